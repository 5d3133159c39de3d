/** Which words are told to be misspelt, on lines with and without slips; the list of words is the shipped one. */
import { describe, expect, test } from "vitest";
import { differenceOf, oneStepFrom } from "./steps.ts";
import { misspellings } from "./index.ts";
import { Words, wordsFile } from "./words.ts";

/** `word → suggestion` of one person's lines. */
function said(language: string | null, lines: readonly string[], names: readonly string[] = []): string[] {
  return misspellings(lines, language, names).flatMap((found, index) =>
    found.map(({ words, start, end, suggestion }) => {
      expect(lines[index]!.slice(start, end)).toBe(words);
      return `${words} → ${suggestion}`;
    }),
  );
}

describe("a slip is told with the word that was meant", () => {
  test.each([
    ["en", "Took responsibilty for 12 employees and the stock", "responsibilty → responsibility"],
    ["en", "Developed new buisness with existing customers", "buisness → business"],
    ["en", "Maintained knowlege of products and acheived targets", "knowlege → knowledge"],
    ["en", "Supported the onbording of new staff, and the traning of apprentices.", "onbording → onboarding"],
    ["de", "Mehrjährige Berufserfahrnug in der Pflege und im Team", "Berufserfahrnug → Berufserfahrung"],
    ["de", "Betreuung der Kunden und Unterstüzung im Vertrieb", "Unterstüzung → Unterstützung"],
    ["es", "Gestión de cuentas y trato con los cleintes de la empresa", "cleintes → clientes"],
    ["es", "Soporte y mantenimeinto de redes para la empresa", "mantenimeinto → mantenimiento"],
    ["fr", "Développement de l’entrepise et des relations avec la presse", "entrepise → entreprise"],
    ["nl", "Ik was verantwoordleijk voor de planning en het team", "verantwoordleijk → verantwoordelijk"],
  ])("%s: %s", (language, line, slip) => {
    expect(said(language, [line])).toContain(slip);
  });
});

describe("in doubt nothing is told", () => {
  test.each([
    [
      "British and American",
      "en",
      "Organised and organized travelling, modelling and labeling in the theatre center",
    ],
    ["rare words", "en", "Marinated thirty legs of lamb, descaled kettles and whittled spoons in a yurt"],
    [
      "inflected forms",
      "en",
      "Descoped, reprioritised and unblocked features; retested what was decommissioned",
    ],
    ["names and places", "en", "Moved from Smithe and Managment Ltd to Bussiness Park in Lodnon"],
    [
      "addresses and code",
      "en",
      "See managment.example.com, jo@buisness.example, buisness_unit and v1managment2",
    ],
    ["inner capitals", "en", "Wrote reactApp, useEfect and eCommerc in the customr-API2 repository"],
    [
      "words of another language",
      "en",
      "Ran the Weihnachtsmarkt stall and the projekt with verkoop in Antwerpen",
    ],
    ["skills", "en", "Deployed ansible, kubernetes, pytest, terraform and grafana for the team"],
    ["compounds", "de", "Betreuung der Küchengeräteausstellung und der Lagerhallenplanung im Werk"],
    ["nouns beside verbs", "de", "Reinigung der Hauben und der Schlieren in der Küche mit dem Team"],
    ["forms", "de", "Du betreibst Anlagen, definierst Ziele und verwendest Werkzeuge, die wir organisierten"],
    ["verbs", "es", "Organizamos talleres, certificamos equipos y nos involucramos en lo que hacía falta"],
    ["feminines", "fr", "Secrétaire expérimentée, motivée et rigoureuse, habituée aux équipes élargies"],
    ["plurals", "nl", "Vervoegde zich bij de koksbrigades en beplantte de bloembakken van het hotel"],
  ])("%s (%s)", (_, language, line) => {
    expect(said(language, [line])).toEqual([]);
  });

  test("of names that are given, of a word written in three places, and in a language it does not know", () => {
    const lines = ["Betreuung der Kunden mit Mitarbieter im Team und der Kantine"];
    expect(said("de", lines)).toEqual(["Mitarbieter → Mitarbeiter"]);
    expect(said("de", lines, ["Mitarbieter GmbH"])).toEqual([]);
    const often = [
      "Took responsibilty for stock",
      "Gave responsibilty to apprentices",
      "Shared responsibilty with chefs",
    ];
    expect(said("en", often.slice(0, 2))).toHaveLength(2);
    expect(said("en", often)).toEqual([]);
    // The same line in several texts is one place.
    expect(said("en", [often[0]!, `Chef. ${often[0]!}.`, `Stock: ${often[0]!}`])).toHaveLength(3);
    expect(said("pt", ["Responsável pela managment da equipa e dos clientes"])).toEqual([]);
    expect(said(null, ["managment"])).toEqual([]);
  });
});

describe("one step", () => {
  test("is a letter less, more, another, or two swapped; and tells where two words differ", () => {
    const near = new Set(oneStepFrom("abc", "é"));
    for (const word of ["bc", "ac", "ab", "bac", "acb", "xabc", "abcx", "abéc", "éabc", "xbc", "abx"])
      expect(near).toContain(word);
    for (const word of ["cba", "a", "abcde", "ab c"]) expect(near).not.toContain(word);
    expect(differenceOf("managment", "management")).toEqual({
      before: "manag",
      has: "",
      wants: "e",
      behind: "ment",
    });
  });
});

test("the list of words is read as it was written, and other bytes are refused", () => {
  const bytes = wordsFile(
    new Map([
      ["reports", { long: 1, short: 1, noun: 2 }],
      ["résumé", { long: 4, short: 0, noun: 0 }],
    ]),
  );
  const words = new Words(bytes);
  expect(words.use("reports")).toEqual({ long: 1, short: 1, noun: 2 });
  expect(words.use("résumé")).toEqual({ long: 4, short: 0, noun: 0 });
  expect(words.use("resorts")).toBeUndefined();
  expect(() => new Words(bytes.subarray(1))).toThrow("no list of words");
});
