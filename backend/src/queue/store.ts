/** The `pending_opportunities` collection, and `pending_texts` with the text of their postings. */
import type { QueueStatus } from "@career-portrait/shared/contract";
import type { AnyBulkWriteOperation, Collection, Db, Filter } from "mongodb";
import { MongoBulkWriteError } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../database/index.ts";
import type { Judged } from "./relevance.ts";
import { type DismissedReason, placeOf, type QueueRow } from "./row.ts";

export interface TextRow {
  _id: string;
  account_id: string;
  text: string;
}

export interface QueuePosition {
  received_at: string;
  id: string;
}

const ROWS = "pending_opportunities";

export const queueIndexes: IndexDeclaration[] = [
  { collection: ROWS, keys: { account_id: 1, received_at: -1, _id: -1 } },
  { collection: ROWS, keys: { account_id: 1, status: 1, received_at: -1, _id: -1 } },
  { collection: ROWS, keys: { account_id: 1, status: 1, dismissed_reason: 1, rank: -1, received_at: -1 } },
  { collection: ROWS, keys: { account_id: 1, status: 1, rank: -1, received_at: -1, _id: -1 } },
  { collection: ROWS, keys: { account_id: 1, posting_key: 1 } },
  { collection: ROWS, keys: { account_id: 1, title_key: 1 } },
  { collection: ROWS, keys: { account_id: 1, opportunity_id: 1 } },
  { collection: ROWS, keys: { account_id: 1, surfaced_on: 1 } },
  { collection: ROWS, keys: { account_id: 1, decided_at: -1, _id: -1 } },
  { collection: ROWS, keys: { status: 1, queued_at: 1 } },
  {
    collection: ROWS,
    keys: { account_id: 1, place: 1 },
    options: { unique: true, partialFilterExpression: { place: { $exists: true } } },
  },
  { collection: "pending_texts", keys: { account_id: 1 } },
];

/** Changes of one decision. */
export type RowChanges = Partial<Omit<QueueRow, "_id" | "account_id" | "place" | "turn">>;

const BEST_FIRST = { rank: -1, received_at: -1, _id: -1 } as const;

export class QueueStore {
  readonly #rows: Collection<QueueRow>;
  readonly #texts: Collection<TextRow>;

  constructor(db: Db) {
    this.#rows = db.collection<QueueRow>(ROWS);
    this.#texts = db.collection<TextRow>("pending_texts");
  }

