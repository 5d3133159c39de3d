/** A document's reading as the portrait it would make if every claim were taken over: what the commands score. */
import type { Portrait, PortraitClaim, PortraitRole } from "@career-portrait/shared/matching";
import type { DocumentReading, ReadClaim, ReadRole } from "./reading.ts";

/**
 * The portrait of one reading. `idOf` names rows: the same key gets the same id, keys are unique within a reading. No
 * claim has been reviewed, so the basis is `proposed`.
 */
export function portraitOf(reading: DocumentReading, idOf: (key: string) => string): Portrait {
  const roleId = (index: number): string => idOf(`role ${index}`);
  return {
    claims: reading.claims.map((claim, index) =>
      portraitClaim(reading, claim, `claim ${index}`, idOf, roleId),
    ),
    work_history: reading.work_history.map((role, index) => portraitRole(role, roleId(index))),
    basis: "proposed",
  };
}

function portraitRole(role: ReadRole, id: string): PortraitRole {
  const { start_date, location, summary } = role;
  return {
    id,
    company: role.company ?? "",
    title: role.title ?? "",
    start_date,
    end_date: endOf(role),
    location,
    summary,
  };
}

/** A running role has no end; one whose end is not stated counts for the time that is certain, its start. */
function endOf({
  start_date,
  end_date,
}: {
  start_date: string | null;
  end_date: string | null;
}): string | null {
  return end_date === "present" ? null : (end_date ?? start_date);
}

function portraitClaim(
  reading: DocumentReading,
  claim: ReadClaim,
  key: string,
  idOf: (key: string) => string,
  roleId: (index: number) => string,
): PortraitClaim {
  const education = claim.education === null ? undefined : reading.education[claim.education];
  const { type, label, description, confidence } = claim;
  return {
    id: idOf(key),
    type,
    label,
    description,
    confidence,
    institution: education?.institution ?? null,
    degree: education?.degree ?? null,
    field: education?.field ?? null,
    start_date: education?.start_date ?? null,
    end_date: education === undefined || education.end_date === "present" ? null : education.end_date,
    work_history_id: claim.role === null ? null : roleId(claim.role),
    evidence: claim.evidence.map(({ content, page, start, end, role }, index) => ({
      id: idOf(`${key} evidence ${index}`),
      source_document_id: null,
      content,
      page,
      start,
      end,
      work_history_id: role === undefined ? null : roleId(role),
    })),
  };
}
