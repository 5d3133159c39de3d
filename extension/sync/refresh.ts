/** Brings the copies on this device up to date: whole lists, page by page, each page only when it has changed. */
import {
  ApiRequestError,
  type Answer,
  type CallOptions,
  type Client,
  type Opportunity,
} from "@career-portrait/shared/contract";
import type { EntityTable } from "dexie";
import type { Cache, CachedPage } from "./database.ts";
import { canonicalOf } from "./outbox.ts";

interface Row {
  id: string;
}

type FetchPage<T> = (
  input: { query: { limit: number; cursor?: string } } & CallOptions,
) => Promise<Answer<T[]>>;

const PAGE_SIZE = 200;
/** No account holds more rows than this many pages; it bounds a server that never ends its list. */
const MOST_PAGES = 100;

interface FetchedPage<T> {
  page: CachedPage;
  /** Empty when the page has not changed. */
  rows: T[];
}

async function fetchPage<T extends Row>(
  cache: Cache,
  key: string,
  cursor: string | null,
  fetch: FetchPage<T>,
): Promise<FetchedPage<T>> {
  const known = await cache.pages.get(key);
  try {
    const { data, meta, headers } = await fetch({
      query: { limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) },
      headers: known?.etag ? { "if-none-match": known.etag } : {},
    });
    const ids = data.map((row) => row.id);
    return { rows: data, page: { key, etag: headers.get("etag"), ids, next: meta.next_cursor ?? null } };
  } catch (error) {
    if (error instanceof ApiRequestError && error.status === 304 && known) return { rows: [], page: known };
    throw error;
  }
}

/** Fetches a whole list, page by page. */
async function fetchList<T extends Row>(
  cache: Cache,
  name: string,
  fetch: FetchPage<T>,
): Promise<FetchedPage<T>[]> {
  const fetched: FetchedPage<T>[] = [];
  let cursor: string | null = null;
  do {
    const next: FetchedPage<T> = await fetchPage(cache, `${name}:${cursor ?? ""}`, cursor, fetch);
    fetched.push(next);
    cursor = next.page.next;
  } while (cursor !== null && fetched.length < MOST_PAGES);
  return fetched;
}

/** Makes `table` hold exactly what the list holds; to be called in a transaction over it and the page tags. */
async function store<T extends Row, R extends Row>(
  cache: Cache,
  table: EntityTable<R, "id">,
  fetched: readonly FetchedPage<T>[],
  toRow: (item: T) => R,
): Promise<void> {
  const ids = new Set(fetched.flatMap(({ page }) => page.ids));
  const stored = table as unknown as EntityTable<Row, "id">;
  await stored.filter((row) => !ids.has(row.id)).delete();
  await stored.bulkPut(fetched.flatMap(({ rows }) => rows.map(toRow)));
  await cache.pages.bulkPut(fetched.map(({ page }) => page));
}

const same = <T>(row: T): T => row;

/** Fetches what has changed of claims, work history, documents and tracked opportunities. */
export async function refresh(cache: Cache, client: Client): Promise<void> {
  // What the server had taken before it was asked, its lists show.
  const shown = await cache.actions.where("state").equals("done").primaryKeys();
  const claims = await fetchList(cache, "claims", (input) => client.listClaims(input));
  const roles = await fetchList(cache, "work_history", (input) => client.listWorkHistory(input));
  // A list of its own: what was rejected here can be accepted again.
  const rejected = await fetchList(cache, "work_history_rejected", ({ query, ...input }) =>
    client.listWorkHistory({ ...input, query: { ...query, review_status: "rejected" } }),
  );
  // Together or not at all: a portrait without its roles would be scored, and wrongly.
  await cache.transaction("rw", [cache.claims, cache.workHistory, cache.pages], async () => {
    await store(cache, cache.claims, claims, same);
    await store(cache, cache.workHistory, [...rejected, ...roles], same);
  });
  const documents = await fetchList(cache, "documents", (input) => client.listDocuments(input));
  await cache.transaction("rw", [cache.documents, cache.pages, cache.actions], async () => {
    await store(cache, cache.documents, documents, same);
    await cache.actions.bulkDelete(shown);
  });
  const settled = await cache.opportunityActions.where("state").equals("done").primaryKeys();
  const opportunities = await fetchList(cache, "opportunities", (input) => client.listOpportunities(input));
  const tables = [cache.opportunities, cache.pages, cache.opportunityActions];
  await cache.transaction("rw", tables, async () => {
    const toRow = (row: Opportunity) => ({ ...row, canonical: canonicalOf(row.url) });
    await store(cache, cache.opportunities, opportunities, toRow);
    await cache.opportunityActions.bulkDelete(settled);
  });
  const kept = await cache.viewActions.where("state").equals("done").primaryKeys();
  const views = await fetchList(cache, "views", (input) => client.listViews(input));
  await cache.transaction("rw", [cache.views, cache.pages, cache.viewActions], async () => {
    await store(cache, cache.views, views, same);
    await cache.viewActions.bulkDelete(kept);
  });
}
