/**
 * schema.org JobPosting in whatever shape a page carries it: JSON-LD (also broken), microdata, RDFa.
 * Vocabulary: https://schema.org/JobPosting; the shapes are those that real pages use, right or wrong.
 */
import type { Salary } from "../contract/index.ts";
import { currencyOf, payPeriodOf, unescapeHtml } from "../text/index.ts";
import { clean, dropInvisible } from "./clean.ts";
import { epochDate, isoDate } from "./dates.ts";
import { describeString, together, type Description } from "./description.ts";
import { notesIn, type Draft, type Source } from "./draft.ts";
import { declaredSalary } from "./salary.ts";
import { employmentLabel } from "./terms.ts";

type Json = unknown;
export type JsonObject = Record<string, Json>;

export function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Every value of the page's JSON-LD blocks that parses; a broken block is mended where that is safe, else left out. */
export function jsonLdOf(document: Document): Json[] {
  return [...document.querySelectorAll('script[type*="ld+json" i]')]
    .map((script) => parseLoose(script.textContent ?? ""))
    .filter((value) => value !== undefined);
}

/** JSON with what authors wrap around it or break in it: comments, CDATA, raw control characters, bad escapes, trailing commas. */
export function parseLoose(text: string): Json {
  const bare = text
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, "")
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, "")
    .trim()
    .replace(/;$/, "");
  if (bare === "") return undefined;
  for (const candidate of [bare, parseable(bare)]) {
    try {
      return JSON.parse(candidate) as Json;
    } catch {
      continue;
    }
  }
  return undefined;
}

