/** What the model of résumés' lines is told about a piece's own words. */
import { headingKey, knownHeading } from "../lexicon/resume-headings.ts";
import { Features } from "../text/index.ts";
import { fold } from "../letters/fold.ts";

export const LINE_ROWS = 1 << 15;

const WORD = /[\p{L}]+(?:['’][\p{L}]+)*|\d+(?:[.,]\d+)*|[€$£%?!:+&/@|•]/gu;
const MOST_WORDS = 50;
const RUNNING = /(?:present|current|heute|actuel|actual|heden|ongoing)/i;
const REACHED_BY = /@|https?:|www\.|\+?\d[\d ()-]{8,}/;

/** Rows of the table. `place`: which piece of how many it is. */
export function lineFeatures(
  text: string,
  { start, end }: { start: number; end: number },
  place: { at: number; of: number },
): number[] {
  const features = new Features(LINE_ROWS);
  const own = text.slice(start, end);
  const words = [...fold(own).matchAll(WORD)]
    .map(([word]) => (/^\d/.test(word) ? word.replace(/\d/g, "0").slice(0, 4) : word))
    .slice(0, MOST_WORDS);
  features.addWords(words, [4], 4);
  const length = String(Math.min(6, Math.floor(Math.log2(1 + words.length))));
  const opens = /^\p{Lu}/u.test(own) ? "A" : /^\p{Ll}/u.test(own) ? "a" : /^\d/.test(own) ? "0" : "-";
  features.add("l", length);
  features.add("e", (/[.?!:;…,)]$/.exec(own)?.[0] ?? "-") + length);
  features.add("o", opens + length);
  features.add("d", String(/(?:19|20)\d\d|\d\d\/\d\d/.test(own)) + length);
  features.add("now", String(RUNNING.test(own)));
  features.add("at", String(REACHED_BY.test(own)));
  const capitals = own.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word)).length;
  features.add("c", String(Math.floor((4 * capitals) / Math.max(1, words.length))));
  if (own === own.toUpperCase() && /\p{L}{3}/u.test(own)) features.add("C", length);
  features.add("n", String(Math.min(4, own.match(/,/g)?.length ?? 0)));
  features.add("t", String(Math.min(9, Math.floor((10 * place.at) / place.of))));
  if (place.at < 6) features.add("top", String(place.at));
  const before = text.slice(Math.max(0, start - 4), start);
  features.add(
    "y",
    /\n\s*\n/.test(before) ? "2" : /\n/.test(before) ? "1" : /[•*·▪-]\s*$/.test(before) ? "b" : "0",
  );
  if (own.length < 50) features.add("H", knownHeading(headingKey(own)) ?? "-");
  return features.rows;
}
