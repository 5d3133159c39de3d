/** Where in a page's lines the posting's description stands: the contiguous stretch with the most to read in it. */
import { isFactLine } from "./head.ts";
import { isIn, type Line } from "./lines.ts";
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
    if (value > 0) length += weightOf(line.text);
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
  if (bestLength >= 200) {
    bestStart = backToIntroduction(lines, from, bestStart);
    bestEnd = toEndOfBlock(lines, bestEnd);
  }
  const kept = lines.slice(bestStart, bestEnd + 1).filter((line) => belongs(line) && !excluded.has(line));
  return { lines: kept, length: kept.reduce((total, line) => total + line.text.length, 0) };
}

/** Paragraphs between the title and the stretch found belong to it when nothing but facts and links lies between. */
function backToIntroduction(lines: readonly Line[], from: number, start: number): number {
  if (start - from > 45) return start;
  let first = start;
  for (let index = start - 1; index >= from; index--) {
    const line = lines[index]!;
    if (line.area !== "main" || CONSENT.test(line.text)) break;
    if (line.control === null && weightOf(line.text) >= 70 && labelOf(line.text.split(/[:：]/)[0]!) === null)
      first = index;
  }
  return first;
}

/** Short last lines of the block that holds the stretch's last line. */
function toEndOfBlock(lines: readonly Line[], end: number): number {
  const block = lines[end]!.block;
  const list = block.tagName === "LI" ? block.parentElement : null;
  let last = end;
  for (let index = end + 1; index < lines.length; index++) {
    const line = lines[index]!;
    const inside =
      line.block === block ||
      (list !== null && line.block.parentElement === list) ||
      (line.block.tagName === block.tagName &&
        line.block.parentElement === block.parentElement &&
        line.block.tagName === "P");
    if (
      !inside ||
      line.control !== null ||
      line.area === "form" ||
      CONSENT.test(line.text) ||
      endsAnyBody(line)
    )
      break;
    last = index;
  }
  return last;
}

/** Length of a text as reading matter: a Chinese, Japanese or Korean character says about twice as much. */
function weightOf(text: string): number {
  const dense =
    text.match(/[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return text.length + dense;
}

const BULLET_SIGN = /^[-–•·●▪■◦‣*✓✔➢►▶○?]\s/u;

function belongs(line: Line): boolean {
  if (isIn(line, "nav", "footer", "dialog", "form")) return false;
  if (line.control !== null && (line.control.tagName !== "A" || line.text.length < 30))
    return line.heading > 0;
  return true;
}

function worth(line: Line): number {
  const { text } = line;
  if (isIn(line, "footer", "nav", "dialog")) return -5;
  if (line.area === "form") return -4;
  if (CONSENT.test(text) && text.length < 700) return -2.5;
  let value: number;
  if (line.heading > 0 || (line.strong && text.length < 70)) value = sectionOf(text) === null ? 0.3 : 2;
  else if (line.control !== null) value = text.length > 120 ? 0.5 : -1;
  else if (isFactLine(line)) value = -0.1;
  else if (weightOf(text) >= 40) value = Math.min(3, 0.5 + weightOf(text) / 120);
  else if (line.bullet || BULLET_SIGN.test(text)) value = sectionOf(text) === null ? 0.4 : 1;
  else if (sectionOf(text) !== null) value = 1;
  else value = labelOf(text) === null ? -0.3 : -0.1;
  return isIn(line, "header", "aside") ? value - 1.5 : value;
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
