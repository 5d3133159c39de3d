/** Undoing the line breaks that a mail program or an editor put in, as opposed to those that somebody meant. */
import { isLower } from "../letters/flat.ts";
import { type Edit, rewritten } from "./rewritten.ts";

/** Narrower texts are verses, addresses or lists; wider ones were not wrapped by a program. */
const [NARROWEST, WIDEST] = [40, 132];
/** So many of the lines that go on in lower case begin where their word did not fit any more. */
const MOST = 0.8;
/** A bullet, a number, or a label. */
const MARKED = /^(?:[•·●▪■◦‣✓✔➢►▶]|[-–—*○>#]\s|\d{1,2}[.)]\s|\([a-z0-9]\)\s|\p{Lu}[\p{L} /&-]{2,40}:\s)/u;
const ENDED = /[.!?:;…]["'”’»)]*$/u;
const LINE = /[^\n]+/gu;

interface Line {
  /** Without the blanks around it. */
  words: string;
  start: number;
  end: number;
}

interface Break {
  before: Line;
  after: Line;
}

/** The text with the breaks that wrapped it as one blank each; see `wrapsOf`. */
export function unwrapped(text: string): string {
  const wraps = wrapsOf(text);
  return wraps.length === 0 ? text : rewritten(text, wraps).text;
}

/**
 * The breaks that wrapped a text. It is wrapped when it has lines that go on in lower case, and nearly all of them begin with a word
 * that had no room on the line before; then every such break is a wrap's, but one before a mark, and one between a full stop and a
 * capital.
 */
export function wrapsOf(text: string): Edit[] {
  const lines = linesOf(text);
  const width = Math.max(
    0,
    ...lines.filter(({ words }) => /\s/u.test(words)).map(({ words }) => words.length),
  );
  if (width < NARROWEST || width > WIDEST) return [];
  const breaks = lines.slice(1).flatMap((after, index): Break[] => {
    const before = lines[index]!;
    // Nothing but one line end between them: a blank line is meant.
    return text.slice(before.end, after.start).split("\n").length === 2 ? [{ before, after }] : [];
  });
  const hadNoRoom = ({ before, after }: Break) =>
    before.words.length + 1 + after.words.split(/\s/u, 1)[0]!.length > width;
  const going = breaks.filter(({ after }) => isLower(after.words[0]));
  if (going.length === 0 || going.filter(hadNoRoom).length < MOST * going.length) return [];
  const wraps = breaks.filter(
    (one) =>
      hadNoRoom(one) &&
      !MARKED.test(one.after.words) &&
      (isLower(one.after.words[0]) || !ENDED.test(one.before.words)),
  );
  return wraps.map(({ before, after }) => ({ start: before.end, end: after.start, by: " " }));
}

function linesOf(text: string): Line[] {
  return [...text.matchAll(LINE)].flatMap(({ 0: line, index }) => {
    const words = line.trim();
    const start = index + line.indexOf(words);
    return words === "" ? [] : [{ words, start, end: start + words.length }];
  });
}
