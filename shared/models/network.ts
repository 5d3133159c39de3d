/** A network with one hidden layer of rectified units. */
import { softmax } from "./linear.ts";

export interface Network {
  inputs: number;
  hidden: number;
  classes: number;
  /** hidden × (inputs + 1), the last of each row its constant. */
  first: Float32Array;
  /** classes × (hidden + 1). */
  second: Float32Array;
}

/** The chance of each class for one input. */
export function runNetwork(network: Network, input: Float32Array, middle?: Float32Array): Float32Array {
  return softmax(scoresOf(network, input, middle));
}

/** The score of each class for one input. `middle`: room for the hidden units, for whoever wants to see them. */
export function scoresOf(
  { inputs, hidden, classes, first, second }: Network,
  input: Float32Array,
  middle: Float32Array = new Float32Array(hidden),
): Float32Array {
  for (let unit = 0; unit < hidden; unit += 1) {
    const from = unit * (inputs + 1);
    let sum = first[from + inputs]!;
    for (let cell = 0; cell < inputs; cell += 1) sum += first[from + cell]! * input[cell]!;
    middle[unit] = sum > 0 ? sum : 0;
  }
  const out = new Float32Array(classes);
  for (let one = 0; one < classes; one += 1) {
    const from = one * (hidden + 1);
    let sum = second[from + hidden]!;
    for (let unit = 0; unit < hidden; unit += 1) sum += second[from + unit]! * middle[unit]!;
    out[one] = sum;
  }
  return out;
}
