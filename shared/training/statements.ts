/** Statements that stand alone, by what they are: those that were written to teach, and labelled lines of résumés. */
import { readdirSync, readFileSync } from "node:fs";
import { TOLD, type ToldAs } from "../stories/told.ts";
import { resumeReader } from "./resume-texts.ts";

export interface Statement {
  text: string;
  as: ToldAs;
  weight: number;
}

const WRITTEN = new URL("./written/statements/", import.meta.url);
const LINES = new URL("./labels/resume-lines.jsonl", import.meta.url);

function lines<Row>(file: URL): Row[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);
}

export function writtenStatements(): Statement[] {
  return readdirSync(WRITTEN)
    .filter((file) => file.endsWith(".jsonl"))
    .toSorted()
    .flatMap((file) => lines<Omit<Statement, "weight">>(new URL(file, WRITTEN)))
    .map((one) => ({ ...one, weight: 1 }));
}

/** What lines of résumés are in the words of stories. */
const AS: Readonly<Record<string, ToldAs>> = { language: "skill" };
const isTold = (label: string): label is ToldAs => TOLD.some((one) => one === label);
/** A résumé is not told: its lines teach less. */
const LINE_WEIGHT = 0.4;

/** Lines of résumés, and in English what people did once more as they would tell it. */
export function resumeStatements(): Statement[] {
  const textOf = resumeReader();
  return lines<{ resume: string; lines: [number, number, string][] }>(LINES).flatMap(
    ({ resume, lines: own }) =>
      own.flatMap(([start, end, label]): Statement[] => {
        const as = AS[label] ?? label;
        if (!isTold(as)) return [];
        const text = textOf(resume).slice(start, end);
        const told = { text, as, weight: LINE_WEIGHT };
        const isDone =
          (as === "deed" || as === "duty") && !resume.startsWith("written/") && /^[A-Z][a-z]+ed\b/.test(text);
        return isDone
          ? [told, { ...told, text: `I ${text.charAt(0).toLowerCase()}${text.slice(1)}` }]
          : [told];
      }),
  );
}
