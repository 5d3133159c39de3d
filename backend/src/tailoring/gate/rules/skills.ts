/** Technologies, methods, certificates and human languages: the very ones, never their neighbours or what they imply. */
import {
  canonicalSkill,
  findSkills,
  type FoundSkill,
  impliedSkills,
  skillKind,
} from "@career-portrait/shared/skills";
import type { Statement, Finding } from "../statement.ts";
import type { UnsupportedKind } from "../finding.ts";
import { negationIn, type Reading } from "../readings.ts";
import { type Source, sourceOf, type Span } from "../source.ts";
import { COURTESIES, isWish } from "../vocabulary/courtesy.ts";
import { DEEDS } from "../vocabulary/deeds.ts";
import { titleWordElsewhere } from "../vocabulary/translations.ts";
import { isGerman, isTranslated } from "../weighing.ts";
import { says, saysPhrase } from "../word-match.ts";
import { because } from "../reasons.ts";
import { wornTitles } from "./titles.ts";

/** Qualities nobody can check (teamwork) are not facts; degrees have a rule of their own. */
const NOT_JUDGED = new Set<string | null>(["soft", "degree"]);
/** Words that only call a certificate one. */
const CALLING =
  /^(?:certificates?|certified|certification|licen[cs]ed?|card|diploma|zertifikat|schein|certificat|permis|certificado|carne)$/;
/** Names of fields of work, which sentences reach in other words: each word must stand in the evidence, not the name. */
const FIELDS = new Set<string | null>(["domain", "method"]);

/** The skills a statement names that this rule judges: other rules leave their words and numbers (HTML 5) alone. */
export function judgedSkills({ source }: Statement): FoundSkill[] {
  return findSkills(source.text).filter(
    ({ skill, text, end }) =>
      !NOT_JUDGED.has(skillKind(skill)) &&
      !isElided(text) &&
      !isCommonWord(text, source.text.slice(end)) &&
      !isDeed(text),
  );
}

/** Leadership is a deed, which another rule looks for in the evidence. */
function isDeed(text: string): boolean {
  const { folded } = sourceOf(text);
  return DEEDS.some(({ kind, says: told }) => kind === "deed" && folded.replace(told, "") === "");
}

/** French `m'a`, `d'a`: an elision is no abbreviation. */
function isElided(text: string): boolean {
  return /^\p{L}['’]?\p{L}?$/u.test(text) && !/^\p{Lu}+$/u.test(text);
}

/** Names of tools that are ordinary words in small letters; "make up my week" is no make-up. */
function isCommonWord(text: string, rest: string): boolean {
  return (
    /^(?:rest|express(?:ed|es)?|excel(?:led|s)?|access|word|outlook|teams?|go|swift|spark|flow|pages|numbers|notion|slack|spring)$/u.test(
      text,
    ) ||
    (/^(?:make|makes|made|making) up$/iu.test(text) && /^ (?:\p{Ll}+|\d)/u.test(rest))
  );
}

export function skills(statement: Statement): Finding[] {
  const isNegated = negationIn(statement.source);
  const worn = wornTitles(statement);
  // "Section cook", "as a software engineer": a title, which another rule judges.
  const inTitle = ({ start, end }: Span) => worn.some(({ span }) => span.start <= start && span.end >= end);
  return judgedSkills(statement).flatMap((found): Finding[] => {
    const kind = skillKind(found.skill);
    if (
      isThePosting(found, statement) ||
      inTitle(found) ||
      statement.isAbbreviated(found) ||
      isWished(found, statement)
    )
      return [];
    if (statement.isNeed(found) || asked(statement, found.skill, found)) return [];
    const keys = sourceOf(found.text).words.map(({ key }) => key);
    const negated = isNegated(found);
    const alike = statement.readings.filter(
      (reading) => !(kind === "credential" && isOtherClass(keys, reading, statement)),
    );
    const shown = alike.some(
      (reading) =>
        isSame(found, reading.skills.get(found.skill), statement.source) ||
        saysPhrase(reading, keys) ||
        // Negated here as there: "without compromising guest satisfaction".
        (negated && ` ${reading.source.folded} `.includes(` ${keys.join(" ")} `)) ||
        (kind === "credential" && (isRegistered(reading, keys, statement) || isDiploma(reading, keys))) ||
        (FIELDS.has(kind) && isToldInWords(found, keys, statement)) ||
        isConceptOf(found.skill, reading) ||
        reads(reading, found.skill) ||
        (reading.evidence.claim_type === "certification" &&
          saysPhrase(
            reading,
            keys.filter((key) => !CALLING.test(key)),
          )),
    );
    return shown
      ? []
      : [{ kind: kindOf(kind), span: found, reason: because("skill_unshown", { skill: found.skill }) }];
  });
}

function kindOf(kind: string | null): UnsupportedKind {
  if (kind === "credential") return "certificate";
  return kind === "language" ? "language" : "technology";
}

/**
 * A field of work told in other words: where the posting asks for it every word must stand in the evidence, else one of
 * them ("cost control" for food cost that fell).
 */
function isToldInWords(
  { skill, text }: FoundSkill,
  keys: readonly string[],
  { posting, readings, source }: Statement,
): boolean {
  if (isImplied(skill, source, readings)) return true;
  if (/^\p{Lu}{2,}/u.test(text)) return false;
  const isSaid = (key: string) =>
    readings.some(
      (row) => says(row, key) || row.source.words.some((word) => titleWordElsewhere(key).has(word.key)),
    );
  const weighty = keys.filter((key) => key.length > 3);
  if (weighty.length === 0) return false;
  const asked = posting !== null && findSkills(posting.text).some((found) => found.skill === skill);
  return asked ? weighty.every(isSaid) : weighty.some(isSaid);
}

const LETTERS = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\p{N}/+.&-]+$/u;

