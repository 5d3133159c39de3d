/**
 * Divides a section of dated entries (roles, projects, volunteering) into its entries. Dates anchor them; how many
 * header lines stand above the date is learnt from the section's first entry and from print shared between entries.
 */
import { PRINTED_LEGAL_FORM } from "@career-portrait/shared/lexicon/legal-forms";
import { type Anchor, anchorsOf, proseFlags, withoutHeaderBullets, withWholeDates } from "./anchors.ts";
import type { DateSpan } from "../dates.ts";
import { withoutDurations } from "../durations.ts";
import { headerPieces, type HeaderPiece, joinWrapped, PLACEHOLDER } from "./header.ts";
import type { KindsOf } from "./kinds.ts";
import type { Piece, ResumeLine } from "./lines.ts";
import { companyMark, placeMark, titleMark } from "./marks.ts";

/** "Kasa Ltd.", "John Doe Jr.", "U.S.": their stop ends no sentence. */
const ABBREVIATED_END = new RegExp(
  `(?<!\\p{L})(?:${PRINTED_LEGAL_FORM}|co\\.|sr\\.|jr\\.|(?:\\p{L}\\.){2,})$`,
  "iu",
);

export interface Entry {
  date: DateSpan | null;
  datePiece: Piece | null;
  header: HeaderPiece[];
  /** Lines after the header: prose and bullets. */
  body: ResumeLine[];
  lines: ResumeLine[];
}

export function entriesOf(printed: ResumeLine[], kindsOf: KindsOf): Entry[] {
  const lines = withWholeDates(withoutHeaderBullets(printed));
  const anchors = anchorsOf(lines, kindsOf);
  if (anchors.length === 0) return undatedEntries(lines, kindsOf);
  const prose = proseFlags(lines, anchors, kindsOf);
  const starts = entryStarts(lines, anchors, prose);
  return anchors.map((anchor, index) => {
    const own = lines.slice(starts[index], starts[index + 1] ?? lines.length);
    const flags = prose.slice(starts[index], starts[index + 1] ?? lines.length);
    return entryFrom(own, flags, anchor, anchor.index - (starts[index] as number));
  });
}

/** Index of each entry's first line. */
function entryStarts(lines: ResumeLine[], anchors: Anchor[], prose: boolean[]): number[] {
  const first = anchors[0] as Anchor;
  const starts: number[] = [];
  const lead = leadLines(lines, first.index, 0, prose);
  const usual = Math.min(lead, 4);
  // A total time under the employer ("3 years 8 months") stands in some entries only.
  const signature = lines
    .slice(first.index - usual, first.index)
    .filter((line) => withoutDurations(line.text).trim() !== "")
    .map(signatureOf);
  for (const [order, anchor] of anchors.entries()) {
    const floor = order === 0 ? 0 : (anchors[order - 1] as Anchor).index + 1;
    const available = leadLines(lines, anchor.index, floor, prose);
    if (order === 0) {
      starts.push(anchor.index - Math.min(available, 4));
      continue;
    }
    // With prose between two dates every header line above this one is its own; without, the first entry shows how many.
    const divided = anchor.index - available > floor;
    let count = Math.min(
      available,
      divided ? Math.max(usual, bodyAbove(lines, anchors, order, prose) ? 3 : usual) : usual,
    );
    if (!divided && count > 0) count = matching(lines, anchor.index, count, signature);
    starts.push(anchor.index - count);
  }
  return starts;
}

function bodyAbove(lines: ResumeLine[], anchors: Anchor[], order: number, prose: boolean[]): boolean {
  const from = (anchors[order - 1] as Anchor).index + 1;
  return lines
    .slice(from, (anchors[order] as Anchor).index)
    .some((line, offset) => line.bullet && prose[from + offset]);
}

/** Header lines directly above a date. A clear break in spacing below a line ends them. */
function leadLines(lines: ResumeLine[], index: number, floor: number, prose: boolean[]): number {
  let count = 0;
  while (index - count - 1 >= floor && !prose[index - count - 1]) {
    const below = lines[index - count] as ResumeLine;
    const tight = count > 0 ? (lines[index] as ResumeLine).gap : below.gap;
    if (
      count > 0 &&
      Number.isFinite(below.gap) &&
      below.style.size > 0 &&
      below.gap > tight * 1.6 &&
      below.gap > below.style.size * 1.9
    )
      break;
    count++;
  }
  return count;
}

