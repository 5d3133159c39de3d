/** A tracked opportunity as a case: what happened, what comes next, who is met, what was sent (docs/cases.md). */
import { z } from "zod";
import { cursorQuery, limitQuery, required, timestamp, uuid } from "./common.ts";
import { PDF, printQuery, unprintable } from "./print.ts";
import { Salary } from "./posting.ts";
import { route } from "./route.ts";

/** Most of each that one opportunity keeps. */
export const CASE_LIMITS = { timeline: 500, interviews: 50, documents: 50, tags: 20 } as const;

/** What can happen. A status that is set writes its own: `reopened` is a return to tracking. */
export const TimelineKind = z.enum([
  "saved",
  "applied",
  "reply",
  "interview",
  "offer",
  "rejection",
  "archived",
  "reopened",
  "step",
  "document",
  "note",
]);
export type TimelineKind = z.infer<typeof TimelineKind>;

export const TimelineEntry = z
  .object({
    id: uuid,
    kind: TimelineKind,
    at: timestamp.meta({ description: "when it happened" }),
    text: z.string().nullable(),
    source: z.enum(["person", "status", "mail", "step", "interview", "document"]).meta({
      description: "what wrote it; an interview's and a document's have that one's id and are changed there",
    }),
    created_at: timestamp,
  })
  .meta({ id: "TimelineEntry" });
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const Interview = z
  .object({
    id: uuid,
    kind: z.enum(["phone", "video", "on_site", "task", "other"]),
    starts_at: timestamp,
    ends_at: timestamp.nullable(),
    time_zone: z.string().meta({ description: "IANA name of the zone in which the time was agreed" }),
    place: z.string().nullable(),
    url: z.string().nullable(),
    people: z.array(z.string()),
    notes: z.string().nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: "Interview" });
export type Interview = z.infer<typeof Interview>;

/** A document as it went out. */
export const SentDocument = z
  .object({
    id: uuid,
    kind: z.enum(["tailored_resume", "resume", "letter", "other"]),
    title: z.string().nullable(),
    sent_at: timestamp,
    version_at: timestamp.nullable().meta({ description: "when what was sent had last been changed" }),
    created_at: timestamp,
  })
  .meta({ id: "SentDocument" });
export type SentDocument = z.infer<typeof SentDocument>;

/** The copy that was kept of it: exactly one of the two, neither for a document that is only named. */
export const SentDocumentCopy = SentDocument.extend({
  resume_data: z.record(z.string(), z.unknown()).nullable().meta({ description: "JSON Resume" }),
  letter: z.string().nullable(),
}).meta({ id: "SentDocumentCopy" });
export type SentDocumentCopy = z.infer<typeof SentDocumentCopy>;

export const NextStep = z
  .object({
    id: uuid,
    text: z.string(),
    due_on: z.iso.date().nullable().meta({ description: "YYYY-MM-DD" }),
    done_at: timestamp.nullable(),
  })
  .meta({ id: "NextStep" });
export type NextStep = z.infer<typeof NextStep>;

const words = (max: number) => z.string().trim().min(1).max(max);
const optionalWords = (max: number) => words(max).nullable().optional();

/** An amount as the person states it; what is not said is null. */
const amount = z.number().min(0).max(1e12).nullable().default(null);
const SalaryInput = z
  .strictObject({
    min: amount,
    max: amount,
    currency: z
      .string()
      .regex(/^[A-Za-z]{3}$/, "must be a code of three letters, such as EUR")
      .toUpperCase()
      .nullable()
      .default(null),
    period: Salary.shape.period.default(null),
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    message: "min must not be above max",
  });

/** What an opportunity says of its case, beside what is read from its posting. */
export const caseFields = {
  tags: z.array(z.string()),
  next_step: NextStep.nullable(),
  salary_asked: Salary.nullable(),
  salary_offered: Salary.nullable(),
  timeline: z.array(TimelineEntry).meta({ description: "in the order in which it happened" }),
  interviews: z.array(Interview).meta({ description: "by time" }),
  documents_sent: z.array(SentDocument).meta({ description: "by time" }),
};

/** What `PATCH /opportunities/{id}` takes of it. */
export const caseChanges = {
  applied_at: timestamp.nullable().optional().meta({ description: "the day of the application, as it was" }),
  tags: z
    .array(words(50))
    .max(CASE_LIMITS.tags)
    .optional()
    .meta({ description: "each once, whatever its capitals" }),
  next_step: z
    .strictObject({
      id: uuid
        .optional()
        .meta({ description: "of the step that stands, to change it; a new step may bring its own" }),
      text: words(500),
      due_on: z.iso.date().nullable().default(null),
      done_at: timestamp.nullable().default(null),
    })
    .nullable()
    .optional()
    .meta({ description: "one that is done is written into the timeline" }),
  salary_asked: SalaryInput.nullable().optional(),
  salary_offered: SalaryInput.nullable().optional(),
};

