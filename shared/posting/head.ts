/** The head of a posting: the short lines around its title that state place, employment, mode and pay without labels. */
import { clean } from "./clean.ts";
import { isoDate } from "./dates.ts";
import { fact, type Draft } from "./draft.ts";
import { inlinePair } from "./labels.ts";
import type { Line } from "./lines.ts";
import type { Page } from "./page.ts";
import { placeScore } from "./places.ts";
import { labelledSalary, salaryInText } from "./salary.ts";
import { employmentIn, isEmploymentOnly, isWorkModeOnly, labelOf, workModeOf } from "./terms.ts";
import type { TitleFound } from "./title.ts";
import { APPLY, sectionOf } from "./words.ts";

/** Lines after the title up to the first running text or section, then a few before it. */
export function headLines(page: Page, title: TitleFound | null): Line[] {
  const at = title?.line?.index ?? -1;
  const before = at === -1 ? [] : page.lines.slice(Math.max(0, at - 4), at);
  const after: Line[] = [];
  for (const line of page.lines.slice(at + 1, at + 31)) {
    if (line.area === "nav" || line.area === "footer" || line.area === "dialog" || line.area === "form")
      continue;
    if (
      after.length > 0 &&
      (line.text.length > 140 ||
        (sectionOf(line.text) !== null && labelOf(line.text) === null && (line.heading > 0 || line.strong)))
    )
      break;
    after.push(line);
  }
  return [...after, ...before.filter((line) => line.area === "main" || line.area === "header")];
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
  let best = draft.location === undefined ? 0 : 9;
  let underLabel = false;
  for (const line of head) {
    const labelled = underLabel;
    underLabel = labelOf(line.text) !== null;
    if (
      labelled ||
      underLabel ||
      inlinePair(line) !== null ||
      line.text.length > 140 ||
      line.control?.tagName === "BUTTON" ||
      APPLY.test(line.text)
    )
      continue;
    if (title !== null && (line.text === title.fact.value || line === title.line)) continue;
    const hint = hintOf(line);
    if (line.text.length < 90) {
      const pay = payIn(line.text);
      if (pay !== null) draft.salary ??= fact(pay.salary, "dom", line.text);
    }
    for (const piece of piecesOf(line)) {
      if (company !== null && piece === company) continue;
      if (isEmploymentOnly(piece))
        draft.employment_type ??= fact(employmentIn(piece) ?? piece, "dom", line.text);
      else if (isWorkModeOnly(piece)) draft.work_mode ??= fact(workModeOf(piece)!, "dom", line.text);
      else readPiece(draft, piece, line);
      // The name of an element counts for the text that is directly in it.
      const own =
        piece === line.text || line.runs.length === 1 || (line.runs[0]?.text.includes(piece) ?? false)
          ? hint
          : null;
      const score = placeEvidence(piece, line, own);
      if (score <= best) continue;
      const place = placeText(piece);
      if (place === null || isWorkModeOnly(place)) continue;
      best = score;
      draft.location = fact(place, "dom", line.text);
      const mode = workModeOf(piece);
      if (mode !== null) draft.work_mode ??= fact(mode, "dom", line.text);
    }
  }
}

function readPiece(draft: Draft, piece: string, line: Line): void {
  const pay = payIn(piece);
  if (pay !== null) draft.salary ??= fact(pay.salary, "dom", line.text);
  if (draft.posted_at !== undefined || !/post|publish|veröffentlicht|publi|zveřejn|опубл/i.test(piece))
    return;
  const date = isoDate(piece);
  if (date !== null) draft.posted_at = fact(date, "dom", line.text);
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

function placeEvidence(piece: string, line: Line, hint: Hint | null): number {
  const score = placeScore(piece);
  const href = line.control?.getAttribute("href") ?? "";
  if (
    /\/\/(?:[\w.]*\.)?(?:maps\.|google\.[a-z.]+\/maps|goo\.gl\/maps|mapy\.|openstreetmap|bing\.com\/maps)/i.test(
      href,
    )
  )
    return piece === line.text ? 3.5 : score;
  if (line.control !== null && score < 3) return 0;
  if (hint === "location" && !/\d{5,}|@|[!?]/.test(piece)) return Math.max(score, 1.5) + 1;
  return hint === null || hint === "location" ? score : 0;
}

type Hint = "title" | "location" | "company" | "employment" | "salary";
const HINTS: [Hint, RegExp][] = [
  [
    "title",
    /(?:^|[\s_-])(?:job|position|posting|vacancy|role|opening)[\s_-]?(?:title|name|heading)(?:$|[\s_-])/,
  ],
  ["company", /(?:^|[\s_-])(?:company|employer|organi[sz]ation|companyname)(?:$|[\s_-])/],
  [
    "location",
    /(?:^|[\s_-])(?:locations?|city|cities|locality|place|standort|arbeitsort|ubicacion|joblocation)(?:$|[\s_-])/,
  ],
  ["salary", /(?:^|[\s_-])(?:salary|pay|compensation|wage)(?:$|[\s_-])/],
  ["employment", /(?:^|[\s_-])(?:employment|commitment|contract|schedule|jobtype)(?:$|[\s_-])/],
];

/** What the page's author calls the element that holds the line; only a hint, names are not a contract. */
export function hintOf(line: Line): Hint | null {
  let element: Element | null = line.runs[0]?.element ?? line.block;
  for (let steps = 0; element !== null && steps < 3; element = element.parentElement, steps++) {
    if (!element.hasAttributes()) continue;
    const names = NAMING.map((name) => element!.getAttribute(name) ?? "")
      .join(" ")
      .replace(/([a-z])([A-Z])/g, "$1-$2")
      .toLowerCase();
    for (const [hint, pattern] of HINTS)
      if (pattern.test(names)) return holdsLittleElse(element, line) ? hint : null;
  }
  return null;
}

const NAMING = [
  "class",
  "id",
  "data-testid",
  "data-test",
  "data-automation-id",
  "data-ui",
  "data-qa",
  "data-automation",
  "itemprop",
];

/** A container named `locations` says nothing about each of the many lines in it. */
function holdsLittleElse(element: Element, line: Line): boolean {
  return (element.textContent ?? "").length <= line.text.length + 60;
}

/** A line made of nothing but facts: `Leeds · Full-time · On-site`. */
export function isFactLine(line: Line): boolean {
  if (line.text.length > 140) return false;
  const pieces = line.text.split(/\s*[·•|｜⋅∙‧・]\s*|\s+[–—]\s+/u).filter((piece) => piece !== "");
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
