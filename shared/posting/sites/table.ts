/** Interprets what is known of a site's markup: candidates per field, the surest first. */
import type { CaptureResult } from "../../contract/posting.ts";
import { postingIdentity } from "../address.ts";
import { clean } from "../clean.ts";
import { isoDate } from "../dates.ts";
import { describe } from "../description.ts";
import { fact, type Draft } from "../draft.ts";
import { linesOf } from "../lines.ts";
import { absolute, type Page } from "../page.ts";
import { payIn } from "../head.ts";
import { placeScore } from "../places.ts";
import { labelledSalary } from "../salary.ts";
import { employmentIn, isEmploymentOnly, workModeOf } from "../terms.ts";
import { CLOSED } from "../words.ts";
import type { Site, SiteReading } from "./site.ts";

/** CSS selectors per field, in order of trust. A field that none of them finds is left to the general readers. */
export interface Selectors {
  title: string;
  company?: string;
  location?: string;
  employment_type?: string;
  work_mode?: string;
  salary?: string;
  posted_at?: string;
  external_id?: string;
  /** All matches together are the description. */
  description?: string;
  closed?: string;
}

export interface SiteTable {
  id: string;
  /** Registrable domains; subdomains count, look-alikes do not. */
  hosts: string[];
  /** Markup that only this platform writes: recognises it on employers' own domains and in saved fragments. */
  marks?: string;
  /** Containers of the one posting, innermost first; the page when absent. All fields come from the first found. */
  roots?: string;
  posting?: Selectors;
  /** The id that the container itself carries; when it disagrees with the address the page is still loading. */
  idOf?(root: Element): string | null;
  card?: Selectors & { root: string; link?: string };
}

/** A reader for the site that the table describes. */
export function siteFrom(table: SiteTable): Site {
  return {
    id: table.id,
    accepts: (page) =>
      isHostOf(page.host, table.hosts) ||
      (table.marks !== undefined && page.document.querySelector(table.marks) !== null),
    read: (page) => readTable(table, page),
  };
}

export function isHostOf(host: string, hosts: readonly string[]): boolean {
  return hosts.some((one) => host === one || host.endsWith(`.${one}`));
}

function readTable(table: SiteTable, page: Page): SiteReading | null {
  const wanted = postingIdentity(page.url)?.external_id ?? null;
  const cards = table.card === undefined ? [] : cardsOf(table.card, page);
  const { container, draft } = detailIn(table, page);
  if (wanted === null && cards.length > 1) return { kind: "list", drafts: cards };
  if (draft?.title === undefined) {
    // The address names a posting that is not in its container (yet); the cards beside it are others.
    if (wanted !== null && container !== null && table.roots !== undefined && cards.length > 0)
      return loading();
    return cards.length > 0 && wanted === null ? { kind: "list", drafts: cards } : null;
  }
  const own = container === null ? null : (table.idOf?.(container) ?? null);
  if (wanted !== null && own !== null && own !== wanted) return loading();
  draft.site = table.id;
  if (own !== null && wanted === null) draft.external_id ??= fact(own, "adapter", own);
  // A title alone is no posting: the general readers must agree that the page is one.
  return draft.description === undefined && wanted === null ? null : { kind: "posting", draft };
}

/** The first container that holds a title, else the first there is: fields are never gathered from two. */
function detailIn(table: SiteTable, page: Page): { container: Element | null; draft: Draft | null } {
  if (table.posting === undefined) return { container: null, draft: null };
  const roots = selectorList(table.roots ?? "body")
    .map((selector) => page.document.querySelector(selector))
    .filter((root) => root !== null);
  for (const container of roots) {
    const draft = draftFrom(container, table.posting);
    if (draft.title !== undefined) return { container, draft };
  }
  return { container: roots[0] ?? null, draft: null };
}

function loading(): { kind: "none"; reason: NonNullable<CaptureResult["reason"]> } {
  return { kind: "none", reason: "loading" };
}

