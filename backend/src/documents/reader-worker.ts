/** The worker behind `document-reader.ts`: bytes in, a reading or a reason out. */
import { parentPort } from "node:worker_threads";
import { readResumePages } from "../intelligence/local/resume/index.ts";
import type { DocumentReading } from "../intelligence/reading.ts";
import { readPdfLayout } from "./pdf/index.ts";
import { UnreadableDocument, type UnreadableReason } from "./unreadable-document.ts";
import { standBack } from "../thread-priority.ts";

export type ReaderReply =
  | { reading: DocumentReading }
  | { unreadable: { code: UnreadableReason; message: string } }
  | { failed: string };

async function replyTo(bytes: Uint8Array): Promise<ReaderReply> {
  try {
    return { reading: readResumePages(await readPdfLayout(bytes)) };
  } catch (error) {
    if (error instanceof UnreadableDocument)
      return { unreadable: { code: error.code, message: error.message } };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

standBack();

parentPort?.on("message", (bytes: Uint8Array) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  void replyTo(bytes).then((reply) => parentPort?.postMessage(reply));
});
