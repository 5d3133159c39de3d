/** Refusals that more than one feature gives. */
import { ApiError } from "../errors.ts";
import type { Allowance } from "./limits.ts";

/** 429 with the whole seconds to wait, rounded up so that a client that obeys is not refused again. */
export function rateLimited(allowance: Allowance, now: number): ApiError {
  const seconds = Math.max(1, Math.ceil((allowance.resetsAt - now) / 1000));
  return new ApiError(429, "rate_limited", "Too many requests", {
    headers: { "Retry-After": String(seconds) },
  });
}
