/** Which lines of a section date its entries, and which are prose. */
import type { LayoutCell } from "../layout.ts";
import { type DateSpan, findDates, isOnlyDates } from "../dates.ts";
import { withoutDurations } from "../durations.ts";
import { headerPieces, PLACEHOLDER } from "./header.ts";
import { chanceOf, type KindsOf } from "./kinds.ts";
import { type Piece, type ResumeLine, sliceOf } from "./lines.ts";
import { titleMark } from "./marks.ts";
import { LEGAL_FORM } from "@career-portrait/shared/lexicon/organisations";

/** A line that dates an entry. */
export interface Anchor {
  index: number;
  date: DateSpan;
  piece: Piece;
}

/** Where bullets stand at two depths, the outer ones mark entries, not their text. */
export function withoutHeaderBullets(lines: ResumeLine[]): ResumeLine[] {
  const edges = lines.filter((line) => line.bullet && line.style.size > 0).map((line) => line.edge);
  const outer = Math.min(...edges);
  if (!edges.some((edge) => edge > outer + 6)) return lines;
  const outers = lines.filter((line) => line.bullet && line.edge < outer + 3);
  const heads = outers.filter((line) => line.cells.length > 1 || line.cells[0]?.runs[0]?.bold).length;
  if (heads < outers.length * 0.7) return lines;
  return lines.map((line) => (line.bullet && line.edge < outer + 3 ? { ...line, bullet: false } : line));
}

/** Lines whose date belongs to an entry rather than to its prose. */
export function anchorsOf(lines: ResumeLine[], kindsOf: KindsOf): Anchor[] {
  const anchors: Anchor[] = [];
  for (const [index, line] of lines.entries()) {
    const anchor = anchorOf(line, index);
    // "Cut scrap by a third from 2017 to 2019" dates a deed.
    if (anchor && (standsAlone(anchor, lines) || !tellsOfWork(line, kindsOf))) anchors.push(anchor);
  }
  const ranges = anchors.filter((anchor) => anchor.date.range);
  // A lone year beside ranges is a detail (an award in a role), unless it stands in a cell of its own.
  const prints = new Set(ranges.map((anchor) => printAt(lines, anchor)).filter((print) => print !== null));
  const kept =
    ranges.length >= anchors.length * 0.5
      ? anchors.filter(
          (anchor) =>
            anchor.date.range || standsAlone(anchor, lines) || prints.has(printAt(lines, anchor) ?? ""),
        )
      : anchors;
  const margin = Math.min(...kept.map((anchor) => (lines[anchor.index] as ResumeLine).x0));
  return kept.filter((anchor, index) => {
    const line = lines[anchor.index] as ResumeLine;
    if (
      line.style.size > 0 &&
      line.x0 > margin + 8 &&
      line.x0 < margin + 40 &&
      !standsAlone(anchor, lines) &&
      (lines[(kept[0] as Anchor).index] as ResumeLine).x0 < margin + 3
    )
      return false;
    const before = kept[index - 1];
    return !(before && anchor.index === before.index + 1 && !anchor.date.range && before.date.range);
  });
}

/** Print of a dated line and where in it the date stands; null where lines show no print. */
function printAt(lines: ResumeLine[], { index, piece }: Anchor): string | null {
  const line = lines[index] as ResumeLine;
  if (line.style.size === 0 || line.bullet) return null;
  const edge = piece.start === line.start ? "first" : piece.end === line.end ? "last" : "inside";
  const run = line.cells.flatMap((cell) => cell.runs).find((candidate) => candidate.end > piece.start);
  return `${run?.font} ${run?.size} ${edge}`;
}

function standsAlone(anchor: Anchor, lines: ResumeLine[]): boolean {
  const line = lines[anchor.index] as ResumeLine;
  return line.cells.some((cell) => isOnlyDates(cell.text)) || isOnlyDates(line.text);
}

function anchorOf(line: ResumeLine, index: number): Anchor | null {
  for (const cell of line.cells.toReversed()) {
    if (isOnlyDates(cell.text)) return anchorIn(line, cell, index);
  }
  if (line.continues) return null;
  for (const cell of line.cells) {
    const found = anchorIn(line, cell, index);
    if (!found) continue;
    const before = withoutDurations(cell.text.slice(0, found.date.start)).trim();
    const after = withoutDurations(cell.text.slice(found.date.end))
      .replace(/^[\s)\]|•·,:–—-]+/u, "")
      .trim();
    const short = before.length + after.length < (line.bullet ? 60 : 95);
    const atEdge =
      before === "" ||
      after === "" ||
      /[|•·(,–—-]\s*$/u.test(before) ||
      /^[|•·]/u.test(cell.text.slice(found.date.end).trim());
    const prose = /[.;]$/.test(after) && after.split(" ").length > 3;
    const sentence =
      /(?<!\p{L})(?:in|during|since|by|of|from|en|im|seit|für|for|around)\s*$/iu.test(before) &&
      !/^from$/i.test(before);
    if (
      short &&
      atEdge &&
      !prose &&
      !sentence &&
      (found.date.range || before.length + after.length < 70) &&
      !(line.bullet && !found.date.range)
    )
      return found;
  }
  return null;
}

const SINCE_WORD = /^(?:since|seit|ab|desde|depuis|dal|da|sinds|vanaf|until|till|bis|hasta|jusqu)(?!\p{L})/iu;

