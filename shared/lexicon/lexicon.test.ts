import { describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { fold } from "../text/index.ts";
import { isCareerGap } from "./career-gaps.ts";
import { isColumnHead } from "./resume-columns.ts";
import { DEGREE_NAMES } from "./degree-names.ts";
import { DEGREE, DEGREES, RUNG } from "./degrees.ts";
import { headingKind, HEADINGS } from "./headings.ts";
import { LANGUAGE_LEVELS, levelPattern } from "./language-levels.ts";
import {
  endsWithLegalForm,
  isCertainLegalForm,
  isLegalForm,
  LEGAL_FORMS,
  withoutLegalForm,
} from "./legal-forms.ts";
import { LICENCE, LICENCES, PRINTED_CLASS } from "./licences.ts";
import { MONTHS, monthsByWord } from "./months.ts";
import { NUMBER_WORDS, numbersByWord } from "./number-words.ts";
import { SENIORITY, SENIORITY_ORDER, seniorityPattern } from "./seniority.ts";
import { languageCode, languageName, languagesNamed, SPOKEN_LANGUAGES } from "./spoken-languages.ts";
import { type Concept, conceptsPattern, finderOf, keysByWord, readTable, spellingsOf } from "./table.ts";
import { commonPlaceName, COUNTRIES, isCountry, isTown } from "./places.ts";
import { isTitleWord, TITLE_WORDS } from "./title-words.ts";
import { WORK_MODES, workModesNamed } from "./work-modes.ts";

fc.configureGlobal({ seed: 20_261_122 });

/** Columns that every line of a table fills, and whether a key may stand in several lines. */
const TABLES: Record<string, { table: Concept[]; full: string[]; repeats?: boolean }> = {
  DEGREES: { table: DEGREES, full: ["letters", "en", "de", "fr", "es", "pt", "it", "nl", "da"] },
  DEGREE_NAMES: { table: DEGREE_NAMES, full: [] },
  COUNTRIES: { table: COUNTRIES, full: ["en", "de", "fr", "es", "pt", "it", "nl"] },
  TITLE_WORDS: { table: TITLE_WORDS, full: ["en", "de", "es", "fr", "pt", "it", "nl"] },
  HEADINGS: { table: HEADINGS, full: [], repeats: true },
  LANGUAGE_LEVELS: { table: LANGUAGE_LEVELS, full: ["en", "de", "fr", "es", "pt", "it", "nl", "da"] },
  LEGAL_FORMS: { table: LEGAL_FORMS, full: ["forms", "countries"] },
  LICENCES: { table: LICENCES, full: ["en", "de", "fr", "es", "nl", "pt", "it", "da", "sv"] },
  MONTHS: { table: MONTHS, full: Object.keys(MONTHS[0]!.words) },
  NUMBER_WORDS: { table: NUMBER_WORDS, full: [] },
  SENIORITY: { table: SENIORITY, full: ["en"] },
  SPOKEN_LANGUAGES: {
    table: SPOKEN_LANGUAGES,
    full: ["en", "de", "fr", "es", "pt", "it", "sv", "da", "pl", "zh"],
  },
  WORK_MODES: { table: WORK_MODES, full: ["en", "de", "fr", "es", "nl", "pt", "it", "da", "sv", "zh"] },
};

describe.each(Object.entries(TABLES))("%s", (_, { table, full, repeats }) => {
  it("has each key once", () => {
    const keys = table.map(({ key }) => key);
    expect(keys.every((key) => key !== "")).toBe(true);
    if (!repeats) expect(new Set(keys).size).toBe(keys.length);
  });

  it("fills the columns it claims", () => {
    const empty = table.flatMap((concept) =>
      full
        .filter((column) => concept.words[column]!.length + concept.doubtful[column]!.length === 0)
        .map((column) => `${concept.key}: ${column}`),
    );
    expect(empty).toEqual([]);
  });

  it("has no word twice in a language, and none that folds to nothing", () => {
    const columns = Object.keys(table[0]!.words).filter((column) => column !== "countries");
    for (const column of columns) {
      const words = table
        .flatMap((concept) => spellingsOf(concept, { columns: [column], doubtful: true }))
        .map((word) => `${fold(word)}${word.replace(/[^*]/gu, "")}`);
      const twice = words.filter((word, at) => words.indexOf(word) !== at);
      expect(words).not.toContain("");
      expect(twice).toEqual([]);
    }
  });
});

describe("a table", () => {
  const table = readTable(`
    # a remark
    key | en       | de
    a   | one, may? | eins, zwei*
    b   | one more | drei
  `);

  it("keeps words of another meaning apart", () => {
    expect(table[0]).toEqual({
      key: "a",
      words: { en: ["one"], de: ["eins", "zwei*"] },
      doubtful: { en: ["may"], de: [] },
    });
    expect(keysByWord(table).get("may")).toBeUndefined();
    expect(keysByWord(table, { doubtful: true }).get("may")).toBe("a");
  });

  it("finds the longest words, whole, and those left open", () => {
    const find = finderOf(table);
    expect(find("one more zweihundert onerous")).toEqual([
      { key: "b", start: 0, end: 8 },
      { key: "a", start: 9, end: 20 },
    ]);
  });

  it("refuses a line of other columns", () => {
    expect(() => readTable("key | en | de\na | one")).toThrow("other columns");
  });

  it("finds every word that it holds, wherever it stands", () => {
    const all = [WORK_MODES, LICENCES, DEGREES];
    const words = all.flatMap((concepts) =>
      concepts.flatMap((concept) => spellingsOf(concept).map((word) => [concepts, word] as const)),
    );
    const around = fc.constantFrom("", "xyz", "zzz 12", "q");
    fc.assert(
      fc.property(fc.constantFrom(...words), around, around, ([concepts, word], before, after) => {
        const text = fold(`${before} ${word.replaceAll("*", "ab")} ${after}`);
        expect(text).toMatch(new RegExp(conceptsPattern(concepts), "u"));
      }),
      { numRuns: 300 },
    );
  });
});

describe("languages", () => {
  it.each([
    ["Fließend Deutsch, gute Englischkenntnisse", ["de", "en"]],
    ["anglais courant, notions d'espagnole", ["en", "es"]],
    ["Duitstalig en Frans", ["de", "fr"]],
    ["Polish the silver, latin dance", []],
    ["English, German and Polish", ["en", "de", "pl"]],
    ["fluent Polish; Latin language", ["pl", "la"]],
    ["bundesweit in Deutschland, China", []],
    ["中文（母语）、英语（流利）", ["zh", "en"]],
    ["Haitian Creole and sign language", ["ht", "sgn"]],
  ])("%j names %j", (text, codes) => {
    expect(languagesNamed(fold(text)).map(({ code }) => code)).toEqual(codes);
  });

  it("are found by each of their names where a text is about languages, at the offsets of that name", () => {
    const names = SPOKEN_LANGUAGES.flatMap((row) =>
      spellingsOf(row, { doubtful: true }).map((name) => [row.key, name] as const),
    );
    for (const [key, name] of names) {
      const text = `a ${fold(name)} b`;
      const found = languagesNamed(text, true);
      expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([fold(name)]);
      expect(
        spellingsOf(
          SPOKEN_LANGUAGES.find((row) => row.key === found[0]!.code)!,
          { doubtful: true },
        ).map(fold),
      ).toContain(fold(name));
      expect(languageCode(name)).not.toBeNull();
      expect(key).not.toBe("");
    }
  });

  it("have a name in English that leads back to them", () => {
    for (const { key } of SPOKEN_LANGUAGES) expect(languageCode(languageName(key)!)).toBe(key);
    expect(languageName("de", "fr")).toBe("allemand");
    expect(languageCode("Klingon")).toBeNull();
  });

  it("have levels", () => {
    expect(fold("verhandlungssicheres Englisch (C1)")).toMatch(levelPattern(5));
    expect(fold("Grundkenntnisse")).toMatch(levelPattern(2));
    expect(fold("Grundstück")).not.toMatch(levelPattern(2));
  });
});

describe("legal forms", () => {
  it.each([
    ["Kasa GmbH & Co. KG", "kasa"],
    ["Lumière S.A.S.", "lumiere"],
    ["Acme, Inc.", "acme"],
    ["Works as", "works"],
    ["Limited", "limited"],
  ])("%s is %s without", (name, bare) => {
    expect(withoutLegalForm(fold(name))).toBe(bare);
  });

  it("are told from words of running text", () => {
    expect(isLegalForm("as")).toBe(true);
    expect(isCertainLegalForm("as")).toBe(false);
    expect(isCertainLegalForm("gmbh")).toBe(true);
    expect(endsWithLegalForm("Nordwind Energie AG")).toBe(true);
    expect(endsWithLegalForm("Nordwind")).toBe(false);
  });

  it("come off once and for all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (name) => {
        const bare = withoutLegalForm(fold(name));
        expect(withoutLegalForm(bare)).toBe(bare);
      }),
    );
  });
});

