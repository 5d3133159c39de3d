/** What the model of tellings is told about a piece's own words. */
import { TELLERS } from "../lexicon/tellers.ts";
import { conceptsPattern } from "../lexicon/table.ts";
import { Features } from "../models/hash.ts";
import { fold } from "../text/fold.ts";
import type { Piece } from "./pieces.ts";

export const TOLD_ROWS = 1 << 15;

const KEYS = TELLERS.map(({ key }) => key);
const CUES = KEYS.map(
  (key) => [key, new RegExp(`^${conceptsPattern(TELLERS, { keys: [key] })}$`, "u")] as const,
);
const known = new Map<string, string>();

/** The first sort of cue that a folded word is; "-" for none. */
function cueOf(word: string): string {
  let cue = known.get(word);
  if (cue === undefined) {
    cue = /^\d/.test(word) ? "number" : (CUES.find(([, pattern]) => pattern.test(word))?.[0] ?? "-");
    if (known.size >= 20_000) known.clear();
    known.set(word, cue);
  }
  return cue;
}

/** Rows of the table. `at`: its place in the story, 0 to 1. */
export function toldFeatures(text: string, { start, end }: Piece, at: number): number[] {
  const features = new Features(TOLD_ROWS);
  const own = text.slice(start, end);
  const words = fold(own)
    .split(" ")
    .map((word) => (/^\d/.test(word) ? word.replace(/\d/g, "0").slice(0, 4) : word));
  for (const [index, word] of words.entries()) {
    features.add("w", word);
    if (word.length > 4) features.add("p", word.slice(0, 4));
    if (word.length > 6) features.add("q", word.slice(0, 6));
    if (word.length > 4) features.add("s", word.slice(-3));
    if (index > 0) features.add("b", `${words[index - 1]} ${word}`);
  }
  const [first = "", second = ""] = words;
  features.add("1", first);
  features.add("2", `${first} ${second}`);
  features.add("9", words.at(-1) ?? "");
  // Words that say the same in every language, so that what was learned in one serves in another.
  const cues = words.map(cueOf);
  const found = [...new Set(cues)].filter((cue) => cue !== "-").toSorted();
  for (const cue of found) {
    features.add("c", cue);
    features.add("cc", cue);
    for (const other of found) if (cue < other) features.add("cx", cue + other);
  }
  features.add("C", found.join());
  features.add("fc", cues.slice(0, 3).join());
  features.add("l", String(Math.min(5, Math.floor(Math.log2(1 + words.length)))));
  features.add("yr", String(/(?:19|20)\d\d/.test(own)));
  features.add("dig", String(/\d/.test(own)));
  features.add("e", /[.?!:;,]$/.exec(own)?.[0] ?? "-");
  features.add("t", String(Math.min(4, Math.floor(at * 5))));
  features.add("sent", String(/(?:^|[.!?…\n]\s*)$/.test(text.slice(Math.max(0, start - 3), start))));
  features.add("cap", String(Math.min(3, own.slice(1).match(/(?<=\s)\p{Lu}/gu)?.length ?? 0)));
  return features.rows;
}
