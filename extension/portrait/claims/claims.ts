/** Reviewing what was found: accept and reject, felt at once and taken back when the backend refuses. */
import type { ClaimDetail, ClaimType, Client, ReviewStatus } from "@career-portrait/shared/contract";
import { cache } from "../../sync/database.ts";

/** The order in which the kinds of claim are shown. */
export const CLAIM_TYPES: ClaimType[] = ["skill", "achievement", "education", "certification", "attribute"];

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

/**
 * Sets the review of these claims here and in the backend. Rejects when the backend refuses; then the rows are as before.
 */
export async function review(
  client: Client,
  claims: readonly ClaimDetail[],
  status: "accepted" | "rejected",
): Promise<void> {
  const before = claims.map((claim) => ({ ...claim }));
  await cache.claims.bulkPut(claims.map((claim) => ({ ...claim, review_status: status })));
  try {
    const [only] = claims;
    if (claims.length === 1 && only) {
      const call = status === "accepted" ? client.acceptClaim : client.rejectClaim;
      const { data } = await call({ params: { id: only.id } });
      await cache.claims.update(data.id, data);
    } else {
      const ids = claims.map((claim) => claim.id);
      await client.reviewClaims({ body: status === "accepted" ? { accept: ids } : { reject: ids } });
    }
  } catch (error) {
    await cache.claims.bulkPut(before);
    throw error;
  }
}
