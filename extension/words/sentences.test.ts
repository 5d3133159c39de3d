import { type MatchPhrase, NO_PREFERENCES } from "@career-portrait/shared/contract";
import {
  lessonsOf,
  relevanceOf,
  type RelevancePosting,
  type Wishes,
} from "@career-portrait/shared/relevance";
import { describe, expect, it } from "vitest";
import { DOCUMENTED_CODES, documentedNames } from "../../backend/test/explanations.ts";
import { explanationDe } from "./explanation.de.ts";
import { explanationEs } from "./explanation.es.ts";
import { explanationFr } from "./explanation.fr.ts";
import { eachInWords, inWords, loadPhrases, phraseInWords, relevanceInWords } from "./explanation.ts";
import { LANGUAGES, type Translated } from "./language.ts";
import { notesDe } from "./notes.de.ts";
import { notesEs } from "./notes.es.ts";
import { notesFr } from "./notes.fr.ts";
import type { PhraseWords } from "./phrase-words.ts";
import { phrasesDe } from "./phrases.de.ts";
import { phrasesEs } from "./phrases.es.ts";
import { phrasesFr } from "./phrases.fr.ts";
import { ABSCHLUESSE, reasonsDe, TATEN } from "./reasons.de.ts";
import { HECHOS, reasonsEs, TITULOS } from "./reasons.es.ts";
import { ACTES, DIPLOMES, reasonsFr } from "./reasons.fr.ts";
import { sentencesDe } from "./sentences.de.ts";
import { sentencesEs } from "./sentences.es.ts";
import { sentencesFr } from "./sentences.fr.ts";

for (const language of LANGUAGES) await loadPhrases(language);

interface Tables {
  all: PhraseWords;
  parts: PhraseWords[];
  notes: PhraseWords;
  reasons: PhraseWords;
  deeds: Record<string, string>;
  degrees: Record<string, string>;
}
const TABLES: Record<Translated, Tables> = {
  de: {
    all: phrasesDe,
    parts: [explanationDe, sentencesDe, notesDe, reasonsDe],
    notes: notesDe,
    reasons: reasonsDe,
    deeds: TATEN,
    degrees: ABSCHLUESSE,
  },
  fr: {
    all: phrasesFr,
    parts: [explanationFr, sentencesFr, notesFr, reasonsFr],
    notes: notesFr,
    reasons: reasonsFr,
    deeds: ACTES,
    degrees: DIPLOMES,
  },
  es: {
    all: phrasesEs,
    parts: [explanationEs, sentencesEs, notesEs, reasonsEs],
    notes: notesEs,
    reasons: reasonsEs,
    deeds: HECHOS,
    degrees: TITULOS,
  },
};

const QUERY = {
  query_key: "q",
  source: "linkedin",
  keyword: "data engineer",
  location: null,
  enabled: true,
} as const;
const WISHES: Wishes = {
  ...NO_PREFERENCES,
  role_levels: ["senior"],
  tech_stack: ["Python", "Kafka"],
  work_styles: ["remote", "hybrid"],
  locations: ["Berlin"],
  industries: ["energy"],
  compensation_floor: 70_000,
  compensation_currency: "EUR",
  discovery_queries: [QUERY],
};
const POSTING: RelevancePosting = {
  title: "Senior Data Engineer",
  company: "Helio Grid",
  location: "Berlin",
  work_mode: "hybrid",
  employment_type: null,
  salary: { min: null, max: 82_000, currency: "EUR", period: "year" },
  text: "We build the energy grid in Python and Kafka.",
};
const OTHER: RelevancePosting = {
  ...POSTING,
  title: "Junior Nurse",
  location: "Lyon",
  work_mode: "onsite",
  salary: { min: null, max: 30_000, currency: "EUR", period: "year" },
  text: `We care. ${"Every shift counts for somebody. ".repeat(20)}`,
};

