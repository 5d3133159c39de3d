/** The `jobs` collection. Owners' reads take the account id; workers claim across accounts. */
import type { Job } from "@career-portrait/shared/contract";
import { type Collection, type Db, type Filter, type UpdateFilter } from "mongodb";
import { type IndexDeclaration, isDuplicateKey, UNSYNCED } from "../database/index.ts";
import { isGone, OWNER } from "./owner.ts";
import type { FailureSentence } from "./failure.ts";
import type { JobRow, JobState } from "./row.ts";

const COLLECTION = "jobs";
/** How often an insert is tried while jobs with the same key come and go. */
const MAX_TRIES = 5;
/** A job that was cut off so often at one step comes back within this, in ms. */
const SUSPECT_AT = 3;
const SUSPECT_WAIT_MS = 10_000;
/** Finished jobs are forgotten after this. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export const jobIndexes: IndexDeclaration[] = [
  {
    collection: COLLECTION,
    keys: { account_id: 1, kind: 1, dedupe_key: 1 },
    options: { unique: true, partialFilterExpression: { dedupe_key: { $exists: true } } },
  },
  { collection: COLLECTION, keys: { account_id: 1, live: 1, kind: 1 } },
  { collection: COLLECTION, keys: { live: 1, kind: 1, turn: 1, _id: 1 } },
  { collection: COLLECTION, keys: { live: 1, lease_until: 1 } },
  { collection: COLLECTION, keys: { status: 1, kind: 1, lease_until: 1 } },
  { collection: COLLECTION, keys: { created_at: -1, _id: -1 } },
  { collection: COLLECTION, keys: { expires_at: 1 }, options: { expireAfterSeconds: 0 } },
];

/** The last row of the page before. */
export interface JobPosition {
  created_at: string;
  id: string;
}

export class JobStore {
  readonly #rows: Collection<JobRow>;
  /**
   * What a run notes about itself. A power cut may take the last of it, and with that whatever came after: the run then goes on from
   * an earlier step, which bears repeating. A killed process loses none of it.
   */
  readonly #progress: Collection<JobRow>;

  constructor(db: Db) {
    this.#rows = db.collection<JobRow>(COLLECTION);
    this.#progress = db.collection<JobRow>(COLLECTION, UNSYNCED);
  }

