/** What the model of requests is told about a requirement's own words: whether a portrait can show it at all. */
import { Features } from "../../text/index.ts";
import type { Requirement } from "../../contract/index.ts";
import { fold } from "../../letters/fold.ts";
import { ABILITY, CONDITION, LICENCE, PERSONAL } from "../requirements/index.ts";

export const REQUEST_ROWS = 1 << 14;

const CUES: readonly (readonly [string, RegExp])[] = [
  ["ability", ABILITY],
  ["condition", CONDITION],
  ["licence", LICENCE],
  ["personal", PERSONAL],
];
const MOST_WORDS = 40;

/** Rows of the table. */
export function requestFeatures({ text, kind, importance, skills }: Requirement): number[] {
  const features = new Features(REQUEST_ROWS);
  const words = fold(text).split(" ").filter(Boolean).slice(0, MOST_WORDS);
  for (const [at, word] of words.entries()) {
    features.add("w", word);
    if (word.length > 5) features.add("p", word.slice(0, 5));
    if (at > 0) features.add("b", `${words[at - 1]} ${word}`);
  }
  features.add("k", kind);
  features.add("i", importance);
  features.add("n", String(Math.min(5, Math.floor(words.length / 4))));
  for (const skill of skills) features.add("s", skill);
  const said = words.join(" ");
  for (const [name, cue] of CUES) if (cue.test(said)) features.add("c", name);
  return features.rows;
}