/** Kinds that a person writes; the others have their own routes. */
const writtenKind = TimelineKind.exclude(["step", "document"]);
const entryInput = z.strictObject({
  kind: required(writtenKind),
  at: timestamp.optional().meta({ description: "now, when it is left out" }),
  text: optionalWords(5_000),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const interviewInput = z.strictObject({
  kind: required(Interview.shape.kind),
  starts_at: required(timestamp),
  ends_at: timestamp.nullable().optional(),
  time_zone: z
    .string()
    .max(64)
    .refine(isTimeZone, "must be the name of a time zone, such as Europe/Berlin")
    .default("UTC"),
  place: optionalWords(500),
  url: z
    .url({ protocol: /^https?$/, normalize: true, error: "must be an http or https address" })
    .max(2048)
    .nullable()
    .optional(),
  people: z.array(words(200)).max(20).default([]),
  notes: optionalWords(10_000),
});

const full = [
  [403, "limit_reached"],
  [404, "not_found"],
] as const;

export const caseRoutes = {
  listTimeline: route({
    method: "GET",
    path: "/opportunities/:id/timeline",
    tag: "Cases",
    summary: "What happened with an opportunity, the earliest first",
    access: ["read:opportunities"],
    query: z.strictObject({ limit: limitQuery(50), cursor: cursorQuery }),
    success: { status: 200, data: TimelineEntry, list: true },
  }),
  addTimelineEntry: route({
    method: "POST",
    path: "/opportunities/:id/timeline",
    tag: "Cases",
    summary: "Write down what happened",
    access: ["write:opportunities"],
    body: { type: "json", schema: entryInput },
    success: { status: 201, data: TimelineEntry },
    errors: [...full, [409, "duplicate"]],
  }),
  putTimelineEntry: route({
    method: "PUT",
    path: "/opportunities/:id/timeline/:entry_id",
    tag: "Cases",
    summary: "Make an entry of the timeline what the body says, under an id that the client may choose",
    access: ["write:opportunities"],
    body: { type: "json", schema: entryInput },
    success: { status: 200, data: TimelineEntry },
    errors: [...full, [409, "duplicate"]],
  }),
  deleteTimelineEntry: route({
    method: "DELETE",
    path: "/opportunities/:id/timeline/:entry_id",
    tag: "Cases",
    summary: "Delete an entry of the timeline",
    access: ["write:opportunities"],
    success: { status: 204, empty: true },
  }),
  addInterview: route({
    method: "POST",
    path: "/opportunities/:id/interviews",
    tag: "Cases",
    summary: "Add an interview",
    access: ["write:opportunities"],
    body: { type: "json", schema: interviewInput },
    success: { status: 201, data: Interview },
    errors: full,
  }),
  putInterview: route({
    method: "PUT",
    path: "/opportunities/:id/interviews/:interview_id",
    tag: "Cases",
    summary: "Make an interview what the body says, under an id that the client may choose",
    access: ["write:opportunities"],
    body: { type: "json", schema: interviewInput },
    success: { status: 200, data: Interview },
    errors: full,
  }),
  deleteInterview: route({
    method: "DELETE",
    path: "/opportunities/:id/interviews/:interview_id",
    tag: "Cases",
    summary: "Delete an interview",
    access: ["write:opportunities"],
    success: { status: 204, empty: true },
  }),
  getInterviewCalendar: route({
    method: "GET",
    path: "/opportunities/:id/interviews/:interview_id/interview.ics",
    tag: "Cases",
    summary: "An interview as a file for calendars (RFC 5545)",
    access: ["read:opportunities"],
    success: { status: 200, file: "text/calendar" },
  }),
  recordSentDocument: route({
    method: "POST",
    path: "/opportunities/:id/documents",
    tag: "Cases",
    summary: "Record that a document went out: a copy of it is kept as it is now",
    access: ["write:opportunities"],
    body: {
      type: "json",
      schema: z.strictObject({
        document_id: uuid.optional().meta({ description: "chosen by the client, once" }),
        kind: required(SentDocument.shape.kind),
        title: optionalWords(300).meta({ description: "needed for `other`, which is only named" }),
        sent_at: timestamp.optional().meta({ description: "now, when it is left out" }),
        ...printQuery.shape,
      }),
    },
    success: { status: 201, data: SentDocument },
    errors: full,
  }),
  getSentDocument: route({
    method: "GET",
    path: "/opportunities/:id/documents/:document_id",
    tag: "Cases",
    summary: "The copy that was kept of a document that went out",
    access: ["read:opportunities"],
    success: { status: 200, data: SentDocumentCopy },
  }),
  getSentDocumentPdf: route({
    method: "GET",
    path: "/opportunities/:id/documents/:document_id/file.pdf",
    tag: "Cases",
    summary: "That copy as PDF, set as it was sent",
    access: ["read:opportunities"],
    success: { status: 200, file: PDF },
    errors: unprintable,
  }),
  deleteSentDocument: route({
    method: "DELETE",
    path: "/opportunities/:id/documents/:document_id",
    tag: "Cases",
    summary: "Forget that a document went out, and its copy",
    access: ["write:opportunities"],
    success: { status: 204, empty: true },
  }),
};
