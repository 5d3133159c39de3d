/** The worker behind `document-reader.ts`: bytes in, a reading or a reason out. */
import { readResumePages } from "./resume/index.ts";
import type { LaidOutPage } from "./layout.ts";
import type { DocumentReading } from "./reading.ts";
import { serve } from "../threads/index.ts";
import { looksLikePdf } from "./limits.ts";
import { UnreadableDocument, type UnreadableReason } from "./unreadable-document.ts";

export type ReaderReply =
  | { reading: DocumentReading }
  | { unreadable: { code: UnreadableReason; message: string } };

serve(async (bytes: Uint8Array): Promise<ReaderReply> => {
  try {
    return { reading: readResumePages(await layoutOf(bytes)) };
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    return { unreadable: { code: error.code, message: error.message } };
  }
});

/** Of the two readers of files only the one is loaded that is needed. */
async function layoutOf(bytes: Uint8Array): Promise<LaidOutPage[]> {
  return looksLikePdf(bytes)
    ? (await import("./pdf/index.ts")).readPdfLayout(bytes)
    : (await import("./docx/index.ts")).readDocxLayout(bytes);
}