function signatureOf(line: ResumeLine): string {
  return `${line.style.font} ${line.style.size}`;
}

/** How many of the lines above a date are set like those above the first entry's date. */
function matching(lines: ResumeLine[], index: number, count: number, signature: string[]): number {
  let matched = 0;
  for (let up = 1; up <= count; up++) {
    const line = lines[index - up] as ResumeLine;
    const expected = signature[signature.length - up];
    const print = signatureOf(line);
    const dated = signatureOf(lines[index] as ResumeLine);
    const known =
      expected === undefined || expected === print || (signature.includes(print) && print !== dated);
    if (line.style.size > 0 && !known) break;
    matched = up;
  }
  return matched;
}

function entryFrom(lines: ResumeLine[], prose: boolean[], anchor: Anchor, anchorAt: number): Entry {
  let headerEnd = anchorAt + 1;
  const bodyPrint = usualPrint(lines.filter((_, index) => prose[index]));
  while (
    headerEnd < lines.length &&
    headerEnd - anchorAt <= 3 &&
    !prose[headerEnd] &&
    isHeaderLike(lines, headerEnd)
  ) {
    const line = lines[headerEnd] as ResumeLine;
    const differs = line.style.size > 0 && bodyPrint !== null && signatureOf(line) !== bodyPrint;
    const employer =
      anchorAt === 1 && companyMark(line.text) >= 0.8 && titleMark(line.text) < 0.6 && line.text.length < 60;
    if (anchorAt > 0 && !differs && !employer && placeMark(line.text) < 0.8) break;
    headerEnd++;
  }
  const header = lines.slice(0, headerEnd).flatMap((line, index) => headerPieces(line, index - anchorAt));
  return {
    date: anchor.date,
    datePiece: anchor.piece,
    header: joinWrapped(header, lines),
    body: lines.slice(headerEnd),
    lines,
  };
}

function usualPrint(lines: ResumeLine[]): string | null {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(signatureOf(line), (counts.get(signatureOf(line)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function isHeaderLike(lines: ResumeLine[], index: number): boolean {
  const line = lines[index] as ResumeLine;
  const before = lines[index - 1] as ResumeLine;
  if (line.style.size > 0 && line.gap > before.style.size * 2.4) return false;
  if (PLACEHOLDER.test(line.text)) return true;
  return line.text.length < 80 && !/[.:;]$/.test(line.text.replace(ABBREVIATED_END, ""));
}

/** Groups of lines that clearly wider spacing parts; one group where spacing is even or unknown. */
export function spacedGroups(lines: ResumeLine[]): ResumeLine[][] {
  const gaps = lines
    .slice(1)
    .map((line) => line.gap)
    .filter((gap) => Number.isFinite(gap) && gap > 0)
    .sort((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0;
  if (lines.some((line) => line.style.size === 0) || usual === 0) return [lines];
  const groups: ResumeLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && !(line.gap > usual * 1.35 && Number.isFinite(line.gap))) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Entries of a section that gives no dates: a header line after a body begins the next. */
function undatedEntries(lines: ResumeLine[], kindsOf: KindsOf): Entry[] {
  const groups = spacedGroups(lines);
  if (groups.length > 1) {
    return groups.map((group) => {
      const rows = Math.max(
        1,
        Math.min(
          3,
          group.findIndex(
            (line, index) =>
              index > 0 &&
              (line.bullet || line.text.length > 60 || /[.]$/.test(line.text) || group[index + 1]?.continues),
          ),
        ),
      );
      return {
        date: null,
        datePiece: null,
        header: group.slice(0, rows).flatMap(headerPieces),
        body: group.slice(rows),
        lines: group,
      };
    });
  }
  const prose = proseFlags(lines, [], kindsOf);
  const entries: Entry[] = [];
  for (const [index, line] of lines.entries()) {
    const header = !prose[index];
    const current = entries.at(-1);
    if (header && (!current || current.body.length > 0)) {
      entries.push({ date: null, datePiece: null, header: headerPieces(line, 0), body: [], lines: [line] });
    } else if (current) {
      if (header && current.body.length === 0 && current.lines.length < 3)
        current.header.push(...headerPieces(line, current.lines.length));
      else current.body.push(line);
      current.lines.push(line);
    }
  }
  return entries;
}
