/** The review queue: what discovery, mail and captured lists found, until a person decides (decisions, section 8). */
import { z } from "zod";
import { cursorQuery, limitQuery, uuid } from "./common.ts";
import { FeedbackSurface } from "./events.ts";
import { PendingOpportunity } from "./opportunities.ts";
import { Salary, WorkMode } from "./posting.ts";
import { route } from "./route.ts";

/** Most items of one filing, and ids of one bulk triage over both lists (decisions, section 8). */
const FILE_MAX_ITEMS = 100;
const TRIAGE_MAX_IDS = 100;
/** Longest note of a rescue, in characters (specification, Limits). */
const RESCUE_NOTE_MAX = 500;
/** Most promoted at once (specification, Limits). */
const PROMOTE_MAX = 100;

export const QueueStatus = PendingOpportunity.shape.status.unwrap();
export type QueueStatus = z.infer<typeof QueueStatus>;

/** Which rows a list may be asked for. */
const LISTED = ["pending", "suppressed", "dismissed", "expired", "needs_attention", "all"];
const statuses = z
  .string()
  .refine((list) => list.split(",").every((status) => LISTED.includes(status.trim())), {
    message: `must be one or more of ${LISTED.join(", ")}, divided by commas`,
  });

const words = (max: number) => z.string().trim().max(max).nullable().optional();

/** A posting as a reader of pages captured it; every field may be missing, but not all that name it. */
const FiledPosting = z
  .strictObject({
    title: words(1_000),
    company: words(1_000),
    location: words(1_000),
    url: words(2_048),
    source_site: words(200),
    external_id: words(500),
    employment_type: words(200),
    work_mode: WorkMode.nullable().optional(),
    salary: Salary.partial().nullable().optional(),
    posted_at: words(100),
    valid_through: words(100),
    description_text: z.string().max(100_000).nullable().optional(),
    description_html: z.string().max(400_000).nullable().optional(),
    extraction: z.enum(["structured", "adapter", "heuristic"]).nullable().optional(),
    confidence: z.number().min(0).max(1).nullable().optional(),
    closed: z.boolean().nullable().optional(),
    sources: z.record(z.string(), z.unknown()).nullable().optional(),
  })
  .refine((item) => Boolean(item.title || item.url || item.description_text), {
    message: "needs a title, a url or a description_text",
  });
export type FiledPosting = z.infer<typeof FiledPosting>;

/** What became of a filing. Each item is counted once: `duplicates` are copies of what is tracked or already pending. */
export const FilingResult = z
  .object({
    received: z.int(),
    queued: z.int(),
    suppressed: z.int(),
    duplicates: z.int(),
    needs_attention: z.int(),
    items: z.array(
      PendingOpportunity.pick({ id: true, dismissed_reason: true, relevance_score: true }).extend({
        status: QueueStatus,
      }),
    ),
  })
  .meta({ id: "FilingResult" });
export type FilingResult = z.infer<typeof FilingResult>;

/** What the side panel opens on. */
const Discovered = z
  .object({
    items: z.array(PendingOpportunity),
    near_miss: z.array(PendingOpportunity),
    on_deck_count: z.int(),
    today_count: z.int(),
  })
  .meta({ id: "Discovered" });
export type Discovered = z.infer<typeof Discovered>;

export const BulkTriageResult = z
  .object({
    added: z.int(),
    dismissed: z.int(),
    failed: z.int(),
    results: z.array(
      z.object({
        id: uuid,
        action: z.enum(["added", "dismissed"]),
        status: z.enum(["ok", "failed"]),
        reason: z.string().optional().meta({ description: "why it failed" }),
        job_id: uuid.optional().meta({ description: "the job that reads an added posting" }),
      }),
    ),
  })
  .meta({ id: "BulkTriageResult" });
export type BulkTriageResult = z.infer<typeof BulkTriageResult>;

const triageIds = z.array(uuid).default([]);

