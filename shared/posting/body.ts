/** Where in a page's lines the posting's description stands: the contiguous stretch with the most to read in it. */
import type { Line } from "./lines.ts";
import { labelOf } from "./terms.ts";
import { AFTER_POSTING, APPLICATION_FORM, APPLY, sectionOf } from "./words.ts";

export interface Body {
  lines: Line[];
  /** Characters of running text. */
  length: number;
}

const CONSENT =
  /cookie|consent|privacy (?:policy|preference)|gdpr|datenschutz|all rights reserved|newsletter|javascript|your browser|terms (?:of (?:use|service)|& conditions)|osobní(?:ch)? údaj|zpracování|personal data|personenbezogen|données personnelles|datos personales|subscribe|©/i;
const ENOUGH = 600;

/**
 * The lines of the description after line `from`, without controls, forms and page furniture. `excluded` lines
 * (cards of other postings) never belong to it. Empty when nothing there reads like a description.
 */
export function findBody(
  lines: readonly Line[],
  from: number,
  excluded: ReadonlySet<Line> = new Set(),
): Body {
  let bestStart = 0;
  let bestEnd = -1;
  let bestSum = 0;
  let start = from;
  let sum = 0;
  let length = 0;
  let bestLength = 0;
  for (let index = from; index < lines.length; index++) {
    const line = lines[index]!;
    if (length >= ENOUGH && endsBody(line)) {
      sum = length = 0;
      start = index + 1;
      // A posting that has been read to its end is not outdone by what follows it.
      if (bestLength >= ENOUGH) break;
      continue;
    }
    if (endsAnyBody(line)) {
      sum = length = 0;
      start = index + 1;
      if (bestLength >= ENOUGH) break;
      continue;
    }
    const value = excluded.has(line) ? -3 : worth(line);
    sum += value;
    if (value > 0) length += line.text.length;
    if (sum <= 0) {
      sum = length = 0;
      start = index + 1;
    } else if (sum > bestSum) {
      bestSum = sum;
      bestStart = start;
      bestEnd = index;
      bestLength = length;
    }
  }
  const kept = lines.slice(bestStart, bestEnd + 1).filter((line) => belongs(line) && !excluded.has(line));
  return { lines: kept, length: kept.reduce((total, line) => total + line.text.length, 0) };
}

function belongs(line: Line): boolean {
  if (line.area === "nav" || line.area === "footer" || line.area === "dialog" || line.area === "form")
    return false;
  if (line.control !== null && (line.control.tagName !== "A" || line.text.length < 30))
    return line.heading > 0;
  return !APPLY.test(line.text);
}

function worth(line: Line): number {
  const { text } = line;
  if (line.area === "footer" || line.area === "nav" || line.area === "dialog") return -5;
  if (line.area === "form") return -4;
  if (CONSENT.test(text) && text.length < 700) return -2.5;
  let value: number;
  if (line.heading > 0 || (line.strong && text.length < 70)) value = sectionOf(text) === null ? 0.3 : 2;
  else if (line.control !== null) value = text.length > 120 ? 0.5 : -1;
  else if (text.length >= 40) value = Math.min(3, 0.5 + text.length / 120);
  else if (line.bullet) value = sectionOf(text) === null ? 0.4 : 1;
  else if (sectionOf(text) !== null) value = 1;
  else value = labelOf(text) === null ? -0.3 : -0.1;
  return line.area === "header" || line.area === "aside" ? value - 1.5 : value;
}

/** Ends a description that has been read at length. */
function endsBody(line: Line): boolean {
  if (line.control !== null && APPLY.test(line.text)) return true;
  return (
    (line.heading > 0 || line.strong) &&
    line.text.length < 90 &&
    APPLICATION_FORM.test(line.text) &&
    sectionOf(line.text) === null
  );
}

function endsAnyBody(line: Line): boolean {
  return (line.heading > 0 || line.strong) && line.text.length < 90 && AFTER_POSTING.test(line.text);
}
