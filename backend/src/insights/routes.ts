/** `/insights`: contract to call. */
import type { insightRoutes } from "@career-portrait/shared/contract";
import type { HandlersFor } from "../http/index.ts";
import type { Insights } from "./insights.ts";

export function insightHandlers(insights: Insights): HandlersFor<keyof typeof insightRoutes> {
  return { getInsights: async ({ accountId }) => insights.of(accountId) };
}
