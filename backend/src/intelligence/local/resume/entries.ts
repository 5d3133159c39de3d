/**
 * Divides a section of dated entries (roles, projects, volunteering) into its entries. Dates anchor them; how many
 * header lines stand above the date is learnt from the section's first entry and from print shared between entries.
 */
import type { LayoutCell } from "../../../documents/pdf/index.ts";
import { type DateSpan, findDates, isOnlyDates, withoutDurations } from "./dates.ts";
import { type Piece, type ResumeLine, sliceOf } from "./lines.ts";
import { companyMark, placeMark, titleMark } from "./marks.ts";
import { LEGAL_FORM } from "./words/organisations.ts";

/** A header text of an entry with the print it is set in; dates, durations and dividers are taken out. */
export interface HeaderPiece extends Piece {
  bold: boolean;
  italic: boolean;
  size: number;
  font: string;
  /** Header line that it stands on, counted from the line of the date. */
  row: number;
  /** Which piece of its line it is, for comparing entries that are set alike. */
  order: number;
  /** The line breaks off after it with a comma, a hyphen or an "and". */
  open: boolean;
}

export interface Entry {
  date: DateSpan | null;
  datePiece: Piece | null;
  header: HeaderPiece[];
  /** Lines after the header: prose and bullets. */
  body: ResumeLine[];
  lines: ResumeLine[];
}

interface Anchor {
  index: number;
  date: DateSpan;
  piece: Piece;
}

