/** Reads a page: what it declares, what its site's reader knows, what its headings say; then decides what it is. */
import type { CaptureResult } from "../contract/index.ts";
import type { Card } from "./cards.ts";
import { postingIdentity, postingKeyOf } from "./address.ts";
import type { Draft, Source } from "./draft.ts";
import { isEmptyList, isListPage, listOf, postingEvidence, whyNothing } from "./gate.ts";
import { readHeuristically, type HeuristicReading } from "./heuristic.ts";
import { embeddedJson } from "./embedded.ts";
import { postingsInJson, type JsonPostings } from "./json.ts";
import type { Line } from "./lines.ts";
import { companiesBelow, draftOfCard } from "./list.ts";
import { ownerOf } from "./company.ts";
import { mergePosting, type Findings } from "./merge.ts";
import { absolute, openPage, type Page } from "./page.ts";
import type { SiteReading } from "./sites/read.ts";
import { draftOfPosting, parseLoose } from "./structured.ts";
import { folded } from "./title.ts";

/** Evidence that suffices to call a page one posting. */
const ENOUGH = 5;

/**
 * What the page holds. Pure: reads only `document`, never changes it, asks no network and no clock.
 * `url` is the address the browser shows ("" when it is not known; then the page's own declaration counts).
 */
export function readPageWith(
  document: Document,
  url: string,
  readSite: (page: Page) => SiteReading | null,
): CaptureResult {
  const json = jsonText(document);
  if (json !== null) return readJson(json, document, url);
  const page = openPage(document, url);
  const bySite = readSite(page);
  if (bySite?.kind === "none") return { kind: "none", reason: bySite.reason, postings: [] };
  if (bySite?.kind === "list") return list(bySite.drafts, page);
  const declared = declaredPostings(page);
  if (bySite?.kind === "posting")
    return posting(page, {
      adapter: bySite.draft,
      structured: matching(declared, page, bySite.draft.title?.value),
    });
  if (declared.length > 1 && !isAbout(page, declared)) return list(declared, page);
  const group = listOf(page);
  const excluded = new Set<Line>(group === null ? [] : group.cards.flatMap((card: Card) => card.lines));
  if (declared.length > 0)
    return posting(page, { structured: matching(declared, page) ?? declared[0] }, excluded);
  const reading = readHeuristically(page, excluded);
  const evidence = postingEvidence(page, reading);
  const convincing = evidence >= ENOUGH && (group === null || outweighs(reading, group.cards));
  if (convincing) return onePosting({ heuristic: reading.draft }, page.url);
  if (group !== null) return list(draftsOfCards(group.cards), page);
  const embedded = readEmbedded(page);
  if (embedded?.kind === "posting")
    return onePosting({ structured: embedded.drafts[0], heuristic: reading.draft }, page.url);
  if (embedded !== undefined && embedded.drafts.length > 0) return list(embedded.drafts, page);
  if (isEmptyList(page)) return { kind: "list", reason: null, postings: [] };
  return { kind: "none", reason: whyNothing(page), postings: [] };
}

function onePosting(findings: Findings, url: string): CaptureResult {
  return { kind: "posting", reason: null, postings: [mergePosting(findings, url)] };
}

/** The reader of a draft by the source of its title; of all others the general one. */
const READERS: Partial<Record<Source, keyof Findings>> = {
  adapter: "adapter",
  jsonld: "structured",
  microdata: "structured",
};

/** One posting per card. On an employer's own page the employer is the same on all of them. */
function list(drafts: readonly Draft[], page: Page): CaptureResult {
  const owner =
    drafts.length > 0 && drafts.every((draft) => draft.company === undefined) ? ownerOf(page) : null;
  const postings = drafts.map((draft) => {
    const own = draft.url === undefined ? null : absolute(draft.url.value, page);
    const known: Draft = { ...draft };
    if (own !== null) known.url = { ...draft.url!, value: own };
    if (owner !== null) known.company = owner;
    return mergePosting({ [READERS[draft.title?.source ?? "dom"] ?? "heuristic"]: known }, own ?? "");
  });
  return { kind: "list", reason: null, postings };
}

