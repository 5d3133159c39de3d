/** What a requirement weighs among those of its importance; depends on the posting alone. */
import { skillKind } from "../../skills/index.ts";
import type { ReadyRequirement } from "./assess.ts";
import { mean } from "./skill-credit.ts";
import { specificity } from "./specificity.ts";

const BY_KIND = {
  skill: 1,
  experience: 1.4,
  education: 0.8,
  certification: 1.2,
  language: 0.8,
  other: 0.5,
} as const;
const SOFT = 0.12;
/** What most applicants for most work have, and what it weighs beside what tells them apart. */
const COMMONPLACE = new Set([
  "Microsoft Office",
  "Microsoft Word",
  "Microsoft Excel",
  "Microsoft PowerPoint",
  "Microsoft Outlook",
  "Computer literacy",
  "Driver's license",
  "High school diploma",
]);
const COMMONPLACE_SHARE = 0.4;
/** A degree in any field, and a clause that names nothing known. */
const ANY_DEGREE_SHARE = 0.6;
const UNNAMED_SHARE = 0.5;
/** "0 to 6 months of experience": next to nothing is asked. */
const NO_YEARS_SHARE = 0.2;
/** Several skills in one clause weigh more than one, but not as much as in as many clauses. */
const EACH_FURTHER_SKILL = 0.25;
const MOST_FOR_SKILLS = 2;
/** What a skill weighs whose name tells nothing, of one that tells all. */
const TELLING_FLOOR = 0.5;

/**
 * The role itself weighs as much as all other must-haves together, and where these are few at least as much as eight: a
 * posting of a few lines asks for more than it says.
 */
const ROLE_AT_LEAST = 8;

/**
 * Whether a requirement tells this occupation from others. Office software, any degree, a driving licence, the language
 * of the country and soft skills do not.
 */
export function isSpecific({ requirement, groups, condition, soft }: ReadyRequirement): boolean {
  if (condition || soft || requirement.kind === "language" || requirement.years === 0) return false;
  if (requirement.kind === "education") return requirement.skills.length > 0;
  if (groups.length === 0) return requirement.kind !== "certification";
  return !isCommonplace(groups);
}

function isCommonplace(groups: ReadyRequirement["groups"]): boolean {
  return groups.length > 0 && groups.every((group) => group.every((name) => COMMONPLACE.has(name)));
}

/** The weight before all weights of one importance are brought to a sum of 1. */
export function weightOf({ requirement, groups, condition, soft, topic }: ReadyRequirement): number {
  if (condition) return 0;
  if (soft) return SOFT;
  const base = BY_KIND[requirement.kind] * (requirement.years === 0 ? NO_YEARS_SHARE : 1);
  if (isCommonplace(groups)) return base * COMMONPLACE_SHARE;
  if (requirement.kind === "education") return base * (requirement.skills.length > 0 ? 1 : ANY_DEGREE_SHARE);
  if (requirement.kind === "certification" || requirement.kind === "language") return base;
  const named = groups.filter((group) => group.some((name) => skillKind(name) !== "soft"));
  if (named.length > 0) return base * byNames(named);
  return topic.occupations.length === 0 && requirement.years === null ? base * UNNAMED_SHARE : base;
}

function byNames(groups: ReadyRequirement["groups"]): number {
  const telling = mean(groups.map((group) => Math.max(...group.map(specificity))));
  const several = Math.min(MOST_FOR_SKILLS, 1 + EACH_FURTHER_SKILL * (groups.length - 1));
  return several * (TELLING_FLOOR + (1 - TELLING_FLOOR) * telling);
}

/** The weight of the role that the title asks for, beside the weights of the other must-haves. */
export function roleWeight(others: readonly number[]): number {
  return Math.max(
    ROLE_AT_LEAST,
    others.reduce((sum, weight) => sum + weight, 0),
  );
}
