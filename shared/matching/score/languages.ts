/** Human languages as requirements and claims name them, and how well they are spoken (Council of Europe, CEFR). */
import { levelPattern } from "../../lexicon/language-levels.ts";
import { languageName, languagesNamed, SPOKEN_LANGUAGES } from "../../lexicon/spoken-languages.ts";
import { detectLanguage, fold, remembering } from "../../text/index.ts";

/** What requirements say of a level besides the lexicon's words, by level, folded. */
const ASKED: Readonly<Record<number, string>> = {
  6: "母 ?语",
  5: "bilingual|bilingue|zweisprachig\\p{L}*|high|流 ?利",
  4: "working|professional|speak|read|write|written|spoken",
  2: "plus",
};

/** Levels 1–6 stand for A1–C2, the highest first. */
const LEVELS = [6, 5, 4, 3, 2, 1].map(
  (level) => [level, levelPattern(level, ASKED[level] === undefined ? [] : [ASKED[level]])] as const,
);

/** The English names of the languages a text names, each once, in the order of the lexicon. */
export const languagesIn = remembering(5_000, (text): readonly string[] => {
  const named = new Set(languagesNamed(fold(text)).map(({ code }) => code));
  return SPOKEN_LANGUAGES.flatMap(({ key }) => (named.has(key) ? (languageName(key) ?? key) : []));
});

/** The level a text names, 1–6; null when it names none. */
export function languageLevel(text: string): number | null {
  const folded = fold(text);
  return LEVELS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** The language a passage is itself written in: a résumé in English shows English. Null for short or mixed passages. */
export const languageOfPassage = remembering(2_000, (text): string | null => {
  const language = text.length < 40 ? null : detectLanguage(text);
  return language === null ? null : languageName(language);
});
