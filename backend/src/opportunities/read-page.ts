/** The `enriching` phase: what the posting's page, or the text that was handed in, says. */
import type {
  CapturedPosting,
  CaptureResult,
  MatchPhrase,
  Opportunity,
} from "@career-portrait/shared/contract";
import { DESCRIPTION_MAX } from "@career-portrait/shared/contract";
import type { KnownFacts } from "@career-portrait/shared/matching";
import { postingKeyOf, siteOf } from "@career-portrait/shared/posting";
import { joined, type Sentence, sentenceOf } from "../phrasebook.ts";
import { savingNote } from "./notes.ts";
import { type FetchedPage, FetchError, PageUnreadable, type SafeFetch } from "../fetching/index.ts";
import type { FailureSentence } from "../jobs/index.ts";
import { companySite } from "./company-site.ts";

/** Reads a fetched page, off the main thread and within bounds (`fetching/page-reader.ts`). */
export interface PageReader {
  read(
    page: Pick<FetchedPage, "body" | "content_type" | "url">,
  ): Promise<CaptureResult & { text: string; title: string | null }>;
}

export interface ReadingTools {
  fetcher: SafeFetch;
  pages: PageReader;
}

/** What is known of the posting before its text is interpreted. JSON: it is a stored step. */
export interface PostingPage {
  /** Null when neither page nor client gave one; then `problem` says why. */
  text: string | null;
  problem: FailureSentence | null;
  facts: KnownFacts;
  source: string | null;
  /** The address to show. */
  address: string | null;
  /** Canonical addresses that lead to this posting. */
  keys: string[];
  /** Where redirects led, canonical; null when there were none or the page was not read. */
  redirected_to: string | null;
  url_status: Opportunity["url_status"];
  company_site: string | null;
  notes: Sentence[];
}

/** A site that may answer if asked again; `message` is the sentence for when it did not. */
export class SiteUnavailable extends Error implements FailureSentence {
  readonly explanation: FailureSentence["explanation"];

  constructor({ message, explanation }: FailureSentence, options?: { cause?: unknown }) {
    super(message, options);
    this.explanation = explanation;
  }
}

function problem(message: string, code: string, params: MatchPhrase["params"] = {}): FailureSentence {
  return { message, explanation: { code, params } };
}

const PASTE = "Open it in your browser and save it from there, or paste the posting's text.";

const NOTHING_READ: Record<NonNullable<CaptureResult["reason"]>, string> = {
  loading: `The page had not finished loading its posting. ${PASTE}`,
  empty_page: `The page shows its text only inside a browser. ${PASTE}`,
  form_only: `The page holds only an application form. ${PASTE}`,
  not_a_posting: `No job posting was found at this address. ${PASTE}`,
  restricted: `The page asks for a sign-in. ${PASTE}`,
};

function listed(count: number): FailureSentence {
  const message =
    count === 0
      ? "The page is a list of postings, and the list is empty."
      : `The page is a list of ${count === 1 ? "postings" : `${count} postings`}. Open one of them and save that.`;
  return problem(message, "page_list", { count });
}

const GONE = new Set([404, 410]);

/** Why a page with this status cannot be used; null when it can. */
function refusal(status: number): FailureSentence | null {
  if (status < 400) return null;
  if (GONE.has(status))
    return problem(`The posting is no longer at this address (the site answered ${status}).`, "page_gone", {
      status,
    });
  const message = `The site did not show the page to this service (it answered ${status}). ${PASTE}`;
  return problem(message, "page_refused", { status });
}

/** The posting among those of the page that the address names. */
function postingAt(result: CaptureResult, keys: readonly string[]): CapturedPosting | null {
  if (result.kind === "posting") return result.postings[0] ?? null;
  return result.postings.find(({ url }) => url !== null && keys.includes(postingKeyOf(url))) ?? null;
}

/** What the client read, and for what it did not find what the page says that was fetched. */
function factsOf(given: KnownFacts, posting: CapturedPosting | null): KnownFacts {
  const found = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  if (posting === null) return found;
  const { title, company, location, work_mode, employment_type, salary } = posting;
  return { title, company, location, work_mode, employment_type, salary, ...found };
}

