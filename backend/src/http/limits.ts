/**
 * Counters per key and window, shared by all processes on one database. A process counts at once in memory and writes its
 * share behind, so that a request never waits for the count to reach the disk: exact within a process, agreed between
 * processes within `FLUSH_MS`. A window begins with the first use.
 */
import { type Collection, type Db } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../database/index.ts";

const FLUSH_MS = 100;

interface WindowRow {
  _id: string;
  points: number;
  resets_at: Date;
}

interface Counter {
  resetsAt: number;
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
  { collection: "rate_limits", keys: { resets_at: 1 }, options: { expireAfterSeconds: 60 } },
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
    const allowed = counter.known + counter.pending < this.#points;
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

  /** Forgets what was counted of `key`; other processes do at the end of the window they know. */
  async clear(key: string): Promise<void> {
    await this.flush();
    this.#counters.delete(key);
    await this.#rows.deleteOne({ _id: `${this.#name}:${key}` });
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
    return { allowed, limit: this.#points, remaining, resetsAt: counter.resetsAt };
  }

  async #counter(key: string): Promise<Counter> {
    let counter = this.#counters.get(key);
    if (!counter || counter.resetsAt <= this.#now()) {
      counter = this.#load(key);
      this.#counters.set(key, counter);
    }
    await counter.loading;
    return counter;
  }

  #load(key: string): Counter {
    const now = this.#now();
    const counter: Counter = {
      resetsAt: now + this.#windowMs,
      known: 0,
      pending: 0,
      loading: Promise.resolve(),
    };
    counter.loading = this.#rows.findOne({ _id: `${this.#name}:${key}` }).then(
      (row) => {
        if (row && row.resets_at.getTime() > now) this.#adopt(counter, row);
      },
      (error: unknown) => {
        // A window that could not be read is read again by the next request.
        this.#counters.delete(key);
        throw error;
      },
    );
    return counter;
  }

  #adopt(counter: Counter, row: WindowRow): void {
    counter.known = row.points;
    counter.resetsAt = row.resets_at.getTime();
  }

  async #write(): Promise<void> {
    for (const [key, counter] of this.#counters) {
      if (counter.pending > 0) await this.#writeShare(`${this.#name}:${key}`, counter);
      if (counter.resetsAt <= this.#now() && counter.pending === 0 && this.#counters.get(key) === counter) {
        this.#counters.delete(key);
      }
    }
  }

  async #writeShare(_id: string, counter: Counter): Promise<void> {
    const share = counter.pending;
    const resets_at = new Date(counter.resetsAt);
    const counted = await this.#rows.findOneAndUpdate(
      { _id, resets_at },
      { $inc: { points: share } },
      { returnDocument: "after" },
    );
    if (counted) {
      counter.known = counted.points;
      counter.pending -= share;
      return;
    }
    // No such window yet: begin it, in place of one that has ended.
    try {
      await this.#rows.replaceOne(
        { _id, resets_at: { $lte: new Date(this.#now()) } },
        { points: share, resets_at },
        { upsert: true },
      );
      counter.known = share;
      counter.pending -= share;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another process began this window at another moment: its window stands.
      const row = await this.#rows.findOne({ _id });
      if (row) this.#adopt(counter, row);
    }
  }
}
