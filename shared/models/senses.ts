/** What a single word is about, and how much it tells. */
import { vectorBytes } from "#weights";
import { remembering } from "../text/index.ts";
import { dot, type Vectors, vectorsOf } from "./vectors.ts";

export interface Sense {
  /** Of length 1, or all 0. */
  direction: Float32Array;
  weight: number;
}

let vectors: Vectors | undefined;

/** @param key folded */
export const senseOf = remembering(30_000, (key: string): Sense => {
  vectors ??= vectorsOf(vectorBytes());
  const sum = vectors.word(key);
  const weight = Math.sqrt(dot(sum, sum));
  return { direction: weight === 0 ? sum : sum.map((value) => value / weight), weight };
});
