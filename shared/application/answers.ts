/** What of a portrait a field of a form is given. Nothing is guessed: what the portrait does not hold stays empty. */
import type { FieldFact } from "../lexicon/form-fields.ts";
import type { FormField } from "./fields.ts";
import { countryAlone, countryNamed } from "../lexicon/places.ts";
import { namePartsOf } from "./person-name.ts";
import { sameOption } from "./same.ts";

/** A role as a form asks for it; dates `YYYY` or `YYYY-MM[-DD]`, null where unknown or still running. */
export interface ApplicantRole {
  title: string;
  company: string;
  location: string | null;
  start_date: string | null;
  end_date: string | null;
  summary: string | null;
}

/** A school as a form asks for it. */
export interface ApplicantSchool {
  institution: string | null;
  degree: string | null;
  field: string | null;
  start_date: string | null;
  end_date: string | null;
}

/** What a form may be told of the person, newest roles and schools first. */
export interface Applicant {
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  linkedin_url: string | null;
  github_url: string | null;
  website_url: string | null;
  roles: readonly ApplicantRole[];
  /** The role that runs, if one does. */
  current: ApplicantRole | null;
  schools: readonly ApplicantSchool[];
}

/** What goes into a field; of a list the text of one of its options. `isSure` is false where the person should look before it is taken. */
export type Answer =
  | { kind: "text"; text: string; isSure: boolean }
  /** A file or letter that only the backend can make. */
  | { kind: "resume" | "cover_letter"; isSure: true };

const MONTH = /^(\d{4})-(\d{2})/u;

/** A date in the form that the field wants; null where that needs more than is known. A list chooses of it. */
function dateFor(field: FormField, date: string | null): string | null {
  if (date === null || field.options !== null) return date;
  const [, year, month] = MONTH.exec(date) ?? [];
  const wanted = `${field.control.getAttribute("placeholder") ?? ""} ${field.label}`.toLowerCase();
  if (field.control.type === "month") return year ? `${year}-${month}` : null;
  if (/\bm{2}\s*[/.-]\s*y{4}\b|\bm{2}\s*[/.-]\s*j{4}\b|\bm{2}\s*[/.-]\s*a{4}\b/u.test(wanted))
    return year ? `${month}/${year}` : null;
  if (/\by{4}-m{2}\b/u.test(wanted)) return year ? `${year}-${month}` : null;
  if (/\b(?:y{4}|j{4}|a{4}|year|jahr|année|año|jaar)\b/u.test(wanted)) return date.slice(0, 4);
  return null;
}

/** The country that a place ends with; for a list also what no table has, which the list may ("Pristina, Kosovo"). */
function countryOf(location: string | null, isList: boolean): string | null {
  const parts = location?.split(",").map((part) => part.trim()) ?? [];
  const last = parts.at(-1) ?? "";
  if (countryAlone(last) !== null) return last;
  return isList && parts.length > 1 && countryNamed(last) === null ? last : null;
}

function textFor(field: FormField, of: Applicant): { text: string | null; isSure: boolean } {
  const parts = of.name === null ? null : namePartsOf(of.name);
  const role = of.roles[field.turn];
  const school = of.schools[field.turn];
  const sure = (text: string | null | undefined) => ({ text: text ?? null, isSure: true });
  switch (field.asks) {
    case "given_name":
      return { text: parts?.given ?? null, isSure: parts?.isSure ?? false };
    case "family_name":
      return { text: parts?.family ?? null, isSure: parts?.isSure ?? false };
    case "full_name":
      return sure(of.name);
    case "email":
      return sure(of.email);
    case "phone":
      return sure(of.phone);
    case "location":
      return sure(of.location);
    case "country":
      return sure(countryOf(of.location, field.options !== null));
    case "phone_country":
      return sure(of.phone);
    case "linkedin":
      return sure(of.linkedin_url);
    case "github":
      return sure(of.github_url);
    case "website":
      return sure(of.website_url);
    case "current_company":
      return sure(of.current?.company);
    case "current_title":
      return sure(of.current?.title);
    case "role_title":
      return sure(role?.title);
    case "role_company":
      return sure(role?.company);
    case "role_location":
      return sure(role?.location);
    case "role_summary":
      return sure(role?.summary);
    case "role_start":
      return sure(dateFor(field, role?.start_date ?? null));
    case "role_end":
      return sure(dateFor(field, role?.end_date ?? null));
    case "school":
      return sure(school?.institution);
    case "degree":
      return sure(school?.degree);
    case "subject":
      return sure(school?.field);
    case "school_start":
      return sure(dateFor(field, school?.start_date ?? null));
    case "school_end":
      return sure(dateFor(field, school?.end_date ?? null));
    default:
      return sure(null);
  }
}

/** The one option that says what is known. Where a list of places asks for the work's, only the person can tell. */
function optionFor(
  field: FormField,
  asks: FieldFact,
  options: readonly string[],
  of: Applicant,
): Answer | null {
  const { text, isSure } = textFor(field, of);
  const option = text === null ? null : sameOption(asks, text, options);
  return option === null ? null : { kind: "text", text: option, isSure: isSure && asks !== "location" };
}

/** What goes into this field; null where the portrait holds nothing for it, or a list has no one option for it. */
export function answerFor(field: FormField, applicant: Applicant): Answer | null {
  const { asks, options } = field;
  if (asks === null || asks === "question") return null;
  if (asks === "resume" || asks === "cover_letter") return { kind: asks, isSure: true };
  if (options !== null) return optionFor(field, asks, options, applicant);
  const { text, isSure } = textFor(field, applicant);
  const said = text?.trim() ?? "";
  return said === "" ? null : { kind: "text", text: said, isSure: isSure && field.isSaid };
}
