/** Brings the copies on this device up to date: whole lists, page by page, each page only when it has changed. */
import {
  ApiRequestError,
  type Answer,
  type CallOptions,
  type Client,
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

/** Makes `table` hold exactly what the list holds. The page tags and the rows change together or not at all. */
async function refreshList<T extends Row, R extends Row>(
  cache: Cache,
  name: string,
  table: EntityTable<R, "id">,
  fetch: FetchPage<T>,
  toRow: (item: T) => R,
): Promise<void> {
  const fetched: FetchedPage<T>[] = [];
  let cursor: string | null = null;
  do {
    const next: FetchedPage<T> = await fetchPage(cache, `${name}:${cursor ?? ""}`, cursor, fetch);
    fetched.push(next);
    cursor = next.page.next;
  } while (cursor !== null && fetched.length < MOST_PAGES);
  const ids = new Set(fetched.flatMap(({ page }) => page.ids));
  const stored = table as unknown as EntityTable<Row, "id">;
  await cache.transaction("rw", stored, cache.pages, async () => {
    await stored.filter((row) => !ids.has(row.id)).delete();
    await stored.bulkPut(fetched.flatMap(({ rows }) => rows.map(toRow)));
    await cache.pages.bulkPut(fetched.map(({ page }) => page));
  });
}

const same = <T>(row: T): T => row;

/** Fetches what has changed of claims, work history, documents and tracked opportunities. */
export async function refresh(cache: Cache, client: Client): Promise<void> {
  await refreshList(cache, "claims", cache.claims, (input) => client.listClaims(input), same);
  await refreshList(cache, "documents", cache.documents, (input) => client.listDocuments(input), same);
  // Work history is short and comes whole.
  const { data: roles } = await client.listWorkHistory();
  await cache.transaction("rw", cache.workHistory, async () => {
    await cache.workHistory.clear();
    await cache.workHistory.bulkPut(roles);
  });
  await refreshList(
    cache,
    "opportunities",
    cache.opportunities,
    (input) => client.listOpportunities(input),
    (row) => ({ ...row, canonical: canonicalOf(row.url) }),
  );
}
