/** Skills, abilities and papers that a statement of a story shows or names. */
import type { ClaimType } from "@career-portrait/shared/contract";
import { canonicalSkill, findSkills, skillKind, type FoundSkill } from "@career-portrait/shared/skills";
import type { Name, Piece, JudgedPiece } from "@career-portrait/shared/stories";
import { isStatement, SUREST } from "./achievements.ts";
import { type Actor, clauseAt, isDenied, type Clause, isOthersIn, type Statement } from "./stance.ts";
import { pattern } from "@career-portrait/shared/text";

export interface ToldSkill {
  type: ClaimType;
  label: string;
  confidence: number;
  /** Where in the story it is named. */
  at: Piece;
}

/** How sure a claim is by who acts: the author alone, the author among others, a deed without a subject. */
const CONFIDENCE: Record<Exclude<Actor, "other">, number> = { author: 0.85, group: 0.65, unsaid: 0.5 };
/** A skill is taken by its name in the story from so much on, one that no taxonomy knows from the second, and is no surer than who acts lets it be. */
const NAMED = 0.6;
const UNKNOWN = 0.75;
const SUREST_OF: Record<Actor, number> = {
  author: SUREST,
  group: SUREST,
  unsaid: CONFIDENCE.unsaid,
  other: 0.5,
};
/** From so much on what a piece tells is not the teller's, whatever the grammar of its clause. */
const ANOTHERS = 0.85;

/** In the order of the statement; what is named twice may come twice. @param names in it */
export function skillsIn(
  statement: Statement,
  judged: readonly JudgedPiece[],
  names: readonly Name[],
): ToldSkill[] {
  return [...named(statement, judged, names), ...known(statement, judged, names)].toSorted(
    (one, other) => one.at.start - other.at.start,
  );
}

/** By what the model of names takes for a skill, also where no taxonomy knows it. */
function named(statement: Statement, judged: readonly JudgedPiece[], names: readonly Name[]): ToldSkill[] {
  const alone = isStatement(judged);
  return names.flatMap((name): ToldSkill[] => {
    if (name.kind !== "skill" || name.chance < NAMED || !/\p{L}/u.test(name.text)) return [];
    const clause = clauseAt(statement, name.start);
    if (!clause || isOthersIn(clause, alone) || isAnothers(clause, name.start, judged)) return [];
    const label = nameOf(name.text);
    const kind = skillKind(label);
    if (kind === null && name.chance < UNKNOWN) return [];
    const type = kind === null || kind === "language" ? "skill" : claimType(label, statement, name);
    return type === null || type === "certification"
      ? []
      : [{ type, label, confidence: Math.min(name.chance, SUREST_OF[clause.actor]), at: name }];
  });
}

/** By the taxonomy's names. */
function known(statement: Statement, judged: readonly JudgedPiece[], names: readonly Name[]): ToldSkill[] {
  return findSkills(statement.text).flatMap((found): ToldSkill[] => {
    const at = { start: statement.start + found.start, end: statement.start + found.end };
    const within = names.filter((name) => name.start < at.end && name.end > at.start);
    // A company's name is no skill (Brightwater Logistics), nor is a title, a school or a paper what was done.
    if (within.some(({ kind }) => kind !== "skill")) return [];
    // In a longer story a word that could be a skill mostly is none, unless it is told as one.
    if (!isStatement(judged) && within.length === 0) return [];
    if (isPerson(found, statement.text) || isInProperName(found, statement.text) || isPlainWord(found))
      return [];
    const clause = clauseAt(statement, at.start);
    if (!clause || clause.actor === "other" || isAnothers(clause, at.start, judged)) return [];
    const type = claimType(found.skill, statement, at);
    if (type === null || (clause.actor === "unsaid" && type !== "skill")) return [];
    return [{ type, label: found.skill, confidence: CONFIDENCE[clause.actor], at }];
  });
}

