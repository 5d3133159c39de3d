/** Tailored profiles and cover letters (specification, Tailoring, sharing; decisions, section 7). */
import { z } from "zod";
import { required, timestamp, uuid } from "./common.ts";
import { AsyncJob } from "./jobs.ts";
import { MatchPhrase } from "./match.ts";
import { correctionsWhenSaved, Opportunity, postingAddress, postingText } from "./opportunities.ts";
import { DOCX, PDF, printQuery, unprintable } from "./print.ts";
import { route } from "./route.ts";

/** The sentence before it for readers of other languages (docs/explanations.md). */
const codes = z.array(MatchPhrase);

/** A sentence that states more than the portrait holds. */
const refused = z.object({
  text: z.string(),
  reason: z.string(),
  explanation: codes.optional().meta({ description: "`reason` as codes" }),
});

/** A sentence of the person's own that the portrait does not bear out; it stays, and only they are told. */
const unborne = refused.extend({
  words: z
    .array(z.string())
    .meta({ description: "which words of `text` nothing bears out, verbatim and in their order" }),
});

/** A word of the person's own that is surely misspelt; it stays until they repair it, and only they are told. */
const misspelling = z.object({
  words: z.string().meta({ description: "as it stands" }),
  start: z.int().min(0).meta({ description: "where it stands in the text, in UTF-16 units" }),
  end: z.int().min(0),
  suggestion: z.string().meta({ description: "what to put in its place" }),
});
export type Misspelling = z.infer<typeof misspelling>;

/** A background start that says when there was nothing to start. */
export const TailoringJob = AsyncJob.extend({
  cached: z
    .boolean()
    .meta({ description: "true when a tailored profile stands already and nothing was queued" }),
}).meta({ id: "TailoringJob" });
export type TailoringJob = z.infer<typeof TailoringJob>;

export const TailoredProfile = z
  .object({
    id: uuid,
    opportunity_id: uuid,
    narrative: z.string().nullable(),
    resume_data: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({
        description:
          "JSON Resume 1.0; `meta.evidence` names the ids behind each line by its path, " +
          "`meta.basis` whether they were accepted, `meta.removed` what was left out and why",
      }),
    talking_points: z.array(z.string()).nullable(),
    edited_fields: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: "path of each edited field → its value as generated" }),
    edited_by: z.record(z.string(), z.enum(["user", "instruction"])).meta({
      description:
        "path of each edited field → whose words stand there: the user's own, or what was made of an instruction",
    }),
    unsupported: z.array(unborne.extend({ field: z.string() })).meta({
      description:
        "what the edits state and the portrait does not bear out, by the field it stands in; it stays, and readers of a share link are not told",
    }),
    spelling: z
      .array(misspelling.extend({ field: z.string() }))
      .optional()
      .meta({
        description: "words that are surely misspelt, by the field they stand in; readers are not told",
      }),
    engine: z.string().meta({ description: "`local`, or the name of the model that wrote it" }),
    is_stale: z
      .boolean()
      .meta({ description: "the portrait or the posting has changed since it was written" }),
    stale_reason: z.string().nullable(),
    stale_explanation: codes.nullish().meta({ description: "`stale_reason` as codes" }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: "TailoredProfile" });
export type TailoredProfile = z.infer<typeof TailoredProfile>;

/** 0–100 by rule (docs/tailoring.md). */
const mark = z.int().min(0).max(100);

export const TailoringJudgement = z
  .object({
    coverage: mark.meta({
      description: "share of the requirements the portrait meets that the profile speaks to",
    }),
    faithfulness: mark.meta({ description: "share of the statements whose facts the portrait holds" }),
    clarity: mark.meta({ description: "how easily it is read: lengths, repetition, empty phrases" }),
    unsupported: z.array(z.object({ field: z.string(), text: z.string() })),
    suggestions: z.array(z.string()),
    suggestions_explanation: z
      .array(codes)
      .optional()
      .meta({ description: "each suggestion as codes, in their order; empty for a model's" }),
  })
  .meta({ id: "TailoringJudgement" });
export type TailoringJudgement = z.infer<typeof TailoringJudgement>;

export const LETTER_TONES = ["plain", "warm", "formal"] as const;
export const LetterTone = z.enum(LETTER_TONES);
export type LetterTone = z.infer<typeof LetterTone>;

