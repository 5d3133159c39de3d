/**
 * Making the vectors of tracked postings anew, as after another model was set (decisions, section 9). Vectors serve look-ups and
 * enter no score. One job for each account; what it has behind it is noted, so that work cut off goes on where it was.
 */
import { savingNote } from "./notes.ts";
import { derivedId } from "../derived-id.ts";
import { CostCeilingReached, type EngineOf } from "../intelligence/index.ts";
import type { Jobs, RunningJob } from "../jobs/index.ts";
import type { OpportunityStore } from "./store.ts";

export interface RebuildTools {
  store: OpportunityStore;
  jobs: Jobs;
  engineOf: EngineOf;
}

export interface Embeddings {
  /** Queues the work for each account with postings that have been read; how many those are, 0 where no model is configured. */
  rebuildEmbeddings(effectId: string): Promise<number>;
}

const REBUILD_JOB = "rebuild_embeddings";
const BATCH = 20;

/** Declares the job; call before `jobs.start`. */
export function createEmbeddings({ store, jobs, engineOf }: RebuildTools): Embeddings {
  jobs.define<Record<string, never>>(REBUILD_JOB, {
    concurrency: 1,
    maxAttempts: 3,
    run: rebuild,
    failureSentence: (error) =>
      error instanceof CostCeilingReached
        ? `Embeddings were not all made. ${error.message}`
        : "The model did not give all embeddings. Please try again later.",
  });

  async function rebuild(job: RunningJob<Record<string, never>>): Promise<void> {
    await job.phase("embeddings");
    const engine = engineOf(job.accountId);
    for (let after: string | null = "", batch = 0; after !== null; batch += 1) {
      const from: string = after;
      after = await job.step(`batch_${batch}`, async () => {
        const postings = await store.listRead(job.accountId, from, BATCH);
        for (const { _id, description, requirements } of postings) {
          job.signal.throwIfAborted();
          const texts = [description, ...(requirements ?? []).map(({ text }) => text)];
          const made = await engine.embed(texts, job.signal);
          if (!made) {
            await job.note(savingNote("model_makes_no_embeddings"));
            return null;
          }
          await store.saveVectors(job.accountId, _id, made.engine, made.vectors);
        }
        return postings.length < BATCH ? null : (postings.at(-1)?._id ?? null);
      });
    }
  }

  return {
    async rebuildEmbeddings(effectId) {
      const accounts: string[] = [];
      for (const accountId of await store.accountsWithRead()) {
        if (await engineOf(accountId).hasModel()) accounts.push(accountId);
      }
      for (const accountId of accounts) {
        const id = derivedId(effectId, REBUILD_JOB, accountId);
        await jobs.enqueue({ id, kind: REBUILD_JOB, accountId, input: {}, dedupeKey: REBUILD_JOB });
      }
      return accounts.length;
    },
  };
}
