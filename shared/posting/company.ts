/** Who the employer is, from what a page says about itself. null beats a guess: a job board's own name is no employer. */
import { isNamedAsFirm, PRINTED_LEGAL_FORM } from "../lexicon/legal-forms.ts";
import { clean } from "./clean.ts";
import { fact, type Fact, type Source } from "./draft.ts";
import type { Labelled } from "./labels.ts";
import type { Line } from "./lines.ts";
import type { Page } from "./page.ts";
import { isKnownPlace, placeScore } from "./places.ts";
import { hintOf } from "./head.ts";
import { isCompanyLink, logoNames, platformName, siteNames, squeezed, tenantsOf } from "./site-names.ts";
import { isObject, objectsOfType } from "./structured.ts";
import { isEmploymentOnly, isWorkModeOnly, labelOf } from "./terms.ts";
import { folded, titleParts } from "./title.ts";
import type { TitleFound } from "./title-found.ts";
import { DEPARTMENT, NO_EMPLOYER, OCCUPATION, SITE_COLUMN } from "./announcements.ts";
import { oneLine, pattern } from "../letters/pattern.ts";

/** A name that a page gives without saying whose: a job board's own or a menu's word is none. */
export function isPlausibleCompany(text: string): boolean {
  return isName(text) && !NO_EMPLOYER.test(text);
}

/** What may be the name of an employer where the page says that one stands there. */
export function isName(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= 80 &&
    /\p{L}/u.test(text) &&
    !SITE_COLUMN.test(text) &&
    labelOf(text) === null &&
    !isKnownPlace(text) &&
    !isWorkModeOnly(text) &&
    !isEmploymentOnly(text) &&
    !/^(?:https?:|www\.)|[!?]$|\p{L}{4}\.\s\p{Lu}|@/u.test(text)
  );
}

/** Best supported employer name, or null. */
export function companyOf(
  page: Page,
  title: TitleFound | null,
  labels: readonly Labelled[],
  top: readonly Line[],
): Fact<string> | null {
  const label = labels.find(({ field, value }) => field === "company" && isName(value));
  if (label !== undefined)
    return fact(clean(label.value.replace(/\s*[[(]\d+[\])]$/, "")), "dom", `${label.label} ${label.value}`);
  for (const { runs, text } of top) {
    const link = runs.find((run) => isCompanyLink(run.element.closest("a")));
    if (link === undefined) continue;
    if (link.text.length < 60 && isName(link.text)) return fact(link.text, "dom", text);
    break;
  }
  const votes = new Votes(title?.fact.value ?? null);
  voteByTitles(votes, page, title, top);
  voteByDeclarations(votes, page);
  for (const line of page.lines) voteByLine(votes, line, page);
  for (const { text } of top) if (isNamedAsFirm(text) && text.length < 60) votes.add(text, 2, "dom");
  for (const line of top) {
    const name = line.runs[0]!.text;
    if (name.length < 60 && hintOf(line) === "company") votes.add(name, 5, "dom", line.text);
  }
  voteByHost(votes, page);
  return votes.winner(platformName(page.host));
}

interface Candidate {
  value: string;
  score: number;
  source: Source;
  snippet: string;
}

/** Names that the page gives, each with what speaks for it. */
class Votes {
  readonly names = new Map<string, Candidate>();
  readonly #title: string | null;

  constructor(title: string | null) {
    this.#title = title === null ? null : folded(title);
  }

