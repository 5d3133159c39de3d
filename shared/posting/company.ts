/** Who the employer is, from what a page says about itself. null beats a guess: a job board's own name is no employer. */
import { isNamedAsFirm, PRINTED_LEGAL_FORM } from "../lexicon/legal-forms.ts";
import { clean } from "./clean.ts";
import { fact, type Fact } from "./draft.ts";
import type { Labelled } from "./labels.ts";
import type { Line } from "./lines.ts";
import type { Page } from "./page.ts";
import { isKnownPlace, placeScore } from "./places.ts";
import { hintOf } from "./head.ts";
import { isCompanyLink, logoNames, platformName, siteNames, squeezed, tenantsOf } from "./site-names.ts";
import { isObject, objectsOfType } from "./structured.ts";
import { isEmploymentOnly, isWorkModeOnly, labelOf } from "./terms.ts";
import { folded, titleParts, type TitleFound } from "./title.ts";
import { DEPARTMENT, OCCUPATION, SITE_COLUMN } from "./words.ts";

/** Names of places to find or run jobs: never the employer. */
const NOT_EMPLOYER =
  /(?<![A-Za-zÀ-ɏͰ-ӿ])(?:careers?|jobs?|job board|jobs? portal|karriere|kariéra|recruit(?:ing|ment|ee)|talent|hiring|linkedin|indeed|glassdoor|stepstone|monster|xing|greenhouse|lever|ashby|workday|smartrecruiters|workable|teamtailor|personio|breezy|icims|avature|eightfold|paylocity|bamboohr|pinpoint|jobvite|stack overflow|ziprecruiter|remote ?ok|we work remotely|weworkremotely|jora|home|welcome|apply|application|position|vacanc(?:y|ies)|candidate portal|remote|stellenangebote|stellenanzeige|emploi|empleo|vagas|vacatures|lavoro|práce|praca|jobb|채용|求人|採用|招聘|github|facebook|twitter|wordpress|website|logo|icon|image|menu|search)(?![A-Za-zÀ-ɏͰ-ӿ])/i;

/** A name that a page gives without saying whose: a job board's own or a menu's word is none. */
export function isPlausibleCompany(text: string): boolean {
  return isName(text) && !NOT_EMPLOYER.test(text);
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
  const linked = top.find((line) => line.runs.some((run) => isCompanyLink(run.element.closest("a"))));
  const name = linked?.runs.find((run) => isCompanyLink(run.element.closest("a")))!.text ?? "";
  if (linked !== undefined && name.length < 60 && isName(name)) return fact(name, "dom", linked.text);
  const votes = new Map<
    string,
    { value: string; score: number; source: Fact<string>["source"]; snippet: string }
  >();
  const vote = (text: string | null, score: number, source: Fact<string>["source"], snippet = text ?? "") => {
    if (text === null) return;
    const value = clean(
      text
        .replace(
          /^(?:the company |join |about |careers? (?:at|with) |jobs? (?:at|bei) |werken bij |karriere bei |working at |life at |why |work at )/i,
          "",
        )
        .replace(/\s*(?:\||[-–])?\s*(?:careers?|jobs?|logo|home(?:page)?|karriere)$/i, ""),
    );
    if (!isPlausibleCompany(value) || (title !== null && folded(title.fact.value) === folded(value))) return;
    const key = folded(value);
    const known = votes.get(key);
    if (known === undefined) votes.set(key, { value, score, source, snippet });
    else {
      known.score += score;
      if (isNamedAsFirm(value) && !isNamedAsFirm(known.value)) known.value = value;
    }
  };

  const own = title === null ? "" : folded(title.fact.value);
  const site = siteNames(page);
  const near = new Set(top.filter(({ text }) => text.length < 80).map(({ text }) => folded(text)));
  for (const pageTitle of page.titles) {
    const at = /\s(?:at|@|bei|chez)\s+(.{2,60}?)(?:\s*[|–—-].*)?$/u.exec(pageTitle);
    if (at !== null) vote(at[1]!, 3, "meta", pageTitle);
    for (const part of besideTitle(pageTitle, title)) {
      const key = folded(part);
      if (key === own || (own !== "" && key.includes(own)) || placeScore(part) >= 2) continue;
      if (OCCUPATION.test(part) && !isNamedAsFirm(part)) continue;
      // A name beside the title that is not the site's: this is a site that other employers post on.
      const posted = near.has(key) && !site.has(squeezed(part)) && !DEPARTMENT.test(part);
      vote(part, posted ? 6 : 2, "meta", pageTitle);
    }
  }
  vote(page.meta("og:site_name"), 2, "meta");
  for (const organisation of objectsOfType(page.jsonLd, /^(?:Organization|Corporation|LocalBusiness)$/))
    if (typeof organisation.name === "string") vote(organisation.name, 2, "jsonld");
  for (const site of objectsOfType(page.jsonLd, /^WebSite$/)) {
    const publisher = isObject(site.publisher) ? site.publisher.name : undefined;
    for (const name of [site.name, publisher]) if (typeof name === "string") vote(name, 1, "jsonld");
  }
  for (const alt of logoNames(page)) vote(alt, 1, "dom");
  for (const line of page.lines) {
    const about =
      line.heading > 0 || line.strong
        ? /^(?:about|über|à propos de|sobre|over|chi è|o společnosti|o firmie|om|why|who is|life at|careers? at|join|working at)\s+(.{2,50}?)[:?]?$/i.exec(
            line.text,
          )
        : null;
    if (
      about !== null &&
      !/\b(?:us|you|the|this|role|team|job|our|position|company|unit|division|business)\b/i.test(about[1]!)
    )
      vote(about[1]!, 2, "dom", line.text);
    // Whose the copyright is says whose the site is, not who posts on it: it only bears out a name.
    const owner = line.text.length < 160 ? COPYRIGHT.exec(line.text)?.[1]!.trim() : undefined;
    if (owner !== undefined && (votes.has(folded(owner)) || spells(page.host, owner)))
      vote(owner, 1.5, "dom", line.text);
    const intro =
      /^(?:at )?(\p{Lu}[\p{L}\p{N}.&'’-]*(?: \p{Lu}[\p{L}\p{N}.&'’-]*){0,3}),? (?:is|are) (?:a|an|the|building|looking|seeking|hiring|one of|on a mission|currently)\b/u.exec(
        line.text,
      );
    if (
      intro !== null &&
      line.area === "main" &&
      !/^(?:This|We|You|It|That|The (?:role|ideal|position|successful)|Our|There|Who|What)\b/.test(
        intro[1]!,
      ) &&
      !OCCUPATION.test(intro[1]!)
    )
      vote(intro[1]!, 1.5, "dom", line.text);
  }
  for (const line of top) if (isNamedAsFirm(line.text) && line.text.length < 60) vote(line.text, 2, "dom");
  for (const line of top)
    if (hintOf(line) === "company" && line.runs[0]!.text.length < 60)
      vote(line.runs[0]!.text, 5, "dom", line.text);
  hostVote(page, votes, vote);
  const platform = platformName(page.host);
  if (platform !== null) votes.delete(platform);

  let best: { value: string; score: number; source: Fact<string>["source"]; snippet: string } | null = null;
  for (const candidate of votes.values()) if (best === null || candidate.score > best.score) best = candidate;
  return best === null || best.score < 2 ? null : fact(best.value, best.source, best.snippet);
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

