/**
 * What a person does, on its way to the server. An action is written down first and shown at once; for ten seconds it can be
 * taken back as if it had never been; then it is sent under a key of its own, and again until the server has answered. One
 * that waits holds back what was done later to the same rows, and nothing else. Each kind of rows (claims, opportunities, the
 * review queue) says in its `Deeds` what an action does and how it is sent; this is the one loop that sends them.
 */
import type { EntityTable } from "dexie";
import type { Action, Cache } from "./database.ts";
import { failureOf, postponed } from "./failure.ts";

/** How long something can be taken back, in ms. */
export const UNDO_MS = 10_000;

/** What actions of one kind are. `API` is what of the client they call. */
export interface Deeds<C, API> {
  table: (cache: Cache) => EntityTable<Action<C>, "id">;
  /** What is its own way back is sent at once; the rest can be taken back. */
  isUndoable: (change: C) => boolean;
  /** The rows it changes, by any name. */
  rows: (change: C) => readonly string[];
  /** Sends these, which may be repeated without harm. */
  perform: (client: API, actions: readonly Action<C>[], cache: Cache) => Promise<void>;
  /** Of those that may go now, in their order, the ones that one call carries; else one by one. */
  together?: (ready: readonly Action<C>[]) => readonly Action<C>[];
  /** Whether of two that wait the later is enough. */
  replaces?: (later: C, earlier: C) => boolean;
  /** Whether an error says that what was wanted is so already. */
  isSoAnyway?: (change: C, error: unknown) => boolean;
}

/** The time, whose it is, and with whom it is spoken. */
export interface Sending<API> {
  cache: Cache;
  client: API;
  account: string;
  now: () => number;
  /** The person, or the network's return, asks: our own spacing is ignored, the time to think again is not. */
  force: boolean;
}

export interface ActionLog<C, API> {
  /** Writes an action down. Answers its id. */
  act: (cache: Cache, account: string, change: C, subject: string, now: number) => Promise<number>;
  /** Whether it can still be taken back as if it had never been. */
  canTakeBack: (action: Action<C>, now: number) => boolean;
  /** Takes back the latest that can be; answers it, or null when there is none. */
  takeBackLatest: (cache: Cache, account: string, now: number) => Promise<Action<C> | null>;
  /** Gives up one that the server refused; its rows are shown as the server has them. Answers the way back. */
  letGo: (cache: Cache, id: number) => Promise<() => Promise<unknown>>;
  /** Sends a refused one again, under a new key: the old one answers what it answered before. */
  tryAgain: (cache: Cache, id: number, now: number) => Promise<void>;
  /**
   * Sends what is due, and stops where the server cannot take more now. One caller at a time: whatever is found `sending`
   * was cut off, and is sent again under the same key.
   */
  drain: (sending: Sending<API>) => Promise<void>;
  /** The instant (ms) at which the next of the account's is due; null when none waits. */
  nextDue: (cache: Cache, account: string) => Promise<number | null>;
}

