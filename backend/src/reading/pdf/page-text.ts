/** Composes the text of a page from its rows, keeping for every piece where it begins and how it is set. */
import {
  type LayoutCell,
  type LayoutLine,
  mainStyle,
  styleOf,
  type TextRun,
  type TextStyle,
} from "../layout.ts";
import type { Row } from "./row.ts";
import { UNKNOWN_GLYPH } from "./hidden-glyphs.ts";
import { ligaturesIn } from "./ligatures.ts";
import type { Glyphs, Segment } from "./read-segments.ts";

/** Gap, in ems, that stands for a space. */
const WORD_GAP = 0.16;

/** The page's text (lines joined by line feeds, cells by tabs) and its lines. */
export function composePage(
  rows: Row[],
  page: number,
  ligature: string,
): { text: string; lines: LayoutLine[] } {
  let text = "";
  const lines: LayoutLine[] = [];
  for (const row of rows) {
    const start = text.length === 0 ? 0 : text.length + 1;
    const cells = composeCells(row.segments, start, ligature);
    if (cells.length === 0) continue;
    const lineText = cells.map((cell) => cell.text).join("\t");
    text = text.length === 0 ? lineText : `${text}\n${lineText}`;
    lines.push({
      page,
      text: lineText,
      start,
      end: text.length,
      x0: Math.min(...cells.map((cell) => cell.x0)),
      x1: Math.max(...cells.map((cell) => cell.x1)),
      y: row.y,
      column: row.column,
      running: false,
      cells,
      style: mainStyle(cells.flatMap((cell) => cell.runs)),
    });
  }
  return { text, lines };
}

function composeCells(segments: Segment[], lineStart: number, ligature: string): LayoutCell[] {
  const cells: LayoutCell[] = [];
  let start = lineStart;
  for (const segment of segments) {
    const cell = composeCell(segment, start, ligature);
    if (cell.text === "") continue;
    cells.push(cell);
    start = cell.end + 1;
  }
  return cells;
}

function composeCell(segment: Segment, start: number, ligature: string): LayoutCell {
  const spacing = letterSpacing(segment.items);
  const items = closedItems(segment.items);
  let text = "";
  const runs: TextRun[] = [];
  let last: Glyphs | undefined;
  let reach = 0;
  for (const item of items) {
    const marked = spacing === 0 && (item.spaceBefore || last?.spaceAfter === true);
    const spaced = last !== undefined && (marked || item.x0 - reach > (spacing + WORD_GAP) * item.size);
    if (spaced && !text.endsWith(" ")) text += " ";
    const from = start + text.length;
    text += item.text;
    const before = runs.at(-1);
    if (before && sameStyle(before, item)) before.end = start + text.length;
    else runs.push({ start: from, end: start + text.length, ...styleOf(item) });
    last = item;
    reach = Math.max(reach, item.x1);
  }
  const printed = fillIn(text, runs, start, ligature);
  const closed = closeLetterSpacing(printed);
  if (closed !== printed)
    runs.splice(0, runs.length, { ...(runs[0] as TextRun), start, end: start + closed.length });
  return { text: closed, start, end: start + closed.length, x0: segment.x0, x1: segment.x1, runs };
}

/** Writes ligatures where glyphs were unknown, moving the runs along. */
function fillIn(text: string, runs: TextRun[], start: number, ligature: string): string {
  if (!text.includes(UNKNOWN_GLYPH)) return text;
  const found = ligaturesIn(text, ligature);
  const parts = text.split(UNKNOWN_GLYPH);
  const moved = (offset: number): number => {
    const before = text.slice(0, offset - start).split(UNKNOWN_GLYPH).length - 1;
    const grown = found.slice(0, before).reduce((sum, letters) => sum + letters.length, 0);
    return offset - before * UNKNOWN_GLYPH.length + grown;
  };
  for (const run of runs) {
    const [from, to] = [moved(run.start), moved(run.end)];
    run.start = from;
    run.end = to;
  }
  return parts.map((part, index) => (index === 0 ? part : found[index - 1] + part)).join("");
}

/** Small capitals change the size but not the style that a reader sees. */
function sameStyle(a: TextStyle, b: TextStyle): boolean {
  return a.font === b.font && Math.abs(a.size - b.size) < 0.35;
}

/** Items that were read as single letters with blanks between them are words again. */
function closedItems(items: Glyphs[]): Glyphs[] {
  if (!items.some((item) => /^\p{L}(?: \p{L}){2,}$/u.test(item.text))) return items;
  return items.map((item) =>
    /^\S(?: {1,2}\S)+$/u.test(item.text) ? { ...item, text: item.text.replaceAll(" ", "") } : item,
  );
}

/** Gap in ems that letter-spaced print has between all its letters; 0 for ordinary print. */
function letterSpacing(items: Glyphs[]): number {
  const gaps: number[] = [];
  for (let i = 1; i < items.length; i++) {
    const [before, after] = [items[i - 1] as Glyphs, items[i] as Glyphs];
    if (before.text.length === 1 && after.text.length === 1) gaps.push((after.x0 - before.x1) / after.size);
  }
  if (gaps.length < 3 || gaps.length < (items.length - 1) * 0.7) return 0;
  gaps.sort((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length / 2)] as number;
  return usual > 0.06 ? usual : 0;
}

/** `E X P E R I E N C E` → `EXPERIENCE`, with two or more blanks between words. */
export function closeLetterSpacing(text: string): string {
  if (!/^\p{L}(?: \p{L}){3,}(?: {2,}\p{L}(?: \p{L})*)*$/u.test(text.trim())) return text;
  return text
    .trim()
    .split(/ {2,}/)
    .map((word) => word.replaceAll(" ", ""))
    .join(" ");
}
