/** Tailoring put together: profiles, letters, edits, and what other features ask of it. */
import type {
  AsyncJob,
  BodyOf,
  InterviewPreparation,
  Opportunity,
  TailoringJudgement,
  tailoringRoutes,
} from "@career-portrait/shared/contract";
import type { Db } from "mongodb";
import type { Sentence } from "../phrasebook.ts";
import { derivedId } from "../derived-id.ts";
import type { EngineOf } from "../intelligence/index.ts";
import type { Jobs } from "../jobs/index.ts";
import { opportunityIdOf } from "../opportunities/index.ts";
import type { PaperRenderer } from "../rendering/paper/index.ts";
import { createWritingThread } from "./writing-thread.ts";
import { Editing } from "./editing.ts";
import { pagesOf } from "./fit.ts";
import { CoverLetters } from "./letters.ts";
import { Places } from "./places.ts";
import { TailoredProfiles } from "./profiles.ts";
import { load, type TailoringSources, type Tracked } from "./sources.ts";
import { TailoringStore } from "./store.ts";

type Posting = BodyOf<(typeof tailoringRoutes)["addAndTailor"]>;

export interface TailoringOptions {
  db: Db;
  jobs: Jobs;
  engineOf: EngineOf;
  renderer: Pick<PaperRenderer, "resume" | "letter" | "pages">;
  sources: TailoringSources;
  /** Tracks a posting whose text is at hand. @throws ApiError 409 `duplicate`, 403 `limit_reached`. */
  add(
    accountId: string,
    saveId: string,
    posting: Omit<Posting, "url"> & { url: string | null },
  ): Promise<{ id: string }>;
  /** Opens a share link, once for an id; its address. @throws ApiError 404 */
  share: (accountId: string, opportunityId: string, linkId: string) => Promise<string>;
  /** `TAILORED_PROFILE_LIMIT`. */
  limit: number;
  now: () => number;
}

export interface Tailoring {
  profiles: TailoredProfiles;
  letters: CoverLetters;
  editing: Editing;
  /** @throws ApiError 404 */
  opportunity(accountId: string, id: string): Promise<Tracked>;
  /**
   * Tracks a posting and queues its tailored profile, with `share` also a link to it, which the job tells; repeated with the
   * same id it finishes what was begun.
   * @throws ApiError 403 `limit_reached`, 409 `duplicate`.
   */
  addAndTailor(
    accountId: string,
    effectId: string,
    posting: Posting,
    wish?: { share: boolean },
  ): Promise<{ opportunity: Opportunity } & AsyncJob>;
  /** @throws ApiError 404 without a tailored profile. */
  judge(accountId: string, opportunityId: string): Promise<TailoringJudgement>;
  /** What to tell and to ask in an interview. @throws ApiError 404 */
  interview(accountId: string, opportunityId: string): Promise<InterviewPreparation>;
  /** After a save: queues the profile once; a sentence when there will be none. */
  afterSave(accountId: string, opportunityId: string, saveId: string): Promise<Sentence | null>;
  close(): Promise<void>;
  /** Deletes what was written for these. */
  forget(accountId: string, opportunityIds: readonly string[]): Promise<void>;
}

/** Opens the feature and declares its jobs; call before `jobs.start`. */
export function createTailoring(options: TailoringOptions): Tailoring {
  const { db, jobs, sources, limit, now } = options;
  const store = new TailoringStore(db);
  const places = new Places({ store, jobs, limit, now });
  const writingThread = createWritingThread();
  const profiles = new TailoredProfiles({ ...options, store, places, writingThread });
  return {
    profiles,
    letters: new CoverLetters({ ...options, store, writingThread }),
    editing: new Editing({ ...options, store, profiles, writingThread }),
    opportunity: (accountId, id) => sources.opportunity(accountId, id),

    async addAndTailor(accountId, effectId, { url = null, ...posting }, { share } = { share: false }) {
      const id = opportunityIdOf(effectId);
      const jobId = derivedId(effectId, "tailor");
      await places.keep(accountId, id, jobId);
      try {
        await options.add(accountId, effectId, { url, ...posting });
      } catch (error) {
        await store.release(accountId, id, jobId);
        throw error;
      }
      const job = await profiles.tailorNew(accountId, id, jobId, share);
      const {
        description: _,
        requirements: __,
        requirements_as_read: ___,
        ...opportunity
      } = await sources.opportunity(accountId, id);
      return { opportunity, ...job };
    },

    async judge(accountId, opportunityId) {
      const { _id, written } = await profiles.row(accountId, opportunityId);
      const today = new Date(now()).toISOString().slice(0, 10);
      const { from } = await load(accountId, _id, sources, today);
      const { content } = written;
      const pages = await pagesOf(content, options.renderer);
      return writingThread.write(
        { kind: "judge", sources: from, content, pages },
        options.engineOf(accountId),
      );
    },

    async interview(accountId, opportunityId) {
      const { id, title, company, salary, work_mode } = await sources.opportunity(accountId, opportunityId);
      const { from } = await load(accountId, id, sources, new Date(now()).toISOString().slice(0, 10));
      const work = { kind: "interview" as const, sources: from, facts: { pay: salary !== null, work_mode } };
      const prepared = await writingThread.write(work, options.engineOf(accountId));
      return { opportunity: { id, title, company }, ...prepared, basis: from.match.basis };
    },

    afterSave: (accountId, opportunityId, saveId) => profiles.tailorSaved(accountId, opportunityId, saveId),
    close: () => writingThread.close(),
    forget: (accountId, opportunityIds) => store.deleteFor(accountId, opportunityIds),
  };
}
