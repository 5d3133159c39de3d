/** Cells of tables: those set so close that they look like one text are parted, those wrapped over lines made whole. */
import type { Row } from "./row.ts";
import type { Segment } from "./read-segments.ts";

/** Points by which edges of one column may differ. */
const SAME_EDGE = 0.8;
/** A gap this wide, in ems, parts cells where a column begins; it is wider than a word's. */
const COLUMN_GAP = 0.4;
/** So many cells beginning at one place make a column. */
const COLUMN_CELLS = 3;

const YEAR = /(?:19|20)\d\d/u;

/** Where, on one line, a second or later cell begins, and where the line's first one does. */
interface Break {
  edge: number;
  start: number;
}

/**
 * Columns set close to the one before: segments cut where they run over the left edge that other lines show, behind a date
 * or behind a label that begins where theirs do.
 */
export function withColumnCells(segments: Segment[]): Segment[] {
  const breaks = segments.flatMap((segment) => [...cellBreak(segment, segments), ...widestGap(segment)]);
  return segments.flatMap((segment) => cutAt(segment, breaks));
}

function cellBreak(segment: Segment, segments: Segment[]): Break[] {
  const before = segments.filter((other) => Math.abs(other.y - segment.y) < 1.6 && other.x1 < segment.x0);
  return before.length === 0 ? [] : [{ edge: segment.x0, start: Math.min(...before.map(({ x0 }) => x0)) }];
}

/** The gap that stands out among a segment's gaps. */
function widestGap(segment: Segment): Break[] {
  const gaps = gapsOf(segment);
  const widest = gaps.indexOf(Math.max(...gaps));
  const { x0 = 0, size = 0 } = segment.items[widest] ?? {};
  const gap = gaps[widest] ?? 0;
  const standsOut = gaps.every((other, at) => at === widest || other < gap - 0.1 * size);
  return gap >= COLUMN_GAP * size && standsOut ? [{ edge: x0, start: segment.x0 }] : [];
}

function cutAt(segment: Segment, breaks: Break[]): Segment[] {
  const gaps = gapsOf(segment);
  for (const [index, item] of segment.items.entries()) {
    if (index === 0 || (gaps[index] ?? 0) < COLUMN_GAP * item.size) continue;
    const column = breaks.filter(({ edge }) => Math.abs(edge - item.x0) < SAME_EDGE);
    const labels = column.filter(({ start }) => Math.abs(start - segment.x0) < SAME_EDGE);
    const before = segment.items.slice(0, index);
    const words = before.map(({ text }) => text).join("");
    // A bullet or a number before its item is no label.
    if (!/\p{L}{2}/u.test(words) && !YEAR.test(words)) continue;
    if ((YEAR.test(words) ? column : labels).length < COLUMN_CELLS) continue;
    return [
      { ...segment, items: before, x1: Math.max(...before.map(({ x1 }) => x1)) },
      ...cutAt({ ...segment, items: segment.items.slice(index), x0: item.x0 }, breaks),
    ];
  }
  return [segment];
}

/** White before each item. */
function gapsOf({ items }: Segment): number[] {
  let reach = items[0]?.x0 ?? 0;
  return items.map((item) => {
    const gap = item.x0 - reach;
    reach = Math.max(reach, item.x1);
    return gap;
  });
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
