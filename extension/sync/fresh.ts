/** Copies as components read them: at once from this device, and kept fresh while they are shown. */
import { useQuery } from "@tanstack/react-query";
import { useLiveQuery } from "dexie-react-hooks";
import { accountOf, type Connection } from "../settings/connection.ts";
import { connectedApi, troubleOf, type Trouble } from "./api.ts";
import { fetchCopy, SOURCES, type Copies, type CopyName, type FetchedCopy } from "./copies.ts";
import { cache } from "./database.ts";

export interface Stored<T> {
  value: T;
  /** When it was last known to be so (ms). */
  at: number;
}

/** A copy as it stands on this device: undefined until it has been read, null when there is none. */
export function useStored<N extends CopyName>(name: N): Stored<Copies[N]> | null | undefined {
  return useLiveQuery(
    async () => ((await cache.copies.get(name)) as Stored<Copies[N]> | undefined) ?? null,
    [name],
  );
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

/**
 * A copy kept fresh while it is shown.
 * @param pause the time between two looks, in ms, by what stands
 */
export function useFresh<N extends FetchedCopy>(
  connection: Connection,
  name: N,
  pause: (value: Copies[N] | null | undefined) => number = () => IDLE,
): Fresh<Copies[N]> {
  const stored = useStored(name);
  const value = stored && stored.value;
  const query = useQuery({
    // Below "refresh", so that whoever has changed something refreshes these too.
    queryKey: ["refresh", accountOf(connection), connection.key, name],
    queryFn: async ({ signal }) => {
      const fetch = SOURCES[name](connectedApi(connection));
      await fetchCopy(cache, name, fetch, { signal, now: Date.now() });
      return true;
    },
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
