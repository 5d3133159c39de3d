/** How alike two texts are, from 0 to 1; symmetric, and 1 for texts with the same fold. */
import { fold } from "../letters/fold.ts";

/** Harmonic mean of precision and recall over the folded words as multisets; 0 when either text has none. */
export function tokenF1(one: string, other: string): number {
  const left = words(one);
  const right = words(other);
  if (left.length === 0 || right.length === 0) return 0;
  const counts = new Map<string, number>();
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of right) {
    const left = counts.get(word) ?? 0;
    if (left > 0) {
      shared += 1;
      counts.set(word, left - 1);
    }
  }
  return (2 * shared) / (left.length + right.length);
}

/** Names count as the same from token F1 0.8 on; naming none is the same as naming none. */
export function sameWords(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : tokenF1(one, other) >= 0.8;
}

/** Cosine of the counts of character n-grams of the folded texts, word ends marked by a space. */
export function ngramCosine(one: string, other: string, size = 3): number {
  const left = ngrams(one, size);
  const right = ngrams(other, size);
  if (left.size === 0 || right.size === 0) return 0;
  let dot = 0;
  for (const [gram, count] of left) dot += count * (right.get(gram) ?? 0);
  return Math.min(1, dot / (norm(left) * norm(right)));
}

function words(text: string): string[] {
  return fold(text).split(" ").filter(Boolean);
}

function ngrams(text: string, size: number): Map<string, number> {
  const padded = ` ${fold(text)} `;
  const grams = new Map<string, number>();
  if (padded.trim() === "") return grams;
  for (let index = 0; index <= Math.max(0, padded.length - size); index += 1) {
    const gram = padded.slice(index, index + size);
    grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  return grams;
}

function norm(grams: Map<string, number>): number {
  let sum = 0;
  for (const count of grams.values()) sum += count * count;
  return Math.sqrt(sum);
}
