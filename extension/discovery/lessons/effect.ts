/** What a lesson does to what was found. */
import type { DiscoveryLesson, PendingOpportunity } from "@career-portrait/shared/contract";
import { traitsOf } from "@career-portrait/shared/relevance";

/** How many of the rows have the fact that a lesson is about. */
export function touched(
  lesson: Pick<DiscoveryLesson, "trait" | "value">,
  rows: readonly PendingOpportunity[],
): number {
  return rows.filter(({ source_type, ...row }) =>
    traitsOf({ ...row, source: source_type }).some(
      ({ trait, value }) => trait === lesson.trait && value === lesson.value,
    ),
  ).length;
}

/** Most points one lesson can be worth (docs/review-queue.md); the length of the longest bar. */
export const POINTS_MAX = 12;
