/** How right the verdicts are on pairs that the models have not seen: counts made by `npm run train`, shown by `npm run eval`. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Portrait } from "@career-portrait/shared/matching";
import { matchReady } from "../../shared/matching/score/match.ts";
import { assess, type Judges } from "../../shared/matching/score/verdict.ts";
import { judgedPairs, VERDICTS } from "../../shared/training/verdict-labels.ts";
import { fitVerdicts, type OutOfFold, type ReadyPair, readyPairs } from "../../shared/training/verdicts.ts";
import { readResumeText } from "../src/reading/resume/index.ts";
import { portraitOf } from "../src/reading/portrait-of-reading.ts";
import { mean, spearman } from "./matching/metrics.ts";

export const VERDICT_WEIGHTS = new URL("../../shared/models/verdicts.bin", import.meta.url);
export const VERDICT_COUNTS = new URL("../../shared/training/out-of-fold-verdicts.json", import.meta.url);

/** One verdict of a reader and what the models made of the row: reader, models, kind, language, and how sure. */
type Count = [verdict: number, judged: number, kind: string, language: string, named: 0 | 1 | null];

interface Counts {
  rows: Count[];
  /** Reader's fit, overall score. */
  pairs: [number, number | null][];
}

const asPortrait = (text: string): Portrait => portraitOf(readResumeText(text), (key) => key);

/** The weights, and the counts of what models without a pair's source made of it. */
export function trainVerdicts(say: (what: string) => void): { file: Uint8Array; counts: Counts } {
  const pairs = readyPairs(judgedPairs(), asPortrait);
  const { file, outOfFold } = fitVerdicts(pairs, say);
  return { file, counts: countsOf(pairs, outOfFold) };
}

function countsOf(pairs: readonly ReadyPair[], { rows, work }: OutOfFold): Counts {
  const found = new Map(rows.map(({ row, judgement }) => [row.wanted.requirement, judgement]));
  return {
    rows: rows.map(({ row, judgement }) => {
      const { verdict } = assess(row.portrait, row.wanted, row.work, {
        judge: () => judgement,
        work: () => 0,
      });
      const best = judgement.showings[0];
      const at = best ? row.portrait.passages.all.indexOf(best.passage) : -1;
      return [
        VERDICTS.indexOf(row.verdict),
        VERDICTS.indexOf(verdict),
        row.wanted.requirement.kind,
        row.pair.language,
        row.named.includes(true) ? (row.named[at] ? 1 : 0) : null,
      ];
    }),
    pairs: pairs.map(({ pair, portrait }, at) => {
      const judges: Judges = {
        judge: (_portrait, { requirement }) => found.get(requirement)!,
        work: () => work[at]!,
      };
      const requirements = pair.rows.map(({ requirement }) => requirement);
      const posting = { title: pair.title, requirements, description_text: pair.postingText };
      return [pair.fit, matchReady(portrait, posting, judges).scores.overall];
    }),
  };
}

/** The table of `npm run eval` for verdicts. */
export function evaluateVerdicts(): string {
  const { rows, pairs } = JSON.parse(readFileSync(fileURLToPath(VERDICT_COUNTS), "utf8")) as Counts;
  const share = (some: readonly Count[], isRight: (one: Count) => boolean) =>
    `${mean(some.map((one) => Number(isRight(one)))).toFixed(3)} of ${some.length}`;
  const right = ([verdict, judged]: Count) => verdict === judged;
  const by = (place: 2 | 3) =>
    [...Map.groupBy(rows, (one) => one[place])].map(
      ([name, some]) => `  ${name.padEnd(14)}${share(some, right)}`,
    );
  const met = rows.filter(([, judged]) => VERDICTS[judged] === "met");
  const table = VERDICTS.map((name, verdict) => {
    const own = rows.filter(([read]) => read === verdict);
    return `  ${name.padEnd(14)}${VERDICTS.map((_, judged) => String(own.filter((one) => one[1] === judged).length).padStart(7)).join("")}`;
  });
  const scored = pairs.filter(([, score]) => score !== null);
  return [
    "Verdicts, out of fold (folds by the postings' source):",
    `  right         ${share(rows, right)}`,
    ...by(2),
    ...by(3),
    `  shown as met: ${share(met, right)} are met, ${share(met, ([verdict]) => verdict === 1 || verdict === 2)} met or partly`,
    `  of rows with named passages, the first quote is one: ${share(
      rows.filter(([, , , , named]) => named !== null),
      ([, , , , named]) => named === 1,
    )}`,
    `  reader \\ models ${VERDICTS.map((name) => name.slice(0, 6).padStart(7)).join("")}`,
    ...table,
    `Score and a reader's fit of ${scored.length} pairs: Spearman ${(
      spearman(
        scored.map(([, score]) => score!),
        scored.map(([fit]) => fit),
      ) ?? 0
    ).toFixed(3)}`,
  ].join("\n");
}
