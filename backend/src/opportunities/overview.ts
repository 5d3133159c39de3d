/** What stands of every opportunity at once, small enough to make figures of. */
import type { Opportunity, TimelineEntry } from "@career-portrait/shared/contract";
import { type FreshScores, isStale } from "./fresh-scores.ts";
import type { ScoreRows } from "./overview-fields.ts";
import type { Scoring } from "./scoring.ts";
import type { OpportunityStore } from "./store.ts";

/** As it is shown: a score of another portrait than today's is none. */
export type OverviewRow = Pick<
  Opportunity,
  | "id"
  | "title"
  | "company"
  | "status"
  | "source"
  | "match_score"
  | "match_is_stale"
  | "applied_at"
  | "created_at"
> & { timeline: Pick<TimelineEntry, "kind">[] };

export interface Overview {
  /** All opportunities, the newest first; stale scores are computed anew first, as many as a list has time for. */
  overview(accountId: string): Promise<OverviewRow[]>;
  /** The rows behind the scores of these; what has no score of today's portrait is left out. */
  scoreRows(accountId: string, ids: readonly string[]): Promise<Map<string, ScoreRows>>;
}

export function createOverview(tools: {
  store: OpportunityStore;
  scoring: Scoring;
  scores: FreshScores;
}): Overview {
  const { store, scoring, scores } = tools;
  return {
    async overview(accountId) {
      await scores.beforeSorting(accountId);
      const [version, rows] = await Promise.all([scoring.version(accountId), store.overview(accountId)]);
      return rows.map(({ _id, match_version, applied_at, created_at, case: standing, ...row }) => {
        const match_is_stale = isStale({ match_version }, version);
        return {
          ...row,
          id: _id,
          match_score: match_is_stale ? null : row.match_score,
          match_is_stale,
          applied_at: applied_at?.toISOString() ?? null,
          created_at: created_at.toISOString(),
          timeline: [
            ...(standing?.timeline ?? []),
            ...(standing?.interviews ?? []).map(() => ({ kind: "interview" as const })),
          ],
        };
      });
    },

    async scoreRows(accountId, ids) {
      const [version, found] = await Promise.all([
        scoring.version(accountId),
        store.findScoreRows(accountId, ids),
      ]);
      return new Map(
        found.flatMap(({ _id, version: own, score: { scores: made, strengths, gaps } }) =>
          own === version && made.overall !== null
            ? [[_id, { overall: made.overall, strengths, gaps }] as const]
            : [],
        ),
      );
    },
  };
}
