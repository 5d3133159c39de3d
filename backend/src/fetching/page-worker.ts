/** The worker of the page reader: bytes in, what the page holds out. */
import htmlEncodingSniffer from "html-encoding-sniffer";
import { JSDOM, VirtualConsole } from "jsdom";
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { declaredAddress, pageText, readPage } from "../../../shared/posting/index.ts";
import { serve } from "../threads/index.ts";
import type { FetchedPage, PageReading } from "./page-reader.ts";

type ParsedNode = { childNodes?: DefaultTreeAdapterTypes.ChildNode[]; attrs?: unknown[] };

/** Bytes as text: byte order mark, then the transport's charset, then the page's own declaration (WHATWG Encoding). */
function decode(page: FetchedPage): string {
  if (typeof page.body === "string") return page.body;
  const charset = /charset\s*=\s*["']?([\w:.-]+)/i.exec(page.content_type ?? "")?.[1];
  const encoding = isJson(page)
    ? (charset ?? "utf-8")
    : htmlEncodingSniffer(page.body, {
        transportLayerEncodingLabel: charset,
        defaultEncoding: likelyUtf8(page.body) ? "utf-8" : "windows-1252",
      });
  return new TextDecoder(encoding).decode(page.body);
}

function isJson(page: FetchedPage): boolean {
  return /[/+]json\b/i.test(page.content_type ?? "");
}

/** Pages that declare no charset are UTF-8 when their bytes are. */
function likelyUtf8(body: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
}

/** Deeper than any page that a person made; browsers themselves stop at 512 (HTML parsing, implementation limits). */
const MOST_DEPTH = 1000;
const MOST_NODES = 400_000;

/**
 * Refuses pages whose tree alone would exhaust the reader: building it takes jsdom time quadratic in its depth.
 * parse5 tells depth and size in linear time.
 */
function refuseExcess(html: string): void {
  if (html.length < 20_000) return;
  const queue: { node: ParsedNode; depth: number }[] = [{ node: parse(html), depth: 0 }];
  let nodes = 0;
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    nodes += 1 + (next.node.attrs?.length ?? 0) / 4;
    if (next.depth > MOST_DEPTH) throw new Error("its elements are nested too deep");
    if (nodes > MOST_NODES) throw new Error("it has too many elements");
    for (const child of next.node.childNodes ?? [])
      queue.push({ node: child as ParsedNode, depth: next.depth + 1 });
  }
}

/** The page as a browser with scripts switched off would build it; JSON answers stand in a `pre`. */
function documentOf(page: FetchedPage): Document {
  const text = decode(page);
  const url = URL.canParse(page.url) && /^https?:/.test(page.url) ? page.url : undefined;
  const options = { virtualConsole: new VirtualConsole(), ...(url === undefined ? {} : { url }) };
  if (!isJson(page) && !/^\s*[[{]/.test(text)) {
    refuseExcess(text);
    return new JSDOM(text, options).window.document;
  }
  const { document } = new JSDOM("<html><head></head><body><pre></pre></body></html>", options).window;
  document.querySelector("pre")!.textContent = text;
  return document;
}

/** More links than any page a person reads. */
const MOST_LINKS = 2_000;

function linksOf(document: Document): PageReading["links"] {
  return [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
    .slice(0, MOST_LINKS)
    .filter(({ href }) => /^https?:/i.test(href))
    .map((anchor) => ({
      url: anchor.href,
      text: (anchor.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 300),
    }));
}

function read(page: FetchedPage): PageReading {
  const document = documentOf(page);
  const result = readPage(document, page.url === "" ? (declaredAddress(document) ?? "") : page.url);
  return {
    ...result,
    text: pageText(document),
    title: document.title.trim() === "" ? null : document.title.trim(),
    links: page.withLinks ? linksOf(document) : [],
  };
}

serve(read);
