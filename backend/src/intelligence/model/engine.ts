/** The engine with a model behind it; wherever the model fails, the local engine's result stands and says so. */
import OpenAI from "openai";
import type { Logger } from "pino";
import { engineNote } from "../../engine-notes.ts";
import type { Config } from "../../config.ts";
import { joined } from "../../phrasebook.ts";
import type { Engine, Read } from "../engine.ts";
import { createChat } from "./chat.ts";
import { embedWith } from "./embeddings.ts";
import { describeWith } from "./identity.ts";
import { readPostingWith } from "./posting.ts";
import { readPreferencesWith } from "./preferences.ts";
import { readResumeWith } from "./resume.ts";
import { reviewWith } from "./review.ts";
import { composeWith } from "./tailoring.ts";
import { DEFAULT_MODEL, type PriceConfig, pricesOf } from "../spending/prices.ts";
import type { Purse } from "../spending/spending.ts";
import { asUnusable } from "./failures.ts";
import { ModelUnreachable, ModelUnusable } from "./unusable.ts";

export type ModelConfig = Pick<
  Config,
  "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL" | "OPENAI_EMBEDDING_MODEL" | "OPENAI_TIMEOUT_SECONDS"
> &
  PriceConfig;

/** OpenAI's own; other servers have models of other names, so there one must be named. */
const DEFAULT_EMBEDDING_MODEL = "text-embedding-3-small";

/** @param send how its server is reached; the system's way unless given */
export function openClient(
  config: ModelConfig,
  { timeout, maxRetries, send }: { timeout: number; maxRetries: number; send?: typeof fetch },
): OpenAI {
  return new OpenAI({
    // Local servers need none; then no header is sent either.
    apiKey: config.OPENAI_API_KEY ?? "none",
    defaultHeaders: config.OPENAI_API_KEY === undefined ? { Authorization: null } : {},
    baseURL: config.OPENAI_BASE_URL,
    organization: null,
    project: null,
    timeout,
    maxRetries,
    ...(send && { fetch: send }),
    logLevel: "off",
  });
}

/** Opens the model's server for every account; the engine of one of them pays from its purse. */
export function createModelEngine(
  config: ModelConfig,
  local: Engine,
  log: Logger,
  send?: typeof fetch,
): (purse: Purse) => Engine {
  const timeout = config.OPENAI_TIMEOUT_SECONDS * 1_000;
  const client = openClient(config, { timeout, maxRetries: 2, ...(send && { send }) });
  const model = config.OPENAI_MODEL ?? DEFAULT_MODEL;
  const embeddingModel =
    config.OPENAI_EMBEDDING_MODEL ?? (config.OPENAI_BASE_URL === undefined ? DEFAULT_EMBEDDING_MODEL : null);
  const prices = pricesOf(config);
  // A model that answers wrongly is asked a second time.
  const chatFor = createChat({ client, model, price: prices.chat, deadlineMs: 2 * timeout });

  async function orLocal<T>(
    fallback: Read<T>,
    what: string,
    read: () => Promise<T | null>,
  ): Promise<Read<T>> {
    try {
      const reading = await read();
      if (reading === null) throw new ModelUnusable(engineNote("model_quoted_nothing"));
      return { reading, engine: model, note: null };
    } catch (error) {
      if (!(error instanceof ModelUnusable)) throw error;
      log.warn({ err: error, model }, "the local engine took over");
      return { ...fallback, note: joined([error.note, engineNote("local_engine_read", { what })]) };
    }
  }

  return (purse) => {
    const chat = chatFor(purse);
    return {
      hasModel: async () => true,
      async readPosting(text, known, signal) {
        const fallback = await local.readPosting(text, known, signal);
        return orLocal(fallback, "posting", () =>
          readPostingWith(chat, text, known, fallback.reading, signal),
        );
      },
      async readResume(reading, signal) {
        const fallback = await local.readResume(reading, signal);
        return orLocal(fallback, "document", () => readResumeWith(chat, fallback.reading, signal));
      },
      async readPreferences(description, signal) {
        const fallback = await local.readPreferences(description, signal);
        return orLocal(fallback, "description", () =>
          readPreferencesWith(chat, description, fallback.reading, signal),
        );
      },
      async describe(portrait, signal) {
        const fallback = await local.describe(portrait, signal);
        return orLocal(fallback, "portrait", () => describeWith(chat, portrait, signal));
      },
      async review(facts, signal) {
        try {
          const { text, leftOut } = await reviewWith(chat, facts, signal);
          const note = leftOut === 0 ? null : engineNote("model_sentences_left_out", { count: leftOut });
          return { reading: text, engine: model, note };
        } catch (error) {
          if (!(error instanceof ModelUnreachable)) throw error;
          log.warn({ err: error, model }, "the local engine took over");
          const made = await local.review(facts, signal);
          return {
            ...made,
            note: joined([error.note, engineNote("local_engine_wrote", { what: "review" })]),
          };
        }
      },
      async compose(request, signal) {
        try {
          return { sentences: await composeWith(chat, request, signal), engine: model, note: null };
        } catch (error) {
          if (!(error instanceof ModelUnusable)) throw error;
          log.warn({ err: error, model }, "the local engine took over");
          const note = joined([error.note, engineNote("local_engine_wrote", { what: request.what })]);
          return { sentences: [], engine: model, note };
        }
      },
      async embed(texts, signal) {
        if (embeddingModel === null) return null;
        try {
          return {
            vectors: await embedWith(
              { client, model: embeddingModel, price: prices.embeddings, purse },
              texts,
              signal,
            ),
            engine: embeddingModel,
          };
        } catch (error) {
          signal?.throwIfAborted();
          throw asUnusable(error);
        }
      },
    };
  };
}
