/** Snapshots of the professional identity: made by a job, kept for good, the newest shown (decisions, section 5). */
import type { AsyncJob, Identity } from "@career-portrait/shared/contract";
import type { Portrait } from "@career-portrait/shared/matching";
import type { Collection, Db } from "mongodb";
import type { IndexDeclaration } from "../database/index.ts";
import type { EngineOf, IdentityText } from "../intelligence/index.ts";
import { JobFailure, type Jobs } from "../jobs/index.ts";

const IDENTITY_JOB = "identity";
const NOTHING_YET = "There is nothing to describe yet. Upload a résumé or tell a story first.";
const STARTED = "Your identity is being written. Follow the job to see when it is done.";

export interface IdentityRow extends IdentityText {
  /** The job that made it. */
  _id: string;
  account_id: string;
  /** `local` or the model's name. */
  engine: string;
  /** Of the portrait it was made from. */
  portrait_version: string;
  generated_at: Date;
}

export const identityIndexes: IndexDeclaration[] = [
  { collection: "identities", keys: { account_id: 1, generated_at: -1 } },
];

function asIdentity(row: IdentityRow): Identity {
  const { archetype, headline, bio, keywords, matches, generated_at } = row;
  return { archetype, headline, bio, keywords, matches, generated_at: generated_at.toISOString() };
}

export interface IdentityServices {
  jobs: Jobs;
  engineOf: EngineOf;
  portraitOf: (accountId: string) => Promise<{ portrait: Portrait; version: string }>;
  portraitVersionOf: (accountId: string) => Promise<string>;
  now: () => number;
}

export class Identities {
  readonly #rows: Collection<IdentityRow>;
  readonly #services: IdentityServices;

  /** Defines the job; to be made before the jobs are started. */
  constructor(db: Db, services: IdentityServices) {
    this.#rows = db.collection("identities");
    this.#services = services;
    const { jobs, engineOf, portraitOf, now } = services;
    jobs.define(IDENTITY_JOB, {
      concurrency: 2,
      maxAttempts: 3,
      run: async (job) => {
        await job.phase("extracting");
        const { portrait, version } = await portraitOf(job.accountId);
        if (portrait.claims.length === 0 && portrait.work_history.length === 0) {
          throw new JobFailure(NOTHING_YET, { code: "portrait_empty" });
        }
        const made = await job.step("describing", async () => ({
          ...(await engineOf(job.accountId).describe(portrait, job.signal)),
          version,
        }));
        if (made.note) await job.note(made.note);
        await this.#rows.updateOne(
          { _id: job.id, account_id: job.accountId },
          {
            $setOnInsert: {
              ...made.reading,
              engine: made.engine,
              portrait_version: made.version,
              generated_at: new Date(now()),
            },
          },
          { upsert: true },
        );
      },
    });
  }

  /** Queues a new snapshot; while one is being made, its job is given. */
  async regenerate(accountId: string, id: string): Promise<AsyncJob> {
    const job = await this.#services.jobs.enqueue({
      id,
      kind: IDENTITY_JOB,
      accountId,
      input: {},
      dedupeKey: IDENTITY_JOB,
    });
    return { job_id: job._id, status: "processing", message: STARTED };
  }

  /** Forgets the snapshots made since then. */
  async forgetSince(accountId: string, since: Date): Promise<void> {
    await this.#rows.deleteMany({ account_id: accountId, generated_at: { $gte: since } });
  }

  /** Newest first, each with the id of the job that made it. */
  async evolution(accountId: string): Promise<{ id: string; identity: Identity }[]> {
    const rows = await this.#newest(accountId, 0);
    return rows.map((row) => ({ id: row._id, identity: asIdentity(row) }));
  }

  /** What the profile shows: nothing before the first snapshot. */
  async latest(accountId: string): Promise<{ identity: Identity | null; summary: string }> {
    const [row] = await this.#newest(accountId, 1);
    if (!row) return { identity: null, summary: "" };
    const stale = row.portrait_version !== (await this.#services.portraitVersionOf(accountId));
    return { identity: { ...asIdentity(row), stale }, summary: row.summary };
  }

  /** All with a limit of 0. */
  async #newest(accountId: string, limit: number): Promise<IdentityRow[]> {
    return this.#rows
      .find({ account_id: accountId })
      .sort({ generated_at: -1, _id: -1 })
      .limit(limit)
      .toArray();
  }
}
