/** Periods of dates that are only as exact as their source: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
import { invalid } from "../errors.ts";

/** Whether the end lies before the start, as far as both dates say. An open side is never wrong. */
export function endsBeforeStart(start: string | null | undefined, end: string | null | undefined): boolean {
  if (!start || !end) return false;
  return end.slice(0, start.length) < start.slice(0, end.length);
}

/** @throws ApiError 400 when the end lies before the start (decisions, section 5). */
export function requirePeriod(start: string | null | undefined, end: string | null | undefined): void {
  if (endsBeforeStart(start, end)) {
    throw invalid([{ path: "end_date", message: "must not be before start_date" }]);
  }
}
