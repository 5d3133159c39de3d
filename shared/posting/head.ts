/** The head of a posting: the short lines around its title that state place, employment, mode and pay without labels. */
import { clean } from "./clean.ts";
import { isoDate } from "./dates.ts";
import { fact, notesIn, type Draft } from "./draft.ts";
import { inlinePair } from "./labels.ts";
import { around, isIn, type Line } from "./lines.ts";
import type { Page } from "./page.ts";
import { placeScore } from "./places.ts";
import { labelledSalary, salaryInText } from "./salary.ts";
import { employmentIn, isEmploymentOnly, isWorkModeOnly, labelOf, workModeOf } from "./terms.ts";
import type { TitleFound } from "./title-found.ts";
import { APPLY, sectionOf } from "./announcements.ts";

/** Lines after the title up to the first running text or section, then a few before it. */
export function headLines(page: Page, title: TitleFound | null): Line[] {
  const at = title?.line?.index ?? -1;
  const before = at === -1 ? [] : page.lines.slice(Math.max(0, at - 4), at);
  const after: Line[] = [];
  for (const line of page.lines.slice(at + 1, at + 31)) {
    if (isIn(line, "nav", "footer", "dialog", "form")) continue;
    if (
      after.length > 0 &&
      (line.text.length > 140 ||
        (sectionOf(line.text) !== null && labelOf(line.text) === null && (line.heading > 0 || line.strong)))
    )
      break;
    after.push(line);
  }
  return [...after, ...before.filter((line) => isIn(line, "main", "header"))];
}

/** A label's value as a place: without a parenthesis that goes on about mode and moving, null for sentences. */
export function placeText(value: string): string | null {
  const place = clean(value.replace(/\s*\((?:[^)]*(?:site|remote|hybrid|relocat|office)[^)]*)\)\s*$/i, ""));
  if (place === "" || place.length > 140) return null;
  if (
    placeScore(place) === 0 &&
    (/[.!?]\s|[.!]$/.test(place) || place.split(" ").length > 9 || isWorkModeOnly(place))
  )
    return isWorkModeOnly(place) && /remote/i.test(place) ? place : null;
  return place;
}

/** Facts of the head's lines, each alone or in a dotted line; what is already known stays. */
export function readHead(
  draft: Draft,
  head: readonly Line[],
  title: TitleFound | null,
  company: string | null,
): void {
  const note = notesIn(draft, "dom");
  let best = draft.location === undefined ? 0 : 9;
  for (const [at, line] of head.entries()) {
    if (at > 0 && labelOf(head[at - 1]!.text) !== null) continue;
    if (!mayStateFacts(line) || line === title?.line || line.text === title?.fact.value) continue;
    const hint = hintOf(line);
    if (line.text.length < 90) note("salary", payIn(line.text)?.salary, line.text);
    for (const piece of piecesOf(line)) {
      if (piece === company) continue;
      if (isEmploymentOnly(piece)) note("employment_type", employmentIn(piece), line.text);
      else if (isWorkModeOnly(piece)) note("work_mode", workModeOf(piece), line.text);
      else {
        note("salary", payIn(piece)?.salary, line.text);
        if (POSTED.test(piece)) note("posted_at", isoDate(piece), line.text);
      }
      // The name of an element counts for the text that is directly in it.
      const named =
        piece === line.text || line.runs.length === 1 || line.runs[0]?.text.includes(piece) === true;
      const score = placeEvidence(piece, line, named ? hint : null);
      const place = score > best ? placeText(piece) : null;
      if (place === null || isWorkModeOnly(place)) continue;
      best = score;
      draft.location = fact(place, "dom", line.text);
      note("work_mode", workModeOf(piece), line.text);
    }
  }
}

const POSTED = /post|publish|veröffentlicht|publi|zveřejn|опубл/i;

/** Labels and buttons state nothing themselves. */
function mayStateFacts(line: Line): boolean {
  return (
    line.text.length <= 140 &&
    line.control?.tagName !== "BUTTON" &&
    labelOf(line.text) === null &&
    inlinePair(line) === null &&
    !APPLY.test(line.text)
  );
}