/** Below such an overall score a letter would have to leave out most of what is asked. */
export const LITTLE_FITS = 35;

/** Why a letter is no good idea yet. */
export const LittleFit = z
  .object({
    score: mark,
    missing: z.array(z.string()).meta({
      description:
        "in the posting's words, what would have to be true: the first of what it must have and nothing shows",
    }),
  })
  .meta({ id: "LittleFit" });
export type LittleFit = z.infer<typeof LittleFit>;

export const CoverLetter = z
  .object({
    id: uuid,
    opportunity_id: uuid,
    content: z.string(),
    generated_content: z.string().nullable().meta({
      description: "the letter as it was written, once it has been edited; null while it stands so",
    }),
    word_count: z.int(),
    cited_claim_ids: z.array(z.string()),
    sentences: z
      .array(z.object({ text: z.string(), claim_ids: z.array(z.string()) }))
      .meta({ description: "the written sentences about the person that stand in it, with what each cites" }),
    unsupported: z.array(unborne).meta({
      description:
        "sentences of the person's own, as they stand in `content`, that the portrait does not bear out",
    }),
    spelling: z.array(misspelling).optional().meta({
      description: "words of the person's sentences that are surely misspelt, by their place in `content`",
    }),
    cached: z.boolean(),
    tone: LetterTone,
    max_words: z.int(),
    language: z.string().meta({ description: "ISO 639 code of the language it is written in" }),
    engine: z.string(),
    little_fit: LittleFit.nullable().meta({
      description: `where the overall score was under ${LITTLE_FITS} when it was written: what a person should see before the letter; else null`,
    }),
    removed: z
      .array(refused)
      .meta({ description: "sentences that stated more than the portrait holds, and were left out" }),
    notes: z.array(z.string()),
    notes_explanation: z
      .array(codes)
      .optional()
      .meta({ description: "each note as codes, in their order; empty for what has none" }),
    is_stale: z.boolean(),
    created_at: timestamp,
  })
  .meta({ id: "CoverLetter" });
export type CoverLetter = z.infer<typeof CoverLetter>;

/** Longest letter, in UTF-16 units. */
export const LETTER_MAX = 10_000;

const instruction = z.string().trim().min(1).max(1000);

/** A path into a tailored profile: dots join names and indices, as in `talking_points.0` or `resume_data.work.0.highlights.1`. */
const fieldPath = z.string().min(1).max(300);

const limitReached = [403, "limit_reached"] as const;
const underWay = [409, "tailoring_in_progress"] as const;

