/** Skills by the seven fixed categories of the specification (Profile). */
import type { Claim } from "@career-portrait/shared/contract";
import { skillCategory, SKILL_CATEGORIES } from "@career-portrait/shared/skills";

export interface SkillGroup {
  /** Null for what fits none of the seven. */
  category: (typeof SKILL_CATEGORIES)[number] | null;
  skills: Claim[];
}

/** The groups in their fixed order, those without a skill left out; within each by name. */
export function groupSkills(skills: readonly Claim[]): SkillGroup[] {
  const byName = skills.toSorted((a, b) => a.label.localeCompare(b.label));
  const groups = Map.groupBy(byName, ({ label }) => skillCategory(label));
  return [...SKILL_CATEGORIES, null].flatMap((category) => {
    const own = groups.get(category);
    return own ? [{ category, skills: own }] : [];
  });
}
