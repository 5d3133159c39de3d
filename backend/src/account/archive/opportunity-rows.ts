/** Opportunities, what was written for them, and their links, as an archive holds them. */
import {
  Contact,
  Interview,
  LetterTone,
  LittleFit,
  MatchPhrase,
  MatchScore,
  Opportunity,
  OpportunityStatus,
  Requirement,
  printQuery,
  RequirementCorrection,
  RESUME_TEMPLATES,
  SentDocument,
  Salary,
  TimelineEntry,
  uuid,
  ViewFilters,
  WorkMode,
} from "@career-portrait/shared/contract";
import { z } from "zod";
import type { SentCopyRow, ViewRow } from "../../cases/index.ts";
import type { CaseRow, MatchRow, OpportunityRow, PostingRow } from "../../opportunities/index.ts";
import type { ShareRow } from "../../sharing/index.ts";
import { ContentSchema, type LetterRow, type TailoredRow } from "../../tailoring/index.ts";
import { type Archived, type ArchivedCollection, json, moment, optionalText, text } from "./collection.ts";

/** 0–100, as stored: not always whole. */
const score = z.number().min(0).max(100).nullable();

const salary = Salary.nullable();

/** What a person keeps of an opportunity beside its posting. */
const kept = z.strictObject({
  revision: z.int().min(0),
  tags: z.array(text),
  tag_keys: z.array(text),
  next_step: z
    .strictObject({
      id: uuid,
      text,
      due_on: z.iso.date().nullable(),
      done_at: moment.nullable(),
      changed_at: moment,
    })
    .nullable(),
  salary_asked: salary,
  salary_offered: salary,
  timeline: z.array(z.strictObject({ ...TimelineEntry.shape, at: moment, created_at: moment })),
  interviews: z.array(
    z.strictObject({
      ...Interview.shape,
      starts_at: moment,
      ends_at: moment.nullable(),
      created_at: moment,
      updated_at: moment,
      sequence: z.int().min(0),
    }),
  ),
  documents: z.array(
    z.strictObject({
      ...SentDocument.shape,
      sent_at: moment,
      version_at: moment.nullable(),
      created_at: moment,
    }),
  ),
}) satisfies z.ZodType<CaseRow>;

const opportunities = z.strictObject({
  title: text,
  company: optionalText,
  url: optionalText,
  url_keys: z.array(text).min(1).optional(),
  text_key: text.optional(),
  same_name: text,
  status: OpportunityStatus,
  match_score: score,
  match_rank: z.number(),
  match_version: text,
  location: optionalText,
  work_mode: WorkMode.nullable(),
  employment_type: optionalText,
  salary,
  source: optionalText,
  url_status: Opportunity.shape.url_status,
  url_checked_at: moment.optional(),
  is_starred: z.boolean(),
  notes: optionalText,
  corrections: z.strictObject({ said: z.array(RequirementCorrection), revision: z.int().min(0) }).optional(),
  applied_at: moment.nullable(),
  case: kept.optional(),
  words: z.array(text),
  sample: z.literal(true).optional(),
  is_named: z.literal(true).optional(),
  created_at: moment,
  updated_at: moment,
}) satisfies z.ZodType<Archived<OpportunityRow, "text_at">>;

const postings = z.strictObject({
  description: text,
  requirements: z.array(Requirement).nullable(),
  engine: optionalText,
  research: z
    .strictObject({
      site: text,
      pages: z.array(z.strictObject({ url: text, title: optionalText, text })),
    })
    .nullable(),
}) satisfies z.ZodType<Archived<PostingRow>>;

const demands = z.strictObject({
  right_to_work: z.boolean(),
  written_in: optionalText,
  languages: z.array(z.array(text)),
});

const matches = z.strictObject({
  version: text,
  engine: text,
  corrections: z.array(RequirementCorrection).optional(),
  score: MatchScore,
  demands: demands.optional(),
  computed_at: moment,
}) satisfies z.ZodType<Archived<MatchRow>>;

const codes = z.array(MatchPhrase);
const faulty = z.strictObject({ text, reason: text, explanation: codes.optional() });
const versions = { portrait_version: text, posting_version: text };

const tailoredProfiles = z.strictObject({
  job_id: uuid,
  reserved_at: moment,
  written: z.strictObject({
    profile_id: uuid,
    generated: ContentSchema,
    content: ContentSchema,
    edits: z.array(z.strictObject({ path: text, by: z.enum(["user", "instruction"]) })),
    judged: z
      .strictObject({
        unsupported: z.array(faulty.extend({ field: text, words: z.array(text) })),
        ...versions,
      })
      .optional(),
    engine: text,
    portrait_version: text,
    posting_version: text,
    created_at: moment,
    updated_at: moment,
  }),
  revision: z.int().min(0),
}) satisfies z.ZodType<Archived<TailoredRow, "slot">>;

const coverLetters = z.strictObject({
  letter_id: uuid,
  content: text,
  little_fit: z.strictObject(LittleFit.shape).nullable().optional(),
  sentences: z.array(z.strictObject({ text, ids: z.array(text) })),
  edit: z
    .strictObject({
      content: text,
      unsupported: z.array(faulty.extend({ words: z.array(text).optional() })),
      judged: z.strictObject(versions),
    })
    .optional(),
  tone: LetterTone,
  max_words: z.int(),
  language: text,
  engine: text,
  removed: z.array(faulty),
  notes: z.array(text),
  notes_explanation: z.array(codes).optional(),
  ...versions,
  created_at: moment,
}) satisfies z.ZodType<Archived<LetterRow>>;

const sentDocuments = z.strictObject({
  opportunity_id: uuid,
  resume: json.nullable(),
  letter: z
    .strictObject({
      contact: Contact,
      company: optionalText,
      title: text,
      content: text,
      language: text,
      date: z.iso.datetime({ offset: true }),
    })
    .nullable(),
  template: z.enum(RESUME_TEMPLATES),
  page: printQuery.shape.page.unwrap(),
}) satisfies z.ZodType<Archived<SentCopyRow>>;

const savedViews = z.strictObject({
  name: text,
  name_key: text,
  filters: ViewFilters,
  created_at: moment,
  updated_at: moment,
}) satisfies z.ZodType<Archived<ViewRow>>;

const shareLinks = z.strictObject({
  opportunity_id: uuid,
  token: z.string().regex(/^[\w-]{43}$/),
  active: z.literal(true).optional(),
  created_at: moment,
  expires_at: moment,
  views: z.int().min(0),
  last_viewed_at: moment.nullable(),
  summary: z.strictObject({ text, generated_at: moment, of: text }).nullable(),
}) satisfies z.ZodType<Archived<ShareRow>>;

/** The text before its row, as everywhere: what lists show is never without what belongs to it. */
export const opportunityCollections: ArchivedCollection[] = [
  { name: "postings", schema: postings, identity: "own" },
  { name: "matches", schema: matches, identity: "own" },
  { name: "opportunities", schema: opportunities, identity: "own", stampedOnArrival: "text_at" },
  {
    name: "tailored_profiles",
    schema: tailoredProfiles,
    identity: "own",
    madeAnew: (slot) => ({ slot }),
    // A place that is kept for a profile under way is none yet.
    travels: (row) => row.written !== undefined,
  },
  { name: "cover_letters", schema: coverLetters, identity: "own" },
  { name: "sent_documents", schema: sentDocuments, identity: "own" },
  { name: "saved_views", schema: savedViews, identity: "own" },
  { name: "share_links", schema: shareLinks, identity: "own" },
];
