import { describe, expect, test } from "vitest";
import { healthOf } from "./health.ts";
import type { QueryRun } from "./run-store.ts";

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 1);

/** A history of runs, one a day. */
function history(...runs: Partial<QueryRun>[]): QueryRun[] {
  return runs.map((run, day) => ({
    query_key: "q",
    source: "linkedin",
    keyword: "nurse",
    location: null,
    at: new Date(START + day * DAY),
    error: null,
    fetched: 0,
    deduped: 0,
    queued: 0,
    suppressed: 0,
    failed: 0,
    scored: 0,
    over_threshold: 0,
    score_sum: 0,
    score_min: null,
    score_max: null,
    ...run,
  }));
}
const times = (count: number, run: Partial<QueryRun>) => Array.from({ length: count }, () => run);
const only = (...runs: Partial<QueryRun>[]) => healthOf(history(...runs))[0]!;

describe("verdicts", () => {
  test.each([
    ["insufficient_data", times(2, { fetched: 9, queued: 9 }), /2 runs of the 3/],
    ["healthy", times(3, { fetched: 10, queued: 4, suppressed: 6 }), /12 of 30/],
    ["noisy", times(3, { fetched: 10, queued: 2, suppressed: 8 }), /80 %/],
    ["dry", times(3, { fetched: 0 }), /3 runs found nothing/],
    ["dry", times(4, { fetched: 5, deduped: 5 }), /all 20 postings/],
    [
      "failing",
      [
        ...times(2, { error: "The source refused the search (403)." }),
        ...times(2, { fetched: 3, queued: 3 }),
      ],
      /2 of 4 runs failed.*403/,
    ],
    ["healthy", [...times(1, { error: "x." }), ...times(2, { fetched: 3, queued: 3 })], /6 of 6/],
    ["failing", times(3, { error: "x.", fetched: 4, queued: 1, suppressed: 3 }), /3 of 3/],
  ] as const)("%s", (verdict, runs, recommendation) => {
    const health = only(...runs);
    expect(health.verdict).toBe(verdict);
    expect(health.recommendation).toMatch(recommendation);
    expect(health.recommendation).toMatch(/\.$/);
  });
});

test("sums, means and bounds are of the whole window; noise is null when nothing survived", () => {
  const health = only(
    { fetched: 4, queued: 2, suppressed: 2, scored: 4, score_sum: 200, score_min: 20, score_max: 80 },
    { fetched: 1, queued: 1, scored: 1, score_sum: 95, score_min: 95, score_max: 95, error: "late" },
  );
  expect(health).toMatchObject({
    runs: 2,
    fetched: 5,
    queued: 3,
    suppressed: 2,
    noise_rate: 0.4,
    score_avg: 59,
    score_min: 20,
    score_max: 95,
    errored_runs: 1,
    last_error: "late",
    first_run_at: "2026-11-01T00:00:00.000Z",
    last_run_at: "2026-11-02T00:00:00.000Z",
  });
  expect(only({ fetched: 3, deduped: 3 })).toMatchObject({
    noise_rate: null,
    score_avg: null,
    score_min: null,
  });
});
