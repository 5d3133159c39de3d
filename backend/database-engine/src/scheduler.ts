/**
 * Turns. In each turn the commands that only read run first and are answered at once: they see what is committed.
 * Then those that write; all they wrote is one transaction with one sync to disk, and only then are they answered. Where none of
 * them asks for it (`writeConcern: { j: false }`), the sync is left to a later turn's.
 * Of the commands that have paused, one gets one slice.
 */
import { DatabaseError } from "./errors.ts";
import type { Pace, Steps } from "./pace.ts";
import type { Catalog } from "./catalog.ts";
import type { Store } from "./store.ts";

const SLICE_MS = 4;
const TURN_MS = 10;

export interface Task<T> {
  readonly steps: Steps<T>;
  readonly writes: boolean;
  /** Answered only when what it wrote is on disk. */
  readonly synced: boolean;
  /** When to give up, by performance.now(). */
  readonly deadline: number;
  readonly done: (result: T) => void;
  readonly failed: (error: unknown) => void;
}

export class Scheduler {
  readonly #store: Store;
  readonly #catalog: Catalog;
  readonly #pace: Pace;
  readonly #reads: Task<unknown>[] = [];
  readonly #writes: Task<unknown>[] = [];
  #paused: Task<unknown>[] = [];
  #finished: { task: Task<unknown>; send: () => void }[] = [];
  #scheduled = false;

  constructor(store: Store, catalog: Catalog, pace: Pace) {
    this.#store = store;
    this.#catalog = catalog;
    this.#pace = pace;
  }

  add<T>(task: Task<T>): void {
    (task.writes ? this.#writes : this.#reads).push(task as Task<unknown>);
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
    const paused = this.#paused.shift();
    this.#run(this.#reads);
    if (paused && !paused.writes) this.#step(paused);
    this.#answer();
    this.#store.sync(this.#writes.some(({ synced }) => synced) || paused?.synced === true);
    this.#run(this.#writes);
    if (paused?.writes) this.#step(paused);
    this.#commit();
    this.#scheduled = false;
    if (this.#reads.length + this.#writes.length + this.#paused.length > 0) this.#schedule();
  }

  #run(tasks: Task<unknown>[]): void {
    const end = performance.now() + TURN_MS;
    while (tasks.length > 0 && performance.now() < end) {
      const task = tasks.shift() as Task<unknown>;
      this.#step(task);
      if (!task.writes) this.#answer();
    }
  }

  #answer(): void {
    const finished = this.#finished;
    this.#finished = [];
    for (const { send } of finished) send();
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
      this.#finished.push({ task, send: () => task.failed(error) });
      if (task.writes) this.#undoSlice();
    }
  }

  #undoSlice(): void {
    try {
      if (this.#store.rollbackToSavepoint()) this.#catalog.load();
    } catch (error) {
      // A full disk may have ended the whole transaction.
      this.#undoTurn(error);
    }
  }

  /** Nothing of this turn is on disk: no write may be acknowledged. */
  #undoTurn(error: unknown): void {
    this.#store.rollback();
    this.#catalog.load();
    const unfinished = this.#paused.filter((task) => task.writes);
    this.#paused = this.#paused.filter((task) => !task.writes);
    for (const task of [...this.#finished.splice(0).map((item) => item.task), ...unfinished])
      task.failed(error);
  }

  #commit(): void {
    try {
      this.#store.commit();
    } catch (error) {
      this.#undoTurn(error);
    }
    this.#answer();
  }
}
