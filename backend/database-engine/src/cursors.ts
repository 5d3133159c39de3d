/** Open cursors: what is left of an answer that did not fit into one batch. */
import { document, type Encodable, Raw } from "./bson.ts";
import { DatabaseError } from "./errors.ts";
import { type Flow, type Pace, PAUSE, type Steps } from "./pace.ts";

const MAX_BATCH_BYTES = 16 * 1024 * 1024;
const FIRST_BATCH = 101;
const IDLE_MS = 10 * 60_000;

interface Cursor {
  readonly namespace: string;
  readonly flow: Flow<Buffer>;
  /** Read from the flow but did not fit any more. */
  waiting: Buffer | undefined;
  usedAt: number;
  busy: boolean;
}

export class Cursors {
  readonly #open = new Map<bigint, Cursor>();
  readonly #pace: Pace;
  #last = BigInt(Date.now());

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  get size(): number {
    return this.#open.size;
  }

  /** The first answer of a query; `batchSize` undefined: the server's choice. */
  *start(
    namespace: string,
    flow: Flow<Buffer>,
    batchSize: number | undefined,
    single: boolean,
  ): Steps<Map<string, Encodable>> {
    const cursor: Cursor = { namespace, flow, waiting: undefined, usedAt: Date.now(), busy: false };
    const { batch, done } = yield* this.#fill(cursor, batchSize ?? FIRST_BATCH);
    let id = 0n;
    if (done || single) flow.return();
    else {
      id = ++this.#last;
      this.#open.set(id, cursor);
    }
    return document<Encodable>({
      cursor: document<Encodable>({ firstBatch: batch, id, ns: namespace }),
      ok: 1,
    });
  }

  /** @throws DatabaseError 43 for a cursor that is not there (any more) */
  *more(namespace: string, id: bigint, batchSize: number | undefined): Steps<Map<string, Encodable>> {
    const cursor = this.#open.get(id);
    if (!cursor) throw new DatabaseError(43, `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      throw new DatabaseError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace`,
      );
    }
    if (cursor.busy) throw new DatabaseError(12051, "cursor already in use");
    cursor.busy = true;
    try {
      const { batch, done } = yield* this.#fill(cursor, batchSize ?? Infinity);
      if (done) this.#open.delete(id);
      return document<Encodable>({
        cursor: document<Encodable>({ nextBatch: batch, id: done ? 0n : id, ns: namespace }),
        ok: 1,
      });
    } catch (error) {
      this.#open.delete(id);
      throw error;
    } finally {
      cursor.busy = false;
      cursor.usedAt = Date.now();
    }
  }

  *#fill(cursor: Cursor, batchSize: number): Steps<{ batch: Raw[]; done: boolean }> {
    const batch: Raw[] = [];
    let bytes = 0;
    const add = (item: Buffer): void => {
      bytes += item.length;
      batch.push(new Raw(item));
    };
    if (batchSize === 0) return { batch, done: false };
    if (cursor.waiting) add(cursor.waiting);
    cursor.waiting = undefined;
    for (;;) {
      const next = cursor.flow.next();
      if (next.done) return { batch, done: true };
      if (next.value === PAUSE) {
        yield PAUSE;
      } else if (
        batch.length >= batchSize ||
        (batch.length > 0 && bytes + next.value.length > MAX_BATCH_BYTES)
      ) {
        cursor.waiting = next.value;
        return { batch, done: false };
      } else {
        add(next.value);
        if (this.#pace.over) yield PAUSE;
      }
    }
  }

  kill(ids: readonly bigint[]): { killed: bigint[]; unknown: bigint[] } {
    const killed = ids.filter((id) => this.#open.delete(id));
    return { killed, unknown: ids.filter((id) => !killed.includes(id)) };
  }

  /** Drops the cursors over a collection that was dropped. */
  forget(namespace: string): void {
    for (const [id, cursor] of this.#open) if (cursor.namespace === namespace) this.#open.delete(id);
  }

  /** Drops cursors that nobody has asked for ten minutes. */
  sweep(now: number): void {
    for (const [id, cursor] of this.#open) {
      if (!cursor.busy && now - cursor.usedAt > IDLE_MS) this.#open.delete(id);
    }
  }
}
