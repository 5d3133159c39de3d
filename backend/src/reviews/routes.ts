/** The review routes of the contract. */
import type { Claim, reviewRoutes, WorkHistory } from "@career-portrait/shared/contract";
import { ApiError, invalid } from "../errors.ts";
import type { HandlersFor } from "../http/handler.ts";
import { reviewPeriod } from "./self-review.ts";

const LONGEST_MS = 366 * 24 * 60 * 60 * 1000;

export interface ReviewSources {
  claims: (accountId: string) => Promise<Claim[]>;
  workHistory: (accountId: string) => Promise<WorkHistory[]>;
}

export function reviewHandlers(sources: ReviewSources): HandlersFor<keyof typeof reviewRoutes> {
  return {
    selfReview: async ({ accountId, body }) => {
      const length = Date.parse(body.period_end) - Date.parse(body.period_start);
      if (length < 0) throw invalid([{ path: "period_end", message: "must not be before period_start" }]);
      if (length > LONGEST_MS) {
        throw invalid([{ path: "period_end", message: "must be at most 366 days after period_start" }]);
      }
      const read = Promise.all([sources.claims(accountId), sources.workHistory(accountId)]);
      const [claims, work_history] = await read.catch((cause: unknown) => {
        const message = "The evidence of this period could not be read.";
        throw new ApiError(500, "review_source_read_failed", message, { cause });
      });
      return reviewPeriod({ ...body, claims, work_history });
    },
  };
}
