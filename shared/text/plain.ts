/** What a posting's text says once invisible characters and remains of mark-up are taken out, and where it stood. */
import { ENTITY, unescapeHtml } from "./entities.ts";
import { type Rewritten, rewritten } from "./rewritten.ts";

const NOTHING_SEEN = "\\u00ad\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2064\\ufeff";
const TAG =
  "<\\/?(?:p|br|ul|ol|li|div|span|b|i|u|em|strong|h[1-6]|a|table|tbody|tr|td|th|section|font|hr)(?: [^<>]{0,200})?\\/?>|<!--[^]{0,2000}?-->";
/** And letters whose marks stand apart. */
const REMAINS = new RegExp(`[${NOTHING_SEEN}]+|\\p{L}\\p{M}+|${TAG}|${ENTITY}`, "giu");
/** The text without what nobody sees; null when there is nothing to take out. */
export function plainOf(original: string): Rewritten | null {
  if (original.search(REMAINS) < 0) return null;
  const edits = [...original.matchAll(REMAINS)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    by: standIn(found),
  }));
  return rewritten(original, edits);
}

/** What is read in place of a tag, an entity, a decomposed letter or invisible characters. */
function standIn(found: string): string {
  if (/^\p{L}/u.test(found)) return found.normalize("NFC");
  if (found.startsWith("&")) return unescapeHtml(found);
  if (!found.startsWith("<")) return "";
  if (/^<li/i.test(found)) return "\n• ";
  return /^<\/?(?:span|b|i|u|em|strong|font|a)[ />]/i.test(found) ? "" : "\n";
}
