/** Undoing the line breaks that a mail program or an editor put in, as opposed to those that somebody meant. */
import { isLower } from "../letters/flat.ts";

/** Narrower texts are verses, addresses or lists; wider ones were not wrapped by a program. */
const [NARROWEST, WIDEST] = [40, 132];
/** So many of the lines that go on in lower case begin where their word did not fit any more. */
const MOST = 0.8;
/** A bullet, a number, or a label. */
const MARKED = /^(?:[•·●▪■◦‣✓✔➢►▶]|[-–—*○>#]\s|\d{1,2}[.)]\s|\([a-z0-9]\)\s|\p{Lu}[\p{L} /&-]{2,40}:\s)/u;
const ENDED = /[.!?:;…]["'”’»)]*$/u;
const LINE = /[^\n]+/gu;

export interface Unwrapped {
  text: string;
  /** Where a range of it stands in the original, both in UTF-16 units. */
  origin: (range: { start: number; end: number }) => { start: number; end: number };
}

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

/**
 * The text with the breaks that wrapped it as one blank each. A text is wrapped when it has lines that go on in lower case, and
 * nearly all of them begin with a word that had no room on the line before; then every such break is a wrap's, but one before a
 * mark, and one between a full stop and a capital.
 */
export function unwrapped(original: string): Unwrapped {
  /** Each blank in the new text that stands for more than one character, with how many more. */
  const shortened: { at: number; by: number }[] = [];
  let text = "";
  let end = 0;
  for (const { before, after } of wrapsOf(original)) {
    text += original.slice(end, before.end);
    if (after.start > before.end + 1) shortened.push({ at: text.length, by: after.start - before.end - 1 });
    text += " ";
    end = after.start;
  }
  text += original.slice(end);
  const originOf = (place: number) =>
    shortened.reduce((sum, { at, by }) => (at < place ? sum + by : sum), place);
  return { text, origin: ({ start, end: to }) => ({ start: originOf(start), end: originOf(to - 1) + 1 }) };
}

function wrapsOf(text: string): Break[] {
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
  return breaks.filter(
    (one) =>
      hadNoRoom(one) &&
      !MARKED.test(one.after.words) &&
      (isLower(one.after.words[0]) || !ENDED.test(one.before.words)),
  );
}

function linesOf(text: string): Line[] {
  return [...text.matchAll(LINE)].flatMap(({ 0: line, index }) => {
    const words = line.trim();
    const start = index + line.indexOf(words);
    return words === "" ? [] : [{ words, start, end: start + words.length }];
  });
}
