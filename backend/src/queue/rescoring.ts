/** Scoring again what waits or was filed away, when what a person looks for, or their portrait, has changed. Decisions that were made stand. */
import { isDeepStrictEqual } from "node:util";
import type { Jobs } from "../jobs/index.ts";
import type { FilingTools } from "./filing.ts";
import type { QueueStore } from "./store.ts";

const RESCORE_JOB = "queue_rescore";
const BATCH = 200;

export interface Rescoring {
  /** Queues it; repeated before it begins, it is done once. */
  rescore(accountId: string): Promise<void>;
  /** Queues it when the portrait has changed since this process last looked, and for rows of an older version. */
  freshen(accountId: string): Promise<void>;
}

export interface RescoringTools {
  portraitVersionOf: (accountId: string) => Promise<string>;
}

/** Accounts whose portrait's version is remembered. */
const MOST = 1_000;

/** Opens the feature and declares its job; call before `jobs.start`. */
export function createRescoring({
  store,
  jobs,
  judgeOf,
  portraitVersionOf,
}: Pick<FilingTools, "judgeOf"> & RescoringTools & { store: QueueStore; jobs: Jobs }): Rescoring {
  jobs.define<Record<string, never>>(RESCORE_JOB, {
    concurrency: 1,
    maxAttempts: 3,
    failureSentence: () => "Something went wrong on our side while scoring the review queue again.",
    async run({ accountId, signal }) {
      const judge = await judgeOf(accountId);
      for (let after: string | null = null; ;) {
        signal.throwIfAborted();
        const rows = await store.scored(accountId, after, BATCH);
        const texts = await store.texts(
          accountId,
          rows.map(({ _id }) => _id),
        );
        const changed = rows.flatMap((row) => {
          const { score, rank, reason, explanation, warnings } = judge({
            ...row,
            text: texts.get(row._id) ?? "",
            source: row.source_type,
          });
          const isSame =
            score === row.relevance_score &&
            rank === row.rank &&
            reason === row.relevance_reason &&
            isDeepStrictEqual(explanation, row.relevance_explanation ?? null) &&
            isDeepStrictEqual(warnings, row.warnings ?? []);
          return isSame ? [] : [{ id: row._id, score, rank, reason, explanation, warnings }];
        });
        await store.saveRelevance(accountId, changed);
        after = rows.at(-1)?._id ?? null;
        if (after === null) return;
      }
    },
  });
  const heldAgainst = new Map<string, string>();
  async function rescore(accountId: string): Promise<void> {
    await jobs.enqueue({ kind: RESCORE_JOB, accountId, input: {}, dedupeKey: "all" });
  }
  return {
    rescore,
    async freshen(accountId) {
      const version = await portraitVersionOf(accountId);
      const before = heldAgainst.get(accountId);
      if (before === version) return;
      if (heldAgainst.size >= MOST) heldAgainst.clear();
      heldAgainst.set(accountId, version);
      // Rows are judged as they arrive: what is seen first is new, but for rows of before portraits counted.
      if (before === undefined ? await store.hasUnjudged(accountId) : await store.hasScored(accountId))
        await rescore(accountId);
    },
  };
}
