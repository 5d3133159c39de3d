/**
 * What an explanation of a score says, in the person's language. English comes with it; another language keeps one
 * sentence for each code (docs/scoring.md). A code that this version does not know, or whose parameters are not what it
 * expects, leaves the English text.
 */
import type { MatchPhrase } from "@career-portrait/shared/contract";
import { explanationDe } from "./explanation.de.ts";
import { locale } from "./index.ts";
import type { PhraseWords } from "./phrase-words.ts";

const LANGUAGES: Record<string, PhraseWords> = { de: explanationDe };

/**
 * These phrases in words.
 * @param english the same as English sentences; said where the phrases are missing or cannot be said
 * @param language two letters; the person's own unless given
 */
export function inWords(
  phrases: readonly MatchPhrase[] | null | undefined,
  english: string,
  language: string = locale.slice(0, 2),
): string {
  const words = LANGUAGES[language];
  if (!words || !phrases || phrases.length === 0) return english;
  const said = phrases.map(({ code, params }) => (Object.hasOwn(words, code) ? words[code]!(params) : null));
  return said.every((sentence) => sentence !== null) ? said.join(" ") : english;
}
