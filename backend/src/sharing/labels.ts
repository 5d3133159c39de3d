/** The few words of its own that a shared page has, in the languages profiles are written in. */

export interface PageWords {
  points: string;
  resume: string;
  /** Before the day until which the page can be opened. */
  until: string;
}

const WORDS: Record<string, PageWords> = {
  en: { points: "In brief", resume: "Résumé as PDF", until: "This page can be opened until" },
  de: { points: "In Kürze", resume: "Lebenslauf als PDF", until: "Diese Seite ist offen bis" },
  fr: { points: "En bref", resume: "CV en PDF", until: "Cette page est ouverte jusqu’au" },
  es: { points: "En breve", resume: "Currículum en PDF", until: "Esta página está abierta hasta el" },
  pt: { points: "Em resumo", resume: "Currículo em PDF", until: "Esta página está aberta até" },
  nl: { points: "In het kort", resume: "Cv als PDF", until: "Deze pagina is open tot" },
};

/** English where there are none in that language; then the page's own language is English too. */
export function wordsIn(language: string): PageWords {
  return WORDS[language] ?? (WORDS.en as PageWords);
}

export function dayIn(language: string, day: Date): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(day);
}
