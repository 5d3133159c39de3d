/** Which row is in focus, and which rows are out of sight already although the store has not answered yet. */
import type { Lane, QueueRow } from "../sync/database.ts";

/** A row by its id; without it, or when it has left, whatever stands at its place. */
export interface Focus {
  id: string | null;
  index: number;
}

export const TOP: Focus = { id: null, index: 0 };

/** The index in focus; -1 when there is no row. */
export function focusedIndex(rows: readonly QueueRow[], { id, index }: Focus): number {
  const same = id === null ? -1 : rows.findIndex((row) => row.id === id);
  return same !== -1 ? same : Math.min(index, rows.length - 1);
}

/** How many rows of a lane are read ahead at a time. */
const AHEAD = 60;

/** How many rows to read so that the one in focus has plenty after it. */
export function rowsToRead({ index }: Focus): number {
  return (Math.floor((index + AHEAD / 2) / AHEAD) + 1) * AHEAD;
}

/** Rows that were decided in a lane, by the decision's id; null until it is written down. */
export type Gone = ReadonlyMap<string, number | null>;

export const goneKey = (lane: Lane, id: string): string => `${lane}:${id}`;

/** Whether the row was decided here later than what is shown knows of. `newest` is the latest decision that is shown. */
export function isGone(gone: Gone, lane: Lane, id: string, newest: number): boolean {
  const action = gone.get(goneKey(lane, id));
  return action === null || (action !== undefined && action > newest);
}

/** Those that what is shown does not know of yet. */
export function stillGone(gone: Gone, newest: number): Gone {
  const left = [...gone].filter(([, action]) => action === null || action > newest);
  return left.length === gone.size ? gone : new Map(left);
}
