/**
 * The score of a portrait against a posting (decisions, section 6): a pure function of both and of the day, the same bit
 * for bit wherever it runs. Every requirement ends in exactly one of two lists, and the scores can be computed again
 * from the weights and similarities published there.
 */
import type { Gap, MatchScore } from "../../contract/match.ts";
import type { Requirement } from "../../contract/posting.ts";
import { fold } from "../../text/index.ts";
import type { Portrait } from "../types.ts";
import { rounded, scoresOf } from "./aggregate.ts";
import { askedRole } from "./asked-role.ts";
import { assess, readyRequirement, type ReadyRequirement } from "./assess.ts";
import type { Assessment } from "./assessment.ts";
import { assessRole } from "./experience-credit.ts";
import { inEnglish, type Phrase, plain } from "./phrases.ts";
import { readyPortrait, type ReadyPortrait } from "./portrait.ts";
import { otherAlternatives, toGap, toStrength, type Row } from "./rows.ts";
import { isSpecific, roleWeight, weightOf } from "./weights.ts";

export interface MatchPosting {
  title: string | null;
  company?: string | null;
  requirements: readonly Requirement[];
  /** The posting's whole text; what it names beside its requirements tells how near the work is. */
  description_text?: string | null;
}

export interface MatchOptions {
  /** The day of the score, YYYY-MM-DD: how long a running role has lasted. */
  today: string;
}

/** From so many on they stand for a posting that lists no requirements. */
const TELLING_NAMES = 3;
/** Credit for a wished-for skill in one who does the work. */
const LEARNED_AT_WORK = 0.5;
/** What the work of a role teaches; a language, a degree or a licence is not among it. */
const TAUGHT_BY_WORK: ReadonlySet<Requirement["kind"]> = new Set(["skill", "experience", "other"]);

/**
 * Scores a portrait against a posting. Null scores, with the reason, when the portrait shows nothing or the posting asks
 * for nothing. The order of claims, roles and requirements, and repetitions, change nothing.
 */
export function match(portrait: Portrait, posting: MatchPosting, options: MatchOptions): MatchScore {
  return matchReady(readyPortrait(portrait, options.today), posting);
}

/** The same for a portrait made ready once, for many postings. */
export function matchReady(portrait: ReadyPortrait, posting: MatchPosting): MatchScore {
  const reason = incomparable(portrait, posting);
  if (reason !== null) {
    const scores = { overall: null, must_have: null, nice_to_have: null };
    return {
      scores,
      reason: inEnglish([reason]),
      explanation: reason,
      ceiling: null,
      limits: [],
      strengths: [],
      gaps: [],
      basis: portrait.basis,
    };
  }
  const rows = rowsOf(portrait, posting);
  const { scores, limits } = scoresOf(rows, ({ credit }) => credit);
  const strong = rows.filter(isStrength).toSorted(byContribution);
  const reach = scoresOf(rows, (assessment) => Math.max(assessment.reach, assessment.credit)).scores;
  return {
    scores,
    reason: null,
    explanation: null,
    ceiling: reach.overall,
    limits,
    strengths: strong.map(toStrength),
    gaps: [
      ...rows
        .filter((row) => !isStrength(row))
        .toSorted(byLoss)
        .map(toGap),
      ...distinctGaps(strong.flatMap(otherAlternatives)),
    ],
    basis: portrait.basis,
  };
}

function incomparable(portrait: ReadyPortrait, posting: MatchPosting): Phrase | null {
  if (portrait.claims.length === 0) return plain("no_claims");
  if (posting.requirements.length === 0 && !isTelling(posting)) return plain("no_requirements");
  return null;
}

/** A posting in prose, without a requirement to quote, still asks for the role in its title and names what that takes. */
function isTelling(posting: MatchPosting): boolean {
  const { occupations, named } = askedRole(posting);
  return occupations.length > 0 && new Set(named).size >= TELLING_NAMES;
}

