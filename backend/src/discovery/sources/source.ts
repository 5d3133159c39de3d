/** What every source of postings is to discovery: pages of results for a saved query, asked for politely (decisions, section 8). */
import type { DiscoverySource, FiledPosting } from "@career-portrait/shared/contract";
import type { FetchedPage, SafeFetch } from "../../fetching/index.ts";
import type { PageReader } from "../../opportunities/index.ts";
import type { Sentence } from "../../phrasebook.ts";
import { runNote } from "../notes.ts";

export interface SourceQuery {
  keyword: string;
  location: string | null;
}

export interface ResultPage {
  postings: FiledPosting[];
  /** Where the next page is, in the source's own terms; null at the end. */
  next: string | null;
}

export interface Source {
  id: DiscoverySource;
  /** Most pages asked for one query in a run. */
  maxPages: number;
  /** @throws SourceFailure, or FetchError, with a sentence for people. */
  page(query: SourceQuery, position: string | null, signal: AbortSignal): Promise<ResultPage>;
}

export interface SourceTools {
  fetcher: SafeFetch;
  pages: PageReader;
}

/** The source did not give results; `retryAfterMs` where it says when to ask again, null where asking again is of no use now. */
export class SourceFailure extends Error {
  /** The message, and the same in codes. */
  readonly note: Sentence;
  readonly retryAfterMs: number | null;

  constructor(note: Sentence, retryAfterMs: number | null = null) {
    super(note.text);
    this.name = "SourceFailure";
    this.note = note;
    this.retryAfterMs = retryAfterMs;
  }
}

/** When a site that says nothing else may be asked again, in ms. */
const ASK_AGAIN_MS = 5_000;

/** Seconds or a date (RFC 9110, section 10.2.3). */
function retryAfter(header: string | null): number {
  if (header === null) return ASK_AGAIN_MS;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? ASK_AGAIN_MS : Math.max(0, at - Date.now());
}

/** Fetches a page of a source. @throws SourceFailure for any status that is no success. */
export async function fetchResults(
  fetcher: SafeFetch,
  url: string,
  signal: AbortSignal,
): Promise<FetchedPage> {
  const page = await fetcher.get(url, signal);
  if (page.status < 300) return page;
  if (page.status === 429 || page.status === 999)
    throw new SourceFailure(runNote("source_resting"), retryAfter(page.retry_after));
  if (page.status >= 500)
    throw new SourceFailure(runNote("source_failed", { status: page.status }), retryAfter(page.retry_after));
  throw new SourceFailure(runNote("source_refused", { status: page.status }));
}
