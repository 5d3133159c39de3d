/** How much a skill's name tells: PostgreSQL much, software development little. */
import { impliedSkills } from "../../skills/index.ts";
import { vocabulary } from "../../skills/vocabulary.ts";

let implying: Map<string, number> | null = null;

/** 1 for a skill that no other implies, less with every doubling of the number that do; 0.25 at least. */
export function specificity(skill: string): number {
  implying ??= countImplying();
  return Math.max(0.25, 1 - Math.log2(1 + (implying.get(skill) ?? 0)) / 10);
}

function countImplying(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of vocabulary().skills.keys()) {
    for (const implied of impliedSkills(name)) counts.set(implied, (counts.get(implied) ?? 0) + 1);
  }
  return counts;
}
