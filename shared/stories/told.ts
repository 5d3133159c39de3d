/** What each piece of a story is: the teller's deed, its result, another's, denied, wished for (docs/models.md). */
import { tellingBytes } from "#weights";
import { directionOf, tellingWords } from "../matching/score/words.ts";
import { chances } from "../models/linear.ts";
import { runNetwork } from "../models/network.ts";
import { DIMENSIONS } from "../models/vectors.ts";
import { readWeights } from "../models/weights.ts";
import { toldFeatures } from "./features.ts";
import { isSentenceEnd, type Piece, piecesOf } from "./pieces.ts";

export const TOLD = [
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
export type ToldAs = (typeof TOLD)[number];

export interface Told extends Piece {
  /** The chance of each, 0 to 1; together 1. */
  as: Record<ToldAs, number>;
}

const CLASSES = TOLD.length;
const LAYOUT = 5;
/** Numbers that {@link contextsOf} gives for a piece. */
export const TOLD_CONTEXT = CLASSES * 7 + DIMENSIONS + LAYOUT;

/** The two passes: over a piece's own words, and over what stands around it. */
export interface TellingModels {
  first: (rows: readonly number[]) => Float32Array;
  second: (context: Float32Array) => Float32Array;
}

let shipped: TellingModels | undefined;

function shippedModels(): TellingModels {
  if (shipped) return shipped;
  const { tables, networks } = readWeights(tellingBytes());
  const [table, network] = [tables.get("told"), networks.get("told")];
  if (!table || !network) throw new Error("the file of weights holds no model of tellings");
  return (shipped = {
    first: (rows) => chances(table, rows),
    second: (context) => runNetwork(network, context),
  });
}

/** The pieces of a story in order, each with what it is. */
export function toldIn(text: string, models: TellingModels = shippedModels()): Told[] {
  const pieces = piecesOf(text);
  const first = new Float32Array(pieces.length * CLASSES);
  for (const [at, piece] of pieces.entries())
    first.set(models.first(toldFeatures(text, piece, at / pieces.length)), at * CLASSES);
  return contextsOf(text, pieces, first).map((context, at) => {
    const second = models.second(context);
    const both = TOLD.map((_, one) => Math.sqrt(first[at * CLASSES + one]! * second[one]!));
    const sum = both.reduce((all, one) => all + one, 0);
    const as = Object.fromEntries(TOLD.map((told, one) => [told, both[one]! / sum])) as Told["as"];
    return { ...pieces[at]!, as };
  });
}

/**
 * What the second pass is told about each piece: the first pass's chances of it, of its neighbours and of the whole story,
 * what its words are about, and where it stands.
 * @param chances of the first pass, a row of {@link TOLD} per piece
 */
export function contextsOf(text: string, pieces: readonly Piece[], chances: Float32Array): Float32Array[] {
  const none = new Float32Array(CLASSES);
  const rowOf = (at: number) =>
    at < 0 || at >= pieces.length ? none : chances.subarray(at * CLASSES, (at + 1) * CLASSES);
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
    put(rowOf(at).map((chance) => Math.max(-6, Math.log(chance + 1e-9)) / 3));
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
