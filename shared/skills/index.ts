/** Skills: finding them in text, naming them, and how one speaks for another. */
import { fold } from "../text/index.ts";
import { canonicalSkill } from "./canonical.ts";
import { vocabulary, type SkillCategory, type SkillKind } from "./vocabulary.ts";

export { canonicalSkill, skillCalled } from "./canonical.ts";
export { findSkills, type FoundSkill } from "./find.ts";
export { impliedSkills, skillRelation } from "./relation.ts";
export { SKILL_CATEGORIES, type SkillCategory, type SkillKind } from "./vocabulary.ts";
export { keyOf, keyWords } from "./key.ts";

/** What sort of thing a skill is; null when the taxonomy does not know it. */
export function skillKind(name: string): SkillKind | null {
  return vocabulary().skills.get(canonicalSkill(name) ?? "")?.kind ?? null;
}

/** Its category in the profile (specification, Profile), null for what fits none of the seven. */
export function skillCategory(name: string): SkillCategory | null {
  return vocabulary().skills.get(canonicalSkill(name) ?? "")?.category ?? null;
}

let words: ReadonlySet<string> | null = null;

/** Whether a word, in lower case, stands in any name of the taxonomy. */
export function isSkillWord(word: string): boolean {
  words ??= new Set([...vocabulary().aliases.keys()].flatMap((key) => key.split(" ")));
  return words.has(word) || words.has(fold(word));
}