/** Pay in a short piece of a head or card: with a word or period for pay, or nothing but an amount with its currency. */
export function payIn(piece: string) {
  if (!/\d/.test(piece)) return null;
  const found = salaryInText(piece);
  if (found !== null) return found;
  return piece.length < 50 &&
    /[$€£]|Kč|CZK|EUR|zł|PLN|USD|GBP|CHF/.test(piece) &&
    !/bonus|raised|fund|save|%/i.test(piece)
    ? labelledSalary(piece)
    : null;
}

const MAP =
  /\/\/(?:[\w.]*\.)?(?:maps\.|google\.[a-z.]+\/maps|goo\.gl\/maps|mapy\.|openstreetmap|bing\.com\/maps)/i;

function placeEvidence(piece: string, line: Line, hint: Hint | null): number {
  const score = placeScore(piece);
  if (MAP.test(line.control?.getAttribute("href") ?? "")) return piece === line.text ? 3.5 : score;
  if (line.control !== null && score < 3) return 0;
  if (hint === "location" && !/\d{5,}|@|[!?]/.test(piece)) return Math.max(score, 1.5) + 1;
  return hint === null || hint === "location" ? score : 0;
}

type Hint = "title" | "company" | "location" | "salary" | "employment";

/** Parts of the names that authors give their elements, between blanks and hyphens. */
const HINTS = (
  [
    ["title", "(?:job|position|posting|vacancy|role|opening)[\\s_-]?(?:title|name|heading)"],
    ["company", "company|employer|organi[sz]ation|companyname"],
    ["location", "locations?|city|cities|locality|place|standort|arbeitsort|ubicacion|joblocation"],
    ["salary", "salary|pay|compensation|wage"],
    ["employment", "employment|commitment|contract|schedule|jobtype"],
  ] as const
).map(([hint, names]): [Hint, RegExp] => [hint, new RegExp(`(?:^|[\\s_-])(?:${names})(?:$|[\\s_-])`)]);

const NAMING =
  "class id data-testid data-test data-automation-id data-ui data-qa data-automation itemprop".split(" ");

/** What the page's author calls the element that holds the line; only a hint, names are not a contract. */
export function hintOf(line: Line): Hint | null {
  for (const element of around(line.runs[0]?.element ?? line.block, 3)) {
    if (!element.hasAttributes()) continue;
    const names = NAMING.map((name) => element.getAttribute(name) ?? "")
      .join(" ")
      .replace(/([a-z])([A-Z])/g, "$1-$2")
      .toLowerCase();
    const hint = HINTS.find(([, pattern]) => pattern.test(names))?.[0];
    if (hint === undefined) continue;
    // A container named `locations` says nothing about each of the many lines in it.
    return (element.textContent ?? "").length <= line.text.length + 60 ? hint : null;
  }
  return null;
}

const SEPARATOR = /\s*[·•|｜⋅∙‧・]\s*|\s+[–—]\s+/u;

/** A line made of nothing but facts: `Leeds · Full-time · On-site`. */
export function isFactLine(line: Line): boolean {
  if (line.text.length > 140) return false;
  const pieces = line.text.split(SEPARATOR).filter((piece) => piece !== "");
  return (
    pieces.length > 1 &&
    pieces.every(
      (piece) =>
        isEmploymentOnly(piece) || isWorkModeOnly(piece) || placeScore(piece) >= 2 || payIn(piece) !== null,
    )
  );
}

/** A line taken apart at its separators, or at its elements. The whole line is one piece when it is one place. */
export function piecesOf(line: Line): string[] {
  if (placeScore(line.text) === 3 || line.text.length > 200) return [line.text];
  const pieces = line.text
    .split(/\s*[·•|｜⋅∙‧・]\s*|\s+[–—]\s+|\s+\/\s+/u)
    .map((piece) => clean(piece.replace(/^[\s,/]+|[\s,/]+$/g, "")));
  const runs = line.runs
    .map((run) => run.text.replace(/^[\s,·•|–/-]+|[\s,·•|–/-]+$/gu, ""))
    .filter((text) => text.length > 1);
  const whole = /\s[–—]\s/.test(line.text) && placeScore(line.text) > 0 ? [line.text] : [];
  return [...new Set([...whole, ...pieces, ...(runs.length > 1 && runs.length < 12 ? runs : [])])].filter(
    (piece) => piece !== "",
  );
}
