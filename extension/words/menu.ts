/** The words in the browser's own menu and notifications: all that the worker says, so that it need not carry the catalogues. */
import { type Language, language } from "./language.ts";

const ENGLISH = {
  "menu.readPage": "Read this posting",
  "menu.readSelection": "Read the selected text as a posting",
  "reminder.step": "Due: {text}",
  "reminder.interview": "Interview at {time}",
};
const WORDS: Record<Language, typeof ENGLISH> = {
  en: ENGLISH,
  de: {
    "menu.readPage": "Diese Stelle lesen",
    "menu.readSelection": "Markierten Text als Stelle lesen",
    "reminder.step": "Fällig: {text}",
    "reminder.interview": "Gespräch um {time}",
  },
  fr: {
    "menu.readPage": "Lire cette offre",
    "menu.readSelection": "Lire le texte sélectionné comme une offre",
    "reminder.step": "À faire\u202f: {text}",
    "reminder.interview": "Entretien à {time}",
  },
  es: {
    "menu.readPage": "Leer esta oferta",
    "menu.readSelection": "Leer el texto seleccionado como oferta",
    "reminder.step": "Pendiente: {text}",
    "reminder.interview": "Entrevista a las {time}",
  },
};

/** Words of the worker in the person's language; `{name}` is `values.name`. */
export function menuWords(key: keyof typeof ENGLISH, values: Record<string, string> = {}): string {
  return WORDS[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
