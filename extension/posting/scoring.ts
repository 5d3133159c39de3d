/**
 * The score on this device, by the very code the backend runs. The vocabulary behind it is large, so that it is a part of
 * its own, loaded beside the panel and not before it.
 */
import type {
  CapturedPosting,
  Claim,
  PostingWarning,
  Requirement,
  RequirementCorrection,
  WorkHistory,
} from "@career-portrait/shared/contract";
import { demandsOf, personOf, warningsOf } from "@career-portrait/shared/relevance";
import {
  applyCorrections,
  matchReady,
  portraitFrom,
  readPosting,
  readyPortrait,
  type ReadyPortrait,
} from "@career-portrait/shared/matching";
export { litIn, loadWeights } from "@career-portrait/shared/matching";
import { besideTheScore, explain, inReadingOrder, unknownRow, type Explained } from "./explained.ts";

/**
 * The cached portrait, ready to be scored against many postings.
 * @param today YYYY-MM-DD
 */
export function portraitOf(
  claims: readonly Claim[],
  work: readonly WorkHistory[],
  today: string,
): ReadyPortrait {
  return readyPortrait(portraitFrom(claims, work), today);
}

/** A posting with what it asks for, as it was read. */
export interface ReadPosting {
  title: string | null;
  company: string | null;
  text: string;
  requirements: readonly Requirement[];
}

/** What this posting asks for, as this device reads it; null without a text. */
export function readHere(posting: CapturedPosting): ReadPosting | null {
  const text = posting.description_text;
  if (text === null) return null;
  const { title, company, requirements } = readPosting(text, posting);
  return { title, company, text, requirements };
}

/**
 * What of this posting cannot fit. The row of a missing language says so by itself.
 * @param wished where they look for work
 */
export function warningsHere(
  { location, work_mode }: CapturedPosting,
  { text, requirements }: ReadPosting,
  portrait: ReadyPortrait,
  wished: readonly string[],
): PostingWarning[] {
  const person = personOf(portrait, null, wished);
  return besideTheScore(warningsOf({ location, work_mode }, demandsOf(text, requirements), person));
}

/** The passages of a portrait that answer a question, the likeliest first; none where none does. */
export function quotesFor(question: string, portrait: ReadyPortrait): string[] {
  const asked: Requirement = {
    text: question,
    importance: "must",
    kind: "other",
    skills: [],
    years: null,
    start: 0,
    end: question.length,
  };
  const posting = { title: null, company: null, requirements: [asked], description_text: question };
  const { strengths, gaps } = matchReady(portrait, posting);
  return [...strengths, ...gaps].flatMap(({ evidence }) => evidence.map(({ content }) => content));
}

/** The score of this posting on this device, by the very code the backend runs, with its requirements as the person corrects them. */
export function scoreHere(
  posting: ReadPosting,
  said: readonly RequirementCorrection[],
  portrait: ReadyPortrait,
): Explained {
  const { title, company, text } = posting;
  const requirements = applyCorrections(posting.requirements, said);
  const score = matchReady(portrait, { title, company, requirements, description_text: text });
  const explained = explain(score, text);
  return explained.rows.length > 0
    ? explained
    : { ...explained, rows: inReadingOrder(requirements.map(unknownRow), text) };
}
