/** Tailored profiles: queued, written once, read, edited and judged (specification, Tailoring; decisions, section 7). */
import type { AsyncJob, FileAnswer, TailoredProfile, TailoringJob } from "@career-portrait/shared/contract";
import { fileName } from "@career-portrait/shared/text";
import { joined, type Sentence, sentenceOf } from "../phrasebook.ts";
import { writingNote } from "./notes.ts";
import { derivedId } from "../derived-id.ts";
import { ApiError, notFound } from "../errors.ts";
import type { EngineOf } from "../intelligence/index.ts";
import { JobFailure, type JobRow, type Jobs, ourFault, type RunningJob } from "../jobs/index.ts";
import type { JsonResume, PaperFormat, PaperRenderer } from "../rendering/paper/index.ts";
import type { WritingThread } from "./writing-thread.ts";
import { fitted } from "./fit.ts";
import { valueAt } from "./paths.ts";
import type { Places } from "./places.ts";
import { isEmpty, load, staleReason, type TailoringSources, type Versions, versionsOf } from "./sources.ts";
import { misspeltIn } from "./spelling.ts";
import type { TailoredRow, TailoringStore, Written } from "./store.ts";
import type { UnborneField } from "./unborne.ts";

/** What the user asks for; and, behind it in the queue, what follows a save by itself. */
const TAILOR_JOB = "tailor";
const TAILOR_SAVED_JOB = "tailor_saved";
/** The kinds of jobs that write a profile. */
export const TAILORING_JOBS: ReadonlySet<string> = new Set([TAILOR_JOB, TAILOR_SAVED_JOB]);

const STARTED = "Your tailored profile is being written. Follow the job to see when it is done.";
const STANDS = "A tailored profile stands already. Ask for it to be regenerated to have it written anew.";
const NOTHING_YET = "There is nothing to tailor yet. Upload a résumé or tell a story first.";
const WHAT = "The tailored profile";

export interface TailorInput {
  opportunity_id: string;
  /** Whether what stands is to be replaced. */
  replace: boolean;
  instruction: string | null;
  /** Whether a share link is to be opened when it is written. */
  share?: boolean;
}

export interface ProfilesTools {
  store: TailoringStore;
  places: Places;
  jobs: Jobs;
  sources: TailoringSources;
  engineOf: EngineOf;
  writingThread: Pick<WritingThread, "write">;
  renderer: Pick<PaperRenderer, "resume" | "pages">;
  /** Opens a share link, once for an id; its address. @throws ApiError 404 */
  share: (accountId: string, opportunityId: string, linkId: string) => Promise<string>;
  now: () => number;
}

type WrittenRow = TailoredRow & { written: Written };

export class TailoredProfiles {
  readonly #tools: ProfilesTools;

  /** Defines the jobs; to be made before the jobs are started. */
  constructor(tools: ProfilesTools) {
    this.#tools = tools;
    const { store, jobs } = tools;
    const kind = {
      maxAttempts: 3,
      run: async (job: RunningJob<TailorInput>) => {
        await this.#run(job);
        if (job.input.share) await this.#share(job);
      },
      failureSentence: () =>
        ourFault(
          "Something went wrong on our side while the profile was being written. Please start it again later.",
        ),
      onFailed: async (row: JobRow) => {
        if (row.opportunity_id !== null) await store.release(row.account_id, row.opportunity_id, row._id);
      },
    };
    jobs.define<TailorInput>(TAILOR_JOB, { ...kind, concurrency: 2 });
    // One at a time: saves and matches, which people wait for, go before.
    jobs.define<TailorInput>(TAILOR_SAVED_JOB, { ...kind, concurrency: 1 });
  }

