/** The postings of a job-alert mail: its cards as a page of results shows them, and every link that leads to a posting besides. */
import type { FiledPosting } from "@career-portrait/shared/contract";
import { isJobAddress, isPlausibleCompany, postingKeyOf } from "@career-portrait/shared/posting";
import { FetchError, type PageReader, PageUnreadable, type SafeFetch } from "../fetching/index.ts";
import { phrasebook, type Sentence } from "../phrasebook.ts";
import { isAboutTheMail, isPosting, unwrapped } from "./links.ts";
import { pattern } from "@career-portrait/shared/text";

export interface MailTools {
  fetcher: SafeFetch;
  pages: PageReader;
}

/** `attention` says what a person has to look at. */
export interface MailPosting {
  posting: FiledPosting;
  attention?: Sentence;
}

/** A posting as the mail shows it; `listed` when it stands there as one of several cards. */
interface Mention {
  url: string;
  card: FiledPosting;
  listed: boolean;
}

/** A mail with more links than this to follow is no job alert. */
const MOST_FOLLOWED = 40;
const AT_ONCE = 4;
/** All following together, in ms: somebody waits for the answer. */
const PATIENCE_MS = 25_000;
const GONE = new Set([404, 410]);

/** Text of links that ask to click and name nothing. */
const NO_NAME = pattern("i")`
    ^(?:(?:view|see|apply|open|show|read|learn|get|details?|more|job|now|this|the|to|full|posting|here|
    click|jetzt|ansehen|anzeigen|bewerben|zur|stelle|mehr|voir|postuler|l'offre|ver|oferta|→|»|›|
    >)[\s.!]*)+$`;

function nameOf(text: string): string | null {
  return text.length < 3 || text.length > 200 || NO_NAME.test(text) || /^https?:/.test(text) ? null : text;
}

/**
 * The company that stands below a title, as job alerts set their cards: title, company, place. Pages at large are not read so, for
 * there a department may stand in its place.
 */
function companyBelow(
  title: string | null,
  location: string | null,
  lines: readonly string[],
): string | null {
  const at = title === null ? -1 : lines.indexOf(title);
  const below = at === -1 ? undefined : lines[at + 1]?.split(/\s+[·•|–—-]\s+/)[0]?.trim();
  return below !== undefined && below !== location && isPlausibleCompany(below) ? below : null;
}

/** Every posting the mail names, each once, the fullest mention of it; and the mail's words. */
async function mentionsIn(
  html: string,
  { pages }: MailTools,
): Promise<{ mentions: Mention[]; text: string }> {
  const page = { body: html, content_type: "text/html", url: "", withLinks: true };
  const { postings, links, text } = await pages.read(page);
  const lines = text.split("\n").map((line) => line.trim());
  const mentions = new Map<string, Mention>();
  const add = (mention: Mention) => {
    const key = postingKeyOf(mention.url);
    const known = mentions.get(key);
    if (!known) mentions.set(key, mention);
    else if (known.card.title === null && mention.card.title !== null)
      mentions.set(key, { ...mention, listed: known.listed || mention.listed });
  };
  for (const { description_html: _html, sources: _sources, ...card } of postings) {
    if (card.url === null || !/^https?:/.test(card.url)) continue;
    const company = card.company ?? companyBelow(card.title, card.location, lines);
    add({ url: unwrapped(card.url), card: { ...card, company }, listed: true });
  }
  for (const link of links) {
    if (isAboutTheMail(link)) continue;
    const url = unwrapped(link.url);
    const title = nameOf(link.text);
    if (isPosting(url) || isJobAddress(url) || title !== null) add({ url, card: { title }, listed: false });
  }
  return { mentions: [...mentions.values()], text };
}

export const mailNote = phrasebook({
  mail_link_unread: "The mail names this posting, and the page behind its link could not be read.",
});
const UNREAD = mailNote("mail_link_unread");

/** What stands at the end of a link; null when that is no posting. */
async function followed(
  mention: Mention,
  tools: MailTools,
  signal: AbortSignal,
): Promise<MailPosting | null> {
  const unread = mention.listed
    ? { posting: { ...mention.card, url: mention.url }, attention: UNREAD }
    : null;
  try {
    const page = await tools.fetcher.get(mention.url, signal);
    if (isPosting(page.url))
      return { posting: { ...mention.card, url: page.url, closed: GONE.has(page.status) } };
    if (page.status >= 400) return GONE.has(page.status) ? null : unread;
    const read = await tools.pages.read(page);
    const [found] = read.kind === "posting" ? read.postings : [];
    if (!found) return mention.listed && isJobAddress(page.url) ? unread : null;
    const { description_html: _html, sources: _sources, ...posting } = found;
    return { posting: { ...posting, url: page.url } };
  } catch (error) {
    if (error instanceof FetchError || error instanceof PageUnreadable || signal.aborted) return unread;
    throw error;
  }
}

/**
 * Reads the postings, and the words, out of a mail's HTML. Links of known sites count as they are; any other is followed, through the safe
 * fetcher, to what stands behind it.
 */
export async function postingsIn(
  html: string,
  tools: MailTools,
): Promise<{ postings: MailPosting[]; text: string }> {
  const { mentions, text } = await mentionsIn(html, tools);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const open = mentions.filter(({ url }) => !isPosting(url)).slice(0, MOST_FOLLOWED);
  const ends = new Map<Mention, MailPosting | null>();
  const queue = open.values();
  const follow = async () => {
    for (const mention of queue) ends.set(mention, await followed(mention, tools, signal));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, follow));
  const all = mentions.flatMap((mention): MailPosting[] => {
    if (isPosting(mention.url)) return [{ posting: { ...mention.card, url: mention.url } }];
    const end = ends.get(mention);
    return end ? [end] : [];
  });
  // Two links of one mail may end at one posting.
  const postings = new Map(all.map((one) => [postingKeyOf(one.posting.url ?? ""), one]));
  return { postings: [...postings.values()], text };
}
