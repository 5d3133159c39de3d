import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OpportunityStatus, TimelineKind } from "../contract/index.ts";
import { type FunnelRow, funnelOf, reachedBy, STAGES, WEEKS, weekOf } from "./index.ts";

const row = (status: OpportunityStatus, created_at: string, applied_at: string | null = null): FunnelRow => ({
  status,
  created_at,
  applied_at,
  timeline: [],
});
const NOW = "2026-11-26T10:00:00.000Z";

describe("a week", () => {
  it("begins on Monday, in UTC", () => {
    expect(weekOf("2026-11-23T00:00:00.000Z")).toBe("2026-11-23");
    expect(weekOf("2026-11-29T23:59:59.999Z")).toBe("2026-11-23");
    expect(weekOf("2026-11-22T23:59:59.999Z")).toBe("2026-11-16");
    expect(weekOf("2027-01-01T00:00:00.000Z")).toBe("2026-12-28");
  });
});

describe("the furthest stage", () => {
  it("is that of the status, and for what ended that of what was recorded", () => {
    expect(reachedBy(row("tracking", NOW))).toBe("saved");
    expect(reachedBy(row("tracking", NOW, NOW))).toBe("applied");
    expect(reachedBy(row("applied", NOW))).toBe("applied");
    expect(reachedBy(row("interviewing", NOW))).toBe("interviewing");
    expect(reachedBy(row("offer", NOW))).toBe("offer");
    expect(reachedBy(row("rejected", NOW))).toBe("saved");
    expect(reachedBy(row("rejected", NOW, NOW))).toBe("applied");
    expect(reachedBy(row("archived", NOW, NOW))).toBe("applied");
  });
});

describe("what ended", () => {
  it("has come as far as its timeline tells, however it is called now", () => {
    const told = (...kinds: FunnelRow["timeline"][number]["kind"][]) =>
      reachedBy({ ...row("rejected", NOW), timeline: kinds.map((kind) => ({ kind })) });
    expect(told("saved", "reply", "rejection")).toBe("saved");
    expect(told("saved", "applied", "rejection")).toBe("applied");
    expect(told("saved", "interview", "note", "rejection")).toBe("interviewing");
    expect(told("offer", "archived")).toBe("offer");
  });
});

describe("the funnel", () => {
  it("counts who has reached a stage in those before it, all together and by the week of saving", () => {
    const rows = [
      row("tracking", "2026-11-24T08:00:00.000Z"),
      row("offer", "2026-11-25T08:00:00.000Z", "2026-11-25T09:00:00.000Z"),
      row("rejected", "2026-11-16T08:00:00.000Z", "2026-11-24T08:00:00.000Z"),
      row("interviewing", "2025-01-01T08:00:00.000Z", "2025-01-02T08:00:00.000Z"),
    ];
    const { stages, weeks } = funnelOf(rows, NOW);
    expect(stages).toEqual({ saved: 4, applied: 3, interviewing: 2, offer: 1 });
    expect(weeks).toHaveLength(WEEKS);
    expect(weeks.at(-1)).toEqual({
      week: "2026-11-23",
      saved: 2,
      applied: 1,
      interviewing: 1,
      offer: 1,
      applications: 2,
    });
    expect(weeks.at(-2)).toMatchObject({ week: "2026-11-16", saved: 1, applied: 1, applications: 0 });
    expect(weeks[0]).toMatchObject({ week: "2026-09-07", saved: 0 });
  });

  it("never widens, and its weeks are never more than the whole", () => {
    const day = fc
      .date({ min: new Date("2026-01-01"), max: new Date(NOW), noInvalidDate: true })
      .map((at) => at.toISOString());
    const rows = fc.array(
      fc.record({
        status: fc.constantFrom(...OpportunityStatus.options),
        created_at: day,
        applied_at: fc.option(day),
        timeline: fc.array(fc.record({ kind: fc.constantFrom(...TimelineKind.options) }), { maxLength: 4 }),
      }),
    );
    fc.assert(
      fc.property(rows, (some) => {
        const { stages, weeks } = funnelOf(some, NOW);
        expect(stages.saved).toBe(some.length);
        for (const counts of [stages, ...weeks])
          STAGES.slice(1).forEach((stage, index) =>
            expect(counts[stage]).toBeLessThanOrEqual(counts[STAGES[index]!]),
          );
        for (const stage of STAGES)
          expect(weeks.reduce((sum, week) => sum + week[stage], 0)).toBeLessThanOrEqual(stages[stage]);
      }),
    );
  });
});
