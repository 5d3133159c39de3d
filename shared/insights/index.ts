/** Figures over everything that is tracked, computed alike by both sides (docs/cases.md). */
export { funnelOf, type FunnelRow, reachedBy, STAGES, WEEKS, weekOf } from "./funnel.ts";
