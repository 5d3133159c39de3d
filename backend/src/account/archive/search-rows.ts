/** What a person looks for and what was found, the people they know, and their corrections, as an archive holds them. */
import {
  MatchPhrase,
  DiscoverySettings,
  DiscoverySource,
  FeedbackEventType,
  FeedbackSubjectType,
  FeedbackSurface,
  Person,
  PostingWarning,
  Preferences,
  QueueStatus,
  Salary,
  uuid,
  WorkMode,
} from "@career-portrait/shared/contract";
import { z } from "zod";
import type { ContactRow } from "../../contacts/index.ts";
import { lessonId, type MuteRow, type RunRow, type SettingsRow } from "../../discovery/index.ts";
import type { EventRow } from "../../events/index.ts";
import type { PreferencesRow } from "../../preferences/index.ts";
import type { QueueRow, TextRow } from "../../queue/index.ts";
import { type Archived, type ArchivedCollection, moment, optionalText, text } from "./collection.ts";

const count = z.int().min(0);

const preferences = z.strictObject({
  version: z.int().min(1),
  preferences: Preferences,
  updated_at: moment,
}) satisfies z.ZodType<Archived<PreferencesRow, "unrecorded">>;

const reasons = [
  "below_relevance_floor",
  "over_daily_cap",
  "scoring_unavailable",
  "tracked_duplicate",
  "dismissed_before",
  "pending_duplicate",
  "posting_closed",
] as const;

const debt = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("save"), back: z.enum(["pending", "needs_attention"]) }),
  z.strictObject({
    kind: z.literal("event"),
    id: uuid,
    event_type: FeedbackEventType,
    surface: FeedbackSurface,
    payload: text,
    at: moment,
  }),
]);

const pendingOpportunities = z.strictObject({
  title: optionalText,
  company: optionalText,
  location: optionalText,
  url: optionalText,
  work_mode: WorkMode.nullable(),
  employment_type: optionalText,
  salary: Salary.nullable(),
  posted_at: optionalText,
  source_type: optionalText,
  query_key: optionalText,
  original_sender: optionalText,
  original_subject: optionalText,
  is_duplicate: z.boolean(),
  status: QueueStatus,
  dismissed_reason: z.enum(reasons).nullable(),
  attention: optionalText,
  attention_explanation: z.array(MatchPhrase).nullish(),
  relevance_score: z.int().min(0).max(100).nullable(),
  relevance_reason: optionalText,
  relevance_explanation: z.array(MatchPhrase).nullish(),
  warnings: z.array(PostingWarning).optional(),
  rank: z.number(),
  posting_key: optionalText,
  title_key: optionalText,
  place: text.optional(),
  received_at: moment,
  queued_at: moment.nullable(),
  surfaced_on: optionalText,
  checked_at: moment.optional(),
  decided_at: moment.nullable(),
  turn: count,
  job_id: uuid.nullable(),
  opportunity_id: uuid.nullable(),
  debt: debt.nullable(),
  updated_at: moment,
}) satisfies z.ZodType<Archived<QueueRow>>;

const pendingTexts = z.strictObject({ text }) satisfies z.ZodType<Archived<TextRow>>;

const events = z.strictObject({
  event_type: FeedbackEventType,
  subject_type: FeedbackSubjectType.nullable(),
  subject_id: optionalText,
  surface: FeedbackSurface,
  payload: text.refine(isObject, "must be a JSON object"),
  created_at: moment,
  turn: text,
}) satisfies z.ZodType<Archived<EventRow>>;

function isObject(payload: string): boolean {
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(payload)).success;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

const settings = z.strictObject({
  version: z.int().min(1),
  changes: DiscoverySettings.partial(),
}) satisfies z.ZodType<Archived<SettingsRow, "unrecorded">>;

const mutedLessons = z.strictObject({
  trait: z.enum(["company", "title", "location", "work_mode", "source"]),
  value: text,
}) satisfies z.ZodType<Archived<MuteRow>>;

const runs = z.strictObject({
  run_id: uuid,
  query_key: text,
  source: DiscoverySource,
  keyword: text,
  location: optionalText,
  at: moment,
  error: optionalText,
  error_explanation: z.array(MatchPhrase).nullish(),
  fetched: count,
  deduped: count,
  queued: count,
  suppressed: count,
  failed: count,
  scored: count,
  over_threshold: count,
  score_sum: z.number(),
  score_min: z.number().nullable(),
  score_max: z.number().nullable(),
}) satisfies z.ZodType<Archived<RunRow>>;

const { id: _id, created_at: _created, last_contacted_at: _last, ...person } = Person.shape;
const contacts = z.strictObject({
  ...person,
  last_contacted_at: moment.nullable(),
  created_at: moment,
  name_key: text,
  company_key: optionalText,
  search_key: text,
}) satisfies z.ZodType<Archived<ContactRow>>;

export const searchCollections: ArchivedCollection[] = [
  {
    name: "preferences",
    schema: preferences,
    identity: "account",
    madeAnew: () => ({ unrecorded: null }),
  },
  {
    name: "discovery_settings",
    schema: settings,
    identity: "account",
    madeAnew: () => ({ unrecorded: null }),
  },
  { name: "preference_events", schema: events, identity: "own" },
  { name: "pending_texts", schema: pendingTexts, identity: "own" },
  { name: "pending_opportunities", schema: pendingOpportunities, identity: "own" },
  {
    name: "muted_lessons",
    schema: mutedLessons,
    identity: (accountId, row) => lessonId(accountId, row as unknown as MuteRow),
  },
  { name: "discovery_runs", schema: runs, identity: "own" },
  { name: "contacts", schema: contacts, identity: "own" },
];