/** One skill has many names, but two abbreviations are two (GC-MS is no HPLC), and so are two products of a trade. */
function isSame(
  { skill, text: said, start }: FoundSkill,
  held: readonly string[] | undefined,
  source: Source,
): boolean {
  if (!held) return false;
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const isProduct =
    FIELDS.has(skillKind(skill)) &&
    /^\p{Lu}\p{Ll}+$/u.test(said) &&
    !source.sentences.some((sentence) => sentence.start === start) &&
    !isGerman(source);
  return (
    !(isProduct || LETTERS.test(said)) ||
    held.some(
      (own) =>
        !(isProduct || LETTERS.test(own)) ||
        plain(own).includes(plain(said)) ||
        plain(said).includes(plain(own)),
    )
  );
}

/** "Ihre Ausschreibung" is the advertisement, no skill. */
function isThePosting(span: Span, { source, quote }: Statement): boolean {
  const index = source.words.findIndex(({ start }) => start === span.start);
  return (
    /^(?:ihre[rnm]?|deren|your|votre|vuestra|su)$/.test(source.words[index - 1]?.key ?? "") &&
    COURTESIES.has(sourceOf(quote(span)).folded)
  );
}

/** "A reach truck licence" for one for counterbalance forklifts: not one word of the class stands in the row. */
function isOtherClass(keys: readonly string[], reading: Reading, statement: Statement): boolean {
  const telling = keys.filter((key) => key.length > 3 && !CALLING.test(key));
  return telling.length > 1 && !isTranslated(statement) && !telling.some((key) => says(reading, key));
}

/** "Diplôme d'État d'infirmier" for a row of education that has its words apart. */
function isDiploma(reading: Reading, keys: readonly string[]): boolean {
  const telling = keys.filter((key) => key.length > 3);
  return (
    reading.evidence.kind === "education" && telling.length > 1 && telling.every((key) => says(reading, key))
  );
}

/** "Registered nurse" for a nurse whose certificate is a registration. */
function isRegistered(
  { evidence, source }: Reading,
  keys: readonly string[],
  { readings }: Statement,
): boolean {
  return (
    keys[0] === "registered" &&
    evidence.claim_type === "certification" &&
    source.words.some(({ key }) => key.startsWith("regist")) &&
    keys.slice(1).every((key) => readings.some((row) => says(row, key)))
  );
}

/** "I would like to cook for you" claims nothing. */
function isWished(span: Span, statement: Statement): boolean {
  const clause = statement.source.words.find((word) => word.end > span.start)?.clause;
  return isWish(statement.source.words.filter((word) => word.clause === clause));
}

/** "Container orchestration" for Kubernetes: what a tool is for, which is no other tool (those have one name: SQL). */
function isConceptOf(skill: string, { skills: held }: Reading): boolean {
  return (
    skillKind(skill) === "technology" &&
    /\s\p{Ll}|^\p{Lu}\p{Ll}+s$/u.test(skill) &&
    [...held.keys()].some((own) => impliedSkills(own).includes(skill))
  );
}

/** "CAD in SolidWorks": the field of a tool that the sentence names and the evidence holds. */
function isImplied(field: string, { text }: Source, readings: readonly Reading[]): boolean {
  return findSkills(text).some(
    ({ skill }) =>
      impliedSkills(skill).includes(field) && readings.some(({ skills: held }) => held.has(skill)),
  );
}

/** Where only the need is told, the posting may name the skill by another of its names. */
function asked(statement: Statement, skill: string, span: Span): boolean {
  if (!statement.need.isNeed(span) || !statement.posting) return false;
  return findSkills(statement.posting.text).some((found) => found.skill === skill);
}

/** A row whose very label is the skill: taken alone, words that need company to be one are one. */
function reads(reading: Reading, skill: string): boolean {
  return reading.labels.some((line) => canonicalSkill(line) === skill);
}
