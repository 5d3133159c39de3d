/** The cover letter of the local writer: what the posting asks for first, told from the lines that show it. */
import type { LetterTone } from "@career-portrait/shared/contract";
import type { Language } from "@career-portrait/shared/text";
import type { Material, Role } from "../material.ts";
import { faultsOf } from "../sift.ts";
import type { Statement } from "./draft.ts";
import { rankedSkills, skillsForSentence } from "./naming.ts";
import { type LetterPhrases, letterPhrases, type NamedRole } from "./phrases/index.ts";
import { relevanceOf, type Relevance } from "./relevance.ts";
import { type Deed, deedsOf, proofName, proofsOf, yearsOfWork } from "./summary.ts";

/** A sentence of a letter. The frame, fixed phrases with the posting's title and company in them, says nothing about the person. */
export interface LetterSentence extends Statement {
  about: "candidate" | "frame";
}

export interface LetterDraft {
  language: Language;
  greeting: string;
  paragraphs: LetterSentence[][];
  closing: string[];
}

export interface LetterRequest {
  tone: LetterTone;
  maxWords: number;
}

/** A page that is read. */
const WORDS_AIMED_AT = 260;
const MOST_DEEDS = 7;
const MOST_DEEDS_OF_ROLE = 3;
const MOST_SKILLS = 6;
const MOST_NEAR_SKILLS = 3;
const DEED_WORDS = { least: 4, most: 42 };
const MOST_EARLIER_ROLES = 2;
/** What postings add to a title: for the law's sake, and how the work is done. */
const ADDED =
  /\s*[([](?:[mwfdxhi*]\s*[/|,]\s*){1,3}[mwfdxhi*][)\]]|\s*\((?:all genders|h\/f|f\/h|gn|(?:full|part)[- ]?time|remote|hybrid|on-?site|permanent|temporary|contract|vollzeit|teilzeit|unbefristet|befristet|temps (?:plein|partiel)|cdi|cdd)\)/giu;
