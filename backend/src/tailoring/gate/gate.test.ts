import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountsIn } from "./amounts.ts";
import { datesIn } from "./dates.ts";
import { type Evidence, evidenceOf, type GateOptions, unsupportedIn } from "./index.ts";
import { sourceOf } from "./source.ts";

const OPTIONS: GateOptions = {
  posting: { title: "Night Porter", company: "Hotel Astoria", text: "You speak Danish and know Opera PMS." },
  voice: "candidate",
  now: "2026-11-21",
};

function row(text: string, more: Partial<Evidence> = {}): Evidence {
  return { id: "row", kind: "claim", text, period: null, ...more };
}

const ROLE = row("Receptionist\nHotel Miramar\n2018-04 – 2021-09\nChecked in 60 guests a day with Protel", {
  kind: "role",
  period: { start: "2018-04", end: "2021-09", is_current: false },
  title: "Receptionist",
  employer: "Hotel Miramar",
});

/** Words that rules look for, and any others. */
const word = fc.oneof(
  fc.constantFrom(
    ..."I led 30 % 1,200 of Python at Google since 2019 Senior Engineer MBA award never „Ja“ Ärztin fünfzig € k x C1 n’a".split(
      " ",
    ),
  ),
  fc.string({ minLength: 1, maxLength: 9 }),
  fc.string({ minLength: 1, maxLength: 6, unit: "grapheme" }),
);
const line = fc
  .array(word, { minLength: 1, maxLength: 14 })
  .map((words) => words.join(" ").replace(/[\r\n\u2028\u2029\f\v\u0085]/gu, " "));

describe("the gate", () => {
  it("lets every line of a row pass that cites the row", () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.nat(), (lines, at) => {
        const said = lines[at % lines.length] ?? "";
        expect(unsupportedIn(said, [row(lines.join("\n"))], OPTIONS)).toEqual([]);
      }),
    );
  });

  it("points at the statement's own words and answers the same each time", () => {
    fc.assert(
      fc.property(line, line, (statement, held) => {
        const found = unsupportedIn(statement, [row(held)], OPTIONS);
        for (const { text, start, end, reason } of found) {
          expect(statement.slice(start, end)).toBe(text);
          expect(reason).toMatch(/\.$/);
        }
        expect(unsupportedIn(statement, [row(held)], OPTIONS)).toEqual(found);
      }),
    );
  });

  it("finds no more when a row of no role is cited besides", () => {
    const statements = fc.constantFrom(
      "At Hotel Miramar I checked in 60 guests a day.",
      "As Receptionist I worked with Opera PMS and 80 guests.",
      "Receptionist from 2018 to 2021",
      "I led the night shift since 2015.",
      "Fluent Danish, three years of experience.",
    );
    fc.assert(
      fc.property(statements, line, (statement, more) => {
        const before = unsupportedIn(statement, [ROLE], OPTIONS);
        const after = unsupportedIn(
          statement,
          [ROLE, row(more, { id: "more", claim_type: "skill" })],
          OPTIONS,
        );
        expect(after.length).toBeLessThanOrEqual(before.length);
      }),
    );
  });

  it("finds fault with what is said without evidence", () => {
    expect(unsupportedIn("I led the migration.", [], OPTIONS)).toHaveLength(1);
    expect(unsupportedIn("I would be glad to talk.", [], OPTIONS)).toEqual([]);
  });

  it("says where and why", () => {
    const [found] = unsupportedIn("At Hotel Miramar I checked in 90 guests a day.", [ROLE], OPTIONS);
    expect(found).toEqual({
      kind: "number",
      text: "90",
      start: 30,
      end: 32,
      reason: "“90” does not stand in the evidence.",
      explanation: [{ code: "stands_not", params: { words: "90" } }],
    });
  });

  it.each([
    "I was the general manager of Hotel Miramar, where 60 guests a day were checked in with Protel.",
    "As general manager, I checked in 60 guests a day with Protel.",
    "Als Hoteldirektorin habe ich mit Protel täglich 60 Gäste eingecheckt.",
    "En tant que directrice, j’ai enregistré 60 clients par jour avec Protel.",
    "Comme directrice, j’ai enregistré 60 clients par jour avec Protel.",
  ])("never lets a title pass that somebody says they wear and no role had: %s", (sentence) => {
    expect(unsupportedIn(sentence, [ROLE], OPTIONS).map(({ kind }) => kind)).toContain("title");
  });

  it("lets a posting's words stand as the employer's need alone", () => {
    const need = { ...OPTIONS, voice: "employer_need" as const };
    expect(unsupportedIn("You are looking for Danish and Opera PMS.", [], need)).toEqual([]);
    const found = (text: string) =>
      unsupportedIn(text, [ROLE], OPTIONS)
        .map((one) => one.text)
        .join();
    expect(found("I know Opera PMS.")).toContain("Opera PMS");
    expect(found("I am the Night Porter.")).toContain("Night Porter");
  });
});

