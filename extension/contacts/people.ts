/** The people one knows: all of them from the backend, or without it the first of them as they were last known. */
import type { Person } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { connectedApi, troubleOf, type Trouble } from "../connection/api.ts";
import { accountOf, type Connection } from "../connection/connection.ts";
import { useFresh } from "../sync/copy-hooks.ts";

const PAGE = 100;

/** Those whose name, company, title or address holds each of the words, as the backend searches. */
function peopleWith(people: readonly Person[], words: string): Person[] {
  const wanted = fold(words).split(" ").filter(Boolean);
  return people.filter(({ name, company, title, email }) => {
    const said = fold([name, company, title, email].filter(Boolean).join(" "));
    return wanted.every((word) => said.includes(word));
  });
}

export interface Known {
  /** Undefined until anything is known of them. */
  people: readonly Person[] | undefined;
  /** What kept them from being asked for; they are then those of this device. */
  trouble: Trouble | null;
  /** When those of this device were last known to be so (ms). */
  at: number | null;
  more: (() => void) | null;
}

export function useKnown(connection: Connection, words: string): Known {
  const q = useDeferredValue(words.trim().slice(0, 200));
  const copy = useFresh(connection, "people");
  const query = useInfiniteQuery({
    queryKey: ["refresh", accountOf(connection), connection.key, "people found", q],
    queryFn: async ({ pageParam, signal }) => {
      const asked = { ...(q ? { q } : {}), limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) };
      const { data, meta } = await connectedApi(connection).listPeople({ query: asked, signal });
      return { data, next: meta.next_cursor ?? null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: !connection.rejected,
    networkMode: "always",
    retry: false,
    staleTime: 5_000,
    placeholderData: (before) => before,
  });
  const trouble = connection.rejected
    ? ("signed_out" as const)
    : query.isError
      ? troubleOf(query.error)
      : copy.trouble;
  const found = query.data?.pages.flatMap(({ data }) => data);
  const here = copy.value ? peopleWith(copy.value, q) : undefined;
  return {
    people: trouble === null ? (found ?? here) : here,
    trouble,
    at: copy.at,
    more: trouble === null && query.hasNextPage ? () => void query.fetchNextPage() : null,
  };
}
