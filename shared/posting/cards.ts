/** Finds the repeated cards of a results page: the same structure again and again, each with its own title and link. */
import { clean } from "./clean.ts";
import { around, isIn, type Line } from "./lines.ts";
import { absolute, type Page } from "./page.ts";
import { placeScore } from "./places.ts";
import { findPay } from "../text/index.ts";
import { isEmploymentOnly, isWorkModeOnly, labelOf } from "./terms.ts";
import { folded, isPlausibleTitle } from "./title.ts";
import { AFTER_POSTING, APPLY, GENDER_MARK, OCCUPATION, sectionOf } from "./announcements.ts";
import { weighed } from "./evidence.ts";
import { isJobAddress } from "./job-address.ts";

export interface Card {
  title: string;
  titleLine: Line;
  element: Element;
  lines: Line[];
  url: string | null;
}

export interface CardGroup {
  cards: Card[];
  /** Mean evidence per card that it is a job: 0 none, 1 and more convincing. */
  jobness: number;
  /** True under a heading such as "Similar jobs". */
  aside: boolean;
}

/** Groups of cards, the most job-like first. */
export function findCards(page: Page): CardGroup[] {
  const groups = new Map<string, Line[]>();
  for (const line of page.lines) {
    if (isIn(line, "nav", "footer", "header", "dialog") || !isCardTitle(line)) continue;
    for (const key of [signature(line, 5), signature(line, 2)]) {
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      group.push(line);
    }
  }
  const found: CardGroup[] = [];
  for (const titles of groups.values()) {
    if (titles.length > 400) continue;
    const cards = cardsOf(titles, page);
    const mean = cards.reduce((sum, card) => sum + jobness(card), 0) / cards.length;
    found.push({ cards, jobness: mean, aside: isAside(cards[0]!.titleLine, page) });
  }
  return found.sort((a, b) => weight(b) - weight(a));
}

function weight(group: CardGroup): number {
  return (group.aside ? 0.2 : 1) * Math.min(group.jobness, 4) * Math.log2(1 + group.cards.length);
}

function isCardTitle(line: Line): boolean {
  if (
    line.text.length < 3 ||
    line.text.length > 260 ||
    !isPlausibleTitle(line.text) ||
    (sectionOf(line.text) !== null && line.control === null)
  )
    return false;
  if (line.control?.tagName === "A")
    return (line.control.getAttribute("href") ?? "") !== "" || line.heading > 0;
  return (
    line.heading > 1 ||
    (line.heading === 1 && OCCUPATION.test(line.text)) ||
    (line.strong && OCCUPATION.test(line.text) && line.text.length < 90) ||
    (line.block.tagName === "SUMMARY" && OCCUPATION.test(line.text)) ||
    line.block.tagName === "TD"
  );
}

/** Tag names and first class names some levels up: what a template prints again and again. */
function signature(line: Line, levels: number): string {
  const parts = [String(levels), line.control === null ? "" : "a"];
  for (const [step, element] of around(line.runs[0]?.element ?? line.block, levels).entries()) {
    if (element.tagName === "BODY") break;
    const [name = ""] = step < 4 ? (element.getAttribute("class") ?? "").trim().split(/\s+/) : [];
    parts.push(`${element.tagName}.${name.replace(/[-_]?\d+$/, "")}`);
  }
  if (line.block.tagName === "TD")
    parts.push(String([...(line.block.parentElement?.children ?? [])].indexOf(line.block)));
  return parts.join(">");
}

