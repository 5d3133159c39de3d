/** What a requirement weighs among those of its importance; depends on the posting alone. */
import type { Requirement } from "../../contract/index.ts";
import type { Wanted } from "./wanted.ts";

const BY_KIND: Readonly<Record<Requirement["kind"], number>> = {
  skill: 1,
  experience: 1.4,
  education: 0.8,
  certification: 1.2,
  language: 0.8,
  other: 0.4,
};
/** "0 to 6 months of experience": next to nothing is asked. */
const NO_YEARS_SHARE = 0.2;
/** Several things in one clause weigh more than one, but not as much as in as many clauses. */
const EACH_FURTHER = 0.25;
const MOST = 2;

/** The role's share in the must-haves, and so what it weighs beside the others' sum (decisions, section 6: at most 30 %). */
const ROLE_SHARE = 0.3;

/** The weight before all weights of one importance are brought to a sum of 1. */
export function weightOf({ requirement: { kind, years }, groups }: Wanted): number {
  const base = BY_KIND[kind] * (years === 0 ? NO_YEARS_SHARE : 1);
  if (kind !== "skill" && kind !== "experience") return base;
  return base * Math.min(MOST, 1 + EACH_FURTHER * Math.max(0, groups.length - 1));
}

/** The weight of the role beside the weights of the other must-haves; where there are none it stands alone. */
export function roleWeight(others: readonly number[]): number {
  const sum = others.reduce((total, weight) => total + weight, 0);
  return sum === 0 ? 1 : (sum * ROLE_SHARE) / (1 - ROLE_SHARE);
}
