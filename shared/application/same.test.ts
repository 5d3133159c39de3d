import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FieldFact } from "../lexicon/form-fields.ts";
import { sameOption } from "./same.ts";

/** What says the same, a line each, as a reader of each language knows it; no two lines do. */
const SAME: Partial<Record<FieldFact, string[][]>> = {
  country: [
    ["Germany", "Deutschland", "Allemagne", "Alemania", "Duitsland"],
    ["Netherlands", "Niederlande", "Pays-Bas", "Países Bajos"],
    ["United Kingdom", "UK", "Royaume-Uni", "Großbritannien"],
    ["United States", "USA", "US", "États-Unis", "Vereinigte Staaten"],
    ["Ireland", "Irlande", "Irland"],
    ["Northern Ireland"],
    ["Scotland"],
    ["Austria", "Österreich"],
    ["Australia", "Australien"],
    ["Niger"],
    ["Nigeria"],
    ["Georgia"],
    ["Guinea"],
    ["Guinea-Bissau"],
    ["Congo"],
    ["Congo - Kinshasa", "Kongo-Kinshasa"],
    ["Grenada"],
    ["Granada"],
    ["Please select"],
    ["Other"],
  ],
  location: [
    ["Munich", "München", "Munich, Germany", "München, Deutschland"],
    ["Berlin", "Berlin, Germany"],
    ["Paris", "Paris, France"],
    ["Paris, Texas"],
    ["Portland, OR"],
    ["Portland, Maine"],
    ["San Francisco"],
    ["Bay Area"],
    ["Granada"],
    ["Grenada"],
    ["Germany", "Deutschland"],
    ["Remote"],
  ],
  degree: [
    ["PhD", "Ph.D.", "Doctor of Philosophy", "Doctor of Philosophy (Ph.D.)"],
    ["MBA", "M.B.A.", "Master of Business Administration (M.B.A.)"],
    ["MSc", "M.Sc.", "Master of Science", "MS"],
    ["Master of Arts", "M.A."],
    ["BSc", "B.S.", "Bachelor of Science", "Bachelor of Science (BSc)"],
    ["BA", "Bachelor of Arts"],
    ["Associate's Degree", "Associate degree"],
    ["Diplom"],
    ["Magister"],
    ["Licence"],
    ["Juris Doctor (J.D.)"],
    ["High School", "High school diploma"],
    ["Abitur"],
    ["Ausbildung", "abgeschlossene Berufsausbildung"],
    ["Master Carpenter"],
    ["Other"],
  ],
  school: [
    ["Technische Universität Berlin"],
    ["Universität Berlin"],
    ["TU Berlin"],
    ["Université Côte d’Azur", "Universite Cote d'Azur"],
  ],
};
/** Whoever lives in a part of a country lives in the country; the other way round it is not known. */
const PART_OF: Record<string, string> = { "Northern Ireland": "UK", Scotland: "UK" };
const facts = Object.keys(SAME) as FieldFact[];

/** A fact, and a list of things that can be said of its kind. */
const asked = fc
  .constantFrom(...facts)
  .chain((asks) =>
    fc.tuple(fc.constant(asks), fc.constantFrom(...SAME[asks]!.flat()), fc.subarray(SAME[asks]!.flat())),
  );

test("no option is ever chosen that does not say the same as the fact", () => {
  let chosen = 0;
  fc.assert(
    fc.property(asked, ([asks, fact, options]) => {
      const option = sameOption(asks, fact, options);
      if (option === null) return;
      chosen += 1;
      const same = SAME[asks]!.filter((line) => line.includes(fact) || line.includes(PART_OF[fact] ?? fact));
      expect(same.flat()).toContain(option);
    }),
    { numRuns: 4000 },
  );
  expect(chosen).toBeGreaterThan(800);
});

test("whatever words the page has, what is chosen stands once in its list", () => {
  const words = fc.constantFrom("", "—", "Lamp Engineer", "lamp engineer", "+49", "3", "2019", "BSc", "★");
  const asks = fc.constantFrom<FieldFact>(...facts, "role_title", "phone_country", "role_start");
  const list = fc.array(fc.oneof(fc.string(), words));
  const fact = fc.oneof(fc.string(), fc.constantFrom("Lamp Engineer", "★", "+49 30 1", "2019-03", "BSc"));
  fc.assert(
    fc.property(asks, fact, list, (what, said, options) => {
      const option = sameOption(what, said, options);
      expect(options.filter((one) => one === option)).toHaveLength(option === null ? 0 : 1);
    }),
    { numRuns: 1000 },
  );
});

const MONTHS = ["January", "February", "March", "April", "May", "June", "July"];
const TWELVE = Array.from({ length: 12 }, (_, at) => String(at + 1));
const DAYS = Array.from({ length: 31 }, (_, at) => String(at + 1));
const DIALLED = ["Germany (+49)", "Netherlands (+31)", "United States (+1)", "Canada (+1)", "Guam (+1-671)"];

describe("what each kind of list is asked for", () => {
  test.each<[FieldFact, string, readonly string[], string | null]>([
    ["degree", "BSc, Physics", ["Bachelor's Degree", "Master's Degree"], "Bachelor's Degree"],
    ["degree", "Bachelor of Science in Physics", ["Bachelors", "Bachelor of Science"], "Bachelor of Science"],
    ["degree", "MBA", ["Bachelor", "Master"], "Master"],
    ["degree", "BSc", ["Bachelor", "Bachelor's degree"], null],
    ["degree", "BA", ["B.Sc.", "M.Sc."], null],
    ["degree", "Diplom-Ingenieur", ["Bachelor", "Master", "Diplom"], null],
    ["degree", "Ausbildung zum Tischler", ["Abitur", "Ausbildung"], "Ausbildung"],
    ["degree", "Master Carpenter", ["Bachelor", "Master"], null],
    ["degree", "Doctorate", ["Doctorate / PhD"], null],
    ["role_start", "2019-03", MONTHS, "March"],
    ["role_start", "2019-03", ["Mars", "Mai"], "Mars"],
    ["role_start", "2019-03", TWELVE, "3"],
    ["role_start", "2019-03", DAYS, null],
    ["role_start", "2019", MONTHS, null],
    ["role_start", "2019", ["2018", "2019"], "2019"],
    ["role_start", "2019-03-01", ["2018", "2019"], "2019"],
    ["role_start", "2019-03", ["February 2019", "March 2019"], "March 2019"],
    ["role_start", "2019", ["February 2019", "March 2019"], null],
    ["role_start", "2019-03", ["2018–2019", "2019–2020"], null],
    ["phone_country", "+49 30 555", DIALLED, "Germany (+49)"],
    ["phone_country", "+1 212 555", DIALLED, null],
    ["phone_country", "+1 671 555", DIALLED, "Guam (+1-671)"],
    ["phone_country", "+1 416 555", ["United States (+1)"], null],
    ["phone_country", "+1 416 555", ["+1", "+49"], "+1"],
    ["phone_country", "+44 1534 555", ["United Kingdom (+44)", "Jersey (+44)"], null],
    ["phone_country", "030 555", DIALLED, null],
    ["role_title", "Lamp Engineer", ["Senior Lamp Engineer", "Lamp engineer"], "Lamp engineer"],
    ["role_title", "Lamp Engineer", ["Lamp engineer", "Lamp-Engineer"], null],
  ])("%s %s of %j", (asks, fact, options, option) => {
    expect(sameOption(asks, fact, options)).toBe(option);
  });
});
