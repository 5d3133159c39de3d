/** Claims and their evidence (specification, Claim and ClaimDetail; decisions, section 5). */
import { z } from "zod";
import { partialDate, timestamp, uuid } from "./common.ts";

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
