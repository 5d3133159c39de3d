/** Which collections' changes are told, under which name, and what in them is nobody's business. */
import type { ChangeType } from "@career-portrait/shared/contract";

/** What the log tells of: the types of `GET /sync`, and share links, whose views webhooks tell. */
export type LoggedType = ChangeType | "share_link";

export interface Tracked {
  type: LoggedType;
  collection: string;
  /** Fields that no view shows and no order depends on: an update of nothing else is no change. */
  unseen: readonly string[];
}

/** In the order in which a full state tells them: what others refer to comes first. */
export const TRACKED: readonly Tracked[] = [
  { type: "preferences", collection: "preferences", unseen: ["unrecorded"] },
  { type: "work_history", collection: "work_history", unseen: [] },
  { type: "claim", collection: "claims", unseen: [] },
  { type: "opportunity", collection: "opportunities", unseen: ["text_at", "url_checked_at", "url_keys"] },
  { type: "match", collection: "matches", unseen: [] },
  { type: "job", collection: "jobs", unseen: ["lease_until"] },
  { type: "pending_opportunity", collection: "pending_opportunities", unseen: ["debt", "checked_at"] },
  { type: "saved_view", collection: "saved_views", unseen: ["name_key"] },
  { type: "share_link", collection: "share_links", unseen: ["summary"] },
];

/** Jobs that are part of telling: told themselves, they would never end. */
export const UNTOLD_JOBS: ReadonlySet<string> = new Set(["webhook_delivery"]);

/**
 * The field of a row that says it has changed and the log does not know it yet: the change's ticket (`tickets.ts`). Written in
 * one write with the change itself, removed when the log has it.
 */
export const MARK = "unsequenced";

/** Announced deletions: kept apart, for the row itself will be gone. */
export const DEPARTURES = "sync_departures";

/** A row announced as going: its mark is the deletion's ticket. */
export interface DepartureRow {
  /** Account, type and row. */
  _id: string;
  account_id: string;
  type: LoggedType;
  row_id: string;
  unsequenced: number;
  at: Date;
}

/** What the log calls a row. */
export function logKey(accountId: string, type: LoggedType, rowId: string): string {
  return `${accountId} ${type} ${rowId}`;
}
