/** A description as text with one thought per line, and as HTML that cannot carry anything but text and structure. */
import { repair, unescapeHtml } from "../text/index.ts";
import { urlOf } from "./address.ts";
import { clean, dropInvisible } from "./clean.ts";
import { around, linesOf, type Line } from "./lines.ts";

export interface Description {
  /** One line per paragraph, heading or list item; list items begin with "- ". */
  text: string;
  html: string;
}

const OWN_BULLET = /^(?:[-–•·●▪■◦‣*✓✔➢►▶○]|\?(?=[\s ])|o(?= ))\s*/u;

/** Lines as plain text. Headings have an empty line before them. */
export function textOfLines(lines: readonly Line[]): string {
  let text = "";
  for (const line of lines) {
    if (text !== "") text += line.heading > 0 ? "\n\n" : "\n";
    text += isItem(line) ? `- ${line.text.replace(OWN_BULLET, "")}` : line.text;
  }
  return text;
}

/**
 * Lines as HTML: p, h3, ul, li, strong, em and a with a web or mail address; nothing else can come out,
 * because the markup is written anew and every text is escaped.
 */
function htmlOfLines(lines: readonly Line[]): string {
  let html = "";
  let inList = false;
  for (const line of lines) {
    const item = isItem(line);
    if (item !== inList) html += item ? "<ul>" : "</ul>";
    inList = item;
    const tag = item ? "li" : line.heading > 0 ? "h3" : "p";
    html += `<${tag}>${inlineHtml(line, item)}</${tag}>`;
  }
  return inList ? `${html}</ul>` : html;
}

export function describe(lines: readonly Line[]): Description | null {
  const text = textOfLines(lines);
  return text === "" ? null : { text, html: htmlOfLines(lines) };
}

/** Parses HTML that a source hands over as a string, in a document of its own: nothing in it is loaded or run. */
function parseInert(html: string, document: Document): Element {
  const inert = document.implementation.createHTMLDocument("");
  inert.body.innerHTML = dropInvisible(html);
  return inert.body;
}

/**
 * A description given as a string: HTML, HTML escaped once or twice, Markdown-like or plain text with line breaks.
 */
export function describeString(value: string, document: Document): Description | null {
  let source = dropInvisible(value);
  for (let round = 0; round < 3 && looksEscaped(source); round++) source = unescapeHtml(source);
  if (/<(?:p|br|ul|ol|li|div|h\d|strong|b|span|table|em|a)\b[^>]*>/i.test(source))
    return describe(linesOf(parseInert(repair(source), document)));
  const lines = repair(source)
    .split(/\r\n?|[\n\u2028\u2029]/)
    .flatMap((text) => clean(text) || []);
  if (lines.length === 0) return null;
  const text = lines
    .map((line) =>
      OWN_BULLET.test(line) && !line.startsWith("o ") ? `- ${line.replace(OWN_BULLET, "")}` : line,
    )
    .join("\n");
  const html = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("");
  return { text, html };
}

/** True when tags occur only as entities. */
function looksEscaped(text: string): boolean {
  return (
    /&(?:amp;)*(?:lt|#0*60|#x0*3c);\/?[a-z]/i.test(text) && !/<(?:p|br|ul|ol|li|div|h\d)\b[^>]*>/i.test(text)
  );
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function isItem(line: Line): boolean {
  return line.heading === 0 && (line.bullet || (OWN_BULLET.test(line.text) && line.text.length > 3));
}

function inlineHtml(line: Line, item: boolean): string {
  const shown = (text: string) => (item ? text.replace(OWN_BULLET, "") : text);
  let html = "";
  let rest = shown(line.text);
  for (const run of line.runs) {
    const text = shown(run.text);
    const at = text === "" ? -1 : rest.indexOf(text);
    if (at === -1) continue;
    html += escapeHtml(rest.slice(0, at)) + wrapped(escapeHtml(text), run.element, line.block);
    rest = rest.slice(at + text.length);
  }
  return html + escapeHtml(rest);
}

function wrapped(html: string, element: Element, block: Element): string {
  let result = html;
  for (const up of around(element, 6, block).filter((one) => one !== block)) {
    if (up.tagName === "B" || up.tagName === "STRONG") result = `<strong>${result}</strong>`;
    else if (up.tagName === "I" || up.tagName === "EM") result = `<em>${result}</em>`;
    else if (up.tagName === "A") {
      const href = safeHref(up.getAttribute("href") ?? "");
      if (href !== null) result = `<a href="${escapeHtml(href)}" rel="nofollow noopener">${result}</a>`;
    }
  }
  return result;
}

/** Absolute web and mail addresses only; everything else (script, data, relative) is dropped. */
function safeHref(href: string): string | null {
  const url = /^(?:https?:\/\/|mailto:)[^\s]+$/i.test(href.trim()) ? urlOf(href.trim()) : null;
  return url !== null && /^(?:https?|mailto):$/.test(url.protocol) && url.username === "" ? url.href : null;
}

/** Several descriptions as one; null when there is none. */
export function together(parts: readonly (Description | null)[]): Description | null {
  const described = parts.filter((part) => part !== null);
  if (described.length === 0) return null;
  return {
    text: described.map(({ text }) => text).join("\n\n"),
    html: described.map(({ html }) => html).join(""),
  };
}
