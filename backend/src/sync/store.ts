/** The log of changes: one head for each account, one entry for each row that has changed, and the marks the log does not know yet. */
import { randomBytes } from "node:crypto";
import {
  type AnyBulkWriteOperation,
  type Collection,
  type Db,
  type Document,
  MongoBulkWriteError,
} from "mongodb";
import { type IndexDeclaration, isDuplicateKey, UNSYNCED } from "../database/index.ts";
import {
  type DepartureRow,
  DEPARTURES,
  logKey,
  type LoggedType,
  MARK,
  TRACKED,
  UNTOLD_JOBS,
} from "./tracked.ts";

/** A change that is given its place. */
export interface Placed {
  type: LoggedType;
  row_id: string;
  /** The mark that this is about: a later one stays. */
  ticket: number;
  seq: number;
  deleted: boolean;
  /** When the database itself will delete the row; null for never. */
  expires_at: Date | null;
}

/** The account's place of agreement: who gives changes their places writes here first, in one conditional update. */
export interface HeadRow {
  /** The account. */
  _id: string;
  account_id: string;
  /** The last place given. */
  head: number;
  /** Places given that may not stand in the log yet: whoever meets them carries them out. */
  batch: { id: string; placed: Placed[] } | null;
  /** Deletions up to here may be forgotten: an older cursor begins anew. */
  floor: number;
  /** Seals the account's cursors. */
  secret: string;
  /** The last place that was made safe before it was told. */
  safe?: number;
  /** For which state of the portrait what depends on it was last seen to; absent before the first reader. */
  settled_for?: string;
}

/** A row's last change. */
export interface LogRow {
  _id: string;
  account_id: string;
  type: LoggedType;
  row_id: string;
  seq: number;
  /** Where its first change stood. */
  first_seq: number;
  deleted: boolean;
  expires_at: Date | null;
  at: Date;
}

/** A change that has no place yet. */
export interface Marked {
  type: LoggedType;
  row_id: string;
  ticket: number;
  deleted: boolean;
  expires_at: Date | null;
}

interface TrackedRow extends Document {
  _id: string;
  account_id: string;
  unsequenced: number;
}

/** An announced deletion whose row still stands after so long was never carried out. */
const STALE_DEPARTURE_MS = 24 * 3_600_000;

export const syncIndexes: IndexDeclaration[] = [
  ...[...TRACKED.map(({ collection }) => collection), DEPARTURES].flatMap((collection) =>
    [{ account_id: 1, [MARK]: 1 } as Record<string, 1>, { [MARK]: 1 } as Record<string, 1>].map((keys) => ({
      collection,
      keys,
      options: { partialFilterExpression: { [MARK]: { $exists: true } } },
    })),
  ),
  ...TRACKED.map(({ collection }) => ({ collection, keys: { account_id: 1, _id: 1 } as Record<string, 1> })),
  { collection: "sync_heads", keys: { account_id: 1 } },
  { collection: "sync_log", keys: { account_id: 1, seq: 1 } },
  {
    collection: "sync_log",
    keys: { expires_at: 1 },
    options: { partialFilterExpression: { expires_at: { $gt: new Date(0) } } },
  },
  { collection: "sync_log", keys: { at: 1 }, options: { partialFilterExpression: { deleted: true } } },
];

export class SyncStore {
  readonly #heads: Collection<HeadRow>;
  readonly #log: Collection<LogRow>;
  readonly #departures: Collection<DepartureRow>;
  readonly #tracked: ReadonlyMap<LoggedType, Collection<TrackedRow>>;

  /** Written to wait until it, and with it everything written before, is safe. */
  readonly #safe: Collection<HeadRow>;

