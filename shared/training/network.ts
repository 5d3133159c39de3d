/** A network with one hidden layer (rectified), fitted by Adam (Kingma and Ba 2015); the same data give the same bytes. */
import { type Network, runNetwork } from "../models/network.ts";
import { randomOf, shuffle } from "./random.ts";

export interface DenseExample {
  input: Float32Array;
  target: Float32Array;
  weight: number;
}

export interface Options {
  hidden: number;
  epochs: number;
  rate: number;
  seed: number;
}

const BATCH = 32;

export function fitNetwork(examples: readonly DenseExample[], options: Options): Network {
  const inputs = examples[0]!.input.length;
  const classes = examples[0]!.target.length;
  const { hidden, epochs, rate, seed } = options;
  const random = randomOf(seed);
  const network = drawn(inputs, hidden, classes, random);
  const middle = new Float32Array(hidden);
  const learn = (at: number, slopes: Slopes) => backward(network, examples[at]!, middle, slopes);
  descend(network, examples.length, { epochs, rate, slowing: 0.8, random }, learn);
  return network;
}

/** The slopes of a network's first and second layer, to which each example adds its own. */
export type Slopes = readonly [Float32Array, Float32Array];

/**
 * Fits a network to `count` examples in batches, shuffled anew in each epoch.
 * @param learn adds the slopes of one example
 * @param slowing the share of the rate that is lost by the last epoch
 */
export function descend(
  { first, second }: Network,
  count: number,
  { epochs, rate, slowing, random }: { epochs: number; rate: number; slowing: number; random: () => number },
  learn: (at: number, slopes: Slopes) => void,
): void {
  const slopes: Slopes = [new Float32Array(first.length), new Float32Array(second.length)];
  const steps = [adam(first, rate), adam(second, rate)] as const;
  const order = Uint32Array.from({ length: count }, (_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const slower = 1 - (slowing * epoch) / epochs;
    for (let from = 0; from < count; from += BATCH) {
      slopes[0].fill(0);
      slopes[1].fill(0);
      for (const at of order.subarray(from, from + BATCH)) learn(at, slopes);
      steps[0](slopes[0], slower);
      steps[1](slopes[1], slower);
    }
  }
}

/** A network whose weights are drawn at random. */
export function drawn(inputs: number, hidden: number, classes: number, random: () => number): Network {
  const first = new Float32Array(hidden * (inputs + 1));
  const second = new Float32Array(classes * (hidden + 1));
  for (let cell = 0; cell < first.length; cell += 1)
    first[cell] = (random() - 0.5) * 2 * Math.sqrt(3 / inputs);
  for (let cell = 0; cell < second.length; cell += 1)
    second[cell] = (random() - 0.5) * 2 * Math.sqrt(3 / hidden);
  return { inputs, hidden, classes, first, second };
}

/** One network whose scores are the mean of those of several with the same inputs and classes. */
export function meanOf(networks: readonly Network[]): Network {
  const { inputs, classes } = networks[0]!;
  const share = 1 / networks.length;
  const hidden = networks.reduce((sum, one) => sum + one.hidden, 0);
  const first = new Float32Array(hidden * (inputs + 1));
  const second = new Float32Array(classes * (hidden + 1));
  let unit = 0;
  for (const one of networks) {
    first.set(one.first, unit * (inputs + 1));
    for (let row = 0; row < classes; row += 1) {
      const [from, own] = [row * (hidden + 1), row * (one.hidden + 1)];
      for (let cell = 0; cell < one.hidden; cell += 1)
        second[from + unit + cell] = share * one.second[own + cell]!;
      second[from + hidden]! += share * one.second[own + one.hidden]!;
    }
    unit += one.hidden;
  }
  return { inputs, hidden, classes, first, second };
}

function backward(
  network: Network,
  { input, target, weight }: DenseExample,
  middle: Float32Array,
  [slopes1, slopes2]: Slopes,
): void {
  const { inputs, hidden, classes, second } = network;
  const out = runNetwork(network, input, middle);
  for (let one = 0; one < classes; one += 1) {
    out[one] = (out[one]! - target[one]!) * weight;
    const from = one * (hidden + 1);
    for (let unit = 0; unit < hidden; unit += 1) slopes2[from + unit]! += out[one]! * middle[unit]!;
    slopes2[from + hidden]! += out[one]!;
  }
  for (let unit = 0; unit < hidden; unit += 1) {
    if (middle[unit] === 0) continue;
    let slope = 0;
    for (let one = 0; one < classes; one += 1) slope += out[one]! * second[one * (hidden + 1) + unit]!;
    const from = unit * (inputs + 1);
    for (let cell = 0; cell < inputs; cell += 1) slopes1[from + cell]! += slope * input[cell]!;
    slopes1[from + inputs]! += slope;
  }
}

function adam(weights: Float32Array, rate: number): (slopes: Float32Array, slower: number) => void {
  const mean = new Float32Array(weights.length);
  const square = new Float32Array(weights.length);
  let time = 0;
  return (slopes, slower) => {
    time += 1;
    const step = (slower * rate * Math.sqrt(1 - 0.999 ** time)) / (1 - 0.9 ** time);
    for (let cell = 0; cell < weights.length; cell += 1) {
      const slope = slopes[cell]! / BATCH;
      mean[cell] = 0.9 * mean[cell]! + 0.1 * slope;
      square[cell] = 0.999 * square[cell]! + 0.001 * slope * slope;
      weights[cell]! -= (step * mean[cell]!) / (Math.sqrt(square[cell]!) + 1e-8);
    }
  };
}
