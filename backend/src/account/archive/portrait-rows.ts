/** Documents, claims, roles and what is made of them, as an archive holds them. */
import {
  ClaimType,
  Contact,
  Document,
  Evidence,
  Identity,
  MatchPhrase,
  ReviewStatus,
} from "@career-portrait/shared/contract";
import { partialDate, uuid } from "@career-portrait/shared/contract";
import { z } from "zod";
import type { DocumentRow } from "../../documents/index.ts";
import type {
  BaseResumeRow,
  ClaimRow,
  DismissalRow,
  IdentityRow,
  ProfileRow,
  ProjectRow,
  VentureRow,
  WorkHistoryRow,
} from "../../portrait/index.ts";
import { type Archived, type ArchivedCollection, json, moment, optionalText, text } from "./collection.ts";

const date = partialDate.nullable();
const period = { start_date: date, end_date: date };

const documents = z.strictObject({
  type: Document.shape.type,
  filename: optionalText,
  status: Document.shape.status,
  error: optionalText,
  error_explanation: MatchPhrase.nullish(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  job_id: uuid,
  pages: z.array(text),
  sample: z.literal(true).optional(),
  created_at: moment,
}) satisfies z.ZodType<Archived<DocumentRow>>;

const named = {
  description: optionalText,
  institution: optionalText,
  degree: optionalText,
  field: optionalText,
};
const claims = z.strictObject({
  type: ClaimType,
  label: text,
  origin: text,
  confidence: z.number().min(0).max(1),
  review_status: ReviewStatus,
  ...named,
  ...period,
  work_history_id: uuid.nullable(),
  evidence: z.array(z.strictObject({ ...Evidence.shape, confidence: z.number().min(0).max(1) })),
  readings: z.array(z.strictObject({ document_id: uuid, ...named, ...period })).optional(),
  edited: z.boolean(),
  merged: z.array(z.strictObject({ id: uuid, origin: text })).optional(),
  revision: z.int().min(1),
  created_at: moment,
  updated_at: moment,
}) satisfies z.ZodType<Archived<ClaimRow>>;

const role = {
  company: text,
  title: text,
  ...period,
  is_current: z.boolean(),
  location: optionalText,
  summary: optionalText,
};
const workHistory = z.strictObject({
  ...role,
  company_domain: optionalText,
  logo_override_path: optionalText,
  position: z.int(),
  source_document_ids: z.array(uuid),
  readings: z.array(z.strictObject({ document_id: uuid, ...role })).optional(),
  edited: z.boolean(),
  review_status: ReviewStatus.optional(),
  created_at: moment,
  updated_at: moment,
}) satisfies z.ZodType<Archived<WorkHistoryRow>>;

const projects = z.strictObject({
  name: text,
  role: optionalText,
  description: optionalText,
  url: optionalText,
  ...period,
  technologies: z.array(text),
  source_document_ids: z.array(uuid),
  edited: z.boolean().optional(),
  created_at: moment,
}) satisfies z.ZodType<Archived<ProjectRow>>;

const ventures = z.strictObject({
  name: text,
  role: optionalText,
  description: optionalText,
  ...period,
  url: optionalText,
  status: optionalText,
  created_at: moment,
}) satisfies z.ZodType<Archived<VentureRow>>;

const dismissedIssues = z.strictObject({ claim_id: uuid, dismissed_at: moment }) satisfies z.ZodType<
  Archived<DismissalRow>
>;

const identities = z.strictObject({
  archetype: Identity.shape.archetype.unwrap(),
  headline: text,
  bio: text,
  keywords: z.array(text),
  matches: z.array(text),
  summary: text,
  engine: text,
  portrait_version: text,
  generated_at: moment,
}) satisfies z.ZodType<Archived<IdentityRow>>;

const baseResumes = z.strictObject({
  job_id: uuid,
  status: z.enum(["queued", "generating", "ready", "failed"]),
  resume_data: json.nullable(),
  generated_at: moment.nullable(),
  portrait_version: optionalText,
  error: optionalText,
  error_explanation: MatchPhrase.nullish(),
}) satisfies z.ZodType<Archived<BaseResumeRow>>;

const profiles = z.strictObject({
  contact: Contact.partial().optional(),
  contact_edited: z.array(z.enum(Contact.keyof().options)).optional(),
  contact_sample: Contact.partial().optional(),
  version: z.int().min(0).optional(),
}) satisfies z.ZodType<Archived<ProfileRow>>;

/** The contact's row says which state of the portrait scores are of: it comes last, when all of it stands. */
export const contactCollection: ArchivedCollection = {
  name: "profiles",
  schema: profiles,
  identity: "account",
};

export const portraitCollections: ArchivedCollection[] = [
  { name: "documents", schema: documents, identity: "own" },
  { name: "work_history", schema: workHistory, identity: "own" },
  { name: "projects", schema: projects, identity: "own" },
  { name: "ventures", schema: ventures, identity: "own" },
  { name: "claims", schema: claims, identity: "own" },
  { name: "dismissed_issues", schema: dismissedIssues, identity: "own" },
  { name: "identities", schema: identities, identity: "own" },
  { name: "base_resumes", schema: baseResumes, identity: "account" },
];
