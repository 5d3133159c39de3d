/** The backend's score of a tracked posting: asked for once, kept on this device, shown while it is still true. */
import type {
  CapturedPosting,
  Claim,
  MatchResult,
  RequirementCorrection,
} from "@career-portrait/shared/contract";
import { sameCorrections } from "@career-portrait/shared/matching";
import { fold } from "@career-portrait/shared/text";
import { useQuery } from "@tanstack/react-query";
import { useLiveQuery } from "dexie-react-hooks";
import { accountOf, type Connection } from "../connection/connection.ts";
import { connectedApi } from "../connection/api.ts";
import { cache, type KnownDetail } from "../sync/database.ts";
import type { Tracked } from "../sync/hooks.ts";
import { canonicalOf, keepWhole } from "../sync/outbox.ts";

/** Whether a stored score was computed after the last change of the portrait it rests on. */
export function stillTrue(match: MatchResult, claims: readonly Claim[]): boolean {
  const computed = Date.parse(match.computed_at);
  return claims.every((claim) => Date.parse(claim.updated_at) <= computed);
}

/** Whether it is of the requirements as the person has them now. */
export function ofThese(match: MatchResult, said: readonly RequirementCorrection[]): boolean {
  return sameCorrections(match.requirement_corrections, said);
}

/**
 * Whether what is tracked at this address is the posting on show. Some sites use one address for many postings: the title
 * tells, as it was when saved from here or as the backend has it.
 */
export function isTracked({ opportunity, item }: Tracked, { title }: CapturedPosting): boolean {
  if (opportunity === null) return false;
  const savedAs = item?.opportunity_id === opportunity.id ? item.title : opportunity.title;
  return title === null || [savedAs, opportunity.title].some((known) => fold(known) === fold(title));
}

/** The backend's score of this opportunity, from this device at once and from the backend as soon as it answers. */
export function useMatch(
  opportunityId: string | null,
  connection: Connection | null | undefined,
  claims: readonly Claim[],
  said: readonly RequirementCorrection[],
): MatchResult | null {
  const stored = useLiveQuery(
    async () => (opportunityId ? ((await cache.matches.get(opportunityId)) ?? null) : null),
    [opportunityId],
  );
  const isTrue = stored && stored.opportunity.id === opportunityId && stillTrue(stored, claims);
  const good = isTrue && ofThese(stored, said) ? stored : null;
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

/** A tracked posting as the backend has read it, once it is on this device; asked for where it is not. */
export function useWholeOf(
  opportunityId: string | null,
  connection: Connection | null | undefined,
): KnownDetail | null {
  const stored = useLiveQuery(
    async () => (opportunityId ? ((await cache.details.get(opportunityId)) ?? null) : null),
    [opportunityId],
  );
  const usable = connection !== null && connection !== undefined && !connection.rejected;
  useQuery({
    queryKey: ["whole", opportunityId, connection ? accountOf(connection) : null],
    queryFn: async () => {
      const { data } = await connectedApi(connection!).getOpportunity({ params: { id: opportunityId! } });
      await keepWhole(cache, data, Date.now());
      return true;
    },
    enabled: opportunityId !== null && usable && stored === null,
    networkMode: "always",
    retry: false,
  });
  return stored?.id === opportunityId ? (stored ?? null) : null;
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
