/** Where a row of the review queue stands: in which lane, at which place of it, and where a decision takes it. */
import type { PendingOpportunity } from "@career-portrait/shared/contract";
import type { Lane, QueueAction, QueueChange, QueueRow } from "./database.ts";

export const LANES = ["queue", "near", "deck", "dismissed"] as const satisfies readonly Lane[];

/** Later than any date a server names (ms). */
const LATEST = 1e13;

/** What was dismissed, has expired or was known before is filed away together; added and removed rows are nowhere. */
export function laneOf({ status, dismissed_reason }: PendingOpportunity): Lane | null {
  switch (status) {
    case "pending":
    case "needs_attention":
      return "queue";
    case "suppressed":
      if (dismissed_reason === "below_relevance_floor") return "near";
      return dismissed_reason === "over_daily_cap" ? "deck" : "dismissed";
    case "dismissed":
    case "expired":
      return "dismissed";
    default:
      return null;
  }
}

const instant = (iso: string | null): number => (iso === null ? 0 : Date.parse(iso) || 0);

/**
 * Its place, the least first: by relevance and then the latest received, what is filed away by when that was decided.
 * What has no relevance follows what has some.
 */
function orderOf(row: PendingOpportunity, lane: Lane): number {
  if (lane === "dismissed") return LATEST - instant(row.decided_at ?? row.received_at);
  return (100 - (row.relevance_score ?? -1)) * LATEST + (LATEST - instant(row.received_at));
}

/** The row with its place; null for one that is in no lane. */
export function placed(row: PendingOpportunity): QueueRow | null {
  const lane = laneOf(row);
  return lane && { ...row, lane, order: orderOf(row, lane) };
}

/** The rows a change is about. */
export function idsOf(change: QueueChange): string[] {
  return change.kind === "promote" ? change.ids : [change.id];
}

function changed(row: QueueRow, { kind }: QueueChange, at: string): QueueRow | null {
  switch (kind) {
    case "add":
      return null;
    case "dismiss":
      return placed({ ...row, status: "dismissed", dismissed_reason: null, decided_at: at });
    default:
      return placed({ ...row, status: "pending", dismissed_reason: null, decided_at: null });
  }
}

/** A row with these actions laid over it, in the order in which they were done; null once it has left the queue. */
export function asDecided(row: QueueRow, actions: readonly QueueAction[]): QueueRow | null {
  let left: QueueRow | null = row;
  for (const { change, created_at } of actions) {
    if (left && idsOf(change).includes(row.id))
      left = changed(left, change, new Date(created_at).toISOString());
  }
  return left;
}

/** What was refused is not shown as done. */
export function standing(actions: readonly QueueAction[]): QueueAction[] {
  return actions.filter(({ state }) => state !== "refused").toSorted((a, b) => a.id - b.id);
}
