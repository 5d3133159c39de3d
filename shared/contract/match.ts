/** The explained score (specification, MatchResult; decisions, section 6). */
import { z } from "zod";
import { timestamp, uuid } from "./common.ts";
import { RequirementCorrection, RequirementKind } from "./posting.ts";

/** 0–100, or null when there is nothing to compare. */
const score = z.number().min(0).max(100).nullable();
/** 0–1. */
const similarity = z.number().min(0).max(1);

/** What a score or text rests on: `accepted` when all of it is, `proposed` when none is. */
export const Basis = z.enum(["accepted", "mixed", "proposed"]);
export type Basis = z.infer<typeof Basis>;

/** A statement of an explanation for readers of other languages: a code and what fills its sentence (docs/explanations.md). */
export const MatchPhrase = z
  .object({
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  })
  .meta({ id: "MatchPhrase" });
export type MatchPhrase = z.infer<typeof MatchPhrase>;

/** What cannot fit whatever else does; stands above a score and is no part of it. */
export const PostingWarning = z
  .object({
    kind: z.enum(["country", "permit", "language"]),
    text: z.string(),
    explanation: MatchPhrase.meta({ description: "`text` as a code (docs/explanations.md)" }),
  })
  .meta({ id: "PostingWarning" });
export type PostingWarning = z.infer<typeof PostingWarning>;

export const MatchedEvidence = z.object({
  id: z.string(),
  content: z.string().meta({ description: "verbatim" }),
  source_document_id: uuid.nullable(),
  page: z.int().nullable(),
  start: z.int().nullable().meta({ description: "where it stands in the page's text, in UTF-16 units" }),
  end: z.int().nullable(),
});
export type MatchedEvidence = z.infer<typeof MatchedEvidence>;

/** `unknowable`: what a portrait does not show (permits, shifts, dispositions without evidence); it weighs nothing. */
export const Verdict = z.enum(["met", "partly", "missing", "unknowable"]);
export type Verdict = z.infer<typeof Verdict>;

/** `role` is the one row that stands for the work which the title names. */
export const RowKind = z.enum([...RequirementKind.options, "role"]);
export type RowKind = z.infer<typeof RowKind>;

const MatchRow = z.object({
  requirement: z.string(),
  importance: z.enum(["must", "nice"]),
  kind: RowKind,
  verdict: Verdict,
  weight: z.number().meta({ description: "share in the weighted mean of its importance" }),
  similarity: similarity.meta({ description: "the credit; counts in the score" }),
  evidence: z
    .array(MatchedEvidence)
    .meta({ description: "passages that by themselves show it; empty when nothing does" }),
  why: z.string().meta({ description: "the reason: how the evidence meets it, and what is missing" }),
  explanation: z.array(MatchPhrase).optional().meta({ description: "`why` as codes" }),
});
export type MatchRow = z.infer<typeof MatchRow>;

/** A requirement that the portrait meets, and what shows it. */
export const Strength = MatchRow.extend({
  match: z.object({ claim: z.string(), claim_id: z.string(), type: z.string(), similarity }),
}).meta({ id: "Strength" });
export type Strength = z.infer<typeof Strength>;

/** A requirement that the portrait shows in part or not, and what would close it. */
export const Gap = MatchRow.extend({
  type: RowKind,
  category: z.enum(["mustHave", "niceToHave"]),
  closes: z.string().meta({ description: "what would close it" }),
  closing: MatchPhrase.optional().meta({ description: "`closes` as a code" }),
}).meta({ id: "Gap" });
export type Gap = z.infer<typeof Gap>;

/** The score of one portrait against one posting: a pure function of both. */
export const MatchScore = z.object({
  scores: z.object({ overall: score, must_have: score, nice_to_have: score }),
  /** Why the scores are null. */
  reason: z.string().nullable(),
  explanation: MatchPhrase.nullish().meta({ description: "`reason` as a code" }),
  limits: z
    .array(
      z.object({
        score: z.enum(["must_have", "nice_to_have"]),
        limit: z.number(),
        reason: z.string(),
        explanation: MatchPhrase.optional().meta({ description: "`reason` as a code" }),
      }),
    )
    .meta({
      description:
        "a missing degree, licence or language that is marked must keeps the must-have score " +
        "under 70; nothing else holds a score below the weighted mean of its rows",
    }),
  strengths: z.array(Strength),
  gaps: z.array(Gap),
  basis: Basis,
});
export type MatchScore = z.infer<typeof MatchScore>;

export const MatchResult = MatchScore.extend({
  opportunity: z.object({ id: uuid, title: z.string(), company: z.string().nullable() }),
  engine: z.string().meta({ description: "`local`, or the name of the model that read the posting" }),
  warnings: z
    .array(PostingWarning)
    .meta({ description: "a country, a permit or a language that cannot fit; no part of the score" }),
  requirement_corrections: z
    .array(RequirementCorrection)
    .meta({ description: "what the person had said of the requirements when it was computed" }),
  computed_at: timestamp,
}).meta({ id: "MatchResult" });
export type MatchResult = z.infer<typeof MatchResult>;
