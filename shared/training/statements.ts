/** Statements that stand alone, by what they are: those that were written to teach, and labelled lines of résumés. */
import { PIECE_KINDS, type PieceKind } from "../stories/piece-kinds.ts";
import { authoredIn } from "./corpus.ts";
import { labelledResumes } from "./resume-lines.ts";

export interface Statement {
  text: string;
  as: PieceKind;
  weight: number;
}

const WRITTEN = new URL("./written/statements/", import.meta.url);

export function writtenStatements(): Statement[] {
  return authoredIn<Omit<Statement, "weight">>(WRITTEN).map(({ text, as }) => ({ text, as, weight: 1 }));
}

/** What lines of résumés are in the words of stories. */
const AS: Readonly<Record<string, PieceKind>> = { language: "skill" };
const isTold = (label: string): label is PieceKind => PIECE_KINDS.some((one) => one === label);
/** A résumé is not told: its lines teach less. */
const LINE_WEIGHT = 0.4;

/** Lines of résumés, and in English what people did once more as they would tell it. */
export function resumeStatements(): Statement[] {
  return labelledResumes().flatMap(({ resume, text: whole, lines }) =>
    lines.flatMap(({ start, end, label }): Statement[] => {
      const as = AS[label] ?? label;
      if (!isTold(as)) return [];
      const text = whole.slice(start, end);
      const told = { text, as, weight: LINE_WEIGHT };
      const isDone =
        (as === "deed" || as === "duty") && !resume.startsWith("written/") && /^[A-Z][a-z]+ed\b/.test(text);
      return isDone ? [told, { ...told, text: `I ${text.charAt(0).toLowerCase()}${text.slice(1)}` }] : [told];
    }),
  );
}
