/** What became of one query's postings, counted (specification, DiscoveryQueryHealth; docs/review-queue.md). */
import type { Filed } from "../queue/index.ts";

export interface Tally {
  fetched: number;
  /** Known before, or copies of what is tracked or waits. */
  deduped: number;
  /** Passed the floor: shown, or on deck. */
  queued: number;
  /** Filed away below the floor, as dismissed before, or as closed. */
  suppressed: number;
  /** Came without what a row needs. */
  failed: number;
  scored: number;
  over_threshold: number;
  score_sum: number;
  score_min: number | null;
  score_max: number | null;
}

type Fate = "deduped" | "queued" | "suppressed" | "failed";

function fateOf({ row, isNew }: Filed): Fate {
  if (!isNew || row.is_duplicate) return "deduped";
  if (row.status === "needs_attention") return "failed";
  return row.status === "pending" || row.dismissed_reason === "over_daily_cap" ? "queued" : "suppressed";
}

export function tally(filed: readonly Filed[], floor: number): Tally {
  const fates = filed.map(fateOf);
  const count = (fate: Fate) => fates.filter((one) => one === fate).length;
  const scores = filed.flatMap(({ row }, index) =>
    fates[index] === "deduped" || row.relevance_score === null ? [] : [row.relevance_score],
  );
  return {
    fetched: filed.length,
    deduped: count("deduped"),
    queued: count("queued"),
    suppressed: count("suppressed"),
    failed: count("failed"),
    scored: scores.length,
    over_threshold: scores.filter((score) => score >= floor).length,
    score_sum: scores.reduce((sum, score) => sum + score, 0),
    score_min: scores.length === 0 ? null : Math.min(...scores),
    score_max: scores.length === 0 ? null : Math.max(...scores),
  };
}
