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

/** The sum over all trees: the logarithm of the odds. `x` may hold more than one input, from `from` on. */
export function oddsOf(trees: Trees, x: ArrayLike<number>, from = 0): number {
  return trees.base + sumOf(trees, x, from, 0, Infinity);
}

/** The odds, or -Infinity once the first trees of a step leave less than its odds. */
export function oddsIn(
  steps: readonly { trees: number; odds: number }[],
  trees: Trees,
  x: ArrayLike<number>,
  from: number,
): number {
  let [odds, asked] = [trees.base, 0];
  for (const step of steps) {
    odds += sumOf(trees, x, from, asked, step.trees);
    if (odds < step.odds) return -Infinity;
    asked = step.trees;
  }
  return odds + sumOf(trees, x, from, asked, Infinity);
}

/** The sum over the trees from `begin` on, before `end`. */
function sumOf(
  { depth, asked, above, leaves }: Trees,
  x: ArrayLike<number>,
  from: number,
  begin: number,
  end: number,
): number {
  const questions = (1 << depth) - 1;
  const last = Math.min(end, asked.length / questions);
  let sum = 0;
  for (let tree = begin, first = begin * questions; tree < last; tree += 1, first += questions) {
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
