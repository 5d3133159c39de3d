/** Which sentences of the evidence a clause of the statement retells. */
import type { Reading } from "./readings.ts";
import { sourceOf, type Word } from "./source.ts";
import { SMALL_WORDS } from "./vocabulary/plain.ts";
import { sameWord } from "./word-match.ts";
import { pattern } from "@career-portrait/shared/text";

/** "A colleague who wrote …": what follows is that person's. Folded. */
const OF_OTHERS = pattern("u")`
    \b(?:colleagues?|manager|supervisor|boss|contractors?|agency|suppliers?|freelancers?|consultants?|
    developers?|engineers?|kolleg\w+|vorgesetzte\w*|chefin|chef|agentur|dienstleister\w*|entwickler\w*|
    collegues?|prestataires?|agence|directeur|directrice|companer[oa]s?) (?:who|which|that|der|die|das|
    qui|que) `;

/** A sentence of a row, folded. */
export interface Told {
  text: string;
  keys: readonly string[];
  /** Its relative clause tells this of somebody else. */
  isOthers: boolean;
}

export function isAbbreviation({ key, text }: Word): boolean {
  return /^\p{Lu}{2,}$/u.test(text) && !SMALL_WORDS.has(key);
}

/**
 * The sentences of the evidence that share the most words with a clause: two, or half of those it has. Where somebody
 * worked, and as what, is no retelling.
 */
export function retold(words: readonly Word[], readings: readonly Reading[]): Told[] {
  const employers = new Set(
    readings.flatMap(({ evidence }) => sourceOf(evidence.employer ?? "").words.map(({ key }) => key)),
  );
  const telling = words.filter(({ key }) => !employers.has(key));
  const scored = readings.flatMap(toldIn).map((told) => ({
    told,
    shared: telling.filter(({ key }) => tells(told, key)).length,
  }));
  const most = Math.max(0, ...scored.map(({ shared }) => shared));
  if (most === 0 || most < Math.min(2, telling.length / 2)) return [];
  return scored.filter(({ shared }) => shared === most).map(({ told }) => told);
}

/** Whether a sentence has a word in some form; German compounds of one beginning count. */
export function tells({ keys }: Told, key: string): boolean {
  return keys.some(
    (own) => own === key || sameWord(own, key) || (own.length > 4 && own.slice(0, 5) === key.slice(0, 5)),
  );
}

/** The sentences of a row without its title and employer; what a relative clause tells of others stands by itself. */
export function toldIn({ source, evidence }: Reading): Told[] {
  const numbers = [...new Set(source.words.map(({ sentence }) => sentence))];
  return numbers.flatMap((number): Told[] => {
    const words = source.words.filter(({ sentence }) => sentence === number);
    const keys = words.map(({ key }) => key);
    const line = source.text.slice(words[0]?.start, words.at(-1)?.end);
    if ([evidence.title, evidence.employer].some((name) => name?.includes(line))) return [];
    const text = keys.join(" ");
    const others = OF_OTHERS.exec(text);
    if (!others) return [{ text, keys, isOthers: false }];
    const from = others.index + others[0].length;
    return [
      { text: text.slice(0, from), isOthers: false },
      { text: text.slice(from), isOthers: true },
    ].map((part) => ({ ...part, keys: part.text.trim().split(" ") }));
  });
}
