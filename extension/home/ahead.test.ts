import type { Interview, NextStep } from "@career-portrait/shared/contract";
import { describe, expect, it } from "vitest";
import { opportunity } from "../test/postings.ts";
import { aheadOf } from "./ahead.ts";

const NOW = new Date(2026, 10, 25, 9, 30).getTime();
const step = (due_on: string | null, done_at: string | null = null): NextStep => ({
  id: "s",
  text: "Call",
  due_on,
  done_at,
});
const interview = (at: Date): Interview => ({
  id: "i",
  kind: "video",
  starts_at: at.toISOString(),
  ends_at: null,
  time_zone: "UTC",
  place: null,
  url: null,
  people: [],
  notes: null,
  created_at: "2026-11-01T00:00:00.000Z",
  updated_at: "2026-11-01T00:00:00.000Z",
});
const known = (more: object) => ({ ...opportunity("a", "Engineer", null), ...more });

describe("what lies ahead", () => {
  it("is steps of a week and what is overdue, and interviews of two weeks that are not over", () => {
    const ahead = (more: object) =>
      aheadOf([known(more)], NOW).map((entry) => [entry.kind, "overdue" in entry && entry.overdue]);
    expect(ahead({ next_step: step("2026-11-24") })).toEqual([["step", true]]);
    expect(ahead({ next_step: step("2026-11-25") })).toEqual([["step", false]]);
    expect(ahead({ next_step: step("2026-12-02") })).toEqual([["step", false]]);
    expect(ahead({ next_step: step("2026-12-03") })).toEqual([]);
    expect(ahead({ next_step: step(null) })).toEqual([]);
    expect(ahead({ next_step: step("2026-11-25", "2026-11-25T08:00:00.000Z") })).toEqual([]);
    expect(ahead({ interviews: [interview(new Date(NOW - 30 * 60_000))] })).toHaveLength(1);
    expect(ahead({ interviews: [interview(new Date(NOW - 61 * 60_000))] })).toEqual([]);
    expect(ahead({ interviews: [interview(new Date(2026, 11, 8, 23))] })).toHaveLength(1);
    expect(ahead({ interviews: [interview(new Date(2026, 11, 9, 1))] })).toEqual([]);
    expect(ahead({ next_step: step("2026-11-25"), status: "rejected" })).toEqual([]);
  });

  it("comes by time", () => {
    const first = known({ interviews: [interview(new Date(2026, 10, 27, 10))] });
    const second = known({ next_step: step("2026-11-26") });
    expect(aheadOf([first, second], NOW).map(({ kind }) => kind)).toEqual(["step", "interview"]);
  });
});