describe.each(Object.entries(TABLES) as [Translated, Tables][])("the tables of %s", (_language, tables) => {
  const { all, parts, notes, reasons, deeds, degrees } = tables;

  it("know every documented code, and no other but the extension's own", () => {
    const codes = new Set(DOCUMENTED_CODES.map(({ code }) => code).filter((code) => code !== "against"));
    expect([...codes, "job_forgotten"].toSorted()).toEqual(Object.keys(all).toSorted());
  });

  it("ask for no parameter that the documentation does not name", () => {
    const strange = DOCUMENTED_CODES.filter(({ code, params }) => {
      if (!Object.hasOwn(notes, code) && !Object.hasOwn(reasons, code)) return false;
      // What a parameter is, its name does not say; one of each kind does.
      const kinds = ["text", 3, true, ["one", "two"]];
      const fillings = params.reduce<Record<string, unknown>[]>(
        (filled, name) => filled.flatMap((one) => kinds.map((value) => ({ ...one, [name]: value }))),
        [{}],
      );
      return !fillings.some((filled) => all[code]!(filled as never));
    });
    expect(strange).toEqual([]);
  });

  it("have one sentence for a code, and the codes of German", () => {
    const codes = parts.flatMap((table) => Object.keys(table));
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
    expect(codes.toSorted()).toEqual(Object.keys(phrasesDe).toSorted());
  });

  it("have words for every deed and degree that a reason names", () => {
    expect(Object.keys(deeds).toSorted()).toEqual(documentedNames("Deeds").toSorted());
    expect(Object.keys(degrees).toSorted()).toEqual(documentedNames("Degrees").toSorted());
  });
});

interface Said {
  ended: [year: string, month: string, day: string];
  differ: string;
  pay: [year: string, hour: string, bare: string];
  source: string;
  unread: string;
  unshown: string;
  changed: string;
  /** Why the first posting is relevant, how the second begins, what stands against a third, a wish ruled out, a lesson. */
  relevance: [good: string, far: string, against: string, ruledOut: string, lesson: string];
}
const SAID: Record<Translated, Said> = {
  de: {
    ended: ["Es endete 2019.", "Es endete im März 2019.", "Es endete am 5. März 2019."],
    differ: "Ein Dokument sagt März 2019 bis heute, ein anderes ? bis 2021.",
    pay: [
      "Zahlt bis zu 82.000\u00a0€ im Jahr.",
      "Zahlt bis zu 41,5\u00a0£ je Stunde.",
      "Zahlt bis zu 82.000.",
    ],
    source:
      "„nurse“ bei Google Jobs: Die Quelle lehnte die Suche ab. In ihren Worten: „Your account has run out of searches.“",
    unread: "1.200 übernommene Anzeigen ließen sich unter ihrer Adresse nicht lesen.",
    unshown: "Kein Beleg zeigt Deutsch.",
    changed: "Seit dies geschrieben wurde, haben sich Ihr Porträt und die Anzeige geändert.",
    relevance: [
      "Der Titel passt zu „data engineer“; nennt Python und Kafka; hybrid.",
      "Der Titel ist weit von dem, was Sie suchen; ",
      "Dagegen: Lyon ist keiner Ihrer Orte.",
      "Sie haben energy ausgeschlossen.",
      "Sie haben 4 von 4 Stellen von Acme verworfen.",
    ],
  },
  fr: {
    ended: [
      "Cela s’est terminé en 2019.",
      "Cela s’est terminé en mars 2019.",
      "Cela s’est terminé le 5 mars 2019.",
    ],
    differ: "Un document dit mars 2019 – aujourd’hui, un autre ? – 2021.",
    pay: [
      "Paie jusqu’à 82\u202f000\u00a0€ par an.",
      "Paie jusqu’à 41,5\u00a0£GB de l’heure.",
      "Paie jusqu’à 82\u202f000.",
    ],
    source:
      "«\u202fnurse\u202f» sur Google Jobs\u202f: La source a refusé la recherche. Selon ses termes\u202f: «\u202fYour account has run out of searches.\u202f»",
    unread: "1\u202f200 offres importées n’ont pas pu être lues à leur adresse.",
    unshown: "Aucune preuve ne montre ceci\u202f: allemand.",
    changed: "Depuis la rédaction, votre portrait et l’offre ont changé.",
    relevance: [
      "Le titre répond à «\u202fdata engineer\u202f»\u202f; nomme Python et Kafka\u202f; hybride.",
      "Le titre est loin de ce que vous cherchez\u202f; ",
      "Contre\u202f: Lyon ne fait pas partie de vos lieux.",
      "Vous avez exclu «\u202fenergy\u202f».",
      "Vous avez écarté 4 offres sur 4 de l’entreprise Acme.",
    ],
  },
  es: {
    ended: ["Terminó en 2019.", "Terminó en marzo de 2019.", "Terminó el 5 de marzo de 2019."],
    differ: "Un documento dice marzo de 2019 – hoy, otro ? – 2021.",
    pay: ["Paga hasta 82.000\u00a0€ al año.", "Paga hasta 41,5\u00a0GBP por hora.", "Paga hasta 82.000."],
    source:
      "«nurse» en Google Jobs: La fuente rechazó la búsqueda. En sus palabras: «Your account has run out of searches.»",
    unread: "1200 ofertas importadas no se pudieron leer en su dirección.",
    unshown: "Ninguna prueba muestra alemán.",
    changed: "Desde que se escribió, han cambiado tu retrato y la oferta.",
    relevance: [
      "El título responde a «data engineer»; nombra Python y Kafka; híbrido.",
      "El título está lejos de lo que buscas; ",
      "En contra: Lyon no es uno de tus lugares.",
      "Has descartado «energy».",
      "Descartaste 4 de 4 ofertas de la empresa Acme.",
    ],
  },
};

