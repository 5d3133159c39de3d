/** Which of a page's headings is the title of the posting, and what its `<title>` adds. */
import { isNamedAsFirm } from "../lexicon/legal-forms.ts";
import { segmentsOf } from "./address.ts";
import { fact } from "./draft.ts";
import { weighed } from "./evidence.ts";
import { hintOf } from "./head.ts";
import type { TitleFound } from "./title-found.ts";
import { isIn, type Line } from "./lines.ts";
import type { Page } from "./page.ts";
import { isCompanyLink, siteNames, squeezed } from "./site-names.ts";
import { labelOf } from "./terms.ts";
import {
  AFTER_POSTING,
  APPLICATION_FORM,
  APPLY,
  GENDER_MARK,
  NO_RESULTS,
  NOT_A_TITLE,
  OCCUPATION,
  OPENINGS,
  sectionOf,
} from "./announcements.ts";
import { pattern } from "../letters/pattern.ts";

/** Splits `Title | Company`, `Title - Company`, `Title @ Company`, `Job Application for X at Y`. */
export function titleParts(title: string): string[] {
  const bare = title
    .replace(
      pattern("i")`
        ^(?:job application for|job application\s*[-–:]|bewerbung als|bewerben als|apply for|job:|vacancy:|
        stellenangebot:?|offre d'emploi:?|oferta de empleo:?|career opportunities:|postuler:?)\s*`,
      "",
    )
    .replace(/\s+(?:page is loaded|job details)$/i, "");
  const hiring =
    /^(.{2,60}?) (?:is )?(?:hiring|sucht|recrute|hledá|busca|zoekt|szuka|söker|søger)(?: an?)?:? (.{3,120}?)(?: in (.{2,60}?))?(?: \| .*)?$/i.exec(
      bare,
    );
  if (hiring !== null) return [hiring[2]!, hiring[1]!, ...(hiring[3] === undefined ? [] : [hiring[3]])];
  const parts = bare
    .split(
      /\s+[|–—·•:@»›<>/]+\s+|\s+-+\s+|\s*[|｜]\s*|:\s+|\s::\s|\s+(?:at|bei|chez|en|u|w|bij|hos|presso)\s+(?=\p{Lu}|\d)/u,
    )
    .map((part) => part.replace(/^[\s-–—|:]+|[\s-–—|:]+$/g, "").trim());
  return [...new Set([bare, ...parts])].filter((part) => part.length > 1);
}

/**
 * A `<title>` in all the ways in which its parts may belong together, from the whole to each part: a title may hold the
 * sign that sets it apart from the site's name ("Nurse - Nights - Acme").
 */
function titleRanges(title: string): string[] {
  const pieces = title.split(/(\s*[|｜]\s*|\s+[–—·•»›-]+\s+|:\s+)/u);
  const ranges: string[] = [];
  for (let from = 0; from < pieces.length && pieces.length < 14; from += 2)
    for (let to = pieces.length; to > from; to -= 2) ranges.push(pieces.slice(from, to).join("").trim());
  return [...new Set([...ranges, ...titleParts(title)])].filter((range) => range.length > 1);
}

/** Lower case without punctuation, for comparing titles. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

export function isPlausibleTitle(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= 220 &&
    /\p{L}{2}/u.test(text) &&
    !NOT_A_TITLE.test(text) &&
    !APPLY.test(text) &&
    !OPENINGS.test(text) &&
    !NO_RESULTS.test(text) &&
    labelOf(text) === null &&
    !/^(?:https?:|©|\d+ (?:jobs|results|applicants))/i.test(text) &&
    !SEARCH_NAME.test(text) &&
    !/[?？]$/.test(text)
  );
}

/** Names of searches and their results: `2,011 quality manager jobs in Sydney`, `Product Designer jobs`. */
const SEARCH_NAME = pattern("i")`
    ^[\d.,  ]+\+?\s(?:[A-Za-zÀ-ɏͰ-ӿ]+\s){0,5}(?:jobs?|stellen|stellenangebote|offres?|ofertas|empleos|
    vagas|vacatures|offerte|nabíd[A-Za-zÀ-ɏͰ-ӿ]+|ofert[A-Za-zÀ-ɏͰ-ӿ]*|jobb|positions|vacancies|results|
    openings)(?![A-Za-zÀ-ɏͰ-ӿ])|(?:^|\s)(?:jobs|vacancies|stellenangebote|stellen|emplois|empleos|vagas|
    vacatures)$|(?:^|\s)(?:jobs|vacancies|stellenangebote|emplois|empleos|vagas|vacatures|
    práce)\s+(?:in|near|at|für|à|en|em|v)\s`;

