/** Saved queries beside how they did. */
import type { DiscoveryQuery, DiscoveryQueryHealth } from "@career-portrait/shared/contract";
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
