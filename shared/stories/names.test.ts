import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type NameKind, namesIn, judgedPieces } from "./index.ts";

const named = (text: string, kind: NameKind) =>
  namesIn(text, judgedPieces(text))
    .filter((name) => name.kind === kind)
    .map((name) => name.text);

describe("names in a story", () => {
  it.each([
    [
      "From 2015 to 2019 I was a nurse at Ashdown General Hospital in Leeds.",
      "Ashdown General Hospital",
      "nurse",
    ],
    ["Als Buchhalter war ich bei der Huber GmbH beschäftigt.", "Huber GmbH", "Buchhalter"],
    ["J'ai travaillé chez Renault comme ingénieur de 2012 à 2018.", "Renault", "ingénieur"],
    ["Trabajé en Inditex como jefa de tienda desde 2015.", "Inditex", "jefa de tienda"],
    ["Ik werkte van 2014 tot 2019 bij Philips als monteur.", "Philips", "monteur"],
    ["I worked at Google for five years as a data engineer.", "Google", "data engineer"],
  ])("are the teller's employer and title: %s", (text, employer, title) => {
    expect(named(text, "employer")).toEqual([employer]);
    expect(named(text, "title")).toEqual([title]);
  });

  it.each([
    "I would like to work at Contoso.",
    "Our biggest customer was Halden Foods.",
    "Unser größter Kunde war Siemens.",
  ])("are not another's: %s", (text) => {
    expect(named(text, "employer")).toEqual([]);
  });

  it("stand verbatim in the text, one behind the other", () => {
    const word = fc.constantFrom(
      "I",
      "worked",
      "at",
      "Brandt",
      "Lifts",
      ",",
      ".",
      "\n",
      "als",
      "Koch",
      "2019",
      "€",
      "👩‍🔧",
      "l’hôpital",
      "C++",
      "Ⅷ",
      "",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const text = words.join(" ");
        let end = 0;
        for (const name of namesIn(text, judgedPieces(text))) {
          expect(text.slice(name.start, name.end)).toBe(name.text);
          expect(name.start).toBeGreaterThanOrEqual(end);
          expect(name.chance).toBeGreaterThan(0);
          expect(name.chance).toBeLessThanOrEqual(1.000001);
          end = name.end;
        }
      }),
      { numRuns: 100 },
    );
  });
});
