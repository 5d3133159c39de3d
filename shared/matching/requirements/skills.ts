/** The skills that a clause names: the taxonomy's, those a list of names spells out, fields of study, manners of work. */
import { canonicalSkill, type FoundSkill, impliedSkills, skillKind } from "@career-portrait/shared/skills";
import { fold, type Language } from "@career-portrait/shared/text";
import type { RequirementKind } from "../../contract/posting.ts";
import { isUpper, type Range } from "../../text/flat.ts";
import { FIELD_STOPS, GENERAL, MANNERS, TRAITS } from "./vocabulary/naming.ts";

interface Named extends Range {
  skill: string;
}

/** A list after one of these is a list of names: "experience with X, Y and Z", "(X, Y, etc.)". */
const LIST_START =
  /(?:\b(?:such as|like|including|include|includes|e\.g\.?,?|i\.e\.?,?|namely|for example|with|in|of|using|z\. ?b\.|wie|mit|in|von|tels? que|comme|notamment|avec|en|sur|de|zoals|met|van|como|con|em|com|tipo)\b[:,]? |\(|: )/giu;
const SEPARATOR =
  /\s*(?:,|;|\/|\||\band\/or\b|\band\b|\bor\b|&|\bund\b|\boder\b|\bet\b|\bou\b|\ben\b|\bof\b|\by\b|\be\b|\bo\b|\bsowie\b)\s*/iu;
const NAME =
  /^(?:\p{Lu}[\p{L}\p{N}+#.®-]*|\p{L}+\p{Lu}[\p{L}\p{N}]*)(?: (?:\p{Lu}[\p{L}\p{N}+#.®-]*|\d{1,4}|of|for|365)){0,3}$/u;
const NOT_A_NAME =
  /^(?:i|a|an|the|etc|other|others|similar|related|equivalent|more|english|years?|experience|bachelor'?s?|master'?s?|degree|level|ability|strong|must|excellent|etc\.|your|our|we|you|us|u\.s\.?|usa|eu|uk|ms|bs|ba|phd|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|team|company|lgbt\+?|bipoc|executive team|senior|junior|staff)$/i;
/** Where the fields of study begin: "degree in …", "Studium der …". */
const STUDIED =
  /(?:degree|bachelor'?s?|master'?s?|phd|diploma|b\.?s\.?c?\.?|m\.?s\.?c?\.?|b\.?a\.?|m\.?a\.?|qualification|major|licenciatura|grado|titulación|diplôme|formation|studium|abschluss|laurea|graduação|superior(?: completo)?|opleiding|preferably|background)(?:['’]s)?(?: degree| or higher)?(?: level)? (?:in|of|der|des|in der|en|em|im bereich)(?: an?| the| het| de)? /iu;

/**
 * Canonical names, each once, in the order of the text. `clause`: the clause's verbatim text; `found`: what the
 * taxonomy finds in it. What is no skill to show (degrees as such, traits of character, the general word beside the
 * particular one) is left out. `language`: of the posting, because in German every noun has a capital.
 */
export function skillsOf(
  clause: string,
  flat: string,
  found: readonly FoundSkill[],
  kind: RequirementKind,
  language: Language | null,
): string[] {
  const named: Named[] = kind === "education" ? studied(clause, found, language) : [...found];
  for (const item of kind === "language" ? [] : namedItems(clause, language)) {
    if (kind !== "education" && !overlaps(item, named)) named.push(item);
  }
  if (kind === "other" || named.length === 0) named.push(...mannersIn(flat, kind));
  return distinctNames(named.filter(({ skill }) => isShown(skill, named, kind)));
}

function distinctNames(named: readonly Named[]): string[] {
  const seen = new Set<string>();
  return named
    .toSorted((a, b) => a.start - b.start)
    .map(({ skill }) => skill)
    .filter((skill) => {
      const key = fold(skill);
      if (key === "" || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

function isShown(skill: string, all: readonly Named[], kind: RequirementKind): boolean {
  if (TRAITS.has(skill)) return false;
  if (skill === "Interpersonal skills" && all.some((other) => other.skill === "Communication")) return false;
  const degree = skillKind(skill) === "degree";
  if (degree) return kind === "education" && skill === "High school diploma";
  if (!GENERAL.has(skill)) return true;
  return !all.some((other) => other.skill !== skill && impliedSkills(other.skill).includes(skill));
}

/** Fields of study as the posting names them, where the taxonomy's name for them is another thing than a field. */
function studied(clause: string, found: readonly FoundSkill[], language: Language | null): Named[] {
  const named: Named[] = found.map((skill) => ({
    ...skill,
    skill: language === "en" ? fieldName(skill) : skill.skill,
  }));
  const start = STUDIED.exec(clause);
  if (!start) return named;
  const from = start.index + start[0].length;
  const list = /^[^();:.!?]*/u.exec(clause.slice(from))![0];
  for (const item of parts(list, from)) {
    const text = item.skill.replace(FIELD_STOPS, "").trim();
    if (text.length < 3 || text.split(" ").length > 4 || overlaps(item, named) || NOT_A_NAME.test(text))
      continue;
    const known = canonicalSkill(text);
    if (known === null && (!isUpper(text[0]) || language !== "en")) continue;
    if (known !== null && skillKind(known) === "degree") continue;
    named.push({ ...item, skill: known !== null && sameWords(text, known) ? known : text });
  }
  return named;
}

/** "Data Analytics" stays what it is called when it names a field of study; "Math" becomes Mathematics. */
function fieldName(skill: FoundSkill): string {
  if (sameWords(skill.text, skill.skill)) return skill.skill;
  const words = skill.text.split(/\s+/);
  return words.length > 1 && isUpper(words.at(-1)![0]) && skillKind(skill.skill) !== "degree"
    ? skill.text
    : skill.skill;
}

function sameWords(text: string, name: string): boolean {
  const stems = (one: string) =>
    fold(one)
      .split(" ")
      .map((word) => word.slice(0, 7))
      .join(" ");
  return stems(text) === stems(name);
}

function overlaps(item: Range, all: readonly Range[]): boolean {
  return all.some((other) => other.start < item.end && item.start < other.end);
}

/** Capitalised names that stand in a list after a list word: what the taxonomy need not know. */
function namedItems(clause: string, language: Language | null): Named[] {
  const items: Named[] = [];
  for (const match of clause.matchAll(LIST_START)) {
    const start = match.index + match[0].length;
    const rest = /^[^();:.!?]*(?:\.(?=\p{L})[^();:.!?]*)*/u.exec(clause.slice(start, start + 400))![0];
    for (const item of parts(rest, start)) {
      const text = item.skill;
      const shaped =
        language === "de" ? /\p{L}\p{Lu}/u.test(text) : isUpper(text[0]) || /^\p{L}+\p{Lu}/u.test(text);
      if (!shaped || !NAME.test(text) || NOT_A_NAME.test(text) || text.length < 2 || overlaps(item, items))
        continue;
      items.push({ ...item, skill: canonicalSkill(text) ?? text });
    }
  }
  return items;
}

/** The members of a list, each trimmed, with their offsets. */
function parts(list: string, offset: number): Named[] {
  const found: Named[] = [];
  let from = 0;
  for (const part of list.split(SEPARATOR)) {
    const at = list.indexOf(part, from);
    from = at + part.length;
    const text = part.trim();
    const start = offset + at + part.indexOf(text);
    if (text !== "") found.push({ skill: text, start, end: start + text.length });
  }
  return found;
}

/** Ways of working that a sentence speaks of without the name a list of skills would use. */
function mannersIn(flat: string, kind: RequirementKind): Named[] {
  const found: Named[] = [];
  for (const [skill, pattern] of MANNERS) {
    const match = pattern.exec(flat);
    if (match && (kind === "other" || skill === "Travel"))
      found.push({ skill, start: match.index, end: match.index + match[0].length });
  }
  return found;
}
