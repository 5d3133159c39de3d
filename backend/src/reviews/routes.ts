/** The review routes of the contract. */
import type { Claim, reviewRoutes, WorkHistory } from "@career-portrait/shared/contract";
import { joined } from "../phrasebook.ts";
import { engineNote } from "../engine-notes.ts";
import { ApiError, invalid } from "../errors.ts";
import type { HandlersFor } from "../http/index.ts";
import {
  CostCeilingReached,
  type EngineOf,
  localEngine,
  ModelUnusable,
  type ReviewFacts,
} from "../intelligence/index.ts";
import { factsOfPeriod } from "./self-review.ts";

const LONGEST_MS = 366 * 24 * 60 * 60 * 1000;
/** How long a model may take before the rules write the review: the client waits (specification: up to about a minute). */
const BUDGET_MS = 50_000;
const TOO_SLOW = joined([engineNote("model_too_slow"), engineNote("local_engine_wrote", { what: "review" })]);

export interface ReviewSources {
  claims: (accountId: string) => Promise<Claim[]>;
  workHistory: (accountId: string) => Promise<WorkHistory[]>;
  engineOf: EngineOf;
  /** In ms. */
  budgetMs?: number;
}

/** @throws ApiError 403 `cost_ceiling`, 502 `review_generation_failed`. */
async function write(accountId: string, facts: ReviewFacts, { engineOf, budgetMs }: ReviewSources) {
  const budget = AbortSignal.timeout(budgetMs ?? BUDGET_MS);
  try {
    return await engineOf(accountId).review(facts, budget);
  } catch (cause) {
    if (budget.aborted) return { ...(await localEngine.review(facts)), note: TOO_SLOW };
    if (cause instanceof CostCeilingReached)
      throw new ApiError(403, "cost_ceiling", cause.message, { cause });
    if (!(cause instanceof ModelUnusable)) throw cause;
    throw new ApiError(502, "review_generation_failed", `${cause.message} Please try again.`, { cause });
  }
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
      const facts = factsOfPeriod({ ...body, claims, work_history });
      if (facts.claims.length === 0) {
        const nothing = { highlights: [], narrative: "", growth_areas: [], engine: null, note: null };
        return { status: "quiet", ...body, ...nothing };
      }
      const { reading, engine, note } = await write(accountId, facts, sources);
      return {
        status: "ready",
        ...body,
        ...reading,
        engine,
        note: note?.text ?? null,
        note_explanation: note?.explanation ?? null,
      };
    },
  };
}
