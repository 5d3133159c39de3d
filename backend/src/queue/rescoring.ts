/** Scoring again what waits or was filed away, when what a person looks for has changed. Decisions that were made stand. */
import { isDeepStrictEqual } from "node:util";
import type { Jobs } from "../jobs/index.ts";
import type { FilingTools } from "./filing.ts";
import type { QueueStore } from "./store.ts";

const RESCORE_JOB = "queue_rescore";
const BATCH = 200;

export interface Rescoring {
  /** Queues it; repeated before it begins, it is done once. */
  rescore(accountId: string): Promise<void>;
}

/** Opens the feature and declares its job; call before `jobs.start`. */
export function createRescoring({
  store,
  jobs,
  relevanceOf,
}: Pick<FilingTools, "relevanceOf"> & { store: QueueStore; jobs: Jobs }): Rescoring {
  jobs.define<Record<string, never>>(RESCORE_JOB, {
    concurrency: 1,
    maxAttempts: 3,
    failureSentence: () => "Something went wrong on our side while scoring the review queue again.",
    async run({ accountId, signal }) {
      const relevance = await relevanceOf(accountId);
      for (let after: string | null = null; ;) {
        signal.throwIfAborted();
        const rows = await store.scored(accountId, after, BATCH);
        const texts = await store.texts(
          accountId,
          rows.map(({ _id }) => _id),
        );
        const changed = rows.flatMap((row) => {
          const { score, reason, explanation } = relevance({
            ...row,
            text: texts.get(row._id) ?? "",
            source: row.source_type,
          });
          const isSame =
            score === row.relevance_score &&
            reason === row.relevance_reason &&
            isDeepStrictEqual(explanation, row.relevance_explanation ?? null);
          return isSame ? [] : [{ id: row._id, score, reason, explanation }];
        });
        await store.saveRelevance(accountId, changed);
        after = rows.at(-1)?._id ?? null;
        if (after === null) return;
      }
    },
  });
  return {
    async rescore(accountId) {
      await jobs.enqueue({ kind: RESCORE_JOB, accountId, input: {}, dedupeKey: "all" });
    },
  };
}
