/** The board: a column for each status, and a card that is held while keys move it. Pure. */
import type { OpportunityStatus } from "@career-portrait/shared/contract";
import type { KnownOpportunity } from "../../sync/database.ts";
import { STATUSES } from "../tracked.ts";

export interface Column {
  status: OpportunityStatus;
  /** Starred first, then by score; what has none follows, the newest first. */
  cards: KnownOpportunity[];
}

/** A card that has been lifted by keyboard, and the column it is over. */
export interface Held {
  id: string;
  over: OpportunityStatus;
  /** It has been let go there, and the device's store has not said so yet. */
  dropped: boolean;
}

function order(a: KnownOpportunity, b: KnownOpportunity): number {
  return (
    Number(b.is_starred) - Number(a.is_starred) ||
    (b.match_score ?? -1) - (a.match_score ?? -1) ||
    b.created_at.localeCompare(a.created_at)
  );
}

/** Every opportunity in the column of its status; a held one in the column it is over. */
export function columnsOf(rows: readonly KnownOpportunity[], held: Held | null): Column[] {
  const placed = (row: KnownOpportunity): OpportunityStatus => (held?.id === row.id ? held.over : row.status);
  return STATUSES.map((status) => ({
    status,
    cards: rows.filter((row) => placed(row) === status).toSorted(order),
  }));
}

/** The status beside this one; itself at either end. */
export function beside(status: OpportunityStatus, step: -1 | 1): OpportunityStatus {
  return STATUSES[STATUSES.indexOf(status) + step] ?? status;
}

/**
 * The card that an arrow leads to from this one: above and below in its column, or in the nearest column to the side that
 * holds any, at the same height. Null where there is none.
 */
export function neighbour(columns: readonly Column[], id: string, key: string): string | null {
  const at = columns.findIndex(({ cards }) => cards.some((card) => card.id === id));
  const height = columns[at]?.cards.findIndex((card) => card.id === id) ?? -1;
  if (height === -1) return null;
  if (key === "ArrowUp") return columns[at]!.cards[height - 1]?.id ?? null;
  if (key === "ArrowDown") return columns[at]!.cards[height + 1]?.id ?? null;
  const aside = key === "ArrowLeft" ? columns.slice(0, at).toReversed() : columns.slice(at + 1);
  const cards = aside.find((column) => column.cards.length > 0)?.cards;
  return cards?.[Math.min(height, cards.length - 1)]?.id ?? null;
}
