/** What another floor and another cap would have let through, from what discovery found on the last days. */
import type { DiscoverySettings, PendingOpportunity } from "@career-portrait/shared/contract";

export type Limits = Pick<DiscoverySettings, "relevance_floor" | "daily_cap">;
/** What would have become of a find: shown, held back by the day's cap, or filed away below the floor. */
export type Fate = "shown" | "on_deck" | "below";

export interface PreviewDay extends Record<Fate, number> {
  /** UTC, such as 2026-11-20. */
  day: string;
}

export interface Preview extends Record<Fate, number> {
  /** Every day of the window, the oldest first, also those on which nothing was found. */
  days: PreviewDay[];
  /** Finds without a score; the floor does not hold them back. */
  unscored: number;
  edge: {
    /** Scored just enough, the closest first. */
    justIn: PendingOpportunity[];
    /** Scored just too little, the closest first. */
    justOut: PendingOpportunity[];
    /** Passed the floor, and would have waited for a day with room; the best first. */
    heldBack: PendingOpportunity[];
  };
}

/** Decided before floor and cap are asked (docs/review-queue.md). */
const DECIDED_BEFORE = new Set([
  "tracked_duplicate",
  "pending_duplicate",
  "dismissed_before",
  "posting_closed",
]);
/** Rows shown of each edge. */
const EDGE = 3;
const DAY_MS = 86_400_000;

/** The day of an instant, in UTC. */
export function dayOf(instant: string | number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The last `count` days up to and with `today`, the oldest first. */
export function daysBack(today: string, count: number): string[] {
  const end = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => dayOf(end - (count - 1 - index) * DAY_MS));
}

/** Whether floor and cap decide about a row: found by a saved query, whole, no copy, not dismissed before. */
export function isSubject(row: PendingOpportunity): boolean {
  return (
    row.query_key !== null &&
    row.received_at !== null &&
    row.title !== null &&
    row.url !== null &&
    !DECIDED_BEFORE.has(row.dismissed_reason ?? "")
  );
}

/** As the backend ranks: what has no score comes last. */
const rank = ({ relevance_score }: PendingOpportunity): number => relevance_score ?? -1;
const bestFirst = (rows: readonly PendingOpportunity[]): PendingOpportunity[] =>
  rows.toSorted((a, b) => rank(b) - rank(a));

interface Judged {
  row: PendingOpportunity;
  day: string;
  fate: Fate;
}

function judge(rows: readonly PendingOpportunity[], day: string, limits: Limits): Judged[] {
  let room = limits.daily_cap;
  return bestFirst(rows).map((row): Judged => {
    const { relevance_score } = row;
    if (relevance_score !== null && relevance_score < limits.relevance_floor)
      return { row, day, fate: "below" };
    room -= 1;
    return { row, day, fate: room >= 0 ? "shown" : "on_deck" };
  });
}

const count = (judged: readonly Judged[], fate: Fate): number =>
  judged.filter((one) => one.fate === fate).length;

/**
 * An estimate: each row is taken for the day it was first received, with the score it has now.
 * @param days the window, as `daysBack` gives it; rows of other days are left out
 */
export function letThrough(
  rows: readonly PendingOpportunity[],
  limits: Limits,
  days: readonly string[],
): Preview {
  const byDay = Map.groupBy(rows.filter(isSubject), ({ received_at }) => dayOf(received_at ?? 0));
  const judged = days.flatMap((day) => judge(byDay.get(day) ?? [], day, limits));
  const scored = judged.filter(({ row }) => row.relevance_score !== null);
  const rowsOf = (fate: Fate, from = judged): PendingOpportunity[] =>
    bestFirst(from.filter((one) => one.fate === fate).map(({ row }) => row));
  return {
    days: days.map((day) => {
      const own = judged.filter((one) => one.day === day);
      return {
        day,
        shown: count(own, "shown"),
        on_deck: count(own, "on_deck"),
        below: count(own, "below"),
      };
    }),
    shown: count(judged, "shown"),
    on_deck: count(judged, "on_deck"),
    below: count(judged, "below"),
    unscored: judged.length - scored.length,
    edge: {
      justIn: rowsOf("shown", scored).toReversed().slice(0, EDGE),
      justOut: rowsOf("below").slice(0, EDGE),
      heldBack: rowsOf("on_deck").slice(0, EDGE),
    },
  };
}

export interface ScoreBin {
  /** Lowest score of the bin; the last one holds 100 too. */
  from: number;
  count: number;
}

/** Width of a bin of scores. */
export const BIN = 5;

/** How the scored finds of these days are spread. */
export function scoreBins(rows: readonly PendingOpportunity[], days: readonly string[]): ScoreBin[] {
  const window = new Set(days);
  const bins = Array.from({ length: 100 / BIN }, (_, index): ScoreBin => ({ from: index * BIN, count: 0 }));
  for (const row of rows) {
    if (!isSubject(row) || row.relevance_score === null || !window.has(dayOf(row.received_at ?? 0))) continue;
    const bin = bins[Math.min(Math.floor(row.relevance_score / BIN), bins.length - 1)];
    if (bin) bin.count += 1;
  }
  return bins;
}

/** The next time discovery runs by itself (ms); null while it is switched off. */
export function nextRun({ enabled, run_hour_utc }: DiscoverySettings, now: number): number | null {
  if (!enabled) return null;
  const today = Date.parse(`${dayOf(now)}T00:00:00Z`) + run_hour_utc * 3_600_000;
  return today > now ? today : today + DAY_MS;
}