function rowsOf(portrait: ReadyPortrait, posting: MatchPosting): Row[] {
  const asked = askedRole(posting);
  const ready = distinct(posting.requirements).map((requirement) =>
    readyRequirement(requirement, asked.occupations),
  );
  const alike = new Map([...Map.groupBy(ready, askedAlike)].map(([key, { length }]) => [key, length]));
  const assessed = ready.map((one) => ({
    requirement: one.requirement,
    weight: weightOf(one) / alike.get(askedAlike(one))!,
    specific: isSpecific(one),
    assessment: assess(portrait, one, asked),
  }));
  if (asked.terms.size > 0) {
    assessed.push({
      requirement: roleRequirement(posting.title!),
      weight: roleWeight(
        assessed.filter(({ requirement }) => requirement.importance === "must").map(({ weight }) => weight),
      ),
      specific: true,
      assessment: assessRole(portrait, asked),
    });
  }
  const rows = asked.terms.size > 0 && portrait.roles.length > 0 ? withLearned(assessed) : assessed;
  return ["must", "nice"].flatMap((importance) => {
    const own = rows.filter(({ requirement }) => requirement.importance === importance);
    const total = own.reduce((sum, { weight }) => sum + weight, 0);
    return own.map((row) => ({
      requirement: row.requirement,
      weight: total === 0 ? 0 : rounded(row.weight / total),
      assessment: {
        ...row.assessment,
        credit: rounded(row.assessment.credit),
        reach: rounded(row.assessment.reach),
      },
      specific: row.specific,
      blocks: blocks(row.requirement, row.assessment),
    }));
  });
}

/**
 * A wish that is not shown counts in part for those who do the work it belongs to, as the last row (the role) has it:
 * a missing nice-to-have makes nobody unfit. It stays a gap.
 */
function withLearned<Assessed extends { requirement: Requirement; weight: number; assessment: Assessment }>(
  rows: readonly Assessed[],
): Assessed[] {
  const role = rows.at(-1)!.assessment;
  const learned = LEARNED_AT_WORK * role.credit;
  return rows.map((row) => {
    const { requirement, weight, assessment } = row;
    if (requirement.importance === "must" || weight === 0 || assessment.credit >= learned) return row;
    if (!TAUGHT_BY_WORK.has(requirement.kind)) return row;
    const reach = Math.max(assessment.reach, learned);
    const why = [...assessment.why, plain("learned_at_work")];
    return {
      ...row,
      assessment: { ...assessment, credit: learned, reach, sources: role.sources, met: false, why },
    };
  });
}

/** The same skills asked for in other words: "Kubernetes", "strong Kubernetes skills". All such clauses weigh as one. */
function askedAlike({ requirement, groups }: ReadyRequirement): string {
  const { importance, kind, years, text } = requirement;
  const sort = kind === "skill" || kind === "experience" ? "work" : kind;
  return JSON.stringify([importance, sort, years, groups.length > 0 ? groups : text]);
}

/** Each requirement once, in an order of its own; what is both must and nice is must. */
function distinct(requirements: readonly Requirement[]): Requirement[] {
  const sorted = requirements
    .map((requirement) => ({ requirement, key: `${fold(requirement.text)}\n${requirement.kind}` }))
    .sort(
      (a, b) =>
        compare(a.key, b.key) ||
        compare(a.requirement.importance, b.requirement.importance) ||
        compare(identity(a.requirement), identity(b.requirement)),
    );
  return sorted
    .filter(({ key }, index) => key !== sorted[index - 1]?.key)
    .map(({ requirement }) => requirement);
}

function identity({ text, skills, years }: Requirement): string {
  return JSON.stringify([text, skills.toSorted(), years]);
}

/** The posting's title is what it asks for first, quoted like every other requirement. */
function roleRequirement(title: string): Requirement {
  return {
    text: title,
    importance: "must",
    kind: "experience",
    skills: [],
    years: null,
    start: 0,
    end: title.length,
  };
}

function blocks({ importance, kind }: Requirement, { met }: Assessment): boolean {
  return (
    importance === "must" && !met && (kind === "education" || kind === "certification" || kind === "language")
  );
}

function isStrength({ assessment }: Row): boolean {
  return assessment.met && assessment.credit > 0 && assessment.sources.length > 0;
}

function byContribution(a: Row, b: Row): number {
  return (
    importanceOrder(a, b) ||
    b.weight * b.assessment.credit - a.weight * a.assessment.credit ||
    compare(a.requirement.text, b.requirement.text)
  );
}

/** What blocks first, then must before nice, then by points lost. */
function byLoss(a: Row, b: Row): number {
  const lost = ({ weight, assessment }: Row) => weight * (1 - assessment.credit);
  return (
    Number(b.blocks) - Number(a.blocks) ||
    importanceOrder(a, b) ||
    lost(b) - lost(a) ||
    compare(a.requirement.text, b.requirement.text)
  );
}

/** What two "or" lists leave open is named once. */
function distinctGaps(gaps: readonly Gap[]): Gap[] {
  return [...new Map(gaps.toReversed().map((gap) => [gap.requirement, gap])).values()].toReversed();
}

function importanceOrder(a: Row, b: Row): number {
  return compare(a.requirement.importance, b.requirement.importance);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
