/** Linear models over hashed features, fitted by AdaGrad (Duchi et al. 2011); the same data give the same bytes. */
import { randomOf, shuffle } from "./random.ts";

export interface Example {
  rows: ArrayLike<number>;
  /** The probability of each class; sums to 1. */
  target: ArrayLike<number>;
  /** Instead of a target: 1 for each class that it may be. */
  allowed?: Uint8Array;
  weight: number;
}

export interface FitOptions {
  size: number;
  classes: number;
  epochs: number;
  rate: number;
  /** Pull towards 0. */
  decay: number;
  seed: number;
}

/** The table of weights, `size` rows of `classes` columns. */
export function fit(examples: readonly Example[], options: FitOptions): Float32Array {
  const { size, classes, epochs, rate, decay, seed } = options;
  const weights = new Float32Array(size * classes);
  const squares = new Float32Array(size * classes).fill(1e-6);
  const random = randomOf(seed);
  const order = Uint32Array.from(examples.keys());
  const scores = new Float64Array(classes);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { rows, allowed, weight } = examples[index]!;
      let { target } = examples[index]!;
      const scale = 1 / Math.sqrt(rows.length);
      probabilities(weights, rows, scale, classes, scores);
      if (allowed) target = among(allowed, scores);
      for (let one = 0; one < classes; one += 1) {
        const error = (scores[one]! - target[one]!) * weight * scale;
        if (Math.abs(error) < 1e-4) continue;
        for (let at = 0; at < rows.length; at += 1) {
          const cell = rows[at]! * classes + one;
          const slope = error + decay * weights[cell]!;
          squares[cell]! += slope * slope;
          weights[cell]! -= (rate * slope) / Math.sqrt(squares[cell]!);
        }
      }
    }
  }
  return weights;
}

/** The scores of the allowed classes alone, summing to 1. */
function among(allowed: Uint8Array, scores: Float64Array): Float64Array {
  const target = scores.map((score, one) => score * allowed[one]!);
  let sum = 1e-12;
  for (const share of target) sum += share;
  return target.map((share) => share / sum);
}

/** Softmax of the scores of one example, written into `into`. */
export function probabilities(
  weights: Float32Array,
  rows: ArrayLike<number>,
  scale: number,
  classes: number,
  into: Float64Array,
): void {
  into.fill(0);
  for (let at = 0; at < rows.length; at += 1) {
    const from = rows[at]! * classes;
    for (let one = 0; one < classes; one += 1) into[one]! += weights[from + one]!;
  }
  let highest = -Infinity;
  for (let one = 0; one < classes; one += 1) {
    into[one]! *= scale;
    if (into[one]! > highest) highest = into[one]!;
  }
  let sum = 0;
  for (let one = 0; one < classes; one += 1) {
    into[one] = Math.exp(into[one]! - highest);
    sum += into[one]!;
  }
  for (let one = 0; one < classes; one += 1) into[one]! /= sum;
}
