/** Reading with judgement: the local engine, a model where one is configured, and the gate for what it says. */
import type { ModelTest } from "@career-portrait/shared/contract";
import type { Logger } from "pino";
import type { Engine, EngineOf } from "./engine.ts";
import { localEngine } from "./local/engine.ts";
import type { ModelConfig } from "./model/engine.ts";
import { type Purse, type Spending, unbooked } from "./spending/spending.ts";

export type { ComposedSentence, Composition, CompositionRequest, EvidenceItem } from "./composition.ts";
export type { Engine, EngineOf, Read } from "./engine.ts";
export { type Locate, locator, numbersAreQuoted, pageLocator, withFigures } from "./grounding.ts";
export type { IdentityText } from "./identity.ts";
export type { ReviewFacts, ReviewText } from "./review.ts";
export { LOCAL, localEngine, localEngineWith, readPostingHere } from "./local/engine.ts";
export { createPostingReader, type ReadPosting } from "./local/posting-reader.ts";
export { findDates, isoDate } from "../reading/dates.ts";
export { type Duration, findDurations } from "../reading/durations.ts";
export { chosenAtEachCall } from "./chosen.ts";
export type { ModelConfig } from "./model/engine.ts";
export { CostCeilingReached, ModelUnusable } from "./model/unusable.ts";
export { DEFAULT_MODEL } from "./spending/prices.ts";
export { type Purse, Spending, spendingIndexes } from "./spending/spending.ts";

/** Whether the configuration names a model. */
export function hasModel({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: ModelConfig): boolean {
  return [OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL].some((value) => value !== undefined);
}

/** Opens a model's server, reached by `send`; an engine of it pays from a purse. */
export async function openModel(
  config: ModelConfig,
  { log, local, send }: { log: Logger; local: Engine; send: typeof fetch },
): Promise<(purse: Purse) => Engine> {
  const { createModelEngine } = await import("./model/engine.ts");
  return createModelEngine(config, local, log, send);
}

/** Asks a model one small question. @returns what came back, never a rejection for what its server does */
export async function tryModel(config: ModelConfig, send: typeof fetch, purse: Purse): Promise<ModelTest> {
  const { probe } = await import("./model/probe.ts");
  return probe(config, send, purse);
}

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
  if (!hasModel(config)) return () => local;
  // Loaded only where it is asked for: it brings a library that is larger than the rest of the room.
  const { createModelEngine } = await import("./model/engine.ts");
  const engineFor = createModelEngine(config, local, log);
  return (accountId) => engineFor(spending?.purseOf(accountId) ?? unbooked);
}
