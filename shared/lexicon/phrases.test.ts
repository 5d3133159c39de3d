import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flatten } from "../letters/flat.ts";
import { ABILITIES, KNOWLEDGE, SPEAKING } from "./abilities.ts";
import { APPLYING } from "./applying.ts";
import { CANDIDATES } from "./candidates.ts";
import { COMPETENCES } from "./competences.ts";
import { CONDITIONS } from "./conditions.ts";
import { CREDENTIALS } from "./credentials.ts";
import { TRAINING } from "./degrees.ts";
import { DEMANDS } from "./demands.ts";
import { DISPOSITIONS_OF_PEOPLE } from "./dispositions.ts";
import { EMPLOYER_TALK } from "./employers.ts";
import { EXPERIENCES } from "./experience.ts";
import { FUNCTION_WORDS } from "./function-words.ts";
import { LEGAL_NOTICES } from "./legal-notices.ts";
import { MACHINE_NOTES } from "./machine-notes.ts";
import { MAIL_OUTCOMES } from "./mail-outcomes.ts";
import { OFFERS } from "./offers.ts";
import { PAGE_PHRASES } from "./page-phrases.ts";
import { anyOf, byBeginning, phrasePattern, phrases } from "./phrases.ts";
import { SOFTENERS } from "./softeners.ts";
import { readTable, spellingsOf } from "./table.ts";
import { TIME_UNITS } from "./time-units.ts";

const TABLES = {
  ABILITIES,
  APPLYING,
  CANDIDATES,
  COMPETENCES,
  CONDITIONS,
  CREDENTIALS,
  DEMANDS,
  DISPOSITIONS_OF_PEOPLE,
  EMPLOYER_TALK,
  EXPERIENCES,
  FUNCTION_WORDS,
  KNOWLEDGE,
  LEGAL_NOTICES,
  MACHINE_NOTES,
  MAIL_OUTCOMES,
  OFFERS,
  SOFTENERS,
  SPEAKING,
  TIME_UNITS,
  TRAINING,
};

describe.each(Object.entries(TABLES))("%s", (_, table) => {
  it("has each key once, and no phrase twice in a language", () => {
    const keys = table.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const column of Object.keys(table[0]!.words)) {
      const all = table
        .flatMap((concept) => spellingsOf(concept, { columns: [column] }))
        .map((one) => phrasePattern(one));
      expect(all.filter((phrase, at) => all.indexOf(phrase) !== at)).toEqual([]);
    }
  });

  it("is made of phrases that match themselves, the shortest way and the longest", () => {
    for (const phrase of table.flatMap((concept) => spellingsOf(concept))) {
      const pattern = new RegExp(`^(?:${phrasePattern(phrase)})$`);
      for (const text of [spoken(phrase, false), spoken(phrase, true)])
        expect(flatten(text)).toMatch(pattern);
    }
  });
});

describe("phrases of pages", () => {
  it("stand once in a key's line, and match themselves as they are written", () => {
    const lines = PAGE_PHRASES.map(({ key, words }) => `${key} ${words.language!.join()}`);
    expect(new Set(lines).size).toBe(lines.length);
    for (const phrase of PAGE_PHRASES.flatMap((line) => spellingsOf(line, { columns: ["phrases"] }))) {
      const pattern = new RegExp(`^(?:${phrasePattern(phrase, (text) => text)})$`, "i");
      for (const text of [spoken(phrase, false), spoken(phrase, true)]) expect(text).toMatch(pattern);
    }
  });
});

/** A text that the phrase stands for: what is optional left out or put in, the first of several. */
function spoken(phrase: string, whole: boolean): string {
  let text = phrase
    .replaceAll("$", "")
    .replaceAll("_", "ab")
    .replaceAll("*", whole ? "ab" : "");
  text = text.replaceAll("#", "7").replaceAll(/… ?/g, whole ? "and so on " : "");
  for (let before = ""; before !== text;) {
    before = text;
    text = text
      .replace(/[[{]([^[\](){}]*)[\]}]/, (_, inside: string) => (whole ? inside.split("/")[0]! : ""))
      .replace(/\(([^[\](){}]*)\)/, (_, inside: string) => inside.split("/")[0]!);
  }
  return text;
}

describe("phrases", () => {
  const table = readTable(`
    key | en                            | de
    a   | (is/are) [very ]welcome, vis* | großes Plus
    b   | lift … #[ ]kg, handy$         |
  `);

  it.each([
    ["You are very welcome.", true],
    ["Vision", true],
    ["division", false],
    ["ein grosses Plus", true],
    ["ein großes Plus", true],
    ["lift up to 20kg", true],
    ["lift 20 kg", true],
    ["Excel comes handy.", true],
    ["handy work", false],
  ])("%s: %s", (text, found) => {
    expect(anyOf(phrases(table)).test(flatten(text))).toBe(found);
  });

  it("are chosen by key and by language", () => {
    expect(phrases(table, { keys: ["b"] })).toContain("handy");
    expect(phrases(table, { without: ["a"], columns: ["en"] })).toBe(phrases(table, { keys: ["b"] }));
    expect(phrases(table, { columns: ["de"] })).toBe("gro(?:ß|ss)es plus");
  });
});

describe("alternatives by their beginnings", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 5 });
  const simple = fc.oneof(letters, fc.constantFrom("a", "[ab]", "[bc]*", "b?", "c{1,2}", "\\.", "(?!c)"));
  const grouped = fc
    .tuple(fc.array(letters, { minLength: 1, maxLength: 15 }), fc.constantFrom("", "?"))
    .map(([all, quantifier]) => `(?:${all.join("|")})${quantifier}`);
  const alternative = fc.array(fc.oneof(simple, grouped), { minLength: 1, maxLength: 4 });

  it("match what they match one after the other", () => {
    fc.assert(
      fc.property(fc.array(alternative, { minLength: 1, maxLength: 8 }), fc.array(letters), (all, texts) => {
        const source = all.map((parts) => parts.join("")).join("|");
        const [plain, shared] = [source, byBeginning(source)].map((one) => new RegExp(`^(?:${one})$`));
        for (const text of texts) expect(shared!.test(text)).toBe(plain!.test(text));
      }),
      { numRuns: 2000 },
    );
  });

  it("are written once", () => {
    expect(byBeginning("licence|license holder|(?:the )?licensed")).toBe(
      "(?:licen(?:ce|se(?: holder|d))|the licensed)",
    );
  });
});
