/** A linear model over hashed features as it is shipped: rows that say something, in eight bits. */

export interface LinearModel {
  classes: number;
  /** For each row of the table, 1 + its place in `values`; 0 for rows that were pruned. */
  places: Uint32Array;
  /** `classes` values a row. */
  values: Int8Array;
  /** What a unit of a class's values is worth. */
  scales: Float32Array;
}

/** The chance of each class for an example with these features (softmax). */
export function chances(model: LinearModel, rows: ArrayLike<number>): Float32Array {
  return softmax(scoresIn(model, rows));
}

/** The score of each class for an example with these features. */
export function scoresIn(
  { classes, places, values, scales }: LinearModel,
  rows: ArrayLike<number>,
): Float32Array {
  const found = new Float32Array(classes);
  for (let at = 0; at < rows.length; at += 1) {
    const place = places[rows[at]!]!;
    if (place === 0) continue;
    const from = (place - 1) * classes;
    for (let one = 0; one < classes; one += 1) found[one]! += values[from + one]!;
  }
  const scale = 1 / Math.sqrt(rows.length);
  for (let one = 0; one < classes; one += 1) found[one]! *= scale * scales[one]!;
  return found;
}

/** Turns scores into chances, in place. */
export function softmax(scores: Float32Array): Float32Array {
  let highest = -Infinity;
  for (const score of scores) if (score > highest) highest = score;
  let sum = 0;
  for (let one = 0; one < scores.length; one += 1) sum += scores[one] = Math.exp(scores[one]! - highest);
  for (let one = 0; one < scores.length; one += 1) scores[one]! /= sum;
  return scores;
}
