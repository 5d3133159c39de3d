import { describe, expect, test } from "vitest";
import { recordedHistory, WISHES } from "./history.ts";
import { replay } from "./replay.ts";

describe("replay", () => {
  test("gives the same figures for the same history", () => {
    expect(replay(recordedHistory(7), WISHES, 10)).toEqual(replay(recordedHistory(7), WISHES, 10));
  });

  test.each([1, 2, 3, 4, 5])(
    "learning shows more of what is kept, once there is something to learn from (seed %d)",
    (seed) => {
      const { before, after, base_rate, halves } = replay(recordedHistory(seed), WISHES, 10);
      expect(before).toBeGreaterThan(base_rate);
      expect(after).toBeGreaterThan(before);
      expect(halves[1]!.after).toBeGreaterThan(halves[1]!.before);
    },
  );

  test("learns nothing of a day from that day", () => {
    const oneDay = recordedHistory(3).filter(({ day }) => day === "2026-09-01");
    const { before, after } = replay(oneDay, WISHES, 10);
    expect(after).toBe(before);
  });

  test("decisions by the toss of a coin teach next to nothing", () => {
    let toss = 0;
    const random = recordedHistory(9).map((decision) => ({
      ...decision,
      kept: (toss = (toss * 48_271 + 11) % 2_147_483_647) % 2 === 0,
    }));
    const { before, after } = replay(random, WISHES, 10);
    expect(Math.abs(after - before)).toBeLessThan(0.08);
  });

  test("holds up without days", () => {
    expect(replay([], WISHES, 10)).toMatchObject({ days: 0, before: 0, after: 0, lessons: [] });
  });
});
