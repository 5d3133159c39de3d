/**
 * Opportunities as the person has left them: what the server said, with what was done here and its lists do not show yet
 * laid over it. Pure, so that what is shown never depends on when an answer came.
 */
import { caseAsLeft } from "./case-overlay.ts";
import type { KnownOpportunity, OpportunityAction, OpportunityChange } from "./database.ts";

function changed(row: KnownOpportunity, change: OpportunityChange, at: string): KnownOpportunity | null {
  if ("ids" in change) {
    if (!change.ids.includes(row.id)) return row;
    if (change.kind === "delete") return null;
    // The server writes the first day of applying down, too.
    const applied_at = change.status === "applied" ? (row.applied_at ?? at) : row.applied_at;
    return { ...row, status: change.status, applied_at };
  }
  if (change.id !== row.id) return row;
  if (change.kind === "correct") return { ...row, requirement_corrections: change.left };
  const { kind } = change;
  if (kind === "star" || kind === "notes" || kind === "names" || kind === "address") {
    const { kind: _, ...fields } = change;
    return { ...row, ...fields };
  }
  return caseAsLeft(row, change, at);
}

/** One opportunity with these actions laid over it, in the order in which they were done; null when it is deleted. */
export function asLeft(
  row: KnownOpportunity,
  actions: readonly OpportunityAction[],
): KnownOpportunity | null {
  let left: KnownOpportunity | null = row;
  for (const { change, created_at } of standing(actions)) {
    left = left && changed(left, change, new Date(created_at).toISOString());
  }
  return left;
}

/** What was refused is not shown as done. */
function standing(actions: readonly OpportunityAction[]): OpportunityAction[] {
  return actions.filter(({ state }) => state !== "refused").toSorted((a, b) => a.id - b.id);
}

/** All of them as they were left; rows that nothing was done to stay the same objects. */
export function allAsLeft(
  rows: readonly KnownOpportunity[],
  actions: readonly OpportunityAction[],
): KnownOpportunity[] {
  const touched = new Map<string, OpportunityAction[]>();
  for (const action of standing(actions)) {
    for (const id of "id" in action.change ? [action.change.id] : action.change.ids) {
      touched.set(id, [...(touched.get(id) ?? []), action]);
    }
  }
  return rows.flatMap((row) => asLeft(row, touched.get(row.id) ?? []) ?? []);
}
