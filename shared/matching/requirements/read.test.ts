/** What the learned reader must do whatever its weights: layouts, clauses, importance, and text that is no posting. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPosting } from "./index.ts";

const asked = (text: string) => readPosting(text).requirements.map((one) => one.text);

const POINTS = [
  "A degree in civil engineering",
  "Five years of experience on building sites",
  "A valid driving licence",
  "Fluent English",
];
const DUTIES = [
  "You plan the works with the site manager",
  "You check deliveries and write the daily report",
];
const OFFERS = ["Thirty days of paid leave", "A company pension and a gym membership"];

describe("the same posting in other layouts", () => {
  const section = (title: string, points: readonly string[], mark: string) =>
    [title, ...points.map((point) => `${mark}${point}`)].join("\n");
  const posting = (mark: string) =>
    [
      "Site Engineer\nHarrow & Finch Ltd\nLeeds",
      section("What you will do:", DUTIES, mark),
      section("Your profile:", POINTS, mark),
      section("What we offer:", OFFERS, mark),
    ].join("\n\n");

  test.each([
    ["bullets", posting("• ")],
    ["dashes", posting("- ")],
    ["bare lines", posting("")],
    ["lost line breaks", posting("• ").replaceAll(/\n+/g, " ")],
    ["dashes on one line", posting("- ").replaceAll(/\n+/g, " ")],
  ])("%s: what is asked, and neither duties nor offers", (_, text) => {
    expect(asked(text)).toEqual(POINTS);
  });
});

describe("clauses", () => {
  const under = (point: string) =>
    readPosting(`Requirements\n- ${point}\n- Reliable and punctual`).requirements.slice(0, -1);

  test("a wish at the end of a demand is a row of its own", () => {
    expect(
      under("Experience in retail, ideally in furniture").map((one) => [one.text, one.importance]),
    ).toEqual([
      ["Experience in retail", "must"],
      ["ideally in furniture", "nice"],
    ]);
  });

  test("a bracket that only softens makes its clause a wish", () => {
    expect(under("Knowledge of SAP (desirable)").map((one) => one.importance)).toEqual(["nice"]);
  });

  test("a semicolon parts two demands", () => {
    expect(under("Knowledge of tax law; good command of Excel").map((one) => one.text)).toEqual([
      "Knowledge of tax law",
      "good command of Excel",
    ]);
  });
});

describe("any text", () => {
  test("every requirement is a verbatim slice, in order, and the reading is the same each time", () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "\n",
        "• ",
        " - ",
        "Requirements:",
        "5 years of Java",
        "von Vorteil",
        "; ",
        "**",
        "\u200b",
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join("");
        const { requirements } = readPosting(text);
        for (const one of requirements) expect(text.slice(one.start, one.end)).toBe(one.text);
        expect(readPosting(text).requirements).toEqual(requirements);
      }),
      { numRuns: 60 },
    );
  });
});
