/** What lies ahead: steps that are due within a week or overdue, and interviews of the next two weeks. Pure. */
import type { Interview, NextStep, Opportunity } from "@career-portrait/shared/contract";

const DAY_MS = 86_400_000;
const STEP_DAYS = 7;
const INTERVIEW_DAYS = 14;
/** An interview without an end is over after so long. */
const LENGTH_MS = 60 * 60_000;

type Tracked = Pick<Opportunity, "id" | "title" | "company" | "status" | "next_step" | "interviews">;

export type Ahead =
  /** `at` is the due day at noon of the person's own time (ms). */
  | { kind: "step"; at: number; overdue: boolean; of: Tracked; step: NextStep }
  | { kind: "interview"; at: number; of: Tracked; interview: Interview };

function startOfDay(now: number): number {
  return new Date(now).setHours(0, 0, 0, 0);
}

function noonOf(day: string): number {
  return new Date(`${day}T12:00:00`).getTime();
}

/** By time, what is overdue first; cases that ended are left out. @param now ms */
export function aheadOf(opportunities: readonly Tracked[], now: number): Ahead[] {
  const today = startOfDay(now);
  const standing = opportunities.filter(({ status }) => status !== "rejected" && status !== "archived");
  const steps = standing.flatMap((of): Ahead[] => {
    const { next_step: step } = of;
    if (!step?.due_on || step.done_at !== null) return [];
    const at = noonOf(step.due_on);
    return at < today + (STEP_DAYS + 1) * DAY_MS ? [{ kind: "step", at, overdue: at < today, of, step }] : [];
  });
  const interviews = standing.flatMap((of) =>
    of.interviews.flatMap((interview): Ahead[] => {
      const at = Date.parse(interview.starts_at);
      const end = interview.ends_at ? Date.parse(interview.ends_at) : at + LENGTH_MS;
      return end > now && at < today + INTERVIEW_DAYS * DAY_MS
        ? [{ kind: "interview", at, of, interview }]
        : [];
    }),
  );
  return [...steps, ...interviews].toSorted((a, b) => a.at - b.at);
}
