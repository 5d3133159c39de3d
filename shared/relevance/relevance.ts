/**
 * How relevant a posting is to a person (decisions, section 8): the weighted mean of the wishes that can be compared and of
 * their own work, what past decisions taught added, and what is ruled out held near the bottom. Pure; without a wish that
 * can be compared there is no score, and their own work gives the order alone.
 */
import type { MatchPhrase } from "../contract/index.ts";
import type { ReadyPortrait } from "../matching/index.ts";
import { COMPARISONS } from "./compare.ts";
import { ruledOut } from "./exclusions.ts";
import { ownWork } from "./own-work.ts";
import type { Dimension, Lesson, Relevance, RelevanceFact, RelevancePosting, Wishes } from "./types.ts";
import { traitsOf } from "./traits.ts";

/** One comparison alone is not yet certainty: a half-fit of this weight stands beside those found. */
const DOUBT = 0.5;
/** The same where nothing says what the work is: a place or a pay alone makes no posting relevant. */
const DOUBT_OF_WORK = 4;
/** The comparisons that say what the work is. */
const OF_WORK: ReadonlySet<Dimension> = new Set<Dimension>(["role", "stack", "portrait"]);
/** What is ruled out never scores above; within it the order stays. */
const RULED_OUT = 10;
/** Most that lessons move a score. */
const MOST_LEARNED = 25;
/** Facts named in a reason. */
const NAMED = 3;

function mean(facts: readonly RelevanceFact[]): number {
  const doubt = facts.some(({ dimension }) => OF_WORK.has(dimension)) ? DOUBT : DOUBT_OF_WORK;
  const weight = facts.reduce((sum, fact) => sum + fact.weight, doubt);
  const points = facts.reduce((sum, { weight: w, fit }) => sum + w * fit, doubt * 0.5);
  return (100 * points) / weight;
}

function learned(lessons: readonly Lesson[], posting: RelevancePosting) {
  const traits = traitsOf(posting);
  const taught = lessons.filter(({ trait, value }) =>
    traits.some((one) => one.trait === trait && one.value === value),
  );
  const sum = taught.reduce((total, { points }) => total + points, 0);
  const strongest = taught.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))[0];
  return { points: Math.max(-MOST_LEARNED, Math.min(MOST_LEARNED, sum)), strongest };
}

/** The facts that decide, on one side; their own work is always named. */
function decisive(facts: readonly RelevanceFact[], isOnSide: (fit: number) => boolean): RelevanceFact[] {
  const telling = ({ dimension, weight, fit }: RelevanceFact) =>
    dimension === "portrait" ? Infinity : weight * Math.abs(fit - 0.5);
  return facts
    .filter(({ fit }) => isOnSide(fit))
    .toSorted((a, b) => telling(b) - telling(a))
    .slice(0, NAMED);
}

/** "Names Go and SQL; remote. Against it: Lyon is none of your places." */
function reasonOf(facts: readonly RelevanceFact[]): { reason: string; explanation: MatchPhrase[] } {
  const speaksFor = decisive(facts, (fit) => fit >= 0.5);
  const against = decisive(facts, (fit) => fit < 0.5);
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const said = (side: readonly RelevanceFact[]) => side.map(({ words }) => words).join("; ");
  const codes = (side: readonly RelevanceFact[]) => side.map(({ phrase }) => phrase);
  const explanation = [
    ...codes(speaksFor),
    ...(against.length > 0 ? [{ code: "against", params: {} }] : []),
    ...codes(against),
  ];
  if (speaksFor.length === 0) return { reason: `${capital(said(against))}.`, explanation };
  const first = `${capital(said(speaksFor))}.`;
  return { reason: against.length === 0 ? first : `${first} Against it: ${said(against)}.`, explanation };
}

/**
 * Compares a posting with what a person looks for and has done, and with what their decisions taught.
 * @param lessons from `lessonsOf`; those of traits the posting does not have change nothing
 * @param portrait null while there is none
 */
export function relevanceOf(
  posting: RelevancePosting,
  wishes: Wishes,
  lessons: readonly Lesson[] = [],
  portrait: ReadyPortrait | null = null,
): Relevance {
  const wished = COMPARISONS.flatMap((compare) => compare(posting, wishes) ?? []);
  const isSought = wished.some(({ dimension }) => OF_WORK.has(dimension));
  const own = portrait && ownWork(posting, portrait, isSought);
  const facts = own ? [...wished, own] : wished;
  const excluded = ruledOut(wishes.exclusions, posting);
  if (excluded !== null) {
    const phrase: MatchPhrase = { code: "ruled_out", params: { wish: excluded } };
    const words = `you ruled out ${excluded}`;
    const exclusion: RelevanceFact = { dimension: "exclusion", fit: 0, weight: 10, words, phrase };
    const score = Math.round((RULED_OUT * mean(facts)) / 100);
    return {
      score,
      rank: score,
      reason: `You ruled out ${excluded}.`,
      explanation: [phrase],
      facts: [exclusion],
    };
  }
  const { points, strongest } = learned(lessons, posting);
  if (wished.length === 0 && strongest === undefined) {
    const rank = -1 + (own?.fit ?? 0);
    const said = own ? reasonOf(facts) : { reason: null, explanation: null };
    return { score: null, rank, ...said, facts };
  }
  const score = Math.round(Math.max(0, Math.min(100, mean(facts) + points)));
  if (strongest === undefined) return { score, rank: score, ...reasonOf(facts), facts };
  const lesson: RelevanceFact = {
    dimension: "learned",
    fit: points < 0 ? 0 : 1,
    weight: Math.abs(points) / 4,
    words: strongest.because,
    phrase: strongest.explanation,
  };
  const compared = facts.length > 0 ? reasonOf(facts) : { reason: "", explanation: [] };
  return {
    score,
    rank: score,
    reason: `${compared.reason} ${strongest.because}.`.trim(),
    explanation: [...compared.explanation, strongest.explanation],
    facts: [...facts, lesson],
  };
}
