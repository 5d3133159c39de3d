/** The score: what a portrait shows against what a posting asks for. */
export { blocks, overallIfMet, overallOf, type Weighed, type WeighedGap } from "./aggregate.ts";
export { match, matchReady, type MatchOptions, type MatchPosting } from "./match.ts";
export { studyFamilies } from "./education.ts";
export { litIn, type Span } from "./lit.ts";
export { languagesIn } from "./languages.ts";
export { isEither } from "./wanted.ts";
export { readyPortrait, type ReadyPortrait } from "./ready-portrait.ts";

/** Rises whenever the same portrait and posting come to another score, so that stored ones are computed anew. */
export const SCORE_VERSION = 6;
