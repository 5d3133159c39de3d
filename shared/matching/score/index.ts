/** The score: what a portrait shows against what a posting asks for. */
export { match, matchReady, overallOf, type MatchOptions, type MatchPosting } from "./match.ts";
export { readyPortrait, type ReadyPortrait } from "./portrait.ts";
