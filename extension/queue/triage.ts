/** Deciding about the queue: at once on screen, on this device before anything is sent, taken back for ten seconds. */
import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useMemo } from "react";
import { create } from "zustand";
import { t, tn } from "../words/index.ts";
import { cache, type Lane, type QueueAction, type QueueChange, type QueueRow } from "../sync/database.ts";
import { queueActions } from "../sync/queue-actions.ts";
import { idsOf } from "../sync/queue-lanes.ts";
import { readQueue, type QueueView } from "../sync/queue-view.ts";
import { focusedIndex, goneKey, isGone, rowsToRead, stillGone, TOP, type Focus, type Gone } from "./focus.ts";

interface Triage {
  lane: Lane;
  focus: Record<Lane, Focus>;
  gone: Gone;
}

/** Where the person is in the queue; it survives a look at the posting. */
export const useTriage = create<Triage>(() => ({
  lane: "queue",
  focus: { queue: TOP, near: TOP, deck: TOP, dismissed: TOP },
  gone: new Map(),
}));

export function showLane(lane: Lane): void {
  useTriage.setState({ lane });
}

export function focusRow(lane: Lane, focus: Focus): void {
  useTriage.setState((state) => ({ focus: { ...state.focus, [lane]: focus } }));
}

export interface Shown extends QueueView {
  /** Index of the row in focus; -1 when the lane is empty. */
  at: number;
}

/** The lane as it is to be shown right now; undefined until it has been read from this device. */
export function useQueue(account: string): Shown | undefined {
  const { lane, focus, gone } = useTriage();
  const limit = rowsToRead(focus[lane]);
  const view = useLiveQuery(() => readQueue(cache, account, lane, limit), [account, lane, limit]);
  const newest = view?.actions.at(-1)?.id ?? 0;
  useEffect(() => {
    if (newest > 0) useTriage.setState((state) => ({ gone: stillGone(state.gone, newest) }));
  }, [newest]);
  return useMemo(() => {
    if (!view) return undefined;
    const out = new Set(view.rows.filter(({ id }) => isGone(gone, view.lane, id, newest)));
    const rows = view.rows.filter((row) => !out.has(row));
    const counts = { ...view.counts, [view.lane]: view.counts[view.lane] - out.size };
    return { ...view, rows, counts, at: focusedIndex(rows, focus[view.lane]) };
  }, [view, gone, newest, focus]);
}

/** How much waits, for the panel's own views; undefined until it has been read from this device. */
export function useWaiting(account: string | null): { queue: number; pending: number } | undefined {
  return useLiveQuery(async () => {
    if (account === null) return { queue: 0, pending: 0 };
    const { counts, pending } = await readQueue(cache, account, "queue", 1);
    return { queue: counts.queue, pending };
  }, [account]);
}

/** Takes rows out of sight, and writes the decision down. */
async function settle(account: string, lane: Lane, change: QueueChange, subject: string): Promise<void> {
  const keys = idsOf(change).map((id) => goneKey(lane, id));
  const put = (action: number | null): void =>
    useTriage.setState(({ gone }) => ({
      gone: new Map([...gone, ...keys.map((key) => [key, action] as const)]),
    }));
  put(null);
  put(await queueActions.act(cache, account, change, subject, Date.now()));
}

/** Decides about one row; whatever follows takes its place. */
export function decideRow(
  account: string,
  shown: Shown,
  row: QueueRow,
  kind: Exclude<QueueChange["kind"], "promote">,
): void {
  const index = shown.rows.indexOf(row);
  // By its id: what arrives on top of the lane meanwhile must not take its place.
  const next = shown.rows[index + 1] ?? shown.rows[index - 1];
  focusRow(shown.lane, { id: next?.id ?? null, index });
  void settle(account, shown.lane, { kind, id: row.id }, row.title ?? t("triage.untitled"));
}

/** Brings the best rows that were held back into the queue. */
export async function promoteNext(account: string, most: number): Promise<void> {
  const { rows } = await readQueue(cache, account, "deck", most);
  if (rows.length === 0) return;
  const subject = tn("decided.postings", rows.length);
  await settle(account, "deck", { kind: "promote", ids: rows.map(({ id }) => id) }, subject);
}

/** Takes the latest decision back, and puts its row into focus again. Null when there is none. */
export async function undo(account: string): Promise<QueueAction | null> {
  const action = await queueActions.takeBackLatest(cache, account, Date.now());
  if (!action) return null;
  const { lane, focus } = useTriage.getState();
  const [id] = idsOf(action.change);
  if (id) useTriage.setState({ gone: new Map(), focus: { ...focus, [lane]: { ...focus[lane], id } } });
  return action;
}
