/** Résumés: what each line is. */
export { type LineKind, LINES, linesIn, type ReadLine } from "./lines.ts";
