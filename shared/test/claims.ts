/** Claims as tests of the score make them: each quoted by its own label. */
import type { PortraitClaim } from "../matching/types.ts";

export const TODAY = { today: "2026-01-15" };
const NOTHING = {
  description: null,
  institution: null,
  degree: null,
  field: null,
  start_date: null,
  end_date: null,
};

export function claim(
  type: PortraitClaim["type"],
  label: string,
  more: Partial<PortraitClaim> = {},
): PortraitClaim {
  const place = { source_document_id: null, page: 1, start: 0, end: label.length };
  const evidence = [{ id: `quote ${label}`, content: label, ...place }];
  return {
    id: `${type} ${label}`,
    type,
    label,
    confidence: 1,
    ...NOTHING,
    work_history_id: null,
    evidence,
    ...more,
  };
}
