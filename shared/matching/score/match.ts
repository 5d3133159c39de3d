/**
 * The score of a portrait against a posting (decisions, section 6): a pure function of both and of the day, the same bit
 * for bit wherever it runs. Every requirement ends in exactly one of two lists, and the scores can be computed again
 * from the weights and similarities published there.
 */
import type { MatchScore } from "../../contract/match.ts";
import type { Requirement } from "../../contract/posting.ts";
import { findSkills, skillKind } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import type { Portrait } from "../types.ts";
import { assess, readyRequirement } from "./assess.ts";
import type { Assessment } from "./assessment.ts";
import { assessRole, type AskedRole } from "./experience-credit.ts";
import { levelOf, occupationsOf } from "./occupation.ts";
import { readyPortrait, type ReadyPortrait } from "./portrait.ts";
import { toGap, toStrength, type Row } from "./rows.ts";
import { termsOf } from "./terms.ts";
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

/** A missing degree, licence or language marked must keeps the must-have score below 70 (issue 4, item 3). */
const BLOCKED_LIMIT = 69;
/** Specific credit up to here is chance likeness; from there the limit rises by this much for each point. */
const FOREIGN_NOTHING = 0.1;
const FOREIGN_SLOPE = 2;
/** Kinds of skills that tell one occupation's work from another's. */
const TELLING = new Set<string | null>(["technology", "tool", "method", "domain", "credential"]);
/** From so many on they stand for a posting that lists no requirements. */
const TELLING_NAMES = 3;
/** Decimals of what is published; the scores are computed from the published values. */
const PLACES = 1e4;

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
    return { scores, reason, ceiling: null, limits: [], strengths: [], gaps: [], basis: portrait.basis };
  }
  const rows = rowsOf(portrait, posting);
  const limits = limitsOf(rows);
  const scores = scoresOf(rows, limits, ({ credit }) => credit);
  return {
    scores,
    reason: null,
    ceiling: Math.max(scores.overall ?? 0, scoresOf(rows, limits, ({ reach, credit }) => Math.max(reach, credit)).overall ?? 0),
    limits: limits.map(({ score, limit, reason }) => ({ score, limit, reason })),
    strengths: rows.filter(isStrength).toSorted(byContribution).map(toStrength),
    gaps: rows.filter((row) => !isStrength(row)).toSorted(byLoss).map(toGap),
    basis: portrait.basis,
  };
}

function incomparable(portrait: ReadyPortrait, posting: MatchPosting): string | null {
  if (portrait.claims.length === 0) return "The portrait holds no claim with a quote yet.";
  if (posting.requirements.length === 0 && !isTelling(posting)) return "The posting states no requirement that could be compared.";
  return null;
}

/** A posting in prose, without a requirement to quote, still asks for the role in its title and names what that takes. */
function isTelling(posting: MatchPosting): boolean {
  const { occupations, named } = askedRole(posting);
  return occupations.length > 0 && new Set(named).size >= TELLING_NAMES;
}

function rowsOf(portrait: ReadyPortrait, posting: MatchPosting): Row[] {
  const asked = askedRole(posting);
  const ready = distinct(posting.requirements).map((requirement) => readyRequirement(requirement, asked.occupations));
  const assessed = ready.map((one) => ({ requirement: one.requirement, weight: weightOf(one), specific: isSpecific(one), assessment: assess(portrait, one, asked) }));
  if (asked.terms.size > 0) {
    assessed.push({
      requirement: roleRequirement(posting.title!),
      weight: roleWeight(assessed.filter(({ requirement }) => requirement.importance === "must").map(({ weight }) => weight)),
      specific: true,
      assessment: assessRole(portrait, asked),
    });
  }
  return ["must", "nice"].flatMap((importance) => {
    const own = assessed.filter(({ requirement }) => requirement.importance === importance);
    const total = own.reduce((sum, { weight }) => sum + weight, 0);
    return own.map((row) => ({
      requirement: row.requirement,
      weight: total === 0 ? 0 : rounded(row.weight / total),
      assessment: { ...row.assessment, credit: rounded(row.assessment.credit), reach: rounded(row.assessment.reach) },
      specific: row.specific,
      blocks: blocks(row.requirement, row.assessment),
    }));
  });
}

/** Each requirement once, in an order of its own; what is both must and nice is must. */
function distinct(requirements: readonly Requirement[]): Requirement[] {
  const sorted = requirements
    .map((requirement) => ({ requirement, key: `${fold(requirement.text)}\n${requirement.kind}` }))
    .sort((a, b) => compare(a.key, b.key) || compare(a.requirement.importance, b.requirement.importance) || compare(identity(a.requirement), identity(b.requirement)));
  return sorted.filter(({ key }, index) => key !== sorted[index - 1]?.key).map(({ requirement }) => requirement);
}

function identity({ text, skills, years }: Requirement): string {
  return JSON.stringify([text, skills.toSorted(), years]);
}