  /** @param db the plain database: what is written here is no change. */
  constructor(db: Db) {
    // A power cut may take the last places given, and gives the same changes others; so none is told before `makeSafe`.
    this.#safe = db.collection("sync_heads");
    this.#heads = db.collection("sync_heads", UNSYNCED);
    this.#log = db.collection("sync_log", UNSYNCED);
    this.#departures = db.collection(DEPARTURES, UNSYNCED);
    this.#tracked = new Map(
      TRACKED.map(({ type, collection }) => [type, db.collection(collection, UNSYNCED)]),
    );
  }

  /** Resolves when the places up to this head can no longer be lost. */
  async makeSafe({ _id, head }: HeadRow): Promise<void> {
    await this.#safe.updateOne({ _id }, { $max: { safe: head } });
  }

  /** The account's head; made when it has none. */
  async head(accountId: string): Promise<HeadRow> {
    const standing = await this.#heads.findOne({ _id: accountId });
    if (standing) return standing;
    const row: HeadRow = {
      _id: accountId,
      account_id: accountId,
      head: 0,
      batch: null,
      floor: 0,
      secret: randomBytes(32).toString("base64url"),
    };
    try {
      await this.#heads.insertOne(row);
      return row;
    } catch (error) {
      if (isDuplicateKey(error)) return this.head(accountId);
      throw error;
    }
  }

  async heads(accountIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.#heads
      .find({ _id: { $in: [...accountIds] } }, { projection: { head: 1 } })
      .toArray();
    return new Map(rows.map(({ _id, head }) => [_id, head]));
  }

  async setSettled(accountId: string, settled_for: string): Promise<void> {
    await this.#heads.updateOne({ _id: accountId }, { $set: { settled_for } });
  }

  /** Gives places behind `head`; false when another has given some since. */
  async claim(head: HeadRow, batch: NonNullable<HeadRow["batch"]>): Promise<boolean> {
    const { matchedCount } = await this.#heads.updateOne(
      { _id: head._id, head: head.head, batch: null },
      { $set: { head: head.head + batch.placed.length, batch } },
    );
    return matchedCount === 1;
  }

  /** Puts places that were given into the log and takes their marks away; bears repeating, at any later time too. */
  async carryOut(accountId: string, { id, placed }: NonNullable<HeadRow["batch"]>): Promise<void> {
    await this.#enter(accountId, placed);
    await this.unmark(accountId, placed);
    await this.#heads.updateOne({ _id: accountId, "batch.id": id }, { $set: { batch: null } });
  }

  async #enter(accountId: string, placed: readonly Placed[]): Promise<void> {
    const at = new Date();
    const entries: AnyBulkWriteOperation<LogRow>[] = placed.map(
      ({ type, row_id, seq, deleted, expires_at }) => ({
        updateOne: {
          // Never back: who is late finds the row at a later place already.
          filter: { _id: logKey(accountId, type, row_id), seq: { $lt: seq } },
          update: {
            $set: { account_id: accountId, type, row_id, seq, deleted, expires_at, at },
            $setOnInsert: { first_seq: seq },
          },
          upsert: true,
        },
      }),
    );
    try {
      await this.#log.bulkWrite(entries, { ordered: false });
    } catch (error) {
      // A row that stands at a later place already.
      if (!(error instanceof MongoBulkWriteError)) throw error;
      if ([error.writeErrors].flat().some(({ code }) => code !== 11_000)) throw error;
    }
  }

  /** Takes the marks away, except from rows that have changed once more. */
  async unmark(
    accountId: string,
    changes: readonly Pick<Marked, "type" | "row_id" | "ticket" | "deleted">[],
  ): Promise<void> {
    const gone = changes.filter(({ deleted }) => deleted);
    if (gone.length > 0) {
      await this.#departures.bulkWrite(
        gone.map(({ type, row_id, ticket }) => ({
          deleteOne: { filter: { _id: logKey(accountId, type, row_id), [MARK]: ticket } },
        })),
      );
    }
    for (const [type, rows] of this.#tracked) {
      const standing = changes.filter((change) => change.type === type && !change.deleted);
      if (standing.length === 0) continue;
      await rows.bulkWrite(
        standing.map(({ row_id, ticket }) => ({
          updateOne: { filter: { _id: row_id, [MARK]: ticket }, update: { $unset: { [MARK]: 1 } } },
        })),
        { ordered: false },
      );
    }
  }

  /** The account's changes that have no place yet, in the order of their tickets up to the one named. */
  async marked(accountId: string, last: number, limit: number): Promise<Marked[]> {
    const own = { account_id: accountId, [MARK]: { $gt: 0, $lte: last } };
    const inOrder = { sort: { [MARK]: 1 }, limit } as const;
    const found = await Promise.all(
      [...this.#tracked].map(async ([type, rows]) => {
        const projection = { [MARK]: 1, ...(type === "job" ? { kind: 1, expires_at: 1 } : {}) };
        return { type, rows: await rows.find(own, { ...inOrder, projection }).toArray() };
      }),
    );
    const changes: Marked[] = [];
    const untold: Marked[] = [];
    for (const { type, rows } of found) {
      for (const { _id, unsequenced, kind, expires_at } of rows) {
        const change = {
          type,
          row_id: _id,
          ticket: unsequenced,
          deleted: false,
          expires_at: expires_at ?? null,
        };
        (UNTOLD_JOBS.has(kind as string) ? untold : changes).push(change);
      }
    }
    if (untold.length > 0) await this.unmark(accountId, untold);
    const departures = await this.#departures.find(own, inOrder).toArray();
    changes.push(...(await this.#departed(accountId, departures)));
    return changes.toSorted((a, b) => a.ticket - b.ticket).slice(0, limit);
  }

  /** Of the deletions announced those that were done; the others are on their way, or never came and are forgotten. */
  async #departed(accountId: string, departures: readonly DepartureRow[]): Promise<Marked[]> {
    const done: Marked[] = [];
    const never: Marked[] = [];
    const stale = Date.now() - STALE_DEPARTURE_MS;
    for (const [type, rows] of this.#tracked) {
      const announced = departures.filter((departure) => departure.type === type);
      if (announced.length === 0) continue;
      const ids = announced.map(({ row_id }) => row_id);
      const found = await rows.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray();
      const standing = new Set(found.map(({ _id }) => _id));
      for (const { row_id, unsequenced, at } of announced) {
        const change = { type, row_id, ticket: unsequenced, deleted: true, expires_at: null };
        if (!standing.has(row_id)) done.push(change);
        else if (at.getTime() < stale) never.push(change);
      }
    }
    if (never.length > 0) await this.unmark(accountId, never);
    return done;
  }

  /** Accounts that have changes without a place, with tickets up to the one named. */
  async accountsMarked(last: number): Promise<string[]> {
    const filter = { [MARK]: { $gt: 0, $lte: last } };
    const projection = { _id: 0, account_id: 1 };
    const found = await Promise.all([
      ...[...this.#tracked.values()].map((rows) => rows.find(filter, { projection }).limit(1000).toArray()),
      this.#departures.find(filter, { projection }).limit(1000).toArray(),
    ]);
    return [...new Set(found.flat().map(({ account_id }) => account_id))];
  }

  /** The log behind one place up to another, in order. */
  async after(
    accountId: string,
    from: number,
    to: number,
    types: readonly LoggedType[],
    limit: number,
  ): Promise<LogRow[]> {
    return this.#log
      .find({ account_id: accountId, seq: { $gt: from, $lte: to }, type: { $in: [...types] } })
      .sort({ seq: 1 })
      .limit(limit)
      .toArray();
  }

  /** Whether anything of the account has changed, or is without a place, since the head was read. */
  async hasMovedOn({ _id, head }: HeadRow): Promise<boolean> {
    const own = { account_id: _id, [MARK]: { $gt: 0 } };
    const marked = await Promise.all([...this.#tracked.values()].map((rows) => rows.findOne(own)));
    if (marked.some((row) => row !== null)) return true;
    if ((await this.#departed(_id, await this.#departures.find(own).toArray())).length > 0) return true;
    // Behind the marks: what was given a place meanwhile has lost its mark and raised the head.
    return (await this.head(_id)).head > head;
  }

  /** Ids of the account's rows in their order, for reading everything. */
  async ids(accountId: string, type: LoggedType, after: string | null, limit: number): Promise<string[]> {
    const rows = await this.#tracked
      .get(type)
      ?.find(
        { account_id: accountId, ...(after === null ? {} : { _id: { $gt: after } }) },
        { projection: { _id: 1 } },
      )
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
    return (rows ?? []).map(({ _id }) => _id);
  }

  /** Announces rows that the database itself has deleted since. */
  async announceExpired(now: Date, ticket: () => Promise<number>): Promise<void> {
    const due = await this.#log
      .find({ expires_at: { $gt: new Date(0), $lt: now }, deleted: false })
      .limit(1000)
      .toArray();
    if (due.length === 0) return;
    const unsequenced = await ticket();
    await this.#departures.bulkWrite(
      due.map(({ _id, account_id, type, row_id }) => ({
        updateOne: {
          filter: { _id, account_id },
          update: { $set: { type, row_id, unsequenced, at: now } },
          upsert: true,
        },
      })),
    );
  }

  /**
   * Forgets deletions from before `before`. What is forgotten was put below the floor by an earlier call, so that no reader that
   * is at it now still needs it.
   */
  async forget(before: Date): Promise<void> {
    const old = await this.#log
      .find({ deleted: true, at: { $lt: before } })
      .limit(10_000)
      .toArray();
    const byAccount = Map.groupBy(old, ({ account_id }) => account_id);
    for (const [accountId, entries] of byAccount) {
      const { floor } = await this.head(accountId);
      const below = entries.filter(({ seq }) => seq <= floor);
      for (const { _id, seq } of below) await this.#log.deleteOne({ _id, seq });
      const raised = Math.max(floor, ...entries.map(({ seq }) => seq));
      await this.#heads.updateOne({ _id: accountId }, { $max: { floor: raised } });
    }
  }
}
