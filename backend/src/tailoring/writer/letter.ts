/** The cover letter of the local writer: what the posting asks for first, told from the lines that show it. */
import type { LetterTone } from "@career-portrait/shared/contract";
import { type Language, sentences } from "@career-portrait/shared/text";
import type { Material, Role } from "../material.ts";
import { faultsOf } from "../sift.ts";
import type { Statement } from "./draft.ts";
import { employerFact } from "./employer.ts";
import { isGarbled, wordCount } from "./lines.ts";
import { rankedSkills, skillsForSentence } from "./naming.ts";
import { bare, stopped } from "./phrases/phrases.ts";
import { type LetterPhrases, letterPhrases, type NamedRole, resumePhrases } from "./phrases/index.ts";
import { addresseeOf, companyInLetter, titleInLetter } from "./posting-names.ts";
import { relevanceOf, type Relevance } from "./relevance.ts";
import {
  type Deed,
  deedsOf,
  postsOf,
  proofName,
  proofsOf,
  namedRole,
  withEmployer,
  yearsOfWork,
} from "./summary.ts";

/** A sentence of a letter. The frame, fixed phrases with words of the posting in them, says nothing about the person. */
export interface LetterSentence extends Statement {
  about: "candidate" | "frame";
}

/** Begins a line of a list. */
export const LIST_MARK = "– ";

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
/** More of them repeat the résumé. */
const MOST_DEEDS = 5;
const MOST_DEEDS_OF_ROLE = 3;
/** Beyond these, what says nothing about the posting is padding. */
const ENOUGH_DEEDS = 3;
/** What the posting says of the employer may take so much of a letter. */
const MOST_OF_EMPLOYER = 0.3;
const MOST_PROOFS = 3;
const MOST_SKILLS = 6;
const MOST_NEAR_SKILLS = 3;
const DEED_WORDS = { least: 3, leastBeside: 6, most: 42 };
/** A list has so many lines, or where fewer deeds than that are told in sentences, one. */
const FEWEST_LINES = 2;
const MOST_LINES = 3;
const MOST_PROJECTS = 2;
/** A result with its number is believed. */
const FIGURE = 0.25;
/** A letter is made of sentences; a line that stands there as it is has to say more. */
const TELLABLE = 0.35;
/** What the person does now is looked for in a letter. */
const CURRENT = 0.3;
const MOST_EARLIER_ROLES = 2;
/** "In my current role, I", "In addition, I". */
const WORDS_AROUND = 4;

/** A sentence in the first person, with one thought: lists and definitions make no good letter. */
function canBeTold(text: string, role: NamedRole, phrases: LetterPhrases): boolean {
  return (
    !isGarbled(text) &&
    !/[;:]|\bduties\b/u.test(text.replace(/[:.;]+$/u, "")) &&
    phrases.deed(text, role, "first").length > 0
  );
}

/** What says nothing about the posting has to say something by itself. */
function isShort({ text, relevance }: Deed): boolean {
  const words = wordCount(text);
  const least = relevance > 0 ? DEED_WORDS.least : DEED_WORDS.leastBeside;
  return words >= least && words <= DEED_WORDS.most;
}

/** The deeds that between them answer most of what is asked: each counts for what the earlier ones have not shown. */
function chooseDeeds(
  material: Material,
  relevance: Relevance,
  deeds: readonly Deed[],
  tellable: ReadonlySet<Deed>,
): Deed[] {
  const needs = material.match.strengths.map(({ requirement, importance }) => ({
    requirement,
    weight: importance === "must" ? 1 : 0.5,
    shown: 0,
  }));
  const left = [...deeds];
  const chosen: Deed[] = [];
  const worth = (deed: Deed) =>
    needs.reduce(
      (sum, { requirement, weight, shown }) =>
        sum + weight * Math.max(0, relevance.said(deed.text, requirement) - shown),
      0,
    ) +
    0.2 * deed.relevance +
    (/\d/.test(deed.text) ? FIGURE : 0) +
    (deed.role.is_current ? CURRENT : 0) +
    (tellable.has(deed) ? TELLABLE : 0) -
    0.02 * material.roles.indexOf(deed.role);
  while (chosen.length < MOST_DEEDS && left.length > 0) {
    const fit = left.filter(
      ({ role }) => chosen.filter((deed) => deed.role === role).length < MOST_DEEDS_OF_ROLE,
    );
    const [best] = fit.toSorted((a, b) => worth(b) - worth(a));
    if (!best || (best.relevance === 0 && chosen.length >= ENOUGH_DEEDS)) break;
    left.splice(left.indexOf(best), 1);
    chosen.push(best);
    for (const need of needs) need.shown = Math.max(need.shown, relevance.said(best.text, need.requirement));
  }
  return chosen;
}

