/** Who the employer is, from what a page says about itself. null beats a guess: a job board's own name is no employer. */
import { siteOf } from "./address.ts";
import { clean } from "./clean.ts";
import { fact, type Fact } from "./draft.ts";
import type { Labelled } from "./labels.ts";
import type { Line } from "./lines.ts";
import type { Page } from "./page.ts";
import { isKnownPlace, placeScore } from "./places.ts";
import { hintOf } from "./head.ts";
import { isObject, objectsOfType } from "./structured.ts";
import { isEmploymentOnly, isWorkModeOnly, labelOf } from "./terms.ts";
import { folded, titleParts, type TitleFound } from "./title.ts";
import { OCCUPATION } from "./words.ts";

const LEGAL_FORM =
  /(?<![A-Za-zÀ-ɏͰ-ӿ])(?:inc|ltd|limited|llc|llp|plc|corp(?:oration)?|co|gmbh|ag|se|kg|ug|e\.?\s?v|s\.?\s?r\.?\s?o|a\.?\s?s|spol|s\.?a\.?s?|sarl|s\.?l\.?u?|s\.?p\.?a|s\.?r\.?l|b\.?v|n\.?v|ab|oy|oyj|aps|a\/s|sp\.? z o\.?\s?o|pty|kft|zrt|pte|co\., ltd|holdings?|group)\.?(?![A-Za-zÀ-ɏͰ-ӿ])|㈜|주식회사|株式会社|有限公司/i;
/** Names of places to find or run jobs: never the employer. */
const NOT_EMPLOYER =
  /(?<![A-Za-zÀ-ɏͰ-ӿ])(?:careers?|jobs?|job board|jobs? portal|karriere|kariéra|recruit(?:ing|ment|ee)|talent|hiring|linkedin|indeed|glassdoor|stepstone|monster|xing|greenhouse|lever|ashby|workday|smartrecruiters|workable|teamtailor|personio|breezy|icims|avature|eightfold|paylocity|bamboohr|pinpoint|jobvite|stack overflow|ziprecruiter|remote ?ok|we work remotely|weworkremotely|jora|home|welcome|apply|application|position|vacanc(?:y|ies)|candidate portal|remote|stellenangebote|stellenanzeige|emploi|empleo|vagas|vacatures|lavoro|práce|praca|jobb|채용|求人|採用|招聘|github|facebook|twitter|wordpress|website|logo|icon|image|menu|search)(?![A-Za-zÀ-ɏͰ-ӿ])/i;

export function isPlausibleCompany(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= 80 &&
    /\p{L}/u.test(text) &&
    !NOT_EMPLOYER.test(text) &&
    labelOf(text) === null &&
    !isKnownPlace(text) &&
    !isWorkModeOnly(text) &&
    !isEmploymentOnly(text) &&
    !/^(?:https?:|www\.)|[!?]$|\.\s\p{Lu}|@/u.test(text)
  );
}

/** A link to the employer's own page on a job site. */
export function isCompanyLink(control: Element | null): boolean {
  return (
    control !== null &&
    /\/(?:compan(?:y|ies)|employers?|cmp|unternehmen|firma|entreprises?|empresas?|spolecnosti|remote-companies|arbeitgeber|pracodawc[ay])\/[^/?#]+\/?(?:[?#]|$)/i.test(
      control.getAttribute("href") ?? "",
    )
  );
}

