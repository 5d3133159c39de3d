import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockAt, dayFrom, instantOf, isZone } from "./times.ts";

const ZONES = [
  "UTC",
  "Europe/Berlin",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Australia/Lord_Howe",
];

describe("times of a form", () => {
  it("come back as they were entered, wherever the clock stands", () => {
    const minute = fc
      .date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true })
      .map((date) => Math.floor(date.getTime() / 60_000) * 60_000);
    fc.assert(
      fc.property(minute, fc.constantFrom(...ZONES), (at, zone) => {
        const clock = clockAt(at, zone);
        const back = instantOf(clock, zone)!;
        expect(clockAt(back, zone)).toBe(clock);
        // Where a clock shows a time twice, the earlier is meant.
        expect(Date.parse(back)).toBeLessThanOrEqual(at);
        expect(at - Date.parse(back)).toBeLessThanOrEqual(3_600_000);
      }),
    );
  });

  it("know summer time", () => {
    expect(instantOf("2027-01-08T09:30", "Europe/Berlin")).toBe("2027-01-08T08:30:00.000Z");
    expect(instantOf("2027-07-08T09:30", "Europe/Berlin")).toBe("2027-07-08T07:30:00.000Z");
    // Shown twice: the earlier. Skipped: as far behind.
    expect(instantOf("2027-10-31T02:30", "Europe/Berlin")).toBe("2027-10-31T00:30:00.000Z");
    expect(instantOf("2027-03-28T02:30", "Europe/Berlin")).toBe("2027-03-28T01:30:00.000Z");
    expect(instantOf("", "Europe/Berlin")).toBeNull();
  });

  it("name days and zones", () => {
    expect(dayFrom(new Date(2027, 1, 27, 12).getTime(), 2)).toBe("2027-03-01");
    expect([isZone("Europe/Berlin"), isZone("Mars/Base"), isZone("")]).toEqual([true, false, false]);
  });
});
