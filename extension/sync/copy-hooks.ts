/** Copies as components read them: at once from this device, and kept fresh while they are shown. */
import type { Client } from "@career-portrait/shared/contract";
import { useQuery } from "@tanstack/react-query";
import { useLiveQuery } from "dexie-react-hooks";
import { accountOf, type Connection } from "../connection/connection.ts";
import { connectedApi, troubleOf, type Trouble } from "../connection/api.ts";
import { fetchCopy, SOURCES, type Copies, type CopyName, type Fetch, type FetchedCopy } from "./copies.ts";
import { cache } from "./database.ts";

export interface Stored<T> {
  value: T;
  /** When it was last known to be so (ms). */
  at: number;
}

/** A copy by any name, as it stands on this device: undefined until it has been read, null when there is none. */
export function useStoredCopy<T>(name: string): Stored<T> | null | undefined {
  const stored = useLiveQuery(
    async () => ({ name, copy: ((await cache.copies.get(name)) as Stored<T> | undefined) ?? null }),
    [name],
  );
  // What stood under another name is not shown under this one.
  return stored?.name === name ? stored.copy : undefined;
}

/** A copy as it stands on this device: undefined until it has been read, null when there is none. */
export function useStored<N extends CopyName>(name: N): Stored<Copies[N]> | null | undefined {
  return useStoredCopy<Copies[N]>(name);
}

export interface Fresh<T> {
  /** Undefined until it has been read from this device; null when there is none. */
  value: T | null | undefined;
  /** When it was last known to be so (ms); null while there is none. */
  at: number | null;
  /** What kept it from being fetched last time; null when nothing did. */
  trouble: Trouble | null;
}

const AFTER_TROUBLE = 10_000;
const IDLE = 60_000;

/** Under which a copy's fetching is known; below "refresh", so that whoever has changed something refreshes it too. */
export function refreshKey(connection: Connection, name: string): string[] {
  return ["refresh", accountOf(connection), connection.key, name];
}

/**
 * A copy by any name kept fresh while it is shown.
 * @param open how it is fetched
 * @param pause the time between two looks, in ms, by what stands
 */
export function useFreshCopy<T>(
  connection: Connection,
  name: string,
  open: (client: Client) => Fetch<T>,
  pause: (value: T | null | undefined) => number = () => IDLE,
): Fresh<T> {
  const stored = useStoredCopy<T>(name);
  const value = stored && stored.value;
  const query = useQuery({
    queryKey: refreshKey(connection, name),
    queryFn: async ({ signal }) => {
      await fetchCopy(cache, name, open(connectedApi(connection)), { signal, now: Date.now() });
      return true;
    },
    // Known and long stale: a look that is under way is then given up for the one after a change made here, and while
    // one looks again, what kept the last from being fetched still stands.
    initialData: true,
    initialDataUpdatedAt: 0,
    enabled: !connection.rejected,
    networkMode: "always",
    retry: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: "always",
    refetchInterval: ({ state }) => (state.status === "error" ? AFTER_TROUBLE : pause(value)),
    staleTime: 5_000,
  });
  const trouble = connection.rejected ? "signed_out" : query.isError ? troubleOf(query.error) : null;
  return { value, at: stored?.at ?? null, trouble };
}

/** As `useFreshCopy`, for a copy that the account has one of. */
export function useFresh<N extends FetchedCopy>(
  connection: Connection,
  name: N,
  pause?: (value: Copies[N] | null | undefined) => number,
): Fresh<Copies[N]> {
  return useFreshCopy<Copies[N]>(connection, name, SOURCES[name], pause);
}
