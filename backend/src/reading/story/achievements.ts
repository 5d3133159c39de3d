/**
 * Achievements of a story: the teller's deeds and what came of them, each with its passages. A model tells deeds from
 * results, duties, other people's doings, denials and wishes (docs/models.md); what it is not sure of is not claimed.
 */
import { isSentenceEnd, type Piece, type JudgedPiece } from "@career-portrait/shared/stories";
import { sharedLength } from "@career-portrait/shared/text";
import type { Span } from "../reading.ts";

/** From so much on a piece of a story tells of a deed or its result; who types one or two sentences mostly tells deeds, */
const OWN = 0.76;
const OWN_ALONE = 0.5;
/** Of so few pieces a text is no story but a statement. */
const FEW_PIECES = 3;
/** and so much of it may be another's, denied or wished for. */
const STRANGE = 0.2;
/** Beside a deed in its sentence a piece goes with it from so much on: the rest of a list is no sentence of its own. */
const BESIDE = 0.35;
const STRANGE_BESIDE = 0.1;
/** From so much of it on a passage is what the grammar gives to somebody else, or takes back. */
const TAKEN = 0.6;
/** Fewer words tell of nothing: "when I took it over". */
const LEAST_WORDS = 4;
/** Nothing that a story tells is surer. */
export const SUREST = 0.95;
/** A promotion is told as a role, and is achieved. */
const PROMOTED =
  /(?<!\p{L})(?:promoted|befördert|promue?s?|ascendid[oa]|ascendieron|ascendí|promovid[oa]|bevorderd)(?!\p{L})/iu;

/** Whether a text is a statement or two, and no story. */
export function isStatement(judged: readonly JudgedPiece[]): boolean {
  return judged.length <= FEW_PIECES;
}

export interface Achievement {
  /** In order: the deed, and behind it what the next sentence says came of it. */
  quotes: Span[];
  confidence: number;
}

interface Run {
  pieces: JudgedPiece[];
  /** Begins with what came of something, not with a deed. */
  isResult: boolean;
}

/**
 * @param told the story's pieces, in order
 * @param taken ranges in which the grammar says that somebody else acted, or that it did not happen
 */
export function achievementsIn(
  text: string,
  judged: readonly JudgedPiece[],
  taken: readonly Piece[],
): Achievement[] {
  const groups: Run[][] = [];
  let before: JudgedPiece | undefined;
  for (const run of runsOf(text, judged).filter((one) => isTelling(text, one) && !isTaken(one, taken))) {
    const last = groups.at(-1);
    const follows = before !== undefined && judged.indexOf(run.pieces[0]!) - judged.indexOf(before) === 1;
    // A result in the next sentence is of the deed before it.
    if (last && follows && run.isResult && last.length === 1 && !last[0]!.isResult) last.push(run);
    else groups.push([run]);
    before = run.pieces.at(-1);
  }
  return groups.map((runs) => {
    const chances = runs.flatMap(({ pieces }) => pieces.map((piece) => doneIn(text, piece)));
    return {
      quotes: runs.map(({ pieces }) => spanOf(text, pieces[0]!.start, pieces.at(-1)!.end)),
      confidence: Math.min(SUREST, chances.reduce((sum, chance) => sum + chance, 0) / chances.length),
    };
  });
}

/** Pieces of one sentence that stand together, one of them surely a deed or a result. */
function runsOf(text: string, judged: readonly JudgedPiece[]): Run[] {
  const least = isStatement(judged) ? OWN_ALONE : OWN;
  const groups: JudgedPiece[][] = [];
  for (const [at, piece] of judged.entries()) {
    const isSure = doneIn(text, piece) >= least && strangeness(piece) <= STRANGE;
    if (!isSure && (doneIn(text, piece) < BESIDE || strangeness(piece) > STRANGE_BESIDE)) continue;
    const [before, last] = [judged[at - 1], groups.at(-1)];
    if (last && before && last.at(-1) === before && !isSentenceEnd(text, before, piece)) last.push(piece);
    else groups.push([piece]);
  }
  return groups
    .filter((pieces) => pieces.some((piece) => doneIn(text, piece) >= least))
    .map((pieces) => ({ pieces, isResult: pieces[0]!.as.result > pieces[0]!.as.deed }));
}

/** The chance that a piece tells of something done. */
function doneIn(text: string, { start, end, as }: JudgedPiece): number {
  return as.deed + as.result + (PROMOTED.test(text.slice(start, end)) ? as.role : 0);
}

/** The share of a piece that is not the teller's own doing. */
function strangeness({ as }: JudgedPiece): number {
  return as.others + as.denied + as.wish;
}

function isTelling(text: string, { pieces }: Run): boolean {
  const words = text.slice(pieces[0]!.start, pieces.at(-1)!.end).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length >= LEAST_WORDS;
}

function isTaken({ pieces }: Run, taken: readonly Piece[]): boolean {
  const passage = { start: pieces[0]!.start, end: pieces.at(-1)!.end };
  const shared = taken.reduce((sum, one) => sum + sharedLength(one, passage), 0);
  return shared >= TAKEN * (passage.end - passage.start);
}

/** Without the comma or "and" at its borders; a capital begins a sentence: "En un año", "En 2017". */
function spanOf(text: string, start: number, end: number): Span {
  const slice = text.slice(start, end);
  const lead = /^(?:(?:and|und|et|y|en)\s+)?/u.exec(slice)![0].length;
  const content = slice.slice(lead).replace(/[,;:\s–—-]+$/u, "");
  return { content, page: 1, start: start + lead, end: start + lead + content.length };
}