export function actionLog<C, API>(deeds: Deeds<C, API>): ActionLog<C, API> {
  const { table, isUndoable, rows } = deeds;

  const canTakeBack = ({ state, attempts, not_before, change }: Action<C>, now: number): boolean =>
    state === "waiting" && attempts === 0 && now < not_before && isUndoable(change);

  async function waitingOf(cache: Cache, account: string): Promise<Action<C>[]> {
    const waiting = await table(cache).where("state").equals("waiting").sortBy("id");
    return waiting.filter((action) => action.account === account);
  }

  /** When each of those that wait may go: never before an earlier one about the same rows. */
  function timetable(waiting: readonly Action<C>[], force: boolean): { action: Action<C>; due: number }[] {
    const held = new Map<string, number>();
    return waiting.map((action) => {
      const { next_at, not_before, change } = action;
      const own = force ? not_before : Math.max(next_at, not_before);
      const due = rows(change).reduce((latest, row) => Math.max(latest, held.get(row) ?? 0), own);
      for (const row of rows(change)) held.set(row, due);
      return { action, due };
    });
  }

  /** Takes out what is to go next, so that nobody takes it back while it is on its way. */
  async function nextOf({ cache, account, now, force }: Sending<API>): Promise<readonly Action<C>[]> {
    return cache.transaction("rw", table(cache), async () => {
      const ready = timetable(await waitingOf(cache, account), force)
        .filter(({ due }) => due <= now())
        .map(({ action }) => action);
      const next = ready.length === 0 ? [] : (deeds.together?.(ready) ?? ready.slice(0, 1));
      await write(cache, next, { state: "sending" });
      return next;
    });
  }

  async function write(
    cache: Cache,
    actions: readonly Action<C>[],
    change: Partial<Pick<Action<C>, "state" | "attempts" | "next_at" | "not_before" | "refusal">>,
  ): Promise<void> {
    const ids = actions.map(({ id }) => id);
    await table(cache)
      .where("id")
      .anyOf(ids)
      .modify((action) => void Object.assign(action, change));
  }

  /** Sends these and writes down what came of it. Answers whether the next may be tried. */
  async function send(actions: readonly Action<C>[], { cache, client, now }: Sending<API>): Promise<boolean> {
    const [first] = actions as [Action<C>, ...Action<C>[]];
    try {
      await deeds.perform(client, actions, cache);
    } catch (error) {
      if (!deeds.isSoAnyway?.(first.change, error)) {
        const failure = failureOf(error);
        if (failure.kind === "refused") {
          await write(cache, actions, { state: "refused", refusal: failure.refusal });
          return true;
        }
        const later =
          failure.kind === "later"
            ? postponed(first, failure.retryAfter, now())
            : { attempts: first.attempts + 1 };
        await write(cache, actions, { state: "waiting", ...later });
        return false;
      }
    }
    await write(cache, actions, { state: "done", refusal: null });
    return true;
  }

  return {
    canTakeBack,
    act(cache, account, change, subject, now) {
      return cache.transaction("rw", table(cache), async () => {
        if (deeds.replaces) {
          const unsent = await table(cache).where("state").anyOf("waiting", "refused").toArray();
          const outdated = unsent.filter(
            (row) => row.account === account && deeds.replaces?.(change, row.change),
          );
          for (const { id } of outdated) await table(cache).where("id").equals(id).delete();
        }
        const action: Omit<Action<C>, "id"> = {
          key: crypto.randomUUID(),
          account,
          change,
          subject,
          state: "waiting",
          attempts: 0,
          next_at: now,
          not_before: isUndoable(change) ? now + UNDO_MS : now,
          refusal: null,
          created_at: now,
        };
        return table(cache).add(action as Action<C>);
      });
    },
    takeBackLatest(cache, account, now) {
      return cache.transaction("rw", table(cache), async () => {
        const latest = (await waitingOf(cache, account)).findLast((action) => canTakeBack(action, now));
        if (latest) await table(cache).where("id").equals(latest.id).delete();
        return latest ?? null;
      });
    },
    async letGo(cache, id) {
      const own = table(cache).where("id").equals(id);
      const action = await own.first();
      await own.delete();
      return async () => action && table(cache).put(action);
    },
    async tryAgain(cache, id, now) {
      const again = { state: "waiting", attempts: 0, next_at: now, not_before: 0, refusal: null } as const;
      await table(cache)
        .where("id")
        .equals(id)
        .modify((action) => void Object.assign(action, again, { key: crypto.randomUUID() }));
    },
    async drain(sending) {
      const cutOff = table(sending.cache).where("state").equals("sending");
      await cutOff.modify((action) => void Object.assign(action, { state: "waiting", attempts: 1 }));
      for (;;) {
        const next = await nextOf(sending);
        if (next.length === 0 || !(await send(next, sending))) return;
      }
    },
    async nextDue(cache, account) {
      const due = timetable(await waitingOf(cache, account), false).map((row) => row.due);
      return due.length === 0 ? null : Math.min(...due);
    },
  };
}
