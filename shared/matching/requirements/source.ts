/** A posting's text made ready for reading; what is read keeps its place in what was handed in. */
import { flatten, type Range } from "../../letters/flat.ts";
import { plainOf, type Rewritten, rewritten, wrapsOf } from "../../text/index.ts";
import { pattern } from "../../letters/pattern.ts";

export interface Source {
  /** The text as it was handed in, to be quoted. */
  verbatim: string;
  /** Where each unit of `text` stands in it; null where the two agree. */
  plain: Rewritten | null;
  /** What is read: without mark-up and invisible characters, and with what no reader reads blanked out. */
  text: string;
  /** `flatten(text)`. */
  flat: string;
}

/** No posting is longer; what stands beyond is not read. UTF-16 units. */
const LONGEST_POSTING = 100_000;
/** Encoded data, rulers, garbage: no language that parts its words with blanks has such words. */
const NO_WORD = /[^\s\u2e80-\uffff]{300,}/g;
/** From such a line on the page shows other postings. */
const OTHER_POSTINGS = pattern("mu")`
    ^[^\p{L}\n]*(?:(?:similar|related|other|more|recommended|featured|nearby) (?:jobs?|positions?|
    openings?|vacancies|roles|searches)(?: (?:like this|near you|you may like|for you))?|
    people also viewed|jobs you may (?:like|be interested in)|(?:ahnliche|weitere|passende) (?:jobs|
    stellen\p{L}*)|offres similaires|(?:ofertas|empleos|vagas) (?:similares|relacionad[ao]s|
    semelhantes)|(?:vergelijkbare|soortgelijke) vacatures|(?:lavori|offerte) simili|liknande jobb) ?:?$`;
const SHORTEST_POSTING = 300;

export function sourceOf(verbatim: string): Source {
  const plain = plainOf(verbatim.slice(0, LONGEST_POSTING));
  const read = plain?.text ?? verbatim.slice(0, LONGEST_POSTING);
  const text = withoutOthers(withoutRepeats(flowingOn(singleSpaced(read.replace(NO_WORD, blank)))));
  return { verbatim, plain, text, flat: flatten(text) };
}

/** The original's own words for a range of what was read. */
export function quoted({ verbatim, plain }: Source, { start, end }: Range): Range & { text: string } {
  const from = plain ? plain.from[start]! : start;
  const to = plain ? plain.to[end - 1]! : end;
  return { start: from, end: to, text: verbatim.slice(from, to) };
}

const FEWEST_LINES = 12;

/**
 * Wrapped lines with a blank line after each: some converters print so, and a blank line parts nothing there. Told by
 * lines that go on in small letters after a blank line.
 */
function singleSpaced(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "").length;
  const apart = text.match(/\n[ \t\r]*\n[ \t\r]*(?=\S)/g)?.length ?? 0;
  const goOn = text.match(/[\p{L},]\n[ \t\r]*\n[ \t\r]*(?=\p{Ll}{2})/gu)?.length ?? 0;
  if (lines < FEWEST_LINES || apart < 0.7 * lines || goOn < 0.1 * lines) return text;
  return text.replace(/\n[ \t\r]*\n/g, (gap) => `${" ".repeat(gap.length - 1)}\n`);
}

/** The line ends of a wrap as blanks. */
function flowingOn(text: string): string {
  const blanks = wrapsOf(text).map(({ start, end }) => ({ start, end, by: " ".repeat(end - start) }));
  return rewritten(text, blanks).text;
}

function withoutOthers(text: string): string {
  const others = OTHER_POSTINGS.exec(flatten(text).slice(SHORTEST_POSTING));
  if (!others) return text;
  const from = SHORTEST_POSTING + others.index;
  return text.slice(0, from) + text.slice(from).replace(/[^\n]/g, " ");
}

/** Blanks out a run of lines that only says again what stands directly before it: some sites print a posting twice. */
function withoutRepeats(text: string): string {
  const lines = text.split("\n");
  const keys = lines.map((line) => line.trim());
  const filled = keys.flatMap((key, index) => (key === "" ? [] : [index]));
  const last = new Map<string, number>();
  let at = 0;
  while (at < filled.length) {
    const key = keys[filled[at]!]!;
    const before = last.get(key);
    last.set(key, at);
    const length = before === undefined ? 0 : at - before;
    const repeated =
      length > 0 &&
      filled.slice(at, at + length).every((line, offset) => keys[line] === keys[filled[before! + offset]!]);
    if (repeated && at + length <= filled.length) {
      for (const line of filled.slice(at, at + length)) lines[line] = blank(lines[line]!);
      at += length;
      last.set(key, at - length);
    } else at += 1;
  }
  return lines.join("\n");
}

function blank(run: string): string {
  return " ".repeat(run.length);
}
