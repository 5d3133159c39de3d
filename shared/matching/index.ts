/** Matching: what a portrait holds, what a posting asks for, and how far the one meets the other. */
export * from "./types.ts";
export * from "./score/index.ts";
export { type KnownFacts, loadWeights, piecesAbout, readPosting } from "./requirements/index.ts";
export * from "./corrections.ts";
export * from "./from-claims.ts";
export { carryOver, occupationsOf } from "./score/occupation.ts";
export { askedWork } from "./score/role.ts";
export { judges } from "./score/verdict.ts";
export { assessWork } from "./score/work.ts";
