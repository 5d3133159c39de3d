/** What a posting's text says once invisible characters and remains of mark-up are taken out, and where it stood. */
import { ENTITY, unescapeHtml } from "./entities.ts";

export interface Plain {
  text: string;
  /** For each UTF-16 unit of `text`, where in the original it begins and ends. */
  from: Int32Array;
  to: Int32Array;
}

const NOTHING_SEEN = "\\u00ad\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2064\\ufeff";
const TAG =
  "<\\/?(?:p|br|ul|ol|li|div|span|b|i|u|em|strong|h[1-6]|a|table|tbody|tr|td|th|section|font|hr)(?: [^<>]{0,200})?\\/?>|<!--[^]{0,2000}?-->";
const REMAINS = new RegExp(`[${NOTHING_SEEN}]+|${TAG}|${ENTITY}`, "giu");
/** The text without what nobody sees; null when there is nothing to take out. */
export function plainOf(original: string): Plain | null {
  if (original.search(REMAINS) < 0) return null;
  const from: number[] = [];
  const to: number[] = [];
  let text = "";
  const add = (part: string, start: number, end: number) => {
    for (let unit = 0; unit < part.length; unit += 1) {
      from.push(start);
      to.push(end);
    }
    text += part;
  };
  const copy = (start: number, end: number) => {
    for (let at = start; at < end; at += 1) {
      from.push(at);
      to.push(at + 1);
    }
    text += original.slice(start, end);
  };
  let at = 0;
  for (const { 0: found, index } of original.matchAll(REMAINS)) {
    copy(at, index);
    at = index + found.length;
    add(standIn(found), index, at);
  }
  copy(at, original.length);
  return { text, from: Int32Array.from(from), to: Int32Array.from(to) };
}

/** What is read in place of a tag, an entity or invisible characters. */
function standIn(found: string): string {
  if (found.startsWith("&")) return unescapeHtml(found);
  if (!found.startsWith("<")) return "";
  if (/^<li/i.test(found)) return "\n• ";
  return /^<\/?(?:span|b|i|u|em|strong|font|a)[ />]/i.test(found) ? "" : "\n";
}
