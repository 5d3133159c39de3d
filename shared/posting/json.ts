/**
 * Postings in JSON that is no JSON-LD: answers of job-board APIs shown by the browser, and the state that
 * single-page sites embed. One table of key names serves all of them.
 */
import type { Salary, WorkMode } from "../contract/index.ts";
import { currencyOf, payPeriodOf } from "../text/index.ts";
import { clean } from "./clean.ts";
import { JSON_KEYS } from "./data/json-keys.ts";
import { describeString, together, type Description } from "./description.ts";
import { notesIn, type Draft } from "./draft.ts";
import { declaredSalary } from "./salary.ts";
import { dateOf, draftOfPosting, isObject, type JsonObject } from "./structured.ts";
import { employmentLabel, workModeOf } from "./terms.ts";

type Json = unknown;

/** An answer with more is a data set, not a page that a person looks at. */
const MOST_POSTINGS = 500;

const KEYS = new Map(
  JSON_KEYS.trim()
    .split("\n")
    .map((line) => line.split(" | "))
    .map(([field, keys]) => [field!, keys!.split(" ")]),
);
const TELLING = new Set(KEYS.get("telling"));

const flat = (key: string) => key.toLowerCase().replace(/[^a-z]/g, "");

/** How much an object looks like a posting: number of telling keys, 0 without a title. */
function jobness(object: JsonObject): number {
  const title = titleOf(object);
  if (title === null || title.length > 300) return 0;
  if (Object.values(object).some(isDeclared)) return 6;
  return Object.keys(object).filter((key) => TELLING.has(flat(key)) && filled(object[key])).length;
}

/** A JobPosting of schema.org inside an answer, as JSON feeds of some boards carry it. */
function isDeclared(value: Json): value is JsonObject {
  return isObject(value) && value["@type"] === "JobPosting";
}

function filled(value: Json): boolean {
  return value !== null && value !== undefined && value !== "";
}

export interface JsonPostings {
  kind: "posting" | "list";
  drafts: Draft[];
}

/** Objects that look like postings, with what holds them. */
interface Candidate {
  items: JsonObject[];
  parent: JsonObject | null;
  score: number;
}

/** Postings of a JSON value, or null when it holds none. The value may be anything. */
export function postingsInJson(root: Json, document: Document): JsonPostings | null {
  const lists: Candidate[] = [];
  let single: Candidate | null = null;
  let emptyList = false;
  const queue: { value: Json; parent: JsonObject | null; depth: number }[] = [
    { value: root, parent: null, depth: 0 },
  ];
  for (let visited = 0; queue.length > 0 && visited < 30_000; visited++) {
    const { value, parent, depth } = queue.shift()!;
    if (depth > 10 || isDeclared(value)) continue;
    if (Array.isArray(value)) {
      const objects = value.filter(isObject);
      const items = objects.filter((item) => jobness(item) >= 2);
      if (items.length > 0 && items.length >= objects.length * 0.6) {
        lists.push({ items, parent, score: items.length * Math.min(6, jobness(items[0]!)) });
        continue;
      }
      for (const item of value.slice(0, 300))
        if (typeof item === "object" && item !== null) queue.push({ value: item, parent, depth: depth + 1 });
    } else if (isObject(value)) {
      const score = jobness(value);
      if (score >= 2 && score > (single?.score ?? 0) && longText(value) !== null)
        single = { items: [value], parent, score };
      for (const [key, child] of Object.entries(value)) {
        if (typeof child !== "object" || child === null || /^(?:similar|related|recommended)/i.test(key))
          continue;
        emptyList ||= Array.isArray(child) && child.length === 0 && NAMES_OPENINGS.test(key);
        queue.push({ value: child, parent: value, depth: depth + 1 });
      }
    }
  }
  const list = lists.sort((a, b) => b.score - a.score)[0];
  const draftsOf = ({ items, parent }: Candidate) =>
    items.slice(0, MOST_POSTINGS).map((item) => draftOfJson(item, parent, document));
  if (list !== undefined && (single === null || list.items.length > 1 || isIn(list, single)))
    return { kind: "list", drafts: draftsOf(list) };
  if (single !== null) return { kind: "posting", drafts: draftsOf(single) };
  return emptyList ? { kind: "list", drafts: [] } : null;

  /** The one posting is the only item of the only list. */
  function isIn(one: Candidate, { items }: Candidate): boolean {
    return one.items.includes(items[0]!) && (!isObject(root) || lists.length === 1);
  }
}

