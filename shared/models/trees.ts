/** Boosted trees of one depth: sums of small tables of cases, each asked by a few thresholds. */

export interface Trees {
  /** Inputs that are asked. */
  inputs: number;
  depth: number;
  /** What stands before the first tree. */
  base: number;
  /** For each tree its 2^depth - 1 questions, the root first: the input asked, */
  asked: Uint8Array;
  /** and the value above which the answer is yes. */
  above: Float32Array;
  /** For each tree its 2^depth leaves. */
  leaves: Float32Array;
}

/** The sum over all trees, or the first ones: the logarithm of the odds. `x` may hold more than one input, from `from` on. */
export function oddsOf(
  { depth, base, asked, above, leaves }: Trees,
  x: ArrayLike<number>,
  from = 0,
  most = Infinity,
): number {
  const questions = (1 << depth) - 1;
  const trees = Math.min(most, asked.length / questions);
  let sum = base;
  for (let tree = 0, first = 0; tree < trees; tree += 1, first += questions) {
    let at = 0;
    for (let level = 0; level < depth; level += 1)
      at = 2 * at + (x[from + asked[first + at]!]! > above[first + at]! ? 2 : 1);
    sum += leaves[tree * (questions + 1) + at - questions]!;
  }
  return sum;
}

/** The chance that belongs to such odds. */
export function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
