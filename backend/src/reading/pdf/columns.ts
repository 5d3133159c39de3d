/**
 * Reading order of a page's segments: finds side bars and two-column parts by the white space between them, and tells
 * them from tables and date columns, which are read row by row.
 */
import type { Segment } from "./read-segments.ts";
import { withColumnCells, withWholeCells } from "./tables.ts";
import { looksLikeDate, looksLikeHeading } from "../line-signs.ts";
import type { Column, Row } from "./row.ts";

export interface OrderedPage {
  rows: Row[];
  gutter: number | null;
}

interface Gutter {
  x: number;
  top: number;
  bottom: number;
  left: Segment[];
  right: Segment[];
}

const BIN = 3;
/** The widest page that PDF allows has 14,400 points (ISO 32000-1, annex C.2). */
const MAX_STEPS = 14_400 / BIN;

/** Rows in reading order. `knownGutter` is where the page before was divided, so that a side bar's tail is recognised. */
export function orderSegments(printed: Segment[], width: number, knownGutter: number | null): OrderedPage {
  const gutter = bestGutter(printed, width, knownGutter);
  const segments = gutter ? printed : withColumnCells(printed);
  if (!gutter) return { rows: withWholeCells(rowsWithMarginHeadings(segments, width)), gutter: null };
  const inside = new Set([...gutter.left, ...gutter.right]);
  const rest = segments.filter((segment) => !inside.has(segment));
  const above = rest.filter((segment) => segment.y < gutter.top);
  const below = rest.filter((segment) => segment.y >= gutter.top);
  const upper = orderSegments(above, width, gutter.x);
  const lower = orderSegments(below, width, gutter.x);
  return {
    rows: [...upper.rows, ...rowsOf(gutter.left, "left"), ...rowsOf(gutter.right, "right"), ...lower.rows],
    gutter: gutter.x,
  };
}

function bestGutter(segments: Segment[], width: number, knownGutter: number | null): Gutter | null {
  let best: Gutter | null = null;
  let bestScore = 0;
  // Nothing divides what is not printed: a page box of any size costs no more than its text.
  const first = width * 0.12;
  const skipped = Math.max(0, Math.floor((Math.min(...segments.map(({ x0 }) => x0)) - first) / BIN));
  const last = Math.min(width * 0.88, Math.max(...segments.map(({ x1 }) => x1)));
  const steps = Math.min(Math.ceil((last - first) / BIN) - skipped, MAX_STEPS);
  for (let step = 0; step < steps; step += 1) {
    const x = first + (skipped + step) * BIN;
    for (const candidate of freeStretches(segments, x)) {
      const size = Math.min(weight(candidate.left), weight(candidate.right));
      const room = clearance(candidate);
      const score = (weight(candidate.left) + weight(candidate.right)) * (1 + Math.min(room, 40) / 400);
      if (size > 0 && score > bestScore && areColumns(candidate, knownGutter)) {
        best = candidate;
        bestScore = score;
      }
    }
  }
  return best;
}

function weight(segments: Segment[]): number {
  return segments.reduce((sum, segment) => sum + textOf(segment).length, 0);
}

/** Width of the white strip. */
function clearance({ left, right }: Gutter): number {
  return Math.min(...right.map((segment) => segment.x0)) - Math.max(...left.map((segment) => segment.x1));
}

/** Vertical stretches in which nothing is printed across `x`. */
function freeStretches(segments: Segment[], x: number): Gutter[] {
  const crossing = segments
    .filter((segment) => segment.x0 < x - 1 && segment.x1 > x + 1)
    .map((segment) => segment.y)
    .sort((a, b) => a - b);
  const bounds = [-Infinity, ...crossing, Infinity];
  const stretches: Gutter[] = [];
  for (let i = 0; i + 1 < bounds.length; i++) {
    const top = bounds[i] as number;
    const bottom = bounds[i + 1] as number;
    const inside = segments.filter((segment) => segment.y > top + 0.5 && segment.y < bottom - 0.5);
    const left = inside.filter((segment) => segment.x1 <= x + 1);
    const right = inside.filter((segment) => segment.x1 > x + 1);
    if (left.length < 2 || right.length < 2) continue;
    stretches.push({ x, ...extent([...left, ...right]), left, right });
  }
  return stretches;
}

