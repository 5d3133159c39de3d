/**
 * How well the score ranks and what it shows, on the labelled pairs of the shared fixtures, beside the best figures of
 * lexical scores on the same pairs (`design` measurements): the table of `npm run eval` for matching.
 */
import { existsSync } from "node:fs";
import type { Requirement } from "@career-portrait/shared/contract";
import {
  matchReady,
  type MatchPosting,
  readyPortrait,
  type ReadyPortrait,
} from "@career-portrait/shared/matching";
import { canonicalSkill } from "@career-portrait/shared/skills";
import { fold } from "@career-portrait/shared/text";
import { wantedOf } from "../../shared/matching/score/wanted.ts";
import {
  FIXTURES,
  type GradedPair,
  labelledPairs,
  type LabelledPairs,
  type Trap,
} from "./matching/fixtures.ts";
import { inventedPairs } from "./matching/invented.ts";
import { auc, bestThreshold, macroF1, mean, ndcg, spearman } from "./matching/metrics.ts";

/** A fixed day, so that the figures do not drift with the clock. */
const TODAY = "2026-11-01";

/** A column of the table: portraits and postings as truth has them, or as they are read. */
interface Source {
  portrait(id: string): ReadyPortrait;
  posting(id: string): MatchPosting;
}

export async function evaluateMatching(): Promise<string> {
  const invented = inventedTable();
  if (!existsSync(FIXTURES))
    return `${invented}\n\nThe shared fixtures are absent; nothing else was measured.`;
  const pairs = await labelledPairs();
  const read = sourceOf(pairs, "read");
  const gold = sourceOf(pairs, "gold");
  const own = ranking(pairs.graded, read);
  const truth = ranking(pairs.graded, gold);
  const best = BASELINES.graded;
  const graded = Object.keys(own).map(
    (name) => [name, own[name]!, truth[name]!, best[name] ?? null] as const,
  );
  return [
    `Graded pairs (${pairs.graded.length}): ${heading}`,
    ...graded.map(([name, ...figures]) => line(name, figures)),
    `Leave one résumé out: NDCG@10 between ${leaveOneOut(pairs.graded, read)} (no résumé carries the figure alone).`,
    "",
    ...onePortrait(pairs),
    "",
    ...traps(pairs.traps, read),
    "",
    invented,
  ].join("\n");
}

/** Résumés and postings invented for this, graded before they were scored (docs/scoring.md). */
function inventedTable(): string {
  const { graded, portraits, postings } = inventedPairs();
  const ready = new Map([...portraits].map(([id, portrait]) => [id, readyPortrait(portrait, TODAY)]));
  const figures = ranking(graded, { portrait: (id) => ready.get(id)!, posting: (id) => postings.get(id)! });
  return [
    `Invented pairs (${graded.length}):`,
    ...Object.entries(figures).map(([name, figure]) => line(name, [figure])),
  ].join("\n");
}

/** Best figure of each measure over the lexical baselines run on the same pairs (development half). */
const BASELINES: Record<"graded", Record<string, number>> = {
  graded: {
    "NDCG@10 jobs per résumé": 0.81,
    "NDCG@10 résumés per job": 0.78,
    "mean Spearman per résumé": 0.59,
    "AUC grade ≥ 2": 0.85,
    "top-1 is ≥ 2": 0.62,
  },
};
const ONE_PORTRAIT_BASELINES = { auc: 0.85, f1: 0.72 };

const heading = "read documents | truth as input | best lexical baseline";

function line(name: string, figures: readonly (number | null)[]): string {
  return `  ${name.padEnd(28)}${figures.map((figure) => (figure === null ? "–" : figure.toFixed(3)).padStart(8)).join("")}`;
}

function sourceOf(pairs: LabelledPairs, kind: "read" | "gold"): Source {
  const portraits = new Map<string, ReadyPortrait>();
  return {
    portrait(id) {
      const known = portraits.get(id) ?? readyPortrait(pairs.portraits[kind].get(id)!, TODAY);
      portraits.set(id, known);
      return known;
    },
    posting: (id) => pairs.postings[kind].get(id)!,
  };
}

/** Unknown ranks below everything that is known. */
function overall(source: Source, { resume, job }: { resume: string; job: string }): number {
  return matchReady(source.portrait(resume), source.posting(job)).scores.overall ?? -1;
}

function ranking(graded: readonly GradedPair[], source: Source): Record<string, number> {
  const scored = graded.map((pair) => ({ ...pair, score: overall(source, pair) }));
  const byResume = [...Map.groupBy(scored, ({ resume }) => resume).values()];
  const byJob = [...Map.groupBy(scored, ({ job }) => job).values()];
  const scores = (rows: typeof scored) => rows.map(({ score }) => score);
  const grades = (rows: typeof scored) => rows.map(({ grade }) => grade);
  const withOne = byResume.filter((rows) => grades(rows).some((grade) => grade >= 2));
  return {
    "NDCG@10 jobs per résumé": mean(byResume.map((rows) => ndcg(scores(rows), grades(rows), 10))),
    "NDCG@10 résumés per job": mean(byJob.map((rows) => ndcg(scores(rows), grades(rows), 10))),
    "mean Spearman per résumé": mean(byResume.map((rows) => spearman(scores(rows), grades(rows)))),
    "AUC grade ≥ 2": auc(
      scores(scored),
      grades(scored).map((grade) => grade >= 2),
    ),
    "top-1 is ≥ 2": mean(
      withOne.map((rows) => Number(rows.toSorted((a, b) => b.score - a.score)[0]!.grade >= 2)),
    ),
  };
}

