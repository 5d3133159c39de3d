/** What each line of a résumé is: a heading, the header of a role, a deed, a skill, a footer … (docs/models.md). */
import { directionOf, tellingWords } from "../models/telling-words.ts";
import { unitsIn } from "../models/units.ts";
import { tellingWeights } from "../models/telling.ts";
import { chancesByPasses, logarithms, passesIn, rowsIn, type TwoPasses } from "../models/two-passes.ts";
import { DIMENSIONS } from "../models/vectors.ts";
import { lineFeatures } from "./line-features.ts";

export const LINES = [
  "name",
  "contact",
  "heading",
  "role",
  "deed",
  "duty",
  "summary",
  "wish",
  "skill",
  "language",
  "education",
  "certificate",
  "other",
  "noise",
] as const;
export type LineKind = (typeof LINES)[number];

export interface ReadLine {
  start: number;
  end: number;
  /** The chance of each, 0 to 1; together 1. */
  as: Record<LineKind, number>;
}

const CLASSES = LINES.length;
const HEADING = LINES.indexOf("heading");
const LAYOUT = 4;
const NEIGHBOURS = [-1, -2, -3, 1, 2, 3];
/** Numbers that {@link lineContexts} gives for a piece: its own chances, its neighbours', its heading's, its section's. */
const LINE_CONTEXT = CLASSES * (NEIGHBOURS.length + 3) + DIMENSIONS + LAYOUT;

/** The pieces of a résumé's text in order, each with what it is. @param models as for `toldIn` */
export function linesIn(text: string, models: TwoPasses = passesIn(tellingWeights(), "lines")): ReadLine[] {
  const pieces = unitsIn(text);
  const rows = pieces.map((piece, at) => lineFeatures(text, piece, { at, of: pieces.length }));
  return chancesByPasses(LINES, rows, (first) => lineContexts(text, pieces, first), models).map((as, at) => {
    const { start, end } = pieces[at]!;
    return { start, end, as };
  });
}

/** What the second pass is told about each piece. @param first the table's chances, a row of {@link LINES} per piece */
export function lineContexts(
  text: string,
  pieces: readonly { start: number; end: number }[],
  first: Float32Array,
): Float32Array[] {
  const rowOf = rowsIn(first, CLASSES);
  let heading = -1;
  let section = new Float32Array(CLASSES);
  return pieces.map(({ start, end }, at) => {
    const context = new Float32Array(LINE_CONTEXT);
    let cell = 0;
    const put = (cells: ArrayLike<number>) => {
      context.set(cells, cell);
      cell += cells.length;
    };
    const since = at - heading - 1;
    put(logarithms(rowOf(at)));
    for (const near of NEIGHBOURS) put(rowOf(at + near));
    put(rowOf(heading));
    put(section.map((sum) => sum / Math.max(1, since)));
    put(directionOf(tellingWords(text.slice(start, end))).map((value) => 2 * value));
    put([
      at / pieces.length,
      Math.min(1, at / 8),
      Math.min(1, (end - start) / 150),
      heading < 0 ? 0 : 1 / (at - heading),
    ]);
    if (rowOf(at)[HEADING]! > 0.5) [heading, section] = [at, new Float32Array(CLASSES)];
    else for (const [one, chance] of rowOf(at).entries()) section[one]! += chance;
    return context;
  });
}
