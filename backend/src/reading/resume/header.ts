/** The header of an entry in pieces: what its lines say beside dates, parted by print and by strong dividers. */
import type { LayoutCell } from "../layout.ts";
import { findDates } from "../dates.ts";
import { withoutDurations } from "../durations.ts";
import { type Piece, type ResumeLine, sliceOf } from "./lines.ts";
import { pattern } from "@career-portrait/shared/text";

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
  /** What a label before it says that it is (`Position: Nurse`), or null. */
  says: "title" | "company" | null;
  /** The line breaks off after it with a comma, a hyphen or an "and". */
  open: boolean;
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
          says: null,
          open:
            /(?:[,&/-]|(?<!\p{L})(?:and|und|y|et|e|of|de|für|for))\s*$/iu.test(piece.text) &&
            end === cell.text.length,
        });
      }
    }
  }
  return unlabelled(pieces);
}

const LABELS: [RegExp, HeaderPiece["says"]][] = [
  [
    /^(?:position|job title|title|role|designation|post|cargo|função|puesto|poste|fonction|tätigkeit|funktion|funzione|functie|职位|岗位)\s*[:：]?$/iu,
    "title",
  ],
  [
    pattern("iu")`
      ^(?:employer|company|organi[sz]ation|institution|school|university|college|empresa|empregador|
      employeur|entreprise|établissement|arbeitgeber|firma|schule|datore di lavoro|werkgever|单位|公司|
      学校)\s*[:：]?$`,
    "company",
  ],
  [
    /^(?:period|dates?|duration|year|location|place|qualification|degree|período|fechas?|période|zeitraum|ort|lugar|lieu|duties|时间|地点)\s*[:：]$/iu,
    null,
  ],
];

/** Labels taken off and remembered. A label is a piece of its own or leads one with a colon. */
function unlabelled(pieces: HeaderPiece[]): HeaderPiece[] {
  const named: HeaderPiece[] = [];
  let says: HeaderPiece["says"] = null;
  for (const [index, piece] of pieces.entries()) {
    const alone = LABELS.find(([label]) => label.test(piece.text));
    if (alone && pieces.length > 1 && index + 1 < pieces.length) {
      says = alone[1];
      continue;
    }
    const lead = /^[^:：]{2,20}[:：]\s*(?=\S)/u.exec(piece.text)?.[0] ?? "";
    const label = lead === "" ? undefined : LABELS.find(([pattern]) => pattern.test(lead.trim()));
    const rest = label ? piece.text.slice(lead.length) : piece.text;
    named.push({ ...piece, text: rest, start: piece.end - rest.length, says: label?.[1] ?? says });
    says = null;
  }
  return named;
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
  return stretches.filter(([start, end]) => /[\p{L}\p{N}]/u.test(plain.slice(start, end)));
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
    const alike = before.bold === run.bold && before.italic === run.italic;
    if (alike && changesScript(cell.text.slice(0, at), cell.text.slice(at))) continue;
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
  return (
    Math.max(text.lastIndexOf("("), text.lastIndexOf("（")) >
    Math.max(text.lastIndexOf(")"), text.lastIndexOf("）"))
  );
}

/** Latin words among Chinese ones come from another font without being another text. */
function changesScript(before: string, after: string): boolean {
  const han = /[\p{Script=Han}、，。；：（）《》]/u;
  return han.test(before.trimEnd().slice(-1)) !== han.test(after.trimStart().slice(0, 1));
}

/** Without dividers, brackets left empty by a date, and words that led to it. */
function trimDividers(piece: Piece): Piece {
  const lead = /^(?:[\s,;|:·•–—/()[\]-]+|(?:at|@)\s+)*/iu.exec(piece.text)?.[0].length ?? 0;
  let rest = piece.text
    .slice(lead)
    .replace(
      /(?:[\s,;|:·•–—/-]|\(\s*\)?$|\[\s*\]?$|(?<!\p{L})(?:from|expected|anticipated|graduation|grad|since|seit|von|desde|depuis|issued)\s*:?$)+$/iu,
      "",
    );
  if (rest.endsWith(")") && !rest.includes("(")) rest = rest.slice(0, -1).trimEnd();
  return { ...piece, text: rest, start: piece.start + lead, end: piece.start + lead + rest.length };
}

/** A wrapped header text goes on in the next line of the same print. */
export function joinWrapped(pieces: HeaderPiece[], lines: ResumeLine[]): HeaderPiece[] {
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
