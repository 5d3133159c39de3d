/** From the rows of an explanation to the three scores; a reader can compute them again from what is published. */
import type { MatchScore } from "../../contract/match.ts";
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
  const limits = rows.filter(({ blocks }) => blocks).map(limitBy);
  const must = meanOf(rows, "must");
  const must_have = must === null || limits.length === 0 ? must : Math.min(must, BLOCKED_LIMIT);
  const nice_to_have = meanOf(rows, "nice");
  return { scores: { overall: overallOf(must_have, nice_to_have), must_have, nice_to_have }, limits };
}

/** Weights of one importance sum to 1, so the mean is their sum. */
function meanOf(rows: readonly Row[], importance: "must" | "nice"): number | null {
  const own = rows.filter((row) => row.importance === importance && row.weight > 0);
  if (own.length === 0) return null;
  const weights = own.reduce((sum, { weight }) => sum + weight, 0);
  return oneDecimal((100 * own.reduce((sum, row) => sum + row.weight * row.assessment.credit, 0)) / weights);
}

function limitBy({ requirement }: Row): Limit {
  const explanation: Phrase = { code: "required_missing", params: { requirement } };
  return { score: "must_have", limit: BLOCKED_LIMIT, reason: inEnglish([explanation]), explanation };
}
