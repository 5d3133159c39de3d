/** Reading with judgement: the local engine, a model where one is configured, and the gate for what it says. */
import type { Logger } from "pino";
import type { Engine, EngineOf } from "./engine.ts";
import { localEngine } from "./local/engine.ts";
import type { ModelConfig } from "./model/engine.ts";
import { type Spending, unbooked } from "./spending/spending.ts";

export type { ComposedSentence, Composition, CompositionRequest, EvidenceItem } from "./composition.ts";
export type { Engine, EngineOf, Read } from "./engine.ts";
export { type Locate, locator, numbersAreQuoted, pageLocator, withFigures } from "./grounding.ts";
export type { IdentityText } from "./identity.ts";
export type { ReviewFacts, ReviewText } from "./review.ts";
export { LOCAL, localEngine, localEngineWith, readPostingHere } from "./local/engine.ts";
export { createPostingReader, type ReadPosting } from "./local/posting-reader.ts";
export { findDates, isoDate } from "../reading/dates.ts";
export { type Duration, findDurations } from "../reading/durations.ts";
export { CostCeilingReached, ModelUnusable } from "./model/unusable.ts";
export { Spending, spendingIndexes } from "./spending/spending.ts";

/**
 * The engine that the configuration asks for, as one account has it: the local one unless a model's key, address or name is
 * set. What a model costs is booked for the account; without `spending` nothing is booked (tests of the model alone).
 */
export async function createEngineOf(
  config: ModelConfig,
  log: Logger,
  spending?: Spending,
  local: Engine = localEngine,
): Promise<EngineOf> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = config;
  const configured = [OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL].some((value) => value !== undefined);
  if (!configured) return () => local;
  // Loaded only where it is asked for: it brings a library that is larger than the rest of the room.
  const { createModelEngine } = await import("./model/engine.ts");
  const engineFor = createModelEngine(config, local, log);
  return (accountId) => engineFor(spending?.purseOf(accountId) ?? unbooked);
}
