/**
 * Sets résumés as PDF with typst, in a worker thread, so that no render holds up the server. The worker starts with the
 * first résumé, sets one at a time within a time limit and ends with `close`; the same résumé gives the same bytes.
 */
import { Worker } from "node:worker_threads";
import { ApiError } from "../../errors.ts";
import type { JsonResume } from "./json-resume.ts";
import { type ResumeView, viewOf } from "./view.ts";

/** The looks a résumé can have (decisions, section 5: at least three). */
export const RESUME_TEMPLATES = ["classic", "modern", "compact"] as const;
export type ResumeTemplate = (typeof RESUME_TEMPLATES)[number];
export type ResumePage = "a4" | "letter";

/** More characters than this in all, about eighty pages, are no résumé; nor is one text as long as a short story. */
const MAX_CHARACTERS = 250_000;
const MAX_TEXT = 10_000;

export interface ResumeRenderer {
  /**
   * The PDF of a résumé: one column, tagged, text in reading order, fonts embedded as subsets.
   * @throws ApiError 422 `unprintable_text` or `resume_too_long`; Error when the renderer is closed or its worker fails
   */
  render(
    resume: JsonResume,
    options: { template: ResumeTemplate; page: ResumePage },
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the worker; résumés still waiting are refused. */
  close(): Promise<void>;
}

export interface RenderRequest {
  view: ResumeView;
  template: ResumeTemplate;
  page: ResumePage;
}

export type RenderReply = { pdf: Uint8Array<ArrayBuffer> } | { unprintable: string[] } | { failed: string };

export interface RendererLimits {
  /** Longest time for one résumé, in milliseconds; 10 s unless given. */
  timeoutMs?: number;
}

export function createResumeRenderer({ timeoutMs = 10_000 }: RendererLimits = {}): ResumeRenderer {
  let worker: Worker | null = null;
  let closed = false;
  let queue: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const started = new Worker(new URL("./renderer-worker.ts", import.meta.url));
    started.unref();
    started.once("exit", () => {
      if (worker === started) worker = null;
    });
    return started;
  }

  async function stop(): Promise<void> {
    const ending = worker;
    worker = null;
    await ending?.terminate();
  }

  function renderNow(request: RenderRequest): Promise<Uint8Array<ArrayBuffer>> {
    if (closed) return Promise.reject(closedError());
    const running = (worker ??= start());
    running.ref();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        void stop();
        finish(() => reject(tooMuchText()));
      }, timeoutMs);
      const onMessage = (reply: RenderReply): void =>
        finish(() => ("pdf" in reply ? resolve(reply.pdf) : reject(errorFrom(reply))));
      const onError = (error: Error): void => finish(() => reject(error));
      const onExit = (): void =>
        finish(() => reject(closed ? closedError() : new Error("The worker that sets résumés ended.")));
      function finish(settle: () => void): void {
        clearTimeout(timer);
        running.off("message", onMessage).off("error", onError).off("exit", onExit);
        running.unref();
        settle();
      }
      running.on("message", onMessage).on("error", onError).on("exit", onExit);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      running.postMessage(request);
    });
  }

  return {
    render(resume, { template, page }) {
      if (closed) return Promise.reject(closedError());
      const view = viewOf(resume);
      if (isTooLong(view)) return Promise.reject(tooMuchText());
      const pdf = queue.then(() => renderNow({ view, template, page }));
      queue = pdf.catch(() => undefined);
      return pdf;
    },
    async close() {
      closed = true;
      await stop();
    },
  };
}

function isTooLong(view: ResumeView): boolean {
  let long = false;
  const size = JSON.stringify(view, (_key, value: unknown) => {
    long ||= typeof value === "string" && value.length > MAX_TEXT;
    return value;
  }).length;
  return long || size > MAX_CHARACTERS;
}

function errorFrom(reply: Exclude<RenderReply, { pdf: Uint8Array }>): Error {
  return "unprintable" in reply ? unprintable(reply.unprintable) : new Error(reply.failed);
}

function closedError(): Error {
  return new Error("The résumé renderer is closed.");
}

function tooMuchText(): ApiError {
  return new ApiError(
    422,
    "resume_too_long",
    "The résumé holds too much text for a PDF; shorten its longest entries and try again.",
  );
}

function unprintable(letters: string[]): ApiError {
  const shown = letters.slice(0, 10).join(" ");
  return new ApiError(
    422,
    "unprintable_text",
    `The résumé holds letters that no font here can print (${shown}${letters.length > 10 ? " …" : ""}); write those words in another script and try again.`,
  );
}
