/** The `opportunities` collection and what belongs to its rows: `postings`, `matches`, `posting_vectors`. */
import type { Opportunity, OpportunityStatus, RequirementCorrection } from "@career-portrait/shared/contract";
import { Binary, type Collection, type Db, type Filter } from "mongodb";
import { type IndexDeclaration, isDuplicateKey, UNSYNCED } from "../database/index.ts";
import { z } from "zod";
import {
  CASE_FIELDS,
  OVERVIEW_FIELDS,
  type OverviewStored,
  SCORE_ROW_FIELDS,
  type ScoreRowsStored,
} from "./overview-fields.ts";
import type { CaseRow } from "./case/row.ts";
import { appliedAt } from "./case/timeline.ts";
import type { MatchRow, OpportunityRow, PostingRow } from "./row.ts";

export type ListSort = "created_at" | "updated_at" | "match_score";

/** A version of no portrait: the score is of requirements that the person has corrected since. */
const CORRECTED = "corrected";

const SORT_FIELD = { created_at: "created_at", updated_at: "updated_at", match_score: "match_rank" } as const;

export const opportunityIndexes: IndexDeclaration[] = [
  ...(["created_at", "updated_at", "match_rank"] as const).map((field) => ({
    collection: "opportunities",
    keys: { account_id: 1, [field]: -1, _id: -1 } as Record<string, 1 | -1>,
  })),
  { collection: "opportunities", keys: { account_id: 1, status: 1, created_at: -1, _id: -1 } },
  {
    collection: "opportunities",
    keys: { account_id: 1, url_keys: 1 },
    options: { unique: true, partialFilterExpression: { url_keys: { $exists: true } } },
  },
  {
    collection: "opportunities",
    keys: { account_id: 1, text_key: 1 },
    options: { unique: true, partialFilterExpression: { text_key: { $exists: true } } },
  },
  { collection: "opportunities", keys: { account_id: 1, same_name: 1 } },
  { collection: "opportunities", keys: { account_id: 1, url_checked_at: 1, _id: 1 } },
  { collection: "opportunities", keys: { status: 1, url_checked_at: 1, account_id: 1 } },
  { collection: "opportunities", keys: { account_id: 1, words: 1 } },
  { collection: "opportunities", keys: { account_id: 1, match_version: 1 } },
  { collection: "opportunities", keys: { account_id: 1, "case.tag_keys": 1 } },
  { collection: "opportunities", keys: { account_id: 1, "case.next_step.due_on": 1 } },
  { collection: "opportunities", keys: { account_id: 1, "case.interviews.id": 1 } },
  { collection: "opportunities", keys: { account_id: 1, text_at: 1 } },
  { collection: "postings", keys: { account_id: 1 } },
  { collection: "matches", keys: { account_id: 1 } },
  { collection: "posting_vectors", keys: { account_id: 1 } },
];

/** What a model made of a posting for later look-ups; never part of a score (architecture, rule 5). */
interface VectorRow {
  _id: string;
  account_id: string;
  engine: string;
  /** Float32, little-endian: the posting first, then each requirement in order. */
  vectors: Binary[];
}

/** The texts of an opportunity, and when they were last written. */
export type TextRow = Pick<OpportunityRow, "_id" | "title" | "company" | "created_at" | "text_at"> & {
  description: string;
};

export interface ListQuery {
  status?: OpportunityStatus;
  starred?: boolean;
  /** As tags are compared. */
  tagKey?: string;
  /** With a next step due by this day, not done; YYYY-MM-DD. */
  due_until?: string;
  /** Folded words; a row is found when each begins one of its own. */
  words: readonly string[];
  sort: ListSort;
  after: Position | null;
  limit: number;
}

/** Saved before that moment, not seen since, and still of interest. */
function unchecked(since: Date): Filter<OpportunityRow> {
  return {
    created_at: { $lt: since },
    $or: [{ url_checked_at: { $exists: false } }, { url_checked_at: { $lt: since } }],
    status: { $in: ["tracking", "applied", "interviewing", "offer"] },
    url: { $ne: null },
  };
}

function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Rows behind the position, in falling order of the sort field and then of the id. */
function behind(after: Position): Filter<OpportunityRow> {
  const field = SORT_FIELD[after.sort];
  const value = field === "match_rank" ? after.value : new Date(after.value);
  return {
    [field]: { $lte: value },
    $or: [{ [field]: { $lt: value } }, { [field]: value, _id: { $lt: after.id } }],
  };
}