const LONGEST_TITLE = 90;
/** A title that is a sentence, or goes on with one, could put words into the person's mouth. */
const SENTENCE = /[.!?;:]\s+\S+\s+\S+|\b(?:I|ich|je)\s|\bj['’]|["“”„«»]/u;

export function wordCount(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

/** "RESTAURANT MANAGER" as people write it; short words in capitals are abbreviations. */
function inSmallLetters(title: string): string {
  return title.replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** The posting's title as a letter can name it; null when it is a whole sentence. */
function titleInLetter(title: string): string | null {
  const plain = title.replace(ADDED, "").replace(/\s+/gu, " ").trim();
  if (!/\p{Ll}/u.test(plain) && plain.length > 4) return titleInLetter(inSmallLetters(plain));
  return plain === "" || plain.length > LONGEST_TITLE || SENTENCE.test(plain) ? null : plain;
}

/** The same for the company. */
function companyInLetter(company: string | null): string | null {
  const plain = company?.replace(/\s+/gu, " ").trim() ?? "";
  return plain === "" || plain.length > LONGEST_TITLE || SENTENCE.test(plain) ? null : plain;
}

/** A word cut at a line's end, or a duration that stood in the margin: the line was read together with its neighbour. */
const GARBLED =
  /\p{Ll}-\s|(?<!\b(?:in|of|within|for|by|to|over|after|every|than|under|about|nearly|around|last|first|past)\s(?:\p{L}+\s)?)\b\d+\s(?:months?|years?)[.)]*$/u;

/** A sentence in the first person, with one thought: lists and definitions make no good letter. */
function canBeTold(text: string, role: NamedRole, phrases: LetterPhrases): boolean {
  return (
    !GARBLED.test(text) &&
    !/[;:]|\bduties\b/u.test(text.replace(/[:.;]+$/u, "")) &&
    phrases.deed(text, role, "first") !== null
  );
}

/** The deeds that between them answer most of what is asked: each counts for what the earlier ones have not shown. */
function chooseDeeds(material: Material, relevance: Relevance, canSay: (deed: Deed) => boolean): Deed[] {
  const needs = material.match.strengths.map(({ requirement, importance }) => ({
    requirement,
    weight: importance === "must" ? 1 : 0.5,
    shown: 0,
  }));
  const left = deedsOf(material, relevance).filter((deed) => {
    const words = wordCount(deed.text);
    return words >= DEED_WORDS.least && words <= DEED_WORDS.most && canSay(deed);
  });
  const chosen: Deed[] = [];
  const worth = (deed: Deed) =>
    needs.reduce(
      (sum, { requirement, weight, shown }) =>
        sum + weight * Math.max(0, relevance.hit(deed.text, requirement) - shown),
      0,
    ) +
    0.2 * deed.relevance +
    (/\d/.test(deed.text) ? 0.1 : 0) -
    0.02 * material.roles.indexOf(deed.role);
  while (chosen.length < MOST_DEEDS && left.length > 0) {
    const fit = left.filter(
      ({ role }) => chosen.filter((deed) => deed.role === role).length < MOST_DEEDS_OF_ROLE,
    );
    const [best] = fit.toSorted((a, b) => worth(b) - worth(a));
    if (!best) break;
    left.splice(left.indexOf(best), 1);
    chosen.push(best);
    for (const need of needs) need.shown = Math.max(need.shown, relevance.hit(best.text, need.requirement));
  }
  return chosen;
}

function namedRole({ title, company, start, end, is_current }: Role): NamedRole {
  return { title, company, start, end, is_current };
}

/** Puts sentences where they belong while there is room. */
class Page {
  #words: number;
  readonly #most: number;

  constructor(frame: readonly string[], most: number) {
    this.#words = wordCount(frame.join(" "));
    this.#most = most;
  }

  add(paragraph: LetterSentence[], { text, ids }: Statement): boolean {
    const more = wordCount(text);
    if (this.#words + more > this.#most) return false;
    this.#words += more;
    paragraph.push({ text, ids, about: "candidate" });
    return true;
  }
}

/** What the posting names comes first; skills that only come near it where there is little of that. */
function skillsToOffer(material: Material, relevance: Relevance, language: Language) {
  const ranked = rankedSkills(material, relevance).map((skill) => ({
    ...skill,
    // In another language than the portrait's, the posting's word for the same skill.
    label: material.language === language ? skill.label : (skill.postingName ?? skill.label),
  }));
  const named = skillsForSentence(
    ranked.filter(({ isNamed }) => isNamed),
    MOST_SKILLS,
    language,
  );
  return named.names.length >= 2 ? named : skillsForSentence(ranked, MOST_NEAR_SKILLS, language);
}

/** The deeds by role, in the order of the roles, each sentence in its form. */
function tellDeeds(
  deeds: readonly Deed[],
  material: Material,
  phrases: LetterPhrases,
  page: Page,
): LetterSentence[][] {
  const told = new Map<Role, LetterSentence[]>();
  for (const deed of deeds) {
    const standing = told.get(deed.role) ?? [];
    const mention = (["first", "again"] as const)[standing.length] ?? "further";
    const isOneOfSeveral = deeds.some(({ role }) => role !== deed.role && role.company === deed.role.company);
    const text = phrases.deed(deed.text, { ...namedRole(deed.role), isOneOfSeveral }, mention);
    if (text !== null && page.add(standing, { text, ids: deed.ids })) told.set(deed.role, standing);
  }
  return material.roles.flatMap((role) => (told.has(role) ? [told.get(role)!] : []));
}

export function writeLetter(material: Material, { tone, maxWords }: LetterRequest): LetterDraft {
  const { language, phrases } = letterPhrases(material.postingLanguage);
  const relevance = relevanceOf(material);
  const { title } = material.posting;
  const company = companyInLetter(material.posting.company);
  const greeting = phrases.greeting(tone, company);
  const closing = phrases.closing(tone, company);
  const signed = [phrases.signOff(tone), ...(material.contact.name === null ? [] : [material.contact.name])];
  const applying = phrases.applying(tone, titleInLetter(title), company);
  const page = new Page([greeting, applying, closing, ...signed], Math.min(maxWords, WORDS_AIMED_AT));
  const frame = (text: string): LetterSentence => ({ text, ids: [], about: "frame" });

  const opening = [frame(applying)];
  // What the person wrote in another language cannot be put into this one by rule.
  const isForeign = material.language !== language;
  const [latest, ...earlier] = material.roles.filter((role) => role.title !== "");
  if (latest)
    page.add(opening, { text: phrases.role({ ...namedRole(latest), isForeign }), ids: [latest.id] });
  const years = yearsOfWork(material.roles, material.today);
  const counted = years && { text: phrases.years(years.years), ids: years.ids };
  // Said only where it is sure to be right: there is no other way to say it.
  if (counted && faultsOf(counted, material).length === 0) page.add(opening, counted);

  const deeds = isForeign
    ? []
    : chooseDeeds(material, relevance, ({ text, role }) => canBeTold(text, namedRole(role), phrases));
  const offered: LetterSentence[] = [];
  const skills = skillsToOffer(material, relevance, language);
  if (skills.names.length >= 2)
    page.add(offered, { text: phrases.skills(phrases.list(skills.names)), ids: skills.ids });
  const proven: LetterSentence[] = [];
  const proofs = proofsOf(material).slice(0, 2);
  if (proofs.length > 0) {
    const names = proofs.map((claim) =>
      claim.degree === null || isForeign
        ? proofName(claim, phrases)
        : phrases.aDegree(proofName(claim, phrases)),
    );
    page.add(proven, { text: phrases.holds(phrases.list(names)), ids: proofs.map(({ id }) => id) });
  }
  const work = tellDeeds(deeds, material, phrases, page);
  if (work.length === 0 && earlier.length > 0) {
    const before = earlier.slice(0, MOST_EARLIER_ROLES);
    const told: LetterSentence[] = [];
    page.add(told, {
      text: phrases.earlier(before.map((role) => ({ ...namedRole(role), isForeign }))),
      ids: before.map(({ id }) => id),
    });
    // Behind the latest role, before the years of all of them.
    opening.splice(2, 0, ...told);
  }
  return {
    language,
    greeting,
    paragraphs: [opening, offered, ...work, proven, [frame(closing)]].filter(
      (paragraph) => paragraph.length > 0,
    ),
    closing: signed,
  };
}
