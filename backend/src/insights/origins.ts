/** Where what is tracked came from, and how much of it is a good match. Pure. */
import type { DiscoveryQuery, MatchOrigin } from "@career-portrait/shared/contract";
import { type FunnelRow, reachedBy, STAGES } from "@career-portrait/shared/insights";

/** From so many points on a match is called good: the median score of pairs that readers put at 80 or more (docs/scoring.md). */
export const GOOD_FROM = 60;

/** Most that are named; the rest is told together. */
const MOST = 10;

export interface OriginRow extends FunnelRow {
  id: string;
  /** The site it was read on; null for what came without an address. */
  source: string | null;
  /** 0–100; null for none, or one that is being computed anew. */
  match_score: number | null;
}

/** What the review queue knows of what was added from it. */
export interface QueueOrigin {
  opportunity_id: string;
  query_key: string | null;
  source_type: string | null;
}

type Named = Pick<MatchOrigin, "kind" | "name" | "location" | "source">;

const SINGLE = { name: null, location: null, source: null };

/** A query that was removed since is told by its sites. */
function originOf(
  { source }: OriginRow,
  from: QueueOrigin | undefined,
  queries: ReadonlyMap<string, DiscoveryQuery>,
): Named {
  const query = from?.query_key ? queries.get(from.query_key) : undefined;
  if (query) {
    const { keyword, location, source: where } = query;
    return { kind: "query", name: keyword, location, source: where };
  }
  if (from?.source_type === "email") return { kind: "mail", ...SINGLE };
  return source === null ? { kind: "by_hand", ...SINGLE } : { ...SINGLE, kind: "site", name: source };
}

function counted(named: Named, rows: readonly OriginRow[]): MatchOrigin {
  const scored = rows.flatMap(({ match_score }) => match_score ?? []);
  const reached = rows.map((row) => STAGES.indexOf(reachedBy(row)));
  return {
    ...named,
    tracked: rows.length,
    scored: scored.length,
    good: scored.filter((score) => score >= GOOD_FROM).length,
    applied: reached.filter((stage) => stage >= 1).length,
    interviewing: reached.filter((stage) => stage >= 2).length,
  };
}

/** Those with the most good matches first, then those with the most postings; what is beyond the first ten is told as one. */
export function originsOf(
  rows: readonly OriginRow[],
  queue: readonly QueueOrigin[],
  queries: readonly DiscoveryQuery[],
): MatchOrigin[] {
  const from = new Map(queue.map((row) => [row.opportunity_id, row]));
  const known = new Map(queries.map((query) => [query.query_key, query]));
  const placed = rows.map((row) => {
    const named = originOf(row, from.get(row.id), known);
    return { row, named, key: JSON.stringify(named) };
  });
  const origins = [...Map.groupBy(placed, ({ key }) => key).values()]
    .map((own) => {
      const ownRows = own.map(({ row }) => row);
      return { origin: counted(own[0]!.named, ownRows), rows: ownRows, key: own[0]!.key };
    })
    .toSorted(
      (a, b) =>
        b.origin.good - a.origin.good || b.origin.tracked - a.origin.tracked || (a.key < b.key ? -1 : 1),
    );
  const rest = origins.slice(MOST).flatMap((one) => one.rows);
  const named = origins.slice(0, MOST).map(({ origin }) => origin);
  return rest.length === 0 ? named : [...named, counted({ kind: "others", ...SINGLE }, rest)];
}
