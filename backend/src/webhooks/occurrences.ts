/** What a stretch of the log says has happened: each occurrence under a name that is the same however often it is found. */
import type {
  Job,
  MatchResult,
  Opportunity,
  PendingOpportunity,
  WebhookEvent,
} from "@career-portrait/shared/contract";
import type { LogRow } from "../sync/index.ts";
import type { WebhookRow } from "./store.ts";

export interface Occurrence {
  event: WebhookEvent;
  /** Tells it from every other of its event. */
  name: string;
  /** What is said of it: nothing that the account's own readers would not be shown, and no key, token or address of a link. */
  data: unknown;
  /** Of a share link: which of its views this is. */
  view?: { link: string; count: number };
}

/** How the rows that the log names are read. */
export interface OccurrenceSources {
  opportunities(accountId: string, ids: readonly string[]): Promise<Opportunity[]>;
  matches(accountId: string, ids: readonly string[]): Promise<Map<string, MatchResult | null>>;
  jobs(accountId: string, ids: readonly string[]): Promise<Job[]>;
  pending(
    accountId: string,
    ids: readonly string[],
  ): Promise<{ queued_at: Date | null; shown: PendingOpportunity }[]>;
  views(
    accountId: string,
    ids: readonly string[] | null,
  ): Promise<{ id: string; opportunity_id: string; views: number; last_viewed_at: Date | null }[]>;
  /** The kinds of jobs that write a tailored profile. */
  tailoringJobs: ReadonlySet<string>;
  /** Since when changes are counted: what is older may first be met in the log when it changes. */
  countedSince(): Promise<Date>;
}

type Find = (
  hook: WebhookRow,
  entries: readonly LogRow[],
  sources: OccurrenceSources,
) => Promise<Occurrence[]>;

const idsOf = (entries: readonly LogRow[], type: LogRow["type"]) =>
  entries.flatMap((entry) => (entry.type === type && !entry.deleted ? [entry.row_id] : []));

/** Rows that came into being behind the webhook. */
const newIdsOf = (hook: WebhookRow, entries: readonly LogRow[], type: LogRow["type"]) =>
  idsOf(
    entries.filter(({ first_seq }) => first_seq > hook.from_seq),
    type,
  );

async function newOpportunities(hook: WebhookRow, ids: readonly string[], sources: OccurrenceSources) {
  if (ids.length === 0) return [];
  const since = await sources.countedSince();
  const rows = await sources.opportunities(hook.account_id, ids);
  return rows.filter(({ created_at }) => new Date(created_at) >= since);
}

/** How each event is found, and in the log of which rows. */
export const FINDERS: Record<WebhookEvent, { type: LogRow["type"]; find: Find }> = {
  "opportunity.created": {
    type: "opportunity",
    async find(hook, entries, sources) {
      const rows = await newOpportunities(hook, newIdsOf(hook, entries, "opportunity"), sources);
      return rows.map((data) => ({ event: "opportunity.created", name: data.id, data }));
    },
  },
  "match.completed": {
    type: "match",
    async find(hook, entries, sources) {
      const ids = newIdsOf(hook, entries, "match");
      const rows = await newOpportunities(hook, ids, sources);
      const matches = await sources.matches(hook.account_id, ids);
      return rows.flatMap(({ id }) => {
        const match = matches.get(id);
        if (!match) return [];
        const { opportunity, scores, reason, engine, computed_at } = match;
        const data = { opportunity, scores, reason, engine, computed_at };
        return [{ event: "match.completed" as const, name: id, data }];
      });
    },
  },
  "tailoring.completed": {
    type: "job",
    async find(hook, entries, sources) {
      const ids = idsOf(entries, "job");
      const jobs = ids.length === 0 ? [] : await sources.jobs(hook.account_id, ids);
      return jobs
        .filter(
          ({ job_type, status, updated_at }) =>
            sources.tailoringJobs.has(job_type) &&
            status === "completed" &&
            new Date(updated_at) >= hook.created_at,
        )
        .map(({ id, opportunity_id, updated_at, notes }) => ({
          event: "tailoring.completed",
          name: id,
          data: { job_id: id, opportunity_id, completed_at: updated_at, notes },
        }));
    },
  },
  "pending.queued": {
    type: "pending_opportunity",
    async find(hook, entries, sources) {
      const ids = idsOf(entries, "pending_opportunity");
      const rows = ids.length === 0 ? [] : await sources.pending(hook.account_id, ids);
      return rows.flatMap(({ queued_at, shown }) =>
        shown.status === "pending" && queued_at !== null && queued_at >= hook.created_at
          ? [
              {
                event: "pending.queued" as const,
                name: `${shown.id} ${queued_at.toISOString()}`,
                data: shown,
              },
            ]
          : [],
      );
    },
  },
  "share.viewed": {
    type: "share_link",
    async find(hook, entries, sources) {
      const ids = idsOf(entries, "share_link");
      const links = ids.length === 0 ? [] : await sources.views(hook.account_id, ids);
      return links.flatMap(({ id, opportunity_id, views, last_viewed_at }) => {
        const told = hook.views[id] ?? 0;
        return Array.from({ length: Math.max(0, views - told) }, (_, index) => {
          const count = told + index + 1;
          return {
            event: "share.viewed" as const,
            name: `${id} ${count}`,
            view: { link: id, count },
            data: {
              share_id: id,
              opportunity_id,
              view: count,
              last_viewed_at: last_viewed_at?.toISOString() ?? null,
            },
          };
        });
      });
    },
  },
};
