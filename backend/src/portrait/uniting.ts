/** Two claims made one by the user (decisions, section 5: claims found twice merge into one with both pieces of evidence). */
import { confidenceOf, placeKey } from "./merge.ts";
import type { ClaimRow } from "./rows.ts";

/**
 * The claim that remains: its own words, the evidence of both. It answers for what the other was first read as, so that a
 * later document adds to it. Uniting the same two again changes nothing.
 */
export function united(into: ClaimRow, other: ClaimRow, now: Date): ClaimRow {
  const known = new Set(into.evidence.map(placeKey));
  const evidence = [...into.evidence, ...other.evidence.filter((piece) => !known.has(placeKey(piece)))];
  const accepted = into.review_status === "accepted" || other.review_status === "accepted";
  return {
    ...into,
    description: into.description ?? other.description,
    institution: into.institution ?? other.institution,
    degree: into.degree ?? other.degree,
    field: into.field ?? other.field,
    start_date: into.start_date ?? other.start_date,
    end_date: into.end_date ?? other.end_date,
    work_history_id: into.work_history_id ?? other.work_history_id,
    review_status: accepted ? "accepted" : into.review_status,
    evidence,
    readings: [...(into.readings ?? []), ...(other.readings ?? [])],
    confidence: evidence.length === 0 ? into.confidence : confidenceOf(evidence),
    merged: [
      ...new Map(
        [...(into.merged ?? []), ...(other.merged ?? []), { id: other._id, origin: other.origin }].map(
          (entry) => [entry.id, entry],
        ),
      ).values(),
    ],
    updated_at: now,
  };
}
