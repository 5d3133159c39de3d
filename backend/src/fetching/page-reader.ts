/**
 * Reads fetched pages of unknown origin: in a worker thread with its own heap limit and a deadline, so that a page
 * made to hurt costs one worker and a clear error, never the process. Nothing in a page is run or loaded.
 */
import { Worker } from "node:worker_threads";
import type { CaptureResult } from "../../../shared/contract/posting.ts";

export interface FetchedPage {
  body: Uint8Array | string;
  /** `Content-Type` of the answer; its charset counts (HTML, section 13.2.3.2). */
  content_type: string | null;
  /** Address after redirects; "" when it is not known. */
  url: string;
  /** Whether the page's links are wanted too. */
  withLinks?: boolean;
}

export type PageReading = CaptureResult & {
  /** The page's text, one line per block. */
  text: string;
  title: string | null;
  /** The page's web links with their text, in order; empty unless they were wanted. */
  links: { url: string; text: string }[];
};

export interface PageReader {
  /** @throws PageUnreadable */
  read(page: FetchedPage): Promise<PageReading>;
  close(): Promise<void>;
}

export type UnreadableCode = "bad_input" | "too_large" | "timeout" | "out_of_memory" | "failed" | "closed";

/** Why a page could not be read; `message` is one sentence a person understands. */
export class PageUnreadable extends Error {
  readonly code: UnreadableCode;

  constructor(code: UnreadableCode, message: string) {
    super(message);
    this.name = "PageUnreadable";
    this.code = code;
  }
}

export interface PageReaderOptions {
  /** Longest a page may take, milliseconds. */
  timeoutMs: number;
  /** Heap of the worker, megabytes. */
  heapMb: number;
  /** Largest body, bytes. */
  maxBytes?: number;
  /** The worker ends after so long without work, milliseconds. */
  idleMs?: number;
}

interface Job {
  page: FetchedPage;
  resolve(reading: PageReading): void;
  reject(error: Error): void;
}

export type WorkerAnswer = { ok: true; reading: PageReading } | { ok: false; message: string };

/** A reader that starts its worker with the first page and reads one page at a time, in order. */
export function createPageReader({
  timeoutMs,
  heapMb,
  maxBytes = 20_000_000,
  idleMs = 30_000,
}: PageReaderOptions): PageReader {
  const waiting: Job[] = [];
  let worker: Worker | null = null;
  let current: Job | null = null;
  let deadline: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  function settle(outcome: PageReading | Error): void {
    clearTimeout(deadline);
    const job = current;
    current = null;
    if (job !== null) {
      if (outcome instanceof Error) job.reject(outcome);
      else job.resolve(outcome);
    }
    next();
  }

  function start(): Worker {
    const started = new Worker(new URL("./page-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMb, stackSizeMb: 8 },
      stdout: true,
      stderr: true,
    });
    started.on("message", (answer: WorkerAnswer) => {
      if (started === worker)
        settle(
          answer.ok
            ? answer.reading
            : new PageUnreadable("failed", `the page could not be read: ${answer.message}`),
        );
    });
    started.on("error", (error: NodeJS.ErrnoException) => {
      if (started !== worker) return;
      worker = null;
      settle(
        error.code === "ERR_WORKER_OUT_OF_MEMORY"
          ? new PageUnreadable("out_of_memory", "the page needs more memory than a page may use")
          : new PageUnreadable("failed", `the page could not be read: ${error.message}`),
      );
    });
    started.on("exit", () => {
      if (started !== worker) return;
      worker = null;
      if (current !== null)
        settle(new PageUnreadable("failed", "the page could not be read: the reader stopped"));
    });
    started.unref();
    return started;
  }

  function stop(): Promise<unknown> {
    const stopping = worker;
    worker = null;
    return stopping === null ? Promise.resolve() : stopping.terminate();
  }

  function next(): void {
    clearTimeout(idle);
    if (current !== null) return;
    const job = waiting.shift();
    if (job === undefined) {
      worker?.unref();
      idle = setTimeout(() => void stop(), idleMs);
      idle.unref();
      return;
    }
    current = job;
    worker ??= start();
    worker.ref();
    deadline = setTimeout(() => {
      void stop();
      settle(new PageUnreadable("timeout", `the page could not be read within ${timeoutMs / 1000} s`));
    }, timeoutMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(job.page);
  }

  return {
    read(page) {
      const size = page.body.length;
      if (closed) return Promise.reject(new PageUnreadable("closed", "the page reader is closed"));
      if (size > maxBytes)
        return Promise.reject(
          new PageUnreadable(
            "too_large",
            `the page has ${Math.ceil(size / 1e6)} MB; at most ${maxBytes / 1e6} MB are read`,
          ),
        );
      return new Promise((resolve, reject) => {
        waiting.push({ page, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      clearTimeout(idle);
      clearTimeout(deadline);
      for (const job of [...waiting.splice(0), ...(current === null ? [] : [current])])
        job.reject(new PageUnreadable("closed", "the page reader is closed"));
      current = null;
      await stop();
    },
  };
}