const NAMES_OPENINGS = /^(?:jobs|offers|postings|jobPostings|positions|vacancies|openings)$/i;

/** The first filled value under the keys of a field. */
function valueOf(object: JsonObject, field: string, fits: (value: Json) => boolean = filled): Json {
  const byName = new Map(Object.keys(object).map((key) => [flat(key), object[key]]));
  for (const name of KEYS.get(field)!) {
    const value = byName.get(name);
    if (fits(value) && !(Array.isArray(value) && value.length === 0)) return value;
  }
  return undefined;
}

function titleOf(object: JsonObject): string | null {
  const value = valueOf(object, "title");
  return typeof value === "string" ? clean(value) || null : null;
}

const LABELS = "fullLocation name label labelNative descriptor text title displayName value".split(" ");

/** Text of a value that may be an object with a name or label, or a list of such. */
function labelText(value: Json): string | null {
  if (typeof value === "string") return clean(value) || null;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) {
    const texts = value.map((one) => labelText(one)).filter((one) => one !== null);
    return texts.length === 0 ? null : [...new Set(texts)].slice(0, 5).join("; ");
  }
  if (!isObject(value)) return null;
  const label = LABELS.map((key) => value[key]).find(
    (text) => typeof text === "string" && text.trim() !== "",
  );
  return typeof label === "string" ? clean(label) : placeParts(value);
}

function placeParts(value: JsonObject): string | null {
  const parts = ["city", "region", "state", "province", "country"]
    .map((key) => labelText(value[key]) ?? labelText(value[`${key}Name`]))
    .filter((part) => part !== null && part !== "");
  return parts.length === 0 ? null : [...new Set(parts)].join(", ");
}

function draftOfJson(object: JsonObject, parent: JsonObject | null, document: Document): Draft {
  const nested = Object.values(object).find(isDeclared);
  const draft: Draft = nested === undefined ? {} : draftOfPosting(nested, "dom", document);
  const note = notesIn(draft, "dom");
  note("title", titleOf(object));
  note("company", companyOf(object, parent));
  const categories = isObject(object.categories) ? object.categories : object;
  note("location", locationOf(object) ?? locationOf(categories));
  const employment = labelText(valueOf(object, "employment") ?? valueOf(categories, "employment"));
  if (employment !== null && employment.length < 60 && !/^\d+$/.test(employment))
    note("employment_type", employmentLabel(employment));
  const url = valueOf(object, "url");
  if (typeof url === "string" && /^(?:https?:|\/)/.test(url)) note("url", url);
  note("external_id", labelText(valueOf(object, "id")));
  note("posted_at", dateOf(valueOf(object, "posted")));
  note("valid_through", dateOf(valueOf(object, "until")));
  const mode = modeOf(object);
  note("work_mode", mode?.mode, mode?.snippet);
  const salary = salaryOf(object);
  note("salary", salary, JSON.stringify(valueOf(object, "salary") ?? salary));
  if (draft.description === undefined) {
    const description = descriptionOf(object, document);
    note("description", description, description?.text);
  }
  return draft;
}

function companyOf(object: JsonObject, parent: JsonObject | null): string | null {
  const own = labelText(valueOf(object, "company"));
  if (own !== null || parent === null) return own;
  const outer = labelText(valueOf(parent, "company"));
  if (outer !== null) return outer;
  // A board's answer names its owner beside the list of jobs.
  return Array.isArray(parent.jobs) && typeof parent.name === "string" ? clean(parent.name) : null;
}

