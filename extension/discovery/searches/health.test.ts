import type { DiscoveryQueryHealth } from "@career-portrait/shared/contract";
import { describe, expect, it } from "vitest";
import { spelling, touched } from "../lessons/effect.ts";
import { asksSame, byUrgency, sharesOf, totalOf } from "./health.ts";

function health(some: Partial<DiscoveryQueryHealth> = {}): DiscoveryQueryHealth {
  return {
    query_key: "a",
    source: "linkedin",
    keyword: "Welder",
    location: null,
    runs: 3,
    fetched: 20,
    deduped: 5,
    queued: 10,
    suppressed: 4,
    failed: 1,
    scored: 14,
    over_threshold: 10,
    errored_runs: 0,
    noise_rate: 4 / 14,
    score_avg: 60,
    score_min: 20,
    score_max: 90,
    last_error: null,
    first_run_at: "2026-11-18T06:00:00.000Z",
    last_run_at: "2026-11-20T06:00:00.000Z",
    verdict: "healthy",
    recommendation: "Keep it.",
    ...some,
  };
}

describe("the health of queries", () => {
  it("puts first what needs a person", () => {
    const order = byUrgency([
      health({ verdict: "healthy", keyword: "a" }),
      health({ verdict: "insufficient_data" }),
      health({ verdict: "failing" }),
      health({ verdict: "healthy", keyword: "A" }),
      health({ verdict: "noisy" }),
    ]);
    expect(order.map(({ verdict }) => verdict)).toEqual([
      "failing",
      "noisy",
      "insufficient_data",
      "healthy",
      "healthy",
    ]);
  });

  it("draws each part where the one before it ends, on the scale of the largest", () => {
    const query = health();
    expect(totalOf(query)).toBe(20);
    expect(sharesOf(query, 40).map(({ from, width }) => [from, width])).toEqual([
      [0, 25],
      [25, 10],
      [35, 12.5],
      [47.5, 2.5],
    ]);
    expect(sharesOf(health({ queued: 0, suppressed: 0, deduped: 0, failed: 0 }), 0).at(-1)?.width).toBe(0);
  });

  it("knows a query that asks the same", () => {
    const one = { source: "linkedin", keyword: " welder", location: null } as const;
    expect(asksSame(one, { ...one, keyword: "Welder", location: " " })).toBe(true);
    expect(asksSame(one, { ...one, source: "google_jobs" })).toBe(false);
    expect(asksSame(one, { ...one, location: "Hull" })).toBe(false);
  });
});

describe("the reach of a lesson", () => {
  const row = {
    title: "Senior Welders (m/w/d)",
    company: "Quay Works",
    location: "Hull",
    work_mode: "remote",
    source_type: "linkedin",
  } as Parameters<typeof touched>[1][number];

  it("counts the rows that have its fact, as the lesson itself was counted", () => {
    expect(touched({ trait: "title", value: "welder" }, [row])).toBe(1);
    expect(touched({ trait: "company", value: "quay works" }, [row, { ...row, company: null }])).toBe(1);
    expect(touched({ trait: "source", value: "linkedin" }, [row])).toBe(1);
    expect(touched({ trait: "location", value: "york" }, [row])).toBe(0);
  });

  it("is told in the postings' own spelling where there is one", () => {
    expect(spelling({ trait: "company", value: "quay works" }, [row])).toBe("Quay Works");
    expect(spelling({ trait: "location", value: "york" }, [row])).toBe("york");
    expect(spelling({ trait: "title", value: "hull" }, [row])).toBe("hull");
  });
});
