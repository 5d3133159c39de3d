/** Brings the copies on this device up to date: whole lists, page by page, each page only when it has changed. */
import {
  ApiRequestError,
  type Answer,
  type CallOptions,
  type Client,
} from "@career-portrait/shared/contract";
import type { EntityTable } from "dexie";
import type { Cache } from "./database.ts";
import { canonicalOf } from "./outbox.ts";

interface Row {
  id: string;
}

type FetchPage<T> = (
  input: { query: { limit: number; cursor?: string } } & CallOptions,
) => Promise<Answer<T[]>>;

const PAGE_SIZE = 200;
/** A list longer than this is cut: the panel needs recent rows, the workspace asks for the rest. */
const MOST_PAGES = 50;

interface FetchedPage<T> {
  rows: T[];
  ids: string[];
  next: string | null;
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
    const page = { ids: data.map((row) => row.id), next: meta.next_cursor ?? null };
    await cache.pages.put({ key, etag: headers.get("etag"), ...page });
    return { rows: data, ...page };
  } catch (error) {
    if (error instanceof ApiRequestError && error.status === 304 && known) return { rows: [], ...known };
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
  const ids = new Set<string>();
  const rows: T[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const fetched: FetchedPage<T> = await fetchPage(cache, `${name}:${cursor ?? ""}`, cursor, fetch);
    for (const id of fetched.ids) ids.add(id);
    rows.push(...fetched.rows);
    cursor = fetched.next;
    if (cursor === null) break;
  }
  await cache.transaction("rw", table as EntityTable<Row, "id">, async () => {
    const stored = table as unknown as EntityTable<Row, "id">;
    await stored.filter((row) => !ids.has(row.id)).delete();
    await stored.bulkPut(rows.map(toRow));
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
