import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KnownOpportunity } from "../../sync/database.ts";
import { opportunity } from "../../test/postings.ts";
import { dueNow, remindersOf } from "./due.ts";

const HOUR = 3_600_000;

function row(over: Partial<KnownOpportunity>): KnownOpportunity {
  return { ...opportunity("o", "Cook", null), canonical: null, ...over };
}
const step = (due_on: string | null, done_at: string | null = null) => ({
  id: "s",
  text: "Call",
  due_on,
  done_at,
});
function interview(starts_at: string): KnownOpportunity["interviews"][number] {
  return {
    id: "i",
    kind: "video",
    starts_at,
    ends_at: null,
    time_zone: "UTC",
    place: null,
    url: null,
    people: [],
    notes: null,
    created_at: starts_at,
    updated_at: starts_at,
  };
}

describe("reminders", () => {
  it("come on the morning of a step's day and an hour before an interview", () => {
    const at = new Date(2027, 1, 3, 9).getTime();
    const starts = new Date(2027, 1, 3, 15).toISOString();
    const all = remindersOf([row({ next_step: step("2027-02-03"), interviews: [interview(starts)] })]);
    expect(all.map((one) => [one.kind, one.at])).toEqual([
      ["step", at],
      ["interview", Date.parse(starts) - HOUR],
    ]);
    expect(dueNow(all, new Set(), at - 1)).toEqual({ due: [], next: at });
    const now = dueNow(all, new Set(), at);
    expect(now.due.map(({ key }) => key)).toEqual(["step s 2027-02-03"]);
    expect(now.next).toBe(Date.parse(starts) - HOUR);
    // An interview that has begun needs none.
    expect(dueNow(all, new Set([all[0]!.key]), Date.parse(starts)).due).toEqual([]);
  });

  it("do not come for what is done or has no day", () => {
    expect(remindersOf([row({ next_step: step("2027-02-03", "2027-02-01T00:00:00Z") })])).toEqual([]);
    expect(remindersOf([row({ next_step: step(null) }), row({})])).toEqual([]);
  });

  it("come once each, however often one looks", () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2027-02-${String(n).padStart(2, "0")}`);
    const looks = fc.array(fc.integer({ min: 0, max: 40 * 24 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.array(day, { maxLength: 6 }), looks, (days, hours) => {
        const rows = days.map((due, n) => row({ id: `o${n}`, next_step: { ...step(due), id: `s${n}` } }));
        const shown = new Set<string>();
        const told: string[] = [];
        for (const hour of hours.toSorted((a, b) => a - b)) {
          const { due } = dueNow(remindersOf(rows), shown, new Date(2027, 1, 1).getTime() + hour * HOUR);
          for (const { key } of due) {
            told.push(key);
            shown.add(key);
          }
        }
        expect(new Set(told).size).toBe(told.length);
      }),
    );
  });
});
