/** How much of what a text rests on was reviewed (decisions, section 5: texts may rest on proposed claims, and say so). */
import type { Basis, ReviewStatus } from "@career-portrait/shared/contract";
import { basisOf } from "@career-portrait/shared/matching";
import type { Sentence } from "../phrasebook.ts";
import { writingNote } from "./notes.ts";

export interface Resting {
  basis: Basis;
  /** How many of the claims and roles nobody has accepted. */
  unreviewed: number;
}

/** The ids behind the lines of a tailored résumé. */
export function citedIn(resume: Record<string, unknown> | null): string[] {
  const meta = resume?.meta as { evidence?: Record<string, string[]> } | undefined;
  return Object.values(meta?.evidence ?? {}).flat();
}

/** @param cited ids behind the lines of a text; what is neither claim nor role needs no review */
export function restingOn(
  cited: readonly string[],
  rows: readonly { id: string; review_status: ReviewStatus }[],
): Resting {
  const ids = new Set(cited);
  const statuses = rows.filter(({ id }) => ids.has(id)).map(({ review_status }) => review_status);
  return {
    basis: basisOf(statuses),
    unreviewed: statuses.filter((status) => status === "proposed").length,
  };
}

/** For the person, when a text that cites these rests on what they have not reviewed. */
export function unreviewedNote(
  cited: readonly string[],
  { reviewed }: { reviewed: Parameters<typeof restingOn>[1] },
): Sentence[] {
  const { unreviewed } = restingOn(cited, reviewed);
  return unreviewed === 0 ? [] : [writingNote("rests_on_unreviewed", { count: unreviewed })];
}
