/** Figures over everything an account tracks (docs/cases.md). */
import type { DiscoveryQuery, Insights as Figures } from "@career-portrait/shared/contract";
import { funnelOf } from "@career-portrait/shared/insights";
import type { OverviewRow } from "../opportunities/index.ts";
import { lacksIn, type ScoredPosting } from "./lacks.ts";
import { GOOD_FROM, originsOf, type QueueOrigin } from "./origins.ts";

/** What is lacked is read from so many scores, the newest: older ones tell of an older search. */
const LOOKED_AT = 300;

export interface InsightsTools {
  opportunities: {
    /** All of the account's, the newest first, with scores as they may be shown. */
    overview(accountId: string): Promise<OverviewRow[]>;
    /** The rows behind the scores of these. */
    scoreRows(
      accountId: string,
      ids: readonly string[],
    ): Promise<Map<string, Pick<ScoredPosting, "overall" | "strengths" | "gaps">>>;
  };
  /** Where what was added from the review queue came from. */
  originsOf: (accountId: string) => Promise<QueueOrigin[]>;
  queriesOf: (accountId: string) => Promise<DiscoveryQuery[]>;
  now: () => Date;
}

export interface Insights {
  of(accountId: string): Promise<Figures>;
}

export function createInsights({
  opportunities,
  originsOf: queueOf,
  queriesOf,
  now,
}: InsightsTools): Insights {
  /** The newest that are scored and not put aside. */
  async function scored(accountId: string, rows: readonly OverviewRow[]): Promise<ScoredPosting[]> {
    const wanted = rows
      .filter(({ status, match_score }) => status !== "archived" && match_score !== null)
      .slice(0, LOOKED_AT);
    const found = await opportunities.scoreRows(
      accountId,
      wanted.map(({ id }) => id),
    );
    return wanted.flatMap(({ id, title, company }) => {
      const score = found.get(id);
      return score ? [{ id, title, company, ...score }] : [];
    });
  }

  return {
    async of(accountId) {
      const [rows, queue, queries] = await Promise.all([
        opportunities.overview(accountId),
        queueOf(accountId),
        queriesOf(accountId),
      ]);
      const postings = await scored(accountId, rows);
      return {
        funnel: funnelOf(rows, now().toISOString()),
        good_from: GOOD_FROM,
        origins: originsOf(rows, queue, queries),
        lacks: lacksIn(postings),
        looked_at: postings.length,
        being_scored: rows.filter(({ match_is_stale }) => match_is_stale).length,
      };
    },
  };
}
