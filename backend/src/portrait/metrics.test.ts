import { expect, test } from "vitest";
import { metricsAreShown, type Period } from "./metrics.ts";

const running: Period = { start_date: "2020-03", end_date: null, is_current: true };
const past: Period = { start_date: "2018", end_date: "2021" };

test.each<[string, string, string, Period[], boolean]>([
  ["a normalised start of a running role", "Cook, Inn, 2020-03 – present", "Cook\nInn", [running], true],
  ["another month", "Cook, Inn, 2020-04 – present", "Cook\nInn", [running], false],
  ["a year where the month is known", "Cook, Inn, 2020", "Cook\nInn", [running], true],
  ["a month where the year is known", "Cook, Inn, 2018-05 – 2021", "Cook\nInn", [past], false],
  ["a date the quote writes in words", "Since 2020-03 – 2021-06", "März 2020 bis Juni 2021", [], true],
  ["a date the quote writes in Chinese", "2020-03", "2020年3月入职", [], true],
  ["a date from nowhere", "Chef in 2015", "Chef", [running], false],
  ["years of a running role", "Six years as a cook", "Cook", [running], true],
  ["too many years", "9 years as a cook", "Cook", [running], false],
  ["years and months", "5 years 11 months", "Cook", [{ start_date: "2018-01", end_date: "2023-12" }], true],
  ["months in German", "18 Monate am Herd", "Koch, 01/2020 – 06/2021", [], true],
  [
    "years over two roles",
    "8 Jahre Erfahrung",
    "Koch",
    [{ start_date: "2010-01", end_date: "2014-12" }, past],
    true,
  ],
  ["years without a known end", "3 years", "Cook", [{ start_date: "2018", end_date: null }], false],
  ["a figure beside a known date", "Fed 400 guests since 2020-03", "Cook", [running], false],
  ["a quoted figure beside a known date", "Fed 400 guests since 2020-03", "400 guests", [running], true],
  [
    "figures that look like years, quoted",
    "Grew from 2000 to 2024 users",
    "from 2000 to 2024 users",
    [],
    true,
  ],
  ["figures that look like years, not quoted", "Grew to 2024 users", "grew users", [running], false],
  [
    "an end before its start shows nothing",
    "2 years",
    "Cook",
    [{ start_date: "2021", end_date: "2018" }],
    false,
  ],
])("%s", (_, statement, quotes, periods, expected) => {
  expect(metricsAreShown(statement, { quotes, periods, today: "2026-03-01" })).toBe(expected);
});
