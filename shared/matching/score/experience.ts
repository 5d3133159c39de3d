/** Dated experience: months of roles, overlapping time counted once. */
import type { PortraitRole } from "../types.ts";

/** Months since year 0, end exclusive. */
export interface Interval {
  from: number;
  to: number;
}

/**
 * The months of a role: a date that names only a year stands for its middle, a running role ends with the month of
 * `today`. Null without a start, or when the end lies before it.
 */
export function intervalOf(role: PortraitRole, today: string): Interval | null {
  const now = monthOf(today)! + 1;
  const from = role.start_date === null ? null : monthOf(role.start_date);
  if (from === null || from >= now) return null;
  const end = role.end_date === null ? now : monthOf(role.end_date);
  if (end === null || end < from) return null;
  const to = role.end_date === null ? now : Math.min(now, end + 1);
  return { from, to: role.start_date!.length === 4 && role.end_date === role.start_date ? from + 6 : to };
}

/** A partial date (YYYY, YYYY-MM or YYYY-MM-DD) as months since year 0; a bare year counts from its middle. */
export function monthOf(date: string): number | null {
  const match = /^(\d{4})(?:-(\d{2}))?/.exec(date);
  if (!match) return null;
  return Number(match[1]) * 12 + (match[2] === undefined ? 6 : Number(match[2]) - 1);
}

/** Months covered by at least one of the intervals. Does not depend on their order. */
export function monthsCovered(intervals: readonly Interval[]): number {
  const sorted = intervals.toSorted((a, b) => a.from - b.from || a.to - b.to);
  let months = 0;
  let reached = -Infinity;
  for (const { from, to } of sorted) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months;
}

/** Credit for the months shown against the years asked for; falls slower than the share, as graders do. */
export function yearsCredit(months: number, years: number): number {
  if (years <= 0) return 1;
  return Math.min(1, months / (years * 12)) ** 0.8;
}

/** "4 years 2 months", rounded down to months. */
export function duration(months: number): string {
  const whole = Math.floor(months);
  const [years, rest] = [Math.floor(whole / 12), whole % 12];
  const parts = [
    years && `${years} year${years === 1 ? "" : "s"}`,
    rest && `${rest} month${rest === 1 ? "" : "s"}`,
  ];
  return parts.filter(Boolean).join(" ") || "less than a month";
}

/** A stretch of time and how near what filled it lies to what is asked, 0 to 1. */
export interface Timed {
  interval: Interval | null;
  near: number;
}

/**
 * The credit of time spent: every nearness is tried as a threshold, that nearness times the credit of the months at least so
 * near; the best counts. So a longer or nearer role can only help.
 */
export function timeIn(roles: readonly Timed[], years: number): number {
  let best = 0;
  for (const threshold of new Set(roles.map(({ near }) => near))) {
    if (threshold <= best) continue;
    const months = monthsCovered(
      roles.flatMap(({ interval, near }) => (near >= threshold && interval) || []),
    );
    best = Math.max(best, threshold * yearsCredit(months, years));
  }
  return best;
}
