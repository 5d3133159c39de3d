/** Vectors from an OpenAI-compatible server's `/embeddings`. */
import type OpenAI from "openai";
import { engineNote } from "../../engine-notes.ts";
import { type Price, tokensIn } from "../spending/prices.ts";
import type { Purse } from "../spending/spending.ts";
import { isFreeFailure } from "./failures.ts";
import { ModelUnusable } from "./unusable.ts";

const BATCH = 64;
const MAX_TEXT = 8_000;

export interface EmbeddingOptions {
  client: OpenAI;
  model: string;
  price: Price;
  purse: Purse;
}

/**
 * One vector for each text, in order.
 * @throws ModelUnusable when the answer does not fit the question; what the SDK throws when there is none.
 */
export async function embedWith(
  { client, model, price, purse }: EmbeddingOptions,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<number[][]> {
  const vectors: number[][] = [];
  for (let from = 0; from < texts.length; from += BATCH) {
    const input = texts.slice(from, from + BATCH).map((text) => text.slice(0, MAX_TEXT) || " ");
    // The SDK asks for base64 unless told otherwise, which many servers ignore and some refuse.
    const answer = await purse.pay({
      price,
      estimate: { input: tokensIn(input.join("\n")), output: 0 },
      ask: () => client.embeddings.create({ model, input, encoding_format: "float" }, { signal }),
      used: ({ usage }) =>
        Number.isFinite(usage?.prompt_tokens) ? { input: usage.prompt_tokens, output: 0 } : null,
      isFree: isFreeFailure,
    });
    const inOrder = (answer.data ?? []).toSorted((a, b) => a.index - b.index);
    if (inOrder.length !== input.length) throw new ModelUnusable(engineNote("model_vectors_miscounted"));
    vectors.push(...inOrder.map(({ embedding }) => embedding));
  }
  const length = vectors[0]?.length ?? 0;
  const sound = vectors.every(
    (vector) =>
      Array.isArray(vector) && vector.length === length && length > 0 && vector.every(Number.isFinite),
  );
  if (!sound) throw new ModelUnusable(engineNote("model_vectors_unusable"));
  return vectors;
}
