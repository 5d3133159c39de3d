/**
 * Reads résumés, PDF or Word, in a worker thread, so that neither a large nor a hostile file holds up or brings down the
 * server. The worker starts with the first document, reads one at a time and ends when it has been idle.
 */
import type { DocumentReading } from "./reading.ts";
import { createWorkThread, ThreadFailed, type WorkThreadOptions } from "../threads/index.ts";
import { looksLikeDocx } from "./limits.ts";
import { MAX_BYTES, looksLikePdf } from "./limits.ts";
import type { ReaderReply } from "./reader-worker.ts";
import { UnreadableDocument } from "./unreadable-document.ts";

export interface DocumentReader {
  /**
   * The reading of a résumé's PDF or Word document.
   * @throws UnreadableDocument for every file that cannot be read within the reader's limits
   */
  read(bytes: Uint8Array): Promise<DocumentReading>;
  /** Ends the worker; documents still waiting are refused. */
  close(): Promise<void>;
}

export function createDocumentReader(limits: WorkThreadOptions): DocumentReader {
  const script = new URL("./reader-worker.ts", import.meta.url);
  const thread = createWorkThread<Uint8Array, ReaderReply>(script, limits);
  return {
    async read(bytes) {
      if (bytes.byteLength > MAX_BYTES) throw tooLarge();
      if (!looksLikePdf(bytes) && !looksLikeDocx(bytes))
        throw new UnreadableDocument(
          "not_a_pdf",
          "The file is neither a PDF nor a Word document (.docx); save the résumé as one of them and try again.",
        );
      const copy = new Uint8Array(bytes);
      const reply = await thread.run(copy, [copy.buffer]).catch((error: unknown) => {
        throw unreadable(error);
      });
      if ("reading" in reply) return reply.reading;
      throw new UnreadableDocument(reply.unreadable.code, reply.unreadable.message);
    },
    close: () => thread.close(),
  };
}

function unreadable(error: unknown): unknown {
  if (!(error instanceof ThreadFailed)) return error;
  if (error.code === "out_of_memory") return tooLarge();
  return error.code === "timeout" || error.code === "stopped" ? tooMuchWork() : error;
}

function tooLarge(): UnreadableDocument {
  return new UnreadableDocument(
    "too_large",
    `The file is too large to read (the limit is ${MAX_BYTES / 1024 / 1024} MB, and less where ` +
      "it unpacks to much more); export a smaller copy, without pictures.",
  );
}

function tooMuchWork(): UnreadableDocument {
  return new UnreadableDocument(
    "timed_out",
    "Reading the file took too long; export a fresh, simpler copy from the program it was written in and try again.",
  );
}
