/** What stands behind a line: the claims, roles and projects it cites, with the words they rest on. */
import type { ClaimDetail, Document, Profile, WorkHistory } from "@career-portrait/shared/contract";
import { proofsOf, type Proof } from "../portrait/profile/review.ts";
import { joined } from "./resume-data.ts";

/** What of the portrait is on this device. */
export interface Known {
  claims: readonly ClaimDetail[];
  work: readonly WorkHistory[];
  documents: readonly Document[];
  /** Null while the profile has not been received. */
  profile: Pick<Profile, "projects" | "ventures"> | null;
}

export interface Backing {
  id: string;
  kind: "claim" | "role" | "project" | "venture";
  label: string;
  /** Quotes of a claim; none for what the person has stated. */
  proofs: Proof[];
}

/** What is known here under these ids, in their order, and how many are not known. */
export function backingOf(ids: readonly string[], known: Known): { backings: Backing[]; unknown: number } {
  const backings = [...new Set(ids)].flatMap((id) => backing(id, known) ?? []);
  return { backings, unknown: new Set(ids).size - backings.length };
}

function backing(id: string, { claims, work, documents, profile }: Known): Backing | null {
  const claim = claims.find((candidate) => candidate.id === id);
  if (claim) {
    const ids = claim.evidence.map((piece) => piece.id);
    return {
      id,
      kind: "claim",
      label: claim.label,
      proofs: proofsOf(ids, { claims: [claim], documents }).proofs,
    };
  }
  const role = work.find((candidate) => candidate.id === id);
  if (role) return { id, kind: "role", label: joined(role.title, role.company), proofs: [] };
  for (const [kind, rows] of [
    ["project", profile?.projects],
    ["venture", profile?.ventures],
  ] as const) {
    const row = rows?.find((candidate) => candidate.id === id);
    if (row) return { id, kind, label: row.name, proofs: [] };
  }
  return null;
}
