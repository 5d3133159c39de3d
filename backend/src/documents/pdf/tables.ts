/** Cells of tables: those set so close that they look like one text are parted, those wrapped over lines made whole. */
import type { Row } from "./columns.ts";
import type { Segment } from "./read-segments.ts";

/** Points by which edges of one column may differ. */
const SAME_EDGE = 0.8;
/** A gap this wide, in ems, parts cells where a column begins; it is wider than a word's. */
const COLUMN_GAP = 0.4;
/** So many cells beginning at one place make a column. */
const COLUMN_CELLS = 3;

const YEAR = /(?:19|20)\d\d/u;

/** Date columns set close to their text: segments cut where, behind a date, they run over the left edge that other lines show. */
export function withColumnCells(segments: Segment[]): Segment[] {
  const edges = columnEdges(segments);
  return edges.length === 0 ? segments : segments.flatMap((segment) => cutAt(segment, edges));
}

/** Left edges of second and later cells that several lines share. */
function columnEdges(segments: Segment[]): number[] {
  const inner = segments.filter((segment) =>
    segments.some((other) => Math.abs(other.y - segment.y) < 1.6 && other.x1 < segment.x0),
  );
  return inner
    .map((segment) => segment.x0)
    .filter((edge) => inner.filter((other) => Math.abs(other.x0 - edge) < SAME_EDGE).length >= COLUMN_CELLS);
}

function cutAt(segment: Segment, edges: number[]): Segment[] {
  let reach = segment.items[0]?.x1 ?? 0;
  for (const [index, item] of segment.items.entries()) {
    const gap = item.x0 - reach;
    reach = Math.max(reach, item.x1);
    if (index === 0 || gap < COLUMN_GAP * item.size) continue;
    if (!edges.some((edge) => Math.abs(edge - item.x0) < SAME_EDGE)) continue;
    const before = segment.items.slice(0, index);
    if (!YEAR.test(before.map(({ text }) => text).join(""))) continue;
    return [
      { ...segment, items: before, x1: Math.max(...before.map(({ x1 }) => x1)) },
      ...cutAt({ ...segment, items: segment.items.slice(index), x0: item.x0 }, edges),
    ];
  }
  return [segment];
}

/**
 * Rows of a table with three columns or more whose cells run over lines, made one row each. A line below belongs to the
 * row above when it leaves the first column empty and goes on, in the same print, in two of the others.
 */
export function withWholeCells(rows: Row[]): Row[] {
  const whole: Row[] = [];
  let lowest = -Infinity;
  for (const row of rows) {
    const above = whole.at(-1);
    if (above && row.y - lowest < (row.segments[0]?.size ?? 0) * 1.6 && wraps(above, row)) {
      whole[whole.length - 1] = { ...above, segments: above.segments.map((cell) => joined(cell, row)) };
    } else whole.push(row);
    lowest = row.y;
  }
  return whole;
}

function wraps(above: Row, row: Row): boolean {
  return (
    above.segments.length > 2 &&
    row.segments.length > 1 &&
    above.column === row.column &&
    row.segments.every((segment) => above.segments.slice(1).some((cell) => goesOn(cell, segment)))
  );
}

function goesOn(cell: Segment, segment: Segment): boolean {
  const [last, first] = [cell.items.at(-1), segment.items[0]];
  return (
    Math.abs(cell.x0 - segment.x0) < SAME_EDGE &&
    last?.font === first?.font &&
    Math.abs(cell.size - segment.size) < 0.3
  );
}

function joined(cell: Segment, row: Row): Segment {
  const rest = row.segments.find((segment) => goesOn(cell, segment));
  if (!rest) return cell;
  const [first, ...others] = rest.items;
  return first
    ? {
        ...cell,
        items: [...cell.items, { ...first, spaceBefore: true }, ...others],
        x1: Math.max(cell.x1, rest.x1),
      }
    : cell;
}
