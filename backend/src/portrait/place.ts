/** The order of work history: newest first by start, unless the user set a place (decisions, section 5). */
import type { WorkHistoryRow } from "./rows.ts";

/** Where a role without a set place belongs: before the first that began no later; what has no start comes last. */
export function placeOf(
  { start_date }: Pick<WorkHistoryRow, "start_date">,
  others: readonly WorkHistoryRow[],
): number {
  const at = others.findIndex((other) => (other.start_date ?? "") <= (start_date ?? ""));
  return at === -1 ? others.length : at;
}
