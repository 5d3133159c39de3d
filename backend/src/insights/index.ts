/** Figures over everything that is tracked. */
export { createInsights } from "./insights.ts";
export { insightHandlers } from "./routes.ts";