/** The employer whose own careers page this is; null on portals and where the page does not say. */
export function ownerOf(page: Page): Fact<string> | null {
  const found = companyOf(page, null, [], []);
  if (found === null) return null;
  const name = squeezed(found.value);
  const titled = page.titles.some(
    (title) =>
      /(?:jobs?|careers?|openings|positions|karriere|stellen|hiring)\s+(?:at|bei|with)\s/i.test(title) &&
      squeezed(title).includes(name),
  );
  const first = squeezed(found.value.split(" ")[0]!);
  const host = squeezed(page.host);
  const hosted =
    host.includes(name) ||
    (first.length > 3 && host.includes(first)) ||
    [...tenantsOf(page.url)].some((tenant) => squeezed(tenant) === name);
  return titled || hosted || page.host === "" ? found : null;
}

const COPYRIGHT = new RegExp(
  `(?:(?:©|copyright|\\(c\\))\\s*)+(?:\\d{4}(?:\\s*[-–]\\s*\\d{4})?)?,?\\s*(?:by\\s+)?([^.|•·,]{2,60}?(?:, (?:${PRINTED_LEGAL_FORM}))?)\\.?(?:\\s*all rights reserved.*)?$`,
  "i",
);

function spells(host: string, name: string): boolean {
  const first = squeezed(name.split(" ")[0]!);
  return first.length > 3 && squeezed(host).includes(first);
}

type Vote = (text: string, score: number, source: Fact<string>["source"], snippet?: string) => void;

/** A name that the host spells (`reelementtech.com`) gains by it; a host alone never makes a name. */
function hostVote(page: Page, votes: Map<string, { value: string; score: number }>, vote: Vote): void {
  const host = page.host.replace(/[^a-z0-9]/g, "");
  if (host === "") return;
  for (const [key, candidate] of votes) {
    const plain = squeezed(key);
    const first = squeezed(key.split(" ")[0]!);
    if (plain.length > 2 && host.includes(plain)) candidate.score += 2;
    else if (first.length > 3 && host.includes(first)) candidate.score += 1;
  }
  // An employer's board on a recruiting platform: `acme.platform.com` or `platform.com/acme` beside the word Acme.
  const names = new Set([...tenantsOf(page.url)].map(squeezed).filter((name) => name.length > 2));
  if (names.size === 0) return;
  for (const line of page.lines.slice(0, 400)) {
    const text = line.text.replace(/^(?:about|über|careers? at|jobs? (?:at|bei))\s+/i, "");
    if (text.length < 40 && names.has(squeezed(text))) {
      vote(text, 2.5, "dom", line.text);
      return;
    }
  }
}
