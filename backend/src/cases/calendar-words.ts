/** What a calendar says of its own, in the languages of whoever asks for it. */

interface CalendarWords {
  phone: string;
  video: string;
  on_site: string;
  task: string;
  other: string;
  with: (people: string) => string;
  /** Between what something is and what it belongs to. */
  colon: string;
}

const WORDS = {
  en: {
    phone: "Phone interview",
    video: "Video interview",
    on_site: "Interview on site",
    task: "Task",
    other: "Interview",
    with: (people) => `With ${people}`,
    colon: ": ",
  },
  de: {
    phone: "Telefongespräch",
    video: "Videogespräch",
    on_site: "Gespräch vor Ort",
    task: "Aufgabe",
    other: "Gespräch",
    with: (people) => `Mit ${people}`,
    colon: ": ",
  },
  fr: {
    phone: "Entretien téléphonique",
    video: "Entretien en visio",
    on_site: "Entretien sur place",
    task: "Exercice",
    other: "Entretien",
    with: (people) => `Avec ${people}`,
    colon: "\u202f: ",
  },
  es: {
    phone: "Entrevista por teléfono",
    video: "Entrevista por vídeo",
    on_site: "Entrevista presencial",
    task: "Prueba práctica",
    other: "Entrevista",
    with: (people) => `Con ${people}`,
    colon: ": ",
  },
} satisfies Record<string, CalendarWords>;

export type CalendarLanguage = keyof typeof WORDS;

/** The first language of an `Accept-Language` header that is here, in the order it is written in; English where none is. */
export function calendarLanguage(accepted: string): CalendarLanguage {
  const asked = accepted.split(",").map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return asked.find((tag): tag is CalendarLanguage => Object.hasOwn(WORDS, tag)) ?? "en";
}

export const calendarWords = (language: CalendarLanguage): CalendarWords => WORDS[language];
