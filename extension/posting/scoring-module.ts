/** The scorer, which is large: loaded beside the panel, once that stands. */
import type * as ScoringModule from "./scoring.ts";

let loading: Promise<typeof ScoringModule> | undefined;

/** Loads it once, with what it has learned; to be called as soon as a posting is to be expected. */
export function loadScoring(): Promise<typeof ScoringModule> {
  return (loading ??= load());
}

async function load(): Promise<typeof ScoringModule> {
  const scoring = await import("./scoring.ts");
  await scoring.loadWeights();
  return scoring;
}
