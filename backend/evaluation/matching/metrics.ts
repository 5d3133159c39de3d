/** Ranking measures. Ties are averaged over all orders, so that no measure depends on the order of its input. */

/** Normalised discounted cumulative gain at `k`, gain 2^grade − 1 (Järvelin and Kekäläinen, 2002). Null when no grade is above 0. */
export function ndcg(scores: readonly number[], grades: readonly number[], k: number): number | null {
  const gains = grades.map((grade) => 2 ** grade - 1);
  const ideal = gains
    .toSorted((a, b) => b - a)
    .reduce((sum, gain, rank) => sum + gain * discount(rank, k), 0);
  if (ideal === 0) return null;
  let sum = 0;
  let rank = 0;
  for (const tied of tiedByScore(scores)) {
    const gain = tied.reduce((total, index) => total + gains[index]!, 0) / tied.length;
    for (let step = 0; step < tied.length; step += 1) sum += gain * discount(rank + step, k);
    rank += tied.length;
  }
  return sum / ideal;
}

function discount(rank: number, k: number): number {
  return rank < k ? 1 / Math.log2(rank + 2) : 0;
}

/** Indices by falling score, those of equal score together. */
function tiedByScore(scores: readonly number[]): number[][] {
  const groups = Map.groupBy(scores.keys(), (index) => scores[index]!);
  return [...groups].sort(([a], [b]) => b - a).map(([, indices]) => indices);
}

/** Spearman's rank correlation with mean ranks for ties; null when one side is constant. */
export function spearman(one: readonly number[], other: readonly number[]): number | null {
  const [a, b] = [ranks(one), ranks(other)];
  const mid = (one.length + 1) / 2;
  let [dot, left, right] = [0, 0, 0];
  for (const [index, rank] of a.entries()) {
    dot += (rank - mid) * (b[index]! - mid);
    left += (rank - mid) ** 2;
    right += (b[index]! - mid) ** 2;
  }
  return left === 0 || right === 0 ? null : dot / Math.sqrt(left * right);
}

function ranks(values: readonly number[]): number[] {
  const result = Array.from(values, () => 0);
  let rank = 1;
  for (const tied of tiedByScore(values.map((value) => -value))) {
    for (const index of tied) result[index] = rank + (tied.length - 1) / 2;
    rank += tied.length;
  }
  return result;
}

/** Area under the ROC curve: how often a positive stands above a negative, ties half. */
export function auc(scores: readonly number[], positive: readonly boolean[]): number {
  const yes = scores.filter((_, index) => positive[index]);
  const no = scores.filter((_, index) => !positive[index]);
  let wins = 0;
  for (const a of yes) for (const b of no) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (yes.length * no.length);
}

/** Mean of the F1 of both classes when everything from `threshold` on is called positive. */
export function macroF1(scores: readonly number[], positive: readonly boolean[], threshold: number): number {
  const count = (called: boolean, is: boolean) =>
    scores.filter((score, index) => score >= threshold === called && positive[index] === is).length;
  const f1 = (right: number, wrong: number) => (right === 0 ? 0 : (2 * right) / (2 * right + wrong));
  const wrong = count(true, false) + count(false, true);
  return (f1(count(true, true), wrong) + f1(count(false, false), wrong)) / 2;
}

/** The threshold with the best macro-F1, and that F1. */
export function bestThreshold(
  scores: readonly number[],
  positive: readonly boolean[],
): { threshold: number; f1: number } {
  let best = { threshold: 0, f1: 0 };
  for (const threshold of new Set(scores)) {
    const f1 = macroF1(scores, positive, threshold);
    if (f1 > best.f1 || (f1 === best.f1 && threshold < best.threshold)) best = { threshold, f1 };
  }
  return best;
}

export function mean(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}
