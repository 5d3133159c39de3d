/**
 * What learning from decisions is worth: the days of a history played again. On each day the postings are ranked by relevance as it
 * stood before any lesson, and with the lessons of the days before, never of the day itself; precision is the share of what a person
 * kept among the first as many as the daily cap shows.
 */
import {
  type Decided,
  type Lesson,
  lessonsOf,
  relevanceOf,
  type RelevancePosting,
  type Wishes,
} from "@career-portrait/shared/relevance";

/** A posting that was decided about, with the day it arrived (`YYYY-MM-DD`). */
export interface RecordedDecision extends RelevancePosting {
  day: string;
  source: string | null;
  kept: boolean;
}

export interface Replayed {
  days: number;
  decisions: number;
  /** Share kept of all that arrived: what showing at random gives. */
  base_rate: number;
  /** Precision at the cap, 0–1. */
  before: number;
  after: number;
  /** The first and the second half of the days apart: learning needs something to learn from. */
  halves: { before: number; after: number }[];
  /** As they stand at the end. */
  lessons: Lesson[];
}

/** Kept among the first `cap`, and how many those were. Ties keep the order of arrival. */
function atCap(
  decisions: readonly RecordedDecision[],
  wishes: Wishes,
  lessons: readonly Lesson[],
  cap: number,
) {
  const ranked = decisions
    .map((decision) => ({ decision, score: relevanceOf(decision, wishes, lessons).score ?? -1 }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, cap);
  return { kept: ranked.filter(({ decision }) => decision.kept).length, shown: ranked.length };
}

interface Day {
  before: ReturnType<typeof atCap>;
  after: ReturnType<typeof atCap>;
}

function precision(days: readonly Day[], of: "before" | "after"): number {
  const kept = days.reduce((sum, day) => sum + day[of].kept, 0);
  const shown = days.reduce((sum, day) => sum + day[of].shown, 0);
  return shown === 0 ? 0 : kept / shown;
}

/** Plays the history again. Pure: the same history gives the same figures. */
export function replay(history: readonly RecordedDecision[], wishes: Wishes, cap: number): Replayed {
  const byDay = [...Map.groupBy(history, ({ day }) => day)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const past: Decided[] = [];
  const days = byDay.map(([, decisions]): Day => {
    const lessons = lessonsOf(past);
    past.push(...decisions);
    return { before: atCap(decisions, wishes, [], cap), after: atCap(decisions, wishes, lessons, cap) };
  });
  const middle = Math.ceil(days.length / 2);
  return {
    days: days.length,
    decisions: history.length,
    base_rate: history.length === 0 ? 0 : history.filter(({ kept }) => kept).length / history.length,
    before: precision(days, "before"),
    after: precision(days, "after"),
    halves: [days.slice(0, middle), days.slice(middle)].map((half) => ({
      before: precision(half, "before"),
      after: precision(half, "after"),
    })),
    lessons: lessonsOf(past),
  };
}
