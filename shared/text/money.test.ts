import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPay, findSalaries, parsePay, payPeriodOf } from "./money.ts";

const READ: [string, number | null, number | null, string | null, string | null][] = [
  ["$220K – $330K", 220_000, 330_000, "USD", null],
  ["€55.000 - 65.000 pro Jahr", 55_000, 65_000, "EUR", "year"],
  ["£40k", 40_000, 40_000, "GBP", null],
  ["40–50 Kč/h", 40, 50, "CZK", "hour"],
  ["CA$102.8K – CA$137K", 102_800, 137_000, "CAD", null],
  ["1 200 – 1 500 EUR/month", 1200, 1500, "EUR", "month"],
  ["2 300 à 2 500 € brut par mois", 2300, 2500, "EUR", "month"],
  ["1.350 € brutos al mes", 1350, 1350, "EUR", "month"],
  ["$80-100k", 80_000, 100_000, "USD", null],
  ["$135K/yr - $175K/yr", 135_000, 175_000, "USD", "year"],
  ["$16.00 - $20.00 per hour", 16, 20, "USD", "hour"],
  ["From $48,000.00 per year", 48_000, null, "USD", "year"],
  ["up to 90,000 USD a year", null, 90_000, "USD", "year"],
  ["bis zu 70.000 € jährlich", null, 70_000, "EUR", "year"],
  ["12000/12000€ Brut/any", 12_000, 12_000, "EUR", "year"],
  ["50 000 ‍–‍ 80 000 Kč", 50_000, 80_000, "CZK", null],
  ["50-80.000 Kč", 50_000, 80_000, "CZK", null],
  ["$151,500 USD - $227,300 USD", 151_500, 227_300, "USD", null],
  ["170 - 190 CZK/h.", 170, 190, "CZK", "hour"],
  ["$22.00 - $40.00/hour", 22, 40, "USD", "hour"],
  ["年収500万円〜800万円", 5_000_000, 8_000_000, "JPY", "year"],
  ["CHF 100'000 - 120'000", 100_000, 120_000, "CHF", null],
  ["12 000 - 15 000 zł brutto / mies.", 12_000, 15_000, "PLN", "month"],
  ["35.000 € bis 45.000 € im Jahr", 35_000, 45_000, "EUR", "year"],
];

describe("parsePay", () => {
  test.each(READ)("reads %s", (text, min, max, currency, period) => {
    expect(parsePay(text)).toMatchObject({ min, max, currency, period });
  });
  test("reads nothing from numbers without a currency", () => {
    expect(parsePay("Ref 12345, 40 hours, 2024")).toBeNull();
  });
});

describe("findPay", () => {
  test.each([
    ["We raised $25 million in Series B funding and grew to $10M revenue."],
    ["A $5,000 signing bonus and a €500 equipment allowance."],
    ["You will manage a budget of €2,000,000 per year across teams with revenue goals."],
    ["5 years of experience, 401(k), 24/7 support"],
  ])("takes no pay from %s", (text) => {
    expect(findPay(text)).toBeNull();
  });
  test("prefers the pay to other money", () => {
    expect(
      findPay("We raised $30M.\nBase salary: $120,000 - $150,000 per year plus a $2,000 bonus."),
    ).toMatchObject({ min: 120_000, max: 150_000 });
  });
});

test("offsets quote the text verbatim, whatever it holds", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("$1,200", "€", " – ", "40k", "Kč/h", "per year", "up to ", "1 200", "\n", "万円", "..."),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join("");
      for (const found of findSalaries(text)) {
        expect(text.slice(found.start, found.end)).toBe(found.text);
        expect(found.min ?? found.max).not.toBeNull();
        expect(found.max ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(found.min ?? 0);
      }
    }),
    { numRuns: 500 },
  );
});

test("long runs of digits and spaces take no longer than their length", () => {
  expect(findSalaries(`$1${" ".repeat(200_000)}- x`)).toHaveLength(1);
  expect(findSalaries("1,".repeat(100_000))).toHaveLength(0);
});

test.each([
  ["YEAR", "year"],
  ["per-year-salary", "year"],
  ["hourly", "hour"],
  ["měsíčně", "month"],
  ["nonsense", null],
])("the period of %s is %s", (word, period) => {
  expect(payPeriodOf(word)).toBe(period);
});

test("a range beside the title is pay, with or without a bonus on top", () => {
  expect(findPay("Accountant\nLeeds | £42,000 - £48,000 + bonus | Permanent")).toMatchObject({
    min: 42_000,
    max: 48_000,
  });
  expect(findPay("We manage a budget of £42,000 - £48,000 for you.")).toBeNull();
});
