/** What the pieces of a résumé are by the model of its lines, wherever a claim was found. */
import { type LineKind, LINES, linesIn, type ReadLine } from "@career-portrait/shared/resumes";
import { sharedLength } from "@career-portrait/shared/text";
import type { LaidOutPage } from "../layout.ts";
import type { Piece } from "./lines.ts";

export type Place = Pick<Piece, "page" | "start" | "end">;
/** The chance of each kind of line for a piece of a page, 0 to 1; together 1, and all 0 where nothing stands. */
export type KindsOf = (place: Place) => Record<LineKind, number>;

/** @param models the shipped ones, unless an evaluation says otherwise */
export function kindsIn(pages: readonly LaidOutPage[], models?: Parameters<typeof linesIn>[1]): KindsOf {
  const starts: number[] = [];
  let text = "";
  for (const page of pages) {
    starts.push(text.length);
    text += `${page.text}\n`;
  }
  const lines = linesIn(text, models);
  return ({ page, start, end }) =>
    kindsBetween(lines, { start: starts[page - 1]! + start, end: starts[page - 1]! + end });
}

function kindsBetween(
  lines: readonly ReadLine[],
  range: { start: number; end: number },
): Record<LineKind, number> {
  const shares = lines
    .map((line) => ({ as: line.as, shared: sharedLength(line, range) }))
    .filter(({ shared }) => shared > 0);
  const all = shares.reduce((sum, { shared }) => sum + shared, 0);
  return Object.fromEntries(
    LINES.map((kind) => [
      kind,
      all === 0 ? 0 : shares.reduce((sum, { as, shared }) => sum + shared * as[kind], 0) / all,
    ]),
  ) as Record<LineKind, number>;
}

/** How likely a piece is one of some kinds. */
export function chanceOf(kinds: Record<LineKind, number>, ...wanted: readonly LineKind[]): number {
  return wanted.reduce((sum, kind) => sum + kinds[kind], 0);
}
