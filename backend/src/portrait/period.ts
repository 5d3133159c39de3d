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

/**
 * Whether a role runs: as it is said, else told by its dates: begun and not ended.
 * @throws ApiError 400 when it is said to run and to have ended
 */
export function isRunning(
  start: string | null | undefined,
  end: string | null | undefined,
  said: boolean | undefined,
): boolean {
  if (said === true && end)
    throw invalid([{ path: "is_current", message: "must be false beside an end_date" }]);
  return said ?? (Boolean(start) && !end);
}
