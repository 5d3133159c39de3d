import { describe, expect, it } from "vitest";
import type { QueueRow } from "../sync/database.ts";
import { placed } from "../sync/queue-lanes.ts";
import { pending } from "../test/postings.ts";
import { badgeText } from "./badge.ts";
import type { CardStanding } from "../sync/filings.ts";
import { standingWords, summaryOf } from "./filing.ts";
import { focusedIndex, goneKey, isGone, rowsToRead, stillGone, TOP } from "./focus.ts";
import { ageOf, nextRun, runSentence, sourceOf, whyFiledAway } from "./reasons.ts";

const row = (id: string): QueueRow => placed(pending(id))!;
const NOW = Date.parse("2026-11-21T12:00:00.000Z");

describe("the focus", () => {
  const rows = [row("a"), row("b"), row("c")];
  it("stays on its row, and moves on to the next when that has left", () => {
    expect(focusedIndex(rows, TOP)).toBe(0);
    expect(focusedIndex(rows, { id: "c", index: 0 })).toBe(2);
    expect(focusedIndex([rows[0]!, rows[2]!], { id: null, index: 1 })).toBe(1);
    expect(focusedIndex([rows[0]!], { id: "c", index: 2 })).toBe(0);
    expect(focusedIndex([], TOP)).toBe(-1);
  });

  it("always has plenty after it", () => {
    for (let index = 0; index < 500; index += 1)
      expect(rowsToRead({ id: null, index })).toBeGreaterThanOrEqual(index + 30);
  });
});

describe("a row that was just decided", () => {
  it("is out of sight in its lane until what is shown knows of it", () => {
    const gone = new Map([
      [goneKey("queue", "a"), null],
      [goneKey("queue", "b"), 7],
    ]);
    expect([6, 7].map((newest) => isGone(gone, "queue", "b", newest))).toEqual([true, false]);
    expect(isGone(gone, "queue", "a", 99)).toBe(true);
    expect(isGone(gone, "dismissed", "a", 0)).toBe(false);
    expect([...stillGone(gone, 7).keys()]).toEqual(["queue:a"]);
    expect(stillGone(gone, 6)).toBe(gone);
  });
});

describe("words", () => {
  it("say how old something is, and nothing of what is no date", () => {
    expect(ageOf("2026-11-21T09:00:00.000Z", NOW)).toBe("3 hours ago");
    expect(ageOf("2026-11-20", NOW)).toBe("yesterday");
    expect(ageOf("2026-11-22", NOW)).toBe("this minute");
    expect(ageOf("last week", NOW)).toBeNull();
    expect(ageOf(null, NOW)).toBeNull();
  });

  it("name known sources, and others as they are", () => {
    const url = "https://www.works.example/jobs/1";
    expect(sourceOf({ source_type: "google_jobs", url })).toBe("Google Jobs");
    expect(sourceOf({ source_type: "jobs.example", url })).toBe("jobs.example");
    expect(sourceOf({ source_type: null, url })).toBe("works.example");
    expect(sourceOf({ source_type: null, url: null })).toBeNull();
  });

  it("say why a row does not wait", () => {
    expect(whyFiledAway(pending("a"))).toBeNull();
    expect(whyFiledAway({ status: "dismissed", dismissed_reason: "below_relevance_floor" })).toBe(
      "Dismissed by you",
    );
    expect(whyFiledAway({ status: "suppressed", dismissed_reason: "over_daily_cap" })).toBe(
      "Beyond the day’s cap",
    );
    expect(whyFiledAway({ status: "expired", dismissed_reason: null })).toBe("Waited 30 days");
    expect(whyFiledAway({ status: "expired", dismissed_reason: "posting_closed" })).toBe(
      "No longer takes applications",
    );
    expect(whyFiledAway({ status: "suppressed", dismissed_reason: "something new" })).toBe("Filed away");
  });

  it("name the next run", () => {
    const settings = { enabled: true, relevance_floor: 50, daily_cap: 25, run_hour_utc: 13 };
    expect(nextRun(settings, NOW)).toBe(NOW + 3_600_000);
    expect(nextRun({ ...settings, run_hour_utc: 12 }, NOW)).toBe(NOW + 24 * 3_600_000);
    expect(nextRun({ ...settings, enabled: false }, NOW)).toBeNull();
    expect(runSentence(NOW + 60_000, NOW)).toMatch(/again today at \d/);
    expect(runSentence(NOW + 24 * 3_600_000, NOW)).toMatch(/again tomorrow at \d/);
  });

  it("fit on the icon", () => {
    expect([0, 7, 999, 1000].map(badgeText)).toEqual(["", "7", "999", "999+"]);
  });

  it("say what became of each card, and of all", () => {
    const done = (
      status: "pending" | "suppressed" | "added" | "needs_attention",
      dismissed_reason: string | null,
    ) => ({ state: "done", result: { id: "i", status, dismissed_reason, relevance_score: 42 } }) as const;
    const standings: CardStanding[] = [
      done("pending", null),
      done("pending", null),
      done("suppressed", "below_relevance_floor"),
      done("suppressed", "tracked_duplicate"),
      done("suppressed", "pending_duplicate"),
      done("suppressed", "dismissed_before"),
      done("needs_attention", null),
      done("added", null),
      { state: "waiting", late: true },
      {
        state: "refused",
        refusal: { status: 403, code: "limit_reached", message: "Too many.", details: [] },
      },
    ];
    expect(standings.slice(1).map(standingWords)).toEqual([
      "Queued, relevance 42",
      "Below your floor: relevance 42",
      "Already tracked",
      "Copy of one that waits",
      "Dismissed before",
      "Queued, needs your attention",
      "Already added",
      "Kept on this device, queued when the backend answers",
      "Not taken: Too many.",
    ]);
    expect(summaryOf(standings)).toBe(
      "2 queued, 1 below your floor, 4 known already, 1 needs attention, 1 waiting to be sent, 1 not taken",
    );
  });
});
