/** What of a statement weighs: the words that claim something, clause by clause. */
import { detectLanguage, pattern } from "@career-portrait/shared/text";
import type { Statement } from "./statement.ts";
import { monthOfWord } from "./dates.ts";
import type { Source, Span, Word } from "./source.ts";
import { GENERIC_WORDS, SMALL_WORDS } from "./vocabulary/plain.ts";

/** The words of each clause. */
export function clauses(words: readonly Word[]): Word[][] {
  const numbers = [...new Set(words.map(({ clause }) => clause))];
  return numbers.map((number) => words.filter(({ clause }) => clause === number));
}

/** Whether a word claims something by itself: neither small change nor the employer's need. */
export function isWeighty(word: Word, statement: Statement): boolean {
  const { key } = word;
  if (key.length < 4 || /\d/.test(key) || SMALL_WORDS.has(key) || GENERIC_WORDS.has(key)) return false;
  return monthOfWord(key) === null && !statement.need.isNeed(word);
}

/** Whether the statement stands in another language than its rows. */
export function isTranslated({ source, readings }: Statement): boolean {
  const own = detectLanguage(source.text);
  const theirs = detectLanguage(readings.map(({ evidence }) => evidence.text).join("\n"));
  return own !== null && theirs !== null && own !== theirs;
}

/** From the first of the words to the last. */
export function whole(words: readonly Word[]): Span {
  return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 };
}

/** Whether a text is German, where every noun has a capital. */
export function isGerman(source: Source): boolean {
  const language = detectLanguage(source.text);
  if (language !== null) return language === "de";
  return (
    /[äöüß]/iu.test(source.text) ||
    pattern("")` (?:und|der|die|das|den|dem|von|mit|bei|im|zum|zur|als|ich|mich|sich|wir|fur|
      seit|vom|am|aus|auf|nach|hat|hatte|bin|ist|sind|wird|wurde|war|eine[nmrs]?|ein|
      mein\w*|unser\w*|ihre?[nmrs]?) `.test(` ${source.folded} `)
  );
}
