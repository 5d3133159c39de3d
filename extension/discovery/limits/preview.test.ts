import type { PendingOpportunity } from "@career-portrait/shared/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBack, isSubject, letThrough, nextRun, scoreBins } from "./preview.ts";

let made = 0;
function find(some: Partial<PendingOpportunity> = {}): PendingOpportunity {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    title: `Posting ${made}`,
    company: null,
    location: null,
    url: `https://jobs.example/${made}`,
    source_type: "linkedin",
    original_sender: null,
    original_subject: null,
    is_duplicate: false,
    status: "pending",
    dismissed_reason: null,
    relevance_score: 60,
    relevance_reason: null,
    warnings: [],
    received_at: "2026-11-20T06:00:00.000Z",
    work_mode: null,
    employment_type: null,
    salary: null,
    posted_at: null,
    attention: null,
    query_key: "q",
    job_id: null,
    opportunity_id: null,
    decided_at: null,
    ...some,
  };
}

const DAYS = daysBack("2026-11-21", 3);
const scored = (...scores: (number | null)[]): PendingOpportunity[] =>
  scores.map((relevance_score) => find({ relevance_score }));

describe("the days of a window", () => {
  it("end today and cross months", () => {
    expect(DAYS).toEqual(["2026-11-19", "2026-11-20", "2026-11-21"]);
    expect(daysBack("2026-03-01", 2)).toEqual(["2026-02-28", "2026-03-01"]);
  });
});

describe("what floor and cap would have let through", () => {
  it("files away below the floor and holds back beyond the cap, the best first", () => {
    const preview = letThrough(scored(40, 90, 50, 70, 49), { relevance_floor: 50, daily_cap: 2 }, DAYS);
    expect(preview).toMatchObject({ shown: 2, on_deck: 1, below: 2, unscored: 0 });
    expect(preview.days).toEqual([
      { day: "2026-11-19", shown: 0, on_deck: 0, below: 0 },
      { day: "2026-11-20", shown: 2, on_deck: 1, below: 2 },
      { day: "2026-11-21", shown: 0, on_deck: 0, below: 0 },
    ]);
    const scores = (rows: PendingOpportunity[]) => rows.map(({ relevance_score }) => relevance_score);
    expect(scores(preview.edge.justIn)).toEqual([70, 90]);
    expect(scores(preview.edge.justOut)).toEqual([49, 40]);
    expect(scores(preview.edge.heldBack)).toEqual([50]);
  });

  it("lets through what has no score, as the backend does, but after what has one", () => {
    const limits = { relevance_floor: 99, daily_cap: 1 };
    expect(letThrough(scored(null), limits, DAYS)).toMatchObject({ shown: 1, unscored: 1 });
    expect(letThrough(scored(null, 100), limits, DAYS).edge.heldBack[0]?.relevance_score).toBeNull();
    expect(letThrough(scored(null), limits, DAYS).edge.justIn).toEqual([]);
  });

  it("gives each day its own cap, by UTC", () => {
    const rows = [
      find({ received_at: "2026-11-19T23:59:59.000Z" }),
      find({ received_at: "2026-11-20T00:00:00.000Z" }),
      find({ received_at: "2026-11-20T01:30:00+02:00" }),
      find({ received_at: "2026-11-01T00:00:00.000Z" }),
    ];
    const { days } = letThrough(rows, { relevance_floor: 0, daily_cap: 1 }, DAYS);
    expect(days.map(({ shown, on_deck }) => [shown, on_deck])).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
  });

  it("asks only what floor and cap decide about, whatever has become of it since", () => {
    for (const dismissed_reason of [
      "tracked_duplicate",
      "pending_duplicate",
      "dismissed_before",
      "posting_closed",
    ])
      expect(isSubject(find({ status: "suppressed", dismissed_reason }))).toBe(false);
    expect(isSubject(find({ query_key: null }))).toBe(false);
    expect(isSubject(find({ title: null, status: "needs_attention" }))).toBe(false);
    for (const status of ["pending", "dismissed", "added", "expired", "removed"] as const)
      expect(isSubject(find({ status }))).toBe(true);
    for (const dismissed_reason of ["below_relevance_floor", "over_daily_cap"])
      expect(isSubject(find({ status: "suppressed", dismissed_reason }))).toBe(true);
  });

  it("loses no row, and shows fewer with a higher floor and more with a higher cap", () => {
    const rows = fc.array(fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }), { maxLength: 40 });
    fc.assert(
      fc.property(
        rows,
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 1, max: 99 }),
        (scores, floor, cap) => {
          const finds = scored(...scores);
          const at = (relevance_floor: number, daily_cap: number) =>
            letThrough(finds, { relevance_floor, daily_cap }, DAYS);
          const preview = at(floor, cap);
          expect(preview.shown + preview.on_deck + preview.below).toBe(finds.length);
          expect(at(floor + 1, cap).shown).toBeLessThanOrEqual(preview.shown);
          expect(at(floor, cap + 1).shown).toBeGreaterThanOrEqual(preview.shown);
        },
      ),
    );
  });
});

describe("the spread of scores", () => {
  it("puts each score in its bin, the highest in the last, and leaves the unscored out", () => {
    const bins = scoreBins(scored(0, 4, 5, 99, 100, null), DAYS);
    expect(bins).toHaveLength(20);
    expect(bins.filter(({ count }) => count > 0)).toEqual([
      { from: 0, count: 2 },
      { from: 5, count: 1 },
      { from: 95, count: 2 },
    ]);
  });
});

describe("the next run", () => {
  const settings = { enabled: true, relevance_floor: 50, daily_cap: 25, run_hour_utc: 6 };
  it("is today's hour, or tomorrow's once that has passed, or never", () => {
    const at = (time: string) => nextRun(settings, Date.parse(`2026-11-20T${time}Z`));
    expect(at("05:59:00")).toBe(Date.parse("2026-11-20T06:00:00Z"));
    expect(at("06:00:00")).toBe(Date.parse("2026-11-21T06:00:00Z"));
    expect(nextRun({ ...settings, enabled: false }, 0)).toBeNull();
  });
});
