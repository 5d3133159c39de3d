/** The one way from the API's claims and work history to what is scored: panel and backend agree because both take it. */
import type { Claim } from "../contract/claims.ts";
import type { WorkHistory } from "../contract/profile.ts";
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

/**
 * The portrait that counts: the accepted claims, or while none is accepted the proposed ones, and says which
 * (decisions, section 5).
 */
export function portraitFrom(claims: readonly Claim[], workHistory: readonly WorkHistory[]): Portrait {
  const accepted = claims.filter((claim) => claim.review_status === "accepted");
  const basis = accepted.length > 0 ? "accepted" : "proposed";
  const counted =
    basis === "accepted" ? accepted : claims.filter((claim) => claim.review_status === "proposed");
  return { claims: counted.map(claimOf), work_history: workHistory.map(roleOf), basis };
}
