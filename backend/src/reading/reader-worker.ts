/** The worker behind `document-reader.ts`: bytes in, a reading or a reason out. */
import { readResumePages } from "./resume/index.ts";
import type { DocumentReading } from "./reading.ts";
import { serve } from "../threads/index.ts";
import { readDocxLayout } from "./docx/index.ts";
import { looksLikePdf } from "./limits.ts";
import { readPdfLayout } from "./pdf/index.ts";
import { UnreadableDocument, type UnreadableReason } from "./unreadable-document.ts";

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
