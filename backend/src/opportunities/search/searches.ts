/**
 * Search over title, company and description: an index per account in this process's memory, made from the stored rows and held
 * to them before every answer, whichever process wrote them (docs/search.md tells how that is made sure).
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { OpportunityRow } from "../row.ts";
import type { OpportunityStore } from "../store.ts";
import type { KeptIndexes } from "./kept-indexes.ts";
import { type Ranked, SearchIndex } from "./search-index.ts";

export interface Searches {
  /** The best rows behind a place, best first, with their places. */
  search(
    accountId: string,
    query: string,
    after: Ranked | null,
    limit: number,
  ): Promise<{ row: OpportunityRow; place: Ranked }[]>;
  /** Takes the account's index up while nobody waits for it, for a search that may follow. */
  prepare(accountId: string): void;
  /** Begins nothing more, and waits for what has begun. */
  close(): Promise<void>;
}

/** Longer than any write takes from being dated to being seen; then nothing older can still turn up. */
const SETTLED_MS = 5_000;
/** Texts read at once, and how long the others wait while they are taken apart. */
const BATCH = 100;
const SLICE_MS = 4;
/** Opportunities held in memory over all accounts; those of accounts that have not searched for longest go first. */
const MAX_HELD = 100_000;
/** An index that has wasted so much is taken up anew from what is kept of it. */
const MAX_WASTED = 5_000;
/** All dates are compared when an index is taken up, and after so long. */
const COMPARED_MS = 60 * 60_000;
const MAX_TRIES = 20;
/** An index is kept when so many texts are not in what was kept last, and of a larger one this share. */
const KEPT_BEHIND = 100;
const KEPT_SHARE = 0.02;

/** One account's index and how far it is known to be true. */
class AccountIndex {
  readonly #store: OpportunityStore;
  readonly #kept: KeptIndexes;
  readonly #accountId: string;
  readonly #index = new SearchIndex();
  #newest: Date | null = null;
  #newestSeenAt = 0;
  #isBuilt = false;
  /** When all dates were compared last; with `null` they are compared at the next look. */
  #comparedAt: number | null = null;
  /** Texts that have changed since the index was kept. */
  #unkept = 0;
  #running: Promise<void> = Promise.resolve();
  #queued: Promise<void> | null = null;

  constructor(store: OpportunityStore, kept: KeptIndexes, accountId: string) {
    this.#store = store;
    this.#kept = kept;
    this.#accountId = accountId;
  }

  get size(): number {
    return this.#index.size;
  }

  get isSpent(): boolean {
    return this.#index.wasted > MAX_WASTED;
  }

