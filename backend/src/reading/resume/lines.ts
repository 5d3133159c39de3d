/**
 * The document as one flow of lines: side bars after each other, repeated headers and footers left out, bullets
 * recognised, wrapped lines told from new ones. Every text keeps its place in its page.
 */
import type { LaidOutPage, LayoutCell, LayoutLine, TextStyle } from "../layout.ts";
import { findDates } from "../dates.ts";
import { isHeadingText } from "@career-portrait/shared/lexicon/resume-headings";
import { pattern } from "@career-portrait/shared/text";

/** A piece of a page's text. `text` may be tidier than the page; `page`, `start` and `end` say where it stands. */
export interface Piece {
  text: string;
  page: number;
  start: number;
  end: number;
}

export interface ResumeLine extends Piece {
  cells: LayoutCell[];
  style: TextStyle;
  /** Left edge of the text, and of the line with its bullet. */
  x0: number;
  edge: number;
  x1: number;
  y: number;
  column: LayoutLine["column"];
  /** Begins with a bullet, which `text` and `cells` no longer hold. */
  bullet: boolean;
  /** Vertical distance to the line before it in the same column of the same page; Infinity at the top. */
  gap: number;
  /** A paragraph by itself in its file. */
  whole: boolean;
  /** The text goes on from the line before. */
  continues: boolean;
}

const BULLET =
  /^\s*(?:[•●▪◦‣⁃∙·■□▫▸►▶➢➤➔→✓✔✦★☆◆◇○–—*»›❖◉⦿§]|-(?=\s)|o(?=\s{2,}|\t|\s[\p{Lu}\p{N}])|\[\d{1,4}\]|\(?\d{1,2}[.)](?=\s))\s*/u;

/** The closing line of a letter-like résumé: `Köln, 3. Februar 2025`. */
const SIGNED =
  /^\p{Lu}[\p{L} .-]{2,30},\s*(?:den\s+|le\s+|a\s+)?\d{1,2}\.?\s*(?:de\s+)?(?:\p{L}{3,10}|\d{1,2}\.)\s*(?:de\s+)?\d{4}$/u;

const COLUMN_LABEL = pattern("iu")`
    ^(?:dates?|years?|period|from|to|duration|employer|company|organi[sz]ation|position|(?:job )?title|
    role|designation|duties|responsibilities|location|city|school|college|university|institut(?:e|ion)|
    degree|award|qualification|course|board|result|grade|marks|percentage|subject|field|zeitraum|datum|
    jahr|arbeitgeber|firma|tätigkeit|abschluss|schule|ort|fecha|empresa|cargo|puesto|centro|título|
    année|entreprise|poste|diplôme|établissement|lieu|período|instituição|curso|时间|公司|职位|单位|岗位|学校|专业|
    学历)$`;

/** The row that names a table's columns. */
function isTableHead(line: ResumeLine): boolean {
  return line.cells.length > 1 && line.cells.every((cell) => COLUMN_LABEL.test(cell.text.trim()));
}

/** Lines in reading flow over all pages. */
export function resumeLines(pages: LaidOutPage[]): ResumeLine[] {
  const lines = inFlow(pages)
    .map(toLine)
    .flatMap(withoutGlue)
    .filter((line) => line.text !== "" && !SIGNED.test(line.text) && !isTableHead(line));
  const rightEdges = columnEdges(lines, pages);
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before && sameColumn(before, line)) line.gap = line.y - before.y;
    line.continues = before !== undefined && continuesFrom(before, line, rightEdges);
  }
  return lines;
}

/**
 * Pages whose columns run on are read column by column over all of them, the narrower one, a side bar, first; so a
 * role that begins on one page and ends on the next stays whole.
 */
function inFlow(pages: LaidOutPage[]): LayoutLine[] {
  const flow: LayoutLine[] = [];
  let index = 0;
  while (index < pages.length) {
    const first = pages[index] as LaidOutPage;
    if (first.gutter === null) {
      flow.push(...visible(first.lines));
      index++;
      continue;
    }
    const run = [first];
    while (
      index + run.length < pages.length &&
      continuesColumns(run.at(-1) as LaidOutPage, pages[index + run.length] as LaidOutPage)
    ) {
      run.push(pages[index + run.length] as LaidOutPage);
    }
    flow.push(...columnRun(run));
    index += run.length;
  }
  return flow;
}

function visible(lines: LayoutLine[]): LayoutLine[] {
  return lines.filter((line) => !line.running);
}

function continuesColumns(before: LaidOutPage, page: LaidOutPage): boolean {
  return (
    before.gutter !== null &&
    page.gutter !== null &&
    Math.abs(before.gutter - page.gutter) < page.width * 0.08
  );
}

