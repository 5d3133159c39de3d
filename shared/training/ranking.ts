/** A network that ranks the candidates of a question, fitted so that the right ones get most of the softmax over all. */
import { type Network, scoresOf } from "../models/network.ts";
import { adam, BATCH, drawn } from "./network.ts";
import { randomOf, shuffle } from "./random.ts";

/** The candidates of one question; at least one is right. */
export type Ranked = readonly { input: Float32Array; right: boolean }[];

interface Options {
  hidden: number;
  epochs: number;
  rate: number;
  seed: number;
}

/** The same questions give the same bytes. */
export function fitRanking(questions: readonly Ranked[], { hidden, epochs, rate, seed }: Options): Network {
  const random = randomOf(seed);
  const network = drawn(questions[0]![0]!.input.length, hidden, 1, random);
  const slopes = [new Float32Array(network.first.length), new Float32Array(network.second.length)] as const;
  const steps = [adam(network.first, rate), adam(network.second, rate)] as const;
  const order = [...questions.keys()];
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const slower = 1 - (0.85 * epoch) / epochs;
    for (let from = 0; from < order.length; from += BATCH) {
      slopes[0].fill(0);
      slopes[1].fill(0);
      for (const at of order.slice(from, from + BATCH)) backward(network, questions[at]!, slopes);
      steps[0](slopes[0], slower);
      steps[1](slopes[1], slower);
    }
  }
  return network;
}

function backward(
  network: Network,
  candidates: Ranked,
  [slopes1, slopes2]: readonly [Float32Array, Float32Array],
): void {
  const { inputs, hidden, second } = network;
  const middles = candidates.map(() => new Float32Array(hidden));
  const scores = candidates.map(({ input }, at) => scoresOf(network, input, middles[at])[0]!);
  const top = Math.max(...scores);
  const chances = scores.map((score) => Math.exp(score - top));
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  const right = chances.reduce((sum, chance, at) => sum + (candidates[at]!.right ? chance : 0), 0);
  for (const [at, { input, right: isRight }] of candidates.entries()) {
    const push = chances[at]! / all - (isRight ? chances[at]! / Math.max(right, 1e-9) : 0);
    const middle = middles[at]!;
    for (let unit = 0; unit < hidden; unit += 1) {
      slopes2[unit]! += push * middle[unit]!;
      if (middle[unit] === 0) continue;
      const slope = push * second[unit]!;
      const from = unit * (inputs + 1);
      for (let cell = 0; cell < inputs; cell += 1) slopes1[from + cell]! += slope * input[cell]!;
      slopes1[from + inputs]! += slope;
    }
  }
}