/** Puts sentences where they belong while there is room. */
class Page {
  #words: number;
  readonly #most: number;

  constructor(frame: readonly string[], most: number) {
    this.#words = wordCount(frame.join(" "));
    this.#most = most;
  }

  /** Words that there is still room for. */
  get left(): number {
    return this.#most - this.#words;
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

/** A role as its sentences in this letter have to name it. */
function toldRole(role: Role, among: readonly Role[], opened: Role | undefined, turn: number): NamedRole {
  const others = among.filter((other) => other !== role && other.company === role.company);
  return {
    ...namedRole(role),
    isOneOfSeveral: others.length > 0,
    isNamesake: others.some((other) => other.title === role.title),
    isOpened: role === opened,
    turn,
  };
}

/** The first way of saying a thing that the gate lets pass and the page has room for. */
function addSound(
  paragraph: LetterSentence[],
  ways: readonly string[],
  ids: readonly string[],
  { material, page }: { material: Material; page: Page },
): boolean {
  const sound = ways.find((text) => faultsOf({ text, ids }, material).length === 0);
  return sound !== undefined && page.add(paragraph, { text: sound, ids });
}

/** One role's deeds: those that the language joins in one sentence, then each by itself, in the form that its place asks for. */
function tellRole(
  deeds: readonly Deed[],
  role: NamedRole,
  phrases: LetterPhrases,
  on: { material: Material; page: Page },
): LetterSentence[] {
  const told: LetterSentence[] = [];
  const tasks = deeds.filter(({ text }) => phrases.tasks?.fits(text) ?? false);
  const idsOf = (some: readonly Deed[]) => [...new Set(some.flatMap(({ ids }) => ids))];
  const joined = tasks
    .map((_, index) => tasks.slice(0, tasks.length - index))
    .filter((some) => some.length > 1);
  const together = joined.find((some) =>
    addSound(
      told,
      [
        phrases.tasks?.tell(
          some.map(({ text }) => text),
          role,
        ) ?? "",
      ],
      idsOf(some),
      on,
    ),
  );
  for (const { text, ids } of deeds.filter((deed) => !together?.includes(deed))) {
    const mention = (["first", "again"] as const)[told.length] ?? "further";
    addSound(told, phrases.deed(text, role, mention), ids, on);
  }
  return told;
}

/** The deeds by role, in the order of the roles; where there is no room for all, the least telling are left out. */
function tellDeeds(
  deeds: readonly Deed[],
  opened: Role | undefined,
  phrases: LetterPhrases,
  on: { material: Material; page: Page },
): LetterSentence[][] {
  const fit: Deed[] = [];
  let words = 0;
  for (const deed of deeds) {
    words += wordCount(deed.text) + WORDS_AROUND;
    if (words <= on.page.left) fit.push(deed);
  }
  const roles = on.material.roles.filter((role) => fit.some((deed) => deed.role === role));
  const paragraphs: LetterSentence[][] = [];
  for (const role of roles) {
    const own = fit.filter((deed) => deed.role === role);
    const named = toldRole(role, opened ? [...roles, opened] : roles, opened, paragraphs.length);
    const told = tellRole(own, named, phrases, on);
    if (told.length > 0) paragraphs.push(told);
  }
  return paragraphs;
}

/** Lines that no sentence can be made of for certain, as they stand in the résumé. */
function tellLines(
  deeds: readonly Deed[],
  told: number,
  intro: string,
  on: { material: Material; page: Page },
): LetterSentence[] {
  const listed: LetterSentence[] = [];
  for (const { text, role, ids } of deeds.slice(0, MOST_LINES))
    addSound(listed, [`${LIST_MARK}${withEmployer(bare(text), role.company)}`], ids, on);
  const isList = listed.length >= (told < FEWEST_LINES ? 1 : FEWEST_LINES);
  return isList ? [{ text: intro, ids: [], about: "frame" }, ...listed] : [];
}

/** Projects of their own, of whoever has not worked yet; those that say most about the posting. */
function tellProjects(
  relevance: Relevance,
  phrases: LetterPhrases,
  on: { material: Material; page: Page },
): LetterSentence[][] {
  const described = on.material.projects
    .flatMap(({ id, name, description }) => (description === null ? [] : [{ id, name, description }]))
    .toSorted((a, b) => relevance.ofLine(b.description) - relevance.ofLine(a.description))
    .slice(0, MOST_PROJECTS);
  return described
    .map(({ id, name, description }, turn) => {
      const role = {
        title: "",
        company: name,
        start: null,
        end: null,
        is_current: false,
        isProject: true,
        turn,
      };
      const told: LetterSentence[] = [];
      for (const { text } of sentences(description)) {
        const mention = (["first", "again"] as const)[told.length] ?? "further";
        addSound(told, phrases.deed(text, role, mention), [id], on);
      }
      return told;
    })
    .filter((told) => told.length > 0);
}

export function writeLetter(material: Material, { tone, maxWords }: LetterRequest): LetterDraft {
  const { language, phrases } = letterPhrases(material.postingLanguage);
  const relevance = relevanceOf(material);
  const { title, text: posting } = material.posting;
  const company = companyInLetter(material.posting.company, material.posting.location ?? null);
  const addressee = addresseeOf(posting);
  const greeting = phrases.greeting(tone, company, addressee);
  const closing = phrases.closing(tone, company);
  const signed = [
    phrases.signOff(tone, addressee),
    ...(material.contact.name === null ? [] : [material.contact.name]),
  ];
  const applying = stopped(phrases.applying(tone, titleInLetter(title), company));
  const most = Math.min(maxWords, WORDS_AIMED_AT);
  // The posting is quoted only in its own language.
  const fact = language === material.postingLanguage ? employerFact(posting, company) : null;
  const why = fact === null ? "" : phrases.employer(tone, fact);
  const reasons = why !== "" && wordCount(why) <= MOST_OF_EMPLOYER * most ? [applying, why] : [applying];
  const page = new Page([greeting, ...reasons, closing, ...signed], most);
  const frame = (text: string): LetterSentence => ({ text, ids: [], about: "frame" });

  const self: LetterSentence[] = [];
  // What the person wrote in another language cannot be put into this one by rule.
  const isForeign = material.language !== language;
  const [latest, ...earlier] = postsOf(material);
  if (latest)
    page.add(self, {
      text: stopped(phrases.role(tone, { ...namedRole(latest), isForeign })),
      ids: [latest.id],
    });
  const years = yearsOfWork(material.roles, material.today);
  const counted = years && { text: phrases.years(tone, years.years), ids: years.ids };
  // Said only where it is sure to be right: there is no other way to say it.
  if (counted && faultsOf(counted, material).length === 0) page.add(self, counted);

  const short = isForeign ? [] : deedsOf(material, relevance).filter(isShort);
  const tellable = new Set(short.filter(({ text, role }) => canBeTold(text, namedRole(role), phrases)));
  const deeds = chooseDeeds(material, relevance, short, tellable);
  const on = { material, page };
  const offered: LetterSentence[] = [];
  const skills = skillsToOffer(material, relevance, language);
  if (skills.names.length >= 2)
    page.add(offered, { text: phrases.skills(tone, phrases.list(skills.names)), ids: skills.ids });
  const proven: LetterSentence[] = [];
  const proofs = proofsOf(material).slice(0, MOST_PROOFS);
  // A degree in another language is joined as that language does it.
  const own = resumePhrases(material.language).phrases;
  const names = proofs.map((claim) =>
    claim.degree === null || isForeign ? proofName(claim, own) : phrases.aDegree(proofName(claim, phrases)),
  );
  // Fewer where the gate finds fault with one of them.
  const ways = names.map((_, index) =>
    phrases.holds(tone, phrases.list(names.slice(0, names.length - index))),
  );
  addSound(
    proven,
    ways,
    proofs.map(({ id }) => id),
    on,
  );
  const work =
    material.roles.length > 0 || isForeign
      ? tellDeeds(
          deeds.filter((deed) => tellable.has(deed)),
          latest,
          phrases,
          on,
        )
      : tellProjects(relevance, phrases, on);
  const lines = tellLines(
    deeds.filter((deed) => !tellable.has(deed)),
    work.flat().length,
    phrases.lines(tone),
    on,
  );
  if (work.length + lines.length === 0 && earlier.length > 0) {
    const before = earlier.slice(0, MOST_EARLIER_ROLES);
    const told: LetterSentence[] = [];
    page.add(told, {
      text: phrases.earlier(before.map((role) => ({ ...namedRole(role), isForeign }))),
      ids: before.map(({ id }) => id),
    });
    // Behind the latest role, before the years of all of them.
    self.splice(1, 0, ...told);
  }
  const opening = reasons.map(frame);
  return {
    language,
    greeting,
    paragraphs: [
      // Why this employer takes a paragraph by itself.
      ...(opening.length > 1 ? [opening, self] : [[...opening, ...self]]),
      offered,
      ...work,
      lines,
      proven,
      [frame(closing)],
    ].filter((paragraph) => paragraph.length > 0),
    closing: signed,
  };
}
