/** What the portrait holds of a period (decisions, section 5). */
import type { Claim, SelfReview, WorkHistory } from "@career-portrait/shared/contract";
import type { ReviewFacts } from "../intelligence/index.ts";

export interface ReviewInput {
  claims: readonly Claim[];
  work_history: readonly WorkHistory[];
  /** ISO 8601 instants. */
  period_start: string;
  period_end: string;
  audience: SelfReview["audience"];
}

/** Whether the first date lies before the second, as far as both say. */
function isBefore(first: string, second: string): boolean {
  const length = Math.min(first.length, second.length);
  return first.slice(0, length) < second.slice(0, length);
}

/** Whether something dated ran in the period; what has only a start, or only an end, is dated by that. */
function ranIn(dates: Partial<WorkHistory>, from: string, to: string): boolean {
  const start = dates.start_date ?? dates.end_date;
  if (!start || isBefore(to, start)) return false;
  return dates.is_current === true || !isBefore(dates.end_date ?? start, from);
}

/** Only accepted claims count; while there is none, the proposed ones do. */
function counted(claims: readonly Claim[]): Claim[] {
  const accepted = claims.filter(({ review_status }) => review_status === "accepted");
  return accepted.length > 0 ? accepted : claims.filter(({ review_status }) => review_status === "proposed");
}

/**
 * The evidence of a period. A claim belongs to it by its own dates; without any, by those of the role it was shown in; without
 * these either, when it was first told in the period.
 */
export function factsOfPeriod(input: ReviewInput): ReviewFacts {
  const { period_start, period_end, audience } = input;
  const from = new Date(period_start).toISOString();
  const to = new Date(period_end).toISOString();
  const running = input.work_history.filter((role) => ranIn(role, from, to));
  const dated = new Map(input.work_history.map((role) => [role.id, role.start_date !== null]));
  const claims = counted(input.claims).filter((claim) => {
    const { work_history_id, evidence, created_at, start_date, end_date } = claim;
    if (evidence.length === 0) return false;
    if (start_date !== null || end_date !== null) return ranIn({ start_date, end_date }, from, to);
    if (work_history_id && dated.get(work_history_id))
      return running.some(({ id }) => id === work_history_id);
    return created_at >= from && created_at <= to;
  });
  return { audience, claims, roles: running };
}