function columnRun(pages: LaidOutPage[]): LayoutLine[] {
  const first = pages[0] as LaidOutPage;
  const main = (first.gutter as number) > first.width / 2 ? "left" : "right";
  const side = main === "left" ? "right" : "left";
  const firstColumn = (page: LaidOutPage): number => page.lines.findIndex((line) => line.column !== "full");
  const top = visible(first.lines.slice(0, firstColumn(first)));
  const sideLines = pages.flatMap((page) => visible(page.lines).filter((line) => line.column === side));
  const mainLines = pages.flatMap((page, index) =>
    visible(page.lines).filter(
      (line, at) =>
        line.column === main || (line.column === "full" && (index > 0 || at >= firstColumn(page))),
    ),
  );
  const [mainHead, sideHead] = [headLength(mainLines), headLength(sideLines)];
  return [
    ...top,
    ...mainLines.slice(0, mainHead),
    ...sideLines.slice(0, sideHead),
    ...sideLines.slice(sideHead),
    ...mainLines.slice(mainHead),
  ];
}

/** How many lines of a column stand before its first heading: they belong to the head of the document. */
function headLength(lines: LayoutLine[]): number {
  const heading = lines.findIndex((line) => isHeadingText(line.text));
  const page = lines[0]?.page;
  return heading > 0 && heading < 12 && lines[heading]?.page === page ? heading : 0;
}

function toLine(line: LayoutLine): ResumeLine {
  const trimmed = { start: line.start, cells: line.cells };
  const bullet = BULLET.exec(line.text);
  const isBullet = bullet !== null && bullet[0].length < line.text.length + 1;
  if (isBullet) {
    trimmed.start += bullet[0].length;
    trimmed.cells = line.cells.flatMap((cell) => cellFrom(cell, trimmed.start));
  }
  const text = line.text.slice(trimmed.start - line.start);
  return {
    text: text.trimEnd(),
    page: line.page,
    start: trimmed.start,
    end: trimmed.start + text.trimEnd().length,
    cells: trimmed.cells,
    style: line.style,
    x0: trimmed.cells[0]?.x0 ?? line.x0,
    edge: line.x0,
    x1: line.x1,
    y: line.y,
    column: line.column,
    bullet: isBullet,
    gap: Infinity,
    whole: line.whole ?? false,
    continues: false,
  };
}

/** "… and tablesAssisted diners", "… to policy.Trained staff": a copied list whose line ends were lost. */
const GLUE = pattern("gu")`
    (?<=\p{Ll}{3}\)?)(?=\p{Lu}\p{Ll}{2,}(?:ed|ing)\s\p{Ll})|
    (?<=\p{Ll}{3}[.;])(?=\p{Lu}\p{Ll}{2,}\s\p{Ll})`;

/** The lines of one that were printed without anything between them. */
function withoutGlue(line: ResumeLine): ResumeLine[] {
  const ends = [...line.text.matchAll(GLUE)].map(({ index }) => index);
  if (ends.length === 0) return [line];
  return [0, ...ends].map((from, at) => {
    const rest = from === 0 ? line : restOf(line, from);
    const to = ends[at];
    return to === undefined ? rest : headOf(rest, to - from);
  });
}

function cellFrom(cell: LayoutCell, start: number): LayoutCell[] {
  if (cell.end <= start) return [];
  if (cell.start >= start) return [cell];
  const runs = cell.runs
    .filter((run) => run.end > start)
    .map((run) => ({ ...run, start: Math.max(run.start, start) }));
  const advance = ((cell.x1 - cell.x0) / cell.text.length) * (start - cell.start);
  return [{ ...cell, text: cell.text.slice(start - cell.start), start, x0: cell.x0 + advance, runs }];
}

function sameColumn(a: ResumeLine, b: ResumeLine): boolean {
  return a.page === b.page && a.column === b.column;
}

/** So many lines ending together show where the text's right edge is. */
const EDGE_LINES = 3;

/**
 * Right edge of each column of each page, where its long lines end. A page whose lines all end by themselves shows none:
 * there the right margin is taken to be as wide as the left one.
 */
function columnEdges(lines: ResumeLine[], pages: LaidOutPage[]): Map<string, number> {
  const columns = Map.groupBy(lines, edgeKey);
  const edges = [...columns].map(([key, column]): [string, number] => {
    const ends = column.map(mainCellEnd).sort((a, b) => a - b);
    const longest = ends[Math.floor(ends.length * 0.97)] as number;
    const width = pages.find(({ number }) => number === column[0]?.page)?.width ?? 0;
    const together = ends.filter((end) => Math.abs(end - longest) < width * 0.03).length;
    if (together >= EDGE_LINES || column[0]?.column !== "full") return [key, longest];
    return [key, Math.max(longest, width - Math.min(...column.map(({ x0 }) => x0)))];
  });
  return new Map(edges);
}

function edgeKey(line: ResumeLine): string {
  return `${line.page} ${line.column}`;
}

function mainCellEnd(line: ResumeLine): number {
  return line.cells[0]?.x1 ?? line.x1;
}

