/** Opportunities and matches by their ids, as lists show them: what is read to tell of changes. */
import type { MatchResult, Opportunity } from "@career-portrait/shared/contract";
import type { Person } from "@career-portrait/shared/relevance";
import { type FreshScores, isStale } from "./fresh-scores.ts";
import { presentMatch, presentOpportunity } from "./row.ts";
import type { Scoring } from "./scoring.ts";
import type { OpportunityStore } from "./store.ts";

export interface ByIds {
  /** Those of the ids that there are. */
  shown(accountId: string, ids: readonly string[]): Promise<Opportunity[]>;
  /** By id; null for one of another portrait than today's, which is about to be computed anew. */
  matches(accountId: string, ids: readonly string[]): Promise<Map<string, MatchResult | null>>;
  /**
   * Begins to compute stale scores anew, as many at once as a list has time for, unless that was done for this version of the
   * portrait already; the version.
   */
  freshen(accountId: string, doneFor: string | null): Promise<string>;
}

export function createByIds(tools: {
  store: OpportunityStore;
  scoring: Scoring;
  scores: FreshScores;
  person: (accountId: string) => Promise<Person>;
}): ByIds {
  const { store, scoring, scores, person } = tools;
  return {
    async shown(accountId, ids) {
      return (await scores.of(accountId, store.findMany(accountId, ids))).map(presentOpportunity);
    },

    async matches(accountId, ids) {
      const [version, rows, matches] = await Promise.all([
        scoring.version(accountId),
        store.findMany(accountId, ids),
        store.findMatches(accountId, ids),
      ]);
      const byId = new Map(rows.map((row) => [row._id, row]));
      if (matches.length === 0) return new Map();
      const reader = await person(accountId);
      return new Map(
        matches.flatMap((match) => {
          const row = byId.get(match._id);
          if (!row) return [];
          return [
            [
              match._id,
              match.version === version && !isStale(row, version) ? presentMatch(row, match, reader) : null,
            ] as const,
          ];
        }),
      );
    },

    async freshen(accountId, doneFor) {
      const version = await scoring.version(accountId);
      if (version !== doneFor) await scores.beforeSorting(accountId);
      return version;
    },
  };
}
