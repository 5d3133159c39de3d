/** What each piece of a story is: the teller's deed, its result, another's, denied, wished for (docs/models.md). */
import { directionOf, tellingWords } from "../models/telling-words.ts";
import { tellingWeights } from "../models/telling.ts";
import { chancesByPasses, logarithms, passesIn, rowsIn, type TwoPasses } from "../models/two-passes.ts";
import { DIMENSIONS } from "../models/vectors.ts";
import { toldFeatures } from "./features.ts";
import { isSentenceEnd, type Piece, piecesOf } from "./pieces.ts";

export const PIECE_KINDS = [
  "deed",
  "result",
  "duty",
  "role",
  "education",
  "certificate",
  "skill",
  "wish",
  "others",
  "denied",
  "aside",
] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export interface JudgedPiece extends Piece {
  /** The chance of each, 0 to 1; together 1. */
  as: Record<PieceKind, number>;
}

const CLASSES = PIECE_KINDS.length;
const LAYOUT = 5;
/** Numbers that {@link contextsOf} gives for a piece. */
const TOLD_CONTEXT = CLASSES * 7 + DIMENSIONS + LAYOUT;

/** The pieces of a story in order, each with what it is. @param models the shipped ones, unless an evaluation says otherwise */
export function judgedPieces(
  text: string,
  models: TwoPasses = passesIn(tellingWeights(), "told"),
): JudgedPiece[] {
  const pieces = piecesOf(text);
  const rows = pieces.map((piece, at) => toldFeatures(text, piece, at / pieces.length));
  return chancesByPasses(PIECE_KINDS, rows, (first) => contextsOf(text, pieces, first), models).map(
    (as, at) => ({
      ...pieces[at]!,
      as,
    }),
  );
}

/**
 * What the second pass is told about each piece: the first pass's chances of it, of its neighbours and of the whole story,
 * what its words are about, and where it stands.
 * @param chances of the first pass, a row of {@link TOLD} per piece
 */
export function contextsOf(text: string, pieces: readonly Piece[], chances: Float32Array): Float32Array[] {
  const rowOf = rowsIn(chances, CLASSES);
  const mean = new Float32Array(CLASSES);
  for (let cell = 0; cell < chances.length; cell += 1)
    mean[cell % CLASSES]! += chances[cell]! / pieces.length;
  const begins = (at: number) =>
    Number(at <= 0 || at >= pieces.length || isSentenceEnd(text, pieces[at - 1]!, pieces[at]!));
  return pieces.map(({ start, end }, at) => {
    const context = new Float32Array(TOLD_CONTEXT);
    let cell = 0;
    const put = (cells: ArrayLike<number>) => {
      context.set(cells, cell);
      cell += cells.length;
    };
    put(logarithms(rowOf(at)));
    for (const row of [at - 1, at - 2, at - 3, at + 1, at + 2]) put(rowOf(row));
    put(mean);
    put(directionOf(tellingWords(text.slice(start, end))).map((value) => 1.5 * value));
    put([
      at / pieces.length,
      Math.min(1, at / 6),
      begins(at),
      begins(at + 1),
      Math.min(1, (end - start) / 100),
    ]);
    return context;
  });
}
