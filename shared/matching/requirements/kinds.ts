/** Of what kind a requirement is, told by its words, its closed marks and the skills it names (docs/models.md). */
import type { RequirementKind } from "../../contract/index.ts";
import { Features } from "../../text/index.ts";
import { marksIn } from "./marks.ts";

export const KIND_ROWS = 1 << 13;
/** In the order of the model's columns. */
export const KINDS: readonly RequirementKind[] = [
  "skill",
  "experience",
  "education",
  "certification",
  "language",
  "other",
];

/** Rows of the kind table. `flat`: the clause; `title`: the words of the heading over it; `named`: kinds of the skills it names. */
export function kindFeatures(flat: string, title: string, named: readonly string[]): number[] {
  const features = new Features(KIND_ROWS);
  const words = flat.match(/[\p{L}+#]+|\d+/gu) ?? [];
  const marks = marksIn(flat);
  for (const [at, word] of words.slice(0, 24).entries()) {
    const own = /\d/.test(word) ? "0" : word;
    features.add("w", own);
    if (own.length > 4) features.add("p", own.slice(0, 5));
    if (own.length > 6) features.add("s", own.slice(-5));
    if (at > 0) features.add("b", `${words[at - 1]} ${own}`);
    if (at < 3) features.add(`f${at}`, own.slice(0, 6));
  }
  for (const mark of marks) {
    features.add("m", mark);
    features.add("m2", mark);
  }
  features.add("ms", marks.join());
  const sorts = [...new Set(named)].toSorted();
  for (const sort of sorts) features.add("k", sort);
  features.add("ks", `${sorts.join()}|${marks.join()}`);
  features.add("kn", `${Math.min(3, named.length)}`);
  for (const word of title.match(/\p{L}+/gu) ?? []) features.add("h", word.slice(0, 6));
  features.add("l", `${Math.min(6, words.length)}`);
  return features.rows;
}
