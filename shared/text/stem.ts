/**
 * Light stemming: only the endings of number, gender and the commonest word families come off, so that a stem never
 * joins words of different meaning for the sake of recall (after the "light stemmers" of Savoy, 2006, and the S-stemmer
 * of Harman, 1991). Input and output are folded words.
 */
import { ENDINGS } from "../lexicon/endings.ts";
import type { Language } from "../lexicon/common-words.ts";

const RULES = Map.groupBy(
  ENDINGS.map(({ key, words: { least, before, endings, becomes } }) => ({
    language: key,
    ending: new RegExp(`(?<=[a-z]{${least![0]}}(?:${before!.join("|")}))(?:${endings!.join("|")})$`),
    becomes: becomes![0] ?? "",
  })),
  ({ language }) => language,
);

/**
 * Takes a folded word's inflection off. Languages without rules here, and words with digits or signs, come back as
 * they are. Without a language, English.
 */
export function stem(word: string, language: Language = "en"): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let stemmed = word;
  for (const { ending, becomes } of RULES.get(language) ?? []) {
    const shorter = stemmed.replace(ending, becomes);
    if (shorter !== stemmed && language !== "en") return shorter;
    stemmed = shorter;
  }
  return stemmed;
}
