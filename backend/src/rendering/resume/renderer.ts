/**
 * Sets résumés as PDF with typst, in a worker thread, so that no render holds up the server. The worker starts with the
 * first résumé and ends with `close`; the same résumé gives the same bytes.
 */
import { Worker } from "node:worker_threads";
import type { JsonResume } from "./json-resume.ts";
import { type ResumeView, viewOf } from "./view.ts";

/** The looks a résumé can have (decisions, section 5: at least three). */
export const RESUME_TEMPLATES = ["classic", "modern", "compact"] as const;
export type ResumeTemplate = (typeof RESUME_TEMPLATES)[number];
export type ResumePage = "a4" | "letter";

export interface ResumeRenderer {
  /**
   * The PDF of a résumé: one column, tagged, text in reading order, fonts embedded as subsets.
   * @throws Error when the renderer is closed or its worker fails
   */
  render(
    resume: JsonResume,
    options: { template: ResumeTemplate; page: ResumePage },
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the worker; résumés still waiting are refused. */
  close(): Promise<void>;
}

export interface RenderRequest {
  id: number;
  view: ResumeView;
  template: ResumeTemplate;
  page: ResumePage;
}

export type RenderReply = { id: number; pdf: Uint8Array<ArrayBuffer> } | { id: number; failed: string };

interface Waiting {
  resolve(pdf: Uint8Array<ArrayBuffer>): void;
  reject(error: Error): void;
}

export function createResumeRenderer(): ResumeRenderer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let closed = false;
  let requests = 0;

  function start(): Worker {
    const started = new Worker(new URL("./renderer-worker.ts", import.meta.url));
    let reason = new Error("The worker that sets résumés ended.");
    started.on("message", (reply: RenderReply) => {
      const request = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (waiting.size === 0) started.unref();
      if ("pdf" in reply) request?.resolve(reply.pdf);
      else request?.reject(new Error(reply.failed));
    });
    started.on("error", (error: Error) => {
      reason = error;
    });
    started.once("exit", () => {
      worker = null;
      for (const request of waiting.values())
        request.reject(closed ? new Error("The résumé renderer is closed.") : reason);
      waiting.clear();
    });
    return started;
  }

  return {
    render(resume, { template, page }) {
      if (closed) return Promise.reject(new Error("The résumé renderer is closed."));
      const request: RenderRequest = { id: (requests += 1), view: viewOf(resume), template, page };
      const running = (worker ??= start());
      running.ref();
      return new Promise((resolve, reject) => {
        waiting.set(request.id, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        running.postMessage(request);
      });
    },
    async close() {
      closed = true;
      await worker?.terminate();
    },
  };
}