export const tailoringRoutes = {
  addAndTailor: route({
    method: "POST",
    path: "/opportunities/add-and-tailor",
    tag: "Tailoring",
    summary: "Save a posting's text and write a tailored profile for it in the background",
    access: ["write:opportunities"],
    body: {
      type: "json",
      schema: z.strictObject({
        description: postingText,
        url: postingAddress.optional(),
        requirement_corrections: correctionsWhenSaved,
      }),
    },
    success: {
      status: 200,
      data: z.object({ opportunity: Opportunity, ...AsyncJob.shape }),
    },
    errors: [limitReached, [409, "duplicate"]],
  }),
  tailorOpportunity: route({
    method: "POST",
    path: "/opportunities/:id/tailor",
    tag: "Tailoring",
    summary: "Write a tailored profile in the background, once unless asked to write it anew",
    access: ["write:opportunities"],
    body: {
      type: "json",
      optional: true,
      schema: z.strictObject({ regenerate: z.boolean().optional() }),
    },
    success: { status: 200, data: TailoringJob },
    errors: [limitReached, underWay],
  }),
  retailorOpportunity: route({
    method: "POST",
    path: "/opportunities/:id/retailor",
    tag: "Tailoring",
    summary: "Write the tailored profile anew by an instruction",
    access: ["write:opportunities"],
    body: { type: "json", schema: z.strictObject({ instruction: required(instruction) }) },
    success: { status: 200, data: AsyncJob },
    errors: [limitReached, underWay],
  }),
  judgeTailoredProfile: route({
    method: "POST",
    path: "/opportunities/:id/judge",
    tag: "Tailoring",
    summary: "Judge the tailored profile by what the posting asks and the portrait holds",
    access: ["write:opportunities"],
    success: { status: 200, data: TailoringJudgement },
  }),
  getTailoredProfile: route({
    method: "GET",
    path: "/opportunities/:id/tailored-profile",
    tag: "Tailoring",
    summary: "Read the tailored profile",
    access: ["read:opportunities"],
    success: { status: 200, data: TailoredProfile },
  }),
  getTailoredProfilePdf: route({
    method: "GET",
    path: "/opportunities/:id/tailored-profile.pdf",
    tag: "Tailoring",
    summary: "The tailored profile as PDF; 404 while there is none",
    access: ["read:opportunities"],
    query: printQuery,
    success: { status: 200, file: PDF },
    errors: unprintable,
  }),
  getTailoredProfileDocx: route({
    method: "GET",
    path: "/opportunities/:id/tailored-profile.docx",
    tag: "Tailoring",
    summary: "The tailored profile as Word document; 404 while there is none",
    access: ["read:opportunities"],
    query: printQuery,
    success: { status: 200, file: DOCX },
    errors: unprintable,
  }),
  writeCoverLetter: route({
    method: "POST",
    path: "/opportunities/:id/cover-letter",
    tag: "Tailoring",
    summary: "Write a cover letter, or give the one that stands for the same tone and length",
    access: ["write:opportunities"],
    body: {
      type: "json",
      optional: true,
      schema: z.strictObject({
        tone: LetterTone.optional(),
        max_words: z.int().min(80).max(600).optional(),
        regenerate: z.boolean().optional(),
      }),
    },
    success: { status: 200, data: CoverLetter },
    errors: [[422, "portrait_empty"]],
  }),
  getCoverLetter: route({
    method: "GET",
    path: "/opportunities/:id/cover-letter",
    tag: "Tailoring",
    summary: "Read the cover letter",
    access: ["read:opportunities"],
    success: { status: 200, data: CoverLetter },
  }),
  getCoverLetterPdf: route({
    method: "GET",
    path: "/opportunities/:id/cover-letter.pdf",
    tag: "Tailoring",
    summary: "The cover letter as PDF, as it stands; 404 while there is none",
    access: ["read:opportunities"],
    query: printQuery,
    success: { status: 200, file: PDF },
    errors: unprintable,
  }),
  getCoverLetterDocx: route({
    method: "GET",
    path: "/opportunities/:id/cover-letter.docx",
    tag: "Tailoring",
    summary: "The cover letter as Word document, as it stands; 404 while there is none",
    access: ["read:opportunities"],
    query: printQuery,
    success: { status: 200, file: DOCX },
    errors: unprintable,
  }),
  editCoverLetter: route({
    method: "PATCH",
    path: "/opportunities/:id/cover-letter",
    tag: "Tailoring",
    summary: "Keep the letter in your own words, or give it back as it was written",
    access: ["write:opportunities"],
    body: {
      type: "json",
      schema: z.strictObject({
        content: required(z.string().trim().min(1).max(LETTER_MAX).nullable()).meta({
          description: "null gives the written letter back",
        }),
      }),
    },
    success: { status: 200, data: CoverLetter },
  }),
  editTailoredProfile: route({
    method: "PATCH",
    path: "/tailored-profile/:opportunityId",
    tag: "Tailoring",
    summary: "Change one field, by a value of your own or by an instruction",
    access: ["write:opportunities"],
    body: {
      type: "json",
      schema: z.strictObject({
        field: required(fieldPath),
        value: z.json().optional(),
        instruction: instruction.optional(),
        selection: z
          .strictObject({ start: z.int().min(0), end: z.int().min(0) })
          .optional()
          .meta({ description: "UTF-16 range of a text field; only that part changes" }),
      }),
    },
    success: {
      status: 200,
      data: z.object({
        field: z.string(),
        value: z.unknown(),
        wasAiGenerated: z.boolean(),
        note: z.string().nullable().meta({ description: "what of an instruction was not followed, and why" }),
        note_explanation: codes.nullish().meta({ description: "`note` as codes" }),
      }),
    },
  }),
  revertTailoredProfile: route({
    method: "POST",
    path: "/tailored-profile/:opportunityId",
    tag: "Tailoring",
    summary: "Give a field its generated value back",
    access: ["write:opportunities"],
    body: { type: "json", schema: z.strictObject({ field: required(fieldPath) }) },
    success: { status: 200, data: z.object({ field: z.string(), value: z.unknown() }) },
  }),
};
