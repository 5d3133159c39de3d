/**
 * Turns. In each turn all commands that have arrived run, then one slice of one long command; everything they wrote
 * is one transaction with one sync to disk, and only then are the answers sent.
 */
import { DatabaseError } from "./errors.ts";
import type { Pace, Steps } from "./pace.ts";
import type { Catalog } from "./catalog.ts";
import type { Store } from "./store.ts";

const SLICE_MS = 5;
const TURN_MS = 10;

export interface Task<T> {
  readonly steps: Steps<T>;
  readonly writes: boolean;
  /** When to give up, by performance.now(). */
  readonly deadline: number;
  readonly done: (result: T) => void;
  readonly failed: (error: unknown) => void;
}

export class Scheduler {
  readonly #store: Store;
  readonly #catalog: Catalog;
  readonly #pace: Pace;
  readonly #fresh: Task<unknown>[] = [];
  readonly #paused: Task<unknown>[] = [];
  #finished: { task: Task<unknown>; send: () => void }[] = [];
  #scheduled = false;

  constructor(store: Store, catalog: Catalog, pace: Pace) {
    this.#store = store;
    this.#catalog = catalog;
    this.#pace = pace;
  }

  add<T>(task: Task<T>): void {
    this.#fresh.push(task as Task<unknown>);
    this.#schedule();
  }

  get idle(): boolean {
    return !this.#scheduled;
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    const end = performance.now() + TURN_MS;
    while (this.#fresh.length > 0 && performance.now() < end)
      this.#step(this.#fresh.shift() as Task<unknown>);
    if (this.#paused.length > 0) this.#step(this.#paused.shift() as Task<unknown>);
    this.#commit();
    this.#scheduled = false;
    if (this.#fresh.length > 0 || this.#paused.length > 0) this.#schedule();
  }

  /** Runs one slice of a task; what a failing slice wrote is undone. */
  #step(task: Task<unknown>): void {
    this.#pace.start(SLICE_MS);
    if (task.writes) this.#store.savepoint();
    try {
      if (performance.now() > task.deadline) throw new DatabaseError(50, "operation exceeded time limit");
      const { done, value } = task.steps.next();
      if (task.writes) this.#store.release();
      if (done) this.#finished.push({ task, send: () => task.done(value) });
      else this.#paused.push(task);
    } catch (error) {
      if (task.writes) {
        this.#store.rollbackToSavepoint();
        this.#catalog.load();
      }
      this.#finished.push({ task, send: () => task.failed(error) });
    }
  }

  #commit(): void {
    const finished = this.#finished;
    this.#finished = [];
    try {
      this.#store.commit();
    } catch (error) {
      // Nothing of this turn is on disk: no write may be acknowledged.
      this.#store.rollback();
      this.#catalog.load();
      for (const { task, send } of finished) {
        if (task.writes) task.failed(error);
        else send();
      }
      return;
    }
    for (const { send } of finished) send();
  }
}
