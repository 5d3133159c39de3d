/** Matching: what a portrait holds, what a posting asks for, and how far the one meets the other. */
export * from "./types.ts";
export * from "./score/index.ts";
export { type KnownFacts, loadWeights, piecesAbout, readPosting, unitsIn } from "./requirements/index.ts";
export * from "./corrections.ts";
export * from "./portrait.ts";
