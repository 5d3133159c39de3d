/** Reads pages of known sites by what is known of their markup. Declines whatever it is not sure of. */
import { postingIdentity, siteOf } from "../address.ts";
import { SITES } from "../data/sites.ts";
import { describe } from "../description.ts";
import { notesIn, type Draft } from "../draft.ts";
import { linesOf } from "../lines.ts";
import { absolute, type Page } from "../page.ts";
import { allOf, alternatives, draftFrom, textAt, type Fields } from "./fields.ts";

export type SiteReading =
  | { kind: "posting"; draft: Draft }
  | { kind: "list"; drafts: Draft[] }
  | { kind: "none"; reason: "loading" };

interface Site {
  id: string;
  page: Fields;
  card: Fields;
}

const KNOWN: readonly Site[] = SITES.trim().split("\n\n").map(siteFrom);
const LOADING: SiteReading = { kind: "none", reason: "loading" };

function siteFrom(block: string): Site {
  const [id = "", ...lines] = block.split("\n");
  const [page, card]: Record<string, string>[] = [{}, {}];
  for (const line of lines) {
    const [, ofCard, name, value] = /^(card )?(\w+) \| (.+)$/.exec(line)!;
    (ofCard === undefined ? page : card)![name!] = value!;
  }
  return { id, page: page!, card: card! };
}

/** What the first site that knows the page finds in it; null: not sure, let the general readers try. */
export function readSite(page: Page): SiteReading | null {
  const site = KNOWN.find((one) => knows(one, page));
  if (site === undefined) return null;
  const wanted = postingIdentity(page.url)?.external_id ?? null;
  const cards = cardsOf(site, page);
  if (wanted === null && cards.length > 1) return { kind: "list", drafts: cards };
  const roots = alternatives(site.page.roots ?? "body").flatMap(
    (selector) => page.document.querySelector(selector) ?? [],
  );
  // Fields are never gathered from two containers.
  const container = roots.find((root) => textAt(root, site.page.title, 260) !== null);
  if (container === undefined) {
    if (wanted === null) return cards.length > 0 ? { kind: "list", drafts: cards } : null;
    // The address names a posting that is not in its container (yet); the cards beside it are others.
    return site.page.roots !== undefined && roots.length > 0 && cards.length > 0 ? LOADING : null;
  }
  const own = ownId(container, site.page);
  if (wanted !== null && own !== null && own !== wanted) return LOADING;
  const draft = draftFrom(container, site.page);
  draft.site = site.id;
  if (wanted === null) notesIn(draft, "adapter")("external_id", own);
  // A title alone is no posting: the general readers must agree that the page is one.
  return draft.description === undefined && wanted === null ? null : { kind: "posting", draft };
}

function knows({ id, page: { hosts, marks } }: Site, page: Page): boolean {
  return (
    siteOf(page.url) === id ||
    hosts?.split(", ").some((host) => `.${page.host}`.endsWith(`.${host}`)) === true ||
    (marks !== undefined && page.document.querySelector(marks) !== null)
  );
}

const ID_ATTRIBUTES = [
  "data-job-id",
  "data-jk",
  "data-indeed-apply-jk",
  "href",
  "data-semaphore-content-urn",
];

/** The id that the container itself carries; when it disagrees with the address the page is still loading. */
function ownId(container: Element, { ids, id, others }: Fields): string | null {
  if (ids === undefined) return null;
  const pattern = new RegExp(id!, "i");
  for (const element of container.querySelectorAll(ids)) {
    if (element.closest(others!) !== null) continue;
    for (const name of ID_ATTRIBUTES) {
      const found = pattern.exec(element.getAttribute(name) ?? "");
      if (found !== null) return (found[1] ?? found[0]).toLowerCase();
    }
  }
  return null;
}

function cardsOf({ page: { cards }, card }: Site, page: Page): Draft[] {
  const drafts = new Map<string, Draft>();
  const elements = allOf(page.document, cards);
  for (const element of elements) {
    const holdsOther = elements.some(
      (other) => other !== element && element.contains(other) && allOf(other, card.title).length > 0,
    );
    if (holdsOther) continue;
    const draft = draftFrom(element, card);
    if (draft.title === undefined) continue;
    const note = notesIn(draft, "adapter");
    const href = absolute(linkOf(element, card)?.getAttribute("href") ?? null, page);
    note("url", href);
    const key = `${href ?? ""} ${draft.title.value} ${draft.location?.value ?? ""}`;
    if (drafts.has(key)) continue;
    const described = describe(
      linesOf(element).filter((line) => line.control === null || line.text.length > 40),
    );
    note("description", described, described?.text);
    drafts.set(key, draft);
  }
  return [...drafts.values()];
}

function linkOf(element: Element, card: Fields): Element | null {
  const title = allOf(element, card.title)[0];
  return (
    allOf(element, card.link)[0] ??
    title?.closest("a[href]") ??
    title?.querySelector("a[href]") ??
    (element.matches("a[href]") ? element : element.querySelector("a[href]"))
  );
}
