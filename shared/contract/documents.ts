/** Uploaded résumés and told stories (specification, Document; decisions, section 5). */
import { z } from "zod";
import { pageQuery, timestamp, uuid } from "./common.ts";
import { AsyncJob } from "./jobs.ts";
import { MatchPhrase } from "./match.ts";
import { DOCX, PDF } from "./print.ts";
import { route } from "./route.ts";

/** Largest résumé taken, in bytes (specification, Limits). */
export const RESUME_MAX_BYTES = 10 * 1024 * 1024;

/** Code points, not UTF-16 units: a story of 200 emoji is 200 characters long. */
function characters(text: string): number {
  return Array.from(text).length;
}

export const Document = z
  .object({
    id: uuid,
    type: z.enum(["resume", "story"]),
    filename: z.string().nullable(),
    status: z.enum(["processing", "ready", "failed"]),
    error: z.string().nullable(),
    error_explanation: MatchPhrase.nullish().meta({
      description: "`error` as a code (docs/explanations.md)",
    }),
    evidence_count: z.int(),
    sample: z.literal(true).optional().meta({ description: "of the sample data; absent for a person's own" }),
    created_at: timestamp,
  })
  .meta({ id: "Document" });
export type Document = z.infer<typeof Document>;

export const DocumentDetail = Document.extend({
  evidence: z.array(
    z.object({
      id: uuid,
      content: z.string().nullable(),
      claim_id: uuid.nullable(),
      page: z.int().nullable(),
      start: z.int().nullable(),
      end: z.int().nullable(),
    }),
  ),
  pages: z.array(z.string()).meta({ description: "the text, page by page; evidence offsets point into it" }),
}).meta({ id: "DocumentDetail" });
export type DocumentDetail = z.infer<typeof DocumentDetail>;

/** What "looks right" came to: claims and roles accepted now. */
export const DocumentAcceptance = z
  .object({
    claims: z.int(),
    roles: z.int(),
    doubtful: z.int().meta({ description: "left proposed: with an issue, or a confidence under 0.6" }),
  })
  .meta({ id: "DocumentAcceptance" });
export type DocumentAcceptance = z.infer<typeof DocumentAcceptance>;

function upload<const P extends string>(path: P) {
  return route({
    method: "POST",
    path,
    tag: "Documents",
    summary: "Upload a résumé as PDF or Word document (.docx); its claims are extracted in the background",
    access: ["write:documents"],
    body: { type: "multipart", field: "file", contentType: `${PDF}, ${DOCX}`, maxBytes: RESUME_MAX_BYTES },
    success: { status: 200, data: AsyncJob },
    errors: [
      [400, "invalid_file"],
      [400, "duplicate"],
    ],
  });
}

export const documentRoutes = {
  listDocuments: route({
    method: "GET",
    path: "/documents",
    tag: "Documents",
    summary: "List documents, oldest first",
    access: ["read:documents"],
    query: pageQuery,
    success: { status: 200, data: Document, list: true },
  }),
  getDocument: route({
    method: "GET",
    path: "/documents/:id",
    tag: "Documents",
    summary: "Read a document with its evidence",
    access: ["read:documents"],
    success: { status: 200, data: DocumentDetail },
  }),
  acceptDocument: route({
    method: "POST",
    path: "/documents/:id/accept",
    tag: "Documents",
    summary: "Looks right: accept its proposed claims and roles that are not doubtful",
    access: ["write:claims"],
    success: { status: 200, data: DocumentAcceptance },
  }),
  deleteDocument: route({
    method: "DELETE",
    path: "/documents/:id",
    tag: "Documents",
    summary: "Delete a document and its evidence",
    access: ["write:documents"],
    success: { status: 200, data: z.object({ deleted: z.boolean() }) },
  }),
  uploadResume: upload("/documents/resume"),
  /** Its other address (decisions, section 7). */
  uploadDocument: upload("/documents"),
  submitStory: route({
    method: "POST",
    path: "/documents/story",
    tag: "Documents",
    summary: "Tell a career story; its claims are extracted in the background",
    access: ["write:documents"],
    body: {
      type: "json",
      schema: z.strictObject({
        text: z
          .string()
          .refine((text) => characters(text) >= 200 && characters(text) <= 10_000, {
            message: "must be 200 to 10,000 characters long",
          })
          .refine((text) => text.trim() !== "", { message: "must say something" }),
      }),
    },
    success: { status: 200, data: AsyncJob },
    errors: [[400, "duplicate"]],
  }),
};