/** A string, also one that never ends, or a comma before a closing bracket. */
const STRING_OR_STRAY_COMMA = /"(?:[^"\\]|\\[^])*"?|,(?=\s*[}\]])/g;
/** An escape, a backslash that escapes nothing, or a control character. */
const WITHIN_STRING = /\\(?:["\\/bfnrt']|u[0-9a-fA-F]{4})?|[^ -\uffff]/g;
const MENDED: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\\'": "'",
  "\n": "\\n",
  "\t": "\\t",
  "\r": "",
};

/** Escapes raw control characters within strings, doubles impossible backslashes, drops trailing commas outside strings. */
function parseable(text: string): string {
  return text.replace(STRING_OR_STRAY_COMMA, (found) =>
    found === ","
      ? ""
      : found.replace(WITHIN_STRING, (sign) => MENDED[sign] ?? (sign.startsWith("\\") ? sign : " ")),
  );
}

/** All objects of the type anywhere within, without recursion; at most 200. */
export function objectsOfType(values: Json[], type: RegExp): JsonObject[] {
  const found: JsonObject[] = [];
  const queue: Json[] = [...values];
  for (let visited = 0; queue.length > 0 && visited < 50_000 && found.length < 200; visited++) {
    const value = queue.shift();
    if (Array.isArray(value)) queue.unshift(...value.slice(0, 5000));
    else if (isObject(value)) {
      const types = [value["@type"] ?? value["type"]].flat();
      if (types.some((name) => typeof name === "string" && type.test(name.replace(/^.*[/#:]/, ""))))
        found.push(value);
      else for (const key of Object.keys(value)) if (typeof value[key] === "object") queue.push(value[key]);
    }
  }
  return found;
}

/** JobPosting items of microdata and RDFa as the plain objects that JSON-LD would give. */
export function markedUpPostings(document: Document): JsonObject[] {
  const all = (selectors: string) => [...document.querySelectorAll(selectors)];
  return [
    ...all('[itemtype*="schema.org/JobPosting" i]').map((item) => itemOf(item, "itemprop", "itemscope")),
    ...all('[typeof~="JobPosting"], [typeof~="schema:JobPosting"]').map((item) =>
      itemOf(item, "property", "typeof"),
    ),
  ];
}

/** Properties of one item: descendants that carry the attribute and belong to no item in between. */
function itemOf(
  item: Element,
  attribute: "itemprop" | "property",
  scope: "itemscope" | "typeof",
  depth = 0,
): JsonObject {
  const result: JsonObject = {
    "@type": (item.getAttribute("itemtype") ?? item.getAttribute("typeof") ?? "").replace(/^.*[/#:]/, ""),
  };
  for (const element of item.querySelectorAll(`[${attribute}]`)) {
    if (element.parentElement?.closest(`[${scope}]`) !== item) continue;
    for (const name of element.getAttribute(attribute)!.split(/\s+/)) {
      const property = name.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, "");
      const value =
        element.hasAttribute(scope) && depth < 4
          ? itemOf(element, attribute, scope, depth + 1)
          : propertyValue(element, property);
      result[property] = result[property] === undefined ? value : [result[property], value].flat();
    }
  }
  if (Object.keys(result).length === 1) result.name = clean(item.textContent ?? "");
  return result;
}

function propertyValue(element: Element, property: string): string {
  const content = element.getAttribute("content") ?? element.getAttribute("datetime");
  if (content !== null) return content;
  if (element.tagName === "A" || element.tagName === "LINK") {
    const href = element.getAttribute("href") ?? "";
    if (/url$/i.test(property) || element.tagName === "LINK") return href;
  }
  if (/description|responsibilities|qualifications|skills|benefits|requirements/i.test(property))
    return element.innerHTML;
  return element.textContent ?? "";
}

/** A JobPosting object as a draft. One bad field never costs the others. */
export function draftOfPosting(posting: JsonObject, source: Source, document: Document): Draft {
  const draft: Draft = {};
  const note = notesIn(draft, source);
  note("title", plain(textOf(posting.title) ?? textOf(posting.name) ?? textOf(posting.jobTitle)));
  const organisations = [posting.hiringOrganization ?? posting.hiringorganization].flat();
  const company = plain(textOf(organisations.find((one) => one !== null && one !== undefined)));
  note("company", company);
  note("location", placesOf(posting));
  note("url", textOf(posting.url) ?? textOf(posting.mainEntityOfPage));
  note("external_id", identifierOf(posting.identifier));
  const types = textsOf(posting.employmentType).filter((one) => one !== "" && !/^other$/i.test(one));
  const employment = types.map((one) =>
    employmentLabel(plain(one)!.replace(/^https?:.*\//, "")).replace(/^[[\]"']+|[[\]"']+$/g, ""),
  );
  note("employment_type", [...new Set(employment)].join(", "), types.join(", "));
  const place = textOf(posting.jobLocationType) ?? "";
  if (/telecommute/i.test(place)) note("work_mode", "remote", place);
  const salary = salaryOf(posting);
  note("salary", salary?.salary, salary?.snippet);
  note("posted_at", dateOf(posting.datePosted), String(posting.datePosted));
  note("valid_through", dateOf(posting.validThrough), String(posting.validThrough));
  const description = descriptionOf(posting, document);
  note("description", description, description?.text);
  return draft;
}

const FURTHER_PARTS =
  "responsibilities qualifications experienceRequirements educationRequirements skills jobBenefits".split(
    " ",
  );

function descriptionOf(posting: JsonObject, document: Document): Description | null {
  const main = textOf(posting.description) ?? textOf(posting.jobDescription);
  const description = main === null ? null : describeString(main, document);
  const parts = FURTHER_PARTS.map((key) => textsOf(posting[key]).join("\n"))
    .filter((text) => text.length >= 25)
    .map((text) => describeString(text, document))
    .filter((part) => part !== null && description?.text.includes(part.text.slice(0, 80)) !== true);
  return together([description, ...parts]);
}

export function dateOf(value: Json): string | null {
  if (typeof value === "number") return epochDate(value);
  if (typeof value === "string")
    return /^\d{10}(?:\d{3})?$/.test(value) ? epochDate(Number(value)) : isoDate(value);
  return isObject(value) ? dateOf(value["@value"] ?? null) : null;
}

/** The texts of a value, or of each of several. */
function textsOf(value: Json): string[] {
  return [value].flat().flatMap((one) => textOf(one) ?? []);
}

/** Text of a value that should be text but may be an object with a name or an array of one. */
function textOf(value: Json): string | null {
  for (let current = value, depth = 0; depth < 4; depth++) {
    if (typeof current === "string") return current.trim() === "" ? null : current;
    if (typeof current === "number") return String(current);
    if (Array.isArray(current)) current = current[0];
    else if (isObject(current))
      current =
        current.name ?? current["@value"] ?? current.legalName ?? current.value ?? current.title ?? null;
    else return null;
  }
  return null;
}

/** Single-line text without tags and entities. */
function plain(value: string | null): string | null {
  if (value === null) return null;
  let text = dropInvisible(value);
  for (let round = 0; round < 2 && /&(?:#|amp;|lt;|gt;|quot;|apos;|nbsp;)/i.test(text); round++)
    text = unescapeHtml(text);
  return clean(text.replace(/<\/?[a-z][^>]{0,200}>/gi, " "));
}

function identifierOf(value: Json): string | null {
  const first = [value].flat()[0];
  const id = isObject(first) ? (first.value ?? first["@value"] ?? first.name) : first;
  return typeof id === "string" || typeof id === "number" ? String(id) : null;
}

/** `City, Region, Country` of each place, without repetition; `; ` between places; at most five. */
function placesOf(posting: JsonObject): string | null {
  const stated = [posting.jobLocation].flat().map(placeOf);
  const places = stated.some((place) => place !== null)
    ? stated
    : textsOf(posting.applicantLocationRequirements).map(plain);
  const named = [...new Set(places.filter((place) => place !== null))];
  return named.length === 0 ? null : named.slice(0, 5).join("; ");
}

function placeOf(place: Json): string | null {
  if (typeof place === "string") return plain(place);
  if (!isObject(place)) return null;
  const address = [place.address].flat()[0] ?? (place.addressLocality !== undefined ? place : null);
  const name = plain(textOf(place.name));
  if (typeof address === "string") return plain(address);
  if (!isObject(address)) return name;
  const stated = ["addressLocality", "addressRegion", "addressCountry"]
    .map((key) => plain(textOf(address[key])) ?? "")
    .filter((part) => part !== "" && !/^(?:null|undefined|n\/?a|none|[^\p{L}\p{N}]+)$/iu.test(part));
  const folded = stated.map((part) => part.toLowerCase());
  const parts = stated.filter((_, at) => folded.indexOf(folded[at]!) === at);
  const [locality] = parts;
  if (locality === undefined) return name;
  // A locality that already spells out "City, ST, Country" needs no repetition.
  if (locality.includes(",")) return locality;
  // A place's own name is what people call it when the address only holds codes.
  const spelt = name !== null && name.includes(",") && name.toLowerCase().includes(locality.toLowerCase());
  return spelt ? name : parts.join(", ");
}

function salaryOf(posting: JsonObject): { salary: Salary; snippet: string } | null {
  for (const value of [posting.baseSalary, posting.estimatedSalary, posting.salary].flat()) {
    const salary = amountOf(value, textOf(posting.salaryCurrency));
    if (salary !== null) return { salary, snippet: JSON.stringify(value).slice(0, 200) };
  }
  return null;
}

/** MonetaryAmount, QuantitativeValue, string or number. */
function amountOf(value: Json, currencyHint: string | null): Salary | null {
  if (typeof value === "string")
    return declaredSalary(value) ?? declaredSalary(`${value} ${currencyHint ?? ""}`);
  if (typeof value === "number")
    return value > 0 ? { min: value, max: value, currency: currencyCode(currencyHint), period: null } : null;
  if (!isObject(value)) return null;
  const currency = currencyCode(textOf(value.currency) ?? currencyHint);
  const inner = [value.value].flat()[0];
  const holder = isObject(inner) ? inner : value;
  const unit = textOf(holder.unitText ?? holder.unitCode ?? value.unitText ?? value.duration);
  let min = numeric(holder.minValue ?? holder.minvalue ?? value.minValue ?? holder.percentile10);
  let max = numeric(holder.maxValue ?? holder.maxvalue ?? value.maxValue ?? holder.percentile90);
  const single = numeric(holder.value ?? holder.median);
  if (min === null && max === null && typeof inner === "string" && single === null)
    return amountOf(`${inner} ${currency ?? ""} ${unit ?? ""}`, currencyHint);
  if (min === null && max === null) min = max = single;
  if (min === null && max === null) return null;
  if (min !== null && max !== null && max < min) max = min;
  return { min, max, currency, period: unit === null ? null : periodOf(unit) };
}

/** Codes of UN/CEFACT and spans of ISO 8601 beside words. */
function periodOf(unit: string): Salary["period"] {
  const codes = { day: /^P1D/i, year: /^(?:ANN|P1Y)$/i, month: /^(?:MON|P1M)$/i, hour: /^(?:HUR|PT1H)$/i };
  const word = Object.entries(codes).find(([, code]) => code.test(unit))?.[0];
  return payPeriodOf(word ?? unit);
}

function currencyCode(text: string | null): string | null {
  return text === null || text.trim() === "" ? null : currencyOf(text);
}

/** Positive numbers only: 0 is how forms say "not given". */
function numeric(value: Json): number | null {
  const number =
    typeof value === "string"
      ? Number(
          value
            .replace(/[^\d.,]/g, "")
            .replace(/,(?=\d{3}(?:\D|$))/g, "")
            .replace(",", "."),
        )
      : value;
  return typeof number === "number" && Number.isFinite(number) && number > 0 ? number : null;
}
