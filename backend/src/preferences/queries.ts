/** Saved discovery queries: keys that stay, and what an edit changed (decisions, section 8). */
import type { DiscoveryQuery, DiscoveryQueryInput } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";
import { derivedId } from "../derived-id.ts";

/** What a person did to the saved queries; a query that only moved in the list is none of it. */
export interface QueryEdit {
  added: DiscoveryQuery[];
  removed: DiscoveryQuery[];
  changed: { query_key: string; before: DiscoveryQuery; after: DiscoveryQuery }[];
}

/** What a query asks for, whether or not it is switched on. */
function askedFor(query: Pick<DiscoveryQuery, "source" | "keyword" | "location">): string {
  return JSON.stringify([query.source, fold(query.keyword), fold(query.location ?? "")]);
}

/**
 * Every query with its key: the one it came with, that of the stored query that asks the same, or a new one. The same
 * queries sent twice have the same keys.
 */
export function withKeys(
  accountId: string,
  queries: readonly DiscoveryQueryInput[],
  standing: readonly DiscoveryQuery[],
): DiscoveryQuery[] {
  const taken = new Set(queries.flatMap(({ query_key }) => query_key ?? []));
  const keyOf = (query: DiscoveryQueryInput): string => {
    const asked = askedFor(query);
    const same = standing.find((stored) => askedFor(stored) === asked && !taken.has(stored.query_key));
    if (same) return same.query_key;
    const used = new Set([...taken, ...standing.map(({ query_key }) => query_key)]);
    for (let n = 0; ; n += 1) {
      const key = derivedId("discovery-query", accountId, asked, n);
      if (!used.has(key)) return key;
    }
  };
  return queries.map((query) => {
    const query_key = query.query_key ?? keyOf(query);
    taken.add(query_key);
    const { source, keyword, location, enabled } = query;
    return { query_key, source, keyword, location, enabled };
  });
}

function same(one: DiscoveryQuery, other: DiscoveryQuery): boolean {
  return (
    one.source === other.source &&
    one.keyword === other.keyword &&
    one.location === other.location &&
    one.enabled === other.enabled
  );
}

/** What lies between two states of the saved queries, or null when nothing does. */
export function editBetween(
  before: readonly DiscoveryQuery[],
  after: readonly DiscoveryQuery[],
): QueryEdit | null {
  const old = new Map(before.map((query) => [query.query_key, query]));
  const kept = new Set(after.map(({ query_key }) => query_key));
  const edit: QueryEdit = {
    added: after.filter(({ query_key }) => !old.has(query_key)),
    removed: before.filter(({ query_key }) => !kept.has(query_key)),
    changed: after.flatMap((query) => {
      const stored = old.get(query.query_key);
      return stored && !same(stored, query)
        ? [{ query_key: query.query_key, before: stored, after: query }]
        : [];
    }),
  };
  return edit.added.length + edit.removed.length + edit.changed.length > 0 ? edit : null;
}
