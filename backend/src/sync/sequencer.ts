/**
 * Gives changes their places in an account's order, after they have become visible. Places follow tickets; only changes with
 * tickets that had been drawn when the pass began are placed, for all that was done before one of those is visible by then.
 *
 * Places are agreed on in one conditional update of the account's head, which carries the whole batch: whoever is killed behind
 * it leaves it to be carried out by the next who comes, and whoever comes too late changes nothing.
 */
import { randomUUID } from "node:crypto";
import type { HeadRow, SyncStore } from "./store.ts";
import type { Tickets } from "./tickets.ts";

/** Changes placed at once: what a head may carry. */
const BATCH = 200;

export class Sequencer {
  readonly #store: SyncStore;
  readonly #tickets: Tickets;
  /** Passes that have not begun: whoever comes before they do shares them. */
  readonly #next = new Map<string, Promise<HeadRow>>();
  readonly #under = new Map<string, Promise<unknown>>();

  constructor(store: SyncStore, tickets: Tickets) {
    this.#store = store;
    this.#tickets = tickets;
  }

  /** Places every change that was acknowledged before this call; the head as it then is, its batch carried out. */
  async upToDate(accountId: string): Promise<HeadRow> {
    const shared = this.#next.get(accountId);
    if (shared) return shared;
    const under = this.#under.get(accountId) ?? Promise.resolve();
    const pass = under.then(async () => {
      this.#next.delete(accountId);
      return this.#pass(accountId);
    });
    this.#next.set(accountId, pass);
    const settled = pass.catch(() => {});
    this.#under.set(accountId, settled);
    void settled.then(() => {
      if (this.#under.get(accountId) === settled) this.#under.delete(accountId);
    });
    return pass;
  }

  /** Places some of the account's changes with tickets up to the one named. */
  async placeSome(accountId: string, last: number): Promise<void> {
    await this.#placeBatch(accountId, last);
  }

  async #pass(accountId: string): Promise<HeadRow> {
    const last = await this.#tickets.last();
    for (;;) {
      const { head, isDone } = await this.#placeBatch(accountId, last);
      if (isDone) return head;
    }
  }

  async #placeBatch(accountId: string, last: number): Promise<{ head: HeadRow; isDone: boolean }> {
    // The head before the marks: if places are given in between, the claim fails.
    const head = await this.#store.head(accountId);
    if (head.batch) {
      await this.#store.carryOut(accountId, head.batch);
      return { head, isDone: false };
    }
    const marked = await this.#store.marked(accountId, last, BATCH);
    if (marked.length === 0) return { head, isDone: true };
    const placed = marked.map((change, index) => ({ ...change, seq: head.head + index + 1 }));
    const batch = { id: randomUUID(), placed };
    if (!(await this.#store.claim(head, batch))) return { head, isDone: false };
    await this.#store.carryOut(accountId, batch);
    return { head: { ...head, head: head.head + placed.length }, isDone: placed.length < BATCH };
  }
}
