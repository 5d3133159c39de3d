/**
 * The score on this device, by the very code the backend runs. The vocabulary behind it is large, so that it is a part of
 * its own, loaded beside the panel and not before it.
 */
import type { CapturedPosting, Claim, WorkHistory } from "@career-portrait/shared/contract";
import {
  matchReady,
  portraitFrom,
  readPosting,
  readyPortrait,
  type ReadyPortrait,
} from "@career-portrait/shared/matching";
import { explain, inReadingOrder, unknownRow, type Explained } from "./explained.ts";

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

/** The score of this posting on this device, by the very code the backend runs. Null without a text to read. */
export function scoreHere(posting: CapturedPosting, portrait: ReadyPortrait): Explained | null {
  const text = posting.description_text;
  if (text === null) return null;
  const { title, company, requirements } = readPosting(text, posting);
  const score = matchReady(portrait, { title, company, requirements, description_text: text });
  const explained = explain(score, text);
  return explained.rows.length > 0
    ? explained
    : { ...explained, rows: inReadingOrder(requirements.map(unknownRow), text) };
}
