/**
 * Reads postings' texts in a worker thread, so that neither many nor a hostile one hold up requests. A posting is read when its row
 * is made and again when its requirements are kept; the second reading of the same text is remembered.
 */
import { createHash } from "node:crypto";
import type { PostingReading } from "@career-portrait/shared/contract";
import type { KnownFacts } from "@career-portrait/shared/matching";
import { createWorkThread, type WorkThreadOptions } from "../../threads/index.ts";

/** The local reading of a posting's text; what the page said already wins. */
export type ReadPosting = (text: string, known: KnownFacts) => Promise<PostingReading>;

export interface PostingTask {
  text: string;
  known: KnownFacts;
}

/** As many postings as are read at the same time, and some. */
const REMEMBERED = 16;

/** Starts its worker with the first posting. */
export function createPostingReader(options: WorkThreadOptions): {
  /** @throws ThreadFailed when a text takes longer than any posting does */
  read: ReadPosting;
  close(): Promise<void>;
} {
  const script = new URL("./posting-worker.ts", import.meta.url);
  const thread = createWorkThread<PostingTask, PostingReading>(script, options);
  const remembered = new Map<string, Promise<PostingReading>>();

  return {
    read(text, known) {
      const key = createHash("sha256")
        .update(JSON.stringify([text, known]))
        .digest("base64");
      const before = remembered.get(key);
      if (before) return before;
      const reading = thread.run({ text, known });
      remembered.set(key, reading);
      reading.catch(() => remembered.delete(key));
      for (const oldest of remembered.keys()) {
        if (remembered.size <= REMEMBERED) break;
        remembered.delete(oldest);
      }
      return reading;
    },
    close: () => thread.close(),
  };
}