function extent(segments: Segment[]): { top: number; bottom: number } {
  const ys = segments.map((segment) => segment.y);
  return { top: Math.min(...ys), bottom: Math.max(...ys) };
}

/**
 * Whether both sides are read on their own. Columns carry their own headings or wrap their own text; the cells of a
 * table, dates at the margin and right-hand dates stand on the baselines of what they belong to.
 */
function areColumns(gutter: Gutter, knownGutter: number | null): boolean {
  const left = sideOf(gutter.left);
  const right = sideOf(gutter.right);
  if (left.rows < 3 || right.rows < 3) return false;
  if (right.dated > 0.45 || left.dated > 0.45 || left.length < 4 || right.length < 4) return false;
  const aligned = alignment(gutter.left, gutter.right);
  const sparse = Math.min(left.rows, right.rows) < Math.max(left.rows, right.rows) * 0.6;
  if (aligned > 0.8 && (sparse || left.length < 18 || right.length < 18)) return false;
  if (right.headings === 0 && datesBeside(gutter)) return false;
  if (left.headings > 0 && right.headings > 0) return left.headings < left.rows * 0.6;
  const sameAsBefore = knownGutter !== null && Math.abs(knownGutter - gutter.x) < 30;
  if (sameAsBefore && aligned < 0.75) return true;
  if (left.rows < 5 || right.rows < 5) return false;
  if (left.headings > 0) return left.headings < left.rows * 0.5 && aligned < 0.6;
  if (right.headings > 0) return aligned < 0.6 && right.length > 12;
  return aligned < 0.4 && left.length > 14 && right.length > 14;
}

/** A date on the right that stands on the baseline of a text on the left belongs to it. */
function datesBeside({ left, right }: Gutter): boolean {
  return right.some(
    (segment) => looksLikeDate(textOf(segment)) && left.some((other) => Math.abs(other.y - segment.y) < 1.6),
  );
}

interface Side {
  rows: number;
  headings: number;
  /** Share of rows that are dates or nothing but short figures. */
  dated: number;
  /** Mean characters per row. */
  length: number;
}

function sideOf(segments: Segment[]): Side {
  const rows = rowsOf(segments, "full").map((row) => row.segments.map(textOf).join(" "));
  const dated = rows.filter((text) => looksLikeDate(text)).length;
  return {
    rows: rows.length,
    headings: rows.filter((text) => looksLikeHeading(text)).length,
    dated: dated / rows.length,
    length: rows.reduce((sum, text) => sum + text.length, 0) / rows.length,
  };
}

/** Share of the sparser side's rows, headings aside, that stand on a baseline of the other side. */
function alignment(left: Segment[], right: Segment[]): number {
  const leftYs = baselines(left);
  const rightYs = baselines(right);
  const [few, many] = leftYs.length <= rightYs.length ? [leftYs, right] : [rightYs, left];
  if (few.length === 0) return 0;
  return few.filter((y) => many.some((other) => Math.abs(other.y - y) < 1.6)).length / few.length;
}

function baselines(segments: Segment[]): number[] {
  return rowsOf(segments, "full")
    .filter((row) => !looksLikeHeading(row.segments.map(textOf).join(" ")))
    .map((row) => row.y);
}

/**
 * Rows of a page in one column. Where headings stand in the margin beside their content, each heading, often over
 * several lines, becomes a row of its own before the row it begins at.
 */
