/** A month of days with what is due and who is met, over all opportunities. Pure. */
import type { Interview, NextStep } from "@career-portrait/shared/contract";
import type { KnownOpportunity } from "../../sync/database.ts";
import { clockAt } from "../case/times.ts";

export type Appointment = { key: string; row: KnownOpportunity; day: string } & (
  | { kind: "step"; step: NextStep }
  | { kind: "interview"; interview: Interview }
);

/** Steps that are due and not done, and interviews, on this device's days; of a day steps first, then by time. */
export function appointmentsOf(rows: readonly KnownOpportunity[]): Appointment[] {
  const all = rows.flatMap((row): Appointment[] => {
    const { next_step: step, interviews } = row;
    const met = interviews.map((interview): Appointment => {
      const day = clockAt(interview.starts_at).slice(0, 10);
      return { key: interview.id, kind: "interview", day, row, interview };
    });
    const due = step?.due_on && step.done_at === null ? step.due_on : null;
    return step && due !== null ? [{ key: step.id, kind: "step", day: due, row, step }, ...met] : met;
  });
  const time = (one: Appointment): string => (one.kind === "step" ? "" : one.interview.starts_at);
  return all.toSorted(
    (a, b) => a.day.localeCompare(b.day) || Date.parse(time(a) || "1970") - Date.parse(time(b) || "1970"),
  );
}

/** A month as `2027-02`, so many months from this one. */
export function monthFrom(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month, each of seven days (`2027-02-01`), from the first day of the week. @param firstDay 1 Monday … 7 Sunday */
export function weeksOf(month: string, firstDay: number): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const before = (first.getUTCDay() - (firstDay % 7) + 7) % 7;
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const count = Math.ceil((before + length) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => {
      const at = new Date(first);
      at.setUTCDate(1 - before + week * 7 + day);
      return at.toISOString().slice(0, 10);
    }),
  );
}
