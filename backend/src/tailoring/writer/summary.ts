/** The two to four sentences a résumé opens with, and the years they may speak of. */
import type { PortraitClaim } from "@career-portrait/shared/matching";
import { fold, type Language, sentences } from "@career-portrait/shared/text";
import type { Material, Role } from "../material.ts";
import { intervalOf } from "../gate/experience.ts";
import { faultsOf } from "../sift.ts";
import type { Statement } from "./draft.ts";
import { isGarbled, isToolList } from "./lines.ts";
import { type NamedSkill, skillsForSentence } from "./naming.ts";
import { startsWithVerb } from "./phrases/english-deeds.ts";
import { type ResumePhrases, resumePhrases } from "./phrases/index.ts";
import { capitalised } from "./phrases/phrases.ts";
import type { Relevance } from "./relevance.ts";

/** Fewer say nothing worth a sentence. */
const FEWEST_YEARS = 2;
const MOST_SKILLS = 5;
/** Named by the posting, though by no requirement. */
const NAMED = 0.5;
/** A longer deed belongs among the bullets, in UTF-16 units. */
const LONGEST_DEED = 210;

/** Work that nobody calls a profession: unpaid, or beside one's studies. */
const NO_PROFESSION =
  /\b(?:volunt\p{L}+|ehrenamt\p{L}*|bénévol\p{L}+|intern(?:e|ship)?|praktik\p{L}+|stagiaires?|stage|student|studentische\p{L}*|werkstudent\p{L}*|étudiante?|estagiári\p{L}+|becari\p{L}+|prácticas)(?!\p{L})/iu;

function isProfession({ title }: Role): boolean {
  return !NO_PROFESSION.test(title);
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
      ({ text }) => !isGarbled(text) && !DEFINES.test(text) && !seen.has(fold(text)) && seen.add(fold(text)),
    )
    .toSorted((a, b) => b.relevance - a.relevance);
}

const PROOFS = new Set(["education", "certification"]);
const ABBREVIATION = /(?<!\p{L})\p{Lu}{3,8}(?!\p{L})/gu;

/** A school without what was studied there is no qualification. */
function isSchoolAlone({ type, degree, institution, label }: PortraitClaim): boolean {
  return type === "education" && degree === null && fold(label) === fold(institution ?? "");
}

/** What was studied, the latest first. */
function studiesOf(claims: readonly PortraitClaim[]): PortraitClaim[] {
  const at = ({ start_date, end_date }: PortraitClaim) => end_date ?? start_date ?? "";
  return claims
    .filter((claim) => claim.type === "education" && !isSchoolAlone(claim))
    .toSorted((a, b) => at(b).localeCompare(at(a)));
}

/** The degrees, certificates and licences that the match rests on, then certificates that the posting names by their letters. */
export function proofsOf({ match, claims, posting, roles }: Material): PortraitClaim[] {
  const ids = new Set(match.strengths.map(({ match: found }) => found.claim_id));
  const rests = claims.filter(
    (claim) => ids.has(claim.id) && PROOFS.has(claim.type) && !isSchoolAlone(claim),
  );
  // A degree that is asked for may be met by years of work; what was studied is still worth a word.
  // And whoever has not worked yet has nothing else to show.
  const isStudyAsked = roles.length === 0 || match.strengths.some(({ kind }) => kind === "education");
  const isStudyShown = rests.some(({ type }) => type === "education");
  const shown = isStudyAsked && !isStudyShown ? [...studiesOf(claims).slice(0, 1), ...rests] : rests;
  const letters = new Set(posting.text.match(ABBREVIATION));
  const named = claims.filter(
    ({ type, label }) =>
      type === "certification" && (label.match(ABBREVIATION) ?? []).some((one) => letters.has(one)),
  );
  return [...new Set([...shown, ...named])];
}

/** A degree or certificate as a sentence names it: "M.Sc. in Computer Science (University of Toronto)". */
export function proofName(
  { degree, field, institution, label }: PortraitClaim,
  phrases: ResumePhrases,
): string {
  if (degree === null) return label.replace(/,\s*$/u, "");
  const study = field === null ? degree : phrases.study(degree, field);
  // "POSTECH (Pohang University …)" stands in brackets by its name alone.
  const school = institution?.replace(/\s*\([^()]*\)/gu, "").trim() ?? "";
  return school === "" ? study : `${study} (${school})`;
}

/** The first of several ways to say a thing that the gate lets pass; the last where none does, to be listed as removed. */
export function firstSound(ways: readonly Statement[], material: Material): Statement[] {
  const sound = ways.find((way) => faultsOf(way, material).length === 0) ?? ways.at(-1);
  return sound ? [sound] : [];
}

function whoIsThis(material: Material, phrases: ResumePhrases): Statement[] {
  const latest = material.roles.find(({ title }) => title !== "");
  if (!latest) return [];
  const years = yearsOfWork(material.roles, material.today);
  const plain = { text: phrases.who(latest, null), ids: [latest.id] };
  if (!years || !isProfession(latest)) return [plain];
  const counted = { text: phrases.who(latest, years.years), ids: [...new Set([latest.id, ...years.ids])] };
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

/** The most telling deed; in English those that say by their verb what was done come first. */
function bestDeed(material: Material, relevance: Relevance, phrases: ResumePhrases): Statement[] {
  const told = deedsOf(material, relevance).filter(
    ({ text, role, relevance: value }) => value > 0 && role.company !== null && text.length <= LONGEST_DEED,
  );
  const deed =
    (material.language === "en" ? told.find(({ text }) => startsWithVerb(text)) : undefined) ?? told[0];
  return deed?.role.company ? [{ text: phrases.deedAt(deed.role.company, deed.text), ids: deed.ids }] : [];
}

function qualifications(claims: readonly PortraitClaim[], phrases: ResumePhrases): Statement[] {
  if (claims.length === 0) return [];
  const text = phrases.proofs(claims.map((claim) => proofName(claim, phrases)).join("; "));
  return [{ text, ids: claims.map(({ id }) => id) }];
}

export function writeSummary(
  material: Material,
  skills: readonly NamedSkill[],
  relevance: Relevance,
  most: number,
): Statement[] {
  const { phrases, language } = resumePhrases(material.language);
  const told = [
    ...whoIsThis(material, phrases),
    ...skillsToBring(skills, phrases, language),
    ...bestDeed(material, relevance, phrases),
    ...qualifications(proofsOf(material).slice(0, 2), phrases),
  ];
  if (told.length >= 2) return told.slice(0, most);
  const studies = studiesOf(material.claims).slice(0, 2);
  return [...told, ...qualifications(studies, phrases)].slice(0, most);
}
