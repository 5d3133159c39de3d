/** How far what was saved has come: by stage, and by the week in which it was saved. Pure. */
import type { Funnel, FunnelStage, Opportunity, TimelineEntry, TimelineKind } from "../contract/index.ts";

/** In the order of a search for work; whoever is at one has passed those before it. */
export const STAGES = ["saved", "applied", "interviewing", "offer"] as const satisfies readonly FunnelStage[];

/** How many weeks are told one by one, this one with them. */
export const WEEKS = 12;

const DAY_MS = 86_400_000;

/** What is known of how far an opportunity has come; times are ISO 8601. */
export type FunnelRow = Pick<Opportunity, "status" | "applied_at" | "created_at"> & {
  timeline: readonly Pick<TimelineEntry, "kind">[];
};

/** The stages that what happened shows. */
const SHOWS: Partial<Record<TimelineKind, FunnelStage>> = {
  applied: "applied",
  interview: "interviewing",
  offer: "offer",
};

/** The Monday of a moment's week, YYYY-MM-DD, in UTC on every machine. @param at ISO 8601 */
export function weekOf(at: string): string {
  const day = new Date(`${at.slice(0, 10)}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The furthest stage that an opportunity is known to have reached. One that ended has come as far as was recorded before:
 * nobody counts as having applied because they were turned down.
 */
export function reachedBy({ status, applied_at, timeline }: FunnelRow): FunnelStage {
  const shown = new Set<string | undefined>([status, ...timeline.map(({ kind }) => SHOWS[kind])]);
  if (applied_at !== null) shown.add("applied");
  return STAGES.findLast((stage) => shown.has(stage)) ?? "saved";
}

type Counts = Record<FunnelStage, number>;

function countsOf(rows: readonly FunnelRow[]): Counts {
  const reached = rows.map((row) => STAGES.indexOf(reachedBy(row)));
  const count = (stage: number) => reached.filter((own) => own >= stage).length;
  return { saved: count(0), applied: count(1), interviewing: count(2), offer: count(3) };
}

/** The last weeks' Mondays up to that of `now`, the oldest first. */
function weeksUpTo(now: string): string[] {
  const last = Date.parse(`${weekOf(now)}T00:00:00Z`);
  return Array.from({ length: WEEKS }, (_, index) =>
    new Date(last - (WEEKS - 1 - index) * 7 * DAY_MS).toISOString().slice(0, 10),
  );
}

/** How many have reached each stage, all together and of each week's. @param now ISO 8601 */
export function funnelOf(rows: readonly FunnelRow[], now: string): Funnel {
  const saved = Map.groupBy(rows, ({ created_at }) => weekOf(created_at));
  const sent = Map.groupBy(
    rows.flatMap(({ applied_at }) => applied_at ?? []),
    weekOf,
  );
  return {
    stages: countsOf(rows),
    weeks: weeksUpTo(now).map((week) => ({
      week,
      ...countsOf(saved.get(week) ?? []),
      applications: sent.get(week)?.length ?? 0,
    })),
  };
}
