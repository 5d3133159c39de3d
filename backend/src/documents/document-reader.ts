/**
 * Reads PDFs in a worker thread, so that neither a large nor a hostile file holds up or brings down the server. The
 * worker starts with the first document, reads one at a time and ends when it has been idle.
 */
import { Worker } from "node:worker_threads";
import type { DocumentReading } from "../intelligence/reading.ts";
import { MAX_BYTES, looksLikePdf } from "./pdf/limits.ts";
import type { ReaderReply } from "./reader-worker.ts";
import { UnreadableDocument } from "./unreadable-document.ts";

export interface DocumentReader {
  /**
   * The reading of a résumé's PDF.
   * @throws UnreadableDocument for every file that cannot be read within the reader's limits
   */
  readPdf(bytes: Uint8Array): Promise<DocumentReading>;
  /** Ends the worker; documents still waiting are refused. */
  close(): Promise<void>;
}

export interface DocumentReaderLimits {
  /** Longest time for one document, in milliseconds. */
  timeoutMs: number;
  /** Largest heap of the worker, in megabytes. */
  heapMb: number;
  /** How long the worker waits for another document before it ends; 30 s unless given. */
  idleMs?: number;
}

export function createDocumentReader({
  timeoutMs,
  heapMb,
  idleMs = 30_000,
}: DocumentReaderLimits): DocumentReader {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;
  let queue: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const started = new Worker(new URL("./reader-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      stdout: false,
      stderr: true,
    });
    started.unref();
    started.once("exit", () => {
      if (worker === started) worker = null;
    });
    return started;
  }

  async function stop(): Promise<void> {
    const ending = worker;
    worker = null;
    clearTimeout(idle);
    await ending?.terminate();
  }

  function readNow(bytes: Uint8Array): Promise<DocumentReading> {
    if (closed) return Promise.reject(new Error("The document reader is closed."));
    clearTimeout(idle);
    const running = (worker ??= start());
    running.ref();
    return new Promise<DocumentReading>((resolve, reject) => {
      const timer = setTimeout(() => {
        void stop();
        finish(() => reject(tooMuchWork()));
      }, timeoutMs);
      const onMessage = (reply: ReaderReply): void =>
        finish(() => ("reading" in reply ? resolve(reply.reading) : reject(errorFrom(reply))));
      const onError = (error: Error): void => finish(() => reject(isOutOfMemory(error) ? tooLarge() : error));
      const onExit = (): void =>
        finish(() => reject(closed ? new Error("The document reader is closed.") : tooMuchWork()));
      function finish(settle: () => void): void {
        clearTimeout(timer);
        running.off("message", onMessage).off("error", onError).off("exit", onExit);
        running.unref();
        idle = setTimeout(() => void stop(), idleMs).unref();
        settle();
      }
      running.on("message", onMessage).on("error", onError).on("exit", onExit);
      const copy = new Uint8Array(bytes);
      running.postMessage(copy, [copy.buffer]);
    });
  }

  return {
    readPdf(bytes) {
      if (bytes.byteLength > MAX_BYTES) return Promise.reject(tooLarge());
      if (!looksLikePdf(bytes)) {
        return Promise.reject(
          new UnreadableDocument(
            "not_a_pdf",
            "The file is not a PDF; export the résumé as a PDF and try again.",
          ),
        );
      }
      const reading = queue.then(() => readNow(bytes));
      queue = reading.catch(() => undefined);
      return reading;
    },
    async close() {
      closed = true;
      await stop();
    },
  };
}

function errorFrom(reply: Exclude<ReaderReply, { reading: DocumentReading }>): Error {
  return "unreadable" in reply
    ? new UnreadableDocument(reply.unreadable.code, reply.unreadable.message)
    : new Error(reply.failed);
}

function isOutOfMemory(error: Error): boolean {
  return (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
}

function tooLarge(): UnreadableDocument {
  return new UnreadableDocument(
    "too_large",
    `The PDF is too large to read (the limit is ${MAX_BYTES / 1024 / 1024} MB, and less where it unpacks to much more); export a smaller copy, without pictures.`,
  );
}

function tooMuchWork(): UnreadableDocument {
  return new UnreadableDocument(
    "timed_out",
    "Reading the PDF took too long; export a fresh, simpler copy from the program it was written in and try again.",
  );
}
