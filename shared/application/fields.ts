/** The fields of an application form, and which fact about the applicant each asks for. */
import {
  FORM_FIELDS,
  FORM_HEADINGS,
  LABEL_NOISE,
  type FieldFact,
  type FieldName,
} from "../lexicon/form-fields.ts";
import { conceptsPattern, keysByWord, wordsPattern, spellingsOf } from "../lexicon/table.ts";
import { fold } from "../letters/fold.ts";
import { headingsOver, labelOf } from "./labels.ts";
import { optionsOf } from "./options.ts";
import { datePartOf } from "./same.ts";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** One field of a form. */
export interface FormField {
  control: Control;
  /** As the form says it; "" when it says nothing. */
  label: string;
  /** The fact it asks for, `question` for one in the form's own words, null for what is left to the person. */
  asks: FieldFact | "question" | null;
  /** Of the fields that ask for the same role's or school's fact, which one this is, from 0. */
  turn: number;
  /** Whether its label says so, or it has none: the page's code calls a manager's name "name" too. */
  isSaid: boolean;
  required: boolean;
  /** What can be chosen in a list; null for a field of another kind. */
  options: readonly string[] | null;
}

const FACTS = keysByWord(FORM_FIELDS, { doubtful: true });
const NOISE = new RegExp(wordsPattern(LABEL_NOISE.flatMap((one) => spellingsOf(one))), "gu");
const heading = (key: (typeof FORM_HEADINGS)[number]["key"]) =>
  new RegExp(conceptsPattern(FORM_HEADINGS, { keys: [key] }), "u");
const OVER = {
  others: heading("others"),
  elsewhere: heading("elsewhere"),
  work: heading("work"),
  schools: heading("schools"),
};

/** Tokens of the HTML standard for `autocomplete` (section 4.10.18.7). */
const AUTOCOMPLETE: Record<string, FieldFact> = {
  "given-name": "given_name",
  "family-name": "family_name",
  name: "full_name",
  email: "email",
  tel: "phone",
  "address-level2": "location",
  "country-name": "country",
  country: "country",
  "tel-country-code": "phone_country",
  organization: "current_company",
  "organization-title": "current_title",
};
/** Facts that belong to one of several roles or schools. */
const OF_ROLES: ReadonlySet<string> = new Set([
  "role_title",
  "role_company",
  "role_location",
  "role_start",
  "role_end",
  "role_summary",
]);
const OF_SCHOOLS: ReadonlySet<string> = new Set([
  "school",
  "degree",
  "subject",
  "school_start",
  "school_end",
]);
/** What a form calls alike for roles and for schools, as it is a school's. */
const OF_BOTH = new Map<string, FieldFact>([
  ["role_start", "school_start"],
  ["role_end", "school_end"],
]);
const DATES: ReadonlySet<string> = new Set([...OF_BOTH].flat());
/** Kinds of control that hold a text, a file or one of a list. What is ticked is always left to the person. */
const TAKES = new Set(["text", "email", "tel", "url", "textarea", "file", "month", "search", "select-one"]);
/** What marks a field that must be filled. */
const MARKS = /[*✱]/gu;
/** A label of this many words, or one that ends in a question mark, asks in its own words. */
const QUESTION_WORDS = 6;

/** What a label or a name in the page's code calls, when it calls nothing else. */
function factNamed(text: string): FieldName | null {
  const folded = fold(text);
  const plain = folded.replaceAll(NOISE, " ").replaceAll(/\s+/gu, " ").trim();
  return FACTS.get(folded) ?? FACTS.get(plain) ?? null;
}

/** `job_application[first_name]`, `cResume`, `urls[LinkedIn]`, `documents.cover-letter` → the words of its last part. */
function wordsOfName(name: string): string {
  const last =
    /\[([a-z_-]+)\]$/iu.exec(name)?.[1] ?? name.split(/[.[\]]/u).findLast((part) => part !== "") ?? "";
  return last
    .replaceAll(/([a-z])([A-Z])/gu, "$1 $2")
    .replaceAll(/[_-]+/gu, " ")
    .trim()
    .replace(/^(?:systemfield|candidate|applicant|field|c|input) /iu, "")
    .replaceAll(/firstname/giu, "first name")
    .replaceAll(/lastname/giu, "last name")
    .trim();
}

/** A list of which one is chosen. */
function isList(control: Control): control is HTMLSelectElement {
  return control.localName === "select";
}

/** Whether a person can see and use it. A file's own control is often hidden behind a button of the page's. */
function isOpen(control: Control): boolean {
  if (control.disabled || ("readOnly" in control && control.readOnly)) return false;
  if (control.type === "file") return true;
  if (typeof control.checkVisibility !== "function") return true;
  const box = control.getBoundingClientRect();
  return (
    control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    box.width > 3 &&
    box.height > 3 &&
    box.right > 0 &&
    box.bottom + scrollY > 0
  );
}

