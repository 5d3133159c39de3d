/** Whether a page holds one posting, a list of them, or none: evidence is added up, nothing is captured on a hunch. */
import { weighed } from "./evidence.ts";
import { findCards, type CardGroup } from "./cards.ts";
import { isJobAddress } from "./job-address.ts";
import { postingIdentity, urlOf } from "./address.ts";
import { isIn, type Line } from "./lines.ts";
import type { HeuristicReading } from "./heuristic.ts";
import type { Page } from "./page.ts";
import { objectsOfType } from "./structured.ts";
import { folded } from "./title.ts";
import type { TitleFound } from "./title-found.ts";
import {
  AMONG_OPENINGS,
  APPLICATION_FORM,
  APPLY,
  asksFor,
  GENDER_MARK,
  HIRING,
  LIST,
  LOGIN_WALL,
  NO_RESULTS,
  OCCUPATION,
  OPENINGS,
  sectionOf,
} from "./announcements.ts";
import { pattern } from "../letters/pattern.ts";

const OTHER_KIND = pattern("")`
    ^(?:Article|NewsArticle|BlogPosting|Product|ProductGroup|Offer|Event|MusicEvent|
    DiscussionForumPosting|SoftwareSourceCode|Recipe|VideoObject|QAPage|Course|Book|Movie|TechArticle|
    ScholarlyArticle|ProfilePage|Review)$`;

/** Boxes that applications go to. */
const HIRING_MAIL = pattern("i")`
    ^mailto:[\w.-]*(?:jobs?|careers?|hr|hiring|recruit\w*|talent|people|bewerb\w*|karriere|personal|
    rrhh|empleos?|seleccion|recrutement|emploi|candidatures?|vacatures?|sollicit\w*|lavora\w*|praca|
    prace|kariera|jobb|rekry\w*)[\w.-]*@`;

/** Courses are applied for too. */
const STUDY = pattern("i")`
    \b(?:course|bootcamp|certification|certificate|curriculum|webinar|workshop|masterclass|degree|
    academy|kurs|curso|corso|cursus|formation|lehrgang|weiterbildung|szkolenie|školení)\s*$`;

