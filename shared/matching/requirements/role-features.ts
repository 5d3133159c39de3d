/** What the role model is told about a unit's own words. */
import { headingKind } from "../../lexicon/headings.ts";
import { Features, remembering, type Unit } from "../../text/index.ts";
import { fold } from "../../letters/fold.ts";
import {
  ABILITY,
  CANDIDATE,
  CONDITION,
  DEGREE,
  LICENCE,
  MUST,
  NICE,
  PERSONAL,
  YEARS,
} from "./vocabulary/cues.ts";
import { APPLY, COMPANY, LEGAL, OFFER } from "./vocabulary/noise.ts";

export const ROLE_ROWS = 1 << 16;

const WORD = /[\p{L}]+(?:['’][\p{L}]+)*|\d+(?:[.,]\d+)*|[€$£%?!:+&/]/gu;
const MOST_WORDS = 60;
/** Words that say the same in every language, so that what was learned in one serves in another. */
const CUES: readonly (readonly [string, RegExp])[] = [
  ["must", MUST],
  ["nice", NICE],
  ["ability", ABILITY],
  ["condition", CONDITION],
  ["candidate", CANDIDATE],
  ["years", YEARS],
  ["degree", DEGREE],
  ["licence", LICENCE],
  ["personal", PERSONAL],
  ["offer", OFFER],
  ["company", COMPANY],
  ["legal", LEGAL],
  ["apply", APPLY],
];
/** What is longer heads nothing. UTF-16 units. */
export const LONGEST_HEADING = 70;

/** Rows of the role table. `flat`: `flatten(text)`; `at`: its place in the posting, 0 to 1. */
export function roleFeatures(text: string, flat: string, unit: Unit, at: number): number[] {
  const features = new Features(ROLE_ROWS);
  const own = text.slice(unit.start, unit.end);
  const words = wordsOf(own);
  features.addWords(words, [4, 6], 4);
  const length = String(Math.min(7, Math.floor(Math.log2(1 + words.length))));
  const ends = /[.?!:;…,]$/.exec(own)?.[0] ?? "-";
  const opens = /^\p{Lu}/u.test(own) ? "A" : /^\p{Ll}/u.test(own) ? "a" : "0";
  features.add("l", length);
  features.add("e", ends);
  features.add("e", ends + length);
  features.add("o", opens + length);
  const layout = `${Number(unit.bullet)}${Number(unit.alone)}${Number(unit.marked)}${Number(unit.blankBefore)}`;
  features.add("y", layout);
  features.add("y", layout + length + ends);
  const plain = flat.slice(unit.start, unit.end);
  const cues = cuesIn(plain);
  for (const cue of cues) {
    features.add("q1", cue);
    features.add("q2", cue + length);
  }
  features.add("q3", cues.join());
  if (own.length <= LONGEST_HEADING && !unit.bullet) {
    const heading = headingKind(fold(own));
    if (heading !== null) for (const weight of ["1", "2", "3"]) features.add(`h${weight}`, heading);
  }
  if (own.length > 3 && own === own.toUpperCase()) features.add("c", length);
  features.add("t", String(Math.min(4, Math.floor(at * 5))));
  return features.rows;
}

/** A unit that asks for one thing is looked at twice, alone and among the others. */
const cuesIn = remembering(1_000, (plain): readonly string[] =>
  CUES.filter(([, cue]) => cue.test(plain)).map(([name]) => name),
);

/** Folded words of a unit, digits as noughts. */
function wordsOf(own: string): string[] {
  const plain = own
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll("ß", "ss");
  const words: string[] = [];
  for (const word of plain.match(WORD) ?? []) {
    words.push(/^\d/.test(word) ? word.replace(/\d/g, "0").slice(0, 4) : word);
    if (words.length === MOST_WORDS) break;
  }
  return words;
}
