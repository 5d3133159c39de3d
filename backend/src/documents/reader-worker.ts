/** The worker behind `document-reader.ts`: bytes in, a reading or a reason out. */
import { readResumePages } from "../intelligence/local/resume/index.ts";
import type { DocumentReading } from "../intelligence/reading.ts";
import { serve } from "../threads/serve.ts";
import { readPdfLayout } from "./pdf/index.ts";
import { UnreadableDocument, type UnreadableReason } from "./unreadable-document.ts";

export type ReaderReply =
  | { reading: DocumentReading }
  | { unreadable: { code: UnreadableReason; message: string } };

serve(async (bytes: Uint8Array): Promise<ReaderReply> => {
  try {
    return { reading: readResumePages(await readPdfLayout(bytes)) };
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    return { unreadable: { code: error.code, message: error.message } };
  }
});
