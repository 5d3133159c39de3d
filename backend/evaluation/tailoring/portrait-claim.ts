/** A claim of a portrait that was written by hand. */
import type { ClaimType } from "@career-portrait/shared/contract";
import type { PortraitClaim } from "@career-portrait/shared/matching";

/** The claim with the one `quote` it rests on, its own words unless told otherwise, and what else is known of it. */
export function portraitClaim(
  id: string,
  type: ClaimType,
  label: string,
  {
    quote = label,
    ...known
  }: Partial<Omit<PortraitClaim, "id" | "type" | "label" | "evidence">> & { quote?: string } = {},
): PortraitClaim {
  return {
    id,
    type,
    label,
    description: null,
    confidence: 1,
    institution: null,
    degree: null,
    field: null,
    start_date: null,
    end_date: null,
    work_history_id: null,
    evidence: [
      { id: `${id}-evidence`, source_document_id: null, content: quote, page: null, start: null, end: null },
    ],
    ...known,
  };
}
