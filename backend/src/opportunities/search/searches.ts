/**
 * Search over title, company and description: an index per account in this process's memory, made from the stored rows and held
 * to them before every answer, whichever process wrote them (docs/search.md tells how that is made sure).
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { OpportunityRow } from "../row.ts";
import type { OpportunityStore } from "../store.ts";
import { type Ranked, SearchIndex } from "./search-index.ts";

export interface Searches {
  /** The best rows behind a place, best first, with their places. */
  search(
    accountId: string,
    query: string,
    after: Ranked | null,
    limit: number,
  ): Promise<{ row: OpportunityRow; place: Ranked }[]>;
}

/** Longer than any write takes from being dated to being seen; then nothing older can still turn up. */
const SETTLED_MS = 5_000;
/** Texts read at once, and how long the others wait while they are taken apart. */
const BATCH = 100;
const SLICE_MS = 4;
/** Opportunities held in memory over all accounts; those of accounts that have not searched for longest go first. */
const MAX_HELD = 100_000;
/** An index is made anew when it has wasted so much, and after so long in any case. */
const MAX_WASTED = 5_000;
const MAX_AGE_MS = 60 * 60_000;
const MAX_TRIES = 20;

/** One account's index and how far it is known to be true. */
class AccountIndex {
  readonly #store: OpportunityStore;
  readonly #accountId: string;
  readonly #index = new SearchIndex();
  /** The date at which each text was read. */
  readonly #dates = new Map<string, number>();
  readonly #madeAt = performance.now();
  #newest: Date | null = null;
  #newestSeenAt = 0;
  #isBuilt = false;
  #running: Promise<void> = Promise.resolve();
  #queued: Promise<void> | null = null;

  constructor(store: OpportunityStore, accountId: string) {
    this.#store = store;
    this.#accountId = accountId;
  }

  get size(): number {
    return this.#index.size;
  }

  get isSpent(): boolean {
    return this.#index.wasted > MAX_WASTED || performance.now() - this.#madeAt > MAX_AGE_MS;
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
      const changed = ids.filter((id) => (rows.get(id)?.text_at?.getTime() ?? 0) !== this.#dates.get(id));
      const gone = changed.filter((id) => !rows.has(id));
      if (changed.length === 0) {
        return places.flatMap((place) => {
          const row = rows.get(place.id);
          return row ? [{ row, place }] : [];
        });
      }
      for (const id of gone) this.#forget(id);
      await this.#read(changed);
    }
    throw new Error("The opportunities changed again and again while they were being searched.");
  }

  #forget(id: string): void {
    this.#index.remove(id);
    this.#dates.delete(id);
  }

  async #look(): Promise<void> {
    if (!this.#isBuilt) {
      this.#newest = await this.#store.newestTextDate(this.#accountId);
      this.#newestSeenAt = performance.now();
    }
    const dates = await this.#store.textDates(this.#accountId, this.#isBuilt ? this.#settled() : null);
    const fresh = dates.filter(({ _id, text_at }) => this.#dates.get(_id) !== (text_at?.getTime() ?? 0));
    await this.#read(fresh.map(({ _id }) => _id));
    const newest = dates.reduce<Date | null>(
      (one, { text_at }) => (text_at && (!one || text_at > one) ? text_at : one),
      this.#newest,
    );
    if (this.#isBuilt && newest?.getTime() !== this.#newest?.getTime()) {
      this.#newest = newest;
      this.#newestSeenAt = performance.now();
    }
    this.#isBuilt = true;
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
        this.#index.put({ ...text, id: text._id, created_at: text.created_at.getTime() });
        this.#dates.set(text._id, text.text_at?.getTime() ?? 0);
        if (performance.now() - since < SLICE_MS) continue;
        await nextTurn();
        since = performance.now();
      }
    }
  }
}

export function createSearches(store: OpportunityStore): Searches {
  /** In the order of use, the longest unused first. */
  const indexes = new Map<string, AccountIndex>();

  function indexOf(accountId: string): AccountIndex {
    const standing = indexes.get(accountId);
    const index = standing && !standing.isSpent ? standing : new AccountIndex(store, accountId);
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

  return {
    search: (accountId, query, after, limit) => indexOf(accountId).search(query, after, limit),
  };
}
