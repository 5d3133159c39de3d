/** Claims as they are looked over: grouped by kind, with what a group amounts to. Pure. */
import type { ClaimDetail, ClaimType, ReviewStatus } from "@career-portrait/shared/contract";
import { CLAIM_TYPES } from "./queue.ts";

const STATUS_ORDER: Record<ReviewStatus, number> = { proposed: 0, accepted: 1, rejected: 2 };

/** Claims by kind, what waits for review first, the surest before the less sure. */
export function groupClaims(claims: readonly ClaimDetail[]): { type: ClaimType; claims: ClaimDetail[] }[] {
  const order = (a: ClaimDetail, b: ClaimDetail): number =>
    STATUS_ORDER[a.review_status] - STATUS_ORDER[b.review_status] ||
    b.confidence - a.confidence ||
    a.label.localeCompare(b.label);
  return CLAIM_TYPES.map((type) => ({
    type,
    claims: claims.filter((claim) => claim.type === type).toSorted(order),
  })).filter((group) => group.claims.length > 0);
}

export interface GroupSummary extends Record<ReviewStatus, number> {
  /** Mean confidence of what was not rejected, 0 to 1; 0 when there is none. */
  mean: number;
  quotes: number;
}

export function summaryOf(claims: readonly ClaimDetail[]): GroupSummary {
  const count = (status: ReviewStatus) => claims.filter((claim) => claim.review_status === status).length;
  const counted = claims.filter(({ review_status }) => review_status !== "rejected");
  const sum = counted.reduce((total, { confidence }) => total + confidence, 0);
  return {
    proposed: count("proposed"),
    accepted: count("accepted"),
    rejected: count("rejected"),
    mean: counted.length === 0 ? 0 : sum / counted.length,
    quotes: claims.flatMap(({ evidence }) => evidence.filter(({ content }) => content !== null)).length,
  };
}
