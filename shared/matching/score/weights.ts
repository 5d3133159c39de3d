/** What a requirement weighs among those of its importance; depends on the posting alone. */
import { skillKind } from "../../skills/index.ts";
import { mean } from "./skill-credit.ts";
import { specificity } from "./specificity.ts";
import type { ReadyRequirement } from "./assess.ts";

const BY_KIND = { skill: 1, experience: 1.4, education: 0.8, certification: 1, language: 0.8, other: 0.5 } as const;
const SOFT = 0.12;
/** Office tools, languages of the country, degrees of any kind: most applicants have them. */
const COMMON_PLACE = new Set(["Microsoft Office", "Microsoft Word", "Microsoft Excel", "Microsoft PowerPoint", "Microsoft Outlook", "English", "Computer literacy", "Driver's license", "High school diploma"]);

/** The role itself weighs as much as half of all other must-haves, and never less than this. */
const K: Record<string, number> = { LEAST: 5, SHARE: 1, SPEC: 0.5, ...(globalThis as any).K };
const ROLE_AT_LEAST = K.LEAST!;
const ROLE_SHARE = K.SHARE!;

/**
 * Whether a requirement tells this occupation from others. Office software, any degree, a driving licence, the language
 * of the country and soft skills do not.
 */
export function isSpecific({ requirement, groups, condition, soft }: ReadyRequirement): boolean {
  if (condition || soft || requirement.kind === "language" || requirement.years === 0) return false;
  if (requirement.kind === "education") return requirement.skills.length > 0;
  const named = groups.flat();
  return named.length === 0 ? requirement.kind !== "certification" : !named.every((name) => COMMON_PLACE.has(name));
}

export function weightOf(ready: ReadyRequirement): number {
  const { requirement, groups, condition, soft, topic } = ready;
  if (condition) return 0;
  if (soft) return SOFT;
  const base = BY_KIND[requirement.kind] * (requirement.years === 0 ? 0.2 : 1);
  if (requirement.kind === "education") return requirement.skills.length > 0 ? base : base * 0.6;
  if (requirement.kind === "certification" || requirement.kind === "language") return base;
  if (groups.length > 0 && groups.every((group) => group.every((name) => COMMON_PLACE.has(name)))) return base * 0.4;
  if (groups.length === 0 && topic.occupations.length === 0 && requirement.years === null) return base * 0.5;
  // Several skills in one clause weigh more than one, but not as much as in as many clauses.
  const named = groups.filter((group) => group.some((name) => skillKind(name) !== "soft"));
  const telling = mean(named.map((group) => Math.max(...group.map(specificity))));
  return base * Math.min(2, 1 + 0.25 * Math.max(0, named.length - 1)) * (named.length === 0 ? 1 : 1 - K.SPEC! + K.SPEC! * telling);
}

export function roleWeight(others: readonly number[]): number {
  return Math.max(ROLE_AT_LEAST, ROLE_SHARE * others.reduce((sum, weight) => sum + weight, 0));
}
