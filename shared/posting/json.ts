/**
 * Postings in JSON that is no JSON-LD: answers of job-board APIs shown by the browser, and the state that
 * single-page sites embed. One table of key names serves all of them; no key is particular to one site.
 */
import type { FieldSource, Salary } from "../contract/posting.ts";
import { currencyOf, parsePay, payPeriodOf } from "../text/money.ts";
import { clean } from "./clean.ts";
import { describeString, together, type Description } from "./description.ts";
import { fact, textFact, type Draft } from "./draft.ts";
import { dateOf, draftOfPosting, isObject, type JsonObject } from "./structured.ts";
import { employmentLabel, workModeOf } from "./terms.ts";

type Json = unknown;

/** An answer with more is a data set, not a page that a person looks at. */
const MOST_POSTINGS = 500;

/** Key names in order of trust, compared without case, `_` and `-`. */
const KEYS = {
  title: words(
    "title jobtitle displaytitle jobopeningname positiontitle postingtitle jobname position requisitiontitle normtitle name text label role",
  ),
  company: words(
    "companyname company hiringorganization employer employername organizationname organization organisation startup brand clientname companyinfo",
  ),
  location: words(
    "fulllocation formattedlocation locationstext locationname locationlabel location joblocation primarylocation locations cities joblocations place offices city cityname locationcity locationstring candidaterequiredlocation",
  ),
  employment: words(
    "employmenttypetext employmentstatuslabel typeofemployment employmenttype timetype commitment jobtype jobtypes contracttype type employmenttypecode employmentstatus workschedule schedule jobschedule contract",
  ),
  description: words(
    "descriptionhtml jobdescription description content contenthtml jobad body descriptionplain descriptiontext fulldescription details html snippet jobdescriptiontext",
  ),
  url: words(
    "absoluteurl hostedurl joburl postingurl careersurl externalurl url link shortlink publicurl canonicalurl detailurl viewjoblink applyurl applicationurl externalpath path ref href",
  ),
  id: words(
    "id jobid shortcode jobreqid requisitionid jobkey uuid guid postingid reqid refnumber friendlyid slug",
  ),
  posted: words(
    "publishedat publishedon publisheddate firstpublished dateposted datepublished releaseddate pubdate posteddate postedat createdat createdate created publicationdate date startdate lastupdate epoch",
  ),
  until: words(
    "validthrough enddate closeat deadlineat applicationdeadline closingdate expirydate expiresat",
  ),
  salary: words(
    "salaryrange salary compensation compensationtiersummary extractedsalary salarysnippet pay payrange salarytext basesalary",
  ),
  mode: words("workplacetype workplacetypetext remotetype workmode remotestatus locationtype workplace"),
};

function words(text: string): string[] {
  return text.split(" ");
}

const flat = (key: string) => key.toLowerCase().replace(/[^a-z]/g, "");

/** Keys that postings have and other things seldom do. */
const JOB_KEYS = new Set(
  "jobtitle jobid jobreqid jobreq applyurl applicationurl hostedurl absoluteurl joburl employmenttype employmentstatuslabel typeofemployment commitment departments department departmentid departmentlabel locationstext jobopeningname hiringorganization isremote workplacetype timetype externalpath requisitionid internaljobid jobdescription joblocation formattedlocation jobkey displaytitle salaryrange salarysnippet employmenttypecode careersurl careersapplyurl telecommuting jobad postedon jobpostingid publishedat publisheddate jobtypes companyname joblocationcity shortcode releaseddate locationname jobpostinginfo categories cities startupurl advertiser roletype minexperience visa equityrange salary location locations".split(
    " ",
  ),
);

/** How much an object looks like a posting: number of telling keys, 0 without a title. */
function jobness(object: JsonObject): number {
  const title = titleOf(object);
  if (title === null || title.length > 300) return 0;
  if (Object.values(object).some(isDeclared)) return 6;
  let score = 0;
  for (const key of Object.keys(object)) if (JOB_KEYS.has(flat(key)) && filled(object[key])) score++;
  return score;
}

/** A JobPosting of schema.org inside an answer, as JSON feeds of some boards carry it. */
function isDeclared(value: Json): boolean {
  return isObject(value) && value["@type"] === "JobPosting";
}

function filled(value: Json): boolean {
  return value !== null && value !== undefined && value !== "";
}

export interface JsonPostings {
  kind: "posting" | "list";
  drafts: Draft[];
}

