/** The text of a document: from this device, and from the backend once. */
import type { Document } from "@career-portrait/shared/contract";
import { useQuery } from "@tanstack/react-query";
import { useLiveQuery } from "dexie-react-hooks";
import type { Connection } from "../../connection/connection.ts";
import { connectedApi } from "../../connection/api.ts";
import { cache } from "../../sync/database.ts";

const AFTER_TROUBLE = 10_000;

/** Reads a document's text and keeps it, once it is whole. */
async function fetchText(id: string, connection: Connection): Promise<string[]> {
  const { data } = await connectedApi(connection).getDocument({ params: { id } });
  if (data.status === "ready") await cache.texts.put({ id, pages: data.pages });
  return data.pages;
}

/** Brings every text to this device before it is needed: the review then never waits, and goes on without the backend. */
export function usePrefetchedTexts(documents: readonly Document[], connection: Connection): void {
  const ready = documents.filter(({ status }) => status === "ready").map(({ id }) => id);
  useQuery({
    queryKey: ["texts", connection.key, ready.join()],
    queryFn: async () => {
      const known = new Set(await cache.texts.toCollection().primaryKeys());
      for (const id of ready) if (!known.has(id)) await fetchText(id, connection);
      return true;
    },
    enabled: ready.length > 0 && !connection.rejected,
    networkMode: "always",
    retry: false,
    refetchInterval: ({ state }) => (state.status === "error" ? AFTER_TROUBLE : false),
  });
}

/**
 * The pages of a document that has been read; undefined while it is looked up, null while it is not on this device and the
 * backend cannot be asked.
 */
export function useDocumentText(id: string | null, connection: Connection): string[] | null | undefined {
  const stored = useLiveQuery(async () => (id ? ((await cache.texts.get(id)) ?? null) : null), [id]);
  const query = useQuery({
    queryKey: ["text", id, connection.key],
    queryFn: () => fetchText(id!, connection),
    enabled: id !== null && stored === null && !connection.rejected,
    networkMode: "always",
    retry: false,
    refetchInterval: ({ state }) => (state.status === "error" ? AFTER_TROUBLE : false),
  });
  if (stored) return stored.pages;
  if (stored === undefined || id === null) return undefined;
  if (query.isError || connection.rejected) return null;
  return query.data;
}
