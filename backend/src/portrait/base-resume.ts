/** The base résumé: the whole portrait as a JSON Resume, made by a job and polled for (decisions, section 5). */
import type { BaseResume, FileAnswer, MatchPhrase, Profile } from "@career-portrait/shared/contract";
import { fileName } from "@career-portrait/shared/text";
import type { Collection, Db } from "mongodb";
import type { IndexDeclaration } from "../database/index.ts";
import { notFound } from "../errors.ts";
import { rateLimited, type WindowLimiter } from "../http/index.ts";
import { JobFailure, type JobRow, type Jobs } from "../jobs/index.ts";
import type { JsonResume, PaperFormat, PaperRenderer } from "../rendering/paper/index.ts";
import { acceptedProfile, type Reviewed, withoutLinesOf } from "./accepted.ts";
import { jsonResume } from "./json-resume.ts";

const BASE_RESUME_JOB = "base_resume";
const NOTHING_YET = "There is nothing to put on a résumé yet. Upload one, tell a story, or add a role first.";
const NOTHING_ACCEPTED =
  "Nothing of your portrait is accepted yet, and a résumé holds only what is. Review what was found first.";

export interface BaseResumeRow {
  /** The account: it has one base résumé. */
  _id: string;
  account_id: string;
  /** The job that was last asked for; what an earlier one still makes is not taken. */
  job_id: string;
  status: Exclude<BaseResume["status"], "none">;
  resume_data: Record<string, unknown> | null;
  generated_at: Date | null;
  /** Of the portrait it was made from. */
  portrait_version: string | null;
  error: string | null;
  /** The same as a code; absent in rows of before there were any. */
  error_explanation?: MatchPhrase | null;
}

export const baseResumeIndexes: IndexDeclaration[] = [
  { collection: "base_resumes", keys: { account_id: 1 } },
];

export interface BaseResumeServices {
  jobs: Jobs;
  /** The budget of regenerations per account, apart from that of requests. */
  limiter: WindowLimiter;
  profileOf: (accountId: string) => Promise<Profile>;
  reviewedOf: (accountId: string) => Promise<Reviewed>;
  portraitVersionOf: (accountId: string) => Promise<string>;
  renderer: Pick<PaperRenderer, "resume">;
  now: () => number;
}

/** Whether a profile has nothing that a résumé could show. */
export function isEmpty(profile: Profile): boolean {
  const { experience, skills, education, certifications, achievements, projects, ventures } = profile;
  const lists = [experience, skills, education, certifications, achievements, projects, ventures];
  return lists.every((list) => list.length === 0);
}

export class BaseResumes {
  readonly #rows: Collection<BaseResumeRow>;
  readonly #services: BaseResumeServices;

  /** Defines the job; to be made before the jobs are started. */
  constructor(db: Db, services: BaseResumeServices) {
    this.#rows = db.collection("base_resumes");
    this.#services = services;
    const { jobs, profileOf, reviewedOf, portraitVersionOf, now } = services;
    jobs.define(BASE_RESUME_JOB, {
      concurrency: 2,
      maxAttempts: 3,
      run: async (job) => {
        await this.#set(job.accountId, job.id, { status: "generating" });
        // Before the profile: what changes between the two makes the résumé stale, never wrongly fresh.
        const portrait_version = await portraitVersionOf(job.accountId);
        const all = await profileOf(job.accountId);
        if (isEmpty(all)) throw new JobFailure(NOTHING_YET, { code: "portrait_empty" });
        const profile = acceptedProfile(all, await reviewedOf(job.accountId));
        if (isEmpty(profile)) throw new JobFailure(NOTHING_ACCEPTED, { code: "portrait_unreviewed" });
        await this.#set(job.accountId, job.id, {
          status: "ready",
          resume_data: jsonResume(profile),
          generated_at: new Date(now()),
          portrait_version,
          error: null,
        });
      },
      onFailed: async (row: JobRow, error: string, error_explanation: MatchPhrase | null) => {
        await this.#set(row.account_id, row._id, { status: "failed", error, error_explanation });
      },
    });
  }

  /** Queues a new résumé; the one that stands stays readable meanwhile. @throws ApiError 429 beyond the budget. */
  async regenerate(accountId: string, jobId: string): Promise<{ queued: boolean }> {
    const allowance = await this.#services.limiter.consume(accountId);
    if (!allowance.allowed) throw rateLimited(allowance, this.#services.now());
    await this.#rows.updateOne(
      { _id: accountId },
      {
        $set: { account_id: accountId, job_id: jobId, status: "queued", error: null },
        $setOnInsert: { resume_data: null, generated_at: null, portrait_version: null },
      },
      { upsert: true },
    );
    await this.#services.jobs.enqueue({ id: jobId, kind: BASE_RESUME_JOB, accountId, input: {} });
    return { queued: true };
  }

  /** Forgets the résumé if it was made since then. */
  async forgetSince(accountId: string, since: Date): Promise<void> {
    await this.#rows.deleteOne({ _id: accountId, generated_at: { $gte: since } });
  }

  async read(accountId: string): Promise<BaseResume> {
    const row = await this.#rows.findOne({ _id: accountId });
    if (!row) return { status: "none", resume_data: null, generated_at: null, error: null };
    const { resume_data, generated_at, portrait_version, error, error_explanation = null } = row;
    const version = await this.#services.portraitVersionOf(accountId);
    const stale = resume_data !== null && portrait_version !== version;
    return {
      status: await this.#statusOf(row),
      // What was rejected since disappears at once.
      resume_data: stale
        ? withoutLinesOf(resume_data, await this.#services.reviewedOf(accountId))
        : resume_data,
      generated_at: generated_at?.toISOString() ?? null,
      stale,
      error,
      error_explanation: error === null ? null : error_explanation,
    };
  }

  /** The row's, unless it waits for a job that a killed process never queued, or that is done without having said so. */
  async #statusOf({ account_id, status, job_id, resume_data }: BaseResumeRow): Promise<BaseResume["status"]> {
    if (status === "ready" || status === "failed") return status;
    if ((await this.#services.jobs.find(account_id, job_id))?.live) return status;
    return resume_data === null ? "none" : "ready";
  }

  /** The résumé that stands, as a file. @throws ApiError 404 while there is none. */
  async paper(accountId: string, format: PaperFormat): Promise<FileAnswer> {
    const { resume_data } = await this.read(accountId);
    if (!resume_data) throw notFound("A résumé");
    const { name = null } = (resume_data as JsonResume).basics ?? {};
    return {
      body: await this.#services.renderer.resume(resume_data, format),
      filename: fileName([name, "resume"], format.file),
    };
  }

  async #set(accountId: string, job_id: string, change: Partial<BaseResumeRow>): Promise<void> {
    await this.#rows.updateOne({ _id: accountId, job_id }, { $set: change });
  }
}
