import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { litIn } from "./lit.ts";

const lit = (asked: string, quote: string) =>
  litIn(asked, quote).map(({ start, end }) => quote.slice(start, end));

describe("the words of a quote that answer a requirement", () => {
  it.each([
    ["Proven experience leading teams", "Led a team of four engineers across two sites", ["team"]],
    ["SQL", "Tuned PostgreSQL queries for reporting", ["PostgreSQL"]],
    ["Experience working in retail", "Provided sales support to retail customers.", ["retail"]],
    ["Führerschein Klasse B", "I bake bread", []],
  ])("%s in: %s", (asked, quote, expected) => {
    expect(lit(asked, quote)).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0) expect(lit(asked, quote)).toEqual([]);
  });

  it("stand in order, apart from each other and within the quote, whatever comes", () => {
    const text = fc.string({ maxLength: 60, unit: "grapheme" });
    fc.assert(
      fc.property(text, text, (asked, quote) => {
        let end = 0;
        for (const span of litIn(asked, `${quote} ${asked} ${quote}`)) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(2 * quote.length + asked.length + 2);
      }),
    );
  });
});