/** The role that the title names; "relevant experience" refers to it. */
function askedRole({ title, requirements, description_text }: MatchPosting): AskedRole {
  const text = title ?? "";
  const years = requirements.map(({ importance, years }) => (importance === "must" ? (years ?? 0) : 0));
  const all = [text, description_text ?? "", ...requirements.map((requirement) => requirement.text)].join("\n");
  return {
    occupations: occupationsOf(text),
    groups: [],
    terms: termsOf(text),
    level: levelOf(text),
    years: Math.max(0, ...years),
    named: namedSkills(all, namedSkills(text, [])),
  };
}

/** Distinct skills that a text names and that tell work from work; `twice` are listed twice. */
function namedSkills(text: string, twice: readonly string[]): string[] {
  const found = findSkills(text).filter(({ skill }) => TELLING.has(skillKind(skill)));
  return [...new Set(found.map(({ skill }) => skill)), ...twice].sort();
}

/** The posting's title is what it asks for first, quoted like every other requirement. */
function roleRequirement(title: string): Requirement {
  return { text: title, importance: "must", kind: "experience", skills: [], years: null, start: 0, end: title.length };
}

function blocks({ importance, kind }: Requirement, { met }: Assessment): boolean {
  return importance === "must" && !met && (kind === "education" || kind === "certification" || kind === "language");
}

interface Limit {
  score: "must_have" | "nice_to_have";
  limit: number;
  reason: string;
}

function limitsOf(rows: readonly Row[]): Limit[] {
  const limits: Limit[] = rows
    .filter((row) => row.blocks)
    .map(({ requirement }) => ({ score: "must_have", limit: BLOCKED_LIMIT, reason: `Not shown, though required: ${requirement.text}` }));
  const limit = foreignLimit(rows);
  if (limit < 100) {
    const reason = "Little in the portrait speaks for this occupation in particular.";
    limits.push({ score: "must_have", limit, reason }, { score: "nice_to_have", limit, reason });
  }
  return limits;
}

/**
 * What any degree, office software, the language of the country and soft skills may add where little speaks for the
 * occupation itself: nothing at first, then more with every specific requirement that is met.
 */
function foreignLimit(rows: readonly Row[]): number {
  const share = (importance: "must" | "nice") => {
    const own = rows.filter(({ requirement, specific }) => specific && requirement.importance === importance);
    const weights = own.reduce((sum, { weight }) => sum + weight, 0);
    return weights === 0 ? null : own.reduce((sum, { weight, assessment }) => sum + weight * assessment.credit, 0) / weights;
  };
  const [must, nice] = [share("must"), share("nice")];
  const specific = must === null || nice === null ? (must ?? nice ?? 1) : 0.75 * must + 0.25 * nice;
  return rounded(Math.min(100, Math.max(0, 100 * FOREIGN_SLOPE * (specific - FOREIGN_NOTHING))));
}

function scoresOf(rows: readonly Row[], limits: readonly Limit[], creditOf: (assessment: Assessment) => number): MatchScore["scores"] {
  const score = (importance: "must" | "nice", name: Limit["score"]): number | null => {
    const own = rows.filter(({ requirement, weight }) => requirement.importance === importance && weight > 0);
    if (own.length === 0) return null;
    const weights = own.reduce((sum, { weight }) => sum + weight, 0);
    const points = own.reduce((sum, { weight, assessment }) => sum + weight * creditOf(assessment), 0);
    const limit = limits.reduce((least, one) => (one.score === name ? Math.min(least, one.limit) : least), 100);
    return Math.min(limit, oneDecimal((100 * points) / weights));
  };
  const must_have = score("must", "must_have");
  const nice = score("nice", "nice_to_have");
  // What is merely welcome never makes up for what is required.
  const nice_to_have = nice === null || must_have === null ? nice : Math.min(nice, must_have);
  return { overall: overallOf(must_have, nice_to_have), must_have, nice_to_have };
}

/** 0.75 must + 0.25 nice; the one that exists, if only one does; null if neither (decisions, section 6). */
export function overallOf(must: number | null, nice: number | null): number | null {
  if (must === null || nice === null) return must ?? nice;
  return oneDecimal(0.75 * must + 0.25 * nice);
}

function isStrength({ assessment }: Row): boolean {
  return assessment.met && assessment.credit > 0 && assessment.sources.length > 0;
}

function byContribution(a: Row, b: Row): number {
  return importanceOrder(a, b) || b.weight * b.assessment.credit - a.weight * a.assessment.credit || compare(a.requirement.text, b.requirement.text);
}

/** What blocks first, then must before nice, then by points lost. */
function byLoss(a: Row, b: Row): number {
  const lost = ({ weight, assessment }: Row) => weight * (1 - assessment.credit);
  return Number(b.blocks) - Number(a.blocks) || importanceOrder(a, b) || lost(b) - lost(a) || compare(a.requirement.text, b.requirement.text);
}

function importanceOrder(a: Row, b: Row): number {
  return compare(a.requirement.importance, b.requirement.importance);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function rounded(value: number): number {
  return Math.round(value * PLACES) / PLACES;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
