/** Where in a page's lines the posting's description stands: the contiguous stretch with the most to read in it. */
import { isFactLine } from "./head.ts";
import { isIn, type Line } from "./lines.ts";
import { labelOf } from "./terms.ts";
import { AFTER_POSTING, APPLICATION_FORM, APPLY, sectionOf, SITE_NOTICE } from "./announcements.ts";

export interface Body {
  lines: Line[];
  /** Characters of running text. */
  length: number;
}

const ENOUGH = 600;

/** Lines one after another, with what there is to read in them. */
interface Stretch {
  start: number;
  end: number;
  worth: number;
  length: number;
}

/**
 * The lines of the description after line `from`, without controls, forms and page furniture. `excluded` lines
 * (cards of other postings) never belong to it. Empty when nothing there reads like a description.
 */
export function findBody(lines: readonly Line[], from: number, excluded: ReadonlySet<Line>): Body {
  const nothingAt = (start: number): Stretch => ({ start, end: start - 1, worth: 0, length: 0 });
  let best = nothingAt(from);
  let open = nothingAt(from);
  for (let index = from; index < lines.length; index++) {
    const line = lines[index]!;
    if (endsBody(line, open.length >= ENOUGH)) {
      // A posting that has been read to its end is not outdone by what follows it.
      if (best.length >= ENOUGH) break;
      open = nothingAt(index + 1);
      continue;
    }
    const value = excluded.has(line) ? -3 : worth(line);
    open.end = index;
    open.worth += value;
    if (value > 0) open.length += weightOf(line.text);
    if (open.worth <= 0) open = nothingAt(index + 1);
    else if (open.worth > best.worth) best = { ...open };
  }
  if (best.length >= 200) {
    best.start = backToIntroduction(lines, from, best.start);
    best.end = toEndOfBlock(lines, best.end);
  }
  const kept = lines.slice(best.start, best.end + 1).filter((line) => belongs(line) && !excluded.has(line));
  return { lines: kept, length: kept.reduce((total, line) => total + line.text.length, 0) };
}

/** Paragraphs between the title and the stretch found belong to it when nothing but facts and links lies between. */
function backToIntroduction(lines: readonly Line[], from: number, start: number): number {
  if (start - from > 45) return start;
  let first = start;
  for (let index = start - 1; index >= from; index--) {
    const line = lines[index]!;
    if (line.area !== "main" || SITE_NOTICE.test(line.text)) break;
    if (line.control === null && weightOf(line.text) >= 70 && labelOf(line.text.split(/[:：]/)[0]!) === null)
      first = index;
  }
  return first;
}

/** Short last lines of the block that holds the stretch's last line. */
function toEndOfBlock(lines: readonly Line[], end: number): number {
  const { block } = lines[end]!;
  const { tagName, parentElement } = block;
  const isInside = (other: Element) =>
    other === block ||
    (other.parentElement === parentElement &&
      (tagName === "LI" || (tagName === "P" && other.tagName === "P")));
  const stop = lines.findIndex(
    (line, index) =>
      index > end &&
      (!isInside(line.block) ||
        line.control !== null ||
        line.area === "form" ||
        SITE_NOTICE.test(line.text) ||
        endsBody(line, false)),
  );
  return stop === -1 ? lines.length - 1 : stop - 1;
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
  const isControl = line.control !== null && (line.control.tagName !== "A" || line.text.length < 30);
  return !isControl || line.heading > 0;
}

function worth(line: Line): number {
  const { text } = line;
  if (isIn(line, "footer", "nav", "dialog")) return -5;
  if (line.area === "form") return -4;
  if (SITE_NOTICE.test(text) && text.length < 700) return -2.5;
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

/** Ends a description. `atLength`: one that has been read at length ends also where one applies. */
function endsBody(line: Line, atLength: boolean): boolean {
  const { text } = line;
  const heads = (line.heading > 0 || line.strong) && text.length < 90;
  if (heads && AFTER_POSTING.test(text)) return true;
  if (!atLength) return false;
  if (line.control !== null && APPLY.test(text)) return true;
  return heads && APPLICATION_FORM.test(text) && sectionOf(text) === null;
}
