/** What an answer of the server means for something that was sent, and when it is tried again. */
import { ApiRequestError } from "@career-portrait/shared/contract";
import type { Refusal } from "./database.ts";
import { UnknownAnswerError } from "../connection/unknown-answer.ts";

const FIRST_DELAY = 5_000;
const LONGEST_DELAY = 15 * 60_000;

/** What an answer, or none, means for an item. */
export type Failure =
  | { kind: "later"; retryAfter: number | null }
  /** What is there already, as the server described it. */
  | { kind: "known"; existing: unknown; id: string | null }
  | { kind: "signed_out" }
  | { kind: "refused"; refusal: Refusal };

/** Judges a failed sending. Only an answer that time cannot change is a refusal. */
export function failureOf(error: unknown): Failure {
  if (error instanceof UnknownAnswerError) {
    return {
      kind: "refused",
      refusal: { status: 0, code: "unknown_answer", message: error.message, details: [] },
    };
  }
  if (!(error instanceof ApiRequestError)) return { kind: "later", retryAfter: null };
  const { status, code, message, details, retryAfter } = error;
  const passing = status === 0 || status >= 500 || status === 408 || status === 425 || status === 429;
  if (passing || code === "idempotency_in_progress") return { kind: "later", retryAfter };
  if (status === 401) return { kind: "signed_out" };
  if (status === 409 && code === "duplicate")
    return {
      kind: "known",
      existing: error.existing,
      id: (error.existing?.id as string | undefined) ?? null,
    };
  return { kind: "refused", refusal: { status, code, message, details } };
}

/** Waiting time before attempt `attempts` + 1, in ms: doubling from five seconds to a quarter of an hour. */
export function backoff(attempts: number): number {
  return Math.min(FIRST_DELAY * 2 ** Math.min(attempts, 20), LONGEST_DELAY);
}

/** What becomes of the times of an item that could not be sent now. @param retryAfter the server's wish, in seconds */
export function postponed(
  { attempts }: { attempts: number },
  retryAfter: number | null,
  now: number,
): { attempts: number; next_at: number; not_before: number } {
  const wait = (retryAfter ?? 0) * 1000;
  return {
    attempts: attempts + 1,
    next_at: now + Math.max(backoff(attempts), wait),
    not_before: now + wait,
  };
}
