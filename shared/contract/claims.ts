/** Claims and their evidence (specification, Claim and ClaimDetail; decisions, section 5). */
import { z } from "zod";
import { cursorQuery, limitQuery, partialDate, required, timestamp, uuid } from "./common.ts";
import { MatchPhrase } from "./match.ts";
import { route } from "./route.ts";

export const ClaimType = z.enum(["skill", "achievement", "attribute", "education", "certification"]);
export type ClaimType = z.infer<typeof ClaimType>;

export const ReviewStatus = z.enum(["proposed", "accepted", "rejected"]);
export type ReviewStatus = z.infer<typeof ReviewStatus>;

/**
 * A verbatim span of a document. `start` and `end` are UTF-16 offsets into the text of `page` (1-based; a story
 * has one page), so that `page.text.slice(start, end) === content`. The three are null only for what the user
 * stated directly, without a document.
 */
export const Evidence = z
  .object({
    id: uuid,
    source_document_id: uuid.nullable(),
    content: z.string().nullable(),
    page: z.int().nullable(),
    start: z.int().nullable(),
    end: z.int().nullable(),
    work_history_id: uuid
      .nullable()
      .optional()
      .meta({ description: "the role this piece was said of, when known" }),
  })
  .meta({ id: "Evidence" });
export type Evidence = z.infer<typeof Evidence>;

export const Claim = z
  .object({
    id: uuid,
    type: ClaimType,
    label: z.string(),
    description: z.string().nullable(),
    confidence: z.number().min(0).max(1),
    review_status: ReviewStatus,
    institution: z.string().nullable().meta({ description: "education only" }),
    degree: z.string().nullable().meta({ description: "education only" }),
    field: z.string().nullable().meta({ description: "education only" }),
    start_date: partialDate.nullable(),
    end_date: partialDate.nullable(),
    work_history_id: uuid.nullable().meta({ description: "the role this claim was shown in, when known" }),
    evidence: z.array(Evidence),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: "Claim" });
export type Claim = z.infer<typeof Claim>;

/** What can be doubtful about a claim (decisions, section 5). */
export const IssueType = z.enum([
  "no_evidence",
  "weak_evidence",
  "conflicting_dates",
  "duplicate",
  "unverified_metric",
  "stale",
]);
export type IssueType = z.infer<typeof IssueType>;

export const ClaimDetail = Claim.extend({
  issues: z.array(
    z.object({
      id: uuid,
      type: IssueType,
      message: z.string(),
      explanation: MatchPhrase.nullish().meta({ description: "`message` as a code" }),
    }),
  ),
}).meta({ id: "ClaimDetail" });
export type ClaimDetail = z.infer<typeof ClaimDetail>;

const ClaimSummaryCategory = z
  .object({ count: z.int(), avgConfidence: z.number(), topLabels: z.array(z.string()) })
  .meta({ id: "ClaimSummaryCategory" });

export const ClaimSummary = z
  .object({
    skill: ClaimSummaryCategory,
    achievement: ClaimSummaryCategory,
    attribute: ClaimSummaryCategory,
    education: ClaimSummaryCategory,
    certification: ClaimSummaryCategory,
  })
  .meta({ id: "ClaimSummary" });
export type ClaimSummary = z.infer<typeof ClaimSummary>;

export const claimRoutes = {
  listClaims: route({
    method: "GET",
    path: "/claims",
    tag: "Claims",
    summary: "List claims with their issues, most confident first",
    access: ["read:claims"],
    query: z.strictObject({
      type: ClaimType.optional(),
      review_status: ReviewStatus.optional(),
      limit: limitQuery(50),
      cursor: cursorQuery,
    }),
    success: { status: 200, data: ClaimDetail, list: true },
  }),
  summariseClaims: route({
    method: "GET",
    path: "/claims/summary",
    tag: "Claims",
    summary: "Count, mean confidence and top labels by type",
    access: ["read:claims"],
    success: { status: 200, data: ClaimSummary },
  }),
  getClaim: route({
    method: "GET",
    path: "/claims/:id",
    tag: "Claims",
    summary: "Read a claim with its evidence and issues",
    access: ["read:claims"],
    success: { status: 200, data: ClaimDetail },
  }),
  updateClaim: route({
    method: "PATCH",
    path: "/claims/:id",
    tag: "Claims",
    summary: "Correct a claim's words or type",
    access: ["write:claims"],
    body: {
      type: "json",
      schema: z.strictObject({
        label: z.string().trim().min(1).max(300).optional(),
        description: z.string().trim().max(5000).nullable().optional(),
        type: ClaimType.optional(),
      }),
    },
    success: { status: 200, data: Claim },
  }),
  deleteClaim: route({
    method: "DELETE",
    path: "/claims/:id",
    tag: "Claims",
    summary: "Delete a claim and its evidence",
    access: ["write:claims"],
    success: { status: 200, data: z.object({ deleted: z.boolean(), id: uuid }) },
  }),
  dismissIssues: route({
    method: "POST",
    path: "/claims/:id/dismiss",
    tag: "Claims",
    summary: "Dismiss the claim's active issues until their causes change",
    access: ["write:claims"],
    success: { status: 200, data: z.object({ dismissed: z.int(), message: z.string() }) },
  }),
  mergeClaim: route({
    method: "POST",
    path: "/claims/:id/merge",
    tag: "Claims",
    summary: "Move the claim's evidence to another of its type and remove it; gives the claim that remains",
    access: ["write:claims"],
    body: {
      type: "json",
      schema: z.strictObject({
        into: required(uuid).meta({ description: "the claim that remains" }),
      }),
    },
    success: { status: 200, data: Claim },
  }),
  acceptClaim: route({
    method: "POST",
    path: "/claims/:id/accept",
    tag: "Claims",
    summary: "Accept a proposed claim",
    access: ["write:claims"],
    success: { status: 200, data: Claim },
  }),
  rejectClaim: route({
    method: "POST",
    path: "/claims/:id/reject",
    tag: "Claims",
    summary: "Reject a proposed claim",
    access: ["write:claims"],
    success: { status: 200, data: Claim },
  }),
  reviewClaims: route({
    method: "POST",
    path: "/claims/review",
    tag: "Claims",
    summary: "Accept and reject several claims at once",
    access: ["write:claims"],
    body: {
      type: "json",
      schema: z.strictObject({
        accept: z.array(uuid).max(1000).default([]),
        reject: z.array(uuid).max(1000).default([]),
      }),
    },
    success: {
      status: 200,
      data: z.object({ accepted: z.int(), rejected: z.int(), not_found: z.array(uuid) }),
    },
  }),
};
