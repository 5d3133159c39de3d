/**
 * Light stemming: only the endings of number, gender and the commonest word families come off, so that a stem never
 * joins words of different meaning for the sake of recall (after the "light stemmers" of Savoy, 2006, and the S-stemmer
 * of Harman, 1991). Input and output are folded words.
 */
import type { Language } from "./language.ts";

const ENDINGS: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/(?<=[a-z]{3})ies$/, "y"],
    [/(?<=[a-z]{2}(?:ss|sh|ch|x|zz))es$/, ""],
    [/(?<=[a-z]{2}[^sui])s$/, ""],
    [/(?<=[a-z]{4})ing$/, ""],
    [/(?<=[a-z]{4})ed$/, ""],
    [/(?<=[a-z]{4})ly$/, ""],
    [/(?<=[a-z]{3})e$/, ""],
  ],
  de: [
    [/(?<=[a-z]{4})(?:er)?innen$/, ""],
    [/(?<=[a-z]{4})erin$/, ""],
    [/(?<=[a-z]{5})ungen$/, "ung"],
    [/(?<=[a-z]{4})(?:ern|em|en|er|es)$/, ""],
    [/(?<=[a-z]{4})[ens]$/, ""],
  ],
  fr: [
    [/(?<=[a-z]{3})aux$/, "al"],
    [/(?<=[a-z]{3})(?:euses?|eurs)$/, "eur"],
    [/(?<=[a-z]{3})(?:ives?|ifs)$/, "if"],
    [/(?<=[a-z]{3})(?:ees|ee|es|er)$/, ""],
    [/(?<=[a-z]{3})[esx]$/, ""],
  ],
  es: [
    [/(?<=[a-z]{3})ciones$/, "cion"],
    [/(?<=[a-z]{3})(?:adoras?|adores)$/, "ador"],
    [/(?<=[a-z]{3})(?:es|os|as)$/, ""],
    [/(?<=[a-z]{3})[aeos]$/, ""],
  ],
  pt: [
    [/(?<=[a-z]{3})coes$/, "ca"],
    [/(?<=[a-z]{3})(?:adoras?|adores)$/, "ador"],
    [/(?<=[a-z]{3})(?:es|os|as)$/, ""],
    [/(?<=[a-z]{3})[aeos]$/, ""],
  ],
};

/**
 * Takes a folded word's inflection off. Languages without rules here, and words with digits or signs, come back as
 * they are. Without a language, English.
 */
export function stem(word: string, language: Language = "en"): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let stemmed = word;
  for (const [ending, replacement] of ENDINGS[language] ?? []) {
    const shorter = stemmed.replace(ending, replacement);
    if (shorter !== stemmed && language !== "en") return shorter;
    stemmed = shorter;
  }
  return stemmed;
}
