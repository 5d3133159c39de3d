/** How discovery works for an account: what it shows, how much of it and when (decisions, section 8). */
import { z } from "zod";
import { pageQuery, timestamp, uuid } from "./common.ts";
import { DiscoverySource } from "./preferences.ts";
import { MatchPhrase } from "./match.ts";
import { route } from "./route.ts";

export const DiscoverySettings = z
  .object({
    enabled: z.boolean(),
    relevance_floor: z.int().min(0).max(100).meta({ description: "what scores below it is filed away" }),
    daily_cap: z.int().min(1).max(100).meta({ description: "most rows discovery shows in a UTC day" }),
    run_hour_utc: z.int().min(0).max(23),
  })
  .meta({ id: "DiscoverySettings" });
export type DiscoverySettings = z.infer<typeof DiscoverySettings>;

/** What past decisions taught about one fact of postings. */
export const DiscoveryLesson = z
  .object({
    id: uuid,
    trait: z.enum(["company", "title", "location", "work_mode", "source"]),
    value: z.string(),
    points: z.int().meta({ description: "added to the relevance of postings with this fact, -16 to 16" }),
    because: z.string().meta({ description: "a sentence with the counts behind it" }),
    explanation: MatchPhrase.meta({ description: "`because` as a code" }),
    muted: z.boolean().meta({ description: "switched off by the person" }),
  })
  .meta({ id: "DiscoveryLesson" });
export type DiscoveryLesson = z.infer<typeof DiscoveryLesson>;

/** How one saved query did over the window (specification, DiscoveryQueryHealth). */
export const DiscoveryQueryHealth = z
  .object({
    query_key: z.string(),
    source: z.string(),
    keyword: z.string(),
    location: z.string().nullable(),
    runs: z.int(),
    fetched: z.int(),
    deduped: z.int().meta({ description: "known before, or copies of what is tracked or waits" }),
    queued: z.int().meta({ description: "passed the floor: shown, or on deck" }),
    suppressed: z.int(),
    failed: z.int().meta({ description: "came without title or address" }),
    scored: z.int(),
    over_threshold: z.int().meta({ description: "scored at or above the floor" }),
    errored_runs: z.int(),
    noise_rate: z.number().nullable(),
    score_avg: z.number().nullable(),
    score_min: z.int().nullable(),
    score_max: z.int().nullable(),
    last_error: z.string().nullable(),
    last_error_explanation: z
      .array(MatchPhrase)
      .nullish()
      .meta({ description: "`last_error` as codes (docs/explanations.md)" }),
    first_run_at: timestamp,
    last_run_at: timestamp,
    verdict: z.enum(["healthy", "noisy", "dry", "failing", "insufficient_data"]),
    recommendation: z.string(),
  })
  .meta({ id: "DiscoveryQueryHealth" });
export type DiscoveryQueryHealth = z.infer<typeof DiscoveryQueryHealth>;

export const discoveryRoutes = {
  runDiscovery: route({
    method: "POST",
    path: "/discovery/run",
    tag: "Discovery",
    summary: "Run the saved queries now; while a run is under way, that one is followed",
    access: ["write:opportunities"],
    success: { status: 202, data: z.object({ job_id: uuid, status: z.string() }) },
  }),
  getQueryHealth: route({
    method: "GET",
    path: "/discovery/query-health",
    tag: "Discovery",
    summary: "How the saved queries do, with a verdict and a recommendation each",
    access: ["read:opportunities"],
    query: z.strictObject({
      window_days: z.coerce.number().int().min(1).max(90).default(14),
      source: DiscoverySource.optional(),
    }),
    success: {
      status: 200,
      data: z.object({
        window_days: z.int(),
        runs_observed: z.int(),
        since: timestamp,
        has_data: z
          .boolean()
          .meta({ description: "false: discovery did not run, which does not mean healthy" }),
        queries: z.array(DiscoveryQueryHealth),
      }),
    },
  }),
  listLessons: route({
    method: "GET",
    path: "/discovery/lessons",
    tag: "Discovery",
    summary: "What your rescues, additions and dismissals have taught, the strongest first",
    access: ["read:opportunities"],
    query: pageQuery,
    success: { status: 200, data: DiscoveryLesson, list: true },
  }),
  updateLesson: route({
    method: "PATCH",
    path: "/discovery/lessons/:id",
    tag: "Discovery",
    summary: "Switch a lesson off or on again",
    access: ["write:opportunities"],
    body: { type: "json", schema: z.strictObject({ muted: z.boolean().optional() }) },
    success: { status: 200, data: DiscoveryLesson },
  }),
  getDiscoverySettings: route({
    method: "GET",
    path: "/discovery/settings",
    tag: "Discovery",
    summary: "Floor, daily cap and hour of discovery",
    access: ["read:opportunities"],
    success: { status: 200, data: DiscoverySettings },
  }),
  updateDiscoverySettings: route({
    method: "PATCH",
    path: "/discovery/settings",
    tag: "Discovery",
    summary: "Change them; another floor is recorded as a correction",
    access: ["write:opportunities"],
    body: { type: "json", schema: z.strictObject(DiscoverySettings.partial().shape) },
    success: { status: 200, data: DiscoverySettings },
  }),
};
