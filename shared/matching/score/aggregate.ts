/** From the rows of an explanation to the three scores; a reader can compute them again from what is published. */
import type { Gap, MatchRow, MatchScore } from "../../contract/index.ts";
import { inEnglish, type Phrase } from "./phrases.ts";
import type { Row } from "./rows.ts";

type Limit = MatchScore["limits"][number];

/** A missing degree, licence or language that is marked must keeps the must-have score under 70 (decisions, section 6). */
const BLOCKED_LIMIT = 69;
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

/** The weighted means of the rows, and what limits them. */
export function scoresOf(rows: readonly Row[]): Pick<MatchScore, "scores" | "limits"> {
  const blocking = rows.filter(({ blocks }) => blocks);
  const weighed = rows.map(({ assessment: { credit }, ...row }) => ({ ...row, credit }));
  return { scores: scoresFrom(weighed, blocking.length > 0), limits: blocking.map(limitBy) };
}

/** What of a published row its scores are computed from. */
export type Weighed = Pick<MatchRow, "importance" | "weight" | "similarity">;

/** What of a gap must be known to say what it would change to meet it. */
export type WeighedGap = Weighed & Pick<Gap, "kind" | "verdict">;

/**
 * The overall score if some of its gaps were met in full and nothing else changed: the most that meeting them can bring.
 * Computed from what is published of a score, by the rule that made it.
 */
export function overallIfMet<G extends WeighedGap>(
  { strengths, gaps }: { strengths: readonly Weighed[]; gaps: readonly G[] },
  isMet: (gap: G) => boolean,
): number | null {
  const left = gaps.filter((gap) => !isMet(gap));
  const weighed = [
    ...[...strengths, ...left].map(({ similarity, ...row }) => ({ ...row, credit: similarity })),
    ...gaps.filter(isMet).map((row) => ({ ...row, credit: 1 })),
  ];
  return scoresFrom(weighed, left.some(blocks)).overall;
}

const FORMAL: ReadonlySet<string> = new Set(["education", "certification", "language"]);

/** Whether a row holds the must-have score under 70. */
export function blocks({ importance, kind, verdict }: Pick<MatchRow, "importance" | "kind" | "verdict">) {
  return importance === "must" && FORMAL.has(kind) && verdict === "missing";
}

type WithCredit = Pick<Weighed, "importance" | "weight"> & { credit: number };

function scoresFrom(rows: readonly WithCredit[], isLimited: boolean): MatchScore["scores"] {
  const must = meanOf(rows, "must");
  const must_have = must === null || !isLimited ? must : Math.min(must, BLOCKED_LIMIT);
  const nice_to_have = meanOf(rows, "nice");
  return { overall: overallOf(must_have, nice_to_have), must_have, nice_to_have };
}

/** Weights of one importance sum to 1, so the mean is their sum. */
function meanOf(rows: readonly WithCredit[], importance: "must" | "nice"): number | null {
  const own = rows.filter((row) => row.importance === importance && row.weight > 0);
  if (own.length === 0) return null;
  const weights = own.reduce((sum, { weight }) => sum + weight, 0);
  return oneDecimal((100 * own.reduce((sum, row) => sum + row.weight * row.credit, 0)) / weights);
}

function limitBy({ requirement }: Row): Limit {
  const explanation: Phrase = { code: "required_missing", params: { requirement } };
  return { score: "must_have", limit: BLOCKED_LIMIT, reason: inEnglish([explanation]), explanation };
}
