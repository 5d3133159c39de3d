/** The backend's score of a tracked posting: asked for once, kept on this device, shown while it is still true. */
import type { Claim, MatchResult, Opportunity } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";
import { useQuery } from "@tanstack/react-query";
import { useLiveQuery } from "dexie-react-hooks";
import { accountOf, type Connection } from "../settings/connection.ts";
import { connectedApi } from "../sync/api.ts";
import { cache } from "../sync/database.ts";
import { canonicalOf } from "../sync/outbox.ts";

/** Whether a stored score was computed after the last change of the portrait it rests on. */
export function stillTrue(match: MatchResult, claims: readonly Claim[]): boolean {
  const computed = Date.parse(match.computed_at);
  return claims.every((claim) => Date.parse(claim.updated_at) <= computed);
}

/**
 * The backend's score of this opportunity, from this device at once and from the backend as soon as it answers. An address
 * that some site uses for another posting now, told by its title, gets none: the score belongs to what was saved.
 */
export function useMatch(
  opportunity: Pick<Opportunity, "id" | "title"> | null,
  title: string | null,
  connection: Connection | null | undefined,
  claims: readonly Claim[],
): MatchResult | null {
  const same = opportunity !== null && (title === null || fold(opportunity.title) === fold(title));
  const opportunityId = same ? opportunity.id : null;
  const stored = useLiveQuery(
    async () => (opportunityId ? ((await cache.matches.get(opportunityId)) ?? null) : null),
    [opportunityId],
  );
  const good = stored && stored.opportunity.id === opportunityId && stillTrue(stored, claims) ? stored : null;
  const usable = connection !== null && connection !== undefined && !connection.rejected;
  useQuery({
    queryKey: ["match", opportunityId, connection ? accountOf(connection) : null],
    queryFn: async () => {
      const { data } = await connectedApi(connection!).getMatch({ params: { id: opportunityId! } });
      await cache.matches.put(data);
      return data;
    },
    enabled: opportunityId !== null && usable && stored !== undefined && good === null,
    networkMode: "always",
    retry: false,
  });
  return good;
}

/** Asks the backend whether it knows this address, and keeps what it answers. */
export function useLookup(url: string | null, connection: Connection | null | undefined): void {
  const usable = connection !== null && connection !== undefined && !connection.rejected;
  const canonical = canonicalOf(url);
  useQuery({
    queryKey: ["lookup", canonical, connection ? accountOf(connection) : null],
    queryFn: async () => {
      const { data } = await connectedApi(connection!).lookupOpportunity({ query: { url: canonical! } });
      if (data.opportunity) await cache.opportunities.put({ ...data.opportunity, canonical });
      return data.opportunity !== null;
    },
    enabled: canonical !== null && usable,
    networkMode: "always",
    retry: false,
    staleTime: 60_000,
  });
}
