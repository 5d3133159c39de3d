/** Words as evidence: what a word is about and how much it tells, from the learned vectors, never from the texts at hand. */
import { vectorBytes } from "#weights";
import { DIMENSIONS, dot, type Vectors, vectorsOf, wordsOf } from "./vectors.ts";
import { ASKING_WORDS } from "../lexicon/asking-words.ts";
import { FUNCTION_WORDS } from "../lexicon/function-words.ts";
import { spellingsOf } from "../lexicon/table.ts";
import { fold, remembering, stem } from "../text/index.ts";

export interface Word {
  /** As it is written, folded. */
  form: string;
  /** Forms of one stem are the same word, though what they are about may differ a little. */
  stem: string;
  /** Of length 1. */
  direction: Float32Array;
  /** How much it tells, 0 to 1: a frequent word tells little. */
  weight: number;
}

let vectors: Vectors | null = null;
const EMPTY: ReadonlySet<string> = new Set(
  [...FUNCTION_WORDS, ...ASKING_WORDS].flatMap((concept) => spellingsOf(concept)).map(fold),
);

/** The distinct words of a text that say something, in alphabetical order. */
export const tellingWords = remembering(2_000, tellingWordsOf);

function tellingWordsOf(text: string): readonly Word[] {
  const found = new Map<string, Word>();
  for (const one of new Set(wordsOf(text).toSorted())) {
    const word = wordOf(one);
    if (word !== null && !found.has(word.stem)) found.set(word.stem, word);
  }
  return [...found.values()];
}

/** Whether a folded word says nothing by itself: "the", "strong", "experience". */
export function isEmpty(folded: string): boolean {
  return EMPTY.has(folded);
}

const wordOf = remembering(30_000, readWord);

function readWord(folded: string): Word | null {
  if (EMPTY.has(folded)) return null;
  vectors ??= vectorsOf(vectorBytes());
  const sum = vectors.word(folded);
  const weight = Math.sqrt(dot(sum, sum));
  if (weight === 0) return null;
  return { form: folded, stem: stem(folded), direction: sum.map((value) => value / weight), weight };
}

/** What words are about together: of length 1, or all 0. */
export function directionOf(words: readonly Word[]): Float32Array {
  const sum = new Float64Array(DIMENSIONS);
  for (const { direction, weight } of words)
    for (let at = 0; at < DIMENSIONS; at += 1) sum[at]! += weight * direction[at]!;
  const length = Math.hypot(...sum);
  const direction = new Float32Array(DIMENSIONS);
  if (length > 0) for (let at = 0; at < DIMENSIONS; at += 1) direction[at] = sum[at]! / length;
  return direction;
}

/** Directions one after the other, to be compared at once. */
export function rowsOf(all: readonly { direction: Float32Array }[]): Float32Array {
  const rows = new Float32Array(all.length * DIMENSIONS);
  for (const [at, { direction }] of all.entries()) rows.set(direction, at * DIMENSIONS);
  return rows;
}

/** The cosine of each row with a direction. */
export function dotsWith(rows: Float32Array, direction: Float32Array): Float32Array {
  const found = new Float32Array(rows.length / DIMENSIONS);
  for (let row = 0, from = 0; row < found.length; row += 1, from += DIMENSIONS) {
    // Four sums side by side: one waits for itself at every step.
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let at = 0; at < DIMENSIONS; at += 4) {
      a += rows[from + at]! * direction[at]!;
      b += rows[from + at + 1]! * direction[at + 1]!;
      c += rows[from + at + 2]! * direction[at + 2]!;
      d += rows[from + at + 3]! * direction[at + 3]!;
    }
    found[row] = a + b + (c + d);
  }
  return found;
}

/** The highest of some numbers, at least 0. */
export function most(values: ArrayLike<number>): number {
  let highest = 0;
  for (let at = 0; at < values.length; at += 1) if (values[at]! > highest) highest = values[at]!;
  return highest;
}
