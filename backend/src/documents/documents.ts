/** Taking documents in, showing them, deleting them (specification, Documents; decisions, section 5). */
import { hash } from "node:crypto";
import type {
  AsyncJob,
  Document,
  DocumentAcceptance,
  DocumentDetail,
  UploadedFile,
} from "@career-portrait/shared/contract";
import { derivedId } from "../derived-id.ts";
import { ApiError, notFound } from "../errors.ts";
import type { Jobs } from "../jobs/index.ts";
import type { ClaimCare, Portraits } from "../portrait/index.ts";
import { looksLikeDocx, looksLikeOldWord } from "../reading/limits.ts";
import { EXTRACTION } from "./extraction.ts";
import { looksLikePdf } from "../reading/limits.ts";
import type { DocumentPosition, DocumentRow, DocumentStore } from "./store.ts";

export interface DocumentServices {
  store: DocumentStore;
  portraits: Portraits;
  care: Pick<ClaimCare, "acceptDocument">;
  jobs: Jobs;
  /** Forgets what was made of the portrait since then. */
  forgetMade: (accountId: string, since: Date) => Promise<void>;
  now: () => number;
}

interface GivenDocument {
  id: string;
  type: Document["type"];
  filename: string | null;
  bytes: Uint8Array;
  sample?: true;
}

const STARTED = "Reading has begun. Follow the job to see when it is done.";

/** The name to show: without folders and control characters, and not longer than people read. */
function safeName(filename: string | null): string | null {
  const base = filename?.split(/[/\\]/).at(-1)?.replace(/\p{C}/gu, "").trim().slice(-200);
  return base || null;
}

/** Why bytes are no résumé that can be read, in a sentence that says what to do; null where they may be one. */
function unfit(bytes: Uint8Array): string | null {
  if (looksLikePdf(bytes) || looksLikeDocx(bytes)) return null;
  if (bytes.length === 0)
    return "The file is empty. Save your résumé as PDF or Word document (.docx) and upload that.";
  return looksLikeOldWord(bytes)
    ? "This is an older Word document (.doc), or one with a password. Save your résumé as .docx without a password, or as PDF, and upload that."
    : "This file is neither a PDF nor a Word document (.docx). Save your résumé as one of them and upload that.";
}

function asDocument(row: Omit<DocumentRow, "pages">, evidence_count: number): Document {
  const { _id, type, filename, status, error, error_explanation = null, sample, created_at } = row;
  return {
    id: _id,
    type,
    filename,
    status,
    error,
    error_explanation,
    evidence_count,
    ...(sample && { sample }),
    created_at: created_at.toISOString(),
  };
}

export class Documents {
  readonly #services: DocumentServices;

  constructor(services: DocumentServices) {
    this.#services = services;
  }