function locationOf(object: JsonObject): string | null {
  const value = valueOf(object, "location");
  const text = labelText(value);
  if (text !== null && flat(Object.keys(object).find((key) => object[key] === value) ?? "") !== "city")
    return text;
  return placeParts(object) ?? text;
}

function modeOf(object: JsonObject): { mode: WorkMode; snippet: string } | null {
  const stated = labelText(valueOf(object, "mode"));
  const mode = stated === null ? null : workModeOf(stated);
  if (mode !== null) return { mode, snippet: stated! };
  for (const place of [object, object.location].filter(isObject)) {
    if (place.hybrid === true) return { mode: "hybrid", snippet: "hybrid: true" };
    const remote = ["remote", "isRemote", "is_remote", "telecommuting"].find((key) => place[key] === true);
    if (remote !== undefined) return { mode: "remote", snippet: `${remote}: true` };
  }
  const text = locationOf(object);
  return text !== null && workModeOf(text) === "remote" ? { mode: "remote", snippet: text } : null;
}

function salaryOf(object: JsonObject): Salary | null {
  const value = valueOf(object, "salary");
  const stated = typeof value === "string" ? declaredSalary(value) : null;
  if (stated !== null) return stated;
  const holder = isObject(value) ? value : object;
  const amount = (field: string) => {
    const raw = valueOf(holder, field);
    const parsed = typeof raw === "string" ? Number(raw) : raw;
    return typeof parsed === "number" && Number.isFinite(parsed) && parsed > 0 ? parsed : null;
  };
  const min = amount("minimum");
  const max = amount("maximum");
  if (min === null && max === null)
    return isObject(value) ? declaredSalary(labelText(valueOf(value, "summary")) ?? "") : null;
  if (holder === object && (max ?? min)! < 5) return null;
  const currency = labelText(valueOf(holder, "currency"));
  const period = labelText(valueOf(holder, "period"));
  return {
    min,
    max,
    currency: currency === null ? null : currencyOf(currency),
    period: period === null ? null : payPeriodOf(period),
  };
}

const FURTHER_PARTS =
  "responsibilities key_responsibilities skills_knowledge_expertise requirements benefits additional".split(
    " ",
  );

/** The description in one piece, however many keys it is spread over. */
function descriptionOf(object: JsonObject, document: Document): Description | null {
  const sections = isObject(object.jobAd) ? object.jobAd.sections : object.sections;
  const pieces = sectionsOf(sections).map(({ title, text }) => `<h3>${labelText(title) ?? ""}</h3>${text}`);
  if (pieces.length === 0) {
    const lists = Array.isArray(object.lists) ? object.lists.filter(isObject) : [];
    const parts = FURTHER_PARTS.map((key) => object[key]);
    pieces.push(
      longText(object) ?? "",
      ...lists
        .filter(({ content }) => typeof content === "string")
        .map(({ text, content }) => `<h3>${labelText(text) ?? ""}</h3><ul>${String(content)}</ul>`),
      ...parts.filter((part) => typeof part === "string").filter((part) => part.length > 30),
    );
  }
  return together(pieces.map((piece) => describeString(piece, document)));
}

function sectionsOf(sections: Json): { title: Json; text: string }[] {
  if (!isObject(sections)) return [];
  return Object.values(sections).flatMap((section) =>
    isObject(section) && typeof section.text === "string" ? { title: section.title, text: section.text } : [],
  );
}

function longText(object: JsonObject): string | null {
  const value = valueOf(
    object,
    "description",
    (one) => (typeof one === "string" && one.length > 40) || (isObject(one) && isObject(one.sections)),
  );
  if (typeof value === "string") return value;
  return isObject(value)
    ? sectionsOf(value.sections)
        .map(({ text }) => text)
        .join("\n")
    : null;
}
