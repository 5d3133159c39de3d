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

/**
 * The sum over the trees from `begin` on, before `end`, in their order. Four are walked side by side, for each waits for its own
 * last answer, and an answer is counted with rather than branched on, for nobody can guess it.
 */
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
  let tree = begin;
  for (; tree + 4 <= last; tree += 4) {
    const a = tree * questions;
    const [b, c, d] = [a + questions, a + 2 * questions, a + 3 * questions];
    let [atA, atB, atC, atD] = [a, b, c, d];
    for (let level = 0; level < depth; level += 1) {
      atA = ((atA << 1) - a + 1 + +(x[from + asked[atA]!]! > above[atA]!)) | 0;
      atB = ((atB << 1) - b + 1 + +(x[from + asked[atB]!]! > above[atB]!)) | 0;
      atC = ((atC << 1) - c + 1 + +(x[from + asked[atC]!]! > above[atC]!)) | 0;
      atD = ((atD << 1) - d + 1 + +(x[from + asked[atD]!]! > above[atD]!)) | 0;
    }
    // Each tree has one leaf more than questions.
    sum += leaves[atA - questions + tree]!;
    sum += leaves[atB - questions + tree + 1]!;
    sum += leaves[atC - questions + tree + 2]!;
    sum += leaves[atD - questions + tree + 3]!;
  }
  for (; tree < last; tree += 1) {
    const first = tree * questions;
    let at = first;
    for (let level = 0; level < depth; level += 1)
      at = ((at << 1) - first + 1 + +(x[from + asked[at]!]! > above[at]!)) | 0;
    sum += leaves[at - questions + tree]!;
  }
  return sum;
}

/** The chance that belongs to such odds. */
export function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
