/** One header text that holds title and employer both: `Title at Company`, `Company, City, ST, Title`, `Title, Company`. */
import type { Entry } from "./entries.ts";
import type { HeaderPiece } from "./header.ts";
import { companyMark, isProperName, namesWork, placeTailAt, titleMark } from "./marks.ts";
import { LEGAL_FORM } from "@career-portrait/shared/lexicon/organisations";

/** An entry whose header texts are being told apart. */
export interface Candidate {
  entry: Entry;
  pieces: HeaderPiece[];
  place: string | null;
  /** A text `name, city` that may be the place or an employer in its town. */
  named: HeaderPiece | null;
  title: HeaderPiece | null;
  company: HeaderPiece | null;
}

const CONNECTOR = /\s+(at|@|bei|bei der|beim|chez|en|presso|bij|na|no)\s+(?=\p{Lu})/u;

/** The word for "at" that this entry surely says: after a job title. */
export function connectorOf({ pieces: [piece] }: Candidate): string | null {
  const at = piece ? CONNECTOR.exec(piece.text) : null;
  return piece && at?.[1] && titleMark(piece.text.slice(0, at.index)) >= 0.6 ? at[1] : null;
}

/** `Title at Company`, said as another entry of the document surely says it. */
export function splitAt(candidate: Candidate, connector: string | null): void {
  const [piece, ...rest] = candidate.pieces;
  const at = piece ? CONNECTOR.exec(piece.text) : null;
  if (!piece || !at || at[1] !== connector) return;
  candidate.pieces = [
    cut(piece, 0, at.index),
    cut(piece, at.index + at[0].length, piece.text.length),
    ...rest,
  ];
}

/** One piece may still hold both: `Company, City, ST, Title`, `Title at Company`, `Title, Company`. */
export function splitSingle(candidate: Candidate, least: number): void {
  const [piece] = candidate.pieces;
  if (!piece) return;
  let best: [HeaderPiece, HeaderPiece] | null = null;
  let bestScore = least;
  for (const comma of piece.text.matchAll(/\s*[,，、]\s*/gu)) {
    const first = cut(piece, 0, comma.index);
    const second = cut(piece, comma.index + comma[0].length, piece.text.length);
    if (LEGAL_FORM.test(second.text) && second.text.length < 8) continue;
    for (const [title, company] of [
      [first, second],
      [second, first],
    ] as const) {
      const placed = placeTailAt(company.text);
      const name = placed > 0 ? cut(company, 0, placed) : company;
      const score =
        titleMark(title.text) +
        companyMark(name.text) -
        titleMark(name.text) * 0.8 -
        (title.text.includes(",") ? 0.1 : 0);
      if (score >= bestScore && /\p{L}{2}/u.test(name.text)) {
        bestScore = score + 0.001;
        if (placed > 0) candidate.place ??= company.text.slice(placed).replace(/^[\s,]+/u, "");
        best = title === first ? [title, name] : [name, title];
      }
    }
  }
  if (best) candidate.pieces = best;
}

/**
 * `Farrier, Hollow Lane Stables` or `…, Leeds`: no word of it is known, but the only header of an entry with text of its
 * own is a title and an employer, in this order unless the words say otherwise. A single name after the comma may be a town.
 */
export function splitUncommon(candidate: Candidate): void {
  const [piece] = candidate.pieces;
  const [first, second, town, more] = piece?.text.split(/\s*,\s+/u) ?? [];
  if (!piece || !first || !second || more || candidate.entry.body.length === 0) return;
  if (town !== undefined && !(isProperName(town) && town.split(" ").length < 3 && titleMark(town) < 0.4))
    return;
  if (titleMark(second) >= 0.4) return;
  const employs = companyMark(second) >= 0.8;
  const reversed = companyMark(first) >= 0.8;
  if (reversed ? town || employs || !namesWork(second) : !isTitleBefore(first, second, employs)) return;
  const at = piece.text.indexOf(second, first.length);
  candidate.pieces = [cut(piece, 0, first.length), cut(piece, at, at + second.length)];
  if (town) candidate.place ??= town;
}

function isTitleBefore(title: string, name: string, employs: boolean): boolean {
  const words = name.split(/\s+/u);
  const named = words.every((word) => /^[\p{Lu}\d&]/u.test(word) || word.length <= 3);
  return title.split(/\s+/u).length <= 4 && named && (employs || words.length > 1);
}

export function cut(piece: HeaderPiece, from: number, to: number): HeaderPiece {
  const text = piece.text.slice(from, to);
  const lead = text.length - text.trimStart().length;
  return {
    ...piece,
    text: text.trim(),
    start: piece.start + from + lead,
    end: piece.start + from + text.trimEnd().length,
  };
}
