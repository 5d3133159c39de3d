/**
 * Whether a piece of a résumé is what the reader takes it for. Its place says one thing, the model of lines (docs/models.md)
 * another: what both doubt is not claimed, and how sure a claim is comes from both.
 */
import type { ClaimType } from "@career-portrait/shared/contract";
import { type LineKind, LINES } from "@career-portrait/shared/resumes";
import type { ClaimFound } from "./claims.ts";
import { isOnlyDates } from "../dates.ts";
import { chanceOf, type KindsOf } from "./kinds.ts";

/** What tells of something done: award, publication and unpaid work are `other`. */
const DONE: readonly LineKind[] = ["deed", "duty", "other"];
/** What nobody claims: headings, names, addresses, footers, other people, hopes. */
const NOTHING: readonly LineKind[] = ["heading", "name", "contact", "noise", "wish"];

/** The kinds of line that a claim of a type may stand in. */
const STANDS_IN: Readonly<Record<ClaimType, readonly LineKind[]>> = {
  achievement: DONE,
  skill: [...DONE, "skill", "summary", "language", "certificate", "education"],
  attribute: ["summary", "skill", "language", "role", "other"],
  education: ["education", "certificate"],
  certification: ["certificate", "education"],
};
/** Less likely than this a claim is none. */
const LEAST = 0.3;
/** From so much on the place is believed as it is. */
const ENOUGH = 0.75;
/** Nothing is surer. */
const SUREST = 0.97;

/** The claims that stand in lines that may hold them, each with what both say of it. */
export function judged(claims: readonly ClaimFound[], kindsOf: KindsOf): ClaimFound[] {
  return claims.flatMap((claim) => {
    const [piece] = claim.pieces;
    if (!piece) return [];
    const chance = chanceOf(kindsOf(piece), ...STANDS_IN[claim.type]);
    if (chance < LEAST || (claim.type === "skill" && isOnlyDates(claim.label))) return [];
    return [{ ...claim, confidence: Math.min(SUREST, claim.confidence * Math.min(1, chance / ENOUGH)) }];
  });
}

/** Out of its place a line is a little less what the model takes it for: so calibrated on résumés that it had not read. */
const OUT_OF_PLACE = 1.5;
const LEAST_OUT_OF_PLACE = 0.2;
const UNSORTED = 0.5;

/** As what a statement is claimed that stands in no list or entry of its kind; null for nothing. */
export function typeOf(kinds: Record<LineKind, number>): { type: ClaimType; confidence: number } | null {
  const claimed = likeliest(kinds);
  return claimed !== null && claimed.confidence >= LEAST_OUT_OF_PLACE ? claimed : null;
}

function likeliest(kinds: Record<LineKind, number>): { type: ClaimType; confidence: number } | null {
  const [first] = LINES.toSorted((one, other) => kinds[other] - kinds[one]);
  const done = chanceOf(kinds, ...DONE);
  if (done >= 0.5) return { type: "achievement", confidence: done ** OUT_OF_PLACE };
  if (first === undefined || NOTHING.includes(first)) return null;
  if (first === "summary" || first === "skill" || first === "language")
    return { type: "attribute", confidence: kinds[first] ** OUT_OF_PLACE };
  if (first === "certificate") return { type: "certification", confidence: kinds[first] ** OUT_OF_PLACE };
  // A post or schooling that no entry holds: theirs, but what of it is to be asked.
  return { type: "attribute", confidence: UNSORTED * kinds[first] };
}