/** Denied by the grammar of its clause, or surely another's or wished for by what its words tell. */
function isAnothers(clause: Clause, at: number, judged: readonly JudgedPiece[]): boolean {
  const piece = judged.findLast(({ start }) => start <= at);
  return isDenied(clause, at) || (piece !== undefined && piece.as.others + piece.as.wish > ANOTHERS);
}

/** What the taxonomy calls the whole of it, else its own words. */
function nameOf(text: string): string {
  const whole = findSkills(text).find(({ start, end }) => end - start >= 0.8 * text.length);
  return canonicalSkill(text) ?? whole?.skill ?? text;
}

function isPerson(found: FoundSkill, sentence: string): boolean {
  return (
    /(?<!\p{L})(?:my|our|his|her|their|the|die|der|den|dem|mein\p{L}*|unser\p{L}*|mon|notre|mi|nuestr[oa]|meu|minha)\s+$/iu.test(
      sentence.slice(0, found.start),
    ) &&
    pattern("iu")`
      (?:nurse|chef|manager|leiter(?:in)?|engineer|officer|assistant|director|worker|teacher|trainer|
      developer|auditor|accountant|designer|fahrer|pfleger|verkäufer|techniker|entwickler)(?:s|n|in|
      innen)?$`.test(found.text)
  );
}

/** `the rest of the chain` is no REST: a technology named like a common word is written with its capitals. */
function isPlainWord({ text }: FoundSkill): boolean {
  return /^(?:rest|go|swift|rust|spark|express|chef|puppet|ember|flask|dash|bash|node|ray|salt|access|word|outlook|teams|drive)$/u.test(
    text,
  );
}

/** A field of work as a part of a name: `Maplewood Care Home`. In German every noun has a capital. */
function isInProperName(found: FoundSkill, sentence: string): boolean {
  const kind = skillKind(found.skill);
  if ((kind !== "domain" && kind !== "method") || !/^\p{Lu}\p{Ll}/u.test(found.text)) return false;
  return (
    /(?<=\S\s+)\p{Lu}\p{Ll}+\s$/u.test(sentence.slice(0, found.start)) &&
    !/[äöüß]|(?<!\p{L})(?:ich|und|der|die)(?!\p{L})/u.test(sentence)
  );
}

/** Before a department's name: the author is in it, so its field is theirs. */
const IN_TEAM =
  /(?:\b(?:in|on|joined|led|lead|managed|ran|headed|inside|im|in der|in einem|leitete|dans|en|na|no)\s+(?:the|our|an?|my|der|dem|l['’]|la|el|a|o)?\s*)$/iu;
const DEPARTMENT =
  /^[\s-]+(?:teams?|departments?|groups?|managers?|directors?|colleagues|people|abteilung|kollegen|leute|guys)\b/iu;
const SPEAKS = pattern("iu")`
    \b(?:speak|spoke|speaking|fluent|native|bilingual|languages?|mother tongue|translat\w+|interpret\w+|
    proficient|spreche|sprechen|fließend|fliessend|muttersprache|verhandlungssicher|parle|parlons|
    courant|bilingue|langue|hablo|nativo|idiomas?|falo|fluente|nativa)\b`;

/** As what a skill of the taxonomy is claimed that a statement names; null for nothing. */
function claimType(skill: string, { text: sentence, start }: Statement, at: Piece): ClaimType | null {
  const after = sentence.slice(at.end - start);
  switch (skillKind(skill)) {
    case "soft":
      return "attribute";
    case "credential":
      return "certification";
    case "language":
      return SPEAKS.test(sentence) ? "skill" : null;
    case "technology":
    case "tool":
      return "skill";
    case "method":
    case "domain":
      // `worked with the marketing team` says nothing about the author's marketing.
      return DEPARTMENT.test(after) && !IN_TEAM.test(sentence.slice(0, at.start - start)) ? null : "skill";
    default:
      return null;
  }
}