  add(text: string, score: number, source: Source, snippet = text): void {
    const value = clean(text.replace(BEFORE_NAME, "").replace(BEHIND_NAME, ""));
    const key = folded(value);
    if (!isPlausibleCompany(value) || key === this.#title) return;
    const known = this.names.get(key);
    if (known === undefined) this.names.set(key, { value, score, source, snippet });
    else {
      known.score += score;
      if (isNamedAsFirm(value) && !isNamedAsFirm(known.value)) known.value = value;
    }
  }

  /** The first of the names with most votes, if they are enough. */
  winner(platform: string | null): Fact<string> | null {
    if (platform !== null) this.names.delete(platform);
    const [best] = [...this.names.values()].sort((a, b) => b.score - a.score);
    return best === undefined || best.score < 2 ? null : fact(best.value, best.source, best.snippet);
  }
}

const BEFORE_NAME =
  /^(?:the company |join |about |careers? (?:at|with) |jobs? (?:at|bei) |werken bij |karriere bei |working at |life at |why |work at )/i;
const BEHIND_NAME = /\s*(?:\||[-–])?\s*(?:careers?|jobs?|logo|home(?:page)?|karriere)$/i;

function voteByTitles(votes: Votes, page: Page, title: TitleFound | null, top: readonly Line[]): void {
  const own = title === null ? "" : folded(title.fact.value);
  const site = siteNames(page);
  const near = new Set(top.filter(({ text }) => text.length < 80).map(({ text }) => folded(text)));
  for (const pageTitle of page.titles) {
    const at = /\s(?:at|@|bei|chez)\s+(.{2,60}?)(?:\s*[|–—-].*)?$/u.exec(pageTitle);
    if (at !== null) votes.add(at[1]!, 3, "meta", pageTitle);
    for (const part of besideTitle(pageTitle, title)) {
      const key = folded(part);
      if (key === own || (own !== "" && key.includes(own)) || placeScore(part) >= 2) continue;
      if (OCCUPATION.test(part) && !isNamedAsFirm(part)) continue;
      // A name beside the title that is not the site's: this is a site that other employers post on.
      const posted = near.has(key) && !site.has(squeezed(part)) && !DEPARTMENT.test(part);
      votes.add(part, posted ? 6 : 2, "meta", pageTitle);
    }
  }
}

function voteByDeclarations(votes: Votes, page: Page): void {
  votes.add(page.meta("og:site_name") ?? "", 2, "meta");
  for (const { name } of objectsOfType(page.jsonLd, /^(?:Organization|Corporation|LocalBusiness)$/))
    if (typeof name === "string") votes.add(name, 2, "jsonld");
  for (const { name, publisher } of objectsOfType(page.jsonLd, /^WebSite$/))
    for (const one of [name, isObject(publisher) ? publisher.name : null])
      if (typeof one === "string") votes.add(one, 1, "jsonld");
  for (const alt of logoNames(page)) votes.add(alt, 1, "dom");
}

const ABOUT =
  /^(?:about|über|à propos de|sobre|over|chi è|o společnosti|o firmie|om|why|who is|life at|careers? at|join|working at)\s+(.{2,50}?)[:?]?$/i;
const NO_ONE = /\b(?:us|you|the|this|role|team|job|our|position|company|unit|division|business)\b/i;
const INTRODUCTION = pattern("u")`
    ^(?:at )?(\p{Lu}[\p{L}\p{N}.&'’-]*(?: \p{Lu}[\p{L}\p{N}.&'’-]*){0,3}),? (?:is|are) (?:a|an|the|
    building|looking|seeking|hiring|one of|on a mission|currently)\b`;
const NO_NAME = /^(?:This|We|You|It|That|The (?:role|ideal|position|successful)|Our|There|Who|What)\b/;
const COPYRIGHT = new RegExp(
  oneLine`
    (?:(?:©|copyright|\(c\))\s*)+(?:\d{4}(?:\s*[-–]\s*\d{4})?)?,?\s*(?:by\s+)?([^.|
    •·,]{2,60}?(?:, (?:${PRINTED_LEGAL_FORM}))?)\.?(?:\s*all rights reserved.*)?$`,
  "i",
);

/** `About Acme`, `© 2026 Acme`, `Acme is looking for …`. */
function voteByLine(votes: Votes, line: Line, page: Page): void {
  const { text } = line;
  const about = line.heading > 0 || line.strong ? ABOUT.exec(text)?.[1] : undefined;
  if (about !== undefined && !NO_ONE.test(about)) votes.add(about, 2, "dom", text);
  // Whose the copyright is says whose the site is, not who posts on it: it only bears out a name.
  const owner = text.length < 160 ? COPYRIGHT.exec(text)?.[1]!.trim() : undefined;
  if (owner !== undefined && (votes.names.has(folded(owner)) || spells(page.host, owner)))
    votes.add(owner, 1.5, "dom", text);
  const named = line.area === "main" ? INTRODUCTION.exec(text)?.[1] : undefined;
  if (named !== undefined && !NO_NAME.test(named) && !OCCUPATION.test(named))
    votes.add(named, 1.5, "dom", text);
}

/** A name that the host spells (`reelementtech.com`) gains by it; a host alone never makes a name. */
function voteByHost(votes: Votes, page: Page): void {
  if (page.host === "") return;
  for (const [key, candidate] of votes.names) {
    const whole = squeezed(key);
    if (whole.length > 2 && squeezed(page.host).includes(whole)) candidate.score += 2;
    else if (spells(page.host, key)) candidate.score += 1;
  }
  // An employer's board on a recruiting platform: `acme.platform.com` or `platform.com/acme` beside the word Acme.
  const names = new Set([...tenantsOf(page.url)].map(squeezed).filter((name) => name.length > 2));
  const first = page.lines
    .slice(0, 400)
    .map((line) => ({
      line,
      name: line.text.replace(/^(?:about|über|careers? at|jobs? (?:at|bei))\s+/i, ""),
    }))
    .find(({ name }) => name.length < 40 && names.has(squeezed(name)));
  if (first !== undefined) votes.add(first.name, 2.5, "dom", first.line.text);
}

/** Whether a host spells the first word of a name. */
function spells(host: string, name: string): boolean {
  const first = squeezed(name.split(" ")[0]!);
  return first.length > 3 && squeezed(host).includes(first);
}

/** The parts of a page's name that are not the posting's title. */
function besideTitle(pageTitle: string, title: TitleFound | null): string[] {
  const parts = titleParts(pageTitle).slice(1);
  const at =
    title === null || parts.includes(title.fact.value)
      ? -1
      : pageTitle.toLowerCase().indexOf(title.fact.value.toLowerCase());
  if (at === -1) return parts;
  const rest = [pageTitle.slice(0, at), pageTitle.slice(at + title!.fact.value.length)];
  return rest.flatMap((part) => titleParts(part.replace(/^[\s|–—·•:@-]+|[\s|–—·•:@-]+$/g, "")));
}

/**
 * The employer whose own careers page this is; null on portals and where the page does not say. Its foot names who made the
 * site, not who hires.
 */
export function ownerOf(page: Page): Fact<string> | null {
  const lines = page.lines.filter((line) => line.area !== "footer");
  const found = companyOf({ ...page, lines }, null, [], []);
  if (found === null) return null;
  const name = squeezed(found.value);
  const titled = page.titles.some(
    (title) =>
      /(?:jobs?|careers?|openings|positions|karriere|stellen|hiring)\s+(?:at|bei|with)\s/i.test(title) &&
      squeezed(title).includes(name),
  );
  const hosted =
    squeezed(page.host).includes(name) ||
    spells(page.host, found.value) ||
    [...tenantsOf(page.url)].some((tenant) => squeezed(tenant) === name);
  return titled || hosted || page.host === "" ? found : null;
}