/** Each title's card: the largest element around it that holds no other title of the group. */
function cardsOf(titles: Line[], page: Page): Card[] {
  const holders = new Map<Element, number>();
  for (const line of titles)
    for (let up: Element | null = line.block; up !== null; up = up.parentElement)
      holders.set(up, (holders.get(up) ?? 0) + 1);
  const cards: Card[] = [];
  const seen = new Set<string>();
  for (const [at, line] of titles.entries()) {
    let element = line.block;
    while (
      element.parentElement !== null &&
      element.parentElement.tagName !== "BODY" &&
      holders.get(element.parentElement) === 1 &&
      titles.length > 1
    )
      element = element.parentElement;
    if (titles.length === 1) element = lonelyCard(line);
    const lines =
      titles.length > 1 && element === line.block
        ? between(line, titles[at + 1], page)
        : page.lines
            .slice(Math.max(0, line.index - 12), line.index + 60)
            .filter((other) => element.contains(other.block));
    const url = addressOf(line, element, lines, page);
    const title = wholeTitle(line, url, page);
    const text = lines.map((other) => other.text).join(" ");
    const key = `${folded(line.text)} ${url !== null && url !== page.url ? url : folded(text)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    cards.push({ title, titleLine: line, element, lines, url });
  }
  return cards;
}

const CUT_OFF = /\s*(?:\u2026|\.{3})$/u;

/** A title that the page cuts off (`Shift Lead for the ni…`), as the element's own name for whoever points at it has it. */
function uncut(title: string, { runs, block, control }: Line): string {
  if (!CUT_OFF.test(title)) return title;
  const start = folded(title.replace(CUT_OFF, ""));
  const around = [runs[0]?.element, control, block, block.parentElement];
  const named = around.flatMap((element) => [
    element?.getAttribute("title"),
    element?.getAttribute("aria-label"),
  ]);
  const names = named.map((name) => clean(name ?? ""));
  return names.find((name) => !CUT_OFF.test(name) && folded(name).startsWith(start)) ?? title;
}

/** A title set over two headings (`DRONE` / `TECHNICIAN`): the address of the card spells both. */
function wholeTitle(line: Line, url: string | null, page: Page): string {
  const previous = page.lines[line.index - 1];
  const title = uncut(clean(line.text), line);
  if (
    url === null ||
    line.heading === 0 ||
    previous?.heading !== line.heading ||
    previous.block.parentElement !== line.block.parentElement
  )
    return title;
  const both = `${previous.text} ${title}`;
  return folded(url).includes(folded(both)) ? both : title;
}

/** A card that stands alone: climb while the text around the title stays short. */
function lonelyCard({ block }: Line): Element {
  const boxes = around(block, 5);
  const end = boxes.findIndex(
    ({ tagName, textContent }, step) =>
      step > 0 && (tagName === "BODY" || tagName === "MAIN" || (textContent ?? "").length > 3000),
  );
  return boxes.at(end === -1 ? -1 : end - 1)!;
}

/** Titles side by side without a card of their own: what follows up to the next one belongs to each. */
function between(line: Line, next: Line | undefined, page: Page): Line[] {
  const end =
    next === undefined ? Math.min(page.lines.length, line.index + 8) : Math.min(next.index, line.index + 30);
  return page.lines.slice(line.index, end).filter((other) => other.area === line.area);
}

const GOES_ON = /more|info|detail|view|see|mehr|více|voir|ver/i;

function addressOf(line: Line, element: Element, lines: readonly Line[], page: Page): string | null {
  const hrefOf = (link: Element | null | undefined) => absolute(link?.getAttribute("href") ?? null, page);
  const jobOf = (links: Element[]) => links.map(hrefOf).find((href) => href !== null && isJobAddress(href));
  const own = hrefOf(line.control?.hasAttribute("href") ? line.control : line.runs[0]?.element.closest("a"));
  if (own !== null) return own;
  if (element.tagName === "A") return hrefOf(element);
  const links = lines.filter(({ control }) => control?.tagName === "A");
  const job = jobOf(links.map(({ control }) => control!));
  if (job) return job;
  const inner = hrefOf(links.find(({ text }) => APPLY.test(text) || GOES_ON.test(text))?.control);
  if (inner !== null && !inner.startsWith(`${page.url}#`)) return inner;
  const wrapper = element.closest("a[href]");
  // Some cards lay an empty link over everything.
  return wrapper === null ? (jobOf([...element.querySelectorAll("a[href]")]) ?? null) : hrefOf(wrapper);
}

function jobness(card: Card): number {
  const rest = card.lines.filter((line) => line !== card.titleLine && line.text.length <= 140);
  let facts = 0;
  for (const { text } of rest) if (facts < 3 && statesFact(text)) facts++;
  return weighed([
    [OCCUPATION.test(card.title), 1],
    [GENDER_MARK.test(card.title), 1],
    [card.url !== null && isJobAddress(card.url), 1],
    [rest.filter((line) => line.control !== null && APPLY.test(line.text)).length, 0.5],
    [facts, 0.5],
  ]);
}

function statesFact(text: string): boolean {
  const field = labelOf(text.split(/[:：]/)[0]!);
  return (
    isWorkModeOnly(text) ||
    (field !== null && field !== "other" && field !== "title") ||
    [text, ...text.split(/\s*[·•|,]\s*/)].some(isEmploymentOnly) ||
    [text, ...text.split(/\s*[·•|]\s*/)].some((piece) => placeScore(piece) >= 2) ||
    (/\d/.test(text) && findPay(text) !== null)
  );
}

/** Under a heading that announces other postings, or in a side column. */
function isAside(first: Line, page: Page): boolean {
  if (first.area === "aside") return true;
  for (let index = first.index - 1; index >= Math.max(0, first.index - 12); index--) {
    const line = page.lines[index]!;
    if ((line.heading > 0 || line.strong) && AFTER_POSTING.test(line.text)) return true;
    if (line.heading > 0 && line.heading < (first.heading || 7)) return false;
  }
  return false;
}
