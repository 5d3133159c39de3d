/**
 * Sets résumés as PDF with typst, in a worker thread, so that no render holds up the server. The worker starts with the
 * first résumé and sets one at a time within a time limit; the same résumé gives the same bytes.
 */
import { ApiError } from "../../errors.ts";
import { createWorkThread, ThreadFailed } from "../../threads/work-thread.ts";
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

export type RenderReply = { pdf: Uint8Array<ArrayBuffer> } | { unprintable: string[] };

export interface RendererLimits {
  /** Longest time for one résumé, in milliseconds; 10 s unless given. */
  timeoutMs?: number;
}

/** Fonts are read when the worker starts: it is kept for the next look at a page. */
const WORKER = { heapMb: 512, idleMs: 600_000 };

export function createResumeRenderer({ timeoutMs = 10_000 }: RendererLimits = {}): ResumeRenderer {
  const script = new URL("./renderer-worker.ts", import.meta.url);
  const thread = createWorkThread<RenderRequest, RenderReply>(script, { ...WORKER, timeoutMs });

  return {
    async render(resume, { template, page }) {
      const view = viewOf(resume);
      if (isTooLong(view)) throw tooMuchText();
      const reply = await thread.run({ view, template, page }).catch((error: unknown) => {
        throw error instanceof ThreadFailed && error.code === "timeout" ? tooMuchText() : error;
      });
      if ("unprintable" in reply) throw unprintable(reply.unprintable);
      return reply.pdf;
    },
    close: () => thread.close(),
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
