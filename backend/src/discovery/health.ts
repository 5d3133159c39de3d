/** How each saved query does, with a verdict and what to do about it (specification, DiscoveryQueryHealth; decisions, section 8). */
import type { DiscoveryQueryHealth } from "@career-portrait/shared/contract";
import type { QueryRun } from "./run-store.ts";

/** Fewer runs allow no verdict (specification, Limits). */
const LEAST_RUNS = 3;
const NOISY = 0.8;
const FAILING = 0.5;

type Counts = Omit<DiscoveryQueryHealth, "verdict" | "recommendation">;

function sum(
  runs: readonly QueryRun[],
  field:
    | "fetched"
    | "deduped"
    | "queued"
    | "suppressed"
    | "failed"
    | "scored"
    | "over_threshold"
    | "score_sum",
): number {
  return runs.reduce((total, run) => total + run[field], 0);
}

function countsOf(runs: readonly [QueryRun, ...QueryRun[]]): Counts {
  const last = runs.at(-1) ?? runs[0];
  const [queued, suppressed, scored] = [sum(runs, "queued"), sum(runs, "suppressed"), sum(runs, "scored")];
  const failed = runs.findLast(({ error }) => error !== null);
  const mins = runs.flatMap(({ score_min }) => score_min ?? []);
  const maxs = runs.flatMap(({ score_max }) => score_max ?? []);
  return {
    query_key: last.query_key,
    source: last.source,
    keyword: last.keyword,
    location: last.location,
    runs: runs.length,
    fetched: sum(runs, "fetched"),
    deduped: sum(runs, "deduped"),
    queued,
    suppressed,
    failed: sum(runs, "failed"),
    scored,
    over_threshold: sum(runs, "over_threshold"),
    errored_runs: runs.filter(({ error }) => error !== null).length,
    noise_rate: queued + suppressed === 0 ? null : suppressed / (queued + suppressed),
    score_avg: scored === 0 ? null : Math.round((10 * sum(runs, "score_sum")) / scored) / 10,
    score_min: mins.length === 0 ? null : Math.min(...mins),
    score_max: maxs.length === 0 ? null : Math.max(...maxs),
    last_error: failed?.error ?? null,
    last_error_explanation: failed?.error_explanation ?? null,
    first_run_at: runs[0].at.toISOString(),
    last_run_at: last.at.toISOString(),
  };
}

function verdictOn(counts: Counts): DiscoveryQueryHealth["verdict"] {
  if (counts.runs < LEAST_RUNS) return "insufficient_data";
  if (counts.errored_runs / counts.runs >= FAILING) return "failing";
  if (counts.fetched === 0 || counts.noise_rate === null) return "dry";
  return counts.noise_rate >= NOISY ? "noisy" : "healthy";
}

function runsOf(count: number): string {
  return count === 1 ? "1 run" : `${count} runs`;
}

const RECOMMENDATIONS: Record<DiscoveryQueryHealth["verdict"], (counts: Counts) => string> = {
  insufficient_data: ({ runs }) =>
    `Wait for ${runsOf(LEAST_RUNS - runs)} more: ${runsOf(runs)} of the ${LEAST_RUNS} that a verdict needs are behind it.`,
  failing: ({ runs, errored_runs, last_error }) =>
    `Check the source: ${errored_runs} of ${runsOf(runs)} failed, the last because: ${last_error ?? ""}`,
  dry: ({ runs, fetched }) =>
    fetched === 0
      ? `Use a broader keyword or place: ${runsOf(runs)} found nothing.`
      : `Use another keyword: all ${fetched} postings of ${runsOf(runs)} were known already.`,
  noisy: ({ queued, suppressed, noise_rate }) =>
    `Make the keyword narrower: ${Math.round(100 * (noise_rate ?? 0))} % of what was new (${suppressed} of ${queued + suppressed}) was filed away.`,
  healthy: ({ queued, suppressed }) =>
    `Keep it: ${queued} of ${queued + suppressed} new postings passed your floor.`,
};

/** One entry for each query that ran, by keyword. */
export function healthOf(runs: readonly QueryRun[]): DiscoveryQueryHealth[] {
  const byQuery = Map.groupBy(runs, ({ query_key }) => query_key);
  return [...byQuery.values()]
    .flatMap(([first, ...others]) => (first === undefined ? [] : [countsOf([first, ...others])]))
    .map((counts) => {
      const verdict = verdictOn(counts);
      return { ...counts, verdict, recommendation: RECOMMENDATIONS[verdict](counts) };
    })
    .toSorted((a, b) => (a.keyword < b.keyword ? -1 : a.keyword > b.keyword ? 1 : 0));
}
