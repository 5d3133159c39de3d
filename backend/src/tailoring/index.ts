/** Tailored profiles and cover letters (docs/tailoring.md). */
export { tailoringHandlers } from "./routes.ts";
export { type LetterRow, type TailoredRow, tailoringIndexes } from "./store.ts";
export { TAILORING_JOBS } from "./profiles.ts";
export { WrittenProfiles } from "./written-profiles.ts";
export { createTailoring, type Tailoring } from "./tailoring.ts";
export { ContentSchema } from "./content-schema.ts";
export { type Evidence, evidenceOf, unsupportedIn } from "./gate/index.ts";
