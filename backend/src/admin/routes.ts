/** `/admin`: contract to call. Who may is decided before: the key's scope, and the server's list of accounts. */
import type { AdminJob, adminRoutes } from "@career-portrait/shared/contract";
import { z } from "zod";
import { decodeCursor, type HandlersFor, pageOf } from "../http/index.ts";
import type { Jobs, JobState } from "../jobs/index.ts";
import { type MaintenanceTools, runTask } from "./maintenance.ts";
import type { Reports } from "./reports.ts";

const Position = z.object({ created_at: z.iso.datetime(), id: z.string().max(64) });

function presentJob(row: JobState): AdminJob {
  return {
    id: row._id,
    account_id: row.account_id,
    job_type: row.kind,
    status: row.status,
    phase: row.phase,
    error: row.error,
    attempts: row.attempts,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function adminHandlers(services: {
  reports: Reports;
  jobs: Pick<Jobs, "page" | "retry">;
  maintenance: MaintenanceTools;
}): HandlersFor<keyof typeof adminRoutes> {
  const { reports, jobs, maintenance } = services;
  return {
    getUsageReport: ({ query }) => reports.usage(query.window_days),
    getDiscoveryReport: ({ query }) => reports.discovery(query.window_days),
    async listJobs({ query: { status, job_type, limit, cursor } }) {
      const filter = { ...(status && { status }), ...(job_type && { kind: job_type }) };
      const found = await jobs.page(filter, decodeCursor(cursor, Position), limit + 1);
      return pageOf(found.map(presentJob), limit, ({ created_at, id }) => ({ created_at, id }));
    },
    retryJob: async ({ params }) => presentJob(await jobs.retry(params.id)),
    runMaintenance: ({ params, effectId }) => runTask(maintenance, params.task, effectId),
  };
}
