/** Tailored profiles and cover letters (docs/tailoring.md). */
export { tailoringHandlers } from "./routes.ts";
export { tailoringIndexes } from "./store.ts";
export { TAILORING_JOBS } from "./profiles.ts";
export { createTailoring, type Tailoring, type TailoringOptions } from "./tailoring.ts";