export function entriesOf(printed: ResumeLine[]): Entry[] {
  const lines = withoutHeaderBullets(printed);
  const anchors = anchorsOf(lines);
  if (anchors.length === 0) return undatedEntries(lines);
  const prose = proseFlags(lines, anchors);
  const starts = entryStarts(lines, anchors, prose);
  return anchors.map((anchor, index) => {
    const own = lines.slice(starts[index], starts[index + 1] ?? lines.length);
    const flags = prose.slice(starts[index], starts[index + 1] ?? lines.length);
    return entryFrom(own, flags, anchor, anchor.index - (starts[index] as number));
  });
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
function anchorsOf(lines: ResumeLine[]): Anchor[] {
  const anchors: Anchor[] = [];
  for (const [index, line] of lines.entries()) {
    const anchor = anchorOf(line, index);
    if (anchor) anchors.push(anchor);
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
    if (line.style.size > 0 && line.x0 > margin + 8 && line.x0 < margin + 40 && !standsAlone(anchor, lines) && (lines[(kept[0] as Anchor).index] as ResumeLine).x0 < margin + 3) return false;
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
  for (const cell of [...line.cells].reverse()) {
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
  const since = date.range && !/^[\d(\[]/.test(text.slice(date.start)) && SINCE_WORD.test(text.slice(date.start));
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

/** Which lines are prose: bullets, sentences, what is wrapped, and what is set in from the headers. */
export function proseFlags(lines: ResumeLine[], anchors: { index: number }[]): boolean[] {
  const anchored = new Set(anchors.map((anchor) => anchor.index));
  const headerEdge = Math.min(...anchors.map((anchor) => (lines[anchor.index] as ResumeLine).x0));
  const geometry = lines.some((line) => line.style.size > 0);
  const bulletsUsed = lines.some((line, index) => line.bullet && !anchored.has(index));
  return lines.map((line, index) => {
    if (anchored.has(index) && !(line.bullet && hasProse(line))) return false;
    if (line.bullet) return true;
    if (
      line.continues &&
      (lines[index - 1]?.bullet ||
        lines[index - 1]?.continues ||
        (lines[index - 1] as ResumeLine).text.length > 60)
    )
      return true;
    if (PLACEHOLDER.test(line.text)) return false;
    if (/^[\p{L} /&-]{3,30}[:：]\s+\S.*[,，]/u.test(line.text) || /[:：]$/.test(line.text)) return true;
    const words = line.text.split(/\s+/).length;
    if (
      line.text.length > 110 ||
      (/[.;!]$/.test(line.text) && words >= 6 && !LEGAL_FORM.test(` ${line.text.split(" ").at(-1)}`))
    )
      return true;
    if (/[。；！]$/u.test(line.text)) return true;
    if (/^\p{Ll}/u.test(line.text) && words > 3) return true;
    if (lines[index + 1]?.continues && line.text.length > 60) return true;
    const edge = bulletsUsed && geometry ? headerEdge + 30 : headerEdge + 5;
    return geometry && line.x0 > edge && !sharesMargin(line, lines, anchored);
  });
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

/** Index of each entry's first line. */
function entryStarts(lines: ResumeLine[], anchors: Anchor[], prose: boolean[]): number[] {
  const first = anchors[0] as Anchor;
  const starts: number[] = [];
  const lead = leadLines(lines, first.index, 0, prose);
  const usual = Math.min(lead, 4);
  const signature = lines.slice(first.index - usual, first.index).map(signatureOf);
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
    if (expected !== undefined && line.style.size > 0 && expected !== signatureOf(line)) break;
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
    const employer = anchorAt === 1 && companyMark(line.text) >= 0.8 && titleMark(line.text) < 0.6 && line.text.length < 60;
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
  return (
    line.text.length < 80 &&
    !/[.:;]$/.test(line.text.replace(/(?:inc|ltd|corp|co|llc|s\.a|gmbh|sr|jr)\.$/i, ""))
  );
}

/** A wrapped header text goes on in the next line of the same print. */
function joinWrapped(pieces: HeaderPiece[], lines: ResumeLine[]): HeaderPiece[] {
  const joined: HeaderPiece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const line = lines.find(
      (candidate) =>
        candidate.page === piece.page && candidate.start <= piece.start && candidate.end >= piece.end,
    );
    const wraps =
      before &&
      line &&
      piece.row === before.row + 1 &&
      before.page === piece.page &&
      before.bold === piece.bold &&
      before.size === piece.size &&
      before.font === piece.font &&
      (line.continues || before.open);
    if (wraps) {
      before.text = `${before.text} ${piece.text}`;
      before.end = piece.end;
      before.row = piece.row;
    } else joined.push(piece);
  }
  return joined;
}

/** What anonymisers put in place of an employer's name. */
export const PLACEHOLDER =
  /(?<!\p{L})(?:company name|employer name|confidential|nombre de la empresa|firmenname)(?!\p{L})/iu;

const STRONG = /\s*\t\s*|\s+[|•·●∙ǀ｜]\s*|\s*[|｜]\s+|\s+[–—]\s+|\s+-\s+|\s+::\s+|\s+\/\/\s+|\s+@\s+/gu;

/** What a header line says beside its dates, in pieces as the print or strong dividers part them. */
export function headerPieces(line: ResumeLine, row: number): HeaderPiece[] {
  const pieces: HeaderPiece[] = [];
  for (const cell of line.cells) {
    for (const [from, to] of undatedStretches(cell.text)) {
      for (const [start, end] of stretchParts(cell, from, to)) {
        const piece = sliceOf(
          { text: cell.text, page: line.page, start: cell.start, end: cell.end },
          start,
          end,
        );
        const tidy = trimDividers(piece);
        if (tidy.text === "" || !/[\p{L}\p{N}]/u.test(tidy.text)) continue;
        const run = cell.runs.find((candidate) => candidate.end > tidy.start) ?? cell.runs[0];
        pieces.push({
          ...tidy,
          bold: run?.bold ?? false,
          italic: run?.italic ?? false,
          size: run?.size ?? 0,
          font: run?.font ?? "",
          row,
          order: pieces.length,
          open:
            /(?:[,&/-]|(?<!\p{L})(?:and|und|y|et|e|of|de|für|for))\s*$/iu.test(piece.text) &&
            end === cell.text.length,
        });
      }
    }
  }
  return pieces;
}

function undatedStretches(text: string): [number, number][] {
  const stretches: [number, number][] = [];
  let from = 0;
  const plain = withoutDurations(text);
  for (const date of findDates(plain)) {
    stretches.push([from, date.start]);
    from = date.end;
  }
  stretches.push([from, text.length]);
  return stretches.filter(([start, end]) => plain.slice(start, end).trim() !== "");
}

function stretchParts(cell: LayoutCell, from: number, to: number): [number, number][] {
  const cuts: { at: number; end: number }[] = [];
  const text = cell.text.slice(from, to);
  for (const match of text.matchAll(STRONG)) {
    if (openParenthesis(text.slice(0, match.index))) continue;
    cuts.push({ at: from + match.index, end: from + match.index + match[0].length });
  }
  for (const [index, run] of cell.runs.entries()) {
    const before = cell.runs[index - 1];
    const at = run.start - cell.start;
    if (!before || at <= from || at >= to) continue;
    if (before.bold === run.bold && before.italic === run.italic && before.font === run.font) continue;
    if (/[\p{L}\p{N}]$/u.test(cell.text.slice(0, at)) && /^[\p{L}\p{N}]/u.test(cell.text.slice(at))) continue;
    if (openParenthesis(cell.text.slice(from, at))) continue;
    cuts.push({ at, end: at });
  }
  cuts.sort((a, b) => a.at - b.at);
  const parts: [number, number][] = [];
  let start = from;
  for (const cut of cuts) {
    if (cut.at < start) continue;
    parts.push([start, cut.at]);
    start = cut.end;
  }
  parts.push([start, to]);
  return parts.filter(([a, b]) => cell.text.slice(a, b).trim() !== "");
}

function openParenthesis(text: string): boolean {
  return text.lastIndexOf("(") > text.lastIndexOf(")");
}

/** Without dividers, brackets left empty by a date, and words that led to it. */
function trimDividers(piece: Piece): Piece {
  const lead = /^(?:[\s,;|:·•–—/()\[\]-]+|(?:at|@)\s+)*/iu.exec(piece.text)?.[0].length ?? 0;
  let rest = piece.text
    .slice(lead)
    .replace(
      /(?:[\s,;|:·•–—/-]|\(\s*\)?$|\[\s*\]?$|(?<!\p{L})(?:from|expected|anticipated|graduation|grad|since|seit|von|desde|depuis|issued)\s*:?$)+$/iu,
      "",
    );
  if (rest.endsWith(")") && !rest.includes("(")) rest = rest.slice(0, -1).trimEnd();
  return { ...piece, text: rest, start: piece.start + lead, end: piece.start + lead + rest.length };
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
function undatedEntries(lines: ResumeLine[]): Entry[] {
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
  const prose = proseFlags(lines, []);
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
