/** The work that a posting's title asks for, and how near the work of a portrait lies to it. */
import type { Requirement } from "../../contract/index.ts";
import { dot } from "../../models/vectors.ts";
import { findSkills, skillKind } from "../../skills/index.ts";
import { monthsCovered, timeIn, type Timed } from "./experience.ts";
import { languagesIn } from "./languages.ts";
import { carryOver, levelOf, occupationsOf } from "./occupation.ts";
import type { ReadyPortrait, ReadyRole } from "./ready-portrait.ts";
import type { Phrase, PhraseOf } from "./phrases.ts";
import { coverage, termsOf, totalWorth } from "./terms.ts";
import { directionOf, most, tellingWords } from "../../models/telling-words.ts";

export interface AskedWork {
  title: string;
  occupations: readonly string[];
  terms: ReadonlySet<string>;
  /** What the title is about. */
  direction: Float32Array;
  /** As `levelOf` has it. */
  level: number;
  /** The most years that any must-have asks for; 0 when none does. */
  years: number;
  /** What the posting names anywhere. */
  named: readonly string[];
}

interface Posting {
  title: string | null;
  requirements: readonly Requirement[];
  description_text?: string | null;
}

/** Kinds of skills that tell one occupation's work from another's. */
const TELLING = new Set<string | null>(["technology", "tool", "method", "domain", "credential"]);

export function askedWork({ title, requirements, description_text }: Posting): AskedWork {
  const text = title ?? "";
  const years = requirements.map(({ importance, years: asked }) =>
    importance === "must" ? (asked ?? 0) : 0,
  );
  const occupations = occupationsOf(text);
  const all = [text, ...requirements.map((one) => one.text), description_text ?? ""].join("\n");
  return {
    title: text,
    // A title such as "Assistant Director" names no occupation; the experience asked for does.
    occupations:
      occupations.length > 0
        ? occupations
        : occupationsOf(
            requirements
              .filter(({ kind }) => kind === "experience")
              .map((one) => one.text)
              .join("\n"),
          ),
    terms: termsOf(text),
    direction: directionOf(tellingWords(text)),
    level: levelOf(text),
    years: Math.max(0, ...years),
    named: [...new Set([...namedSkills(all), ...languagesIn(text)])].sort(),
  };
}

function namedSkills(text: string): string[] {
  return findSkills(text).flatMap(({ skill }) => (TELLING.has(skillKind(skill)) ? skill : []));
}

/** A learner's role counts by this part, except to those who seek learners: they take them from neighbouring work too. */
const LEARNER = 0.7;
const LEARNERS_WELCOME = 0.6;

/** How near a role's work is to that which is asked for, by its title, 0 to 1. */
function roleNearness(role: ReadyRole, asked: AskedWork): number {
  const near = carryOver(asked.occupations, role.occupations) ?? titleLikeness(role, asked.terms);
  if (asked.level === 0) return near ** LEARNERS_WELCOME;
  return role.level === 0 ? near * LEARNER : near;
}

/** Titles of no known occupation are compared by their words; "Director" alone says little. */
function titleLikeness(role: ReadyRole, asked: ReadonlySet<string>): number {
  return 0.8 * Math.min(1, totalWorth(asked)) * coverage(asked, role.titleTerms);
}

export interface NearRole extends Timed {
  role: ReadyRole;
  /** How near its title lies in meaning, 0 to 1. */
  alike: number;
}

/** The roles of a portrait beside the work that is asked for. Only one that a claim with a quote proves counts. */
export function nearRoles(portrait: ReadyPortrait, asked: AskedWork): readonly NearRole[] {
  const before = known.get(asked);
  if (before?.portrait === portrait) return before.roles;
  const roles = portrait.roles
    .filter(({ claims }) => claims.length > 0)
    .map((role) => ({
      role,
      interval: role.interval,
      near: roleNearness(role, asked),
      alike: Math.max(0, dot(role.direction, asked.direction)),
    }));
  known.set(asked, { portrait, roles });
  return roles;
}

/** What was found last for a posting: each of its requirements asks. */
const known = new WeakMap<AskedWork, { portrait: ReadyPortrait; roles: readonly NearRole[] }>();

/** The time of some roles in words. */
export function timeInRoles(roles: readonly NearRole[], years: number): PhraseOf<"time_in_roles"> {
  const months = monthsCovered(roles.flatMap(({ interval }) => interval ?? []));
  const titles = [...new Set(roles.map(({ role }) => role.role.title))];
  return {
    code: "time_in_roles",
    params: { months: Math.floor(months), titles, asked_months: Math.floor(years * 12) },
  };
}

/** The same as work of the asked kind, or of a neighbouring one. */
export function timeInWork(roles: readonly NearRole[], isSame: boolean): Phrase {
  const { months, titles } = timeInRoles(roles, 0).params;
  return { code: isSame ? "same_work" : "neighbouring_work", params: { months, titles } };
}

/** Numbers of a portrait beside the asked work; none of them falls when the portrait grows. */
export const WORK_INPUTS = 8;
const LONGEST = 20;

export function workInputs(portrait: ReadyPortrait, asked: AskedWork): Float32Array {
  const roles = nearRoles(portrait, asked);
  const { nearTo, showing } = portrait.passages;
  const shares = asked.named.map((name) => most(showing(name)));
  const title = tellingWords(asked.title);
  const total = title.reduce((sum, { weight }) => sum + weight, 0);
  const alike = roles.map((one) => ({ ...one, near: one.alike }));
  return Float32Array.of(
    most(roles.map(({ near }) => near)),
    most(roles.map((one) => one.alike)),
    timeIn(roles, Math.max(1, asked.years)),
    timeIn(alike, Math.max(1, asked.years)),
    asked.named.length === 0 ? 0 : shares.reduce((sum, one) => sum + one, 0) / (asked.named.length + 2),
    shares.filter((one) => one >= 0.7).length,
    total === 0 ? 0 : title.reduce((sum, word) => sum + word.weight * most(nearTo(word)), 0) / total,
    Math.min(
      LONGEST,
      monthsCovered(roles.flatMap(({ near, interval }) => (near >= 0.3 && interval) || [])) / 12,
    ),
  );
}
