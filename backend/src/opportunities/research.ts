/** The `researching` phase: the company's own about and careers pages (decisions, section 6). */
import { once } from "node:events";
import type { Sentence } from "../phrasebook.ts";
import { savingNote } from "./notes.ts";
import { FetchError, PageUnreadable } from "../fetching/index.ts";
import type { ReadingTools } from "./read-page.ts";
import type { CompanyResearch } from "./row.ts";
import { pattern } from "@career-portrait/shared/text";

/** For the whole phase, in ms. */
const TIME_MS = 15_000;
const MAX_TEXT = 6_000;
const MAX_PAGES = 2;
/** So much of the first page is searched for links. */
const SEARCHED = 500_000;

const WANTED = [
  pattern("i")`
    \/(about|about-us|aboutus|company|who-we-are|our-story|ueber-uns|uber-uns|a-propos|qui-sommes-nous|
    nosotros|quienes-somos|chi-siamo|sobre|sobre-nos|om-oss|over-ons|o-nas)\/?$`,
  /\/(careers?|jobs|join|join-us|work-with-us|working-here|culture|karriere|carrieres?|empleo|lavora-con-noi|vacatures|kariera)\/?$/i,
];

/** The about page and the careers page that a site's first page links to, on the same site. */
export function linksToFollow(html: string, base: string): string[] {
  const origin = URL.parse(base)?.origin;
  const links = html
    .slice(0, SEARCHED)
    .matchAll(/\bhref\s*=\s*["']?([^"'<>\s]{1,500})/gi)
    .map((found) => URL.parse(found[1] ?? "", base))
    .filter((url) => url !== null)
    .filter((url) => url.origin === origin)
    .toArray();
  const found = WANTED.map((wanted) => links.find((url) => wanted.test(url.pathname)));
  return [...new Set(found.filter((url) => url !== undefined).map((url) => url.origin + url.pathname))].slice(
    0,
    MAX_PAGES,
  );
}

/** Rejects when the signal is aborted. */
async function ended(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, "abort");
  throw signal.reason;
}

export interface Research {
  research: CompanyResearch | null;
  /** Why nothing was read, or null. */
  note: Sentence | null;
}

/** Reads the company's site; nothing reachable is a note, never a failure. */
export async function researchCompany(
  site: string | null,
  tools: ReadingTools,
  signal: AbortSignal,
): Promise<Research> {
  if (site === null) {
    return {
      research: null,
      note: savingNote("company_site_unknown"),
    };
  }
  const within = AbortSignal.any([signal, AbortSignal.timeout(TIME_MS)]);
  const pages: CompanyResearch["pages"] = [];
  const visit = async (url: string): Promise<string | null> => {
    const page = await tools.fetcher.get(url, within);
    if (page.status >= 400) return null;
    // The reader has its own time limit, which is longer than this phase's.
    const reading = tools.pages.read(page);
    const { text, title } = await Promise.race([reading, ended(within)]);
    if (text.trim() !== "") pages.push({ url: page.url, title, text: text.slice(0, MAX_TEXT) });
    return Buffer.from(page.body).toString("utf8");
  };
  try {
    const first = await visit(site);
    for (const link of first === null ? [] : linksToFollow(first, site)) await visit(link);
  } catch (error) {
    signal.throwIfAborted();
    const unreadable = error instanceof FetchError || error instanceof PageUnreadable;
    if (!unreadable && !within.aborted) throw error;
  }
  if (pages.length > 0) return { research: { site, pages }, note: null };
  const host = URL.parse(site)?.host ?? site;
  return { research: null, note: savingNote("company_site_unread", { host }) };
}
