/** Copies as components read them: at once from this device, and kept fresh while they are shown. */
import { useQuery } from "@tanstack/react-query";
import { useLiveQuery } from "dexie-react-hooks";
import { accountOf, type Connection } from "../settings/connection.ts";
import { connectedApi, troubleOf, type Trouble } from "./api.ts";
import { fetchCopy, SOURCES, type Copies, type CopyName, type Fetch, type FetchedCopy } from "./copies.ts";
import { cache } from "./database.ts";

/** A copy as it stands on this device: undefined until it has been read, null when there is none. */
export function useStored<N extends CopyName>(name: N): Copies[N] | null | undefined {
  const row = useLiveQuery(async () => (await cache.copies.get(name)) ?? null, [name]);
  return row && (row.value as Copies[N]);
}

export interface Fresh<T> {
  /** Undefined until it has been read from this device; null when there is none. */
  value: T | null | undefined;
  /** What kept it from being fetched last time; null when nothing did. */
  trouble: Trouble | null;
  /** Whether the backend has answered since the page was opened. */
  confirmed: boolean;
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
  const value = useStored(name);
  const query = useQuery({
    // Below "refresh", so that whoever has changed something refreshes these too.
    queryKey: ["refresh", accountOf(connection), connection.key, name],
    queryFn: async ({ signal }) => {
      const fetch = SOURCES[name](connectedApi(connection)) as Fetch<Copies[N]>;
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
  return { value, trouble, confirmed: query.isSuccess };
}
