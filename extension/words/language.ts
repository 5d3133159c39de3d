/** The languages that the extension speaks, and which of them is in use. */

export const LANGUAGES = ["en", "de", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What the backend says comes in English; the others have sentences of their own for it. */
export type Translated = Exclude<Language, "en">;

const spoken = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => language === tag.slice(0, 2).toLowerCase());

/** The first of the tags (BCP 47, as a browser lists them) whose language is spoken here; English where none is. */
export function firstSpoken(tags: readonly string[]): { locale: string; language: Language } {
  for (const tag of tags) {
    const language = spoken(tag);
    if (language) return { locale: tag, language };
  }
  return { locale: "en", language: "en" };
}

/** As a BCP 47 tag, which says how numbers and dates are written, and as the language that words are taken from. */
export const { locale, language } = firstSpoken(
  globalThis.navigator ? [navigator.language, ...navigator.languages] : [],
);
