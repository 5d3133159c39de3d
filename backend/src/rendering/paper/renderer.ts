/**
 * Sets papers, résumés and letters, as PDF (with typst) or Word document, in a worker thread, so that no render holds up the
 * server. The worker starts with the first paper and sets one at a time within a time limit.
 */
import type { PrintFormat } from "@career-portrait/shared/contract";
import { ApiError } from "../../errors.ts";
import { createWorkThread, ThreadFailed } from "../../threads/index.ts";
import type { JsonResume } from "./json-resume.ts";
import { type Letter, type LetterView, letterViewOf } from "./letter-view.ts";
import { type ResumeView, viewOf } from "./resume-view.ts";

/** The kinds of file a paper can be. */
export type FileKind = "pdf" | "docx";
/** A kind of file with the look and the sheet it has. */
export type PaperFormat = PrintFormat & { file: FileKind };

/** More characters than this in all, about eighty pages, are no résumé; nor is one text as long as a short story. */
const MAX_CHARACTERS = 250_000;
const MAX_TEXT = 10_000;

export interface PaperRenderer {
  /**
   * A résumé: one column, text in reading order; a PDF is tagged and has its fonts embedded as subsets. The same résumé gives
   * the same bytes.
   * @throws ApiError 422 `unprintable_text` or `resume_too_long`; Error when the renderer is closed or its worker fails
   */
  resume(resume: JsonResume, format: PaperFormat): Promise<Uint8Array<ArrayBuffer>>;
  /** The most pages that a résumé takes as PDF, over every look and sheet. @throws as `resume`, but for unprintable text */
  pages(resume: JsonResume): Promise<number>;
  /** A letter. @throws as `resume` */
  letter(letter: Letter, format: PaperFormat): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the worker; papers still waiting are refused. */
  close(): Promise<void>;
}

export type PaperView = { kind: "resume"; view: ResumeView } | { kind: "letter"; view: LetterView };
/** Without a format its pages are counted in all of them. */
export type RenderRequest = { paper: PaperView; format: PaperFormat | null };
export type RenderReply = { bytes: Uint8Array<ArrayBuffer> } | { unprintable: string[] } | { pages: number };

export interface RendererLimits {
  /** Longest time for one paper, in milliseconds; 10 s unless given. */
  timeoutMs?: number;
}

/** Fonts are read when the worker starts: it is kept for the next look at a page. */
const WORKER = { heapMb: 512, idleMs: 600_000 };

export function createPaperRenderer({ timeoutMs = 10_000 }: RendererLimits = {}): PaperRenderer {
  const script = new URL("./renderer-worker.ts", import.meta.url);
  const thread = createWorkThread<RenderRequest, RenderReply>(script, { ...WORKER, timeoutMs });

  async function ask(request: RenderRequest): Promise<RenderReply> {
    const { paper } = request;
    if (isTooLong(paper)) throw tooMuchText(paper);
    return thread.run(request).catch((error: unknown) => {
      throw error instanceof ThreadFailed && error.code === "timeout" ? tooMuchText(paper) : error;
    });
  }

  async function render(paper: PaperView, format: PaperFormat): Promise<Uint8Array<ArrayBuffer>> {
    const reply = await ask({ paper, format });
    if ("unprintable" in reply) throw unprintable(paper, reply.unprintable);
    if ("bytes" in reply) return reply.bytes;
    throw new Error("The renderer counted pages where it was to set a paper.");
  }

  return {
    resume: (resume, format) => render({ kind: "resume", view: viewOf(resume) }, format),
    async pages(resume) {
      const reply = await ask({ paper: { kind: "resume", view: viewOf(resume) }, format: null });
      if ("pages" in reply) return reply.pages;
      throw new Error("The renderer set a paper where it was to count pages.");
    },
    letter: (letter, format) => render({ kind: "letter", view: letterViewOf(letter) }, format),
    close: () => thread.close(),
  };
}

function isTooLong({ view }: PaperView): boolean {
  let long = false;
  const size = JSON.stringify(view, (_key, value: unknown) => {
    long ||= typeof value === "string" && value.length > MAX_TEXT;
    return value;
  }).length;
  return long || size > MAX_CHARACTERS;
}

const NAMES = { resume: "résumé", letter: "letter" } as const;

function tooMuchText({ kind }: PaperView): ApiError {
  return new ApiError(
    422,
    "resume_too_long",
    `The ${NAMES[kind]} holds too much text to be printed; shorten its longest entries and try again.`,
  );
}

function unprintable({ kind }: PaperView, letters: string[]): ApiError {
  const shown = letters.slice(0, 10).join(" ");
  return new ApiError(
    422,
    "unprintable_text",
    `The ${NAMES[kind]} holds letters that no font here can print ` +
      `(${shown}${letters.length > 10 ? " …" : ""}); write those words in another script and try ` +
      "again.",
  );
}
