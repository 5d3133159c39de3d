/** Saved queries beside how they did. */
import type { DiscoveryQuery, DiscoveryQueryHealth } from "@career-portrait/shared/contract";
import { inWords } from "../../words/explanation.ts";
import { t, tn } from "../../words/index.ts";
import type { Tone } from "../../ui/surfaces.tsx";

export type Verdict = DiscoveryQueryHealth["verdict"];

/** What needs a person most comes first. */
const URGENCY: readonly Verdict[] = ["failing", "noisy", "dry", "insufficient_data", "healthy"];

export const VERDICT_TONE: Record<Verdict, Tone> = {
  failing: "stop",
  noisy: "warn",
  dry: "warn",
  insufficient_data: "quiet",
  healthy: "accent",
};

/** The worst first, then by keyword. */
export function byUrgency(queries: readonly DiscoveryQueryHealth[]): DiscoveryQueryHealth[] {
  return queries.toSorted(
    (a, b) =>
      URGENCY.indexOf(a.verdict) - URGENCY.indexOf(b.verdict) ||
      a.keyword.localeCompare(b.keyword) ||
      a.query_key.localeCompare(b.query_key),
  );
}

/** What became of a query's finds, as shares of everything it fetched in the window's largest query. */
export interface Share {
  kind: "queued" | "suppressed" | "deduped" | "failed";
  count: number;
  /** 0 to 100, of the longest bar. */
  from: number;
  width: number;
}

/** The parts of a query's bar. `most` is what the largest of the queries shown has fetched. */
export function sharesOf(query: DiscoveryQueryHealth, most: number): Share[] {
  let from = 0;
  return (["queued", "suppressed", "deduped", "failed"] as const).map((kind) => {
    const count = query[kind];
    const width = most === 0 ? 0 : (100 * count) / most;
    const share = { kind, count, from, width };
    from += width;
    return share;
  });
}

/** The total that a bar stands for. */
export function totalOf({ queued, suppressed, deduped, failed }: DiscoveryQueryHealth): number {
  return queued + suppressed + deduped + failed;
}

/** Whether two queries ask the same. */
export function asksSame(
  one: Pick<DiscoveryQuery, "source" | "keyword" | "location">,
  other: Pick<DiscoveryQuery, "source" | "keyword" | "location">,
): boolean {
  const plain = (words: string | null): string => (words ?? "").trim().toLowerCase();
  return (
    one.source === other.source &&
    plain(one.keyword) === plain(other.keyword) &&
    plain(one.location) === plain(other.location)
  );
}

/** Fewer runs allow no verdict (specification, Limits). */
const LEAST_RUNS = 3;

/** What last went wrong with a query, with the source's own words where it had any; null when nothing did. */
export function lastErrorOf(query: DiscoveryQueryHealth): string | null {
  return query.last_error && inWords(query.last_error_explanation, query.last_error);
}

/** What to do about a query, with the number behind it. */
export function recommendationOf(query: DiscoveryQueryHealth): string {
  const { verdict, runs, errored_runs, fetched, queued, suppressed, noise_rate } = query;
  switch (verdict) {
    case "insufficient_data":
      return t("recommend.wait", { runs, least: LEAST_RUNS });
    case "failing":
      return t("recommend.check", { errored: errored_runs, runs, why: lastErrorOf(query) ?? "" });
    case "dry":
      return fetched === 0 ? tn("recommend.broaden", runs) : t("recommend.change", { fetched, runs });
    case "noisy": {
      const percent = Math.round(100 * (noise_rate ?? 0));
      return t("recommend.narrow", { percent, suppressed, fresh: queued + suppressed });
    }
    case "healthy":
      return t("recommend.keep", { queued, fresh: queued + suppressed });
    default:
      return query.recommendation;
  }
}
