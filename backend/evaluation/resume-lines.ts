/**
 * What models of résumés' lines make of résumés that they have not read: each line's kind, and whether the claims of the
 * reader stand in lines that show such a thing, by how sure it says it is (docs/models.md).
 */
import { readFileSync } from "node:fs";
import type { ClaimType } from "@career-portrait/shared/contract";
import { type LineKind, LINES, linesIn } from "@career-portrait/shared/resumes";
import { mostShared } from "@career-portrait/shared/text";
import {
  fitLines,
  kindOfLabel,
  type LabelledResume,
  labelledResumes,
  lineModelsOf,
} from "../../shared/training/resume-lines.ts";
import { readResumePages } from "../src/reading/resume/index.ts";
import { kindsIn } from "../src/reading/resume/kinds.ts";
import { plainTextPages } from "../src/reading/resume/plain-text.ts";

export const LINE_COUNTS = new URL("../../shared/training/out-of-fold-lines.json", import.meta.url);

/** Lines by what they are and what the models take them for; claims by type and tenth of confidence. */
interface LineCounts {
  resumes: number;
  lines: Record<LineKind, Record<LineKind, number>>;
  claims: Record<string, { all: number; right: number }>;
  /** Of the lines of a kind those that a claim quotes. */
  held: Record<string, { all: number; held: number }>;
}

const FOLDS = 5;
/** The lines that show a claim of each type. */
const SHOWN_IN: Readonly<Record<ClaimType, readonly string[]>> = {
  achievement: ["deed", "duty", "award", "publication", "volunteer"],
  skill: ["skill", "deed", "duty", "summary", "language", "certificate", "education", "volunteer"],
  attribute: ["role", "language", "summary", "skill", "volunteer"],
  education: ["education"],
  certification: ["certificate"],
};
const HELD: readonly string[] = ["deed", "duty", "certificate", "education", "summary"];

/** Reads each labelled résumé with models of the others. @param say told how far it is */
export function countLines(say: (what: string) => void): LineCounts {
  const resumes = labelledResumes();
  const none = () => Object.fromEntries(LINES.map((kind) => [kind, 0])) as Record<LineKind, number>;
  const counts: LineCounts = {
    resumes: resumes.length,
    lines: Object.fromEntries(LINES.map((kind) => [kind, none()])) as LineCounts["lines"],
    claims: {},
    held: {},
  };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isOut = (_: LabelledResume, at: number) => at % FOLDS === fold;
    const models = lineModelsOf(fitLines(resumes.filter((one, at) => !isOut(one, at))));
    for (const resume of resumes.filter(isOut)) {
      for (const line of linesIn(resume.text, models)) {
        const label = mostShared(resume.lines, line)?.label;
        if (label === undefined) continue;
        const [taken] = LINES.toSorted((one, other) => line.as[other] - line.as[one]);
        counts.lines[kindOfLabel(label)][taken!] += 1;
      }
      countClaims(resume, counts, models);
    }
    say(`lines of résumés without fold ${fold}`);
  }
  return counts;
}

function countClaims(
  resume: LabelledResume,
  { claims, held }: LineCounts,
  models: Parameters<typeof kindsIn>[1],
): void {
  const pages = plainTextPages(resume.text);
  const reading = readResumePages(pages, kindsIn(pages, models));
  const text = flat(resume.text);
  const quotes: string[] = [];
  for (const { type, confidence, evidence } of reading.claims) {
    quotes.push(...evidence.map(({ content }) => flat(content)));
    const quote = flat(evidence[0]!.content);
    const start = text.indexOf(quote);
    const label =
      start < 0 ? undefined : mostShared(resume.lines, { start, end: start + quote.length })?.label;
    if (label === undefined) continue;
    const count = (claims[`${type} ${Math.floor(10 * confidence)}`] ??= { all: 0, right: 0 });
    count.all += 1;
    count.right += Number(SHOWN_IN[type].includes(label));
  }
  for (const { start, end, label } of resume.lines) {
    if (!HELD.includes(label)) continue;
    const line = text.slice(start, end);
    const count = (held[label] ??= { all: 0, held: 0 });
    count.all += 1;
    count.held += Number(
      quotes.some(
        (quote) => quote.includes(line) || (line.includes(quote) && quote.length > 0.5 * line.length),
      ),
    );
  }
}

const flat = (text: string) => text.replace(/\s/g, " ");

/** The tables as text. */
export function evaluateLines(): string {
  const { resumes, lines, claims, held } = JSON.parse(readFileSync(LINE_COUNTS, "utf8")) as LineCounts;
  const share = (part: number, whole: number) => (whole === 0 ? "–" : (part / whole).toFixed(2)).padStart(6);
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const all = sum(LINES.flatMap((kind) => Object.values(lines[kind])));
  const right = sum(LINES.map((kind) => lines[kind][kind]));
  const byConfidence = Object.entries(claims).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const shown = byConfidence.filter(([name]) => Number(name.split(" ")[1]) >= 6).map(([, count]) => count);
  const asserted = sum(shown.map((count) => count.all));
  const wrong = asserted - sum(shown.map((count) => count.right));
  return [
    `lines of ${resumes} résumés, by models that have not read them: ${share(right, all).trim()} of ${all} right`,
    "             precision recall",
    ...LINES.map((kind) => {
      const taken = sum(LINES.map((other) => lines[other][kind]));
      const own = sum(Object.values(lines[kind]));
      return `${kind.padEnd(14)}${share(lines[kind][kind], taken)} ${share(lines[kind][kind], own)}  ${own}`;
    }),
    "",
    "claims that stand in a line that shows such a thing, by confidence",
    ...byConfidence.map(([name, count]) => {
      const [type = "", tenth = ""] = name.split(" ");
      return `${type.padEnd(14)} ${(Number(tenth) / 10).toFixed(1)}  ${share(count.right, count.all)} of ${count.all}`;
    }),
    `of ${asserted} claims at 0.6 and above ${wrong} do not: one in ${Math.round(asserted / wrong)}`,
    "",
    "lines that a claim quotes",
    ...Object.entries(held).map(
      ([label, count]) => `${label.padEnd(14)}${share(count.held, count.all)} of ${count.all}`,
    ),
  ].join("\n");
}
