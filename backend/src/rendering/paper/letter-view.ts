/** What a letter's paper shows: who writes, to whom, when and about what, above the letter's own words. */
import type { Profile } from "@career-portrait/shared/contract";
import { basicsOfContact } from "./json-resume.ts";
import { type Linked, senderOf } from "./resume-view.ts";
import { printable } from "./printable.ts";
import { wordsFor } from "./labels.ts";

/** A letter as it is kept, and what stands around it on paper. */
export interface Letter {
  contact: Profile["contact"];
  /** Whom it is written to, and the position; null or empty where that is not known. */
  company: string | null;
  title: string;
  /** Paragraphs are parted by empty lines; line feeds in them stay. */
  content: string;
  /** ISO 639. */
  language: string;
  /** ISO 8601. */
  date: string;
}

export interface LetterView {
  language: string;
  /** Title of the file. */
  title: string;
  name: string;
  contact: Linked[];
  links: Linked[];
  recipient: string;
  date: string;
  subject: string;
  /** Each with its lines. */
  paragraphs: string[][];
}

export function letterViewOf({ contact, company, title, content, language, date }: Letter): LetterView {
  const words = wordsFor(language);
  const { name, ...sender } = senderOf(basicsOfContact(contact));
  const position = printable(title);
  return {
    language: words.language,
    title: [name, words.letter].filter(Boolean).join(" – "),
    name,
    ...sender,
    recipient: printable(company),
    date: new Intl.DateTimeFormat(words.dates, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date)),
    subject: position === "" ? "" : `${words.subject} ${position}`,
    paragraphs: content
      .split(/\n[^\S\n]*\n\s*/u)
      .map((paragraph) => paragraph.split("\n").map(printable).filter(Boolean))
      .filter((lines) => lines.length > 0),
  };
}