describe("lookups", () => {
  it("know months by name and number words by value", () => {
    const months = monthsByWord(["de", "es", "fr", "nl", "pl"]);
    expect(["marz", "fevr", "dic", "maart", "styczen"].map((name) => months.get(name))).toEqual([
      3, 2, 12, 3, 1,
    ]);
    expect([months.get("sie"), months.get("october")]).toEqual([undefined, undefined]);
    const numbers = numbersByWord(["en", "de"]);
    expect([numbers.get("seven"), numbers.get("zwolf"), numbers.get("sei"), numbers.get("a")]).toEqual([
      7,
      12,
      undefined,
      undefined,
    ]);
  });

  it("know towns of several words wherever the table breaks its lines", () => {
    expect(["buenos aires", "san bernardino", "villingen schwenningen"].map(isTown)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("bring the names of one place together", () => {
    expect(["munchen", "wien", "allemagne", "usa", "ulm"].map(commonPlaceName)).toEqual([
      "munich",
      "vienna",
      "germany",
      "united states",
      "ulm",
    ]);
    expect([isTown("koln"), isTown("cologne"), isTown("desk"), isCountry("suisse"), isCountry("us")]).toEqual(
      [true, true, false, true, false],
    );
  });

  it("know nouns of titles, their plurals and compounds", () => {
    expect(["nurse", "nurses", "anlagenmechaniker", "cocinera", "backerin"].every(isTitleWord)).toBe(true);
    expect(["success", "result", "er"].some(isTitleWord)).toBe(false);
  });

  it("know headings by their whole wording", () => {
    expect(headingKind(fold("Das bringst du mit"))).toBe("requirement");
    expect(headingKind(fold("Nice to have"))).toBe("nice");
    expect(headingKind(fold("Wat ga je doen"))).toBe("duty");
    expect(headingKind(fold("Cosa offriamo"))).toBe("benefit");
    expect(headingKind(fold("Requirements of the market"))).toBeNull();
  });

  it("has ten headings and more of every kind in every language", () => {
    const counts = Map.groupBy(HEADINGS, ({ key }) => key);
    for (const [, lines] of counts)
      for (const column of Object.keys(lines[0]!.words))
        expect(lines.flatMap(({ words }) => words[column]!).length).toBeGreaterThan(9);
  });

  it.each([
    ["Führerschein der Klasse B", LICENCE, true],
    ["abgeschlossene Berufsausbildung", DEGREE, true],
    ["3 años de experiencia", DEGREE, false],
  ])("%s", (text, pattern, found) => {
    expect(new RegExp(pattern, "u").test(fold(text))).toBe(found);
  });

  it.each([
    ["Führerschein Klasse CE", "CE"],
    ["permis B", "B"],
    ["rijbewijs BE", "BE"],
    ["Driver's licence, class C1", "C1"],
    ["class Teacher", undefined],
  ])("the class of %s is %s", (text, licence) => {
    expect(PRINTED_CLASS.exec(text)?.[1]).toBe(licence);
  });

  it("know modes and levels", () => {
    expect(workModesNamed(fold("Hybrid, 2 days remote")).map(({ key }) => key)).toEqual(["hybrid", "remote"]);
    expect(SENIORITY_ORDER.indexOf("junior")).toBeLessThan(SENIORITY_ORDER.indexOf("senior"));
    expect(fold("Teamleiterin Einkauf")).toMatch(seniorityPattern("manager"));
    expect(Object.values(RUNG).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("time without work", () => {
  it.each([
    "Career break",
    "Unemployed, looking for work",
    "Arbeitssuchend nach Insolvenz des Arbeitgebers",
    "Elternzeit und Betreuung der eigenen Kinder",
    "Sans emploi (opération genou, rétabli)",
    "Pausa profesional",
    "Mutterschutz und Elternzeit",
  ])("%s", (title) => expect(isCareerGap(title)).toBe(true));

  it.each([
    "Elternzeitvertretung Buchhaltung",
    "Judge's Associate (maternity leave cover)",
    "Pflegefachkraft",
    "Job Coach for people who look for work",
    "Agent de service",
    "Arbeiter",
  ])("not %s", (title) => expect(isCareerGap(title)).toBe(false));
});

describe("the names of a table's columns", () => {
  it.each([
    "Zeitraum      Dienstgeber                        Funktion",
    "Desde\tHasta\tCentro\tPuesto",
    "Période Entreprise Poste Lieu",
    "Von - Bis\tBetrieb\tPosten",
    "Period | Employer | Position",
  ])("%s", (line) => expect(isColumnHead(line)).toBe(true));

  it.each([
    "Company Name",
    "Position: Manager",
    "2019 Company Position",
    "From School to Work",
    "School",
    "where what",
  ])("not %s", (line) => expect(isColumnHead(line)).toBe(false));
});