  /** Stores the row, or returns the one that stands: the same id, or a live job with the same dedupe key. */
  async insertOrGet(row: JobRow): Promise<JobRow> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      try {
        await this.#rows.insertOne(row);
        return row;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const standing =
        (await this.#rows.findOne({ _id: row._id, account_id: row.account_id })) ??
        (row.dedupe_key === undefined
          ? null
          : await this.#rows.findOne({
              account_id: row.account_id,
              kind: row.kind,
              dedupe_key: row.dedupe_key,
            }));
      // Null when the job that was in the way finished just now: then there is room.
      if (standing) return standing;
    }
    throw new Error(
      "A job could not be stored: its id is another account's, or its key kept changing hands.",
    );
  }

  async find(accountId: string, id: string): Promise<JobState | null> {
    return this.#rows.findOne<JobState>(
      { _id: id, account_id: accountId },
      { projection: { input: 0, steps: 0 } },
    );
  }

  async findMany(accountId: string, ids: readonly string[]): Promise<JobState[]> {
    return this.#rows
      .find<JobState>(
        { account_id: accountId, _id: { $in: [...ids] } },
        { projection: { input: 0, steps: 0 } },
      )
      .toArray();
  }

  async countLive(accountId: string, kind: string): Promise<number> {
    return this.#rows.countDocuments({ account_id: accountId, live: true, kind });
  }

  /** The queue as a whole: what waits, what runs, and when the job that has been due longest became so. */
  async queue(now: Date): Promise<{ waiting: number; running: number; oldestDue: Date | null }> {
    const due = { live: true, status: { $ne: "processing" }, lease_until: { $lte: now } } as const;
    const [waiting, running, oldest] = await Promise.all([
      this.#rows.countDocuments({ live: true, status: { $ne: "processing" } }),
      this.#rows.countDocuments({ live: true, status: "processing" }),
      this.#rows.findOne(due, { sort: { lease_until: 1 }, projection: { lease_until: 1 } }),
    ]);
    return { waiting, running, oldestDue: oldest?.lease_until ?? null };
  }

  async deleteAll(accountId: string): Promise<void> {
    await this.#rows.deleteMany({ account_id: accountId });
  }

  /** The kinds that have a job somebody could claim now. */
  async claimableKinds(kinds: readonly string[], now: Date): Promise<string[]> {
    const found = await Promise.all(
      kinds.map((kind) =>
        this.#rows.findOne(
          { live: true, kind, lease_until: { $lte: now } },
          { projection: { _id: 1 }, sort: { turn: 1, _id: 1 } },
        ),
      ),
    );
    return kinds.filter((_, index) => found[index] !== null);
  }

  /** Takes the next job of the kind, skipping accounts that have their share of running jobs already. */
  async claim(
    kind: string,
    lease: { token: string; now: Date; until: Date; perAccount: number },
  ): Promise<JobRow | null> {
    const running = await this.#rows
      .find(
        { status: "processing", kind, lease_until: { $gt: lease.now } },
        { projection: { account_id: 1 } },
      )
      .toArray();
    const counts = new Map<string, number>();
    for (const { account_id } of running) counts.set(account_id, (counts.get(account_id) ?? 0) + 1);
    const atTheirShare = [...counts]
      .filter(([, count]) => count >= lease.perAccount)
      .map(([account]) => account);
    return this.#progress.findOneAndUpdate(
      { live: true, kind, lease_until: { $lte: lease.now }, account_id: { $nin: atTheirShare } },
      {
        $set: {
          status: "processing",
          lease_token: lease.token,
          lease_owner: OWNER,
          lease_until: lease.until,
          updated_at: lease.now,
        },
        $inc: { attempts: 1, begun: 1 },
      },
      { sort: { turn: 1, _id: 1 }, returnDocument: "after" },
    );
  }

  /** A write of the run that holds the lease; false when it no longer does. */
  async write(id: string, token: string, update: UpdateFilter<JobRow>): Promise<boolean> {
    const { matchedCount } = await this.#progress.updateOne({ _id: id, lease_token: token }, update);
    return matchedCount === 1;
  }

  /** Ends the job; its working notes go with it. */
  async finish(
    id: string,
    token: string,
    status: Extract<Job["status"], "completed" | "failed">,
    failure: FailureSentence | null,
    now: Date,
  ): Promise<boolean> {
    return this.write(id, token, {
      $set: {
        status,
        error: failure?.message ?? null,
        error_explanation: failure?.explanation ?? null,
        lease_token: null,
        steps: {},
        // What was handed in is kept only for a job that may be started again.
        ...(status === "completed" ? { input: null } : {}),
        updated_at: now,
        expires_at: new Date(now.getTime() + KEPT_MS),
      },
      $unset: { live: 1, dedupe_key: 1 },
    });
  }

  /**
   * Ends the leases of processes that are gone, as after a crash and a restart. A job that was cut off again and again comes back
   * at a moment of its own: what kills its process then takes no others with it.
   */
  async freeOrphans(now: Date): Promise<void> {
    const leased = await this.#rows
      .find(
        { status: "processing", lease_until: { $gt: now } },
        { projection: { lease_token: 1, lease_owner: 1, lease_until: 1, begun: 1 } },
      )
      .toArray();
    for (const { _id, lease_token, lease_owner, lease_until, begun = 0 } of leased) {
      if (lease_token === null || !isGone(lease_owner)) continue;
      const wait = begun < SUSPECT_AT ? 0 : Math.random() * SUSPECT_WAIT_MS;
      const until = new Date(Math.min(now.getTime() + wait, lease_until.getTime()));
      await this.write(_id, lease_token, { $set: { lease_until: until } });
    }
  }

  /** Of all accounts, for operators: newest first. */
  async page(
    filter: { status?: Job["status"]; kind?: string },
    after: JobPosition | null,
    limit: number,
  ): Promise<JobState[]> {
    const query: Filter<JobRow> = { ...filter };
    if (after) {
      const created_at = new Date(after.created_at);
      query.$or = [{ created_at: { $lt: created_at } }, { created_at, _id: { $lt: after.id } }];
    }
    return this.#rows
      .find<JobState>(query, { projection: { input: 0, steps: 0 } })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit)
      .toArray();
  }

  /** Of any account, for operators. */
  async findAny(id: string): Promise<JobState | null> {
    return this.#rows.findOne<JobState>({ _id: id }, { projection: { input: 0, steps: 0 } });
  }

  /** Puts a failed job back into the queue as it was handed in; null when it has not failed. */
  async restart(id: string, now: Date): Promise<JobState | null> {
    const begun = {
      status: "queued" as const,
      phase: null,
      live: true as const,
      steps: {},
      attempts: 0,
      errors: 0,
      begun: 0,
      error: null,
      error_explanation: null,
      notes: [],
      lease_token: null,
      lease_until: now,
      turn: now,
      updated_at: now,
    };
    return this.#rows.findOneAndUpdate(
      { _id: id, status: "failed" },
      { $set: begun, $unset: { expires_at: 1 } },
      { returnDocument: "after", projection: { input: 0, steps: 0 } },
    );
  }

  /** Lets go of a job that ran out of time at shutdown, for another process to go on with; the attempt is not held against it. */
  async handBack(id: string, token: string, now: Date): Promise<boolean> {
    return this.write(id, token, {
      $set: { status: "queued", lease_token: null, lease_until: now, updated_at: now },
      $inc: { attempts: -1, begun: -1 },
    });
  }
}
