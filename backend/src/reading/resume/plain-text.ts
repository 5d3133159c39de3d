/** Plain text as a laid-out page: no fonts, but lines, indents and wide gaps. */
import { plainLetters } from "../letters.ts";
import type { LaidOutPage, LayoutCell, LayoutLine } from "../layout.ts";

const NO_STYLE = { font: "", size: 0, bold: false, italic: false };

/** What stands before a line in the private letters of symbol fonts is a bullet. */
const SYMBOL = /(?<=^[^\S\n]*)[\uE000-\uF8FF]/gmu;
/** From so many lines on it shows whether all stand apart. */
const FEW_LINES = 10;

/**
 * A résumé's text as its author set it: plain letters and blanks, none at the ends of lines or before all of them, and line ends
 * of one kind, single where all were doubled. Tabs and form feeds stay: they divide.
 */
export function tidied(text: string): string {
  const bare = text
    .replace(/\r\n?/gu, "\n")
    .replace(SYMBOL, "•")
    .replace(/[^\n\t\f]+/gu, plainLetters)
    .split("\n")
    .map((line) => line.replace(/ +$/u, ""));
  const indent = Math.min(...bare.map((line) => line.search(/\S/u)).filter((at) => at >= 0));
  const set = bare.map((line) => line.slice(indent)).join("\n");
  return isDoubleSpaced(bare) ? set.replace(/\n\n/gu, "\n") : set;
}

/** A blank line stands behind every line. */
function isDoubleSpaced(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line !== "").length;
  return filled >= FEW_LINES && lines.every((line, index) => line === "" || !lines[index + 1]);
}

/** One page whose text is exactly `text`; cells are what tabs or three blanks divide. Form feeds begin new pages. */
export function plainTextPages(text: string): LaidOutPage[] {
  return text.split("\f").map((pageText, index) => ({
    number: index + 1,
    width: 0,
    height: 0,
    text: pageText,
    lines: linesOf(pageText, index + 1),
    links: [],
    gutter: null,
  }));
}

function linesOf(text: string, page: number): LayoutLine[] {
  const lines: LayoutLine[] = [];
  let row = 0;
  for (const match of text.matchAll(/[^\r\n]*(?:\r\n|\n|\r|$)/g)) {
    row++;
    const printed = match[0].replace(/[\r\n]+$/, "");
    const lead = printed.length - printed.trimStart().length;
    const line = printed.trim();
    if (line === "") continue;
    const start = match.index + lead;
    const cells = cellsOf(line, start, lead);
    lines.push({
      page,
      text: line,
      start,
      end: start + line.length,
      x0: lead,
      x1: lead + line.length,
      y: row,
      column: "full",
      running: false,
      cells,
      style: NO_STYLE,
    });
  }
  return lines;
}

function cellsOf(line: string, start: number, indent: number): LayoutCell[] {
  return [...line.matchAll(/\S+(?: {1,2}\S+)*/g)].map((cell) => ({
    text: cell[0],
    start: start + cell.index,
    end: start + cell.index + cell[0].length,
    x0: indent + cell.index,
    x1: indent + cell.index + cell[0].length,
    runs: [{ start: start + cell.index, end: start + cell.index + cell[0].length, ...NO_STYLE }],
  }));
}