/** Postings of a JSON value, or null when it holds none. The value may be anything. */
export function postingsInJson(
  root: Json,
  source: FieldSource["source"],
  document: Document,
): JsonPostings | null {
  const lists: { items: JsonObject[]; parent: JsonObject | null; score: number }[] = [];
  let single: { object: JsonObject; parent: JsonObject | null; score: number } | null = null;
  let emptyList = false;
  const queue: { value: Json; parent: JsonObject | null; depth: number }[] = [
    { value: root, parent: null, depth: 0 },
  ];
  for (let visited = 0; queue.length > 0 && visited < 30_000; visited++) {
    const { value, parent, depth } = queue.shift()!;
    if (depth > 10) continue;
    if (Array.isArray(value)) {
      const items = value.filter(isObject);
      const good = items.filter((item) => jobness(item) >= 2);
      if (good.length > 0 && good.length >= items.length * 0.6) {
        lists.push({ items: good, parent, score: good.length * Math.min(6, jobness(good[0]!)) });
        continue;
      }
      for (const item of value.slice(0, 300))
        if (typeof item === "object" && item !== null) queue.push({ value: item, parent, depth: depth + 1 });
    } else if (isObject(value)) {
      if (isDeclared(value)) continue;
      const score = jobness(value);
      const described = score >= 2 && longText(value) !== null;
      if (described && (single === null || score > single.score)) single = { object: value, parent, score };
      for (const key of Object.keys(value)) {
        const child = value[key];
        if (typeof child !== "object" || child === null) continue;
        if (/^(?:similar|related|recommended)/i.test(key)) continue;
        if (
          Array.isArray(child) &&
          child.length === 0 &&
          /^(?:jobs|offers|postings|jobPostings|positions|vacancies|openings)$/i.test(key)
        )
          emptyList = true;
        queue.push({ value: child, parent: value, depth: depth + 1 });
      }
    }
  }
  const list = lists.sort((a, b) => b.score - a.score)[0];
  if (
    list !== undefined &&
    (single === null || list.items.length > 1 || !isObject(root) || lists.length === 1)
  ) {
    const inside = single !== null && list.items.includes(single.object);
    if (inside || single === null || list.items.length > 1)
      return {
        kind: "list",
        drafts: list.items
          .slice(0, MOST_POSTINGS)
          .map((item) => draftOfJson(item, list.parent, source, document)),
      };
  }
  if (single !== null)
    return { kind: "posting", drafts: [draftOfJson(single.object, single.parent, source, document)] };
  return emptyList ? { kind: "list", drafts: [] } : null;
}

function valueOf(object: JsonObject, names: readonly string[]): Json {
  const byName = new Map(Object.keys(object).map((key) => [flat(key), object[key]]));
  for (const name of names) {
    const value = byName.get(name);
    if (filled(value) && !(Array.isArray(value) && value.length === 0)) return value;
  }
  return undefined;
}

function titleOf(object: JsonObject): string | null {
  const value = valueOf(object, KEYS.title);
  return typeof value === "string" && clean(value) !== "" ? clean(value) : null;
}

/** Text of a value that may be an object with a name or label, or a list of such. */
function labelText(value: Json): string | null {
  if (typeof value === "string") return clean(value) || null;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) {
    const texts = value.map((one) => labelText(one)).filter((one) => one !== null);
    return texts.length === 0 ? null : [...new Set(texts)].slice(0, 5).join("; ");
  }
  if (!isObject(value)) return null;
  for (const key of [
    "fullLocation",
    "name",
    "label",
    "labelNative",
    "descriptor",
    "text",
    "title",
    "displayName",
    "value",
  ])
    if (typeof value[key] === "string" && value[key].trim() !== "") return clean(value[key]);
  return placeParts(value);
}

function placeParts(value: JsonObject): string | null {
  const parts = ["city", "region", "state", "province", "country"]
    .map((key) => labelText(value[key]) ?? labelText(value[`${key}Name`]))
    .filter((part) => part !== null && part !== "");
  return parts.length === 0 ? null : [...new Set(parts)].join(", ");
}

function draftOfJson(
  object: JsonObject,
  parent: JsonObject | null,
  source: FieldSource["source"],
  document: Document,
): Draft {
  const nested = Object.values(object).filter(isObject).find(isDeclared);
  const draft: Draft = isObject(nested) ? draftOfPosting(nested, source, document) : {};
  draft.title ??= textFact(titleOf(object), source);
  draft.company ??= textFact(companyOf(object, parent), source);
  const categories = isObject(object.categories) ? object.categories : object;
  draft.location ??= textFact(locationOf(object) ?? locationOf(categories), source);
  const employment = labelText(valueOf(object, KEYS.employment) ?? valueOf(categories, KEYS.employment));
  if (employment !== null && employment.length < 60 && !/^\d+$/.test(employment))
    draft.employment_type ??= textFact(employmentLabel(employment), source);
  const url = valueOf(object, KEYS.url);
  if (typeof url === "string" && /^(?:https?:|\/)/.test(url)) draft.url ??= textFact(url, source);
  draft.external_id ??= textFact(labelText(valueOf(object, KEYS.id)), source);
  const posted = dateOf(valueOf(object, KEYS.posted));
  if (posted !== null) draft.posted_at ??= fact(posted, source, posted);
  const until = dateOf(valueOf(object, KEYS.until));
  if (until !== null) draft.valid_through ??= fact(until, source, until);
  const mode = modeOf(object);
  if (mode !== null) draft.work_mode ??= fact(mode.mode, source, mode.snippet);
  const salary = salaryOf(object);
  if (salary !== null)
    draft.salary ??= fact(salary, source, JSON.stringify(valueOf(object, KEYS.salary) ?? salary));
  if (draft.description === undefined) {
    const description = descriptionOf(object, document);
    if (description !== null) draft.description = fact(description, source, description.text);
  }
  for (const key of Object.keys(draft) as (keyof Draft)[]) if (draft[key] === undefined) delete draft[key];
  return draft;
}

