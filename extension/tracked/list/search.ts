/** Finding opportunities by words: in everything the backend holds of them, or without it by title and employer. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { connectedApi } from "../../connection/api.ts";
import type { KnownOpportunity } from "../../sync/database.ts";
import { named } from "./rows.ts";

const SETTLED_MS = 150;
const PAGE = 100;
const WORDS_MAX = 200;

/** A value once it has rested. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

export interface Found {
  /** The best first when the backend has answered. */
  rows: KnownOpportunity[];
  /** `everything`: the texts were searched too; `names`: titles and employers only, since the backend is away. */
  by: "all" | "names" | "everything" | "searching";
  /** Fetches what was found behind these; null when that is all. */
  more: (() => void) | null;
}

/** @param rows everything on this device, as it was left */
export function useFound(rows: KnownOpportunity[], words: string, connection: Connection): Found {
  const typed = words.trim().slice(0, WORDS_MAX);
  const q = useSettled(typed, SETTLED_MS);
  const asked = q !== "" && typed !== "";
  const query = useInfiniteQuery({
    queryKey: ["search", accountOf(connection), connection.key, q],
    queryFn: async ({ pageParam, signal }) => {
      const query = { q, limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) };
      const { data, meta } = await connectedApi(connection).searchOpportunities({ query, signal });
      return { data, next: meta.next_cursor ?? null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: asked && !connection.rejected,
    networkMode: "always",
    retry: false,
    staleTime: 10_000,
    // What was found for the words before stays until these are answered, so that nothing flickers.
    placeholderData: (before) => before,
  });
  const pages = query.data?.pages;
  return useMemo(() => {
    if (typed === "") return { rows, by: "all", more: null };
    if (!pages) return { rows: named(rows, typed), by: query.isError ? "names" : "searching", more: null };
    const known = new Map(rows.map((row) => [row.id, row]));
    return {
      // What was deleted here is found still, and must not come back.
      rows: pages.flatMap(({ data }) => data.flatMap(({ id }) => known.get(id) ?? [])),
      by: query.isPlaceholderData || typed !== q ? "searching" : "everything",
      more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    };
  }, [rows, typed, q, pages, query]);
}