describe.each(Object.entries(SAID) as [Translated, Said][])(
  "what the backend says, in %s",
  (language, said) => {
    const say = (code: string, params: MatchPhrase["params"]) =>
      inWords([{ code, params }], "English.", language);

    it("writes dates, numbers and money as the language does", () => {
      expect(["2019", "2019-03", "2019-03-05"].map((end) => say("ended", { end }))).toEqual(said.ended);
      expect(say("dates_differ", { one: ["2019-03", "present"], other: ["", "2021"] })).toBe(said.differ);
      const pay = (amount: number, currency: string, period: string) =>
        relevanceInWords([{ code: "pay_fits", params: { amount, currency, period } }], "", language);
      expect([pay(82_000, "EUR", "year"), pay(41.5, "GBP", "hour"), pay(82_000, "", "")]).toEqual(said.pay);
    });

    it("says notes of several sentences, and frames a source's own words", () => {
      const failed = { code: "search_failed", params: { keyword: "nurse", source: "google_jobs" } };
      const told = { code: "source_said", params: { words: "Your account has run out of searches." } };
      expect(inWords([failed, told], "English.", language)).toBe(said.source);
      const notes = ["Nothing was read.", "In a model's words."];
      const codes = [[{ code: "imports_unread", params: { count: 1200 } }], []];
      expect(eachInWords(notes, codes, language)).toEqual([said.unread, "In a model's words."]);
      expect(eachInWords(notes, undefined, language)).toEqual(notes);
      expect(say("language_unshown", { language: "German" })).toBe(said.unshown);
      expect(say("changed_since", { portrait: true, posting: true })).toBe(said.changed);
    });

    it("says why a posting is relevant, for and against, and what was learned", () => {
      const told = (posting: RelevancePosting, wishes: Wishes, lessons?: ReturnType<typeof lessonsOf>) => {
        const { reason, explanation } = relevanceOf(posting, wishes, lessons);
        return relevanceInWords(explanation, reason ?? "", language);
      };
      const [good, far, against, ruledOut, lesson] = said.relevance;
      expect(told(POSTING, WISHES)).toBe(good);
      expect(told(OTHER, WISHES).startsWith(far)).toBe(true);
      expect(told({ ...POSTING, location: "Lyon" }, WISHES)).toContain(against);
      expect(told(POSTING, { ...WISHES, exclusions: ["energy"] })).toBe(ruledOut);
      const decided = (company: string, kept: boolean) => ({ ...POSTING, company, kept });
      const decisions = [1, 2, 3, 4].flatMap(() => [decided("Acme", false), decided("Bolt", true)]);
      expect(told({ ...POSTING, company: "Acme" }, NO_PREFERENCES, lessonsOf(decisions))).toBe(lesson);
    });
  },
);

describe("what the backend says", () => {
  it("leaves the English sentence where a code or its parameters are not known", () => {
    const known = { code: "mode_fits", params: { mode: "remote" } };
    for (const strange of [
      { code: "unheard_of", params: {} },
      { code: "place_fits", params: {} },
    ])
      expect(relevanceInWords([known, strange], "English.", "de")).toBe("English.");
    expect(relevanceInWords(null, "English.", "de")).toBe("English.");
    expect(relevanceInWords([known], "Remote.", "en")).toBe("Remote.");
    expect(phraseInWords({ code: "page_gone", params: { status: 404 } }, "Gone.")).toBe("Gone.");
    expect(phraseInWords(null, null)).toBe("");
  });
});
