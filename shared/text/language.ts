/** Which language a text is written in, told by its commonest words; the same text always gives the same answer. */
import { COMMON_WORDS, type Language } from "../lexicon/common-words.ts";
import { spellingsOf } from "../lexicon/table.ts";
import { fold } from "../letters/fold.ts";

const LANGUAGES_OF = new Map<string, Language[]>();
for (const concept of COMMON_WORDS)
  for (const word of spellingsOf(concept))
    LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), concept.key]);

/**
 * The language of a text, or null when fewer than two function words speak for one, or two languages are level. A
 * word shared by n languages gives each 1/n. East Asian scripts are told by their characters (a fifth of the letters).
 */
export function detectLanguage(text: string): Language | null {
  const sample = text.slice(0, 20_000);
  const eastAsian = EAST_ASIAN.test(sample) ? eastAsianOf(sample) : null;
  if (eastAsian !== null) return eastAsian;
  const votes = new Map<Language, number>();
  for (const word of fold(sample).split(" ")) {
    const languages = LANGUAGES_OF.get(word) ?? [];
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1 / languages.length);
  }
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < 1.5 || (second && second[1] >= first[1] * 0.95)) return null;
  return first[0];
}

const EAST_ASIAN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Han}]/u;

function eastAsianOf(sample: string): Language | null {
  const letters = count(sample, /\p{L}/gu);
  if (count(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu) / letters > 0.05) return "ja";
  if (count(sample, /\p{Script=Hangul}/gu) / letters > 0.2) return "ko";
  return count(sample, /\p{Script=Han}/gu) / letters > 0.2 ? "zh" : null;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
