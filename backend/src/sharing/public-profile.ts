/**
 * What of a tailored profile strangers may see: named fields and nothing else, without any way to reach the person (decisions,
 * section 7). A field that is not named here does not leave the house.
 */
import type { Contact, TailoredProfile } from "@career-portrait/shared/contract";
import { lines, sentences } from "@career-portrait/shared/text";
import type { JsonResume } from "../rendering/paper/index.ts";

/** What is read of a tailored profile. */
export type SharedContent = Pick<
  TailoredProfile,
  "narrative" | "talking_points" | "resume_data" | "updated_at"
>;

export interface PublicProfile {
  name: string;
  /** ISO 639. */
  language: string;
  /** The opening of the narrative. */
  summary: string;
  /** The narrative behind the summary, by paragraph. */
  paragraphs: string[];
  talking_points: string[];
  /** Null where there is nothing to set. */
  resume: JsonResume | null;
}

const NOBODY = "A candidate";
/** A summary ends with the sentence that passes this, in UTF-16 units. */
const SUMMARY_LENGTH = 220;
const SUMMARY_MAX = 600;

/** Fields of the résumé that are shown, by section. Addresses of pages are left out: they lead to people. */
const SHOWN = {
  basics: ["name", "label", "summary"],
  work: ["name", "position", "location", "startDate", "endDate", "summary", "highlights"],
  volunteer: ["organization", "position", "startDate", "endDate", "summary", "highlights"],
  education: ["institution", "studyType", "area", "startDate", "endDate", "score", "courses"],
  awards: ["title", "date", "awarder", "summary"],
  certificates: ["name", "date", "issuer"],
  publications: ["name", "publisher", "releaseDate", "summary"],
  skills: ["name", "level", "keywords"],
  languages: ["language", "fluency"],
  projects: ["name", "description", "highlights", "keywords", "startDate", "endDate", "roles", "entity"],
  meta: ["language"],
} as const;

const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/iu;
/** Eight digits or more with the marks that stand in telephone numbers, not a span of years. */
const TELEPHONE = /(?:\+|\b0|\(\+?\d)[\d\s()/.-]{7,}\d/u;

/** Whether a text tells how to reach the person. */
export function reaches(text: string, contact: Contact): boolean {
  const { email, phone, location: _place, name: _name, logo_url, ...links } = contact;
  const own = [email, phone, logo_url, ...Object.values(links)].filter(
    (value) => value !== null && value !== "",
  );
  const folded = text.toLowerCase();
  return (
    EMAIL.test(text) ||
    TELEPHONE.test(text) ||
    own.some((value) => folded.includes((value ?? "").toLowerCase().replace(/^https?:\/\/(?:www\.)?/, "")))
  );
}

/** The text without the sentences that tell how to reach the person. */
export function withoutContact(text: string, contact: Contact): string {
  if (!reaches(text, contact)) return text;
  return sentences(text)
    .map((sentence) => sentence.text)
    .filter((sentence) => !reaches(sentence, contact))
    .join(" ");
}

function shownValue(value: unknown, contact: Contact): unknown {
  if (typeof value === "string") return withoutContact(value, contact);
  if (Array.isArray(value))
    return value.map((item) => shownValue(item, contact)).filter((item) => item !== "");
  return undefined;
}

function shownEntry(entry: unknown, fields: readonly string[], contact: Contact): Record<string, unknown> {
  const given = typeof entry === "object" && entry !== null ? (entry as Record<string, unknown>) : {};
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = shownValue(given[field], contact);
      return value === undefined || value === "" ? [] : [[field, value]];
    }),
  );
}

/** The résumé as strangers may have it. */
function publicResume(resume: Record<string, unknown>, name: string, contact: Contact): JsonResume {
  const sections = Object.entries(SHOWN).flatMap(([section, fields]) => {
    const content = resume[section];
    if (content === undefined || content === null) return [];
    return [
      [
        section,
        Array.isArray(content)
          ? content.map((entry) => shownEntry(entry, fields, contact))
          : shownEntry(content, fields, contact),
      ],
    ];
  });
  const shown = Object.fromEntries(sections) as JsonResume;
  return { ...shown, basics: { ...shown.basics, name } };
}

/** The first sentences of a text, as many as make a summary. */
function openingOf(text: string): string {
  let end = 0;
  for (const sentence of sentences(text)) {
    if (end > 0 && sentence.end > SUMMARY_MAX) break;
    end = sentence.end;
    if (end > SUMMARY_LENGTH) break;
  }
  return text.slice(0, end).trim();
}

function languageOf(resume: Record<string, unknown> | null): string {
  const meta = resume?.meta as { language?: unknown } | undefined;
  return typeof meta?.language === "string" && /^[a-z]{2,3}$/.test(meta.language) ? meta.language : "en";
}

function nameOf(resume: Record<string, unknown> | null, contact: Contact): string {
  const basics = resume?.basics as { name?: unknown } | undefined;
  return contact.name ?? (typeof basics?.name === "string" && basics.name !== "" ? basics.name : NOBODY);
}

/** What a tailored profile shows of a person. */
export function publicProfile(content: SharedContent, contact: Contact): PublicProfile {
  const name = nameOf(content.resume_data, contact);
  const points = (content.talking_points ?? [])
    .map((point) => withoutContact(point, contact))
    .filter(Boolean);
  const [first = "", ...others] = lines(content.narrative ?? "")
    .map(({ text }) => withoutContact(text, contact))
    .filter(Boolean);
  const opening = openingOf(first);
  return {
    name,
    language: languageOf(content.resume_data),
    summary: opening || openingOf(points.join(" ")),
    paragraphs: [first.slice(opening.length).trim(), ...others].filter(Boolean),
    talking_points: points,
    resume: content.resume_data && publicResume(content.resume_data, name, contact),
  };
}
