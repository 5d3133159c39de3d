/** Whether a page holds one posting, a list of them, or none: evidence is added up, nothing is captured on a hunch. */
import { findCards, type CardGroup } from "./cards.ts";
import { isJobAddress } from "./job-address.ts";
import { postingIdentity, urlOf } from "./address.ts";
import { isIn } from "./lines.ts";
import type { HeuristicReading } from "./heuristic.ts";
import type { Page } from "./page.ts";
import { objectsOfType } from "./structured.ts";
import { folded, type TitleFound } from "./title.ts";
import {
  APPLICATION_FORM,
  APPLY,
  asksFor,
  GENDER_MARK,
  LOGIN_WALL,
  NO_RESULTS,
  OCCUPATION,
  OPENINGS,
  sectionOf,
} from "./words.ts";

const OTHER_KIND =
  /^(?:Article|NewsArticle|BlogPosting|Product|ProductGroup|Offer|Event|MusicEvent|DiscussionForumPosting|SoftwareSourceCode|Recipe|VideoObject|QAPage|Course|Book|Movie|TechArticle|ScholarlyArticle|ProfilePage|Review)$/;

/** Boxes that applications go to. */
const HIRING_MAIL =
  /^mailto:[\w.-]*(?:jobs?|careers?|hr|hiring|recruit\w*|talent|people|bewerb\w*|karriere|personal|rrhh|empleos?|seleccion|recrutement|emploi|candidatures?|vacatures?|sollicit\w*|lavora\w*|praca|prace|kariera|jobb|rekry\w*)[\w.-]*@/i;

/** Courses are applied for too. */
const STUDY =
  /\b(?:course|bootcamp|certification|certificate|curriculum|webinar|workshop|masterclass|degree|academy|kurs|curso|corso|cursus|formation|lehrgang|weiterbildung|szkolenie|školení)\s*$/i;

