/** What the model of tellings is told about a piece's own words. */
import { Features } from "../text/index.ts";
import { fold } from "../letters/fold.ts";
import { cueOf } from "./cues.ts";
import type { Piece } from "./pieces.ts";

export const TOLD_ROWS = 1 << 15;

/** Rows of the table. `at`: its place in the story, 0 to 1. */
export function toldFeatures(text: string, { start, end }: Piece, at: number): number[] {
  const features = new Features(TOLD_ROWS);
  const own = text.slice(start, end);
  const words = fold(own)
    .split(" ")
    .map((word) => (/^\d/.test(word) ? word.replace(/\d/g, "0").slice(0, 4) : word));
  features.addWords(words, [4, 6], 3);
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
