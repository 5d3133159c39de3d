/** What of opportunities and their scores figures are made of, so that no text and no evidence is read for them. */
import type { Gap, MatchRow as ScoreRow, MatchScore } from "@career-portrait/shared/contract";
import type { EntryRow } from "./case/row.ts";
import type { OpportunityRow } from "./row.ts";

/** Fields of an opportunity that figures are made of. */
export const OVERVIEW_FIELDS = [
  "title",
  "company",
  "status",
  "source",
  "match_score",
  "match_version",
  "applied_at",
  "created_at",
] as const satisfies readonly (keyof OpportunityRow)[];

/** Beside them, of its case what tells how far it has come. */
export const CASE_FIELDS = ["case.timeline.kind", "case.interviews.id"];

/** An opportunity as stored, with these fields alone. */
export type OverviewStored = Pick<OpportunityRow, "_id" | (typeof OVERVIEW_FIELDS)[number]> & {
  case?: { timeline: Pick<EntryRow, "kind">[]; interviews: unknown[] };
};

/** The rows of an explained score without their evidence and reasons. */
export interface ScoreRows {
  overall: number;
  strengths: Pick<ScoreRow, "importance" | "weight" | "similarity">[];
  gaps: Pick<Gap, "requirement" | "importance" | "kind" | "verdict" | "weight" | "similarity" | "closing">[];
}

/** Fields of a stored score that those are. */
export const SCORE_ROW_FIELDS = [
  "version",
  "score.scores",
  ...["importance", "weight", "similarity"].map((name) => `score.strengths.${name}`),
  ...["requirement", "importance", "kind", "verdict", "weight", "similarity", "closing"].map(
    (name) => `score.gaps.${name}`,
  ),
];

/** A score as stored, with these fields alone. */
export interface ScoreRowsStored {
  _id: string;
  version: string;
  score: Pick<MatchScore, "scores"> & Pick<ScoreRows, "strengths" | "gaps">;
}
