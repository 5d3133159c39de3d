/** Trying a model: one small question by the way on which all others go, and what came back in a word. */
import type { ModelOutcome, ModelTest } from "@career-portrait/shared/contract";
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { z } from "zod";
import { FetchError } from "../../fetching/index.ts";
import { DEFAULT_MODEL, pricesOf } from "../spending/prices.ts";
import type { Purse } from "../spending/spending.ts";
import { createChat } from "./chat.ts";
import { type ModelConfig, openClient } from "./engine.ts";
import { CostCeilingReached } from "./unusable.ts";

/** Somebody waits for it; a model that has to be loaded first may need longer, and answers when it is tried again. */
const PATIENCE_MS = 30_000;

const Answer = z.object({ word: z.string() });

const BY_STATUS: Record<number, ModelOutcome> = {
  401: "key_refused",
  403: "key_refused",
  404: "unknown_model",
  429: "over_limit",
};

function causesOf(thrown: unknown): unknown[] {
  return thrown instanceof Error ? [thrown, ...causesOf(thrown.cause)] : [];
}

/** What a failure comes to; null for one that is none of the model's. */
function outcomeOf(thrown: unknown): Pick<ModelTest, "outcome" | "status"> {
  const causes = causesOf(thrown);
  const is = (...kinds: readonly (abstract new (...given: never[]) => unknown)[]): boolean =>
    causes.some((cause) => kinds.some((kind) => cause instanceof kind));
  const guarded = causes.find((cause) => cause instanceof FetchError);
  if (guarded && ["bad_address", "forbidden_address"].includes(guarded.code)) {
    return { outcome: "address_not_allowed", status: null };
  }
  if (guarded?.code === "timeout" || is(APIConnectionTimeoutError, APIUserAbortError)) {
    return { outcome: "too_slow", status: null };
  }
  if (is(APIConnectionError)) return { outcome: "unreachable", status: null };
  if (is(CostCeilingReached)) return { outcome: "over_budget", status: null };
  const refused = causes.find((cause) => cause instanceof APIError);
  const status = refused === undefined ? null : ((refused.status as number | undefined) ?? null);
  if (status !== null) return { outcome: BY_STATUS[status] ?? "refused", status };
  return { outcome: "unusable_answer", status: null };
}

export async function probe(config: ModelConfig, send: typeof fetch, purse: Purse): Promise<ModelTest> {
  const timeout = Math.min(PATIENCE_MS, config.OPENAI_TIMEOUT_SECONDS * 1_000);
  const chatFor = createChat({
    client: openClient(config, { timeout, maxRetries: 0, send }),
    model: config.OPENAI_MODEL ?? DEFAULT_MODEL,
    price: pricesOf(config).chat,
    deadlineMs: timeout,
  });
  const begun = performance.now();
  const took = (): number => Math.round(performance.now() - begun);
  try {
    await chatFor(purse).ask({
      name: "try",
      schema: Answer,
      task: "Answer with the one word that the document holds, as `word`.",
      material: [{ label: "document", text: "harbour" }],
    });
    return { outcome: "works", status: 200, ms: took() };
  } catch (thrown) {
    return { ...outcomeOf(thrown), ms: took() };
  }
}
