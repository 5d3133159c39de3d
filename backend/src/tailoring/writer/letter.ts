/** The cover letter of the local writer: what the posting asks for first, told from the lines that show it. */
import type { LetterTone } from "@career-portrait/shared/contract";
import type { Language } from "@career-portrait/shared/text";
import type { Material, Role } from "../material.ts";
import type { Statement } from "./draft.ts";
import { rankedSkills, skillsForSentence } from "./naming.ts";
import { letterPhrases } from "./phrases/index.ts";
import { relevanceOf, type Relevance } from "./relevance.ts";
import { type Deed, deedsOf, proofsOf, yearsOfWork } from "./summary.ts";

/** A sentence of a letter. What greets and closes, and what names the posting, says nothing about the person. */
export interface LetterSentence extends Statement {
  about: "candidate" | "employer_need";
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
const MOST_DEEDS = 6;
const MOST_DEEDS_OF_ROLE = 3;
const MOST_SKILLS = 6;
const DEED_WORDS = { least: 4, most: 42 };
const MOST_EARLIER_ROLES = 2;
/** What postings add to a title for the law's sake. */
const GENDERS = /\s*[([](?:[mwfdxhi*]\s*[/|,]\s*){1,3}[mwfdxhi*][)\]]|\s*\((?:all genders|h\/f|f\/h|gn)\)/giu;
const LONGEST_TITLE = 90;

export function wordCount(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

/** The posting's title as a letter can name it; null when it is a whole sentence. */
export function titleInLetter(title: string): string | null {
  const plain = title.replace(GENDERS, "").replace(/\s+/gu, " ").trim();
  return plain === "" || plain.length > LONGEST_TITLE ? null : plain;
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

function namedRole({ title, company, start, end, is_current }: Role) {
  return { title, company, start, end, is_current };
}

export function writeLetter(material: Material, { tone, maxWords }: LetterRequest): LetterDraft {
  const { language, phrases } = letterPhrases(material.postingLanguage);
  const relevance = relevanceOf(material);
  const { company } = material.posting;
  const greeting = phrases.greeting(tone, company);
  const closing = phrases.closing(tone, company);
  const closingLines = [
    phrases.signOff(tone),
    ...(material.contact.name === null ? [] : [material.contact.name]),
  ];
  const applying: LetterSentence = {
    text: phrases.applying(tone, titleInLetter(material.posting.title), company),
    ids: [],
    about: "employer_need",
  };

  let words = wordCount([greeting, applying.text, closing, ...closingLines].join(" "));
  const aim = Math.min(maxWords, WORDS_AIMED_AT);
  /** Adds a sentence where there is room for it. */
  const add = (paragraph: LetterSentence[], text: string, ids: readonly string[]): boolean => {
    const more = wordCount(text);
    if (words + more > aim) return false;
    words += more;
    paragraph.push({ text, ids, about: "candidate" });
    return true;
  };

  const opening: LetterSentence[] = [applying];
  const [latest] = material.roles.filter(({ title }) => title !== "");
  if (latest) add(opening, phrases.role(namedRole(latest)), [latest.id]);

  // What the person wrote in another language cannot be put into this one by rule.
  const speaksIt = material.language === language;
  const deeds = speaksIt
    ? chooseDeeds(
        material,
        relevance,
        (deed) => phrases.deed(deed.text, namedRole(deed.role), "first") !== null,
      )
    : [];
  const skills = skillsForSentence(rankedSkills(material, relevance), MOST_SKILLS, language);
  const proofs = proofsOf(material).slice(0, 2);
  const years = yearsOfWork(material.roles, material.today);

  const also: LetterSentence[] = [];
  if (skills.names.length >= 2)
    add(also, phrases.skills(phrases.list(skills.names), deeds.length === 0), skills.ids);
  if (proofs.length > 0)
    add(
      also,
      phrases.holds(phrases.list(proofs.map(({ label }) => label))),
      proofs.map(({ id }) => id),
    );
  if (years) add(also, phrases.years(years.years), years.ids);

  const told = new Map<Role, LetterSentence[]>();
  for (const deed of deeds) {
    const standing = told.get(deed.role) ?? [];
    const text = phrases.deed(deed.text, namedRole(deed.role), standing.length === 0 ? "first" : "again");
    if (text !== null && add(standing, text, deed.ids)) told.set(deed.role, standing);
  }
  const work = material.roles.flatMap((role) => (told.has(role) ? [told.get(role)!] : []));
  if (work.length === 0) {
    for (const role of material.roles.slice(1, 1 + MOST_EARLIER_ROLES)) {
      if (role.title !== "") add(opening, phrases.earlier(namedRole(role)), [role.id]);
    }
  }
  return {
    language,
    greeting,
    paragraphs: [
      opening,
      ...work,
      also,
      [{ text: closing, ids: [], about: "employer_need" as const }],
    ].filter((paragraph) => paragraph.length > 0),
    closing: closingLines,
  };
}