function cardsOf(card: NonNullable<SiteTable["card"]>, page: Page): Draft[] {
  const drafts: Draft[] = [];
  const seen = new Set<string>();
  const elements = allOf(page.document, card.root);
  for (const element of elements) {
    if (
      elements.some(
        (other) => other !== element && element.contains(other) && other.querySelector(card.title) !== null,
      )
    )
      continue;
    const draft = draftFrom(element, card);
    if (draft.title === undefined) continue;
    const link = card.link === undefined ? null : firstOf(element, card.link);
    const anchor =
      link ??
      firstOf(element, card.title)?.closest("a[href]") ??
      firstOf(element, card.title)?.querySelector("a[href]") ??
      (element.matches("a[href]") ? element : element.querySelector("a[href]"));
    const href = absolute(anchor?.getAttribute("href") ?? null, page);
    if (href !== null) draft.url = fact(href, "adapter", href);
    const key = `${href ?? ""} ${draft.title.value} ${draft.location?.value ?? ""}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const described = describe(
      linesOf(element).filter((line) => line.control === null || line.text.length > 40),
    );
    if (described !== null) draft.description ??= fact(described, "adapter", described.text);
    drafts.push(draft);
  }
  return drafts;
}

/** One posting's facts from one container. */
export function draftFrom(root: Element, selectors: Selectors): Draft {
  const draft: Draft = {};
  const text = (selector: string | undefined, longest = 160): string | null => {
    if (selector === undefined) return null;
    for (const one of selectorList(selector)) {
      for (const element of root.querySelectorAll(one)) {
        const value = textIn(element);
        if (value !== "" && value.length <= longest) return value;
      }
    }
    return null;
  };
  const title = text(selectors.title, 260)?.replace(/\s+-\s+job post$/i, "");
  if (title) draft.title = fact(title, "adapter", title);
  const company = text(selectors.company)?.replace(/^(?:at|bei|@)\s+|\s*(?:logo|\[\d+\])$/gi, "");
  if (company) draft.company = fact(company, "adapter", company);
  const location = selectors.location === undefined ? null : placeIn(root, selectors.location);
  if (location) draft.location = fact(location, "adapter", location);
  const employment = text(selectors.employment_type)?.replace(/^[\s/·•|–-]+|[\s/·•|]+$/g, "");
  if (employment && employmentIn(employment) !== null)
    draft.employment_type = fact(employmentIn(employment)!, "adapter", employment);
  const mode = text(selectors.work_mode) ?? location ?? null;
  if (mode !== null && workModeOf(mode) !== null) draft.work_mode = fact(workModeOf(mode)!, "adapter", mode);
  const salary = text(selectors.salary, 300);
  const pay = salary === null ? null : (payIn(salary) ?? labelledSalary(salary));
  if (pay !== null) draft.salary = fact(pay.salary, "adapter", salary!);
  const posted = selectors.posted_at === undefined ? null : firstOf(root, selectors.posted_at);
  const date =
    posted === null
      ? null
      : isoDate(posted.getAttribute("datetime") ?? posted.getAttribute("content") ?? textIn(posted));
  if (date !== null) draft.posted_at = fact(date, "adapter", textIn(posted!) || date);
  const id = text(selectors.external_id, 40);
  if (id) draft.external_id = fact(id, "adapter", id);
  const parts =
    selectors.description === undefined
      ? []
      : outermost(allOf(root, selectors.description)).map((element) =>
          describe(linesOf(element).filter((line) => line.control === null || line.text.length > 30)),
        );
  const described = parts.filter((part) => part !== null);
  if (described.length > 0) {
    const description = {
      text: described.map((part) => part.text).join("\n\n"),
      html: described.map((part) => part.html).join(""),
    };
    if (description.text.length >= 80) draft.description = fact(description, "adapter", description.text);
  }
  const closed = text(selectors.closed, 300);
  if (closed !== null && CLOSED.test(closed)) draft.closed = fact(true, "adapter", closed);
  return draft;
}

/** Of the elements that the first matching selector finds, the one that is most surely a place. */
function placeIn(root: Element, selectors: string): string | null {
  let best: string | null = null;
  for (const element of allOf(root, selectors)) {
    const value = textIn(element).replace(/^(?:locations?|ort|place)\s*:?\s+|^[\s·•|,]+|[\s·•|,/]+$/gi, "");
    if (value === "" || value.length > 160 || isEmploymentOnly(value)) continue;
    if (best === null || placeScore(value) > placeScore(best)) best = value;
  }
  return best;
}

function textIn(element: Element): string {
  const content =
    element.tagName === "META"
      ? element.getAttribute("content")
      : element.tagName === "IMG"
        ? element.getAttribute("alt")
        : null;
  return content === null
    ? clean(
        linesOf(element)
          .map((line) => line.text)
          .join(" "),
      )
    : clean(content);
}

/** First match of the first selector of the list that matches at all. */
export function firstOf(root: ParentNode, selectors: string): Element | null {
  for (const selector of selectorList(selectors)) {
    const found = root.querySelector(selector);
    if (found !== null) return found;
  }
  return null;
}

function allOf(root: ParentNode, selectors: string): Element[] {
  for (const selector of selectorList(selectors)) {
    const found = [...root.querySelectorAll(selector)];
    if (found.length > 0) return found;
  }
  return [];
}

function outermost(elements: Element[]): Element[] {
  return elements.filter(
    (element) => !elements.some((other) => other !== element && other.contains(element)),
  );
}

/** Alternatives are set apart by `||`, so that each may hold a comma list of its own. */
function selectorList(selectors: string): string[] {
  return selectors.split("||").map((selector) => selector.trim());
}
