/** The sentences that a résumé opens with, and the years they may speak of. */
import type { PortraitClaim } from "@career-portrait/shared/matching";
import { isCareerGap } from "@career-portrait/shared/lexicon/career-gaps";
import { isTitleWord } from "@career-portrait/shared/lexicon/title-words";
import { isGivenUp } from "@career-portrait/shared/lexicon/given-up";
import { fold, type Language, sentences, pattern } from "@career-portrait/shared/text";
import type { Material, Role } from "../material.ts";
import { intervalOf } from "../gate/experience.ts";
import { faultsOf } from "../sift.ts";
import type { Statement } from "./draft.ts";
import { isGarbled, isToolList, wordCount } from "./lines.ts";
import { type NamedSkill, skillsForSentence } from "./naming.ts";
import { type NamedRole, type ResumePhrases, resumePhrases } from "./phrases/index.ts";
import { bare, capitalised, stopped } from "./phrases/phrases.ts";
import { inSmallLetters } from "./posting-names.ts";
import type { Relevance } from "./relevance.ts";

/** Fewer say nothing worth a sentence. */
const FEWEST_YEARS = 2;
const MOST_SKILLS = 5;
/** Named by the posting, though by no requirement. */
const NAMED = 0.5;
/** A longer deed belongs among the bullets, in UTF-16 units. */
const LONGEST_DEED = 210;
const FEWEST_DEED_WORDS = 4;
const MOST_RESULTS = 2;
/** A summary of fewer words says not who this is. */
const FEWEST_WORDS = 16;
/** A longer one is not read. */
const MOST_WORDS = 110;

/** Work that nobody calls a profession: unpaid, or beside one's studies. */
const NO_PROFESSION = pattern("iu")`
    \b(?:volunt\p{L}+|ehrenamt\p{L}*|bénévol\p{L}+|intern(?:e|ship)?|praktik\p{L}+|stagiaires?|stage|
    student|studentische\p{L}*|werkstudent\p{L}*|étudiante?|estagiári\p{L}+|becari\p{L}+|
    prácticas)(?!\p{L})`;

function isProfession({ title }: Role): boolean {
  return !NO_PROFESSION.test(title) && !isCareerGap(title);
}

/** A longer title is a note unless a word of titles stands in it, in words. */
const LONGEST_TITLE = 6;

/** "Before that: a year of law" is a note that was read as a title. */
function namesPost(title: string): boolean {
  if (title === "" || /[:;]/u.test(title)) return false;
  const words = fold(title).split(" ");
  return words.length <= LONGEST_TITLE || words.some(isTitleWord);
}

/** The posts that somebody has held, the newest first; time without work is none. */
export function postsOf({ roles }: Pick<Material, "roles">): Role[] {
  return roles.filter(({ title }) => namesPost(title) && !isCareerGap(title));
}

/** "HEAD CHEF (12 staff)" as a sentence names it. */
function titleAlone(title: string): string {
  return inSmallLetters(title.replace(/\s*\([^()]*\)$/u, "") || title);
}

/** Whole years covered by dated roles of a profession, time that several cover counted once; null below two. */
export function yearsOfWork(roles: readonly Role[], today: string): { years: number; ids: string[] } | null {
  // As the gate counts, or it would not let the sentence pass.
  const dated = roles.filter((role) => isProfession(role) && intervalOf(role, today) !== null);
  const spans = dated.flatMap((role) => intervalOf(role, today) ?? []).toSorted((a, b) => a.from - b.from);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  const years = Math.floor(months / 12);
  return years < FEWEST_YEARS ? null : { years, ids: dated.map(({ id }) => id) };
}

export interface Deed {
  role: Role;
  text: string;
  ids: readonly string[];
  relevance: number;
}

