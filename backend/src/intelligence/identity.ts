/** The professional snapshot: what it is made from, what it must be like, and the gate it passes (specification, Identity). */
import { Identity } from "@career-portrait/shared/contract";
import type { Portrait } from "@career-portrait/shared/matching";
import { detectLanguage, fold } from "@career-portrait/shared/text";
import { inventions, stemsOf } from "./statements.ts";

export type Archetype = NonNullable<Identity["archetype"]>;
export const ARCHETYPES: readonly Archetype[] = Identity.shape.archetype.unwrap().options;

/** The generated words: an Identity without its date, and a summary as a résumé opens with. */
export interface IdentityText {
  archetype: Archetype;
  headline: string;
  bio: string;
  keywords: string[];
  matches: string[];
  summary: string;
}

/** The languages a snapshot is written in. */
export const IDENTITY_LANGUAGES = ["en", "de", "fr", "es"] as const;
export type IdentityLanguage = (typeof IDENTITY_LANGUAGES)[number];

/** The language of the portrait's own words, in which it is described; English where it is another. */
export function identityLanguage(portrait: Portrait): IdentityLanguage {
  const spoken = detectLanguage(saidIn(portrait));
  return IDENTITY_LANGUAGES.find((language) => language === spoken) ?? "en";
}

/** How a text speaks to a person, and how it would speak of oneself or of somebody else. */
const ADDRESS: Record<IdentityLanguage, { you: RegExp; another: RegExp }> = {
  en: { you: /\byou(r|rs)?\b/i, another: /\b(I|my|he|she|his|her)\b/ },
  de: { you: /\b(?:Sie|Ihr(?:e\w*)?|Ihnen)\b/, another: /\b(?:ich|mein\w*)\b/i },
  fr: { you: /\b(?:vous|votre|vos)\b/i, another: /\b(?:je|j['’]|mon|ma|mes)\b/i },
  es: { you: /(?<!\p{L})(?:t[uú]s?|te|ti|contigo)(?!\p{L})/iu, another: /(?<!\p{L})(?:yo|mis?)(?!\p{L})/iu },
};

export const HEADLINE_WORDS = { min: 6, max: 10 };
const BIO_SENTENCES = { min: 2, max: 3 };
export const KEYWORDS = { min: 3, max: 5 };
export const MATCHES = 3;

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Counts ends of sentences; a stop inside a name ("Node.js") is none. */
function sentencesIn(text: string): number {
  return text.split(/[.!?]["”’)]*(?:\s+|$)/u).filter((part) => part.trim() !== "").length;
}

/** Everything the portrait says, as one text. */
export function saidIn({ claims, work_history }: Portrait): string {
  const ofClaims = claims.flatMap(({ label, description, institution, degree, field, evidence }) => [
    label,
    description,
    institution,
    degree,
    field,
    ...evidence.map(({ content }) => content),
  ]);
  const ofRoles = work_history.flatMap(({ title, company, location, summary }) => [
    title,
    company,
    location,
    summary,
  ]);
  return [...ofClaims, ...ofRoles].filter((part) => part !== null).join("\n");
}

function isWithin(count: number, { min, max }: { min: number; max: number }): boolean {
  return count >= min && count <= max;
}

/** What is wrong with a snapshot, one sentence for each fault; empty when it may be shown. */
export function identityFaults(text: IdentityText, portrait: Portrait): string[] {
  const said = saidIn(portrait);
  const language = identityLanguage(portrait);
  const stems = stemsOf(said);
  const titles = stemsOf(portrait.work_history.map(({ title }) => title).join(" "));
  const shares = (phrase: string, words: Set<string>) => [...stemsOf(phrase)].some((word) => words.has(word));
  const faults: string[] = [];
  if (!ARCHETYPES.includes(text.archetype)) faults.push("archetype: is none of the ten.");
  if (!isWithin(wordsOf(text.headline).length, HEADLINE_WORDS))
    faults.push("headline: must have 6 to 10 words.");
  if (!isWithin(sentencesIn(text.bio), BIO_SENTENCES)) faults.push("bio: must have 2 or 3 sentences.");
  const { you, another } = ADDRESS[language];
  if (!you.test(text.bio) || another.test(text.bio)) faults.push("bio: must speak to the person as you.");
  if (!isWithin(new Set(text.keywords.map(fold)).size, KEYWORDS) || text.keywords.length > KEYWORDS.max) {
    faults.push("keywords: must be 3 to 5, each once.");
  }
  const unknown = text.keywords.find((keyword) => !shares(keyword, stems));
  if (unknown !== undefined) faults.push(`keywords: nothing in the portrait shows “${unknown}”.`);
  if (text.matches.length !== MATCHES || new Set(text.matches.map(fold)).size !== MATCHES) {
    faults.push("matches: must be exactly 3 different job titles.");
  }
  const far = text.matches.find((match) => !shares(match, titles.size > 0 ? titles : stems));
  if (far !== undefined) faults.push(`matches: “${far}” is far from every role the person had.`);
  for (const field of ["headline", "bio", "summary"] as const) {
    faults.push(...inventions(text[field], said, stems, language).map((fault) => `${field}: ${fault}`));
  }
  return faults;
}
