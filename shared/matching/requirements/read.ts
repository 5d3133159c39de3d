/** Reads what a posting asks for: units, their roles, the clauses of what asks, and what each clause is. */
import { findSkills, type FoundSkill, skillKind } from "@career-portrait/shared/skills";
import { detectLanguage, fold } from "@career-portrait/shared/text";
import type { Requirement, RequirementKind } from "../../contract/index.ts";
import { headingKind } from "../../lexicon/headings.ts";
import { ROLES } from "../../models/roles.ts";
import type { Range } from "../../letters/flat.ts";
import { type BreakModel, type Unit, unitsOf } from "../../text/index.ts";
import { clausesOf, type JointModel } from "./clauses.ts";
import { gateInput } from "./gate.ts";
import { importanceOf } from "./importance.ts";
import { kindFeatures, KINDS } from "./kinds.ts";
import { LONGEST_HEADING, roleFeatures } from "./role-features.ts";
import { marksIn } from "./marks.ts";
import { skillsOf } from "./skills.ts";
import { MUST, NICE } from "./vocabulary/cues.ts";
import { TO_MACHINES, WAIVED } from "./vocabulary/noise.ts";
import { yearsOf } from "./years.ts";

/** What was learned, as the reader asks for it; chances are 0 to 1. */
export interface ReadingModels {
  isBreak: BreakModel;
  /** The first pass on one unit's words: a chance per role. */
  roleAlone(rows: readonly number[]): ArrayLike<number>;
  /** Both passes over all units: a row of chances per unit. */
  roles(text: string, flat: string, units: readonly Unit[]): Float32Array;
  isJoint: JointModel;
  asks(input: Float32Array): number;
  /** A chance per kind, in the order of {@link KINDS}. */
  kind(rows: readonly number[]): ArrayLike<number>;
}

/** A unit with what the role model says of it and the heading it stands under. */
export interface PlacedUnit extends Unit {
  /** The chance of each role, and that it asks for something. */
  chances: Float32Array;
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
const ASKED = 0.45;
/** The same for one that says it must be and names what is closed: a hard condition is the worst to lose. */
const ASKED_SURELY = 0.3;
/** And for one under a heading that the lexicon knows to announce what is asked. */
const ASKED_UNDER_ITS_HEADING = 0.36;
const CLOSED: ReadonlySet<string> = new Set(["years", "degree", "licence", "language"]);

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
    const short = !unit.bullet && unit.end - unit.start <= LONGEST_HEADING;
    const announced = short ? headingKind(fold(text.slice(unit.start, unit.end))) : null;
    if (role.startsWith("heading:") || announced !== null) {
      heading = { role, title: flat.slice(unit.start, unit.end), announced: announced ?? "" };
      since = 0;
    }
    return { ...unit, chances: own, asks: own[0]!, role, heading, since };
  });
}

/** A clause with the skills it names and the numbers it is judged by. */
export interface JudgedClause extends Range {
  unit: PlacedUnit;
  skills: FoundSkill[];
  /** What closed words say of it: years, a degree, must. */
  marks: readonly string[];
  input: Float32Array;
}

/** The clauses of all units that may ask for something. */
export function clausesIn(
  text: string,
  flat: string,
  units: readonly PlacedUnit[],
  models: ReadingModels,
): JudgedClause[] {
  const asking = units.filter(({ asks }) => asks > 0.5).length / units.length;
  return units.flatMap((unit, index) => {
    if (
      (unit.asks < WORTH_A_LOOK && !isAnnounced(unit)) ||
      TO_MACHINES.test(flat.slice(unit.start, unit.end))
    )
      return [];
    const clauses = clausesOf(text, flat, unit, models.isJoint);
    const alone = clauses.map((clause) =>
      models.roleAlone(roleFeatures(text, flat, { ...unit, ...clause }, index / units.length)),
    );
    // Guarded names ("Go", "R") need their company to be told: a unit's skills are looked for in all of it.
    const named = findSkills(text.slice(unit.start, unit.end));
    return clauses.map((clause, place) => {
      const by = unit.start - clause.start;
      const skills = named
        .map((skill) => ({ ...skill, start: skill.start + by, end: skill.end + by }))
        .filter(({ start, end }) => start >= 0 && end <= clause.end - clause.start);
      const marks = marksIn(flat.slice(clause.start, clause.end));
      const input = gateInput(flat, clause, {
        unit: unit.chances,
        alone: alone[place]!,
        before: units[index - 1]?.asks ?? 0,
        after: units[index + 1]?.asks ?? 0,
        others: Math.max(0, ...alone.flatMap((chances, at) => (at === place ? [] : [chances[0]!]))),
        asking,
        heading: unit.heading?.role ?? "",
        announced: unit.heading?.announced ?? "",
        since: unit.since,
        bullet: unit.bullet,
        count: clauses.length,
        place,
        marks,
        skills: skills.length,
      });
      return { ...clause, unit, skills, marks, input };
    });
  });
}

/** What the text of units is taken to be at an offset: an index of {@link ROLES}; -1 outside of all. */
export function rolesAt(units: readonly PlacedUnit[]): (offset: number) => number {
  const roles = units.map(({ chances }) => highest(chances));
  return (offset) => {
    let [low, high] = [0, units.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (units[middle]!.end <= offset) low = middle + 1;
      else high = middle;
    }
    return low < units.length && units[low]!.start <= offset ? roles[low]! : -1;
  };
}

/** What the posting asks for, in order; offsets into `text`. `flat`: `flatten(text)`; `units`: {@link placedUnits}. */
export function requirementsIn(
  text: string,
  flat: string,
  units: readonly PlacedUnit[],
  models: ReadingModels,
): Requirement[] {
  const language = detectLanguage(text);
  const found = clausesIn(text, flat, units, models)
    .filter(({ input, unit, marks, start, end }) => {
      const sure = marks.includes("must") && marks.some((mark) => CLOSED.has(mark));
      const bar = sure ? ASKED_SURELY : isAnnounced(unit) ? ASKED_UNDER_ITS_HEADING : ASKED;
      return models.asks(input) > bar && !isWaived(flat.slice(start, end));
    })
    .map(({ start, end, unit, skills }) => {
      const own = flat.slice(start, end);
      const kind = kindOf(own, unit, skills, models);
      return {
        text: text.slice(start, end),
        importance: importanceOf(flat, { start, end }, { unit, wished: isWished(unit) }),
        kind,
        skills: skillsOf(text.slice(start, end), own, skills, kind, language),
        years: yearsOf(own),
        start,
        end,
      };
    });
  return distinct(found);
}

/** Requirements without those that say nothing that one before them does not say in the same words. */
function distinct(requirements: readonly Requirement[]): Requirement[] {
  const before: ReadonlySet<string>[] = [];
  return requirements.filter(({ text }) => {
    const words = fold(text).split(" ");
    const own = words.filter((word) => word.length >= SHORTEST_TELLING || /\d/.test(word));
    const said = own.length > 0 ? own : words;
    if (before.some((one) => said.every((word) => one.has(word)))) return false;
    before.push(new Set(said));
    return true;
  });
}

/** Letters of a word that says something by itself. */
const SHORTEST_TELLING = 4;

/** "Formal education is not a requirement": nothing is asked. "A degree is not required but a plus" is a wish. */
function isWaived(flat: string): boolean {
  const rest = flat.replace(WAIVED, " ");
  return rest !== flat && !NICE.test(rest) && !MUST.test(rest);
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

function highest(values: ArrayLike<number>): number {
  let best = 0;
  for (let at = 1; at < values.length; at += 1) if (values[at]! > values[best]!) best = at;
  return best;
}
