import fc from "fast-check";
import { expect, it } from "vitest";
import { monthFrom, weeksOf } from "./month.ts";

it("a month's weeks hold each of its days once, in order, and begin on the week's first day", () => {
  const month = fc
    .record({ year: fc.integer({ min: 1990, max: 2090 }), month: fc.integer({ min: 1, max: 12 }) })
    .map(({ year, month: number }) => `${year}-${String(number).padStart(2, "0")}`);
  fc.assert(
    fc.property(month, fc.integer({ min: 1, max: 7 }), (own, firstDay) => {
      const days = weeksOf(own, firstDay).flat();
      expect(days.toSorted()).toEqual(days);
      expect(days.length % 7).toBe(0);
      expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(firstDay % 7);
      const inside = days.filter((day) => day.startsWith(own));
      expect(inside[0]).toBe(`${own}-01`);
      expect(days.indexOf(`${own}-01`)).toBeLessThan(7);
      expect(days.length - days.indexOf(inside.at(-1)!)).toBeLessThanOrEqual(7);
      expect(monthFrom(monthFrom(own, 1), -1)).toBe(own);
      expect(days.some((day) => day.startsWith(monthFrom(own, 2)))).toBe(false);
    }),
  );
});