function factOf(control: Control, label: string): FieldName | null {
  const token = control.getAttribute("autocomplete")?.trim().split(/\s+/u).at(-1) ?? "";
  const named = [label, wordsOfName(control.name), wordsOfName(control.id)];
  const said = AUTOCOMPLETE[token] ?? named.map(factNamed).find((fact) => fact !== null) ?? null;
  // A passport's country is called "country" in the code too, and a list makes any answer look right: there the label alone counts.
  if (label !== "" && (said === "country" || isList(control))) return factNamed(label);
  if (said !== null) return said;
  if (label !== "") return null;
  if (control.type === "email") return "email";
  return control.type === "tel" ? "phone" : null;
}

/** A bare "Title" or "Name of school" means a role's or a school's only where the form speaks of these. */
function inPlace(name: FieldName, headings: readonly string[]): FieldFact | null {
  if (name === "date_part") {
    const date = factNamed(headings[0] ?? "");
    return date !== null && OF_BOTH.has(date) ? inPlace(date, headings) : null;
  }
  const over = headings.map(fold);
  const has = (key: keyof typeof OVER) => over.some((line) => OVER[key].test(line));
  if (has("others")) return null;
  // Of headings in one another the inner one says what it is about: "Education" under "My experience".
  const about = over.find((line) => OVER.work.test(line) || OVER.schools.test(line)) ?? "";
  const isOfWork = OVER.work.test(about);
  const isOfSchools = !isOfWork && OVER.schools.test(about);
  if (OF_ROLES.has(name)) return isOfWork ? name : isOfSchools ? (OF_BOTH.get(name) ?? null) : null;
  if (OF_SCHOOLS.has(name)) return isOfSchools ? name : null;
  if (name !== "location" && name !== "country") return name;
  if (isOfSchools || has("elsewhere")) return null;
  // A place under a role is that role's.
  return isOfWork ? (name === "location" ? "role_location" : null) : name;
}

/** A kind of control that cannot take the fact: a letter as a line, a name as a file. */
function fits(fact: FieldName, control: Control): boolean {
  const isFile = control.type === "file";
  if (fact === "resume") return isFile;
  if (fact === "cover_letter") return isFile || control.localName === "textarea";
  if (fact === "phone_country") return isList(control);
  return !isFile;
}

function asksInWords(control: Control, label: string): boolean {
  if (control.type !== "text" && control.type !== "textarea") return false;
  return (
    /[?？]\s*[*✱]?$/u.test(label) ||
    (control.type === "textarea" && fold(label).split(" ").length >= QUESTION_WORDS)
  );
}

/** As what a field is counted among those of the roles: the month and the year of a date are asked for apart. */
function countedAs(fact: FieldFact, label: string, options: readonly string[] | null): string {
  if (!DATES.has(fact)) return fact;
  return `${fact} ${options === null ? fold(label) : datePartOf(options)}`;
}

/** Every field of a document that takes a text, a file or one of a list, in its order; pages within pages are asked by themselves. */
export function readForm(root: Document | ShadowRoot): FormField[] {
  const turns = new Map<string, number>();
  const fields: FormField[] = [];
  for (const control of root.querySelectorAll<Control>("input, textarea, select")) {
    if (!TAKES.has(control.type) || control.getAttribute("role") === "combobox" || !isOpen(control)) continue;
    const label = labelOf(control);
    const options = isList(control) ? optionsOf(control) : null;
    const said = factOf(control, label);
    const fact = said !== null && fits(said, control) ? inPlace(said, headingsOver(control)) : null;
    const asks = fact ?? (asksInWords(control, label) ? "question" : null);
    if (label === "" && asks === null) continue;
    const counted = fact === null ? null : countedAs(fact, label, options);
    const turn = counted === null ? 0 : (turns.get(counted) ?? 0);
    if (counted !== null) turns.set(counted, turn + 1);
    fields.push({
      control,
      label: label.replaceAll(MARKS, "").trim(),
      asks,
      isSaid: label === "" || said === factNamed(label),
      turn: fact !== null && (OF_ROLES.has(fact) || OF_SCHOOLS.has(fact)) ? turn : 0,
      required:
        control.required || control.getAttribute("aria-required") === "true" || label.search(MARKS) !== -1,
      options,
    });
  }
  return fields;
}

/** What only an application asks for beside name and address; a shop, a newsletter or a sign-in asks for none of it. */
const TELLING = new Set([
  "resume",
  "cover_letter",
  "linkedin",
  "github",
  "current_company",
  "role_title",
  "school",
]);

/** Whether fields are those of an application: a name, a way to reach the person, and something only employers ask. */
export function isApplication(fields: readonly FormField[]): boolean {
  const asked = new Set<string | null>(fields.map(({ asks }) => asks));
  const isNamed = asked.has("full_name") || (asked.has("given_name") && asked.has("family_name"));
  const isReachable = asked.has("email") || asked.has("phone");
  return isNamed && isReachable && [...asked].some((fact) => fact !== null && TELLING.has(fact));
}
