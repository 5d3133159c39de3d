/** Experience asked for against dated roles: how near the work was, and for how long. */
import { skillKind, skillRelation } from "../../skills/index.ts";
import { nothing, type Assessment } from "./assessment.ts";
import { monthsCovered, yearsCredit } from "./experience.ts";
import { carryOver, nearness, workNamedBy } from "./occupation.ts";
import { type Phrase, plain } from "./phrases.ts";
import type { QuotedClaim, ReadyPortrait, ReadyRole } from "./portrait.ts";
import type { SkillGroup } from "./groups.ts";
import { specificity } from "./specificity.ts";
import { LEARNER, mean, shownSkill } from "./skill-credit.ts";
import { coverage, totalWorth } from "./terms.ts";

/** What experience is asked in: any of the occupations, or all of the groups of skills. */
export interface Topic {
  occupations: readonly string[];
  groups: readonly SkillGroup[];
  terms: ReadonlySet<string>;
}

/** The role that a posting's title asks for. */
export interface AskedRole extends Topic {
  /** As `levelOf` has it. */
  level: number;
  /** The most years that any must-have asks for; 0 when none does. */
  years: number;
  /** The telling words of the whole posting. */
  words: ReadonlySet<string>;
  /** What the posting names anywhere, what its title names twice. */
  named: readonly string[];
}

/** A role and how near its work was to the topic, 0–1. */
interface NearRole {
  role: ReadyRole;
  near: number;
}

/** A role without usable dates shows the work but no length of it. */
const UNDATED_MONTHS = 6;

/**
 * How near a role's work was to a topic. Of named skills all groups count, each by what the role's claims show or by the
 * work it names; else the occupations count, or the words.
 */
export function nearnessOf(role: ReadyRole, topic: Topic): number {
  const near =
    topic.groups.length > 0
      ? mean(topic.groups.map((group) => Math.max(...group.map((asked) => doneIn(role, asked)))))
      : occupationNearness(topic.occupations, role);
  const worded = topic.terms.size > 1 ? coverage(topic.terms, role.terms) : 0;
  return Math.max(near, worded >= 0.5 ? 0.8 * worded : 0);
}

function doneIn(role: ReadyRole, asked: string): number {
  return Math.max(shownIn(role, asked), occupationNearness(workNamedBy(asked), role));
}

function occupationNearness(occupations: readonly string[], role: ReadyRole): number {
  let near = 0;
  for (const asked of occupations)
    for (const held of role.occupations) near = Math.max(near, nearness(asked, held));
  return near;
}

/** A trade that a role's claims mention (customer service, in a chat-bot's description) is not yet the role's work. */
const MENTIONED = 0.5;

/** How well the claims of a role show a skill; a distant likeness is no experience. */
function shownIn(role: ReadyRole, asked: string): number {
  let best = 0;
  for (const shown of role.skills) best = Math.max(best, skillRelation(shown, asked).weight);
  return best < 0.5 ? 0 : skillKind(asked) === "domain" ? MENTIONED * best : best;
}

/**
 * Credit for `years` in a topic. Every nearness t is tried as a threshold: t times the credit of the months in roles at
 * least that near; the best counts. So a longer or nearer role can only help. `floorOf` is what a role is worth
 * however far its work.
 */
export function assessYears(
  portrait: ReadyPortrait,
  topic: Topic,
  years: number,
  floorOf: (role: ReadyRole) => number = () => 0,
): Assessment {
  const roles = provenRoles(portrait)
    .map((role) => ({
      role,
      near: Math.max(floorOf(role), nearnessOf(role, topic) * (role.level === 0 ? LEARNER : 1)),
    }))
    .filter(({ near }) => near > 0);
  if (roles.length === 0) return nothing(plain("no_dated_role"), closing(years));
  let best = { credit: -1, near: 0, months: 0 };
  let reach = 0;
  for (const near of [...new Set(roles.map((one) => one.near))].sort((a, b) => b - a)) {
    const months = monthsIn(roles.filter((one) => one.near >= near));
    const lasted = yearsCredit(months, years);
    const credit = near * lasted;
    reach = Math.max(reach, near >= 0.3 ? lasted : credit);
    if (credit > best.credit) best = { credit, near, months };
  }
  const counted = roles.filter(({ near }) => near >= best.near).toSorted((a, b) => b.near - a.near);
  const enough = best.months >= years * 12;
  return {
    credit: best.credit,
    reach,
    sources: proof(counted.map(({ role }) => role)),
    met: enough && best.near >= 0.7,
    why: [
      {
        code: "time_in_roles",
        params: {
          months: Math.floor(best.months),
          titles: titles(counted),
          asked_months: Math.floor(years * 12),
          alike: best.near >= 0.7,
        },
      },
    ],
    closes: closing(years),
  };
}

