/** The words in the browser's own menu and notifications: all that the worker says, so that it need not carry the catalogues. */
const WORDS = {
  en: {
    "menu.readPage": "Read this posting",
    "menu.readSelection": "Read the selected text as a posting",
    "reminder.step": "Due: {text}",
    "reminder.interview": "Interview at {time}",
  },
  de: {
    "menu.readPage": "Diese Stelle lesen",
    "menu.readSelection": "Markierten Text als Stelle lesen",
    "reminder.step": "Fällig: {text}",
    "reminder.interview": "Gespräch um {time}",
  },
};

/** Words of the worker in the person's language, English when there is no catalogue of it; `{name}` is `values.name`. */
export function menuWords(key: keyof typeof WORDS.en, values: Record<string, string> = {}): string {
  const language = (globalThis.navigator?.language ?? "en").slice(0, 2);
  const words = (language === "de" ? WORDS.de : WORDS.en)[key];
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
