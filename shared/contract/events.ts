/** The append-only stream of corrections (specification, PreferenceFeedbackEvent and Events). */
import { z } from "zod";
import { cursorQuery, limitQuery, timestamp, uuid } from "./common.ts";
import { route } from "./route.ts";

export const FeedbackEventType = z.enum([
  "rescue",
  "high_score_dismissal",
  "threshold_change",
  "query_edit",
  "suppression_disagreement",
]);
export type FeedbackEventType = z.infer<typeof FeedbackEventType>;

export const FeedbackSubjectType = z.enum(["pending_opportunity", "discovery_query", "search_preferences"]);
export type FeedbackSubjectType = z.infer<typeof FeedbackSubjectType>;

/** Where a correction was made; `inngest` is what the specification calls a job runner. */
export const FeedbackSurface = z.enum(["api", "web", "mcp", "inngest"]);
export type FeedbackSurface = z.infer<typeof FeedbackSurface>;

export const PreferenceFeedbackEvent = z
  .object({
    id: uuid,
    event_type: FeedbackEventType,
    subject_type: FeedbackSubjectType.nullable(),
    subject_id: z.string().nullable(),
    surface: FeedbackSurface,
    payload: z.record(z.string(), z.unknown()),
    created_at: timestamp,
  })
  .meta({ id: "PreferenceFeedbackEvent" });
export type PreferenceFeedbackEvent = z.infer<typeof PreferenceFeedbackEvent>;

/** `a` or `a,b`: each one of the five types. */
const eventTypes = z
  .string()
  .refine(
    (list) =>
      list.split(",").every((type) => (FeedbackEventType.options as readonly string[]).includes(type.trim())),
    { message: `must be one or more of ${FeedbackEventType.options.join(", ")}, divided by commas` },
  );

/** Largest body of an event, in bytes: a correction says what was changed, it is no store. */
const EVENT_MAX_BYTES = 64 * 1024;

export const eventRoutes = {
  listFeedback: route({
    method: "GET",
    path: "/discovery/feedback",
    tag: "Discovery",
    summary: "Corrections of discovery and scoring, newest first",
    access: ["read:opportunities"],
    query: z.strictObject({
      event_type: eventTypes.optional(),
      since: timestamp.optional().meta({ description: "only events at or after this instant" }),
      limit: limitQuery(50),
      cursor: cursorQuery,
    }),
    success: { status: 200, data: PreferenceFeedbackEvent, list: true },
  }),
  recordFeedback: route({
    method: "POST",
    path: "/discovery/feedback",
    tag: "Discovery",
    summary: "Record a correction that no other operation records by itself",
    access: ["write:opportunities"],
    body: {
      type: "json",
      maxBytes: EVENT_MAX_BYTES,
      schema: z.strictObject({
        event_type: FeedbackEventType,
        subject_type: FeedbackSubjectType.nullable().default(null),
        subject_id: z.string().trim().min(1).max(200).nullable().default(null),
        surface: FeedbackSurface.default("api"),
        payload: z.record(z.string(), z.unknown()).default({}),
      }),
    },
    success: {
      status: 200,
      data: z.object({ id: uuid, event_type: FeedbackEventType, recorded: z.boolean() }),
    },
  }),
};