function companyOf(object: JsonObject, parent: JsonObject | null): string | null {
  const own = labelText(valueOf(object, KEYS.company));
  if (own !== null) return own;
  if (parent === null) return null;
  const outer = labelText(valueOf(parent, KEYS.company));
  if (outer !== null) return outer;
  // A board's answer names its owner beside the list of jobs.
  return Array.isArray(parent.jobs) && typeof parent.name === "string" ? clean(parent.name) : null;
}

function locationOf(object: JsonObject): string | null {
  const value = valueOf(object, KEYS.location);
  const text = labelText(value);
  if (text !== null && flat(Object.keys(object).find((key) => object[key] === value) ?? "") !== "city")
    return text;
  return placeParts(object) ?? text;
}

function modeOf(object: JsonObject): { mode: "remote" | "hybrid" | "onsite"; snippet: string } | null {
  const stated = labelText(valueOf(object, KEYS.mode));
  const mode = stated === null ? null : workModeOf(stated);
  if (mode !== null) return { mode, snippet: stated! };
  const places = [object, object.location].filter(isObject);
  for (const place of places) {
    if (place.hybrid === true) return { mode: "hybrid", snippet: "hybrid: true" };
    for (const key of ["remote", "isRemote", "is_remote", "telecommuting"])
      if (place[key] === true) return { mode: "remote", snippet: `${key}: true` };
  }
  const text = locationOf(object);
  return text !== null && workModeOf(text) === "remote" ? { mode: "remote", snippet: text } : null;
}

function salaryOf(object: JsonObject): Salary | null {
  const value = valueOf(object, KEYS.salary);
  if (typeof value === "string") {
    const found = parsePay(value);
    if (found !== null)
      return { min: found.min, max: found.max, currency: found.currency, period: found.period };
  }
  const holder = isObject(value) ? value : object;
  const number = (...names: string[]) => {
    const raw = valueOf(holder, names);
    const parsed = typeof raw === "string" ? Number(raw) : raw;
    return typeof parsed === "number" && Number.isFinite(parsed) && parsed > 0 ? parsed : null;
  };
  const min = number("min", "minvalue", "minimum", "salarymin", "minsalary", "compensationminimum", "from");
  const max = number("max", "maxvalue", "maximum", "salarymax", "maxsalary", "compensationmaximum", "to");
  if (min === null && max === null) {
    const text = isObject(value)
      ? labelText(valueOf(value, ["compensationtiersummary", "text", "summary", "label"]))
      : null;
    const found = text === null ? null : parsePay(text);
    return found === null
      ? null
      : { min: found.min, max: found.max, currency: found.currency, period: found.period };
  }
  if (holder === object && (max ?? min)! < 5) return null;
  const currency = labelText(
    valueOf(holder, ["currency", "currencycode", "compensationcurrency", "salarycurrency"]),
  );
  const period = labelText(
    valueOf(holder, [
      "interval",
      "period",
      "type",
      "frequency",
      "compensationfrequency",
      "unit",
      "salarytype",
    ]),
  );
  return {
    min,
    max,
    currency: currency === null ? null : currencyOf(currency),
    period: period === null ? null : payPeriodOf(period),
  };
}

/** The description in one piece, however many keys it is spread over. */
function descriptionOf(object: JsonObject, document: Document): Description | null {
  const pieces: string[] = [];
  const sections = isObject(object.jobAd) ? object.jobAd.sections : object.sections;
  if (isObject(sections)) {
    for (const section of Object.values(sections))
      if (isObject(section) && typeof section.text === "string")
        pieces.push(`<h3>${labelText(section.title) ?? ""}</h3>${section.text}`);
  }
  if (pieces.length === 0) {
    const main = longText(object);
    if (main !== null) pieces.push(main);
    if (Array.isArray(object.lists))
      for (const list of object.lists)
        if (isObject(list) && typeof list.content === "string")
          pieces.push(`<h3>${labelText(list.text) ?? ""}</h3><ul>${list.content}</ul>`);
    for (const key of [
      "responsibilities",
      "key_responsibilities",
      "skills_knowledge_expertise",
      "requirements",
      "benefits",
      "additional",
    ]) {
      const extra = object[key];
      if (typeof extra === "string" && extra.length > 30) pieces.push(extra);
    }
  }
  return together(pieces.map((piece) => describeString(piece, document)));
}

function longText(object: JsonObject): string | null {
  const byName = new Map(Object.keys(object).map((key) => [flat(key), object[key]]));
  for (const name of KEYS.description) {
    const value = byName.get(name);
    if (typeof value === "string" && value.length > 40) return value;
    if (isObject(value) && isObject(value.sections))
      return Object.values(value.sections)
        .map((one) => (isObject(one) && typeof one.text === "string" ? one.text : ""))
        .join("\n");
  }
  return null;
}