function draftsOfCards(cards: readonly Card[]): Draft[] {
  const drafts = cards.map((card) => draftOfCard(card));
  if (drafts.some(({ company }) => company !== undefined)) return drafts;
  const companies = companiesBelow(cards);
  return drafts.map((draft, at) => (companies[at] ? { ...draft, company: companies[at] } : draft));
}

/** `excluded`: lines of cards that belong to other postings. */
function posting(page: Page, known: Findings, excluded: ReadonlySet<Line> = new Set()): CaptureResult {
  return onePosting({ ...known, heuristic: readHeuristically(page, excluded).draft }, page.url);
}

function declaredPostings(page: Page): Draft[] {
  const drafts = new Map<string, Draft>();
  for (const { object, source } of page.postings) {
    const draft = draftOfPosting(object, source, page.document);
    const key = JSON.stringify([draft.title?.value, draft.location?.value, draft.url?.value]);
    if (draft.title !== undefined && !drafts.has(key) && !isStale(draft, page)) drafts.set(key, draft);
  }
  return [...drafts.values()];
}

/** Single-page sites leave the block of the posting before in place: it names another id of the same site. */
function isStale(draft: Draft, page: Page): boolean {
  const shown = postingIdentity(page.url);
  const declared = postingIdentity(draft.url?.value ?? "");
  return (
    shown !== null &&
    declared !== null &&
    shown.site === declared.site &&
    shown.external_id !== declared.external_id &&
    page.postings.length === 1
  );
}

/** The declared posting that the address or the title is about. */
function matching(declared: readonly Draft[], page: Page, title?: string): Draft | undefined {
  const shown = postingIdentity(page.url);
  const name = folded(title ?? page.titles[0] ?? "");
  return (
    declared.find(
      ({ url }) => shown !== null && postingKeyOf(url?.value ?? "") === `${shown.site}:${shown.external_id}`,
    ) ??
    declared.find((draft) => name.includes(folded(draft.title!.value))) ??
    (declared.length === 1 && title === undefined ? declared[0] : undefined)
  );
}

/** Several postings are declared, but the page is about one of them (the others are "similar jobs"). */
function isAbout(page: Page, declared: readonly Draft[]): boolean {
  const ofOne = postingIdentity(page.url) !== null || !isListPage(page);
  return ofOne && matching(declared, page) !== undefined;
}

/** One posting with others listed beside it: its text is long, stands before the cards, and its title heads none. */
function outweighs({ draft, body }: HeuristicReading, cards: readonly Card[]): boolean {
  if (body.length < 700 || (cards.length > 1 && cards.some((card) => card.title === draft.title?.value)))
    return false;
  return cards.length < 3 || body.lines[0]!.index < cards[0]!.titleLine.index;
}

function readEmbedded({ document }: Page): JsonPostings | undefined {
  const found = embeddedJson(document).flatMap((value) => postingsInJson(value, document) ?? []);
  return found.sort((a, b) => b.drafts.length - a.drafts.length)[0];
}

/** The text of a page that is nothing but JSON, as browsers show an API's answer; null for every other page. */
function jsonText(document: Document): string | null {
  const body = document.body;
  if (body === null) return null;
  const elements = [...body.children].filter(
    (element) =>
      !/^(?:SCRIPT|STYLE|LINK)$/.test(element.tagName) && !/json-formatter/.test(element.className),
  );
  const only = elements.length === 1 && elements[0]!.tagName === "PRE" ? elements[0]! : null;
  const text = (only ?? (elements.length === 0 ? body : null))?.textContent?.trim() ?? "";
  return /^[[{]/.test(text) && /[\]}]$/.test(text) ? text : null;
}

function readJson(text: string, document: Document, url: string): CaptureResult {
  const value = parseLoose(text);
  const found = value === undefined ? null : postingsInJson(value, document);
  if (found === null) return { kind: "none", reason: "not_a_posting", postings: [] };
  const page = openPage(document.implementation.createHTMLDocument(""), url);
  if (found.kind === "list") return list(found.drafts, page);
  return onePosting({ structured: found.drafts[0] }, url);
}