interface PageFindings {
  posting: CapturedPosting | null;
  problem: FailureSentence | null;
  page: FetchedPage | null;
}

async function lookAt(url: string, tools: ReadingTools, signal: AbortSignal): Promise<PageFindings> {
  const page = await tools.fetcher.get(url, signal);
  const refused = refusal(page.status);
  if (refused !== null) return { posting: null, problem: refused, page };
  const result = await tools.pages.read(page);
  const keys = [postingKeyOf(url), postingKeyOf(page.url)];
  const posting = postingAt(result, keys);
  if (posting?.description_text) return { posting, problem: null, page };
  if (result.kind === "list") {
    return { posting, problem: listed(result.postings.length), page };
  }
  const reason = result.reason ?? "not_a_posting";
  return { posting, problem: problem(NOTHING_READ[reason], `page_${reason}`), page };
}

const TRY_AGAIN = new Set(["timeout", "unreachable"]);

/** A site that is down or asks to wait is worth another try, unless the client gave the text already. */
function mustTryAgain(findings: PageFindings): boolean {
  const status = findings.page?.status ?? 200;
  return status === 429 || status >= 500;
}

async function attempt(
  url: string,
  hasText: boolean,
  tools: ReadingTools,
  signal: AbortSignal,
): Promise<PageFindings> {
  try {
    const findings = await lookAt(url, tools, signal);
    if (!hasText && findings.problem && mustTryAgain(findings)) throw new SiteUnavailable(findings.problem);
    return findings;
  } catch (error) {
    if (error instanceof PageUnreadable && error.code !== "closed") {
      const unread = problem(`The page could not be read: ${error.message}. ${PASTE}`, "page_unreadable");
      return { posting: null, problem: unread, page: null };
    }
    if (!(error instanceof FetchError)) throw error;
    const unfetched = problem(`${error.message} ${PASTE}`, `fetch_${error.code}`);
    if (!hasText && TRY_AGAIN.has(error.code)) throw new SiteUnavailable(unfetched, { cause: error });
    return { posting: null, problem: unfetched, page: null };
  }
}

function statusOf({ posting, page }: PageFindings): PostingPage["url_status"] {
  if (posting?.closed || GONE.has(page?.status ?? 200)) return "closed";
  return posting === null ? "unknown" : "live";
}

/**
 * Reads the posting at an address, a text, or both: the client's text and facts win, the page adds what they leave open.
 * @throws SiteUnavailable when there is only an address and its site may answer later.
 */
export async function readPostingPage(
  input: { url: string | null; description: string | null; facts?: KnownFacts },
  tools: ReadingTools,
  signal: AbortSignal,
): Promise<PostingPage> {
  const { url, description, facts = {} } = input;
  const nothing: PostingPage = {
    text: description,
    problem: null,
    facts: factsOf(facts, null),
    source: null,
    address: url,
    keys: url === null ? [] : [postingKeyOf(url)],
    redirected_to: null,
    url_status: "unknown",
    company_site: null,
    notes: [],
  };
  if (url === null) return nothing;

  const findings = await attempt(url, description !== null, tools, signal);
  const { posting, problem: found, page } = findings;
  const landed = page === null ? null : postingKeyOf(page.url);
  const own = posting === null ? [] : [landed ?? "", postingKeyOf(posting.url ?? "")];
  const text = description ?? posting?.description_text?.slice(0, DESCRIPTION_MAX) ?? null;
  return {
    ...nothing,
    text,
    problem: text === null ? found : null,
    facts: factsOf(facts, posting),
    source: posting?.source_site ?? siteOf(url),
    address: posting && page ? page.url : url,
    // Where a redirect ends is this posting's only if it is this posting that is read there: sign-in pages are everybody's.
    keys: [...new Set([...nothing.keys, ...own.filter((key) => key !== "")])],
    redirected_to: landed !== null && landed !== nothing.keys[0] ? landed : null,
    url_status: statusOf(findings),
    company_site:
      posting && page
        ? companySite(
            Buffer.from(page.body).toString("utf8"),
            page.url,
            posting.company,
            siteOf(page.url) !== null,
          )
        : null,
    notes:
      description !== null && found !== null
        ? [joined([savingNote("address_unread"), sentenceOf(found)])]
        : [],
  };
}
