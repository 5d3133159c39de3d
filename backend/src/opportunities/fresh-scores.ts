/**
 * Scores as they are shown: never one of an earlier portrait (decisions, section 6). What is stale is computed anew first, within
 * what a list may take; what is left over then is shown without a score, marked, and follows in the background.
 */
import type { Jobs } from "../jobs/index.ts";
import type { OpportunityRow } from "./row.ts";
import type { Scoring } from "./scoring.ts";
import type { OpportunityStore } from "./store.ts";

const RESCORE_JOB = "opportunities_rescore";
/** How long a list may be held up by scores, in ms. */
const BUDGET_MS = 250;
/** Most rows that are worth looking at within it. */
const MAX_ROWS = 500;

export interface FreshScores {
  /**
   * The rows as they may be shown; one whose score is still stale comes with `match_is_stale` and without it. They may be on
   * their way: the portrait's version is asked for at the same time.
   */
  of(
    accountId: string,
    rows: readonly OpportunityRow[] | Promise<readonly OpportunityRow[]>,
  ): Promise<ShownRow[]>;
  /** Brings stale scores up to date before a list is put in their order, as many as there is time for. */
  beforeSorting(accountId: string): Promise<void>;
}

export type ShownRow = OpportunityRow & { match_is_stale: boolean };

export function isStale(row: Pick<OpportunityRow, "match_version">, version: string): boolean {
  return row.match_version !== "" && row.match_version !== version;
}

/** Opens it and declares its job; call before `jobs.start`. */
export function createFreshScores(tools: {
  store: OpportunityStore;
  scoring: Scoring;
  jobs: Jobs;
  budgetMs?: number;
}): FreshScores {
  const { store, scoring, jobs, budgetMs = BUDGET_MS } = tools;
  jobs.define(RESCORE_JOB, {
    concurrency: 1,
    maxAttempts: 3,
    run: (job) => scoring.refreshAll(job.accountId, job.signal),
  });

  /** Scores those rows while there is time; the account's others follow in the background. */
  async function rescored(accountId: string, stale: readonly OpportunityRow[]) {
    const scorer = await scoring.open(accountId);
    const scores = await scorer.score(stale, performance.now() + budgetMs);
    await jobs.enqueue({ kind: RESCORE_JOB, accountId, input: {}, dedupeKey: "all" });
    return scores;
  }

  return {
    async of(accountId, given) {
      const [rows, version] = await Promise.all([given, scoring.version(accountId)]);
      const stale = rows.filter((row) => isStale(row, version));
      const scores = stale.length === 0 ? new Map<string, never>() : await rescored(accountId, stale);
      return rows.map((row) => {
        const scored = scores.get(row._id)?.row;
        if (scored) return { ...scored, match_is_stale: false };
        return isStale(row, version)
          ? { ...row, match_score: null, match_is_stale: true }
          : { ...row, match_is_stale: false };
      });
    },

    async beforeSorting(accountId) {
      const stale = await store.listStale(accountId, await scoring.version(accountId), MAX_ROWS);
      if (stale.length > 0) await rescored(accountId, stale);
    },
  };
}