function positionIn(sort: ListSort) {
  // A number, or a time in ms.
  return z.object({ sort: z.literal(sort), value: z.number(), id: z.string().max(64) });
}

/** Where the last row seen stands in a list of one order; a cursor of another order is none of it. */
export const POSITIONS = {
  created_at: positionIn("created_at"),
  updated_at: positionIn("updated_at"),
  match_score: positionIn("match_score"),
};
type Position = z.infer<ReturnType<typeof positionIn>>;

/** Where a row stands in a list, for the cursor behind it. */
export function positionOf(row: OpportunityRow, sort: ListSort): Position {
  const value = row[SORT_FIELD[sort]];
  return { sort, value: typeof value === "number" ? value : value.getTime(), id: row._id };
}

export class OpportunityStore {
  readonly #rows: Collection<OpportunityRow>;
  readonly #postings: Collection<PostingRow>;
  readonly #matches: Collection<MatchRow>;
  readonly #vectors: Collection<VectorRow>;

  /**
   * @param isBehindJobs writes of jobs are not synced each by itself: a power cut that takes the last of them takes the job's notes
   * with them, and the job goes on from an earlier step.
   */
  constructor(db: Db, { isBehindJobs = false } = {}) {
    const options = isBehindJobs ? UNSYNCED : {};
    this.#rows = db.collection<OpportunityRow>("opportunities", options);
    this.#postings = db.collection<PostingRow>("postings", options);
    this.#matches = db.collection<MatchRow>("matches", options);
    this.#vectors = db.collection<VectorRow>("posting_vectors", options);
  }

