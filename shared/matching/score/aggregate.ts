/** From rows to scores: weighted means, and what limits them. Computed from the published values, so that anyone can do it again. */
import type { MatchScore } from "../../contract/match.ts";
import type { Assessment } from "./assessment.ts";
import { inEnglish, type Phrase, plain } from "./phrases.ts";
import type { Row } from "./rows.ts";

type Limit = MatchScore["limits"][number];

/** A missing degree, licence or language marked must keeps the must-have score below 70 (issue 4, item 3). */
const BLOCKED_LIMIT = 69;
/** Specific credit up to here is chance likeness; from there the limit rises by this much for each point. */
const FOREIGN_NOTHING = 0.12;
const FOREIGN_SLOPE = 2;
/** What soft skills, office software and any degree may come to where a posting asks for nothing else. */
const UNSPECIFIC_LIMIT = 35;

/** Decimals of weights and credits; the scores have one. */
const PLACES = 1e4;

export function rounded(value: number): number {
  return Math.round(value * PLACES) / PLACES;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** 0.75 must + 0.25 nice; the one that exists, if only one does; null if neither (decisions, section 6). */
export function overallOf(must: number | null, nice: number | null): number | null {
  if (must === null || nice === null) return must ?? nice;
  return oneDecimal(0.75 * must + 0.25 * nice);
}

/** The scores of rows by their `creditOf`, with the limits that apply to them. */
export function scoresOf(
  rows: readonly Row[],
  creditOf: (assessment: Assessment) => number,
): Pick<MatchScore, "scores" | "limits"> {
  const must = meanOf(rows, "must", creditOf);
  const nice = meanOf(rows, "nice", creditOf);
  const limits = [
    ...missingLimits(rows),
    ...foreignLimits(rows, creditOf, { must_have: must, nice_to_have: nice }),
  ];
  const must_have = limited(must, "must_have", limits);
  if (must_have !== null && nice !== null && nice > must_have) {
    limits.push({
      score: "nice_to_have",
      limit: must_have,
      ...because(plain("wishes_follow_musts")),
    });
  }
  const nice_to_have = limited(nice, "nice_to_have", limits);
  return { scores: { overall: overallOf(must_have, nice_to_have), must_have, nice_to_have }, limits };
}

function meanOf(
  rows: readonly Row[],
  importance: "must" | "nice",
  creditOf: (assessment: Assessment) => number,
): number | null {
  const own = rows.filter(({ requirement, weight }) => requirement.importance === importance && weight > 0);
  if (own.length === 0) return null;
  const weights = own.reduce((sum, { weight }) => sum + weight, 0);
  return oneDecimal(
    (100 * own.reduce((sum, { weight, assessment }) => sum + weight * creditOf(assessment), 0)) / weights,
  );
}

function limited(value: number | null, name: Limit["score"], limits: readonly Limit[]): number | null {
  if (value === null) return null;
  return limits.reduce((least, { score, limit }) => (score === name ? Math.min(least, limit) : least), value);
}

function because(explanation: Phrase): Pick<Limit, "reason" | "explanation"> {
  return { reason: inEnglish([explanation]), explanation };
}

function missingLimits(rows: readonly Row[]): Limit[] {
  return rows
    .filter((row) => row.blocks)
    .map(({ requirement }) => ({
      score: "must_have",
      limit: BLOCKED_LIMIT,
      ...because({ code: "required_missing", params: { requirement: requirement.text } }),
    }));
}

/**
 * What any degree, office software, the language of the country and soft skills may add where little speaks for the
 * occupation itself: nothing at first, then more with every specific requirement that is met.
 */
function foreignLimits(
  rows: readonly Row[],
  creditOf: (assessment: Assessment) => number,
  means: Readonly<Record<Limit["score"], number | null>>,
): Limit[] {
  const limit = foreignLimit(rows, creditOf);
  const reason = because(plain("foreign_occupation"));
  // Named only where it holds a score down: of others it would say that the work is foreign when it is not.
  return (["must_have", "nice_to_have"] as const)
    .filter((score) => (means[score] ?? 0) > limit)
    .map((score) => ({ score, limit, ...reason }));
}

function foreignLimit(rows: readonly Row[], creditOf: (assessment: Assessment) => number): number {
  const share = (importance: "must" | "nice") => {
    const own = rows.filter(({ requirement, specific }) => specific && requirement.importance === importance);
    const weights = own.reduce((sum, { weight }) => sum + weight, 0);
    return weights === 0
      ? null
      : own.reduce((sum, { weight, assessment }) => sum + weight * creditOf(assessment), 0) / weights;
  };
  const [must, nice] = [share("must"), share("nice")];
  if (must === null && nice === null) return UNSPECIFIC_LIMIT;
  const specific = must === null || nice === null ? (must ?? nice ?? 0) : 0.75 * must + 0.25 * nice;
  return oneDecimal(Math.min(100, Math.max(0, 100 * FOREIGN_SLOPE * (specific - FOREIGN_NOTHING))));
}
