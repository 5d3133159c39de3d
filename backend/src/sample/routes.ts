/** The sample data's routes. */
import type { sampleRoutes } from "@career-portrait/shared/contract";
import type { HandlersFor } from "../http/handler.ts";
import type { SampleData } from "./sample.ts";

export function sampleHandlers(sample: SampleData): HandlersFor<keyof typeof sampleRoutes> {
  return {
    getSample: ({ accountId }) => sample.state(accountId),
    addSample: ({ accountId, effectId }) => sample.add(accountId, effectId),
    removeSample: ({ accountId }) => sample.remove(accountId),
  };
}
