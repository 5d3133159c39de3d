/** The one way from the API's claims and work history to what is scored: panel and backend agree because both take it. */
import type { Basis, Claim, ReviewStatus, WorkHistory } from "../contract/index.ts";
import type { Portrait, PortraitClaim, PortraitRole } from "./types.ts";

function roleOf(entry: WorkHistory): PortraitRole {
  // A role whose end nobody stated is not a role that still runs: it counts for the time that is certain.
  const end_date = entry.is_current ? null : (entry.end_date ?? entry.start_date);
  const { id, company, title, start_date, location, summary } = entry;
  return { id, company, title, start_date, end_date, location, summary };
}

function claimOf(claim: Claim): PortraitClaim {
  const { id, type, label, description, confidence, evidence } = claim;
  const { institution, degree, field, start_date, end_date, work_history_id } = claim;
  return {
    id,
    type,
    label,
    description,
    confidence,
    institution,
    degree,
    field,
    start_date,
    end_date,
    work_history_id,
    evidence,
  };
}

/** Of things that count, how many were accepted: all, some or none. */
export function basisOf(statuses: readonly ReviewStatus[]): Basis {
  const accepted = statuses.filter((status) => status === "accepted").length;
  if (accepted === 0) return "proposed";
  return accepted === statuses.length ? "accepted" : "mixed";
}

/**
 * The portrait that counts: claims and roles that were not rejected, accepted and proposed alike, so that accepting one
 * changes no score (decisions, section 5).
 */
export function portraitFrom(claims: readonly Claim[], workHistory: readonly WorkHistory[]): Portrait {
  const counted = claims.filter((claim) => claim.review_status !== "rejected");
  const roles = workHistory.filter((role) => role.review_status !== "rejected");
  return {
    claims: counted.map(claimOf),
    work_history: roles.map(roleOf),
    basis: basisOf([...counted, ...roles].map(({ review_status }) => review_status)),
  };
}