  /** @throws ApiError 400 `invalid_file`, 400 `duplicate`. */
  async uploadResume(accountId: string, id: string, file: UploadedFile): Promise<AsyncJob> {
    const why = unfit(file.bytes);
    if (why !== null) throw new ApiError(400, "invalid_file", why);
    return this.#takeOwn(accountId, {
      id,
      type: "resume",
      filename: safeName(file.filename),
      bytes: file.bytes,
    });
  }

  /** @throws ApiError 400 `duplicate`. */
  async submitStory(accountId: string, id: string, text: string): Promise<AsyncJob> {
    return this.#takeOwn(accountId, { id, type: "story", filename: null, bytes: Buffer.from(text, "utf8") });
  }

  /** Takes the sample's résumé in, which is marked as such. @throws ApiError 400 `duplicate` while it stands. */
  async addSample(accountId: string, id: string, filename: string, bytes: Uint8Array): Promise<AsyncJob> {
    return this.#take(accountId, { id, type: "resume", filename, bytes, sample: true });
  }

  async hasSample(accountId: string): Promise<boolean> {
    return (await this.#services.store.samples(accountId)).length > 0;
  }

  /** Removes the sample's résumé, all that was read of it, and what was made of it since; whether there was one. */
  async removeSample(accountId: string): Promise<boolean> {
    const { store, portraits, forgetMade } = this.#services;
    const samples = await store.samples(accountId);
    for (const { _id, created_at } of samples) {
      await portraits.disown(accountId, _id);
      await this.#remove(accountId, _id);
      await forgetMade(accountId, created_at);
    }
    return samples.length > 0;
  }

  /** A portrait is of one person: what somebody gives of their own takes the sample's place. */
  async #takeOwn(accountId: string, input: GivenDocument): Promise<AsyncJob> {
    await this.removeSample(accountId);
    return this.#take(accountId, input);
  }

  async #take(accountId: string, input: GivenDocument): Promise<AsyncJob> {
    const { store, now } = this.#services;
    const row: DocumentRow = {
      _id: input.id,
      account_id: accountId,
      type: input.type,
      filename: input.filename,
      status: "processing",
      error: null,
      sha256: hash("sha256", input.bytes, "hex"),
      job_id: derivedId("job", input.id),
      pages: [],
      ...(input.sample && { sample: input.sample }),
      created_at: new Date(now()),
    };
    let standing = await store.insert(accountId, row, input.bytes);
    if (standing?.status === "failed") {
      // What could not be read before may be tried again, perhaps by a newer reader.
      await this.#remove(accountId, standing._id);
      standing = await store.insert(accountId, row, input.bytes);
    }
    const document = standing ?? row;
    if (document.status === "processing") await this.queue(document);
    if (document._id !== row._id) {
      const { _id: existing, type, filename, status } = document;
      const message = `You have given us this ${type === "resume" ? "résumé" : "story"} already.`;
      throw new ApiError(400, "duplicate", message, { existing: { id: existing, type, filename, status } });
    }
    return { job_id: document.job_id, status: "processing", message: STARTED };
  }

  /** Queues the reading of a document, once however often it is asked. */
  async queue(document: Pick<DocumentRow, "_id" | "account_id" | "type" | "job_id">): Promise<void> {
    await this.#services.jobs.enqueue({
      id: document.job_id,
      kind: EXTRACTION[document.type],
      accountId: document.account_id,
      input: { document_id: document._id },
      documentId: document._id,
    });
  }

  /** Takes up what a killed process left between storing a document and queueing its reading. */
  async queueUnread(): Promise<void> {
    for (const document of await this.#services.store.unread()) await this.queue(document);
  }

  /** Oldest first. */
  async list(accountId: string, after: DocumentPosition | null, limit: number): Promise<Document[]> {
    const rows = await this.#services.store.page(accountId, after, limit);
    return Promise.all(
      rows.map(async (row) => asDocument(row, (await this.#evidence(accountId, row._id)).length)),
    );
  }

  /** @throws ApiError 404 */
  async read(accountId: string, documentId: string): Promise<DocumentDetail> {
    const row = await this.#services.store.find(accountId, documentId);
    if (!row) throw notFound("This document");
    const evidence = await this.#evidence(accountId, documentId);
    return { ...asDocument(row, evidence.length), evidence, pages: row.pages };
  }

  /** Accepts what was read of it and is not doubtful. @throws ApiError 404 */
  async accept(accountId: string, documentId: string): Promise<DocumentAcceptance> {
    const { store, care } = this.#services;
    if (!(await store.find(accountId, documentId))) throw notFound("This document");
    return care.acceptDocument(accountId, documentId);
  }

  /** @throws ApiError 404, to all but one of those who delete it at the same time. */
  async delete(accountId: string, documentId: string): Promise<void> {
    if (!(await this.#services.store.find(accountId, documentId))) throw notFound("This document");
    if (!(await this.#remove(accountId, documentId))) throw notFound("This document");
  }

  /** Evidence first, so that a killed process leaves none behind; and once more, for what an extraction under way added. */
  async #remove(accountId: string, documentId: string): Promise<boolean> {
    await this.#services.portraits.withdraw(accountId, documentId);
    const deleted = await this.#services.store.delete(accountId, documentId);
    await this.#services.portraits.withdraw(accountId, documentId);
    return deleted;
  }

  async #evidence(accountId: string, documentId: string): Promise<DocumentDetail["evidence"]> {
    const claims = await this.#services.portraits.claimRowsOfDocument(accountId, documentId);
    return claims.flatMap((claim) =>
      claim.evidence
        .filter((piece) => piece.source_document_id === documentId)
        .map(({ id, content, page, start, end }) => ({ id, content, claim_id: claim._id, page, start, end })),
    );
  }
}