/**
 * The role itself: what the posting's title asks for. Near work counts for half at once and in full after the years that
 * the posting asks for (one at least), less for each level that the person stands below.
 */
export function assessRole(portrait: ReadyPortrait, asked: AskedRole): Assessment {
  const roles = provenRoles(portrait)
    .map((role) => ({ role, near: roleNearness(role, asked) }))
    .filter(({ near }) => near >= FAR);
  const { now, reach, shown } = namedShare(portrait, asked.named);
  const worded = 1 - WORDED + WORDED * sharedWords(portrait, asked.words);
  if (portrait.roles.length === 0)
    return withoutRole(portrait, shown, now.borneOut * worded * (1 - NAMED + NAMED * now.share));
  if (roles.length === 0) return nothing(plain("no_role"), plain("work_in_occupation"));
  let best = { credit: -1, near: 0, months: 0, below: 0, lasted: 0 };
  for (const near of [...new Set(roles.map((one) => one.near))].sort((a, b) => b - a)) {
    const counted = roles.filter((one) => one.near >= near);
    const months = monthsIn(counted);
    const below = Math.max(0, asked.level - reachedLevel(counted, months));
    const lasted =
      (0.5 + 0.5 * yearsCredit(months, Math.max(1, asked.years))) * Math.max(0, 1 - LEVEL_LOSS * below);
    const credit = nearBy(near, now.borneOut) * lasted;
    if (credit > best.credit) best = { credit, near, months, below, lasted };
  }
  const counted = roles.filter(({ near }) => near >= best.near).toSorted((a, b) => b.near - a.near);
  const creditAt = ({ share, borneOut }: Named) =>
    (nearBy(best.near, borneOut) * best.lasted * worded * (1 - NAMED + NAMED * share)) ** ROLE_CURVE;
  const credit = creditAt(now);
  return {
    credit,
    reach: creditAt(reach),
    sources: proof(counted.map(({ role }) => role)),
    met: best.near >= 0.7 && credit >= 0.5,
    why: [
      {
        code: best.near >= 0.7 ? "same_work" : "neighbouring_work",
        params: { months: Math.floor(best.months), titles: titles(counted), lower_level: best.below > 0 },
      },
      ...(asked.named.length === 0 ? [] : [{ code: "named_in_posting", params: { skills: shown } } as const]),
    ],
    closes: plain("more_in_occupation"),
  };
}

/**
 * A portrait that tells of no work at all, a list of skills alone, may belong to anybody: what it shows of what the posting names
 * counts in part. One that tells of other work only does not.
 */
function withoutRole(portrait: ReadyPortrait, shown: readonly string[], share: number): Assessment {
  const sources = new Set(shown.map((skill) => shownSkill(portrait, skill)!.source));
  if (sources.size === 0) return nothing(plain("no_role"), plain("work_in_occupation"));
  const credit = (UNPLACED * share) ** ROLE_CURVE;
  return {
    credit,
    reach: credit,
    sources: [...sources],
    met: false,
    why: [plain("no_role"), { code: "named_in_posting", params: { skills: [...shown] } }],
    closes: plain("work_in_occupation"),
  };
}

/** What the role is worth to those who show all that it takes and tell of no work. */
const UNPLACED = 0.4;
/** Work less near than this says nothing about a role. */
const FAR = 0.15;
/** The part of the role that hangs on what the posting names: tools, methods, subjects. */
const NAMED = 0.75;
/** Few names tell little: so much is taken as named besides and shown by this share. */
const UNNAMED = 3;
const UNNAMED_SHARE = 0.3;
/**
 * The same title over other tools and methods may be other work: the nearer the work is said to be, the more it takes to
 * bear it out. This part of it hangs on the names shown, of the posting's or, where it gives many, of so many.
 */
const DOUBT = 0.9;
const MANY = 8;
/** Without any names half a one is taken as given and shown; all shown bear it out by 1 - exp(-2). */
const UNSAID = 0.5;
const BEARING = 2;
/** The first names that are shown tell most: half of them is nearly as good as all. */
const NAMED_CURVE = 3;
/** Brings the product of several shares back to the scale of the other credits. */
const ROLE_CURVE = 0.8;
/** From here on a skill is shown in part, and could be shown in full. */
const IN_PART = 0.3;
/** Names shown in the explanation. */
const MOST_NAMES = 8;

/** The part of the role that hangs on the wording of the posting as a whole. */
const WORDED = 0.35;
/** A short text tells little: so many words are taken as written besides, and shared by this part. */
const UNWRITTEN = 100;
const UNWRITTEN_SHARE = 0.3;
/** Shared words per square root of all that count as all: a long text has more to share, and more to miss. */
const WELL_WORDED = 4;

