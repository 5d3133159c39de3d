/** What a person is to be reminded of: a step on the morning of its day, an interview an hour before. Pure. */
import type { KnownOpportunity } from "../../sync/database.ts";

export interface Reminder {
  /** The same for the same thing at the same time: another date is another reminder. */
  key: string;
  kind: "step" | "interview";
  /** When it is to be shown (ms). */
  at: number;
  /** After this (ms) it is no use any more. */
  until: number;
  opportunity: Pick<KnownOpportunity, "id" | "title" | "company">;
  /** The step's words; null for an interview. */
  text: string | null;
  /** When the interview begins, ISO 8601; the step's day. */
  when: string;
}

const HOUR = 3_600_000;
/** The hour of the day, on this device's clock, at which a step is reminded of. */
const MORNING = 9;
/** Whoever was away for longer is no longer reminded of a step. */
const STEP_HOLDS = 3 * 24 * HOUR;

/** Every reminder of these, the earliest first. */
export function remindersOf(rows: readonly KnownOpportunity[]): Reminder[] {
  return rows
    .flatMap((row): Reminder[] => {
      const { id, title, company, next_step: step, interviews } = row;
      const opportunity = { id, title, company };
      const met = interviews.map(({ id: own, starts_at }): Reminder => {
        const start = Date.parse(starts_at);
        const key = `interview ${own} ${starts_at}`;
        return {
          key,
          kind: "interview",
          at: start - HOUR,
          until: start,
          opportunity,
          text: null,
          when: starts_at,
        };
      });
      if (!step?.due_on || step.done_at !== null) return met;
      const at = new Date(`${step.due_on}T00:00:00`).setHours(MORNING);
      const key = `step ${step.id} ${step.due_on}`;
      const own = {
        key,
        kind: "step",
        at,
        until: at + STEP_HOLDS,
        opportunity,
        text: step.text,
        when: step.due_on,
      } as const;
      return [own, ...met];
    })
    .toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
}

/** What is to be shown now, and when (ms) to look again; null where nothing lies ahead. */
export function dueNow(
  reminders: readonly Reminder[],
  shown: ReadonlySet<string>,
  now: number,
): { due: Reminder[]; next: number | null } {
  const open = reminders.filter(({ key, until }) => !shown.has(key) && until > now);
  return {
    due: open.filter(({ at }) => at <= now),
    next: open.find(({ at }) => at > now)?.at ?? null,
  };
}