describe("numbers", () => {
  const read = (text: string) =>
    amountsIn(sourceOf(text)).map(({ values, unit, bound }) => [values[0], unit, bound]);
  it.each<[string, [number, string | null, string]]>([
    ["1.2M users", [1_200_000, null, "exact"]],
    ["1,200,000 users", [1_200_000, null, "exact"]],
    ["1.200.000 Nutzer", [1_200_000, null, "exact"]],
    ["1 200 000 clients", [1_200_000, null, "exact"]],
    ["one million users", [1_000_000, null, "exact"]],
    ["une centaine de clients", [100, null, "exact"]],
    ["fünfundzwanzig Kollegen", [25, null, "exact"]],
    ["quatre-vingt-dix-sept clients", [97, null, "exact"]],
    ["treinta y cinco personas", [35, null, "exact"]],
    ["fifteen per cent", [15, "%", "exact"]],
    ["mehr als 15 Prozent", [15, "%", "above"]],
    ["up to $40k", [40_000, "USD", "below"]],
    ["45 Mio. € Umsatz", [45_000_000, "EUR", "exact"]],
    ["£4.2m", [4_200_000, "GBP", "exact"]],
    ["rund 600 Rechnungen", [600, null, "about"]],
    ["3x faster", [3, "x", "exact"]],
    ["doubled sales", [2, "x", "exact"]],
    ["three-fold", [3, "x", "exact"]],
    ["40+ warehouses", [40, null, "above"]],
    ["٣٥ %", [35, "%", "exact"]],
  ])("reads %s", (text, expected) => {
    expect(read(text)[0]).toEqual(expected);
  });

  it("reads what a range leaves out", () => {
    expect(read("from 820 to 140 ms")).toEqual([
      [820, "ms", "exact"],
      [140, "ms", "exact"],
    ]);
  });

  it("counts nothing with one of them, per cent alone, or the month of September", () => {
    expect(read("one of the nurses worked per cent in Sept")).toEqual([]);
  });
});

describe("dates", () => {
  it.each<[string, [number, number | null, string][]]>([
    ["since March 2017", [[2017, 3, "since"]]],
    ["seit April 2018", [[2018, 4, "since"]]],
    [
      "de novembre 2014 à août 2021",
      [
        [2014, 11, "range_start"],
        [2021, 8, "range_end"],
      ],
    ],
    [
      "entre marzo de 2014 y enero de 2019",
      [
        [2014, 3, "range_start"],
        [2019, 1, "range_end"],
      ],
    ],
    [
      "2012 and 2013",
      [
        [2012, null, "point"],
        [2013, null, "point"],
      ],
    ],
    [
      "03/2017 – 2019-04",
      [
        [2017, 3, "range_start"],
        [2019, 4, "range_end"],
      ],
    ],
    ["bis Dezember 2015", [[2015, 12, "until"]]],
  ])("reads %s", (text, expected) => {
    expect(datesIn(sourceOf(text)).map(({ year, month, role }) => [year, month, role])).toEqual(expected);
  });
});

describe("evidence", () => {
  it("is every row of a portrait, with the role it belongs to", () => {
    const evidence = evidenceOf({
      basis: "accepted",
      work_history: [
        {
          id: "r",
          company: "Hotel Miramar",
          title: "Receptionist",
          start_date: "2018-04",
          end_date: null,
          location: null,
          summary: null,
        },
      ],
      claims: [
        {
          id: "c",
          type: "achievement",
          label: "Checked in 60 guests a day",
          description: null,
          confidence: 1,
          institution: null,
          degree: null,
          field: null,
          start_date: null,
          end_date: null,
          work_history_id: "r",
          evidence: [
            {
              id: "e",
              source_document_id: null,
              content: "Checked in 60 guests a day.",
              page: 1,
              start: 0,
              end: 27,
            },
          ],
        },
      ],
    });
    expect(evidence.get("c")).toEqual({
      id: "c",
      kind: "claim",
      claim_type: "achievement",
      text: "Checked in 60 guests a day\nChecked in 60 guests a day.",
      period: { start: "2018-04", end: null, is_current: true },
      title: "Receptionist",
      employer: "Hotel Miramar",
    });
    expect(evidence.get("r")).toMatchObject({ kind: "role", text: "Receptionist\nHotel Miramar\n2018-04" });
  });

  it("gives a claim of no role to the one role whose line it quotes", () => {
    const role = (id: string, company: string, summary: string) => ({
      id,
      title: "Nurse",
      company,
      summary,
      start_date: "2018-04",
      end_date: null,
      location: null,
    });
    const claim = (id: string, content: string) => ({
      id,
      type: "achievement" as const,
      label: id,
      description: null,
      confidence: 1,
      institution: null,
      degree: null,
      field: null,
      start_date: null,
      end_date: null,
      work_history_id: null,
      evidence: [{ id: `${id}-e`, source_document_id: null, content, page: null, start: null, end: null }],
    });
    const held = evidenceOf({
      basis: "accepted",
      claims: [
        claim("own", "Led 34 nurses"),
        claim("both", "Cared for patients"),
        claim("none", "Won a regional race"),
      ],
      work_history: [
        role("a", "Rathmore", "Led 34 nurses.\nCared for patients."),
        role("b", "Finbarr", "Cared for patients."),
      ],
    });
    expect(["own", "both", "none"].map((id) => held.get(id)?.employer)).toEqual([
      "Rathmore",
      undefined,
      undefined,
    ]);
  });
});
