/**
 * Reads fetched pages of unknown origin: in a worker thread with its own heap limit and a deadline, so that a page
 * made to hurt costs one worker and a clear error, never the process. Nothing in a page is run or loaded.
 */
import type { CaptureResult } from "../../../shared/contract/index.ts";
import { createWorkThread, ThreadFailed, type WorkThreadOptions } from "../threads/index.ts";

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

export type PageReaderOptions = WorkThreadOptions & {
  /** Largest body, bytes. */
  maxBytes?: number;
};

function unreadable(error: unknown, timeoutMs: number): unknown {
  if (!(error instanceof ThreadFailed)) return error;
  switch (error.code) {
    case "timeout":
      return new PageUnreadable("timeout", `the page could not be read within ${timeoutMs / 1000} s`);
    case "out_of_memory":
      return new PageUnreadable("out_of_memory", "the page needs more memory than a page may use");
    case "closed":
      return new PageUnreadable("closed", "the page reader is closed");
    default:
      return new PageUnreadable("failed", `the page could not be read: ${error.message.slice(0, 200)}`);
  }
}

/** A reader that starts its worker with the first page and reads one page at a time, in order. */
export function createPageReader({ maxBytes = 20_000_000, ...options }: PageReaderOptions): PageReader {
  const script = new URL("./page-worker.ts", import.meta.url);
  const thread = createWorkThread<FetchedPage, PageReading>(script, { stackMb: 8, ...options });
  return {
    async read(page) {
      const size = page.body.length;
      if (size > maxBytes)
        throw new PageUnreadable(
          "too_large",
          `the page has ${Math.ceil(size / 1e6)} MB; at most ${maxBytes / 1e6} MB are read`,
        );
      return thread.run(page).catch((error: unknown) => {
        throw unreadable(error, options.timeoutMs);
      });
    },
    close: () => thread.close(),
  };
}
