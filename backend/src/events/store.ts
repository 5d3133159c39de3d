/** The `preference_events` collection: rows are added and read, never changed. */
import type {
  FeedbackEventType,
  FeedbackSubjectType,
  FeedbackSurface,
} from "@career-portrait/shared/contract";
import { type Collection, type Db, type Filter, ObjectId } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../database/index.ts";

export interface EventRow {
  _id: string;
  account_id: string;
  event_type: FeedbackEventType;
  subject_type: FeedbackSubjectType | null;
  subject_id: string | null;
  surface: FeedbackSurface;
  /** JSON as text: a client's own field names and depths are no business of the database. */
  payload: string;
  created_at: Date;
  /** Tells events of the same millisecond apart in the order they came. */
  turn: string;
}

export interface EventPosition {
  created_at: string;
  turn: string;
}

export const eventIndexes: IndexDeclaration[] = [
  { collection: "preference_events", keys: { account_id: 1, created_at: -1, turn: -1 } },
];

export class EventStore {
  readonly #rows: Collection<EventRow>;

  constructor(db: Db) {
    this.#rows = db.collection<EventRow>("preference_events");
  }

  /** Adds the row unless it is there already: the same id is the same correction. */
  async append(accountId: string, row: Omit<EventRow, "account_id" | "turn">): Promise<void> {
    try {
      await this.#rows.insertOne({ ...row, account_id: accountId, turn: new ObjectId().toHexString() });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Newest first. */
  async page(
    accountId: string,
    query: {
      types: readonly FeedbackEventType[] | null;
      since: Date | null;
      after: EventPosition | null;
      limit: number;
    },
  ): Promise<EventRow[]> {
    const conditions: Filter<EventRow>[] = [{ account_id: accountId }];
    if (query.types) conditions.push({ event_type: { $in: [...query.types] } });
    if (query.since) conditions.push({ created_at: { $gte: query.since } });
    if (query.after) {
      const created_at = new Date(query.after.created_at);
      conditions.push({
        $or: [{ created_at: { $lt: created_at } }, { created_at, turn: { $lt: query.after.turn } }],
      });
    }
    return this.#rows
      .find({ $and: conditions })
      .sort({ created_at: -1, turn: -1 })
      .limit(query.limit)
      .toArray();
  }
}
