/** Experience asked for against dated roles: how near the work was, and for how long. */
import { skillRelation } from "../../skills/index.ts";
import { nothing, type Assessment } from "./assessment.ts";
import { duration, monthsCovered, yearsCredit } from "./experience.ts";
import { carryOver, nearness } from "./occupation.ts";
import type { QuotedClaim, ReadyPortrait, ReadyRole } from "./portrait.ts";
import { coverage } from "./terms.ts";

/** What experience is asked in. Any one of the occupations or skills is enough. */
export interface Topic {
  occupations: readonly string[];
  skills: readonly string[];
  terms: ReadonlySet<string>;
}

/** A role and how near its work was to the topic, 0–1. */
interface NearRole {
  role: ReadyRole;
  near: number;
}

/** A role without usable dates shows the work but no length of it. */
const UNDATED_MONTHS = 6;

/** How near a role's work was to a topic: by its title, by the skills shown in it, by the words of its claims. */
export function nearnessOf(role: ReadyRole, topic: Topic): number {
  let near = 0;
  for (const asked of topic.occupations) for (const held of role.occupations) near = Math.max(near, nearness(asked, held));
  for (const asked of topic.skills) {
    for (const shown of role.skills) {
      const { weight } = skillRelation(shown, asked);
      near = Math.max(near, weight >= 0.5 ? weight : 0);
    }
  }
  const worded = coverage(topic.terms, role.terms);
  return Math.max(near, worded >= 0.5 ? 0.8 * worded : 0);
}

/**
 * Credit for `years` in a topic. Every nearness t is tried as a threshold: t times the credit of the months in roles at
 * least that near; the best counts. So a longer or nearer role can only help. `floor` is what any paid work is worth.
 */
export function assessYears(portrait: ReadyPortrait, topic: Topic, years: number, floor: number): Assessment {
  const roles = provenRoles(portrait)
    .map((role) => ({ role, near: Math.max(floor, nearnessOf(role, topic)) }))
    .filter(({ near }) => near > 0);
  if (roles.length === 0) return nothing("No dated role shows this.", closing(years));
  let best = { credit: -1, near: 0, months: 0 };
  for (const near of [...new Set(roles.map((one) => one.near))].sort((a, b) => b - a)) {
    const months = monthsIn(roles.filter((one) => one.near >= near));
    const credit = near * yearsCredit(months, years);
    if (credit > best.credit) best = { credit, near, months };
  }
  const counted = roles.filter(({ near }) => near >= best.near).toSorted((a, b) => b.near - a.near);
  const enough = best.months >= years * 12;
  return {
    credit: best.credit,
    reach: best.near >= 0.3 ? yearsCredit(best.months, years) : best.credit,
    sources: proof(counted.map(({ role }) => role)),
    met: enough && best.near >= 0.7,
    why: `${duration(best.months)} in ${titles(counted)}${years > 0 ? ` of ${duration(years * 12)} asked for` : ""}${best.near < 0.7 ? "; the work is only partly alike" : ""}.`,
    closes: closing(years),
  };
}

/**
 * The role itself: what the posting's title asks for. Any length of near work counts for half; two years of it, or the
 * years asked for anywhere in the posting, in full.
 */
export function assessRole(portrait: ReadyPortrait, topic: Topic, years: number): Assessment {
  const roles = provenRoles(portrait)
    .map((role) => ({ role, near: roleNearness(role, topic) }))
    .filter(({ near }) => near >= 0.15);
  const credit = (near: number, months: number) => near * (0.5 + 0.5 * yearsCredit(months, Math.max(1, years)));
  let best = { credit: 0, near: 0, months: 0 };
  for (const near of new Set(roles.map((one) => one.near))) {
    const months = monthsIn(roles.filter((one) => one.near >= near));
    if (credit(near, months) > best.credit) best = { credit: credit(near, months), near, months };
  }
  if (best.credit === 0) return nothing("No role in this or a neighbouring occupation.", "Work in this occupation.");
  const counted = roles.filter(({ near }) => near >= best.near).toSorted((a, b) => b.near - a.near);
  return {
    credit: best.credit,
    reach: best.credit,
    sources: proof(counted.map(({ role }) => role)),
    met: best.near >= 0.7 && best.credit >= 0.6,
    why: `${best.near >= 0.7 ? "The same work" : "Neighbouring work"}: ${duration(best.months)} as ${titles(counted)}.`,
    closes: "Longer or nearer work in this occupation.",
  };
}

function roleNearness(role: ReadyRole, topic: Topic): number {
  const byOccupation = carryOver(topic.occupations, role.occupations);
  return byOccupation ?? 0.8 * coverage(topic.terms, role.terms);
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

function titles(roles: readonly NearRole[]): string {
  const names = [...new Set(roles.map(({ role }) => role.role.title))];
  return names.length > 3 ? `${names.slice(0, 3).join(", ")} and others` : names.join(", ");
}

function closing(years: number): string {
  return years > 0 ? `${duration(years * 12)} of dated work that shows it.` : "A role that shows it.";
}