  /** Stores new rows with their texts; the rows that another one kept out, because it holds their place or has their id. */
  async insert(rows: readonly { row: QueueRow; text: string }[]): Promise<QueueRow[]> {
    const texts: AnyBulkWriteOperation<TextRow>[] = rows
      .filter(({ text }) => text !== "")
      .map(({ row: { _id, account_id }, text }) => ({
        replaceOne: { filter: { _id, account_id }, replacement: { account_id, text }, upsert: true },
      }));
    // The texts first: a row that stands is never without its own.
    if (texts.length > 0) await this.#texts.bulkWrite(texts);
    try {
      await this.#rows.insertMany(
        rows.map(({ row }) => row),
        { ordered: false },
      );
      return [];
    } catch (error) {
      if (!(error instanceof MongoBulkWriteError)) throw error;
      const failures = [error.writeErrors].flat();
      if (failures.some(({ code }) => code !== 11_000)) throw error;
      return failures.flatMap(({ index }) => rows[index]?.row ?? []);
    }
  }

  async find(accountId: string, id: string): Promise<QueueRow | null> {
    return this.#rows.findOne({ _id: id, account_id: accountId });
  }

  async findMany(accountId: string, ids: readonly string[]): Promise<QueueRow[]> {
    return this.#rows.find({ account_id: accountId, _id: { $in: [...ids] } }).toArray();
  }

  async text(accountId: string, id: string): Promise<string | null> {
    return (await this.#texts.findOne({ _id: id, account_id: accountId }))?.text ?? null;
  }

  /** Text by row's id. */
  async texts(accountId: string, ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.#texts.find({ account_id: accountId, _id: { $in: [...ids] } }).toArray();
    return new Map(found.map(({ _id, text }) => [_id, text]));
  }

  /** Rows that may hold the same posting as one with these addresses or titles; removed ones are forgotten. */
  async candidates(
    accountId: string,
    keys: readonly string[],
    titleKeys: readonly string[],
  ): Promise<QueueRow[]> {
    const standing = { account_id: accountId, status: { $ne: "removed" as const } };
    const [byAddress, byTitle] = await Promise.all([
      keys.length === 0 ? [] : this.#rows.find({ ...standing, posting_key: { $in: [...keys] } }).toArray(),
      titleKeys.length === 0
        ? []
        : this.#rows.find({ ...standing, title_key: { $in: [...titleKeys] } }).toArray(),
    ]);
    return [...new Map([...byAddress, ...byTitle].map((row) => [row._id, row])).values()];
  }

  /** The row that waits or was last received at this address. */
  async findByAddress(accountId: string, key: string): Promise<QueueRow | null> {
    const rows = await this.#rows
      .find({ account_id: accountId, posting_key: key, status: { $ne: "removed" } })
      .sort({ received_at: -1, _id: -1 })
      .toArray();
    return rows.find(({ status }) => status === "pending") ?? rows[0] ?? null;
  }

  /** The last received first. */
  async list(
    accountId: string,
    query: { statuses: readonly QueueStatus[] | null; after: QueuePosition | null; limit: number },
  ): Promise<QueueRow[]> {
    const filter: Filter<QueueRow> = { account_id: accountId };
    const [only, ...more] = query.statuses ?? [];
    if (only !== undefined) filter.status = more.length === 0 ? only : { $in: [only, ...more] };
    if (query.after) {
      const received_at = new Date(query.after.received_at);
      filter.$or = [{ received_at: { $lt: received_at } }, { received_at, _id: { $lt: query.after.id } }];
    }
    return this.#rows.find(filter).sort({ received_at: -1, _id: -1 }).limit(query.limit).toArray();
  }

  async listPendingBestFirst(accountId: string, limit: number): Promise<QueueRow[]> {
    return this.#rows
      .find({ account_id: accountId, status: "pending" })
      .sort(BEST_FIRST)
      .limit(limit)
      .toArray();
  }

  async listSuppressedBestFirst(
    accountId: string,
    reasons: readonly DismissedReason[],
    limit: number,
  ): Promise<QueueRow[]> {
    return this.#rows
      .find({ account_id: accountId, status: "suppressed", dismissed_reason: { $in: [...reasons] } })
      .sort(BEST_FIRST)
      .limit(limit)
      .toArray();
  }

  async countOnDeck(accountId: string): Promise<number> {
    return this.#rows.countDocuments({
      account_id: accountId,
      status: "suppressed",
      dismissed_reason: "over_daily_cap",
    });
  }

  async countReceivedSince(accountId: string, since: Date): Promise<number> {
    return this.#rows.countDocuments({ account_id: accountId, received_at: { $gte: since } });
  }

  /** Rows that discovery has shown on this UTC day. */
  async countSurfaced(accountId: string, day: string): Promise<number> {
    return this.#rows.countDocuments({ account_id: accountId, surfaced_on: day });
  }

  /**
   * Changes a row as it was read, and counts that as a decision; null when another decision came first. A pending row holds its
   * posting's place in the queue, or one of its own when that is taken; no other row holds any.
   */
  async change(row: QueueRow, changes: RowChanges): Promise<QueueRow | null> {
    if ((changes.status ?? row.status) !== "pending") return this.#change(row, changes, null);
    try {
      return await this.#change(row, changes, placeOf(row));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return this.#change(row, changes, `${placeOf(row)} ${row._id}`);
    }
  }

  async #change(row: QueueRow, changes: RowChanges, place: string | null): Promise<QueueRow | null> {
    return this.#rows.findOneAndUpdate(
      { _id: row._id, account_id: row.account_id, turn: row.turn },
      {
        $set: place === null ? changes : { ...changes, place },
        ...(place === null ? { $unset: { place: "" } } : {}),
        $inc: { turn: 1 },
      },
      { returnDocument: "after" },
    );
  }

  /** Changes that are no decision. */
  async update(accountId: string, id: string, changes: Partial<QueueRow>): Promise<void> {
    await this.#rows.updateOne({ _id: id, account_id: accountId }, { $set: changes });
  }

  async settle(accountId: string, id: string, turn: number): Promise<void> {
    await this.#rows.updateOne({ _id: id, account_id: accountId, turn }, { $set: { debt: null } });
  }

  /** Of all accounts: decisions whose debts a process may have left, for the sweep at start. */
  async indebted(): Promise<QueueRow[]> {
    return this.#rows.find({ debt: { $ne: null } }).toArray();
  }

  async findByJob(accountId: string, jobId: string): Promise<QueueRow | null> {
    return this.#rows.findOne({ account_id: accountId, job_id: jobId });
  }

  /** Rows that became these opportunities. */
  async findByOpportunities(accountId: string, ids: readonly string[]): Promise<QueueRow[]> {
    return this.#rows
      .find({ account_id: accountId, status: "added", opportunity_id: { $in: [...ids] } })
      .toArray();
  }

  /** Of every row that became an opportunity, what found it. */
  async addedFrom(
    accountId: string,
  ): Promise<Pick<QueueRow, "opportunity_id" | "query_key" | "source_type">[]> {
    const projection = { opportunity_id: 1, query_key: 1, source_type: 1 };
    return this.#rows.find({ account_id: accountId, status: "added" }, { projection }).toArray();
  }

  /** Of all accounts: what waits longer than it may expires; how many those were. */
  async expire(before: Date, at: Date): Promise<number> {
    const { modifiedCount } = await this.#rows.updateMany(
      { status: "pending", queued_at: { $lt: before } },
      { $set: { status: "expired", updated_at: at }, $unset: { place: "" }, $inc: { turn: 1 } },
    );
    return modifiedCount;
  }

  /** Pending rows with an address nobody has looked at since then, the longest unseen first. */
  async listUnchecked(accountId: string, since: Date, limit: number): Promise<QueueRow[]> {
    return this.#rows
      .find({ ...unchecked(since), account_id: accountId })
      .sort({ checked_at: 1, _id: 1 })
      .limit(limit)
      .toArray();
  }

  async accountsUnchecked(since: Date): Promise<string[]> {
    return this.#rows.distinct("account_id", unchecked(since));
  }

  /** The last rows that a person has decided about or brought back, newest first: what learning reads. */
  async decided(accountId: string, limit: number): Promise<QueueRow[]> {
    return this.#rows
      .find({ account_id: accountId, decided_at: { $ne: null } })
      .sort({ decided_at: -1, _id: -1 })
      .limit(limit)
      .toArray();
  }

  /** Rows whose relevance a change of preferences touches, in the order of their ids. */
  async scored(accountId: string, after: string | null, limit: number): Promise<QueueRow[]> {
    return this.#rows
      .find({
        ...scored(accountId),
        ...(after === null ? {} : { _id: { $gt: after } }),
      })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
  }

  /** Whether any row was judged before portraits counted. */
  async hasUnjudged(accountId: string): Promise<boolean> {
    return (await this.#rows.findOne({ ...scored(accountId), warnings: { $exists: false } })) !== null;
  }

  async hasScored(accountId: string): Promise<boolean> {
    return (await this.#rows.findOne(scored(accountId))) !== null;
  }

  async saveRelevance(
    accountId: string,
    scores: readonly ({ id: string } & Pick<
      Judged,
      "score" | "rank" | "reason" | "explanation" | "warnings"
    >)[],
  ): Promise<void> {
    if (scores.length === 0) return;
    await this.#rows.bulkWrite(
      scores.map(({ id, score, rank, reason, explanation, warnings }) => ({
        updateOne: {
          filter: { _id: id, account_id: accountId },
          update: {
            $set: {
              relevance_score: score,
              relevance_reason: reason,
              relevance_explanation: explanation,
              warnings,
              rank,
            },
          },
        },
      })),
    );
  }
}

/** Rows that relevance is computed of. */
function scored(account_id: string): Filter<QueueRow> {
  return { account_id, status: { $in: ["pending", "suppressed", "needs_attention"] } };
}

function unchecked(since: Date): Filter<QueueRow> {
  return {
    status: "pending",
    url: { $ne: null },
    received_at: { $lt: since },
    $or: [{ checked_at: { $exists: false } }, { checked_at: { $lt: since } }],
  };
}