function rowsWithMarginHeadings(segments: Segment[], width: number): Row[] {
  const rows = rowsOf(segments, "full");
  const margin = marginOf(rows, width);
  if (margin === null) return rows;
  const out: Row[] = [];
  let heading: Row | null = null;
  for (const row of rows) {
    const label = row.segments.filter((segment) => segment.x1 <= margin);
    const content = row.segments.filter((segment) => segment.x1 > margin);
    if (label.length > 0 && !looksLikeDate(label.map(textOf).join(" "))) {
      const last = heading?.segments.at(-1);
      const continues = last && samePrint(last, label[0]) && row.y - last.y < last.size * 1.6;
      if (heading && continues) heading.segments.push(...label);
      else {
        heading = { segments: label, y: row.y, column: "full" };
        // Smaller print than its content's stands a little lower than the line it heads.
        out.splice(headsLineAbove(row, content, out) ? -1 : out.length, 0, heading);
      }
      if (content.length > 0) out.push({ ...row, segments: content });
    } else out.push(row);
  }
  return out;
}

/** A margin heading set a little lower than the line it heads: nothing beside it, or that line begins a group. */
function headsLineAbove(row: Row, content: Segment[], above: Row[]): boolean {
  const [first, before] = [above.at(-1), above.at(-2)];
  const gap = row.y - (first?.y ?? -Infinity);
  if (!first || gap > first.segments[0]!.size * LOWER) return false;
  return content.length === 0 || first.y - (before?.y ?? -Infinity) > gap * 1.3;
}

/** How much lower, in sizes of the print, a heading in the margin may stand than the line it heads. */
const LOWER = 1.5;

/** Right edge of a margin that holds headings and little else; null when there is none. */
function marginOf(rows: Row[], width: number): number | null {
  const beside = rows.flatMap((row) => {
    const heading = row.segments[0] as Segment;
    if (!looksLikeHeading(textOf(heading)) || heading.x1 >= width * 0.35) return [];
    const near = rows
      .filter((other) => Math.abs(other.y - row.y) < heading.size * LOWER && !hasOwnLabel(other, row))
      .flatMap(({ segments }) => segments);
    const content = near.filter((segment) => segment.x0 > heading.x1);
    return content.length > 0 ? [{ heading, content: Math.min(...content.map(({ x0 }) => x0)) }] : [];
  });
  if (beside.length < 3) return null;
  const start = Math.min(...beside.map(({ heading }) => heading.x0));
  const edge = Math.min(...beside.map(({ content }) => content)) - 1;
  const inMargin = rows.filter((row) => row.segments[0]!.x0 < start + 3 && row.segments[0]!.x1 < edge);
  const crossing = rows.filter((row) => row.segments[0]!.x0 < start + 3 && row.segments[0]!.x1 >= edge);
  const headings = inMargin.filter((row) => looksLikeMargin(textOf(row.segments[0] as Segment)));
  return headings.length >= inMargin.length * 0.6 && crossing.length < rows.length * 0.15 ? edge : null;
}

/** A neighbouring line that begins in the margin in other print is a table's row below its heading, not text beside it. */
function hasOwnLabel(other: Row, { segments: [heading] }: Row): boolean {
  const [first] = other.segments;
  return first !== heading && first!.x0 < heading!.x1 && !samePrint(first, heading);
}

function samePrint(one: Segment | undefined, other: Segment | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    one.items[0]?.font === other.items[0]?.font &&
    Math.abs(one.size - other.size) < 0.3
  );
}

function looksLikeMargin(text: string): boolean {
  return looksLikeHeading(text) || text === text.toUpperCase();
}

/** Groups segments by baseline. */
export function rowsOf(segments: Segment[], column: Column): Row[] {
  const rows: Row[] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const last = rows.at(-1);
    if (last && Math.abs(segment.y - last.y) <= Math.max(2, segment.size * 0.3)) last.segments.push(segment);
    else rows.push({ segments: [segment], y: segment.y, column });
  }
  for (const row of rows) row.segments.sort((a, b) => a.x0 - b.x0);
  return rows;
}

/** Characters of a segment, for judging it; the page's text is composed in `page-text.ts`. */
function textOf(segment: Segment): string {
  let text = "";
  let reach = Infinity;
  for (const item of segment.items) {
    if (item.x0 - reach > item.size * 0.16 || (item.spaceBefore && text !== "")) text += " ";
    text += item.text;
    reach = item.spaceAfter ? -Infinity : item.x1;
  }
  return text;
}
