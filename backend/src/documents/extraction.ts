/** The job that reads a document: file → text and claims → portrait. Each step may run twice and changes nothing then. */
import type { Document } from "@career-portrait/shared/contract";
import type { DocumentReading } from "../reading/reading.ts";
import { type FailureSentence, JobFailure, type JobRow, type Jobs, type RunningJob } from "../jobs/index.ts";
import type { Portraits } from "../portrait/index.ts";
import { phrasebook, type Sentence } from "../phrasebook.ts";
import { looksLikeDocx } from "../reading/limits.ts";
import type { DocumentStore } from "./store.ts";
import { UnreadableDocument } from "../reading/unreadable-document.ts";

/** Job kinds by document type. */
export const EXTRACTION: Record<Document["type"], string> = {
  resume: "resume_extraction",
  story: "story_extraction",
};

export interface ExtractionServices {
  store: DocumentStore;
  portraits: Portraits;
  /** Reads a résumé's bytes; rejects with UnreadableDocument. */
  readResume: (bytes: Uint8Array) => Promise<DocumentReading>;
  readStory: (text: string) => DocumentReading;
  /** Lets a configured model add what it finds; the local reading is what comes back without one. */
  enrich: (
    accountId: string,
    reading: DocumentReading,
    signal: AbortSignal,
  ) => Promise<{ reading: DocumentReading; note: Sentence | null }>;
}

interface ExtractionInput {
  document_id: string;
}

const FAILED: FailureSentence = {
  message: "The document could not be read. Please try again, or upload it in another form.",
  explanation: { code: "document_failed", params: {} },
};
export const documentNote = phrasebook({
  nothing_claimed: "Nothing in this text could be taken as a claim about you. It is kept; nothing was added.",
});

function gone(): JobFailure {
  return new JobFailure("The document was deleted before it was read.", { code: "document_deleted" });
}

export function defineExtraction(jobs: Jobs, services: ExtractionServices): void {
  const { store, portraits } = services;

  async function readBytes(type: Document["type"], bytes: Uint8Array): Promise<DocumentReading> {
    if (type === "story") return services.readStory(Buffer.from(bytes).toString("utf8"));
    try {
      return await services.readResume(bytes);
    } catch (error) {
      if (error instanceof UnreadableDocument)
        throw new JobFailure(error.message, {
          code: `${looksLikeDocx(bytes) ? "docx" : "pdf"}_${error.code}`,
        });
      throw error;
    }
  }

  async function run(job: RunningJob<ExtractionInput>): Promise<void> {
    const documentId = job.input.document_id;
    await job.phase("validating");
    const document = await store.find(job.accountId, documentId);
    const bytes = document && (await store.file(job.accountId, documentId));
    if (!document || !bytes) throw gone();
    await job.link({ document_id: documentId, title: document.filename });

    await job.phase("extracting");
    const { reading, note } = await job.step("reading", async () => {
      const read = await readBytes(document.type, bytes);
      // What is invented is not worth a model's price.
      return document.sample
        ? { reading: read, note: null }
        : services.enrich(job.accountId, read, job.signal);
    });
    if (note) await job.note(note);
    const claims = await job.step("merging", async () => {
      if (!(await store.setRead(job.accountId, documentId, reading.pages))) throw gone();
      return portraits.absorb({ accountId: job.accountId, documentId, reading, sample: document.sample });
    });
    if (claims === 0) await job.note(documentNote("nothing_claimed"));
    if (!(await store.find(job.accountId, documentId))) {
      // Deleted while it was being merged: its evidence must not outlive it.
      await portraits.withdraw(job.accountId, documentId);
      throw gone();
    }
    await store.setStatus(job.accountId, documentId, "ready", null);
  }

  const definition = {
    concurrency: 2,
    maxAttempts: 4,
    run,
    failureSentence: () => FAILED,
    onFailed: async (row: JobRow, sentence: string, explanation: FailureSentence["explanation"]) => {
      const { document_id } = row.input as ExtractionInput;
      await store.setStatus(row.account_id, document_id, "failed", sentence, explanation);
    },
  };
  jobs.define(EXTRACTION.resume, definition);
  jobs.define(EXTRACTION.story, definition);
}
