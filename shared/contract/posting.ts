/** What is read from a page or a posting's text. The same shapes travel between capture, matching and the API. */
import { z } from "zod";

export const WorkMode = z.enum(["remote", "hybrid", "onsite"]);
export type WorkMode = z.infer<typeof WorkMode>;

export const Salary = z
  .strictObject({
    min: z.number().nullable(),
    max: z.number().nullable(),
    currency: z.string().nullable().meta({ description: "ISO 4217 code" }),
    period: z.enum(["hour", "day", "week", "month", "year"]).nullable(),
  })
  .meta({ id: "Salary" });
export type Salary = z.infer<typeof Salary>;

/** Where one captured value was read, so that a person can check it. */
export const FieldSource = z.object({
  source: z.enum(["jsonld", "microdata", "adapter", "meta", "dom", "url", "user"]),
  snippet: z.string().meta({ description: "verbatim text the value was read from, at most 200 characters" }),
});
export type FieldSource = z.infer<typeof FieldSource>;

/** A posting as read from a page (decisions, section 1). What was not found is null. */
export const CapturedPosting = z
  .object({
    title: z.string().nullable(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    url: z.string().nullable().meta({ description: "canonical address" }),
    source_site: z.string().nullable(),
    external_id: z.string().nullable(),
    employment_type: z.string().nullable(),
    work_mode: WorkMode.nullable(),
    salary: Salary.nullable(),
    posted_at: z.string().nullable(),
    valid_through: z.string().nullable(),
    description_text: z.string().nullable(),
    description_html: z.string().nullable().meta({ description: "sanitised" }),
    extraction: z.enum(["structured", "adapter", "heuristic"]),
    confidence: z.number().min(0).max(1),
    closed: z.boolean().meta({ description: "the page says that applications are no longer taken" }),
    sources: z.record(z.string(), FieldSource).meta({ description: "field name → where it was read" }),
  })
  .meta({ id: "CapturedPosting" });
export type CapturedPosting = z.infer<typeof CapturedPosting>;

const said = (max: number) => z.string().trim().min(1).max(max).nullable().optional();

/**
 * What a reader of pages found beside a posting's text, as fields: they win over what the text says. What was not found
 * is null or absent.
 */
export const PostingFacts = z
  .strictObject({
    title: said(300),
    company: said(300),
    location: said(300),
    employment_type: said(200),
    work_mode: WorkMode.nullable().optional(),
    salary: Salary.nullable().optional(),
  })
  .meta({ id: "PostingFacts" });
export type PostingFacts = z.infer<typeof PostingFacts>;

/** The result of reading one page. `reason` explains a `none` in a word a person understands. */
export const CaptureResult = z.object({
  kind: z.enum(["posting", "list", "none"]),
  reason: z.enum(["empty_page", "form_only", "not_a_posting", "restricted", "loading"]).nullable(),
  postings: z.array(CapturedPosting),
});
export type CaptureResult = z.infer<typeof CaptureResult>;

export const RequirementKind = z.enum([
  "skill",
  "experience",
  "education",
  "certification",
  "language",
  "other",
]);
export type RequirementKind = z.infer<typeof RequirementKind>;

/** One thing the posting asks for, quoted from its text. */
export const Requirement = z
  .object({
    text: z.string().meta({ description: "verbatim words of the posting" }),
    importance: z.enum(["must", "nice"]),
    kind: RequirementKind,
    skills: z.array(z.string()).meta({ description: "canonical skill names" }),
    years: z.number().nullable().meta({ description: "lower bound of years asked for" }),
    start: z.int().meta({ description: "offset of `text` in the posting's text, UTF-16 units" }),
    end: z.int(),
  })
  .meta({ id: "Requirement" });
export type Requirement = z.infer<typeof Requirement>;

/** What a person says of one of a posting's requirements, whatever a reading makes of it (docs/scoring.md). */
export const RequirementCorrection = z
  .strictObject({
    text: z.string().trim().min(1).max(4000).meta({ description: "the requirement's own words" }),
    as: z.enum(["none", "must", "nice"]).meta({ description: "`none`: it is no requirement" }),
  })
  .meta({ id: "RequirementCorrection" });
export type RequirementCorrection = z.infer<typeof RequirementCorrection>;

/** Most that may be said of one posting when it is saved. */
export const CORRECTIONS_MAX = 200;

/** What a posting's text says (the `requirements` command). Null or an empty list: not said. */
export const PostingReading = z.object({
  title: z.string().nullable(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  work_mode: WorkMode.nullable(),
  employment_type: z.string().nullable(),
  seniority: z.string().nullable(),
  salary: Salary.nullable(),
  requirements: z.array(Requirement),
});
export type PostingReading = z.infer<typeof PostingReading>;
