/** How the rows that the log of changes names are read: for readers of `GET /sync`, and for webhooks. */
import type { Change } from "@career-portrait/shared/contract";
import type { Views } from "../cases/index.ts";
import { type Jobs, presentJob } from "../jobs/index.ts";
import type { Opportunities } from "../opportunities/index.ts";
import type { Portraits } from "../portrait/index.ts";
import type { Preferences } from "../preferences/index.ts";
import { presentPending, type Queue } from "../queue/index.ts";
import type { Sharing } from "../sharing/index.ts";
import { type Source, UNTOLD_JOBS } from "../sync/index.ts";
import { TAILORING_JOBS } from "../tailoring/index.ts";
import type { OccurrenceSources } from "../webhooks/index.ts";

export interface ChangedFeatures {
  opportunities: Pick<Opportunities, "shown" | "matches">;
  portraits: Pick<Portraits, "claimsNamed" | "rolesNamed">;
  jobs: Pick<Jobs, "findMany">;
  queue: Pick<Queue, "findMany">;
  preferences: Pick<Preferences, "read">;
  sharing: Pick<Sharing, "views">;
  views: Pick<Views, "findMany">;
}

function byId<T extends { id: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** In the order of a full state: what others refer to comes first. */
export function syncSources({
  opportunities,
  portraits,
  jobs,
  queue,
  preferences,
  views,
}: ChangedFeatures): Source[] {
  return [
    {
      type: "preferences",
      scope: "read:preferences",
      always: (accountId) => [accountId],
      read: async (accountId) => new Map([[accountId, await preferences.read(accountId)]]),
    },
    {
      type: "work_history",
      scope: "read:profile",
      read: async (accountId, ids) => byId(await portraits.rolesNamed(accountId, ids)),
    },
    {
      type: "claim",
      scope: "read:claims",
      read: async (accountId, ids) => byId(await portraits.claimsNamed(accountId, ids)),
    },
    {
      type: "opportunity",
      scope: "read:opportunities",
      read: async (accountId, ids) => byId(await opportunities.shown(accountId, ids)),
    },
    {
      type: "match",
      scope: "read:opportunities",
      read: async (accountId, ids): Promise<Map<string, Change["data"]>> =>
        opportunities.matches(accountId, ids),
    },
    {
      type: "job",
      scope: "read:opportunities",
      async read(accountId, ids) {
        const rows = await jobs.findMany(accountId, ids);
        return byId(rows.filter(({ kind }) => !UNTOLD_JOBS.has(kind)).map(presentJob));
      },
    },
    {
      type: "pending_opportunity",
      scope: "read:opportunities",
      read: async (accountId, ids) => byId((await queue.findMany(accountId, ids)).map(presentPending)),
    },
    {
      type: "saved_view",
      scope: "read:opportunities",
      read: async (accountId, ids) => byId(await views.findMany(accountId, ids)),
    },
  ];
}

/** @param countedSince when changes were first counted in this database. */
export function webhookSources(
  { opportunities, jobs, queue, sharing }: ChangedFeatures,
  countedSince: () => Promise<Date>,
): OccurrenceSources {
  return {
    opportunities: (...asked) => opportunities.shown(...asked),
    matches: (...asked) => opportunities.matches(...asked),
    jobs: async (...asked) => (await jobs.findMany(...asked)).map(presentJob),
    pending: async (...asked) =>
      (await queue.findMany(...asked)).map((row) => ({
        queued_at: row.queued_at,
        shown: presentPending(row),
      })),
    views: (...asked) => sharing.views(...asked),
    tailoringJobs: TAILORING_JOBS,
    countedSince,
  };
}