function anchorIn(line: ResumeLine, cell: LayoutCell, index: number): Anchor | null {
  const text = withoutDurations(cell.text);
  const dates = findDates(text);
  const date = dates.find((candidate) => candidate.range) ?? dates[0];
  if (!date) return null;
  const since =
    date.range && !/^[\d([]/.test(text.slice(date.start)) && SINCE_WORD.test(text.slice(date.start));
  if (since && text.slice(0, date.start).trim() !== "") return null;
  return {
    index,
    date,
    piece: sliceOf(
      { text: cell.text, page: line.page, start: cell.start, end: cell.end },
      date.start,
      date.end,
    ),
  };
}

/** From so much on a line without a date is what the model of lines takes it for; a title is not easily work done. */
const DONE = { least: 0.6, leastOfTitle: 0.8 };

function tellsOfWork(line: ResumeLine, kindsOf: KindsOf): boolean {
  const least = titleMark(line.text) >= 0.6 ? DONE.leastOfTitle : DONE.least;
  if (chanceOf(kindsOf(line), "deed", "duty") < least) return false;
  // "Position: Nurse" says itself what it is.
  return headerPieces(line, 0).every(({ says }) => says === null);
}

/** Which lines are prose: bullets, sentences, what is wrapped, what tells of work done, and what is set in from the headers. */
export function proseFlags(lines: ResumeLine[], anchors: { index: number }[], kindsOf: KindsOf): boolean[] {
  const anchored = new Set(anchors.map((anchor) => anchor.index));
  const headerEdge = Math.min(...anchors.map((anchor) => (lines[anchor.index] as ResumeLine).x0));
  const geometry = lines.some((line) => line.style.size > 0);
  const bulletsUsed = lines.some((line, index) => line.bullet && !anchored.has(index));
  return lines.map((line, index) => {
    if (anchored.has(index) && !(line.bullet && hasProse(line))) return false;
    if (line.bullet) return true;
    const before = lines[index - 1];
    // A long title in strong print goes on below its date.
    const titled = anchored.has(index - 1) && line.style.bold && before?.style.bold && line.text.length < 60;
    if (line.continues && before && !titled && (before.bullet || before.continues || before.text.length > 60))
      return true;
    if (PLACEHOLDER.test(line.text)) return false;
    if (!anchored.has(index) && tellsOfWork(line, kindsOf)) return true;
    if (/^[\p{L} /&-]{3,30}[:：]\s+\S.*[,，]/u.test(line.text) || /[:：]$/.test(line.text)) return true;
    const words = line.text.split(/\s+/).length;
    if (
      line.text.length > 110 ||
      (/[.;!]$/.test(line.text) &&
        words >= 6 &&
        !isStrongHead(line) &&
        !LEGAL_FORM.test(` ${line.text.split(" ").at(-1)}`))
    )
      return true;
    if (/[。；！]$/u.test(line.text)) return true;
    if (/^\p{Ll}/u.test(line.text) && words > 3) return true;
    if (lines[index + 1]?.continues && line.text.length > 60) return true;
    const edge = bulletsUsed && geometry ? headerEdge + 30 : headerEdge + 5;
    return geometry && line.x0 > edge && !sharesMargin(line, lines, anchored);
  });
}

/** A line wholly in strong print and parted by a divider names an entry, full stop or not. */
function isStrongHead(line: ResumeLine): boolean {
  const runs = line.cells.flatMap((cell) => cell.runs);
  return runs.length > 0 && runs.every((run) => run.bold) && /\s[|•·–—]\s|\t/u.test(line.text);
}

/** Beside a date column, header lines stand at the text's own margin. */
function sharesMargin(line: ResumeLine, lines: ResumeLine[], anchored: Set<number>): boolean {
  return [...anchored].some((index) =>
    (lines[index] as ResumeLine).cells.some(
      (cell) => Math.abs(cell.x0 - line.x0) < 3 && !isOnlyDates(cell.text),
    ),
  );
}

function hasProse(line: ResumeLine): boolean {
  const main = line.cells.find((cell) => !isOnlyDates(cell.text));
  return main !== undefined && main.text.length > 75;
}

const OPEN_RANGE = /\d\s*(?:[-–—]\s*(?:\p{L}{3,9}\.?)?|\s(?:to|bis|hasta|à|au|tot))$/u;
/** "to" on a line of its own. */
const JOINER = /^(?:[-–—]|to|bis|hasta|à|au|tot)$/iu;
const RANGE_END = /^(?:\p{L}{3,10}\.?\s+)?(?:\d{1,2}[./-])?\d{4}$|^\p{L}{3,12}$/u;

/** A range broken over two lines of a narrow date column (`2019 –` / `heute`) stands whole on its first line. */
export function withWholeDates(lines: ResumeLine[]): ResumeLine[] {
  const whole: ResumeLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const range = before && joinedDates(before, line);
    if (!range) {
      whole.push(line);
      continue;
    }
    whole[whole.length - 1] = range;
    const cells = line.cells.slice(1);
    const [first] = cells;
    if (first)
      whole.push({
        ...line,
        cells,
        start: first.start,
        text: line.text.slice(first.start - line.start),
        x0: first.x0,
      });
  }
  return whole;
}

/** The line with the end of its range from the line below; null where that holds none. */
function joinedDates(line: ResumeLine, next: ResumeLine): ResumeLine | null {
  const [[cell, ...others], [rest]] = [line.cells, next.cells];
  if (!cell || !rest || line.page !== next.page) return null;
  if (Math.min(cell.x1, rest.x1) < Math.max(cell.x0, rest.x0)) return null;
  const text = `${cell.text} ${rest.text}`;
  const opens = JOINER.test(rest.text) && isOnlyDates(cell.text);
  const closes = OPEN_RANGE.test(cell.text) && RANGE_END.test(rest.text) && findDates(text)[0]?.to;
  return opens || closes ? { ...line, cells: [{ ...cell, text }, ...others] } : null;
}
