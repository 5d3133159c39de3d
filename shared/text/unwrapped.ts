/** Undoing the line breaks that a mail program or an editor put in, as opposed to those that somebody meant. */

/** Narrower paragraphs are verses, addresses or lists; wider ones were not wrapped by a program. */
const [NARROWEST, WIDEST] = [40, 132];
const MARKED = /^(?:[-–—•·●▪■◦‣*✓✔➢►▶○>#]|\d{1,2}[.)]\s|\([a-z0-9]\)\s)/u;
const GOES_ON = /^\p{Ll}/u;
const PARAGRAPH = /\S(?:[^\n]|\n(?![^\S\n]*\n))*/gu;
const BREAK = /[^\S\n]*\n[^\S\n]*/gu;

export interface Unwrapped {
  text: string;
  /** Where a range of it stands in the original, both in UTF-16 units. */
  origin: (range: { start: number; end: number }) => { start: number; end: number };
}

/**
 * The text with the breaks of wrapped paragraphs as one blank each. A paragraph is wrapped when no next line's first word would
 * have fitted before any of its breaks, and a line goes on in lower case somewhere; one with a mark before a line is a list and
 * stays.
 */
export function unwrapped(original: string): Unwrapped {
  /** Each blank in the new text that stands for more than one character, with how many more. */
  const shortened: { at: number; by: number }[] = [];
  let text = "";
  let end = 0;
  for (const { 0: block, index } of original.matchAll(PARAGRAPH)) {
    const paragraph = block.trimEnd();
    if (!isWrapped(paragraph)) continue;
    for (const { 0: lineBreak, index: within } of paragraph.matchAll(BREAK)) {
      text += original.slice(end, index + within);
      if (lineBreak.length > 1) shortened.push({ at: text.length, by: lineBreak.length - 1 });
      text += " ";
      end = index + within + lineBreak.length;
    }
  }
  text += original.slice(end);
  const originOf = (place: number) =>
    shortened.reduce((sum, { at, by }) => (at < place ? sum + by : sum), place);
  return { text, origin: ({ start, end: to }) => ({ start: originOf(start), end: originOf(to - 1) + 1 }) };
}

function isWrapped(paragraph: string): boolean {
  const lines = paragraph.split(BREAK);
  const [, ...others] = lines;
  if (!others.some((line) => GOES_ON.test(line)) || others.some((line) => MARKED.test(line))) return false;
  const width = Math.max(...lines.map(({ length }) => length));
  if (width < NARROWEST || width > WIDEST) return false;
  return others.every((line, index) => {
    const [firstWord = ""] = line.split(/\s/u, 1);
    return lines[index]!.length + 1 + firstWord.length > width;
  });
}
