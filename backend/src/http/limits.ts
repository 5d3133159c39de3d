/**
 * Fixed-window counters shared by all processes on one database. A process counts at once in memory and writes its share
 * behind, so that a request never waits for the count to reach the disk: exact within a process, agreed between processes
 * within `FLUSH_MS`.
 */
import type { Collection, Db } from "mongodb";
import type { IndexDeclaration } from "../database/connect.ts";

const FLUSH_MS = 100;

interface WindowRow {
  _id: string;
  points: number;
  expires_at: Date;
}

interface Counter {
  window: number;
  /** What the database said last, our own flushed share included. */
  known: number;
  /** Counted here, not written yet. */
  pending: number;
  loading: Promise<void>;
}

export interface Allowance {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** Milliseconds since 1970 at which the window ends. */
  resetsAt: number;
}

export const limitIndexes: IndexDeclaration[] = [
  { collection: "rate_limits", keys: { expires_at: 1 }, options: { expireAfterSeconds: 0 } },
];

export class WindowLimiter {
  readonly #rows: Collection<WindowRow>;
  readonly #name: string;
  readonly #points: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #counters = new Map<string, Counter>();
  #timer: NodeJS.Timeout | null = null;
  #flushing: Promise<void> = Promise.resolve();

  /** `points` are allowed per `windowMs` for each key; `name` keeps limiters of one database apart. */
  constructor(db: Db, options: { name: string; points: number; windowMs: number; now?: () => number }) {
    this.#rows = db.collection<WindowRow>("rate_limits");
    this.#name = options.name;
    this.#points = options.points;
    this.#windowMs = options.windowMs;
    this.#now = options.now ?? Date.now;
  }

  /** Counts one use of `key`, or refuses it without counting when the window is spent. */
  async consume(key: string): Promise<Allowance> {
    const counter = await this.#counter(key);
    const used = counter.known + counter.pending;
    const allowed = used < this.#points;
    if (allowed) {
      counter.pending += 1;
      this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
    }
    return this.#allowance(counter, allowed);
  }

  /** How `key` stands, without counting. */
  async peek(key: string): Promise<Allowance> {
    const counter = await this.#counter(key);
    return this.#allowance(counter, counter.known + counter.pending < this.#points);
  }

  /** Writes what is counted but not written; the graceful stop awaits it. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#flushing = this.#flushing.then(() => this.#write());
    return this.#flushing;
  }

  #allowance(counter: Counter, allowed: boolean): Allowance {
    const remaining = Math.max(0, this.#points - counter.known - counter.pending);
    return { allowed, limit: this.#points, remaining, resetsAt: (counter.window + 1) * this.#windowMs };
  }

  #rowId(key: string, window: number): string {
    return `${this.#name}:${key}:${window}`;
  }

  async #counter(key: string): Promise<Counter> {
    const window = Math.floor(this.#now() / this.#windowMs);
    let counter = this.#counters.get(key);
    if (counter?.window !== window) {
      const fresh: Counter = { window, known: 0, pending: 0, loading: Promise.resolve() };
      fresh.loading = this.#rows.findOne({ _id: this.#rowId(key, window) }).then((row) => {
        fresh.known = row?.points ?? 0;
      });
      // A window that could not be read is read again by the next request.
      fresh.loading.catch(() => this.#counters.delete(key));
      this.#counters.set(key, fresh);
      counter = fresh;
    }
    await counter.loading;
    return counter;
  }

  async #write(): Promise<void> {
    const current = Math.floor(this.#now() / this.#windowMs);
    for (const [key, counter] of this.#counters) {
      const share = counter.pending;
      if (share > 0) {
        const row = await this.#rows.findOneAndUpdate(
          { _id: this.#rowId(key, counter.window) },
          {
            $inc: { points: share },
            $setOnInsert: { expires_at: new Date((counter.window + 2) * this.#windowMs) },
          },
          { upsert: true, returnDocument: "after" },
        );
        counter.pending -= share;
        counter.known = row?.points ?? counter.known + share;
      }
      if (counter.window < current && counter.pending === 0) this.#counters.delete(key);
    }
  }
}