function leaveOneOut(graded: readonly GradedPair[], source: Source): string {
  const resumes = [...new Set(graded.map(({ resume }) => resume))];
  const figures = resumes.map(
    (left) =>
      ranking(
        graded.filter(({ resume }) => resume !== left),
        source,
      )["NDCG@10 jobs per résumé"]!,
  );
  return `${Math.min(...figures).toFixed(3)} and ${Math.max(...figures).toFixed(3)}`;
}

/** Halvings of the postings that the threshold is carried over: one alone would decide the figure by chance. */
const HALVINGS = 20;

/** Nothing was trained on these labels; the threshold of the F1 is chosen on the other half of the postings. */
function onePortrait({ onePortrait }: LabelledPairs): string[] {
  const portrait = readyPortrait(onePortrait.portrait, TODAY);
  const scores = onePortrait.rows.map(({ posting }) => matchReady(portrait, posting).scores.overall);
  const labels = onePortrait.rows.map(({ label }) => label);
  const filled = scores.map((score) => score ?? -1);
  const folds = halvings(labels.length).map((inFirst) => {
    const first = (_: unknown, index: number) => inFirst[index]!;
    const second = (_: unknown, index: number) => !inFirst[index]!;
    const carried = (from: typeof first, to: typeof first) => {
      const { threshold } = bestThreshold(filled.filter(from), labels.filter(from));
      return macroF1(filled.filter(to), labels.filter(to), threshold);
    };
    return mean([carried(first, second), carried(second, first)]);
  });
  return [
    `One portrait (${labels.length} postings, ${scores.filter((score) => score === null).length} without a score): read | best lexical baseline`,
    line("AUC", [auc(filled, labels), ONE_PORTRAIT_BASELINES.auc]),
    line("macro-F1, best threshold", [bestThreshold(filled, labels).f1, ONE_PORTRAIT_BASELINES.f1]),
    line(`macro-F1, two-fold ×${HALVINGS}`, [mean(folds)]),
    `  a threshold carried from one half to the other: between ${Math.min(...folds).toFixed(3)} and ${Math.max(...folds).toFixed(3)}`,
  ];
}

/** Which postings are in the first half, the same ways every time (the linear congruence of Numerical Recipes). */
function halvings(count: number): boolean[][] {
  let state = 1;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  return Array.from({ length: HALVINGS }, () => Array.from({ length: count }, () => next() < 0.5));
}

/** What the résumé does not show: no claim of a strength names it, and a row that asks for it is met only by an alternative. */
function traps(pairs: readonly Trap[], source: Source): string[] {
  let [all, asked, instead, called] = [0, 0, 0, 0];
  const shown: string[] = [];
  for (const { resume, job, forbidden } of pairs) {
    const posting = source.posting(job);
    const { strengths } = matchReady(source.portrait(resume), posting);
    const met = new Set(strengths.map(({ requirement }) => requirement));
    for (const skill of forbidden) {
      all += 1;
      if (strengths.some(({ match }) => names(match.claim, skill)))
        shown.push(`${resume} / ${job}: ${skill}`);
      const asking = posting.requirements.filter(({ text, skills }) =>
        [text, ...skills].some((word) => names(word, skill)),
      );
      if (asking.length === 0) continue;
      asked += 1;
      const rows = asking.filter(({ text }) => met.has(text));
      if (rows.length === 0) continue;
      if (rows.every((row) => isAlternative(row, skill))) instead += 1;
      else called += 1;
    }
  }
  return [
    `Traps (${pairs.length} pairs, ${all} forbidden skills, ${asked} of them asked for by a requirement that was read):`,
    `  named by a strength's claim  ${shown.length}${shown.length > 0 ? ` (${shown.join("; ")})` : ""}`,
    `  asked for by a row that is met: ${instead} beside an alternative, ${called} otherwise`,
  ];
}

/** Whether one of several is enough, and this is one. */
function isAlternative(requirement: Requirement, skill: string): boolean {
  return wantedOf(requirement).groups.some(
    (group) => group.length > 1 && group.some((name) => names(name, skill)),
  );
}

function names(text: string, skill: string): boolean {
  const canonical = canonicalSkill(skill);
  return (
    ` ${fold(text)} `.includes(` ${fold(skill)} `) ||
    (canonical !== null && canonicalSkill(text) === canonical)
  );
}
