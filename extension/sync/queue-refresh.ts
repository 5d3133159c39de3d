/**
 * Brings the copy of the review queue up to date, asking only for what has changed. The list holds the last received first
 * and has pages, each with a tag of its content. A page asked for by the cursor of last time still begins at the same row,
 * so that what arrives on top of the list leaves the pages below as they were: only the way down to the first of them is
 * read anew.
 */
import { ApiRequestError, type Client, type PendingOpportunity } from "@career-portrait/shared/contract";
import type { Cache, ListPlace, QueuePage } from "./database.ts";
import { placed } from "./queue-lanes.ts";

const PAGE_SIZE = 200;
/** It bounds a server that never ends its list. */
const MOST_PAGES = 250;
const STATUSES = "pending,needs_attention,suppressed,dismissed,expired";

interface Read {
  page: QueuePage;
  /** Empty when the page has not changed. */
  rows: PendingOpportunity[];
}

const placeOf = ({ received_at, id }: PendingOpportunity): ListPlace => ({
  received_at: received_at ?? "",
  id,
});

/** Whether a row at `a` stands in the list at `b` or before it. */
function reaches(a: ListPlace | null, b: ListPlace | null): boolean {
  if (a === null) return true;
  if (b === null) return false;
  return a.received_at === b.received_at ? a.id >= b.id : a.received_at > b.received_at;
}

async function readPage(
  client: Pick<Client, "listPending">,
  cursor: string,
  start: ListPlace | null,
  known: QueuePage | undefined,
): Promise<Read> {
  try {
    const { data, meta, headers } = await client.listPending({
      query: { status: STATUSES, limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) },
      headers: known?.etag ? { "if-none-match": known.etag } : {},
    });
    const last = data.at(-1);
    const page: QueuePage = {
      cursor,
      etag: headers.get("etag"),
      ids: data.map(({ id }) => id),
      next: meta.next_cursor ?? null,
      start,
      end: last ? placeOf(last) : start,
    };
    return { page, rows: data };
  } catch (error) {
    if (error instanceof ApiRequestError && error.status === 304 && known) return { page: known, rows: [] };
    throw error;
  }
}

/** The page to go on with: the furthest one known that leaves no gap, or else the one that the server names. */
function following(
  page: QueuePage,
  known: readonly QueuePage[],
): { cursor: string; start: ListPlace | null } {
  const furthest = known.findLast(
    ({ start }) => start !== null && reaches(start, page.end) && !reaches(start, page.start),
  );
  return furthest ?? { cursor: page.next!, start: page.end };
}

/** Fetches what has changed of the review queue. What the server had taken before it was asked is then shown by the copy. */
export async function refreshQueue(cache: Cache, client: Pick<Client, "listPending">): Promise<void> {
  const settled = await cache.queueActions.where("state").equals("done").primaryKeys();
  const known = (await cache.queuePages.toArray()).toSorted((a, b) => (reaches(a.start, b.start) ? -1 : 1));
  const tags = new Map(known.map((page) => [page.cursor, page]));
  const read: Read[] = [];
  let at: { cursor: string; start: ListPlace | null } | null = { cursor: "", start: null };
  while (at !== null && read.length < MOST_PAGES) {
    const one = await readPage(client, at.cursor, at.start, tags.get(at.cursor));
    read.push(one);
    at = one.page.next === null ? null : following(one.page, known);
  }
  const ids = new Set(read.flatMap(({ page }) => page.ids));
  const rows = read.flatMap((one) => one.rows).flatMap((row) => placed(row) ?? []);
  await cache.transaction("rw", cache.queue, cache.queuePages, cache.queueActions, async () => {
    const stored = await cache.queue.toCollection().primaryKeys();
    await cache.queue.bulkDelete(stored.filter((id) => !ids.has(id)));
    await cache.queue.bulkPut(rows);
    await cache.queuePages.clear();
    await cache.queuePages.bulkPut(read.map(({ page }) => page));
    await cache.queueActions.bulkDelete(settled);
  });
}