/** Whether a line is the rest of the one before: same print, close below, and the text says so. */
function continuesFrom(before: ResumeLine, line: ResumeLine, edges: Map<string, number>): boolean {
  if (line.bullet || findDates(line.text)[0]?.start === 0) return false;
  if (line.whole && !/^\p{Ll}/u.test(line.text)) return false;
  // Two lines that each lead with strong print are two items, wherever they end.
  if (!before.bullet && startsBold(before) && !endsBold(before) && startsBold(line)) return false;
  if (before.bullet && line.style.bold && !endsBold(before) && line.x0 < before.x0 - 2) return false;
  const acrossPages = before.page !== line.page && before.column === line.column;
  if (!acrossPages && !sameColumn(before, line)) return false;
  const text = line.text;
  const size = Math.max(line.style.size, 1);
  if (Math.abs(before.style.size - line.style.size) > 0.6) return false;
  const geometry = line.style.size > 0;
  if (geometry && !acrossPages && (line.gap > size * 2.1 || line.gap < 0)) return false;
  if (geometry && line.x0 < (before.bullet ? before.edge - 1 : before.x0 - size * 0.8)) return false;
  // Typed text hangs what goes on below the words of its bullet.
  if (!geometry && isHung(before, line)) return true;
  const narrow = (edges.get(edgeKey(before)) ?? Infinity) - before.x0 < 30 * size;
  if (
    /^\p{Ll}/u.test(text) &&
    !/^(?:https?:|www\.|[\w.-]+\.(?:com|org|io|net)\b)/i.test(text) &&
    /\p{L}{2}/u.test(text)
  ) {
    return before.bullet || before.continues || before.text.length > (narrow ? 12 : 25);
  }
  if (
    /[,&(/–-]$|(?<!\p{L})(?:and|or|of|the|to|in|for|with|und|mit|für|von|der|die|das|y|de|la|el|en|con|para|e|do|da|et|des|du|à)$/iu.test(
      before.text,
    )
  ) {
    return !geometry || full(before, edges, 0.7) || before.bullet;
  }
  return (
    geometry &&
    wouldNotFit(before, line, edges) &&
    !/\s[|·•]\s/u.test(before.text) &&
    before.text.length > (narrow ? 14 : 45) &&
    Math.abs(line.x0 - before.x0) < size * 0.7 &&
    line.style.bold === before.style.bold
  );
}

function isHung(before: ResumeLine, line: ResumeLine): boolean {
  if (before.bullet) return line.x0 > before.edge && line.x0 >= before.x0 - 1;
  return before.continues && before.x0 > 0 && line.x0 === before.x0;
}

function startsBold(line: ResumeLine): boolean {
  return line.cells[0]?.runs[0]?.bold ?? false;
}

function endsBold(line: ResumeLine): boolean {
  return line.cells[0]?.runs.at(-1)?.bold ?? false;
}

/** Whether the line before had no room for this line's first word. */
function wouldNotFit(before: ResumeLine, line: ResumeLine, edges: Map<string, number>): boolean {
  // A cell beside it, such as a date at the right, leaves less room.
  const edge = before.cells[1]
    ? before.cells[1].x0 - before.style.size
    : (edges.get(edgeKey(before)) ?? before.x1);
  const character = (line.x1 - line.x0) / Math.max(line.text.length, 1);
  const word = (/^\S+/u.exec(line.text)?.[0].length ?? 0) + 1;
  return mainCellEnd(before) + word * character > edge + character;
}

function full(line: ResumeLine, edges: Map<string, number>, share: number): boolean {
  const edge = edges.get(edgeKey(line)) ?? line.x1;
  return mainCellEnd(line) - line.x0 > (edge - line.x0) * share;
}

/** The part of a piece from `from` to `to` (positions in its text, which must be the page's own), without blanks around it. */
export function sliceOf(piece: Piece, from: number, to: number): Piece {
  const raw = piece.text.slice(from, to);
  const lead = raw.length - raw.trimStart().length;
  const text = raw.trim();
  const start = piece.start + from + lead;
  return { text, page: piece.page, start, end: start + text.length };
}

/** The line from a position in its text on. */
export function restOf(line: ResumeLine, from: number): ResumeLine {
  const rest = sliceOf(line, from, line.text.length);
  const cells = line.cells
    .filter((cell) => cell.end > rest.start)
    .map((cell) =>
      cell.start >= rest.start
        ? cell
        : { ...cell, text: cell.text.slice(rest.start - cell.start), start: rest.start },
    );
  return { ...line, ...rest, cells };
}

/** The line up to a position in its text. */
export function headOf(line: ResumeLine, to: number): ResumeLine {
  const head = sliceOf(line, 0, to);
  const cells = line.cells
    .filter((cell) => cell.start < head.end)
    .map((cell) =>
      cell.end <= head.end
        ? cell
        : {
            ...cell,
            text: cell.text.slice(0, head.end - cell.start),
            end: head.end,
            runs: cell.runs.filter((run) => run.start < head.end),
          },
    );
  return { ...line, ...head, cells };
}

/** Lines joined as one text: words broken at a line's end are made whole. */
export function joinText(parts: string[]): string {
  return parts.reduce((text, part) => {
    if (text === "") return part;
    if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(part)) return text.slice(0, -1) + part;
    if (/\p{L}-$/u.test(text) || /\p{Script=Han}$/u.test(text)) return text + part;
    return `${text} ${part}`;
  }, "");
}