  /** Queues the writing, unless a profile stands. @throws ApiError 404, 403 `limit_reached`, 409 while an instruction is carried out. */
  async tailor(
    accountId: string,
    opportunityId: string,
    jobId: string,
    replace: boolean,
  ): Promise<TailoringJob> {
    const { sources, store } = this.#tools;
    const { id } = await sources.opportunity(accountId, opportunityId);
    const standing = await store.find(accountId, id);
    if (standing?.written && !replace && standing.job_id !== jobId)
      return { job_id: standing.job_id, status: "processing", message: STANDS, cached: true };
    return {
      ...(await this.#queue(accountId, jobId, { opportunity_id: id, replace, instruction: null })),
      cached: false,
    };
  }

  /** Queues the writing anew by an instruction. @throws ApiError as `tailor`. */
  async retailor(
    accountId: string,
    opportunityId: string,
    jobId: string,
    instruction: string,
  ): Promise<AsyncJob> {
    const { id } = await this.#tools.sources.opportunity(accountId, opportunityId);
    return this.#queue(accountId, jobId, { opportunity_id: id, replace: true, instruction });
  }

  /** Queues the first writing for an opportunity that has just been made; `keep` has been called for it. */
  async tailorNew(
    accountId: string,
    opportunityId: string,
    jobId: string,
    share: boolean,
  ): Promise<AsyncJob> {
    return this.#queue(accountId, jobId, {
      opportunity_id: opportunityId,
      replace: false,
      instruction: null,
      share,
    });
  }

  async #queue(accountId: string, jobId: string, input: TailorInput): Promise<AsyncJob> {
    const { jobs, places } = this.#tools;
    await places.keep(accountId, input.opportunity_id, jobId);
    const job = await jobs.enqueue({
      id: jobId,
      kind: TAILOR_JOB,
      accountId,
      input,
      dedupeKey: input.opportunity_id,
      opportunityId: input.opportunity_id,
    });
    const under = job.input as TailorInput | null;
    const isOther = job._id !== jobId && (input.instruction ?? null) !== (under?.instruction ?? null);
    if (isOther) {
      throw new ApiError(
        409,
        "tailoring_in_progress",
        "Another version of this profile is being written. Ask again when it is done.",
      );
    }
    return { job_id: job._id, status: "processing", message: STARTED };
  }

  /**
   * Queues what follows a save, once however often it is asked; null, or a sentence that says why there will be no profile.
   */
  async tailorSaved(accountId: string, opportunityId: string, saveId: string): Promise<Sentence | null> {
    const { jobs, places } = this.#tools;
    const id = derivedId(saveId, "tailor");
    if (await jobs.find(accountId, id)) return null;
    if (!(await places.tryKeep(accountId, opportunityId, id)))
      return joined([
        writingNote("untailored"),
        sentenceOf({
          message: places.refusal().message,
          explanation: { code: "tailored_limit", params: {} },
        }),
      ]);
    await jobs.enqueue({
      id,
      kind: TAILOR_SAVED_JOB,
      accountId,
      input: { opportunity_id: opportunityId, replace: false, instruction: null } satisfies TailorInput,
      dedupeKey: opportunityId,
      opportunityId,
    });
    return null;
  }

  async #run(job: RunningJob<TailorInput>): Promise<void> {
    const { store, sources, writingThread, engineOf, now, places, renderer } = this.#tools;
    const { accountId, input } = job;
    const { opportunity_id: id, replace, instruction } = input;
    const before = await store.find(accountId, id);
    // Written meanwhile by a job that was asked for later and ran first.
    if (before?.written && !replace) return;
    await job.phase("matching");
    const made = await job.step("write", async () => {
      const at = new Date(now()).toISOString();
      const { from, versions } = await load(accountId, id, sources, at.slice(0, 10)).catch(asFailure);
      if (isEmpty(from)) throw new JobFailure(NOTHING_YET, { code: "portrait_empty" });
      const work = { kind: "profile", sources: from, instruction, at } as const;
      const { content, fitting, engine, notes } = await writingThread.write(
        work,
        engineOf(accountId),
        job.signal,
      );
      const fit = await fitted(content, fitting, renderer);
      const { posting, match } = from;
      const about = { title: posting.title, company: posting.company, match_score: match.scores.overall };
      return {
        content: fit.content,
        notes: fit.note ? [...notes, fit.note] : notes,
        engine,
        versions,
        at,
        about,
      };
    });
    if (!(await places.tryKeep(accountId, id, job.id)))
      throw new JobFailure(places.refusal().message, { code: "tailored_limit" });
    const at = new Date(made.at);
    const written: Written = {
      profile_id: derivedId(id, "tailored_profile"),
      generated: made.content,
      content: made.content,
      edits: [],
      engine: made.engine,
      ...made.versions,
      created_at: before?.written?.created_at ?? at,
      updated_at: at,
    };
    await store.write(accountId, id, job.id, written, { replace });
    // A deletion that came in between has found no profile to delete.
    await sources.opportunity(accountId, id).catch(async (error: unknown) => {
      if (!isGone(error)) throw error;
      await store.deleteFor(accountId, [id]);
      throw deleted();
    });
    for (const note of made.notes) await job.note(note);
    const { overall } = { overall: made.about.match_score };
    await job.link({
      opportunity_id: id,
      title: made.about.title,
      company: made.about.company,
      match_score: overall === null ? null : Math.round(overall),
    });
  }

  async #share(job: RunningJob<TailorInput>): Promise<void> {
    const share_url = await job.step("share", () =>
      this.#tools
        .share(job.accountId, job.input.opportunity_id, derivedId(job.id, "share"))
        .catch((error: unknown) => {
          throw isGone(error) ? deleted() : error;
        }),
    );
    await job.link({ share_url });
  }

  /** @throws ApiError 404 while nothing is written, or for another account's. */
  async row(accountId: string, opportunityId: string): Promise<WrittenRow> {
    const row = await this.#tools.store.find(accountId, opportunityId.toLowerCase());
    if (!row?.written) throw notFound(WHAT);
    return row as WrittenRow;
  }

  async read(accountId: string, opportunityId: string): Promise<TailoredProfile> {
    const row = await this.row(accountId, opportunityId);
    const { _id, written } = row;
    const versions = await versionsOf(accountId, _id, this.#tools.sources);
    const unsupported = await this.#unsupported(accountId, row, versions);
    return present(_id, written, unsupported, staleReason(written, versions));
  }

  /** What of the person's edits the portrait does not bear out; judged once for what is known. */
  async #unsupported(accountId: string, row: WrittenRow, versions: Versions): Promise<UnborneField[]> {
    const { sources, store, writingThread, engineOf, now } = this.#tools;
    const { content, edits, judged } = row.written;
    if (edits.length === 0) return [];
    if (judged && staleReason(judged, versions) === null) return judged.unsupported;
    const today = new Date(now()).toISOString().slice(0, 10);
    const { from, versions: of } = await load(accountId, row._id, sources, today);
    const work = { kind: "judge_edits", sources: from, content, edits } as const;
    const unsupported = await writingThread.write(work, engineOf(accountId));
    // Where another edit came in between, the next look judges that one.
    await store.edit(accountId, row, { ...row.written, judged: { ...of, unsupported } });
    return unsupported;
  }

  /** The résumé as it would be printed now, and when it was last written. @throws ApiError 404 while there is none. */
  async printed(
    accountId: string,
    opportunityId: string,
  ): Promise<{ content: JsonResume; version_at: Date }> {
    const { content, updated_at } = (await this.row(accountId, opportunityId)).written;
    if (!content.resume_data) throw notFound(WHAT);
    return { content: content.resume_data, version_at: updated_at };
  }

  /** The résumé as it stands, as a file. @throws ApiError 404 while nothing is written. */
  async paper(accountId: string, opportunityId: string, format: PaperFormat): Promise<FileAnswer> {
    const { renderer, sources } = this.#tools;
    const { content: resume_data } = await this.printed(accountId, opportunityId);
    const { company } = await sources.opportunity(accountId, opportunityId);
    const { name = null } = resume_data.basics ?? {};
    return {
      body: await renderer.resume(resume_data, format),
      filename: fileName([name, company, "resume"], format.file),
    };
  }
}

function deleted(): JobFailure {
  return new JobFailure("The opportunity was deleted while its profile was being written.", {
    code: "opportunity_deleted",
  });
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function asFailure(error: unknown): never {
  throw isGone(error) ? deleted() : error;
}

/** The profile on the wire. */
function present(
  opportunityId: string,
  written: Written,
  unsupported: UnborneField[],
  stale: Sentence | null,
): TailoredProfile {
  const { content, generated, edits } = written;
  return {
    id: written.profile_id,
    opportunity_id: opportunityId,
    ...content,
    edited_fields: Object.fromEntries(
      edits.map(({ path }) => [path, valueAt(generated, path.split(".")) ?? null]),
    ),
    edited_by: Object.fromEntries(edits.map(({ path, by }) => [path, by])),
    unsupported,
    spelling: misspeltIn(content),
    engine: written.engine,
    is_stale: stale !== null,
    stale_reason: stale?.text ?? null,
    stale_explanation: stale?.explanation ?? null,
    created_at: written.created_at.toISOString(),
    updated_at: written.updated_at.toISOString(),
  };
}
