/** The words in the browser's own menu: all that the worker says, so that it need not carry the catalogues. */
const WORDS = {
  en: {
    "menu.readPage": "Read this posting",
    "menu.readSelection": "Read the selected text as a posting",
  },
  de: {
    "menu.readPage": "Diese Stelle lesen",
    "menu.readSelection": "Markierten Text als Stelle lesen",
  },
};

/** A word of the menu in the person's language, English when there is no catalogue of it. */
export function menuWords(key: keyof typeof WORDS.en): string {
  const language = (globalThis.navigator?.language ?? "en").slice(0, 2);
  return (language === "de" ? WORDS.de : WORDS.en)[key];
}
