/** The scorer, which is large: loaded beside the panel, once that stands. */
import type * as ScoringModule from "./scoring.ts";

let loading: Promise<typeof ScoringModule> | undefined;

/** Loads it once; to be called as soon as a posting is to be expected. */
export function loadScoring(): Promise<typeof ScoringModule> {
  return (loading ??= import("./scoring.ts"));
}