/** Best title, or null. */
export function findTitle(page: Page): TitleFound | null {
  const parts = page.titles.flatMap(titleParts).filter(isPlausibleTitle);
  const named = namesOf(page);
  let best: TitleFound | null = null;
  const seen = new Set<string>();
  let past = false;
  for (const line of page.lines) {
    if (line.heading > 0 && AFTER_POSTING.test(line.text)) past = true;
    if (isIn(line, "footer", "nav", "dialog", "form", "aside")) continue;
    if (line.text.length > 220 || seen.has(line.text) || !isPlausibleTitle(line.text)) continue;
    const hinted =
      line.heading === 0 && line.index < 400 && line.text.length < 120 && hintOf(line) === "title";
    if (line.heading === 0 && !line.strong && !hinted && !named.names.includes(folded(line.text))) continue;
    seen.add(line.text);
    const score = scoreOf(line, named, hinted, past);
    if (best !== null && score <= best.score + 0.01) continue;
    const name = trimmedTo(line.text, parts);
    best = { fact: fact(name, "dom", name), line, score };
  }
  if (best !== null && best.score >= 3) return best;
  const head = parts.find(
    (part) => OCCUPATION.test(part) || GENDER_MARK.test(part) || slugLikeness(folded(part), named.slug) > 0.6,
  );
  if (head === undefined) return best;
  const first = parts.slice(1).find((part) => OCCUPATION.test(part)) ?? head;
  return { fact: fact(first, "meta", first), line: null, score: 3 };
}

/** What the page calls itself and its site, for comparing. */
interface Names {
  /** The page's own names and the parts of them, folded. */
  names: string[];
  /** Of these, parts that a name begins with. */
  leading: Set<string>;
  site: Set<string>;
  slug: Set<string>;
  url: string;
}

function namesOf(page: Page): Names {
  const ranges = page.titles.map((title) => ({ title, ranges: titleRanges(title) }));
  return {
    names: ranges
      .flatMap((one) => one.ranges)
      .filter(isPlausibleTitle)
      .map(folded),
    leading: new Set(
      ranges.flatMap(({ title, ranges: all }) =>
        all.filter((range) => range !== title && title.startsWith(range)).map(folded),
      ),
    ),
    site: siteNames(page),
    slug: slugWords(page.url),
    url: page.url,
  };
}

/** How surely a line is the title. `hinted`: its element is called so. `past`: it stands behind the posting. */
function scoreOf(
  line: Line,
  { names, leading, site, slug, url }: Names,
  hinted: boolean,
  past: boolean,
): number {
  const { text, heading, control } = line;
  const key = folded(text);
  const at = names.indexOf(key);
  const exact = at !== -1;
  const near = names.some(
    (name) => name.length > 5 && key.length > 5 && (name.includes(key) || key.includes(name)),
  );
  const isOccupation = OCCUPATION.test(text);
  const isSites = site.has(squeezed(key)) || isCompanyLink(control);
  return weighed([
    [heading === 1 ? 3 : heading === 2 ? 2 : heading > 0 ? 1 : line.strong ? 0 : -0.5, 1],
    [hinted, 3],
    [exact, 4 + (leading.has(key) ? 2 : at === 0 ? 0.5 : 0)],
    [!exact && near, 2],
    [isOccupation, 3],
    [GENDER_MARK.test(text), 3],
    // The first of several segments is the employer's as often as not.
    [slugLikeness(key, slug), isFirstSegment(text, url) ? 1 : 3],
    [isSites, -5],
    [!isSites && isNamedAsFirm(text) && !isOccupation, -3],
    [sectionOf(text) !== null && !exact && !isOccupation, -4],
    [APPLICATION_FORM.test(text), -4],
    [line.area === "header", -0.5],
    [past, -6],
    [control?.tagName === "A" && !exact, -1],
    [text.length > 120, -1],
    [/\p{L}{3}[.!]$/u.test(text) && text.split(" ").length > 8, -3],
    [line.index > 150, -1],
  ]);
}

/** A heading that is a part of the page's title plus digits and signs is that part. */
function trimmedTo(text: string, parts: readonly string[]): string {
  if (parts.includes(text)) return text;
  for (const part of parts) {
    const at = text.toLowerCase().indexOf(part.toLowerCase());
    if (at === -1 || part.length < 6 || part.length === text.length) continue;
    const rest = text.slice(0, at) + text.slice(at + part.length);
    if (!/[\p{L}()[\]]/u.test(rest)) return text.slice(at, at + part.length);
  }
  return text;
}

function slugWords(url: string): Set<string> {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url).pathname);
  } catch {
    return new Set();
  }
  const words = folded(path).split(" ");
  return new Set(words.filter((word) => word.length > 2 && !/^\d+$/.test(word)));
}

function isFirstSegment(text: string, url: string): boolean {
  const [first, second] = segmentsOf(url);
  return second !== undefined && squeezed(first!) === squeezed(text);
}

/** Share of the words of a title that occur in the address. */
function slugLikeness(title: string, slug: Set<string>): number {
  const words = title.split(" ").filter((word) => word.length > 2);
  if (words.length === 0 || slug.size === 0) return 0;
  return (
    words.filter((word) => slug.has(word) || slug.has(word.normalize("NFD").replace(/\p{M}/gu, ""))).length /
    words.length
  );
}
