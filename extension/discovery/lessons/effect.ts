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

/** Most points one lesson can be worth, and all together (docs/review-queue.md). */
export const POINTS_MAX = { one: 16, all: 25 };

/** A company or place as the postings write it, where one of these rows has it; else as it is compared. */
export function spelling(
  { trait, value }: Pick<DiscoveryLesson, "trait" | "value">,
  rows: readonly PendingOpportunity[],
): string {
  if (trait !== "company" && trait !== "location") return value;
  const blank = { title: null, company: null, location: null, work_mode: null };
  const written = rows
    .map((row) => row[trait])
    .find((words) => traitsOf({ ...blank, [trait]: words }).some((one) => one.value === value));
  return written ?? value;
}