export const queueRoutes = {
  listPending: route({
    method: "GET",
    path: "/opportunities/pending",
    tag: "Review queue",
    summary: "List the review queue's rows, the last received first",
    access: ["read:opportunities"],
    query: z.strictObject({
      status: statuses.default("pending"),
      limit: limitQuery(50),
      cursor: cursorQuery,
    }),
    success: { status: 200, data: PendingOpportunity, list: true },
  }),
  filePending: route({
    method: "POST",
    path: "/opportunities/pending",
    tag: "Review queue",
    summary: "File captured postings into the review queue",
    access: ["write:opportunities"],
    body: {
      type: "json",
      maxBytes: 3 * 1024 * 1024,
      schema: z.strictObject({
        items: z.array(FiledPosting).min(1).max(FILE_MAX_ITEMS),
        source_type: z.string().trim().min(1).max(100).optional(),
      }),
    },
    success: { status: 200, data: FilingResult },
  }),
  listDiscovered: route({
    method: "GET",
    path: "/opportunities/discovered",
    tag: "Review queue",
    summary: "The queue by relevance, with near misses and what waits on deck",
    access: ["read:opportunities"],
    query: z.strictObject({ limit: limitQuery(50) }),
    success: { status: 200, data: Discovered },
  }),
  triagePending: route({
    method: "POST",
    path: "/opportunities/pending/bulk",
    tag: "Review queue",
    summary: "Add and dismiss several rows; one that fails does not stop the others",
    access: ["write:opportunities"],
    body: {
      type: "json",
      schema: z
        .strictObject({ add: triageIds, dismiss: triageIds })
        .refine(({ add, dismiss }) => add.length + dismiss.length > 0, {
          message: "give ids to add or to dismiss",
        })
        .refine(({ add, dismiss }) => add.length + dismiss.length <= TRIAGE_MAX_IDS, {
          message: `at most ${TRIAGE_MAX_IDS} ids in one call`,
        })
        .refine(
          ({ add, dismiss }) => {
            const adding = new Set(add.map((id) => id.toLowerCase()));
            return !dismiss.some((id) => adding.has(id.toLowerCase()));
          },
          { message: "an id cannot be added and dismissed in one call" },
        ),
    },
    success: { status: 200, data: BulkTriageResult },
  }),
  promotePending: route({
    method: "POST",
    path: "/opportunities/pending/promote-next",
    tag: "Review queue",
    summary: "Bring the best rows that wait on deck into the queue",
    access: ["write:opportunities"],
    body: {
      type: "json",
      optional: true,
      schema: z.strictObject({ limit: z.int().min(1).max(PROMOTE_MAX).optional() }),
    },
    success: {
      status: 200,
      data: z.object({ promoted: z.int(), promoted_ids: z.array(uuid), remaining_on_deck: z.int() }),
    },
  }),
  addPending: route({
    method: "POST",
    path: "/opportunities/pending/:id/add",
    tag: "Review queue",
    summary: "Track the posting; it is read and scored in the background",
    access: ["write:opportunities"],
    success: {
      status: 200,
      data: z.object({
        pending_id: uuid,
        job_id: uuid,
        status: z.string(),
        title: z.string().nullable(),
        company: z.string().nullable(),
      }),
    },
    errors: [[403, "limit_reached"]],
  }),
  dismissPending: route({
    method: "POST",
    path: "/opportunities/pending/:id/dismiss",
    tag: "Review queue",
    summary: "Dismiss a row; its posting is remembered",
    access: ["write:opportunities"],
    success: { status: 200, data: z.object({ id: uuid, dismissed: z.boolean() }) },
  }),
  restorePending: route({
    method: "POST",
    path: "/opportunities/pending/:id/restore",
    tag: "Review queue",
    summary: "Take a dismissal back",
    access: ["write:opportunities"],
    success: { status: 200, data: z.object({ id: uuid, restored: z.boolean() }) },
  }),
  rescuePending: route({
    method: "POST",
    path: "/opportunities/pending/:id/rescue",
    tag: "Review queue",
    summary: "Bring back what was filed away or has expired",
    access: ["write:opportunities"],
    body: {
      type: "json",
      optional: true,
      schema: z.strictObject({
        surface: FeedbackSurface.default("api"),
        note: z.string().max(RESCUE_NOTE_MAX).optional(),
      }),
    },
    success: {
      status: 200,
      data: z.object({
        id: uuid,
        rescued: z.boolean(),
        previous_status: z.string(),
        relevance_score: z.int().nullable(),
        feedback_event_id: uuid.nullable(),
      }),
    },
  }),
  removePending: route({
    method: "DELETE",
    path: "/opportunities/pending/:id",
    tag: "Review queue",
    summary: "Remove a row from the queue",
    access: ["write:opportunities"],
    success: { status: 204, empty: true },
  }),
};
