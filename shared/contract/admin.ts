/** What an operator of the server can see and set going (decisions, sections 3 and 9): counts and jobs, no person's content. */
import { z } from "zod";
import { cursorQuery, limitQuery, timestamp, uuid } from "./common.ts";
import { DiscoverySource } from "./preferences.ts";
import { Job, JobStatus } from "./jobs.ts";
import { route } from "./route.ts";

const count = z.int().min(0);
const counts = z.record(z.string(), count);
const windowDays = z.strictObject({ window_days: z.coerce.number().int().min(1).max(90).default(14) });

export const UsageReport = z
  .object({
    generated_at: timestamp,
    window_days: z.int(),
    since: timestamp,
    accounts: z.object({
      total: count,
      created: count.meta({ description: "in the window" }),
      active: count.meta({ description: "whose keys were used in the window" }),
    }),
    documents: counts.meta({ description: "by status" }),
    claims: counts.meta({ description: "by review status" }),
    opportunities: counts.meta({ description: "by status" }),
    pending_opportunities: counts.meta({ description: "by status" }),
    tailored_profiles: count,
    cover_letters: count,
    contacts: count,
    share_links: z.object({ open: count, views: count }),
    sites: z.object({ total: count, published: count, messages: count }),
    jobs: z
      .array(z.object({ kind: z.string(), status: JobStatus, count }))
      .meta({ description: "that were queued in the window" }),
    ai_spending: z
      .object({ month: z.string(), usd: z.number(), calls: count, input_tokens: count, output_tokens: count })
      .meta({ description: "of all accounts, this month" }),
  })
  .meta({ id: "UsageReport" });
export type UsageReport = z.infer<typeof UsageReport>;

export const DiscoveryReport = z
  .object({
    generated_at: timestamp,
    window_days: z.int(),
    since: timestamp,
    accounts_with_queries: count,
    queries: z.object({ enabled: count, disabled: count }),
    sources: z.array(
      z.object({
        source: DiscoverySource,
        runs: count.meta({ description: "of one query each" }),
        errored_runs: count,
        fetched: count,
        deduped: count,
        queued: count,
        suppressed: count,
        failed: count,
        scored: count,
        noise_rate: z.number().min(0).max(1).nullable().meta({ description: "suppressed of what survived" }),
      }),
    ),
    suppressed_by_reason: counts.meta({ description: "rows received in the window" }),
    corrections: counts.meta({ description: "events of the window, by type" }),
  })
  .meta({ id: "DiscoveryReport" });
export type DiscoveryReport = z.infer<typeof DiscoveryReport>;

/** A job as an operator sees it: how the work went, not what it was about. */
export const AdminJob = Job.pick({
  id: true,
  job_type: true,
  status: true,
  phase: true,
  error: true,
  created_at: true,
  updated_at: true,
})
  .extend({ account_id: uuid, attempts: count })
  .meta({ id: "AdminJob" });
export type AdminJob = z.infer<typeof AdminJob>;

const MAINTENANCE_TASKS = [
  "expire_pending",
  "refresh_url_status",
  "purge_idempotency_keys",
  "rebuild_embeddings",
] as const;
export const MaintenanceTask = z.enum(MAINTENANCE_TASKS);
export type MaintenanceTask = z.infer<typeof MaintenanceTask>;

export const Maintenance = z
  .object({
    task: MaintenanceTask,
    affected: count.meta({
      description: "rows that were changed, or jobs that were queued: the message says which",
    }),
    message: z.string(),
  })
  .meta({ id: "Maintenance" });
export type Maintenance = z.infer<typeof Maintenance>;

export const adminRoutes = {
  getUsageReport: route({
    method: "GET",
    path: "/admin/reports/usage",
    tag: "Admin",
    summary: "How much the server holds and does, counted",
    access: ["admin:reports"],
    query: windowDays,
    success: { status: 200, data: UsageReport },
    errors: [[403, "admin_only"]],
  }),
  getDiscoveryReport: route({
    method: "GET",
    path: "/admin/reports/discovery",
    tag: "Admin",
    summary: "How discovery goes, by source",
    access: ["admin:reports"],
    query: windowDays,
    success: { status: 200, data: DiscoveryReport },
    errors: [[403, "admin_only"]],
  }),
  listJobs: route({
    method: "GET",
    path: "/admin/jobs",
    tag: "Admin",
    summary: "Jobs of all accounts, newest first",
    access: ["admin:jobs"],
    query: z.strictObject({
      status: JobStatus.optional(),
      job_type: z.string().min(1).max(100).optional(),
      limit: limitQuery(50),
      cursor: cursorQuery,
    }),
    success: { status: 200, data: AdminJob, list: true },
    errors: [[403, "admin_only"]],
  }),
  retryJob: route({
    method: "POST",
    path: "/admin/jobs/:id/retry",
    tag: "Admin",
    summary: "Set a failed job going again, from its beginning",
    access: ["admin:jobs"],
    success: { status: 200, data: AdminJob },
    errors: [
      [403, "admin_only"],
      [409, "job_not_failed"],
    ],
  }),
  runMaintenance: route({
    method: "POST",
    path: "/admin/maintenance/:task",
    tag: "Admin",
    summary: "Do now what is otherwise done in its time",
    access: ["admin:maintenance"],
    params: z.object({ task: MaintenanceTask }),
    success: { status: 200, data: Maintenance },
    errors: [[403, "admin_only"]],
  }),
};