/** "Data warehousing: set up …": what stands before the colon names the deed and is not part of it. */
const HEADED = /^[\p{Lu}\p{N}][\p{L}\p{N} &/+.#–-]{1,40}:\s+(?=\p{L})/u;
/** "X is a library for …" tells what X is, not what was done. */
const DEFINES =
  /^\S+(?:\s\S+){0,3}\s(?:is|are|was|ist|sind|est|sont)\s(?:an?|the|eine?|die|der|das|une?|le|la)\s/u;

function headless(text: string): string {
  const plain = text.replace(HEADED, "");
  return plain === text ? text : capitalised(plain);
}

/** Every sentence of every role's lines that tells a deed, the most telling first, each once. */
export function deedsOf(material: Material, relevance: Relevance): Deed[] {
  const seen = new Set<string>();
  return material.roles
    .filter(({ title }) => !isCareerGap(title))
    .flatMap((role) =>
      role.lines
        .filter(({ text }) => !isToolList(text))
        .flatMap(({ text, ids }) =>
          sentences(text).map((sentence) => ({
            role,
            text: headless(sentence.text),
            ids,
            // With its heading, which says what it is about.
            relevance: relevance.ofLine(sentence.text),
          })),
        ),
    )
    .filter(
      ({ text }) =>
        !isGarbled(text) &&
        !isCareerGap(text) &&
        !DEFINES.test(text) &&
        !seen.has(fold(text)) &&
        seen.add(fold(text)),
    )
    .toSorted((a, b) => b.relevance - a.relevance);
}

/** "C" alone says nothing, in UTF-16 units. */
const SHORTEST_PROOF = 3;
const PROOFS = new Set(["education", "certification"]);
/** Of whoever has neither work nor studies to show. */
const MOST_PAPERS = 2;
const ABBREVIATION = /(?<!\p{L})\p{Lu}{3,8}(?!\p{L})/gu;

/** A school without what was studied there is no qualification, nor is what was given up. */
function provesNothing({ type, degree, institution, label }: PortraitClaim): boolean {
  const isSchoolAlone = type === "education" && degree === null && fold(label) === fold(institution ?? "");
  return isSchoolAlone || isGivenUp(label);
}

/** What was studied, the latest first. */
function studiesOf(claims: readonly PortraitClaim[]): PortraitClaim[] {
  const at = ({ start_date, end_date }: PortraitClaim) => end_date ?? start_date ?? "";
  return claims
    .filter((claim) => claim.type === "education" && !provesNothing(claim))
    .toSorted((a, b) => at(b).localeCompare(at(a)));
}

/** The degrees, certificates and licences that the match rests on, then certificates that the posting names by their letters. */
export function proofsOf({ match, claims, posting, roles }: Material): PortraitClaim[] {
  const ids = new Set(match.strengths.map(({ match: found }) => found.claim_id));
  const rests = claims.filter(
    (claim) =>
      claim.label.length >= SHORTEST_PROOF &&
      ids.has(claim.id) &&
      PROOFS.has(claim.type) &&
      !provesNothing(claim),
  );
  // A degree that is asked for may be met by years of work; what was studied is still worth a word.
  // And whoever has not worked yet has nothing else to show.
  const isStudyAsked = roles.length === 0 || match.strengths.some(({ kind }) => kind === "education");
  const isStudyShown = rests.some(({ type }) => type === "education");
  const studies = isStudyAsked && !isStudyShown ? studiesOf(claims).slice(0, 1) : [];
  const papers = claims.filter(({ type }) => type === "certification").slice(0, MOST_PAPERS);
  const shown = roles.length === 0 && studies.length + rests.length === 0 ? papers : [...studies, ...rests];
  const letters = new Set(posting.text.match(ABBREVIATION));
  const named = claims.filter(
    ({ type, label }) =>
      type === "certification" && (label.match(ABBREVIATION) ?? []).some((one) => letters.has(one)),
  );
  return [...new Set([...shown, ...named])];
}

/** What is left of "valid until 2028" behind a paper's name. */
const VALIDITY =
  /[\s,(]+(?:(?:valable|valid|gültig|válid[oa]|vigente|geldig)(?:\s+(?:until|bis|jusqu\S*|hasta|tot).*)?)?$/iu;

/** "Civil Engineering , 3": a mark or a number that stood behind. */
function tidy(study: string): string {
  return study.replace(/\s+(?=,)/gu, "").replace(/,\s*[\d.,/]*$/u, "");
}

/** A degree or certificate as a sentence names it: "M.Sc. in Computer Science (University of Toronto)". */
export function proofName(
  { degree, field, institution, label }: PortraitClaim,
  phrases: ResumePhrases,
): string {
  if (degree === null)
    return label
      .replace(/\s+/gu, " ")
      .replace(VALIDITY, "")
      .replace(/\s[-–](?=\p{Lu})/gu, " – ")
      .replace(/\s*\([^()]*$/u, "");
  const study = tidy(
    field === null ? inSmallLetters(degree) : phrases.study(inSmallLetters(degree), inSmallLetters(field)),
  );
  // "POSTECH (Pohang University …)" stands in brackets by its name alone.
  const name = institution?.replace(/\s*\([^()]*\)/gu, "").trim() ?? "";
  const school = name.includes(" ") ? inSmallLetters(name) : name;
  return school === "" ? study : `${study} (${school})`;
}

/** The first of several ways to say a thing that the gate lets pass; the last where none does, to be listed as removed. */
export function firstSound(ways: readonly Statement[], material: Material): Statement[] {
  const sound = ways.find((way) => faultsOf(way, material).length === 0) ?? ways.at(-1);
  return sound ? [sound] : [];
}

function whoIsThis(material: Material, phrases: ResumePhrases): Statement[] {
  const [latest] = postsOf(material);
  if (!latest) return [];
  const years = yearsOfWork(material.roles, material.today);
  const named = namedRole(latest);
  const plain = { text: phrases.who(named, null), ids: [latest.id] };
  if (!years || !isProfession(latest)) return [plain];
  const counted = { text: phrases.who(named, years.years), ids: [...new Set([latest.id, ...years.ids])] };
  return firstSound([counted, plain], material);
}

function skillsToBring(
  skills: readonly NamedSkill[],
  phrases: ResumePhrases,
  language: Language,
): Statement[] {
  const asked = skillsForSentence(skills, MOST_SKILLS, language);
  const named = asked.names.length >= 2 ? asked : skillsForSentence(skills, MOST_SKILLS, language, NAMED);
  return named.names.length < 2 ? [] : [{ text: phrases.brings(phrases.list(named.names)), ids: named.ids }];
}

/** A figure is what a result is told by. */
const FIGURE = 0.3;

/** The deeds that say most about the posting, those with a figure first, each with its employer. */
function results(material: Material, relevance: Relevance): Statement[] {
  const worth = ({ text, relevance: value }: Deed) => value + (/\d/u.test(text) ? FIGURE : 0);
  const told = deedsOf(material, relevance)
    .filter(({ text, relevance: value }) => value > 0 && text.length <= LONGEST_DEED && isWhole(text))
    .toSorted((a, b) => worth(b) - worth(a));
  return told.slice(0, MOST_RESULTS).map(({ text, role, ids }) => ({
    text: stopped(withEmployer(bare(text), role.company)),
    ids,
  }));
}

/** Shorter names in capitals are abbreviations, in UTF-16 units. */
const SHORT_NAME = 5;

/** "Hospital de Sagunto. Contratos eventuales": what is said behind a stop; not the form of "Omnious. Co., Ltd.". */
const NOTE_BEHIND = /(?<=^.{3,}\p{Ll}{2})\.\s+\p{Lu}\p{Ll}{3,}\s.*$/u;

/** "Nordkai GmbH (about 140 people)" by its name, as one writes it; a bracket belongs to a list. */
export function nameAlone(company: string | null): string | null {
  const name = (company ?? "").replace(/\s*\([^()]*\)$/u, "").replace(NOTE_BEHIND, "");
  return (name.length > SHORT_NAME ? inSmallLetters(name) : name) || null;
}

/** A role as sentences name it. */
export function namedRole({ title, company, start, end, is_current }: Role): NamedRole {
  return { title: titleAlone(title), company: nameAlone(company), start, end, is_current };
}

/** "… by 18 % (Kasa GmbH)". */
export function withEmployer(text: string, company: string | null): string {
  const name = nameAlone(company);
  if (name === null) return text;
  return text.endsWith(")") ? `${text}, ${name}` : `${text} (${name})`;
}

/** Of so many words at least a line tells a deed and no name of one. */
function isWhole(text: string): boolean {
  return wordCount(text) >= FEWEST_DEED_WORDS;
}

function qualifications(claims: readonly PortraitClaim[], phrases: ResumePhrases): Statement[] {
  if (claims.length === 0) return [];
  const text = phrases.proofs(claims.map((claim) => proofName(claim, phrases)).join("; "));
  return [{ text, ids: claims.map(({ id }) => id) }];
}

/**
 * What the person looks for says nothing of what they bring, and may be another post than this one; so may what they once
 * wrote to somebody.
 */
const SEEKING = pattern("iu")`
    (?<!\p{L})(?:you|your|votre entreprise|ihr unternehmen|su empresa|seeking|looking for|in search of|
    to obtain|to secure|auf der suche|suche ich|ich suche|à la recherche|je recherche|je cherche|
    en busca de|busco)(?!\p{L})`;

/** Their own summary: its first sentence and those that say most about the posting, in their order. */
function inTheirWords({ summary }: Material, relevance: Relevance, most: number): Statement[] {
  const [first, ...others] = summary.filter(({ text }) => !SEEKING.test(text));
  if (!first) return [];
  const chosen = new Set<Statement>([first]);
  let words = wordCount(first.text);
  for (const one of others.toSorted((a, b) => relevance.ofLine(b.text) - relevance.ofLine(a.text))) {
    if (chosen.size >= most || words + wordCount(one.text) > MOST_WORDS) continue;
    chosen.add(one);
    words += wordCount(one.text);
  }
  return summary.filter((one) => chosen.has(one));
}

/** The person's own summary; where they wrote none, who they are by role and time, and the two results that say most. */
export function writeSummary(
  material: Material,
  skills: readonly NamedSkill[],
  relevance: Relevance,
  most: number,
): Statement[] {
  const { phrases, language } = resumePhrases(material.language);
  const own = inTheirWords(material, relevance, most);
  if (own.reduce((sum, { text }) => sum + wordCount(text), 0) >= FEWEST_WORDS) return own;
  if (own.length > 0) return [...whoIsThis(material, phrases), ...own].slice(0, most);
  const told = [...whoIsThis(material, phrases), ...results(material, relevance)];
  const proofs = proofsOf(material).slice(0, 2);
  if (told.length > MOST_RESULTS) {
    const papers = proofs.filter(({ type }) => type === "certification");
    return [...told, ...qualifications(papers, phrases)].slice(0, most);
  }
  // Who has few results to show has skills and papers.
  const more = [...told, ...skillsToBring(skills, phrases, language), ...qualifications(proofs, phrases)];
  if (more.length >= 2 || proofs.length > 0) return more.slice(0, most);
  return [...more, ...qualifications(studiesOf(material.claims).slice(0, 2), phrases)].slice(0, most);
}