/** Best supported employer name, or null. */
export function companyOf(
  page: Page,
  title: TitleFound | null,
  labels: readonly Labelled[],
  top: readonly Line[],
): Fact<string> | null {
  const label = labels.find(
    ({ field, value }) =>
      field === "company" && (isPlausibleCompany(value) || (LEGAL_FORM.test(value) && value.length < 80)),
  );
  if (label !== undefined)
    return fact(clean(label.value.replace(/\s*[[(]\d+[\])]$/, "")), "dom", `${label.label} ${label.value}`);
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
      if (LEGAL_FORM.test(value) && !LEGAL_FORM.test(known.value)) known.value = value;
    }
  };

  const own = title === null ? "" : folded(title.fact.value);
  for (const pageTitle of page.titles) {
    const at = /\s(?:at|@|bei|chez)\s+(.{2,60}?)(?:\s*[|–—-].*)?$/u.exec(pageTitle);
    if (at !== null) vote(at[1]!, 3, "meta", pageTitle);
    for (const part of titleParts(pageTitle).slice(1)) {
      const key = folded(part);
      if (key === own || (own !== "" && (own.includes(key) || key.includes(own))) || placeScore(part) >= 2)
        continue;
      if (OCCUPATION.test(part) && !LEGAL_FORM.test(part)) continue;
      vote(part, 2, "meta", pageTitle);
    }
  }
  vote(page.meta("og:site_name"), 2, "meta");
  for (const organisation of objectsOfType(page.jsonLd, /^(?:Organization|Corporation|LocalBusiness)$/))
    if (typeof organisation.name === "string") vote(organisation.name, 2, "jsonld");
  for (const site of objectsOfType(page.jsonLd, /^WebSite$/)) {
    const publisher = isObject(site.publisher) ? site.publisher.name : undefined;
    for (const name of [site.name, publisher]) if (typeof name === "string") vote(name, 1, "jsonld");
  }
  for (const image of page.document.querySelectorAll(
    "header img[alt], nav img[alt], a[href='/'] img[alt], [class*='logo' i] img[alt], img[class*='logo' i][alt]",
  ))
    vote(image.getAttribute("alt"), 1, "dom");
  for (const line of page.lines) {
    const about =
      line.heading > 0 || line.strong
        ? /^(?:about|über|à propos de|sobre|over|chi è|o společnosti|o firmie|om|why|who is|life at|careers? at|join|working at)\s+(.{2,50}?)[:?]?$/i.exec(
            line.text,
          )
        : null;
    if (about !== null && !/\b(?:us|you|the|this|role|team|job|our|position|company)\b/i.test(about[1]!))
      vote(about[1]!, 2, "dom", line.text);
    const copyright =
      /(?:(?:©|copyright|\(c\))\s*)+(?:\d{4}(?:\s*[-–]\s*\d{4})?)?,?\s*(?:by\s+)?([^.|•·,]{2,60}(?:, (?:inc|ltd|llc)\.?)?)/i.exec(
        line.text,
      );
    if (copyright !== null && line.text.length < 160)
      vote(copyright[1]!.replace(/\s*(?:all rights reserved.*|inc$)/i, "").trim(), 1.5, "dom", line.text);
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
  for (const line of top) if (LEGAL_FORM.test(line.text) && line.text.length < 60) vote(line.text, 2, "dom");
  for (const line of top) {
    const link = line.runs.find((run) => isCompanyLink(run.element.closest("a")));
    if (link !== undefined && link.text.length < 60) vote(link.text, 4, "dom", line.text);
    else if (hintOf(line) === "company" && line.runs[0]!.text.length < 60)
      vote(line.runs[0]!.text, 2.5, "dom", line.text);
  }
  hostVote(page, votes, vote);
  const platform = platformName(page.host);
  if (platform !== null) votes.delete(platform);

  let best: { value: string; score: number; source: Fact<string>["source"]; snippet: string } | null = null;
  for (const candidate of votes.values()) if (best === null || candidate.score > best.score) best = candidate;
  return best === null || best.score < 2 ? null : fact(best.value, best.source, best.snippet);
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

function squeezed(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]/g, "");
}

const SERVICE_LABEL =
  /^(?:www\d?|jobs?|careers?|karriere|career\d?|apply|recruiting|recruitment|hire|hiring|work|join|boards?|job-boards|talent|hr|de|en|fr|es|uk|us|cz|pl|nl|it|wd\d+|com|co)$/i;

/** What stands where recruiting platforms put the employer: the host's first label, the path's first segment. */
function tenantsOf(address: string): Set<string> {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return new Set();
  }
  const labels = url.hostname.split(".");
  const names =
    labels.length > 2 ? [labels[0]!.replace(/^(?:careers?|jobs?)[-.]?|[-.]?(?:careers?|jobs?)$/g, "")] : [];
  const segment = url.pathname.split("/").find((part) => part !== "");
  if (segment !== undefined && siteOf(address) !== null) names.push(segment);
  return new Set(names.filter((name) => name !== "" && !SERVICE_LABEL.test(name)));
}

/** The platform's own name where the host is a tenant's (`bfl.platform.com` → `platform`): never the employer. */
function platformName(host: string): string | null {
  const labels = host.split(".");
  return labels.length > 2 && !SERVICE_LABEL.test(labels[0]!) ? labels.at(-2)! : null;
}
