/** Reads what a posting asks for: units, their roles, the clauses of what asks, and what each clause is. */
import { findSkills, type FoundSkill, skillKind } from "@career-portrait/shared/skills";
import { detectLanguage, fold } from "@career-portrait/shared/text";
import type { Requirement, RequirementKind } from "../../contract/posting.ts";
import { headingKind } from "../../lexicon/headings.ts";
import { ROLES } from "../../models/roles.ts";
import type { Range } from "../../text/flat.ts";
import { type BreakModel, type Unit, unitsOf } from "../../text/units.ts";
import { clausesOf, type JointModel } from "./clauses.ts";
import { gateFeatures, type Standing } from "./gate.ts";
import { importanceOf } from "./importance.ts";
import { kindFeatures, KINDS } from "./kinds.ts";
import { roleFeatures } from "./role-features.ts";
import { skillsOf } from "./skills.ts";
import { NICE } from "./vocabulary/cues.ts";
import { TO_MACHINES } from "./vocabulary/noise.ts";
import { yearsOf } from "./years.ts";

/** What was learned, as the reader asks for it; chances are 0 to 1. */
export interface ReadingModels {
  isBreak: BreakModel;
  /** The first pass on one unit's words: a chance per role. */
  roleAlone(rows: readonly number[]): ArrayLike<number>;
  /** Both passes over all units: a row of chances per unit. */
  roles(text: string, flat: string, units: readonly Unit[]): Float32Array;
  isJoint: JointModel;
  asks(rows: readonly number[]): number;
  /** A chance per kind, in the order of {@link KINDS}. */
  kind(rows: readonly number[]): ArrayLike<number>;
}

/** A unit with what the role model says of it and the heading it stands under. */
export interface PlacedUnit extends Unit {
  /** The chance that it asks for something. */
  asks: number;
  role: string;
  /** The heading over it; null before the first. */
  heading: { role: string; title: string; announced: string } | null;
  /** How many units ago that stood. */
  since: number;
}

/** Units under this chance are not looked into. */
const WORTH_A_LOOK = 0.08;
/** A clause above this chance is a requirement. */
const ASKED = 0.5;
/** The same for a point directly under a heading that the lexicon knows to announce what is asked. */
const ASKED_WHERE_ANNOUNCED = 0.3;

/** The units of a posting, each with its role. */
export function placedUnits(text: string, flat: string, models: ReadingModels): PlacedUnit[] {
  const units = unitsOf(text, flat, models.isBreak);
  const chances = models.roles(text, flat, units);
  let heading: PlacedUnit["heading"] = null;
  let since = 0;
  return units.map((unit, at) => {
    const own = chances.subarray(at * ROLES.length, (at + 1) * ROLES.length);
    const role = ROLES[highest(own)]!;
    since += 1;
    const announced = unit.bullet ? null : headingKind(fold(text.slice(unit.start, unit.end)));
    if (role.startsWith("heading:") || announced !== null) {
      heading = { role, title: flat.slice(unit.start, unit.end), announced: announced ?? "" };
      since = 0;
    }
    return { ...unit, asks: own[0]!, role, heading, since };
  });
}

/** A clause with the numbers it is judged by. */
export interface JudgedClause extends Range {
  unit: PlacedUnit;
  features: number[];
}

/** The clauses of all units that may ask for something. */
export function clausesIn(
  text: string,
  flat: string,
  units: readonly PlacedUnit[],
  models: ReadingModels,
): JudgedClause[] {
  return units.flatMap((unit, index) => {
    if (
      (unit.asks < WORTH_A_LOOK && !isAnnounced(unit)) ||
      TO_MACHINES.test(flat.slice(unit.start, unit.end))
    )
      return [];
    const clauses = clausesOf(text, flat, unit, models.isJoint);
    return clauses.map((clause, place) => {
      const alone = models.roleAlone(roleFeatures(text, flat, { ...unit, ...clause }, index / units.length));
      const standing: Standing = {
        unit: unit.asks,
        before: units[index - 1]?.asks ?? 0,
        after: units[index + 1]?.asks ?? 0,
        role: unit.role,
        heading: unit.heading?.role ?? "",
        announced: unit.heading?.announced ?? "",
        since: unit.since,
        bullet: unit.bullet,
        alone: alone[0]!,
        aloneRole: ROLES[highest(alone)]!,
        count: clauses.length,
        place,
      };
      return { ...clause, unit, features: gateFeatures(flat, clause, standing) };
    });
  });
}

/** What the posting asks for, in order; offsets into `text`. `flat`: `flatten(text)`. */
export function requirementsIn(text: string, flat: string, models: ReadingModels): Requirement[] {
  const language = detectLanguage(text);
  const units = placedUnits(text, flat, models);
  return clausesIn(text, flat, units, models)
    .filter(
      ({ features, unit }) => models.asks(features) > (isAnnounced(unit) ? ASKED_WHERE_ANNOUNCED : ASKED),
    )
    .map(({ start, end, unit }) => {
      const own = flat.slice(start, end);
      // Guarded names ("Go", "R") need their company to be told: a unit's skills are looked for in all of it.
      const found = findSkills(text.slice(unit.start, unit.end))
        .map((skill) => moved(skill, unit.start - start))
        .filter((skill) => skill.start >= 0 && skill.end <= end - start);
      const kind = kindOf(own, unit, found, models);
      return {
        text: text.slice(start, end),
        importance: importanceOf(flat, { start, end }, { unit, wished: isWished(unit) }),
        kind,
        skills: skillsOf(text.slice(start, end), own, found, kind, language),
        years: yearsOf(own),
        start,
        end,
      };
    });
}

/** It stands under a heading that is known to announce what is asked, and is none itself. */
function isAnnounced({ heading, since }: PlacedUnit): boolean {
  return since > 0 && (heading?.announced === "requirement" || heading?.announced === "nice");
}

/** The heading over it speaks of wishes. */
export function isWished({ heading }: PlacedUnit): boolean {
  if (heading === null) return false;
  return heading.role === "heading:nice" || heading.announced === "nice" || NICE.test(heading.title);
}

export function kindOf(
  flat: string,
  unit: PlacedUnit,
  found: readonly FoundSkill[],
  models: Pick<ReadingModels, "kind">,
): RequirementKind {
  const named = found.flatMap(({ skill }) => skillKind(skill) ?? []);
  if (isToolList(flat, found, named)) return "skill";
  return KINDS[highest(models.kind(kindFeatures(flat, unit.heading?.title ?? "", named)))]!;
}

const TOOLS: ReadonlySet<string> = new Set(["technology", "tool"]);
const SMALL_WORDS = 0.6;

/** "Terraform", "Java, Spring and Kafka": names of tools and hardly anything else. */
function isToolList(flat: string, found: readonly FoundSkill[], named: readonly string[]): boolean {
  const covered = found.reduce((sum, { start, end }) => sum + end - start, 0);
  return named.length > 0 && named.every((kind) => TOOLS.has(kind)) && covered >= SMALL_WORDS * flat.length;
}

function moved(skill: FoundSkill, by: number): FoundSkill {
  return { ...skill, start: skill.start + by, end: skill.end + by };
}

function highest(values: ArrayLike<number>): number {
  let best = 0;
  for (let at = 1; at < values.length; at += 1) if (values[at]! > values[best]!) best = at;
  return best;
}
