/** What components read: the connection, the copies on this device, and how the backend is doing. */
import type { ClaimDetail, Document, Job, WorkHistory } from "@career-portrait/shared/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useRef, useState } from "react";
import { accountOf, readConnection, watchConnection, type Connection } from "../connection/connection.ts";
import { connectedApi, troubleOf, type Trouble } from "../connection/api.ts";
import {
  cache,
  type KnownOpportunity,
  type OpportunityAction,
  type OutboxItem,
  type ViewAction,
} from "./database.ts";
import { send } from "./messages.ts";
import { overlay } from "./portrait-overlay.ts";
import { hasEnded } from "./jobs.ts";
import { refresh } from "./refresh.ts";
import { drainOutbox, followRunningJobs, nextSending } from "./sending.ts";

/** The stored connection as it changes; undefined until it has been read. */
export function useConnection(): Connection | null | undefined {
  const [connection, setConnection] = useState<Connection | null | undefined>();
  useEffect(() => {
    let current = true;
    const end = watchConnection(setConnection);
    void readConnection().then((stored) => current && setConnection(stored));
    return () => {
      current = false;
      end();
    };
  }, []);
  return connection;
}

export type BackendState = "checking" | "online" | Trouble;

/** Keeps the copies fresh while a page is open, and says how the backend is doing. */
export function useBackend(connection: Connection | null | undefined): {
  state: BackendState;
  retry: () => void;
} {
  const account = connection ? accountOf(connection) : null;
  const usable = connection !== null && connection !== undefined && !connection.rejected;
  const query = useQuery({
    queryKey: ["refresh", account, connection?.key],
    queryFn: async () => {
      await refresh(cache, connectedApi(connection!));
      // What waited for a way out may go now.
      await drainOutbox(true);
      return true;
    },
    enabled: usable,
    networkMode: "always",
    retry: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: "always",
    refetchInterval: ({ state }) => (state.status === "error" ? 10_000 : 60_000),
    staleTime: 5_000,
  });
  const retry = (): void => void query.refetch();
  if (connection?.rejected) return { state: "signed_out", retry };
  if (query.isError) return { state: troubleOf(query.error), retry };
  return { state: query.isSuccess ? "online" : "checking", retry };
}

export interface LocalPortrait {
  claims: ClaimDetail[];
  work: WorkHistory[];
  documents: Document[];
}

/** The portrait as it was left here, whatever the server knows of that yet; undefined until it has been read. */
export function usePortrait(): LocalPortrait | undefined {
  return useLiveQuery(async () => {
    const [claims, work, documents, actions] = await Promise.all([
      cache.claims.toArray(),
      cache.workHistory.toArray(),
      cache.documents.toArray(),
      cache.actions.toArray(),
    ]);
    return overlay({ claims, work, documents }, actions);
  });
}

/** Sends what waits as soon as it is due, while a page is open, and then brings the copies up to date. */
export function useSending(connection: Connection | null | undefined): void {
  const queries = useQueryClient();
  const account = connection && !connection.rejected ? accountOf(connection) : null;
  const due = useLiveQuery(async () => (account ? nextSending(account) : null), [account]);
  useEffect(() => {
    if (account === null || due === null || due === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const wait = (until: number, shortest: number): void => {
      timer = setTimeout(() => void round(), Math.max(until - Date.now(), shortest));
    };
    const round = async (): Promise<void> => {
      // Somebody else in this browser may be sending just now; then there is still something to look after.
      const next = await drainOutbox(false);
      await queries.invalidateQueries({ queryKey: ["refresh"] });
      if (current && next !== null) wait(next, ROUND * 4);
    };
    wait(due, 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [account, due, queries]);
}

/** What was done to opportunities here and the server's lists do not show yet, oldest first; undefined until it has been read. */
export function useOpportunityActions(account: string): OpportunityAction[] | undefined {
  return useLiveQuery(
    () => cache.opportunityActions.filter((row) => row.account === account).sortBy("id"),
    [account],
  );
}

/** The same for saved views. */
export function useViewActions(account: string): ViewAction[] | undefined {
  return useLiveQuery(
    () => cache.viewActions.filter((row) => row.account === account).sortBy("id"),
    [account],
  );
}

export interface Tracked {
  opportunity: KnownOpportunity | null;
  item: OutboxItem | null;
  job: Job | null;
}

/** What this device knows of a posting, by the key it was captured under and by its address. */
export async function trackedBy(key: string, canonical: string | null): Promise<Tracked> {
  const own = await cache.outbox.get(key);
  const here = canonical ? await cache.outbox.where("canonical").equals(canonical).last() : undefined;
  const item = own ?? here ?? null;
  const saved = item?.opportunity_id ? await cache.opportunities.get(item.opportunity_id) : undefined;
  const known = canonical
    ? await cache.opportunities.where("canonical").equals(canonical).first()
    : undefined;
  const job = item?.job_id ? await cache.jobs.get(item.job_id) : undefined;
  return { opportunity: saved ?? known ?? null, item, job: job ?? null };
}

/** The same as it changes; undefined until it has been read. */
export function useTracked(key: string, canonical: string | null): Tracked | undefined {
  return useLiveQuery(() => trackedBy(key, canonical), [key, canonical]);
}

/** The shortest wait between two rounds of looking after jobs, in ms. */
const ROUND = 250;

/** Follows running jobs while a page is open, and brings the copies up to date when one has ended. */
export function useFollowedJobs(connection: Connection | null | undefined): void {
  const queries = useQueryClient();
  const running = useLiveQuery(() => cache.jobs.filter((job) => !hasEnded(job)).count());
  // Not told by `running` alone: a short job has ended before it was seen to run, and another page may have followed it.
  const ended = useLiveQuery(async () => {
    const jobs = await cache.jobs.filter(hasEnded).toArray();
    return jobs.map(({ id, updated_at }) => `${id} ${updated_at}`).join();
  });
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (!connection || connection.rejected || !running) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const round = async (): Promise<void> => {
      // A backend that cannot be asked is shown by `useBackend`; the jobs wait.
      const next = await followRunningJobs().catch(() => Date.now() + 5_000);
      if (current && next !== null)
        timer = setTimeout(() => void round(), Math.max(next - Date.now(), ROUND));
    };
    void round();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [connection, running]);
  useEffect(() => {
    if (known.current !== undefined && known.current !== ended) {
      void queries.invalidateQueries({ queryKey: ["refresh"] });
    }
    known.current = ended;
  }, [ended, queries]);
}

/** Asks the worker to send what waits; it goes on when this page is closed. */
export function askToDrain(force: boolean): void {
  void drainNow(force);
}

/** As `askToDrain`; resolves once the worker has tried. */
export async function drainNow(force = true): Promise<void> {
  // The worker also drains by alarm, so that an unheard request only means later.
  await send("outbox.drain", { force }).catch(() => drainOutbox(force));
}
