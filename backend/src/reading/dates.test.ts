import { describe, expect, test } from "vitest";
import { findDates, isoDate, isOnlyDates } from "./dates.ts";

/** First date of a text as `from/to`, `to` alone for a lone date. */
function read(text: string): string | null {
  const [date] = findDates(text);
  if (!date) return null;
  return date.range ? `${isoDate(date.from)}/${isoDate(date.to)}` : String(isoDate(date.to));
}

describe("ranges", () => {
  test.each([
    ["Jan 2015 - Present", "2015-01/present"],
    ["January 2019 to December 2021", "2019-01/2021-12"],
    ["Sep. 2023 Mar. 2024", "2023-09/2024-03"],
    ["Sep 15 - NOW", "2015-09/present"],
    ["Jan '19 – Mar '21", "2019-01/2021-03"],
    ["04/2019 – heute", "2019-04/present"],
    ["10.2013 - 03.2019", "2013-10/2019-03"],
    ["01/02/2020 – ATUAL", "2020-02/present"],
    ["2013-09 — 2015-10", "2013-09/2015-10"],
    ["2016 / 09 -", "2016-09/null"],
    ["2012 – 2016", "2012/2016"],
    ["2015–16", "2015/2016"],
    ["Summer 2012 and 2013", "2012/2013"],
    ["Summer 2022", "2022/2022"],
    ["May – Aug 2019", "2019-05/2019-08"],
    ["marzo de 2020 – actualidad", "2020-03/present"],
    ["févr. 2013 – août 2017", "2013-02/2017-08"],
    ["Depuis mars 2021", "2021-03/present"],
    ["seit 08/2022", "2022-08/present"],
    ["setembro de 2016 - atual", "2016-09/present"],
    ["gennaio 2018 – oggi", "2018-01/present"],
    ["oktober 2017 – heden", "2017-10/present"],
    ["2020年3月 – 至今", "2020-03/present"],
    ["2014年9月 ‒ 2017年6月", "2014-09/2017-06"],
    ["2019.05 - 2021.02", "2019-05/2021-02"],
    ["05/17 – 09/19", "2017-05/2019-09"],
  ])("%s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe("lone dates", () => {
  test.each([
    ["08/2002", "2002-08"],
    ["March 15, 2019", "2019-03"],
    ["15.03.2019", "2019-03"],
    ["Expected May 2026", "2026-05"],
    ["University of Toronto, 2018", "2018"],
  ])("%s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe("no dates", () => {
  test.each(["Managed 2,000 accounts", "$2015", "may lead", "a team of 20", "12345 Somewhere", "2019 %"])(
    "%s",
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});

test("durations in brackets are not dates", () => {
  expect(isOnlyDates("January 2023 - Present (2 years 2 months)")).toBe(true);
  expect(isOnlyDates("Expected Graduation: June 2016")).toBe(true);
  expect(isOnlyDates("2019 Google Award")).toBe(false);
});

test("an end before its start makes no range", () => {
  expect(findDates("2019 - 2015").every((date) => !date.range)).toBe(true);
});