  /**
   * Stores a new opportunity with its posting. False when an address of it, or its text, is tracked already by another row;
   * storing the same row again changes nothing.
   */
  async create(row: OpportunityRow, posting: PostingRow): Promise<boolean> {
    // The text first: a row that lists show is never without it.
    await this.#postings.replaceOne({ _id: posting._id, account_id: posting.account_id }, posting, {
      upsert: true,
    });
    const { _id, account_id, ...fields } = row;
    try {
      await this.#rows.updateOne(
        { _id, account_id },
        { $setOnInsert: fields, $currentDate: { text_at: true } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    if (await this.find(row.account_id, row._id)) return true;
    await this.#postings.deleteOne({ _id: posting._id, account_id: posting.account_id });
    return false;
  }

  async find(accountId: string, id: string): Promise<OpportunityRow | null> {
    return this.#rows.findOne({ _id: id, account_id: accountId });
  }

  async findPosting(accountId: string, id: string): Promise<PostingRow | null> {
    return this.#postings.findOne({ _id: id, account_id: accountId });
  }

  async findPostings(accountId: string, ids: readonly string[]): Promise<PostingRow[]> {
    return this.#postings.find({ _id: { $in: [...ids] }, account_id: accountId }).toArray();
  }

  async findMatch(accountId: string, id: string): Promise<MatchRow | null> {
    return this.#matches.findOne({ _id: id, account_id: accountId });
  }

  async findMatches(accountId: string, ids: readonly string[]): Promise<MatchRow[]> {
    return this.#matches.find({ account_id: accountId, _id: { $in: [...ids] } }).toArray();
  }

  /** All rows, the newest first, each with little of it. */
  async overview(accountId: string): Promise<OverviewStored[]> {
    const projection = Object.fromEntries([...OVERVIEW_FIELDS, ...CASE_FIELDS].map((name) => [name, 1]));
    return this.#rows
      .find<OverviewStored>({ account_id: accountId }, { projection })
      .sort({ created_at: -1, _id: -1 })
      .toArray();
  }

  /** The rows behind the scores of these, without evidence and reasons. */
  async findScoreRows(accountId: string, ids: readonly string[]): Promise<ScoreRowsStored[]> {
    const projection = Object.fromEntries(SCORE_ROW_FIELDS.map((name) => [name, 1]));
    const those = { account_id: accountId, _id: { $in: [...ids] } };
    return this.#matches.find<ScoreRowsStored>(those, { projection }).toArray();
  }

  async findByAddress(accountId: string, keys: readonly string[]): Promise<OpportunityRow | null> {
    if (keys.length === 0) return null;
    return this.#rows.findOne({ account_id: accountId, url_keys: { $in: [...keys] } });
  }

  async findByAddresses(accountId: string, keys: readonly string[]): Promise<OpportunityRow[]> {
    if (keys.length === 0) return [];
    return this.#rows.find({ account_id: accountId, url_keys: { $in: [...keys] } }).toArray();
  }

  async findByTextKey(accountId: string, textKey: string): Promise<OpportunityRow | null> {
    return this.#rows.findOne({ account_id: accountId, text_key: textKey });
  }

  async findBySameName(accountId: string, sameName: string): Promise<OpportunityRow[]> {
    return this.#rows.find({ account_id: accountId, same_name: sameName }).limit(50).toArray();
  }

  async findBySameNames(accountId: string, sameNames: readonly string[]): Promise<OpportunityRow[]> {
    if (sameNames.length === 0) return [];
    return this.#rows.find({ account_id: accountId, same_name: { $in: [...sameNames] } }).toArray();
  }

  async list(accountId: string, query: ListQuery): Promise<OpportunityRow[]> {
    const filter: Filter<OpportunityRow> = { account_id: accountId };
    if (query.status !== undefined) filter.status = query.status;
    if (query.starred !== undefined) filter.is_starred = query.starred;
    if (query.tagKey !== undefined) filter["case.tag_keys"] = query.tagKey;
    if (query.due_until !== undefined) {
      filter["case.next_step.due_on"] = { $gt: "", $lte: query.due_until };
      filter["case.next_step.done_at"] = null;
    }
    const all: Filter<OpportunityRow>[] = query.words.map((word) => ({
      words: { $regex: `^${escapeRegex(word)}` },
    }));
    if (query.after) all.push(behind(query.after));
    if (all.length > 0) filter.$and = all;
    return this.#rows
      .find(filter)
      .sort({ [SORT_FIELD[query.sort]]: -1, _id: -1 })
      .limit(query.limit)
      .toArray();
  }

  /** Rows scored for another portrait than this version's. */
  async listStale(accountId: string, version: string, limit: number): Promise<OpportunityRow[]> {
    // Two stretches of the index, where "neither this nor that" would read all of it.
    const others = [{ match_version: { $gt: "", $lt: version } }, { match_version: { $gt: version } }];
    return this.#rows.find({ account_id: accountId, $or: others }).limit(limit).toArray();
  }

  /** Ids of those whose posting has not been read. */
  async listUnread(accountId: string): Promise<string[]> {
    const unread = { account_id: accountId, requirements: null };
    return (await this.#postings.find(unread, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id);
  }

  /** Ids of those of the sample data. */
  async samples(accountId: string): Promise<string[]> {
    const rows = await this.#rows
      .find({ account_id: accountId, sample: true }, { projection: { _id: 1 } })
      .toArray();
    return rows.map(({ _id }) => _id);
  }

  async count(accountId: string): Promise<number> {
    return this.#rows.countDocuments({ account_id: accountId });
  }

  async update(
    accountId: string,
    id: string,
    changes: Partial<Omit<OpportunityRow, "_id" | "account_id">>,
  ): Promise<OpportunityRow | null> {
    const isText = changes.title !== undefined || changes.company !== undefined;
    return this.#rows.findOneAndUpdate(
      { _id: id, account_id: accountId },
      { $set: changes, ...(isText ? { $currentDate: { text_at: true } } : {}) },
      { returnDocument: "after" },
    );
  }

  /**
   * Writes a row's fields together with its case, from which the day of the application follows. Null when the case has changed
   * since the row was read, or it is gone.
   */
  async saveCase(
    { _id, account_id, case: standing }: OpportunityRow,
    after: CaseRow,
    fields: Partial<Pick<OpportunityRow, "status" | "url_status" | "is_starred" | "notes">>,
    now: Date,
  ): Promise<OpportunityRow | null> {
    const revision = standing?.revision ?? null;
    return this.#rows.findOneAndUpdate(
      { _id, account_id, "case.revision": revision },
      {
        $set: {
          ...fields,
          case: { ...after, revision: (revision ?? 0) + 1 },
          applied_at: appliedAt(after),
          updated_at: now,
        },
      },
      { returnDocument: "after" },
    );
  }

  /** Those of the account's, each once, in the order asked for. */
  async ownOf(accountId: string, ids: readonly string[]): Promise<string[]> {
    const rows = await this.#rows
      .find({ account_id: accountId, _id: { $in: [...ids] } }, { projection: { _id: 1 } })
      .toArray();
    const own = new Set(rows.map(({ _id }) => _id));
    return [...new Set(ids)].filter((id) => own.has(id));
  }

  /** Every one by its names. */
  async names(accountId: string): Promise<Pick<Opportunity, "id" | "title" | "company" | "status">[]> {
    const rows = await this.#rows
      .find({ account_id: accountId }, { projection: { title: 1, company: 1, status: 1 } })
      .toArray();
    return rows.map(({ _id, title, company, status }) => ({ id: _id, title, company, status }));
  }

  /** Those with a step that is due and not done, or with an interview. */
  async listAhead(accountId: string): Promise<OpportunityRow[]> {
    return this.#rows
      .find({
        account_id: accountId,
        $or: [{ "case.next_step.due_on": { $gt: "" } }, { "case.interviews.id": { $gt: "" } }],
      })
      .toArray();
  }

  /** Unfinished opportunities whose address nobody has looked at since then, the longest unseen first. */
  async listUnchecked(accountId: string, since: Date, limit: number): Promise<OpportunityRow[]> {
    return this.#rows
      .find({ ...unchecked(since), account_id: accountId })
      .sort({ url_checked_at: 1, _id: 1 })
      .limit(limit)
      .toArray();
  }

  /** Of all accounts: those with a posting that has been read. */
  async accountsWithRead(): Promise<string[]> {
    return this.#postings.distinct("account_id", { requirements: { $ne: null } });
  }

  /** Postings that have been read, in the order of their ids. */
  async listRead(accountId: string, after: string, limit: number): Promise<PostingRow[]> {
    return this.#postings
      .find({ account_id: accountId, _id: { $gt: after }, requirements: { $ne: null } })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
  }

  async accountsUnchecked(since: Date): Promise<string[]> {
    return this.#rows.distinct("account_id", unchecked(since));
  }

  /** Another address that leads here; refused silently when a different row has it. */
  async addAddresses(accountId: string, id: string, keys: readonly string[]): Promise<void> {
    try {
      await this.#rows.updateOne(
        { _id: id, account_id: accountId },
        { $addToSet: { url_keys: { $each: [...keys] } } },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async updatePosting(
    accountId: string,
    id: string,
    changes: Partial<Pick<PostingRow, "description" | "requirements" | "engine" | "research">>,
  ): Promise<void> {
    await this.#postings.updateOne({ _id: id, account_id: accountId }, { $set: changes });
    if (changes.description === undefined) return;
    // Behind the text: whoever sees the new date reads the new text.
    await this.#rows.updateOne({ _id: id, account_id: accountId }, { $currentDate: { text_at: true } });
  }

  async findMany(accountId: string, ids: readonly string[]): Promise<OpportunityRow[]> {
    return this.#rows.find({ account_id: accountId, _id: { $in: [...ids] } }).toArray();
  }

  /** When texts were last written, of those behind a moment (the server's clock); all of them with null. */
  async textDates(accountId: string, after: Date | null): Promise<{ _id: string; text_at?: Date }[]> {
    return this.#rows
      .find(
        { account_id: accountId, ...(after ? { text_at: { $gt: after } } : {}) },
        { projection: { text_at: 1 } },
      )
      .toArray();
  }

  /** The newest of those dates. */
  async newestTextDate(accountId: string): Promise<Date | null> {
    const row = await this.#rows.findOne(
      { account_id: accountId, text_at: { $exists: true } },
      { projection: { text_at: 1 }, sort: { text_at: -1 } },
    );
    return row?.text_at ?? null;
  }

  /** What a search looks through; ids that are gone are left out. */
  async texts(accountId: string, ids: readonly string[]): Promise<TextRow[]> {
    const those = { account_id: accountId, _id: { $in: [...ids] } };
    const rows = await this.#rows
      .find(those, { projection: { title: 1, company: 1, created_at: 1, text_at: 1 } })
      .toArray();
    // Behind the rows: a text may be newer than its row's date, never older.
    const postings = await this.#postings.find(those, { projection: { description: 1 } }).toArray();
    const descriptions = new Map(postings.map(({ _id, description }) => [_id, description]));
    return rows.map((row) => ({ ...row, description: descriptions.get(row._id) ?? "" }));
  }

  /**
   * Keeps what the person says of the requirements; the score that stands is none of it. Null when the corrections or the
   * score have changed since the row was read, or it is gone.
   */
  async saveCorrections(
    { _id, account_id, corrections, match_version }: OpportunityRow,
    said: RequirementCorrection[],
    now: Date,
  ): Promise<OpportunityRow | null> {
    const revision = corrections?.revision ?? null;
    return this.#rows.findOneAndUpdate(
      { _id, account_id, match_version, "corrections.revision": revision },
      {
        $set: {
          corrections: { said, revision: (revision ?? 0) + 1 },
          match_version: match_version === "" ? "" : CORRECTED,
          updated_at: now,
        },
      },
      { returnDocument: "after" },
    );
  }

  /**
   * Gives it the names that the person says; its score is computed anew, and one that is being computed is not kept. Null when
   * somebody else has written meanwhile, or it is gone.
   */
  async saveNames(
    { _id, account_id, corrections, match_version }: OpportunityRow,
    names: Pick<OpportunityRow, "title" | "company" | "same_name" | "words">,
    now: Date,
  ): Promise<OpportunityRow | null> {
    const { said = [], revision = null } = corrections ?? {};
    return this.#rows.findOneAndUpdate(
      { _id, account_id, match_version, "corrections.revision": revision },
      {
        $set: {
          ...names,
          is_named: true as const,
          corrections: { said, revision: (revision ?? 0) + 1 },
          match_version: match_version === "" ? "" : CORRECTED,
          updated_at: now,
        },
        $currentDate: { text_at: true },
      },
      { returnDocument: "after" },
    );
  }

  /**
   * Keeps the explained score, and its number where lists sort by it. Null when what the person says of the requirements has
   * changed since `scored` was read, or the opportunity is gone.
   */
  async saveMatch(scored: OpportunityRow, match: MatchRow): Promise<OpportunityRow | null> {
    const { overall } = match.score.scores;
    const score = overall === null ? null : Math.round(overall);
    await this.#matches.replaceOne({ _id: match._id, account_id: match.account_id }, match, { upsert: true });
    const own = { _id: match._id, account_id: match.account_id };
    const row = await this.#rows.findOneAndUpdate(
      { ...own, "corrections.revision": scored.corrections?.revision ?? null },
      { $set: { match_score: score, match_rank: score ?? -1, match_version: match.version } },
      { returnDocument: "after" },
    );
    if (!row && !(await this.#rows.findOne(own))) await this.#matches.deleteOne(own);
    return row;
  }

  async saveVectors(
    accountId: string,
    id: string,
    engine: string,
    vectors: readonly number[][],
  ): Promise<void> {
    const packed = vectors.map((vector) => new Binary(new Uint8Array(Float32Array.from(vector).buffer)));
    await this.#vectors.replaceOne(
      { _id: id, account_id: accountId },
      { account_id: accountId, engine, vectors: packed },
      { upsert: true },
    );
  }

  /** Whether there was such an opportunity. */
  async delete(accountId: string, id: string): Promise<boolean> {
    const own = { _id: id, account_id: accountId };
    const { deletedCount } = await this.#rows.deleteOne(own);
    await Promise.all([
      this.#postings.deleteOne(own),
      this.#matches.deleteOne(own),
      this.#vectors.deleteOne(own),
    ]);
    return deletedCount === 1;
  }

  /** Deletes those that are the account's; which they were, in the order asked for. */
  async deleteMany(accountId: string, ids: readonly string[]): Promise<string[]> {
    const own = await this.ownOf(accountId, ids);
    const those = { account_id: accountId, _id: { $in: own } };
    await this.#rows.deleteMany(those);
    await Promise.all([
      this.#postings.deleteMany(those),
      this.#matches.deleteMany(those),
      this.#vectors.deleteMany(those),
    ]);
    return own;
  }

  async deleteAll(accountId: string): Promise<void> {
    const own = { account_id: accountId };
    await Promise.all([
      this.#rows.deleteMany(own),
      this.#postings.deleteMany(own),
      this.#matches.deleteMany(own),
      this.#vectors.deleteMany(own),
    ]);
  }
}
