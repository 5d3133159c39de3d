/** Descriptions as people write them, and what may and may not be read out of them. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findExclusions } from "./exclusions.ts";
import { readPreferences } from "./index.ts";

const stated = (text: string) =>
  Object.fromEntries(
    Object.entries(readPreferences(text)).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );

describe("a whole description", () => {
  test("in English", () => {
    expect(
      stated(
        "Senior or staff backend engineer, remote in Europe or hybrid in Berlin. At least €90k. No agencies, not defence. Go and PostgreSQL. Series A or B startup, under 200 people, async culture, fintech or healthcare.",
      ),
    ).toEqual({
      role_levels: ["senior", "staff"],
      work_styles: ["remote", "hybrid"],
      locations: ["Europe", "Berlin"],
      compensation_floor: 90_000,
      compensation_currency: "EUR",
      exclusions: ["agencies", "defence"],
      tech_stack: expect.arrayContaining(["Go", "PostgreSQL"]),
      company_stages: ["startup", "Series A", "Series B"],
      company_sizes: ["under 200 people"],
      culture_signals: ["asynchronous work"],
      industries: ["Fintech", "Healthcare"],
    });
  });

  test("in German", () => {
    expect(
      stated(
        "Ich suche eine Senior-Stelle, remote oder hybrid in München oder Wien, mindestens 80.000 € im Jahr. Keine Zeitarbeit, keine Agenturen und nichts in der Rüstung. Gerne Kotlin, flache Hierarchien, Mittelstand, Medizintechnik.",
      ),
    ).toEqual({
      role_levels: ["senior"],
      work_styles: ["remote", "hybrid"],
      locations: ["München", "Wien"],
      compensation_floor: 80_000,
      compensation_currency: "EUR",
      compensation_period: "year",
      exclusions: ["Zeitarbeit", "Agenturen", "Rüstung"],
      tech_stack: ["Kotlin"],
      culture_signals: ["flat hierarchy"],
      company_sizes: ["mid-size"],
      industries: ["Healthcare"],
    });
  });

  test.each(["", "Hello there", "Ich bin offen für vieles.", "Something nice to do."])(
    "without wishes: %j",
    (text) => {
      expect(stated(text)).toEqual({});
    },
  );
});

describe("pay", () => {
  test.each<[string, number | null, string | null, string | null]>([
    ["at least $120k", 120_000, "USD", null],
    ["$150k-$180k base", 150_000, "USD", null],
    ["not less than CHF 110'000", 110_000, "CHF", null],
    ["£600 a day minimum", 600, "GBP", "day"],
    ["$70/hr or more", 70, "USD", "hour"],
    ["Stundensatz 95 €", 95, "EUR", "hour"],
    ["nothing below 5.000 € netto monatlich", 5000, "EUR", "month"],
    ["85 TEUR", 85_000, "EUR", null],
    ["ab 65k brutto", 65_000, null, null],
    ["zwischen 70 und 80k", 70_000, null, null],
    ["Gehalt: 72000", 72_000, null, null],
    ["a salary of 120,000 a year", 120_000, null, "year"],
    ["PLN 20 000 per month", 20_000, "PLN", "month"],
    ["₹25 LPA", 2_500_000, "INR", "year"],
    ["a six-figure salary", 100_000, null, null],
    ["ideally 100k€, at least 90k€", 90_000, "EUR", null],
    ["I currently earn 60k and want at least 75k", 75_000, null, null],
    ["derzeit verdiene ich 60.000 €", null, null, null],
    ["up to $90k", null, null, null],
    ["a company that raised $50M", null, null, null],
    ["with a 10k learning budget", null, null, null],
    ["5 years at companies of 20,000 people, 30 Stunden pro Woche, since 2019", null, null, null],
  ])("%s", (text, floor, currency, period) => {
    const { compensation_floor, compensation_currency, compensation_period } = readPreferences(text);
    expect([compensation_floor, compensation_currency, compensation_period]).toEqual([
      floor,
      currency,
      period,
    ]);
  });
});

describe("what is ruled out", () => {
  test.each<[string, string[]]>([
    ["No agencies, defence or gambling. Remote.", ["agencies", "defence", "gambling"]],
    ["no agencies, remote only, at least 120k", ["agencies"]],
    [
      "I don't want to work for crypto or defence companies; climate preferred",
      ["crypto", "defence companies"],
    ],
    ["I'm not interested in consulting but fintech is great", ["consulting"]],
    ["Anything but banking", ["banking"]],
    ["Excluding: ad tech, gambling, military. Fintech.", ["ad tech", "gambling", "military"]],
    ["No-gos: Zeitarbeit, Callcenter, gerne Startups", ["Zeitarbeit", "Callcenter"]],
    ["Weder Beratung noch Konzerne", ["Beratung", "Konzerne"]],
    ["Zeitarbeit ausgeschlossen, gerne Startups", ["Zeitarbeit"]],
    ["Rüstung bitte nicht.", ["Rüstung"]],
    ["Ich möchte nicht in der Tabakindustrie arbeiten", ["Tabakindustrie"]],
    ["Keine Dienstleister, sondern Produktunternehmen", ["Dienstleister"]],
    ["on-site not acceptable; remote please", ["on-site"]],
    ["not less than 90k, nicht unter 80k", []],
    ["no preference on industry, not only remote, Branche ist nicht wichtig", []],
    ["I have no experience with Rust", []],
  ])("%s", (text, items) => {
    expect(readPreferences(text).exclusions).toEqual(items);
  });

  test("is wanted nowhere", () => {
    const reading = readPreferences(
      "No PHP, no startups, not in Berlin, never on-site, no junior roles, nicht in der Rüstung. TypeScript, Hamburg.",
    );
    expect(reading).toMatchObject({
      tech_stack: ["TypeScript"],
      company_stages: [],
      locations: ["Hamburg"],
      work_styles: [],
      role_levels: [],
      industries: [],
    });
  });

  test("is taken out of any text without moving the rest", () => {
    const piece = fc.constantFrom(
      "no ",
      "keine ",
      "agencies",
      ", ",
      " or ",
      ". ",
      "not ",
      "Berlin",
      " 90k€ ",
      " nicht",
      "\n",
      " ",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 300 }),
          fc.array(piece, { maxLength: 60 }).map((parts) => parts.join("")),
        ),
        (text) => {
          const { items, wanted } = findExclusions(text);
          expect(wanted).toHaveLength(text.length);
          for (let at = 0; at < text.length; at += 1) expect([text[at], " "]).toContain(wanted[at]);
          for (const item of items) expect(text).toContain(item);
          readPreferences(text);
        },
      ),
    );
  });
});

describe("places", () => {
  test.each<[string, string[]]>([
    ["Zürich, Basel or New York City", ["Zürich", "Basel", "New York City"]],
    ["Raum Tuttlingen, sonst bundesweit", ["Tuttlingen", "bundesweit"]],
    ["nice teams in Nice", ["Nice"]],
    ["Essen auf Rädern ist mir egal", []],
    ["UK or US, working in IT", ["UK", "US"]],
    ["Frankfurt am Main oder in der Nähe von Bad Homburg", ["Frankfurt am Main", "Bad Homburg"]],
  ])("%s", (text, places) => {
    expect(readPreferences(text).locations).toEqual(places);
  });
});

test.each<[string, string[]]>([
  ["two days a week in the office", ["hybrid"]],
  ["max. 2 Tage im Büro", ["hybrid"]],
  ["im Büro, vor Ort", ["onsite"]],
  ["fully remote or work from home", ["remote"]],
])("work style: %s", (text, styles) => {
  expect(readPreferences(text).work_styles).toEqual(styles);
});

test.each<[string, string[]]>([
  ["I want to lead a team and mentor staff", []],
  ["tech lead or head of engineering", ["lead", "head"]],
  ["Senior/Lead Designer", ["senior", "lead"]],
  ["reporting to the CTO", []],
  ["CTO eines Startups oder Geschäftsführung", ["c-level"]],
  ["Werkstudentin oder Praktikum", ["intern"]],
])("role level: %s", (text, levels) => {
  expect(readPreferences(text).role_levels).toEqual(levels);
});

test.each([
  ["decomposed letters", (text: string) => text.normalize("NFD")],
  ["a wrap", (text: string) => text.replace(/(.{1,72})(?: |$)/gu, "$1\n")],
  [
    "bullets and emphasis",
    (text: string) => `- ${text.replace(". ", ".\n- ").replace("Zürich", "**Zürich**")}`,
  ],
])("%s change nothing", (_, as) => {
  const text =
    "I look for a post with a shipping company or a bank in Zürich, and with a team of my own if possible, for I have led one before. Nothing with more than 20% travel.";
  expect(readPreferences(text).exclusions).toEqual(["more than 20% travel"]);
  expect(readPreferences(as(text))).toEqual(readPreferences(text));
});