  /** Resolves when everything that was stored before the call is in the index. */
  refresh(): Promise<void> {
    // A look that runs already began too early; one that waits serves all who wait.
    this.#queued ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#queued = null;
        this.#running = this.#look();
        return this.#running;
      });
    return this.#queued;
  }

  async search(query: string, after: Ranked | null, limit: number) {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await this.refresh();
      const places = this.#index.search(query, after, limit);
      const ids = places.map(({ id }) => id);
      const rows = new Map(
        (await this.#store.findMany(this.#accountId, ids)).map((row) => [row._id, row] as const),
      );
      const changed = ids.filter((id) => dateOf(rows.get(id)) !== this.#index.versionOf(id));
      const gone = changed.filter((id) => !rows.has(id));
      if (changed.length === 0) {
        return places.flatMap((place) => {
          const row = rows.get(place.id);
          return row ? [{ row, place }] : [];
        });
      }
      for (const id of gone) this.#forget(id);
      // Where some are gone many may be.
      if (gone.length > 0) this.#comparedAt = null;
      await this.#read(changed);
    }
    throw new Error("The opportunities changed again and again while they were being searched.");
  }

  /** What nobody has to wait for: compares all dates from time to time, and keeps what has changed. */
  async keepUp(): Promise<void> {
    if (this.#comparedAt !== null && performance.now() - this.#comparedAt > COMPARED_MS) {
      this.#comparedAt = null;
      await this.refresh();
    }
    if (this.#unkept < Math.max(KEPT_BEHIND, this.size * KEPT_SHARE)) return;
    this.#unkept = 0;
    await this.#kept.keep(this.#accountId, this.#newest, inTurns(this.#index.pieces()));
  }

  async #takeUp(): Promise<void> {
    const kept = await this.#kept.read(this.#accountId);
    for await (const piece of inTurns(kept?.pieces ?? [])) this.#index.take(piece);
    if (!kept) return;
    this.#newest = kept.newest;
    this.#newestSeenAt = performance.now();
    // Soon, but nobody waits for it.
    this.#comparedAt = Number.NEGATIVE_INFINITY;
  }

  async #look(): Promise<void> {
    if (!this.#isBuilt) await this.#takeUp();
    this.#isBuilt = true;
    await (this.#comparedAt === null ? this.#compareAll() : this.#takeInNew());
  }

  async #compareAll(): Promise<void> {
    // Asked for first: what is written while all are read may be missed, and is newer.
    const newest = await this.#store.newestTextDate(this.#accountId);
    const dates = await this.#store.textDates(this.#accountId, null);
    const there = new Set(dates.map(({ _id }) => _id));
    for (const id of this.#index.ids()) if (!there.has(id)) this.#forget(id);
    await this.#takeIn(dates);
    this.#seen(newest);
    this.#comparedAt = performance.now();
  }

  async #takeInNew(): Promise<void> {
    const dates = await this.#store.textDates(this.#accountId, this.#settled());
    await this.#takeIn(dates);
    for (const { text_at } of dates) this.#seen(text_at ?? null);
  }

  async #takeIn(dates: readonly { _id: string; text_at?: Date }[]): Promise<void> {
    const fresh = dates.filter((row) => this.#index.versionOf(row._id) !== dateOf(row));
    await this.#read(fresh.map(({ _id }) => _id));
  }

  #seen(date: Date | null): void {
    if (!date || (this.#newest && date <= this.#newest)) return;
    this.#newest = date;
    this.#newestSeenAt = performance.now();
  }

  #forget(id: string): void {
    this.#index.remove(id);
    this.#unkept += 1;
  }

  /** Up to this date nothing can turn up any more. */
  #settled(): Date {
    if (!this.#newest) return new Date(0);
    const isOld = performance.now() - this.#newestSeenAt > SETTLED_MS;
    return isOld ? this.#newest : new Date(this.#newest.getTime() - SETTLED_MS);
  }

  async #read(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) {
      let since = performance.now();
      for (const text of await this.#store.texts(this.#accountId, ids.slice(from, from + BATCH))) {
        const created_at = text.created_at.getTime();
        this.#index.put({ ...text, id: text._id, created_at, version: dateOf(text) ?? 0 });
        this.#unkept += 1;
        if (performance.now() - since < SLICE_MS) continue;
        await nextTurn();
        since = performance.now();
      }
    }
  }
}

/** The date of a row's text as a number, 0 for a row from before there were dates; null for no row. */
function dateOf(row: { text_at?: Date } | undefined): number | null {
  return row ? (row.text_at?.getTime() ?? 0) : null;
}

/** Lets other requests pass between two pieces of work. */
async function* inTurns<T>(pieces: Iterable<T>): AsyncGenerator<T> {
  for (const piece of pieces) {
    await nextTurn();
    yield piece;
  }
}

/** @param onTrouble told of what went wrong when nobody waited for it */
export function createSearches(
  store: OpportunityStore,
  kept: KeptIndexes,
  onTrouble: (error: unknown) => void = () => {},
): Searches {
  /** In the order of use, the longest unused first. */
  const indexes = new Map<string, AccountIndex>();
  /** Work that nobody waits for, by account. */
  const working = new Map<string, Promise<void>>();
  let isClosed = false;

  function indexOf(accountId: string): AccountIndex {
    const standing = indexes.get(accountId);
    const index = standing && !standing.isSpent ? standing : new AccountIndex(store, kept, accountId);
    indexes.delete(accountId);
    indexes.set(accountId, index);
    let held = [...indexes.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [id, { size }] of indexes) {
      if (held <= MAX_HELD || id === accountId) break;
      indexes.delete(id);
      held -= size;
    }
    return index;
  }

  function inBackground(accountId: string, work: () => Promise<void>): void {
    if (isClosed || working.has(accountId)) return;
    working.set(
      accountId,
      nextTurn()
        .then(work)
        .catch((error: unknown) => {
          if (!isClosed) onTrouble(error);
        })
        .finally(() => working.delete(accountId)),
    );
  }

  return {
    async search(accountId, query, after, limit) {
      const index = indexOf(accountId);
      const found = await index.search(query, after, limit);
      inBackground(accountId, () => index.keepUp());
      return found;
    },
    prepare(accountId) {
      if (indexes.has(accountId)) return;
      inBackground(accountId, async () => {
        const index = indexOf(accountId);
        await index.refresh();
        await index.keepUp();
      });
    },
    async close() {
      isClosed = true;
      await Promise.all(working.values());
    },
  };
}
