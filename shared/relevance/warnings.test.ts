/** What may rule a posting out: said where it is certain, and never guessed. */
import { describe, expect, test } from "vitest";
import { readPosting } from "../matching/index.ts";
import { demandsOf, type Person, warningsOf, type WorkPlace } from "./index.ts";

const BERLINER: Person = {
  home: "Berlin, Germany",
  worked: ["München"],
  wished: [],
  languages: ["German", "English"],
};

function kinds(place: Partial<WorkPlace>, text: string, person: Partial<Person> = {}): string[] {
  const posting = { location: null, work_mode: null, ...place };
  const demands = demandsOf(text, readPosting(text).requirements);
  return warningsOf(posting, demands, { ...BERLINER, ...person }).map(({ explanation }) => explanation.code);
}

describe("a country", () => {
  test.each([
    ["Lyon, France", {}, ["country_not_home"]],
    ["Austin, TX", {}, ["country_not_home"]],
    ["Hamburg", {}, []],
    ["Wien", { wished: ["DACH"] }, []],
    ["Wien", { wished: ["Berlin"] }, ["country_not_sought"]],
    ["Lyon", { wished: ["anywhere"] }, []],
    ["Lyon", { wished: ["France"] }, []],
    ["Lyon", { wished: ["Berlin", "Remote"] }, ["country_not_sought"]],
    ["Cambridge", {}, []],
    ["Lyon", { home: null, worked: [] }, []],
    ["Lyon", { home: null }, ["country_not_home"]],
  ])("%s for %j", (location, person, expected) => {
    expect(kinds({ location, work_mode: "onsite" }, "", person)).toEqual(expected);
  });

  test("of a remote posting only beyond the continent", () => {
    expect(kinds({ location: "Remote, France", work_mode: "remote" }, "")).toEqual([]);
    expect(kinds({ location: "Remote - US", work_mode: "remote" }, "")).toEqual(["country_not_home"]);
  });

  test("is named with its article", () => {
    const [one] = warningsOf({ location: "Austin, TX", work_mode: null }, demandsOf("", []), BERLINER);
    expect(one?.text).toBe("In the United States; you are in Germany.");
  });
});

describe("a permit", () => {
  const MUST = "You must be authorized to work in the United States.";
  test.each([
    [MUST, {}, true],
    ["We are unable to sponsor visas. No visa sponsorship.", {}, true],
    ["We offer visa sponsorship to everybody.", {}, false],
    ["You write Go.", {}, false],
    [MUST, { worked: ["Boston, MA"] }, false],
    [MUST, { home: null, worked: [] }, false],
  ])("%s for %j: %s", (text, person, expected) => {
    const wished = ["United States"];
    expect(kinds({ location: "Austin, TX" }, text, { wished, ...person }).includes("permit")).toBe(expected);
  });

  test("is not asked for between countries of free movement", () => {
    expect(kinds({ location: "Lyon" }, "A valid work permit is required.", { wished: ["France"] })).toEqual(
      [],
    );
  });
});

describe("a language", () => {
  test("that is a must and not shown", () => {
    const text = "Requirements:\n- Fluent French and English\n- Five years of nursing experience";
    expect(kinds({}, text)).toEqual(["language_asked"]);
    expect(kinds({}, text, { languages: ["French", "English"] })).toEqual([]);
  });

  test("of which one is enough", () => {
    expect(kinds({}, "Requirements:\n- Fluent German or French\n- A driving licence")).toEqual([]);
  });

  test("that the posting is written in", () => {
    const text =
      "Wij zoeken een medewerker voor ons team in de haven. Je werkt met plezier aan de machines en je bent graag buiten. Wij bieden een goed salaris en een vast contract voor onbepaalde tijd, met ruimte om te groeien.";
    expect(kinds({}, text)).toEqual(["language_written"]);
  });

  test("is not missed by somebody who names none", () => {
    expect(kinds({}, "Requirements:\n- Fluent French", { languages: [] })).toEqual([]);
  });
});
