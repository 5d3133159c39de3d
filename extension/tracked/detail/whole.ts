/** One opportunity with its posting and its score: from this device at once, and kept fresh while it is shown. */
import { ApiRequestError, type ClaimDetail, type MatchResult } from "@career-portrait/shared/contract";
import { useQuery } from "@tanstack/react-query";
import { useLiveQuery } from "dexie-react-hooks";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { connectedApi, troubleOf, type Trouble } from "../../connection/api.ts";
import { cache, type KnownDetail, type KnownOpportunity } from "../../sync/database.ts";
import { useOpportunityActions } from "../../sync/hooks.ts";
import { asLeft } from "../../sync/opportunity-overlay.ts";
import { keepWhole } from "../../sync/outbox.ts";
import { ofThese, stillTrue } from "../../posting/match.ts";

/** Fetched while shown, and again whenever anything else is: below "refresh". */
function useFetched(connection: Connection, name: string, id: string, fetch: () => Promise<unknown>) {
  return useQuery({
    queryKey: ["refresh", accountOf(connection), connection.key, name, id],
    queryFn: async () => {
      await fetch();
      return true;
    },
    enabled: !connection.rejected,
    networkMode: "always",
    retry: false,
    refetchInterval: ({ state }) => (state.status === "error" ? 10_000 : false),
    staleTime: 2_000,
  });
}

export interface Whole {
  /** As it was left here; undefined until it has been read, null when it is not on this device. */
  opportunity: KnownOpportunity | null | undefined;
  detail: KnownDetail | null | undefined;
  /** The person deleted it, or the backend says that there is none. */
  gone: boolean;
  trouble: Trouble | null;
}

export function useWhole(id: string, connection: Connection): Whole {
  const row = useLiveQuery(async () => (await cache.opportunities.get(id)) ?? null, [id]);
  const detail = useLiveQuery(async () => (await cache.details.get(id)) ?? null, [id]);
  const actions = useOpportunityActions(accountOf(connection));
  const query = useFetched(connection, "opportunity", id, async () => {
    const { data } = await connectedApi(connection).getOpportunity({ params: { id } });
    await keepWhole(cache, data, Date.now());
  });
  const missing = query.error instanceof ApiRequestError && query.error.status === 404;
  const opportunity = row && actions ? asLeft(row, actions) : actions && row;
  const deleted = row !== null && opportunity === null;
  const trouble = query.isError && !missing ? troubleOf(query.error) : null;
  return { opportunity, detail, gone: missing || deleted, trouble };
}

export interface ShownMatch {
  /** Undefined until it has been read from this device; null while there is none. */
  match: MatchResult | null | undefined;
  /** The portrait has changed since it was computed, and nobody has computed it anew yet. */
  stale: boolean;
  /** The person has corrected a requirement since. */
  ofOthers: boolean;
  trouble: Trouble | null;
}

/** The score of an opportunity as it last stood, and whether it still does. */
export function useShownMatch(
  opportunity: KnownOpportunity,
  connection: Connection,
  claims: readonly ClaimDetail[],
): ShownMatch {
  const { id } = opportunity;
  const match = useLiveQuery(async () => (await cache.matches.get(id)) ?? null, [id]);
  const query = useFetched(connection, "match", id, async () => {
    const { data } = await connectedApi(connection).getMatch({ params: { id } });
    await cache.matches.put(data);
  });
  const changed = Math.max(0, ...claims.map(({ updated_at }) => Date.parse(updated_at)));
  // The backend computes it anew before it answers: what it has said since the last change holds.
  const asked = query.isSuccess && query.dataUpdatedAt >= changed;
  const stale = Boolean(match) && !asked && (opportunity.match_is_stale || !stillTrue(match!, claims));
  const ofOthers = Boolean(match) && !ofThese(match!, opportunity.requirement_corrections);
  return { match, stale, ofOthers, trouble: query.isError ? troubleOf(query.error) : null };
}
