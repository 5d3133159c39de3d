/** The languages that summaries and letters are written in. */
import type { Language } from "@career-portrait/shared/text";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import {
  capitalised,
  listed,
  type LetterPhrases,
  type ResumePhrases,
  stopped,
  periodSince,
} from "./phrases.ts";

export type { Addressee, LetterPhrases, Mention, NamedRole, ResumePhrases } from "./phrases.ts";

const LETTERS: Partial<Record<Language, LetterPhrases>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

const portuguese: ResumePhrases = {
  list: (items) => listed(items, "e"),
  who({ title, company, is_current }, years) {
    const since = years === null ? "" : ` com ${years} anos de experiência profissional`;
    const where =
      company === null ? "" : `, ${is_current ? "atualmente" : "mais recentemente"} em ${company}`;
    return stopped(`${capitalised(title)}${since}${where}`);
  },
  brings: (skills) => `Traz ${skills}.`,
  proofs: (items) => `Formação e certificados: ${items}.`,
  study: (degree, field) => `${degree} em ${field}`,
  period: periodSince("desde"),
};

const RESUMES: Partial<Record<Language, ResumePhrases>> = { ...LETTERS, pt: portuguese };

/** Of the languages at hand the one asked for, else English. */
export function resumePhrases(language: Language): { language: Language; phrases: ResumePhrases } {
  const phrases = RESUMES[language];
  return phrases ? { language, phrases } : { language: "en", phrases: english };
}

/** The same for letters. */
export function letterPhrases(language: Language): { language: Language; phrases: LetterPhrases } {
  const phrases = LETTERS[language];
  return phrases ? { language, phrases } : { language: "en", phrases: english };
}
