/** Background work as its owner sees it (specification, AsyncJob and Job; decisions, section 6). */
import { z } from "zod";
import { timestamp, uuid } from "./common.ts";
import { MatchPhrase } from "./match.ts";
import { route } from "./route.ts";

/** The pipeline's phases, in order. */
export const PHASES = [
  "validating",
  "enriching",
  "extracting",
  "embeddings",
  "researching",
  "matching",
] as const;
export const JobPhase = z.enum(PHASES);
export type JobPhase = z.infer<typeof JobPhase>;

export const JobStatus = z.enum(["queued", "pending", "processing", "completed", "failed"]);
export type JobStatus = z.infer<typeof JobStatus>;

export const AsyncJob = z
  .object({ job_id: uuid, status: z.literal("processing"), message: z.string() })
  .meta({ id: "AsyncJob" });
export type AsyncJob = z.infer<typeof AsyncJob>;

export const Job = z
  .object({
    id: uuid,
    job_type: z.string(),
    status: JobStatus,
    phase: JobPhase.nullable(),
    error: z.string().nullable().meta({ description: "a sentence a person understands, when failed" }),
    error_explanation: MatchPhrase.nullish().meta({
      description: "`error` as a code (docs/explanations.md)",
    }),
    opportunity_id: uuid.nullable(),
    document_id: uuid.nullable(),
    title: z.string().nullable(),
    company: z.string().nullable(),
    match_score: z.int().nullable(),
    already_tracked: z.boolean(),
    share_url: z.string().nullable().meta({ description: "the link that was asked for, once it is open" }),
    notes: z.array(z.string()).meta({ description: "what was skipped and why, in the order it happened" }),
    notes_explanation: z.array(z.array(MatchPhrase)).optional().meta({
      description: "each note as codes, in their order; empty for what has none (docs/explanations.md)",
    }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: "Job" });
export type Job = z.infer<typeof Job>;

export const jobRoutes = {
  getJob: route({
    method: "GET",
    path: "/jobs/:id",
    tag: "Jobs",
    summary: "Follow background work",
    access: ["read:opportunities", "read:documents"],
    success: { status: 200, data: Job },
  }),
};
