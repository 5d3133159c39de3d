/** The worker behind `document-reader.ts`: bytes in, a reading or a reason out. */
import { readResumePages } from "../reading/resume/index.ts";
import type { DocumentReading } from "../reading/reading.ts";
import { serve } from "../threads/serve.ts";
import { readDocxLayout } from "../reading/docx/index.ts";
import { looksLikePdf, readPdfLayout } from "../reading/pdf/index.ts";
import { UnreadableDocument, type UnreadableReason } from "../reading/unreadable-document.ts";

export type ReaderReply =
  | { reading: DocumentReading }
  | { unreadable: { code: UnreadableReason; message: string } };

serve(async (bytes: Uint8Array): Promise<ReaderReply> => {
  try {
    const pages = looksLikePdf(bytes) ? await readPdfLayout(bytes) : readDocxLayout(bytes);
    return { reading: readResumePages(pages) };
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    return { unreadable: { code: error.code, message: error.message } };
  }
});
