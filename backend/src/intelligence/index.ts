/** Reading with judgement: the local engine, a model where one is configured, and the gate for what it says. */
import type { Logger } from "pino";
import type { Engine } from "./engine.ts";
import { localEngine } from "./local/engine.ts";
import { createModelEngine, type ModelConfig } from "./model/engine.ts";

export type { Engine, Read } from "./engine.ts";
export { type Locate, type Located, locator, numbersAreQuoted, pageLocator } from "./grounding.ts";
export type { IdentityText } from "./identity.ts";
export { LOCAL, localEngine } from "./local/engine.ts";

/** The engine that the configuration asks for: the local one unless a model's key, address or name is set. */
export function createEngine(config: ModelConfig, log: Logger): Engine {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = config;
  const configured = [OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL].some((value) => value !== undefined);
  return configured ? createModelEngine(config, localEngine, log) : localEngine;
}