/** How far the posting as a whole speaks the portrait's language, 0–1. */
function sharedWords(portrait: ReadyPortrait, words: ReadonlySet<string>): number {
  const total = totalWorth(words);
  const shared = coverage(words, portrait.terms) * total + UNWRITTEN_SHARE * UNWRITTEN;
  return Math.min(1, shared / Math.sqrt(total + UNWRITTEN) / WELL_WORDED);
}

/** Nearness by title as far as the names bear it out; grows with both. */
function nearBy(near: number, borneOut: number): number {
  const doubt = DOUBT * (1 - borneOut);
  // Beyond its peak the curve would fall: work nearer than that counts as much.
  const counted = doubt === 0 ? near : Math.min(near, 1 / Math.sqrt(3 * doubt));
  return counted * (1 - doubt * counted ** 2);
}

interface Named {
  /** The share of what a posting names that the portrait shows. */
  share: number;
  /** How far they bear out that the work is the same, 0–1. */
  borneOut: number;
}

/** What of a posting's names the portrait shows, and what it were if all shown in part were shown in full. */
function namedShare(
  portrait: ReadyPortrait,
  named: readonly string[],
): { now: Named; reach: Named; shown: string[] } {
  const found = named.map((skill) => ({
    skill,
    credit: shownSkill(portrait, skill)?.credit ?? 0,
    weight: specificity(skill),
  }));
  const weights = found.reduce((sum, { weight }) => sum + weight, 0);
  const namedBy = (valueOf: (credit: number) => number): Named => {
    const points = found.reduce((sum, { credit, weight }) => sum + valueOf(credit) * weight, 0);
    const share = (points + UNNAMED_SHARE * UNNAMED) / (weights + UNNAMED);
    const borne = (points + UNSAID) / (Math.min(weights, MANY) + UNSAID);
    return { share: 1 - (1 - share) ** NAMED_CURVE, borneOut: 1 - Math.exp(-BEARING * borne) };
  };
  // A role's title may speak for a licence, but it is not the licence.
  const isShown = ({ skill, credit }: (typeof found)[number]) =>
    credit >= 0.7 && skillKind(skill) !== "credential";
  const shown = [...new Set(found.filter(isShown).map(({ skill }) => skill))];
  return {
    now: namedBy((credit) => credit),
    reach: namedBy((credit) => (credit >= IN_PART ? 1 : credit)),
    shown: shown.slice(0, MOST_NAMES),
  };
}

/** Lost with each level that the person stands below the posting. */
const LEVEL_LOSS = 0.25;

/** The highest level among the roles' titles, or the one that so many months commonly bring. */
function reachedLevel(roles: readonly NearRole[], months: number): number {
  const byTitle = roles.reduce((most, { role }) => Math.max(most, role.level), 0);
  return Math.max(byTitle, months >= 96 ? 4 : months >= 60 ? 3 : months >= 24 ? 2 : 1);
}

/** Who seeks learners takes them from neighbouring work: an apprentice baker may have waited at tables. */
const LEARNERS_WELCOME = 0.6;

/** A learner's role is worth a part of the work it names, except to those who seek learners. */
export function roleNearness(role: ReadyRole, asked: AskedRole): number {
  const near = carryOver(asked.occupations, role.occupations) ?? titleLikeness(role, asked.terms);
  if (asked.level === 0) return near ** LEARNERS_WELCOME;
  return role.level === 0 ? near * LEARNER : near;
}

/** Titles of no known occupation are compared by their words; "Director" alone says little. */
function titleLikeness(role: ReadyRole, asked: ReadonlySet<string>): number {
  const telling = Math.min(1, totalWorth(asked));
  return telling * Math.max(0.8 * coverage(asked, role.titleTerms), 0.4 * coverage(asked, role.terms));
}

/** A role counts when at least one claim with a quote is tied to it. */
function provenRoles(portrait: ReadyPortrait): ReadyRole[] {
  return portrait.roles.filter(({ claims }) => claims.length > 0);
}

function monthsIn(roles: readonly NearRole[]): number {
  const dated = roles.flatMap(({ role }) => (role.interval ? [role.interval] : []));
  return Math.max(monthsCovered(dated), roles.length > 0 ? UNDATED_MONTHS : 0);
}

/** One claim of each role, then the rest. */
function proof(roles: readonly ReadyRole[]): QuotedClaim[] {
  return [...new Set([...roles.map(({ claims }) => claims[0]!), ...roles.flatMap(({ claims }) => claims)])];
}

function titles(roles: readonly NearRole[]): string[] {
  return [...new Set(roles.map(({ role }) => role.role.title))];
}

function closing(years: number): Phrase {
  return { code: "dated_work", params: { months: Math.floor(years * 12) } };
}
