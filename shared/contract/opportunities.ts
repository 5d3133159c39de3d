/** Tracked jobs (specification, Opportunity; decisions, section 6). */
import { z } from "zod";
import { repair } from "../text/index.ts";
import { caseChanges, caseFields } from "./cases.ts";
import { cursorQuery, limitQuery, required, timestamp, uuid } from "./common.ts";
import { Person } from "./contacts.ts";
import { link } from "./link.ts";
import { MatchPhrase, MatchResult, MatchScore, PostingWarning } from "./match.ts";
import {
  CORRECTIONS_MAX,
  PostingFacts,
  Requirement,
  RequirementCorrection,
  Salary,
  WorkMode,
} from "./posting.ts";
import { route } from "./route.ts";

export const OpportunityStatus = z.enum([
  "tracking",
  "applied",
  "interviewing",
  "offer",
  "rejected",
  "archived",
]);
export type OpportunityStatus = z.infer<typeof OpportunityStatus>;

export const Opportunity = z
  .object({
    id: uuid,
    title: z.string(),
    company: z.string().nullable(),
    url: z.string().nullable(),
    status: OpportunityStatus,
    match_score: z.int().nullable(),
    match_is_stale: z.boolean().meta({
      description:
        "the portrait has changed and the score, which is therefore not shown, is being computed anew",
    }),
    location: z.string().nullable(),
    work_mode: WorkMode.nullable(),
    employment_type: z.string().nullable(),
    salary: Salary.nullable(),
    source: z.string().nullable(),
    url_status: z.enum(["live", "closed", "unknown"]),
    is_starred: z.boolean(),
    notes: z.string().nullable(),
    requirement_corrections: z
      .array(RequirementCorrection)
      .meta({ description: "what the person has said of its requirements" }),
    ...caseFields,
    applied_at: timestamp.nullable(),
    sample: z.literal(true).optional().meta({ description: "of the sample data; absent for a person's own" }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: "Opportunity" });
export type Opportunity = z.infer<typeof Opportunity>;

/** Somebody known at an opportunity's company. */
export const OpportunityContact = Person.pick({
  id: true,
  name: true,
  title: true,
  relationship: true,
  email: true,
  linkedin_url: true,
}).meta({ id: "OpportunityContact" });
export type OpportunityContact = z.infer<typeof OpportunityContact>;

export const OpportunityDetail = Opportunity.extend({
  description: z.string().nullable(),
  requirements: z
    .array(Requirement)
    .meta({ description: "as read and as the person has corrected them: what is scored and written from" }),
  requirements_as_read: z.array(Requirement).meta({ description: "before any correction" }),
  contacts: z
    .array(OpportunityContact)
    .nullable()
    .meta({ description: "people known at its company, by name; null for a key without read:contacts" }),
}).meta({ id: "OpportunityDetail" });
export type OpportunityDetail = z.infer<typeof OpportunityDetail>;

/** What a correction has made of a posting's requirements, and the score that follows from it. */
export const RequirementsCorrected = OpportunityDetail.pick({
  requirements: true,
  requirements_as_read: true,
  requirement_corrections: true,
})
  .extend({ match: MatchResult })
  .meta({ id: "RequirementsCorrected" });
export type RequirementsCorrected = z.infer<typeof RequirementsCorrected>;

/** A row of the review queue (specification, PendingOpportunity). */
export const PendingOpportunity = z
  .object({
    id: uuid,
    title: z.string().nullable(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    url: z.string().nullable(),
    source_type: z.string().nullable(),
    original_sender: z.string().nullable(),
    original_subject: z.string().nullable(),
    is_duplicate: z.boolean().nullable(),
    status: z
      .enum(["pending", "suppressed", "dismissed", "expired", "needs_attention", "added", "removed"])
      .nullable(),
    dismissed_reason: z.string().nullable(),
    relevance_score: z.int().min(0).max(100).nullable(),
    relevance_reason: z.string().nullable(),
    relevance_explanation: z
      .array(MatchPhrase)
      .nullish()
      .meta({ description: "`relevance_reason` as codes (docs/explanations.md)" }),
    warnings: z
      .array(PostingWarning)
      .meta({ description: "a country, a permit or a language that cannot fit; no part of the relevance" }),
    received_at: timestamp.nullable(),
    work_mode: WorkMode.nullable(),
    employment_type: z.string().nullable(),
    salary: Salary.nullable(),
    posted_at: z.string().nullable(),
    attention: z.string().nullable().meta({ description: "why it needs attention, in a sentence" }),
    attention_explanation: z
      .array(MatchPhrase)
      .nullish()
      .meta({ description: "`attention` as codes (docs/explanations.md)" }),
    query_key: z.string().nullable().meta({ description: "the saved query that found it" }),
    job_id: uuid.nullable().meta({ description: "the job that reads an added posting" }),
    opportunity_id: uuid.nullable().meta({ description: "what an added posting became" }),
    decided_at: timestamp.nullable(),
  })
  .meta({ id: "PendingOpportunity" });
export type PendingOpportunity = z.infer<typeof PendingOpportunity>;

/** A posting that was saved without a score. */
export const OpportunityCreated = z.object({
  id: uuid,
  title: z.string(),
  company: z.string().nullable(),
  status: OpportunityStatus,
  source: z.string().nullable(),
  requirements: z.object({ must_have_count: z.int(), nice_to_have_count: z.int() }),
  created_at: timestamp,
});
export type OpportunityCreated = z.infer<typeof OpportunityCreated>;

/** A posting that was saved and scored while the client waited. */
export const OpportunityMatched = MatchScore.pick({
  scores: true,
  reason: true,
  strengths: true,
  gaps: true,
}).extend({ opportunity: z.object({ id: uuid, title: z.string(), company: z.string().nullable() }) });
export type OpportunityMatched = z.infer<typeof OpportunityMatched>;

/** The posting at an address as the service reads it, before it is saved. */
export const PostingAtAddress = z
  .object({
    url: z.string().meta({ description: "where the page is" }),
    description: z
      .string()
      .nullable()
      .meta({ description: "the posting's text; null when none could be read" }),
    facts: PostingFacts.meta({ description: "what the page says beside the text" }),
    closed: z.boolean(),
    problem: z
      .string()
      .nullable()
      .meta({ description: "why there is no text, and what to do, in a sentence" }),
    problem_explanation: MatchPhrase.nullish().meta({
      description: "`problem` as a code (docs/explanations.md)",
    }),
  })
  .meta({ id: "PostingAtAddress" });
export type PostingAtAddress = z.infer<typeof PostingAtAddress>;

/** What became of a bulk import: each entry is counted once. */
export const BulkImportResult = z
  .object({
    imported: z.int(),
    duplicates_skipped: z.int(),
    invalid_skipped: z.int(),
    total_processed: z.int(),
    details: z.object({
      imported: z.array(z.string()).meta({ description: "what came in, or would with `dry_run`" }),
      duplicates: z.array(z.string()),
      errors: z.array(z.string()),
    }),
  })
  .meta({ id: "BulkImportResult" });
export type BulkImportResult = z.infer<typeof BulkImportResult>;

/** Most that a bulk import takes: entries, and bytes of text (decisions, section 6). */
export const BULK_MAX_ENTRIES = 1000;
export const BULK_MAX_BYTES = 1024 * 1024;

/** The address of a posting. */
export const postingAddress = link(2048);

/** Longest posting text taken, in UTF-16 units. */
export const DESCRIPTION_MAX = 100_000;

/** A posting's text as its author wrote it: what programs broke on the way is mended before it is stored. */
export const postingText = z.string().overwrite(repair).trim().min(1).max(DESCRIPTION_MAX);

/** What was said of the requirements before the posting was saved; it holds however the posting is read then. */
export const correctionsWhenSaved = z.array(RequirementCorrection).max(CORRECTIONS_MAX).optional();

/** At most 100 for one call (specification, Limits); an id given twice counts once. */
const manyIds = z.array(uuid).min(1).max(100);

/** How a save is refused. */
const saveErrors = [
  [403, "limit_reached"],
  [409, "duplicate"],
] as const;

/** What a person calls a posting or its company. */
const name = z.string().trim().min(1).max(300);

export const opportunityRoutes = {
  listOpportunities: route({
    method: "GET",
    path: "/opportunities",
    tag: "Opportunities",
    summary: "List tracked opportunities",
    access: ["read:opportunities"],
    query: z.strictObject({
      status: OpportunityStatus.optional(),
      q: z.string().trim().min(1).max(200).optional(),
      starred: z.enum(["true", "false"]).optional(),
      tag: z.string().trim().min(1).max(50).optional(),
      due_until: z.iso.date().optional().meta({ description: "with a next step due by this day, not done" }),
      sort: z.enum(["created_at", "match_score", "updated_at"]).default("created_at"),
      limit: limitQuery(200),
      cursor: cursorQuery,
    }),
    success: { status: 200, data: Opportunity, list: true },
  }),
  searchOpportunities: route({
    method: "GET",
    path: "/opportunities/search",
    tag: "Opportunities",
    summary: "Find opportunities by words of title, company and description, the best first",
    access: ["read:opportunities"],
    query: z.strictObject({
      q: z.string().trim().min(1).max(200),
      limit: limitQuery(50),
      cursor: cursorQuery,
    }),
    success: { status: 200, data: Opportunity, list: true },
  }),
  lookupOpportunity: route({
    method: "GET",
    path: "/opportunities/lookup",
    tag: "Opportunities",
    summary: "Is the posting at this address already known?",
    access: ["read:opportunities"],
    query: z.strictObject({ url: postingAddress }),
    success: {
      status: 200,
      data: z.object({
        opportunity: Opportunity.nullable(),
        pending: PendingOpportunity.nullable(),
      }),
    },
  }),
  previewPosting: route({
    method: "POST",
    path: "/opportunities/preview",
    tag: "Opportunities",
    summary: "Read the posting at an address without saving it",
    access: ["write:opportunities"],
    body: { type: "json", schema: z.strictObject({ url: postingAddress }) },
    success: { status: 200, data: PostingAtAddress },
    errors: [[409, "duplicate"]],
  }),
  saveOpportunityAsync: route({
    method: "POST",
    path: "/opportunities/async",
    tag: "Opportunities",
    summary: "Save a posting and read, research and score it in the background",
    access: ["write:opportunities"],
    body: {
      type: "json",
      schema: z
        .strictObject({
          url: postingAddress.optional(),
          description: postingText.optional(),
          title_hint: z.string().overwrite(repair).trim().min(1).max(300).optional(),
          requirement_corrections: correctionsWhenSaved,
          facts: PostingFacts.optional(),
        })
        .refine((body) => body.url !== undefined || body.description !== undefined, {
          message: "give a url or a description",
        }),
    },
    success: { status: 202, data: z.object({ job_id: uuid, status: z.string() }) },
    errors: saveErrors,
  }),
  addOpportunity: route({
    method: "POST",
    path: "/opportunities",
    tag: "Opportunities",
    summary: "Save a posting's text without scoring it",
    access: ["write:opportunities"],
    body: {
      type: "json",
      schema: z.strictObject({
        description: postingText,
        url: postingAddress,
        requirement_corrections: correctionsWhenSaved,
      }),
    },
    success: { status: 200, data: OpportunityCreated },
    errors: saveErrors,
  }),
  addAndMatch: route({
    method: "POST",
    path: "/opportunities/add-and-match",
    tag: "Opportunities",
    summary:
      "Save a posting's text and score it while the client waits; with a model this can take most of a minute",
    access: ["write:opportunities"],
    body: {
      type: "json",
      schema: z.strictObject({
        description: postingText,
        url: postingAddress.optional(),
        requirement_corrections: correctionsWhenSaved,
      }),
    },
    success: { status: 200, data: OpportunityMatched },
    errors: saveErrors,
  }),
  importOpportunities: route({
    method: "POST",
    path: "/opportunities/bulk",
    tag: "Opportunities",
    summary:
      "Import a list of postings: CSV, JSON or lines, told apart by itself; addresses are read in the background",
    access: ["write:opportunities"],
    body: {
      type: "json",
      // As JSON, the text may take up to twice its length and more.
      maxBytes: 3 * BULK_MAX_BYTES,
      schema: z.strictObject({
        input: z
          .string()
          .refine((text) => text.trim() !== "", { message: "is empty" })
          .refine((text) => new TextEncoder().encode(text).length <= BULK_MAX_BYTES, {
            message: "is longer than 1 MB",
          }),
        dry_run: z
          .boolean()
          .optional()
          .meta({ description: "true: tell what would become of each entry, and track nothing" }),
      }),
    },
    success: { status: 200, data: BulkImportResult },
  }),
  updateOpportunities: route({
    method: "PATCH",
    path: "/opportunities/bulk-update",
    tag: "Opportunities",
    summary: "Give several opportunities a status; ids that are not yours are skipped",
    access: ["write:opportunities"],
    body: { type: "json", schema: z.strictObject({ ids: manyIds, status: OpportunityStatus }) },
    success: { status: 200, data: z.object({ updated: z.int(), ids: z.array(uuid) }) },
  }),
  deleteOpportunities: route({
    method: "DELETE",
    path: "/opportunities/bulk-update",
    tag: "Opportunities",
    summary: "Delete several opportunities; ids that are not yours are skipped",
    access: ["write:opportunities"],
    body: { type: "json", schema: z.strictObject({ ids: manyIds }) },
    success: { status: 200, data: z.object({ deleted: z.int(), ids: z.array(uuid) }) },
  }),
  getOpportunity: route({
    method: "GET",
    path: "/opportunities/:id",
    tag: "Opportunities",
    summary: "Read an opportunity with its requirements",
    access: ["read:opportunities"],
    success: { status: 200, data: OpportunityDetail },
  }),
  updateOpportunity: route({
    method: "PATCH",
    path: "/opportunities/:id",
    tag: "Opportunities",
    summary: "Change title, company, status, star or notes, and what is kept of the case",
    access: ["write:opportunities"],
    body: {
      type: "json",
      schema: z.strictObject({
        title: name.optional(),
        company: name.nullable().optional(),
        status: OpportunityStatus.optional(),
        url_status: z.enum(["live", "closed", "unknown"]).optional(),
        is_starred: z.boolean().optional(),
        notes: z.string().max(20_000).nullable().optional(),
        ...caseChanges,
      }),
    },
    success: { status: 200, data: Opportunity },
  }),
  correctRequirement: route({
    method: "PUT",
    path: "/opportunities/:id/requirements/corrections",
    tag: "Opportunities",
    summary:
      "Say of one requirement that it is none, a must or a wish; null takes that back. Answers what is asked now and its score",
    access: ["write:opportunities"],
    body: {
      type: "json",
      schema: z.strictObject({
        text: required(RequirementCorrection.shape.text),
        as: required(RequirementCorrection.shape.as.nullable()).meta({
          description: "null takes back what was said",
        }),
      }),
    },
    success: { status: 200, data: RequirementsCorrected },
  }),
  deleteOpportunity: route({
    method: "DELETE",
    path: "/opportunities/:id",
    tag: "Opportunities",
    summary: "Delete an opportunity",
    access: ["write:opportunities"],
    success: { status: 204, empty: true },
  }),
  getMatch: route({
    method: "GET",
    path: "/opportunities/:id/match",
    tag: "Opportunities",
    summary: "The explained score, recomputed first when the portrait has changed",
    access: ["read:opportunities"],
    success: { status: 200, data: MatchResult },
  }),
};