const NAMES_APPLICATION = /^(?:job application|apply for|bewerb|vacancy)/i;
const APPLYING_ADDRESS =
  /\/(?:apply|application|applications\/new|bewerben|postuler|candidature)\/?(?:[?#]|$)/i;
const OTHER_ITEMS = ["Product", "Event", "Recipe"]
  .map((type) => `[itemtype*="schema.org/"][itemtype$="${type}" i]`)
  .join(", ");

/** Evidence that the page is one posting; 5 and more suffices. */
export function postingEvidence(page: Page, reading: HeuristicReading): number {
  const { title, body, labels, draft } = reading;
  if (title === null || title.score < 2) return 0;
  const { lines, document, url } = page;
  const name = title.fact.value;
  const named = isNamedBy(title, page);
  const isOccupation = OCCUPATION.test(name);
  const hasMark = GENDER_MARK.test(name);
  const { asks, tells } = asksFor(body.lines.map((line) => line.text).join("\n"));
  const apply = lines.some(
    (line) => line.control !== null && !isIn(line, "nav", "footer", "dialog") && APPLY.test(line.text),
  );
  const applying =
    [...document.querySelectorAll('input[type="submit"], input[type="button"]')].some((input) =>
      APPLY.test(input.getAttribute("value") ?? ""),
    ) ||
    APPLYING_ADDRESS.test(url) ||
    lines.some((line) => line.heading > 0 && line.area !== "nav" && APPLICATION_FORM.test(line.text)) ||
    [...document.querySelectorAll('a[href^="mailto:" i]')].some((link) =>
      HIRING_MAIL.test(link.getAttribute("href")!),
    );
  const upload = document.querySelector('input[type="file"]') !== null;
  const sections = new Set(
    body.lines
      .filter((line) => line.heading > 0 || line.strong || line.text.length < 60)
      .flatMap((line) => sectionOf(line.text) ?? []),
  );
  const facts = new Set(
    labels.map(({ field }) => field).filter((field) => !["other", "title", "company"].includes(field)),
  );
  const atJob = isJobAddress(url);
  const evidence = weighed([
    [isOccupation, 1.5],
    [hasMark, 2],
    [STUDY.test(name), -4],
    [apply, 2],
    [!apply && applying, 1.5],
    [upload, 1],
    [sections.size, 1.25],
    [Math.min(2.5, facts.size * 0.75), 1],
    [draft.employment_type !== undefined && !facts.has("employment_type"), 0.75],
    [draft.location !== undefined && !facts.has("location"), 0.5],
    [draft.salary !== undefined, 0.75],
    [0.8 * asks + 0.25 * tells, 1],
    [title.line !== null && title.line.heading > 0 && named, 0.5],
    // A job's address, a button to apply, and one name on tab and page: whatever the job is called, and however short.
    [apply && atJob && named, 1],
    [atJob, postingIdentity(url) === null ? 1.5 : 2.5],
    [page.titles.some((one) => NAMES_APPLICATION.test(one) || HIRING.test(one)), 1],
    [lines.some(({ text }) => text.length < 40 && AMONG_OPENINGS.test(text)), 1],
    [body.length < 300 && !(upload || apply || applying), -2],
    [objectsOfType(page.jsonLd, OTHER_KIND).length > 0, -4],
    [page.meta("article:published_time") !== null, -1],
    [/^(?:product|video|music|book|profile|event)/i.test(page.meta("og:type") ?? ""), -4],
    [document.querySelector(OTHER_ITEMS) !== null, -4],
  ]);
  const grounds = [
    apply || upload || applying,
    apply && named && (isOccupation || hasMark),
    sections.size > 0 || asks > 2,
    asks > 3 || (asks > 2 && hasMark),
    facts.size > 0 || draft.employment_type !== undefined,
    atJob,
  ];
  return grounds.filter(Boolean).length >= 2 ? evidence : Math.min(evidence, 4);
}

/** The page's own name begins with the title. */
function isNamedBy({ fact }: TitleFound, page: Page): boolean {
  const name = folded(fact.value);
  return page.titles.some((title) => folded(title).startsWith(name));
}

/** The cards that make the page a list, or null. */
export function listOf(page: Page): CardGroup | null {
  for (const group of findCards(page)) {
    const { length } = group.cards;
    const enough = length === 1 ? 2 : length === 2 ? 1.4 : 1.2;
    if (group.aside || group.jobness < enough || (group.jobness < 2 && !isListPage(page))) continue;
    if (length > 1 || (announcesOpenings(page, group) && !saysNoResults(page))) return group;
  }
  return null;
}

/** A heading over the cards, or the page's own name, says that these are openings. */
function announcesOpenings(page: Page, group: CardGroup): boolean {
  const first = group.cards[0]!.titleLine.index;
  return (
    page.lines
      .slice(Math.max(0, first - 15), first)
      .some((line) => (line.heading > 0 || line.strong) && OPENINGS.test(line.text)) ||
    page.titles.some((title) => OPENINGS.test(title.split(/\s[|–—-]\s/)[0]!))
  );
}

const LIST_ADDRESS = pattern("i")`
    (?:jobs?|careers?|openings|positions|vacancies|stellen(?:angebote)?|karriere|offres|emplois?|
    empleos?|ofertas|vagas|vacatures|prace|kariera|volna-mista|search(?:jobs|results)?|hiring|
    job-?board|join-us|work-with-us)\/?$`;

/** Address, title or headings name openings in general. */
export function isListPage(page: Page): boolean {
  return (
    LIST_ADDRESS.test(urlOf(page.url)?.pathname ?? "") ||
    page.titles.some((title) => LIST.test(title)) ||
    page.lines.some((line) => isHeading(line) && OPENINGS.test(line.text))
  );
}

function isHeading(line: Line): boolean {
  return line.heading > 0 && !isIn(line, "nav", "footer");
}

function saysNoResults(page: Page): boolean {
  return page.lines.some(
    (line) => line.text.length < 160 && !isIn(line, "nav", "footer") && NO_RESULTS.test(line.text),
  );
}

const OPEN_POSITIONS = pattern("i")`
    ^(?:our |current )?(?:open|current|available) (?:positions|roles|jobs|openings|vacancies)|
    ^current openings$|^offene stellen$|^volná místa$|^otevřené pozice$`;

/** A results page that says it has no results, or an "open positions" part with nothing in it. */
export function isEmptyList(page: Page): boolean {
  if (!isListPage(page)) return false;
  if (saysNoResults(page)) return true;
  const at = page.lines.findIndex((line) => isHeading(line) && OPEN_POSITIONS.test(line.text));
  if (at === -1) return false;
  const level = page.lines[at]!.heading;
  const rest = page.lines.slice(at + 1);
  const end = rest.findIndex(({ heading }) => heading > 0 && heading <= level + 1);
  const section = end === -1 ? rest : rest.slice(0, end);
  return section.length > 0 && section.every((line) => line.control === null && line.text.length < 300);
}

type NothingReason = "empty_page" | "form_only" | "not_a_posting" | "restricted";

const APPLYING = /apply|application|bewerb|candidat|postul|solicit/i;

/** Why nothing is captured. */
export function whyNothing(page: Page): NothingReason {
  const main = page.lines.filter((line) => !isIn(line, "nav", "footer", "header"));
  const length = main.reduce((sum, line) => sum + line.text.length, 0);
  const wall = main.some((line) => line.text.length < 200 && LOGIN_WALL.test(line.text));
  if (wall && length < 1500) return "restricted";
  const questions = page.document.querySelectorAll(
    'input:not([type="hidden"]):not([type="search"]), textarea, select',
  ).length;
  const upload = page.document.querySelector('input[type="file"]') !== null;
  const applying = APPLYING.test(page.url + page.titles.join(" "));
  if ((upload && questions >= 3) || (questions >= 5 && applying)) return "form_only";
  return length < 250 && awaitsText(page, main) ? "empty_page" : "not_a_posting";
}

/** What a page says while its scripts have yet to fill it. */
const MEANWHILE = /javascript|cookies?\b|\bload|please wait|lädt|geladen|charge|cargando/i;

/** Nothing stands here, or nothing but a few words beside scripts that may bring more. */
function awaitsText(page: Page, main: readonly Line[]): boolean {
  if (main.length === 0) return true;
  const hasScript = page.document.querySelector('script[src], script[type="module"]') !== null;
  return hasScript && !main.some(({ text }) => text.split(" ").length >= 5 && !MEANWHILE.test(text));
}
