/** The order in which claims are reviewed, which of them are, and how far along that is. Pure. */
import type { ClaimDetail, ClaimType, Document, IssueType } from "@career-portrait/shared/contract";
import { fold, ngramCosine } from "@career-portrait/shared/text";

/** The order in which the kinds of claim are shown. */
export const CLAIM_TYPES: ClaimType[] = ["skill", "achievement", "education", "certification", "attribute"];

export const ISSUE_TYPES: IssueType[] = [
  "no_evidence",
  "weak_evidence",
  "conflicting_dates",
  "duplicate",
  "unverified_metric",
  "stale",
];

export interface ClaimFilter {
  type: ClaimType | null;
  /** `any`: with at least one issue. */
  issue: IssueType | "any" | null;
}

export const NO_FILTER: ClaimFilter = { type: null, issue: null };

export function fits(claim: ClaimDetail, { type, issue }: ClaimFilter): boolean {
  if (type !== null && claim.type !== type) return false;
  if (issue === null) return true;
  return issue === "any" ? claim.issues.length > 0 : claim.issues.some((found) => found.type === issue);
}

/** Where a claim is first quoted: which document, page and offset. What no document shows comes last. */
function placeOf({ evidence }: ClaimDetail, order: ReadonlyMap<string, number>): [number, number, number] {
  const places = evidence
    .filter(({ source_document_id }) => source_document_id !== null)
    .map(({ source_document_id, page, start }): [number, number, number] => [
      order.get(source_document_id ?? "") ?? Infinity,
      page ?? 0,
      start ?? 0,
    ]);
  return places.toSorted(comparePlaces)[0] ?? [Infinity, 0, 0];
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index]!;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}

/** As the documents are read from top to bottom, so that the text beside the queue moves as little as it can. */
export function inReadingOrder(
  claims: readonly ClaimDetail[],
  documents: readonly Document[],
): ClaimDetail[] {
  const order = new Map(
    documents
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id))
      .map(({ id }, index) => [id, index]),
  );
  const placed = claims.map((claim) => ({ claim, place: placeOf(claim, order) }));
  return placed
    .toSorted((a, b) => comparePlaces(a.place, b.place) || a.claim.label.localeCompare(b.claim.label))
    .map(({ claim }) => claim);
}

/**
 * The claims that wait for review, in reading order.
 * @param keep the claim in focus: it stays although an edit or a dismissal has made it unfit for the filter, so that the
 *   next key does not meet another
 */
export function queueOf(
  claims: readonly ClaimDetail[],
  documents: readonly Document[],
  filter: ClaimFilter,
  keep: string | null,
): ClaimDetail[] {
  const waiting = claims.filter(
    (claim) => claim.review_status === "proposed" && (claim.id === keep || fits(claim, filter)),
  );
  return inReadingOrder(waiting, documents);
}

/** Where the person is in the queue. */
export interface Focus {
  id: string | null;
  /** Its place when it was last seen: whoever stands there next follows it. An id of null means whoever stands there. */
  index: number;
}

/** The claim in focus: the same as before, or the one that has moved into its place. */
export function focused(queue: readonly ClaimDetail[], { id, index }: Focus): number {
  const same = queue.findIndex((claim) => claim.id === id);
  return same !== -1 ? same : Math.min(index, queue.length - 1);
}

/** Reviewed claims among those that fit; what the user stated without a document needs no review and does not count. */
export function progressOf(
  claims: readonly ClaimDetail[],
  filter: ClaimFilter,
): { reviewed: number; all: number } {
  const counted = claims.filter((claim) => fits(claim, { ...filter, issue: null }));
  const all = counted.filter(
    ({ evidence, review_status }) =>
      review_status === "proposed" || evidence.some(({ source_document_id }) => source_document_id !== null),
  );
  return {
    reviewed: all.filter(({ review_status }) => review_status !== "proposed").length,
    all: all.length,
  };
}

/** Proposed claims at least this sure; those with an issue only when asked for. `from` is 0 to 1. */
export function surerThan(claims: readonly ClaimDetail[], from: number, withIssues: boolean): ClaimDetail[] {
  return claims.filter(
    (claim) =>
      claim.review_status === "proposed" &&
      claim.confidence >= from &&
      (withIssues || claim.issues.length === 0),
  );
}

/** The likeness above which two labels are offered as the same before anything is typed. */
const ALIKE = 0.35;

/** Claims that this one could be merged into: of its type, not rejected; the likeliest first, or what the words find. */
export function mergeCandidates(
  claim: ClaimDetail,
  claims: readonly ClaimDetail[],
  typed: string,
): ClaimDetail[] {
  const wanted = fold(typed).split(" ").filter(Boolean);
  const rest = claims.filter(
    ({ id, type, review_status }) => id !== claim.id && type === claim.type && review_status !== "rejected",
  );
  const likeness = new Map(rest.map(({ id, label }) => [id, ngramCosine(label, claim.label)]));
  const byLikeness = (a: ClaimDetail, b: ClaimDetail) =>
    likeness.get(b.id)! - likeness.get(a.id)! || a.label.localeCompare(b.label);
  if (wanted.length === 0) {
    const sorted = rest.toSorted(byLikeness);
    const alike = sorted.filter(({ id }) => likeness.get(id)! >= ALIKE);
    return alike.length > 0 ? alike : sorted;
  }
  return rest.filter(({ label }) => wanted.every((word) => fold(label).includes(word))).toSorted(byLikeness);
}
