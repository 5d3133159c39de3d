/** The sample data's routes. */
import type { sampleRoutes, Scope } from "@career-portrait/shared/contract";
import { ApiError } from "../errors.ts";
import type { HandlersFor } from "../http/index.ts";
import type { SampleData } from "./sample.ts";

/** Sample data are postings and a document: a key that changes them may change both. */
function requireBoth({ scopes }: { scopes: readonly Scope[] }): void {
  if (scopes.includes("write:documents")) return;
  throw new ApiError(403, "insufficient_scope", "This key lacks the scope write:documents.");
}

export function sampleHandlers(sample: SampleData): HandlersFor<keyof typeof sampleRoutes> {
  return {
    getSample: ({ accountId }) => sample.state(accountId),
    addSample: ({ accountId, caller, effectId }) => {
      requireBoth(caller);
      return sample.add(accountId, effectId);
    },
    removeSample: ({ accountId, caller }) => {
      requireBoth(caller);
      return sample.remove(accountId);
    },
  };
}
