import { expect, test } from "vitest";
import { epochDate, isoDate } from "./dates.ts";

test.each([
  ["2026-03-04T10:00:00Z", "2026-03-04"],
  ["20260304", "2026-03-04"],
  ["Posted 08 May 2026", "2026-05-08"],
  ["Jul-28-2026", "2026-07-28"],
  ["28-Mar-2025", "2025-03-28"],
  ["March 4th, 2026", "2026-03-04"],
  ["03.02.2026", "2026-02-03"],
  ["4/24/2024", "2024-04-24"],
  ["24/4/2024", "2024-04-24"],
  ["4 de marzo de 2026", "2026-03-04"],
  ["2026年3月4日", "2026-03-04"],
  ["2026년 3월 4일", "2026-03-04"],
  ["Tue Mar 04 00:00:00 UTC 2026", "2026-03-04"],
  ["3 days ago", null],
  ["Posted Today", null],
  ["03/04/2026", null],
  ["31.02.2026", null],
  ["24. října", null],
  ["", null],
])("%s is %s", (text, date) => {
  expect(isoDate(text)).toBe(date);
});

test("timestamps count in seconds or milliseconds, other numbers do not", () => {
  expect(epochDate(1_772_582_400)).toBe("2026-03-04");
  expect(epochDate(1_772_582_400_000)).toBe("2026-03-04");
  expect(epochDate(2026)).toBeNull();
});