/** Evidence that the page is one posting; 5 and more suffices. */
export function postingEvidence(page: Page, reading: HeuristicReading): number {
  const { title, body, labels, draft } = reading;
  if (title === null || title.score < 2) return 0;
  const { asks, tells } = asksFor(body.lines.map((line) => line.text).join("\n"));
  let evidence = 0;
  const name = title.fact.value;
  if (OCCUPATION.test(name)) evidence += 1.5;
  if (GENDER_MARK.test(name)) evidence += 2;
  if (STUDY.test(name)) evidence -= 4;
  const apply = page.lines.some(
    (line) => line.control !== null && !isIn(line, "nav", "footer", "dialog") && APPLY.test(line.text),
  );
  const submit = [...page.document.querySelectorAll('input[type="submit"], input[type="button"]')].some(
    (input) => APPLY.test(input.getAttribute("value") ?? ""),
  );
  const applying =
    submit ||
    /\/(?:apply|application|applications\/new|bewerben|postuler|candidature)\/?(?:[?#]|$)/i.test(page.url) ||
    page.lines.some((line) => line.heading > 0 && line.area !== "nav" && APPLICATION_FORM.test(line.text));
  const upload = page.document.querySelector('input[type="file"]') !== null;
  const mail = [...page.document.querySelectorAll('a[href^="mailto:" i]')].some((link) =>
    HIRING_MAIL.test(link.getAttribute("href")!),
  );
  if (apply) evidence += 2;
  else if (applying || mail) evidence += 1.5;
  if (upload) evidence += 1;
  const sections = new Set(
    body.lines
      .filter((line) => line.heading > 0 || line.strong || line.text.length < 60)
      .map((line) => sectionOf(line.text))
      .filter((section) => section !== null),
  );
  evidence += sections.size * 1.25;
  const facts = new Set(
    labels
      .map(({ field }) => field)
      .filter((field) => field !== "other" && field !== "title" && field !== "company"),
  );
  evidence += Math.min(2.5, facts.size * 0.75);
  if (draft.employment_type !== undefined && !facts.has("employment_type")) evidence += 0.75;
  if (draft.location !== undefined && !facts.has("location")) evidence += 0.5;
  if (draft.salary !== undefined) evidence += 0.75;
  evidence += 0.8 * asks + 0.25 * tells;
  if (title.line !== null && title.line.heading > 0 && isNamedBy(title, page)) evidence += 0.5;
  // A job's address, a button to apply, and one name on tab and page: whatever the job is called, and however short.
  if (apply && isJobAddress(page.url) && isNamedBy(title, page)) evidence += 1;
  if (isJobAddress(page.url)) evidence += postingIdentity(page.url) === null ? 1.5 : 2.5;
  if (
    page.titles.some((one) =>
      /^(?:job application|apply for|bewerb|vacancy)|(?<![A-Za-zÀ-ɏͰ-ӿ])(?:jobs?|careers?|karriere|hiring|stellenangebot|vacature|kariéra|채용|求人)(?![A-Za-zÀ-ɏͰ-ӿ])/i.test(
        one,
      ),
    )
  )
    evidence += 1;
  if (
    page.lines.some(
      (line) =>
        line.text.length < 40 &&
        /^(?:we(?:'re| are) hiring|now hiring|#?hiring|back to (?:all )?(?:jobs|roles|positions|openings|careers)|(?:all|see all|view all) (?:jobs|roles|openings|positions)|zurück zur stelle|zurück zu (?:den )?jobs|job openings)/i.test(
          line.text,
        ),
    )
  )
    evidence += 1;
  if (body.length < 300 && !(upload || apply || applying || mail)) evidence -= 2;
  if (objectsOfType(page.jsonLd, OTHER_KIND).length > 0) evidence -= 4;
  if (page.meta("article:published_time") !== null) evidence -= 1;
  if (/^(?:product|video|music|book|profile|event)/i.test(page.meta("og:type") ?? "")) evidence -= 4;
  if (
    page.document.querySelector(
      '[itemtype*="schema.org/"][itemtype$="Product" i], [itemtype*="schema.org/"][itemtype$="Event" i], [itemtype*="schema.org/"][itemtype$="Recipe" i]',
    ) !== null
  )
    evidence -= 4;
  const grounds =
    Number(apply || upload || applying || mail) +
    Number(apply && isNamedBy(title, page) && (OCCUPATION.test(name) || GENDER_MARK.test(name))) +
    Number(sections.size > 0 || asks > 2) +
    Number(asks > 3 || (asks > 2 && GENDER_MARK.test(name))) +
    Number(facts.size > 0 || draft.employment_type !== undefined) +
    Number(isJobAddress(page.url));
  return grounds >= 2 ? evidence : Math.min(evidence, 4);
}

/** The page's own name begins with the title. */
function isNamedBy({ fact }: TitleFound, page: Page): boolean {
  const name = folded(fact.value);
  return page.titles.some((title) => folded(title).startsWith(name));
}

/** The cards that make the page a list, or null. */
export function listOf(page: Page): CardGroup | null {
  for (const group of findCards(page)) {
    if (group.aside) continue;
    const enough = group.cards.length >= 3 ? 1.2 : group.cards.length === 2 ? 1.4 : 2;
    if (group.jobness < enough) continue;
    if (group.cards.length === 1 && (!announcesOpenings(page, group) || saysNoResults(page))) continue;
    if (!isListPage(page) && group.jobness < 2) continue;
    return group;
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

/** Address, title or headings name openings in general. */
export function isListPage(page: Page): boolean {
  const path = urlOf(page.url)?.pathname ?? "";
  if (
    /(?:jobs?|careers?|openings|positions|vacancies|stellen(?:angebote)?|karriere|offres|emplois?|empleos?|ofertas|vagas|vacatures|prace|kariera|volna-mista|search(?:jobs|results)?|hiring|job-?board|join-us|work-with-us)\/?$/i.test(
      path,
    )
  )
    return true;
  if (
    page.titles.some((title) =>
      /(?<![A-Za-zÀ-ɏͰ-ӿ])(?:jobs?|careers?|openings|vacancies|positions|hiring|stellenangebote|karriere|offres d'emploi|recrutement|empleos?|vagas|vacatures|lavora|nabídk[ay] práce|práce|kariéra|praca|oferty pracy|lediga|채용|求人|採用|招聘)(?![A-Za-zÀ-ɏͰ-ӿ])/i.test(
        title,
      ),
    )
  )
    return true;
  return page.lines.some(
    (line) => line.heading > 0 && !isIn(line, "nav", "footer") && OPENINGS.test(line.text),
  );
}

function saysNoResults(page: Page): boolean {
  return page.lines.some(
    (line) => line.text.length < 160 && !isIn(line, "nav", "footer") && NO_RESULTS.test(line.text),
  );
}

/** A results page that says it has no results, or an "open positions" part with nothing in it. */
export function isEmptyList(page: Page): boolean {
  if (!isListPage(page)) return false;
  if (saysNoResults(page)) return true;
  const at = page.lines.findIndex(
    (line) =>
      line.heading > 0 &&
      !isIn(line, "nav", "footer") &&
      /^(?:our |current )?(?:open|current|available) (?:positions|roles|jobs|openings|vacancies)|^current openings$|^offene stellen$|^volná místa$|^otevřené pozice$/i.test(
        line.text,
      ),
  );
  if (at === -1) return false;
  const heading = page.lines[at]!;
  const rest = page.lines.slice(at + 1);
  const end = rest.findIndex((line) => line.heading > 0 && line.heading <= heading.heading + 1);
  const section = end === -1 ? rest : rest.slice(0, end);
  return section.length > 0 && section.every((line) => line.control === null && line.text.length < 300);
}

export type NothingReason = "empty_page" | "form_only" | "not_a_posting" | "restricted";

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
  if (
    (upload && questions >= 3) ||
    (questions >= 5 &&
      /apply|application|bewerb|candidat|postul|solicit/i.test(page.url + page.titles.join(" ")))
  )
    return "form_only";
  if (length < 250) return "empty_page";
  return "not_a_posting";
}
