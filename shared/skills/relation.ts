/** How far having one skill speaks for having another. */
import { fold } from "../text/index.ts";
import { canonicalSkill } from "./canonical.ts";
import { vocabulary } from "./vocabulary.ts";

export interface SkillRelation {
  kind: "same" | "implies" | "narrower" | "related" | "none";
  /** 0 (says nothing) to 1 (the same). */
  weight: number;
  /** A phrase for a person, or null when there is nothing to explain. */
  reason: string | null;
}

/** Lost with each step from the particular (React) to the general (JavaScript). */
const STEP_WEIGHT = 0.95;
/** Having the general speaks weakly for the particular: JavaScript for React. */
const NARROWER_WEIGHT = 0.35;

const NONE: SkillRelation = { kind: "none", weight: 0, reason: null };

/**
 * What `have` says about `want`; labels are canonicalised first, unknown ones compared by their fold. Same 1; implied
 * 0.95 per step; neighbours as the taxonomy weighs them; the more general skill 0.35; else 0.
 */
export function skillRelation(have: string, want: string): SkillRelation {
  const held = canonicalSkill(have);
  const wanted = canonicalSkill(want);
  if (held === wanted && (held !== null || fold(have) === fold(want))) {
    return { kind: "same", weight: 1, reason: null };
  }
  if (held === null || wanted === null) return NONE;

  const up = steps(held, wanted);
  if (up !== null)
    return { kind: "implies", weight: STEP_WEIGHT ** up, reason: `${held} includes ${wanted}` };
  const weight = vocabulary().neighbours.get(held)?.get(wanted) ?? 0;
  if (weight > NARROWER_WEIGHT) return { kind: "related", weight, reason: `${held} is close to ${wanted}` };
  const down = steps(wanted, held);
  if (down !== null) {
    return {
      kind: "narrower",
      weight: NARROWER_WEIGHT * STEP_WEIGHT ** (down - 1),
      reason: `${wanted} is a part of ${held}`,
    };
  }
  return weight > 0 ? { kind: "related", weight, reason: `${held} is close to ${wanted}` } : NONE;
}

/** Every skill that having `name` (canonical) implies, nearest first, itself left out. */
export function impliedSkills(name: string): string[] {
  return [...closure(name).keys()].slice(1);
}

function steps(from: string, to: string): number | null {
  return closure(from).get(to) ?? null;
}

const closures = new Map<string, Map<string, number>>();

/** Name → steps up, breadth first. */
function closure(name: string): Map<string, number> {
  const known = closures.get(name);
  if (known) return known;
  const { skills } = vocabulary();
  const reached = new Map([[name, 0]]);
  for (const [current, distance] of reached) {
    for (const next of skills.get(current)?.implies ?? []) {
      if (!reached.has(next)) reached.set(next, distance + 1);
    }
  }
  closures.set(name, reached);
  return reached;
}
