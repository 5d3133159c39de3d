/** One reading of a page that all readers share: its lines, titles and declared facts. */
import { urlOf } from "./address.ts";
import { clean } from "./clean.ts";
import { markFurniture } from "./furniture.ts";
import { linesOf, type Line } from "./lines.ts";
import { jsonLdOf, markedUpPostings, objectsOfType, type JsonObject } from "./structured.ts";

export interface Page {
  document: Document;
  /** Address of the page; empty when it is not known. */
  url: string;
  host: string;
  lines: Line[];
  /** The page's own names for itself: title element, og:title, meta title. */
  titles: string[];
  meta(name: string): string | null;
  jsonLd: unknown[];
  /** JobPosting objects of JSON-LD, microdata and RDFa. */
  postings: { object: JsonObject; source: "jsonld" | "microdata" }[];
}

export function openPage(document: Document, url: string): Page {
  const meta = (name: string) => {
    const element = document.querySelector(`meta[property="${name}"], meta[name="${name}"]`);
    return clean(element?.getAttribute("content") ?? "") || null;
  };
  const address = url !== "" ? url : (declaredAddress(document) ?? "");
  const jsonLd = jsonLdOf(document);
  const titles = [clean(document.title), meta("og:title"), meta("twitter:title"), meta("title")];
  return {
    document,
    url: address,
    host: urlOf(address)?.hostname ?? "",
    lines: mainLines(document, address),
    titles: [...new Set(titles.flatMap((title) => title || []))],
    meta,
    jsonLd,
    postings: [
      ...objectsOfType(jsonLd, /^JobPosting$/i).map((object) => ({ object, source: "jsonld" as const })),
      ...markedUpPostings(document).map((object) => ({ object, source: "microdata" as const })),
    ],
  };
}

/** The address the page itself declares: canonical link, then og:url. */
export function declaredAddress(document: Document): string | null {
  const canonical = document.querySelector('link[rel="canonical"], meta[rel="canonical"]');
  const og = document.querySelector('meta[property="og:url"], meta[name="og:url"]');
  const stated = [
    canonical?.getAttribute("href") ?? canonical?.getAttribute("content"),
    og?.getAttribute("content"),
  ];
  return stated.map((value) => value?.trim() ?? "").find((value) => /^https?:\/\//i.test(value)) ?? null;
}

/** Some frameworks wrap the whole page in one form; then being in it says nothing. */
function mainLines(document: Document, url: string): Line[] {
  if (document.body === null) return [];
  const lines = linesOf(document.body);
  for (const form of document.querySelectorAll("form")) {
    if (form.querySelector('input[name^="__VIEWSTATE"], main, nav, header, h1') === null) continue;
    for (const line of lines) if (line.area === "form" && form.contains(line.block)) line.area = "main";
  }
  markFurniture(lines, url);
  return lines;
}

/** Absolute form of an address on this page, or null. */
export function absolute(href: string | null, page: Page): string | null {
  if (href === null || href === "" || /^(?:javascript|mailto|tel|data|blob):/i.test(href)) return null;
  const url = urlOf(href, page.url || undefined);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}
