/**
 * The score of a portrait against a posting (decisions, section 6): a pure function of both and of the day, the same bit
 * for bit wherever it runs. Every requirement ends in exactly one of two lists, and the scores are the weighted means of
 * what is published there.
 */
import type { MatchScore, Requirement } from "../../contract/index.ts";
import { fold } from "../../text/index.ts";
import type { Portrait } from "../types.ts";
import { blocks, rounded, scoresOf } from "./aggregate.ts";
import { inEnglish, type Phrase, plain } from "./phrases.ts";
import { readyPortrait, type ReadyPortrait } from "./ready-portrait.ts";
import { type AskedWork, askedWork } from "./role.ts";
import { assessWork } from "./work.ts";
import { type Row, toGap, toStrength } from "./rows.ts";
import { assess, judges, type Judges } from "./verdict.ts";
import { type Wanted, wantedOf } from "./wanted.ts";
import { roleWeight, weightOf } from "./weights.ts";

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

/**
 * Scores a portrait against a posting. Null scores, with the reason, when the portrait shows nothing or the posting asks
 * for nothing. The order of claims, roles and requirements, and repetitions, change nothing.
 */
export function match(portrait: Portrait, posting: MatchPosting, options: MatchOptions): MatchScore {
  return matchReady(readyPortrait(portrait, options.today), posting);
}

/**
 * The same for a portrait made ready once, for many postings.
 * @param by who judges; what is shipped unless an evaluation says otherwise
 */
export function matchReady(portrait: ReadyPortrait, posting: MatchPosting, by?: Judges): MatchScore {
  const work = askedWork(posting);
  const reason = incomparable(portrait, posting, work);
  if (reason !== null)
    return {
      scores: { overall: null, must_have: null, nice_to_have: null },
      reason: inEnglish([reason]),
      explanation: reason,
      limits: [],
      strengths: [],
      gaps: [],
      basis: portrait.basis,
    };
  const rows = rowsOf(portrait, posting, work, by ?? judges());
  const strong = rows.filter(({ assessment }) => assessment.verdict === "met");
  const rest = rows.filter(({ assessment }) => assessment.verdict !== "met");
  return {
    ...scoresOf(rows),
    reason: null,
    explanation: null,
    strengths: strong.toSorted(byContribution).map(toStrength),
    gaps: rest.toSorted(byLoss).map(toGap),
    basis: portrait.basis,
  };
}

function incomparable(portrait: ReadyPortrait, posting: MatchPosting, work: AskedWork): Phrase | null {
  if (portrait.claims.length === 0) return plain("no_claims");
  // A posting in prose, without a requirement to quote, still asks for the role in its title and names what that takes.
  const tells = work.occupations.length > 0 && work.named.length >= TELLING_NAMES;
  return posting.requirements.length === 0 && !tells ? plain("no_requirements") : null;
}

function rowsOf(portrait: ReadyPortrait, posting: MatchPosting, work: AskedWork, by: Judges): Row[] {
  const wanted = distinct(posting.requirements).map(wantedOf);
  const keys = wanted.map(askedAlike);
  const alike = Map.groupBy(keys, (key) => key);
  const rows = wanted.map((one, at): Row => {
    const { text: requirement, importance, kind } = one.requirement;
    const assessment = assess(portrait, one, work, by);
    const weight = assessment.neutral ? 0 : weightOf(one) / alike.get(keys[at]!)!.length;
    const row = { requirement, importance, kind, weight, assessment };
    return { ...row, blocks: blocks({ ...row, verdict: assessment.verdict }) };
  });
  if (work.terms.size > 0) {
    const musts = rows.filter(({ importance }) => importance === "must").map(({ weight }) => weight);
    rows.push({
      requirement: posting.title!,
      importance: "must",
      kind: "role",
      weight: roleWeight(musts),
      assessment: assessWork(portrait, work, by),
      blocks: false,
    });
  }
  return ["must", "nice"].flatMap((importance) => {
    const own = rows.filter((row) => row.importance === importance);
    const total = own.reduce((sum, { weight }) => sum + weight, 0);
    return own.map((row) => ({
      ...row,
      weight: total === 0 ? 0 : rounded(row.weight / total),
      assessment: { ...row.assessment, credit: rounded(row.assessment.credit) },
    }));
  });
}

/** The same skills asked for in other words: "Kubernetes", "strong Kubernetes skills". All such clauses weigh as one. */
function askedAlike({ requirement, groups }: Wanted): string {
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

function byContribution(a: Row, b: Row): number {
  return (
    compare(a.importance, b.importance) ||
    b.weight * b.assessment.credit - a.weight * a.assessment.credit ||
    compare(a.requirement, b.requirement)
  );
}

/** What blocks first, then must before nice, then by points lost. */
function byLoss(a: Row, b: Row): number {
  const lost = ({ weight, assessment }: Row) => weight * (1 - assessment.credit);
  return (
    Number(b.blocks) - Number(a.blocks) ||
    compare(a.importance, b.importance) ||
    lost(b) - lost(a) ||
    compare(a.requirement, b.requirement)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
