/** The lines of a Word document as they would stand on paper: paragraphs are lines, a table's cells stand side by side or one after the other. */
import { looksLikeHeading } from "../line-signs.ts";
import type { Block, Paragraph, Table, WordRun } from "./blocks.ts";

/** Text of a line that stands together. */
export interface RowCell {
  runs: WordRun[];
  /** Where it begins, from the left margin; null behind a tab, after what stands before it. */
  x: number | null;
}

/** A line of cells; lengths in points. */
export interface Row {
  cells: RowCell[];
  bullet: boolean;
  /** Space above it beyond that of a line. */
  above: number;
  column: "full" | "left" | "right";
  breaks: Paragraph["breaks"];
}

/** What tabs, or so many blanks, divide stands apart. */
const APART = /\t[\t ]*| {3,}/u;
/** Cells of so many lines beside each other are lines of one table row; longer ones are columns. */
const MOST_ABREAST = 3;
/** Text of a page of usual margins, in points. */
export const TEXT_WIDTH = 451;

export function rowsOf(blocks: readonly Block[], x = 0, width = TEXT_WIDTH): Row[] {
  const rows: Row[] = [];
  let below = 0;
  for (const block of blocks) {
    const own = block.kind === "table" ? rowsOfTable(block, x, width) : rowsOfParagraph(block, x);
    const [first, ...rest] = own;
    if (first) rows.push({ ...first, above: Math.max(first.above, below) }, ...rest);
    below = block.kind === "table" ? 0 : block.below;
  }
  return rows;
}

export function textOf(runs: readonly WordRun[]): string {
  return runs.map(({ text }) => text).join("");
}

function rowsOfParagraph(paragraph: Paragraph, x: number): Row[] {
  const { runs, indent, above, list, breaks } = paragraph;
  const lines = divided(runs, /\n/u).map((line) =>
    divided(line, APART).filter((cell) => textOf(cell).trim() !== ""),
  );
  const rows = lines
    .filter((cells) => cells.length > 0)
    .map((cells, at): Row => ({
      cells: cells.map((own, index) => ({ runs: own, x: index === 0 ? x + Math.max(0, indent) : null })),
      bullet: list && at === 0,
      above: at === 0 ? above : 0,
      column: "full",
      breaks: null,
    }));
  if (breaks === null) return rows;
  const empty: Row = { cells: [], bullet: false, above: 0, column: "full", breaks: null };
  const page: Row = { ...empty, breaks: "before" };
  return breaks === "before" ? [page, ...rows] : [...rows, page];
}

/** Runs parted where a pattern stands in their texts. */
function divided(runs: readonly WordRun[], by: RegExp): WordRun[][] {
  const parts: WordRun[][] = [[]];
  for (const run of runs)
    for (const [at, text] of run.text.split(by).entries()) {
      if (at > 0) parts.push([]);
      if (text !== "") parts.at(-1)!.push({ ...run, text });
    }
  return parts;
}

function rowsOfTable({ rows, widths }: Table, x: number, width: number): Row[] {
  const all = widths.reduce((sum, one) => sum + one, 0) || 1;
  return rows.flatMap((row) => {
    let from = x;
    const cells = row.map((blocks, at) => {
      const own = ((widths[at] ?? all / row.length) / all) * width;
      const lines = rowsOf(blocks, from, own);
      from += own;
      return lines;
    });
    return rowsOfCells(cells.filter((lines) => lines.length > 0));
  });
}

/** Few lines beside each other are read across; a cell beside labels goes on below them; long ones stand as columns. */
function rowsOfCells(cells: readonly Row[][]): Row[] {
  const long = cells.filter((rows) => rows.length > 1);
  const label = cells[0]?.map((row) => textOf(row.cells[0]?.runs ?? [])).join(" ") ?? "";
  // "Experience" beside what was done is a heading and no label.
  const headed = cells.length > 1 && long.length > 0 && looksLikeHeading(label);
  const abreast = long.every((rows) => rows.length === long[0]!.length && rows.length <= MOST_ABREAST);
  if (!headed && (long.length <= 1 || abreast)) return across(cells);
  if (cells.length !== 2 || headed) return cells.flat();
  return cells.flatMap((rows, at) =>
    rows.map((row): Row => ({ ...row, column: at === 0 ? "left" : "right" })),
  );
}

function across(cells: readonly Row[][]): Row[] {
  const length = Math.max(0, ...cells.map((rows) => rows.length));
  return Array.from({ length }, (_, at) => {
    const beside = cells.flatMap((rows) => rows[at] ?? []);
    return { ...beside[0]!, cells: beside.flatMap((row) => row.cells) };
  });
}
