/** Person specifications that mark each criterion with a letter: "E = essential, D = desirable". */
import type { Piece } from "./pieces.ts";

/** The legend's letter for what is wished for: "D = desirable", "Desirable (D)", "W: wünschenswert". */
const LEGEND =
  /(?:^|[^\p{L}])(?:(\p{L}) ?[=:-] ?(?:desirable|preferred|wunschenswert|souhaitable|souhaite|deseable|gewenst)|(?:desirable|preferred|wunschenswert|souhaitable|deseable|gewenst) ?[([=] ?(\p{L})[)\]]?)(?![\p{L}])/u;
/** Cells of a table: letters alone on their lines, in brackets or behind bars. */
const CELLS = /^(?:[\s|]*[([]?\p{Lu}[)\]]?(?=[\s|,/]|$)[,/]?)+/u;

/** The same points; those that a legend's letter after them marks as wished for stand in a list of wishes. */
export function graded(text: string, flat: string, points: Piece[]): Piece[] {
  const legend = LEGEND.exec(flat);
  if (!legend) return points;
  const wished = (legend[1] ?? legend[2]!).toUpperCase();
  return points.map((point) => {
    if (point.section !== "must") return point;
    const cells = CELLS.exec(text.slice(point.end, point.end + 24))?.[0] ?? "";
    const grade =
      /\p{Lu}/u.exec(cells)?.[0] ?? /[([](\p{Lu})[)\]]$/u.exec(text.slice(point.start, point.end))?.[1];
    return grade === wished ? { ...point, section: "nice" } : point;
  });
}
