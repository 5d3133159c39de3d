/** What a model's words cost, and how many tokens a text has where its server does not say. */
import type { Config } from "../../config.ts";

/** Tokens asked with and answered with. */
export interface Tokens {
  input: number;
  output: number;
}

/** USD per million tokens. */
export type Price = Tokens;

export type PriceConfig = Partial<
  Pick<
    Config,
    | "OPENAI_BASE_URL"
    | "OPENAI_MODEL"
    | "OPENAI_INPUT_USD_PER_MILLION"
    | "OPENAI_OUTPUT_USD_PER_MILLION"
    | "OPENAI_EMBEDDING_USD_PER_MILLION"
  >
>;

/** Asked for when only a key or an address is set. */
export const DEFAULT_MODEL = "gpt-4.1-mini";
/** OpenAI's list prices of April 2025 for `gpt-4.1-mini` and `text-embedding-3-small`. */
const OF_DEFAULT_MODEL: Price = { input: 0.4, output: 1.6 };
const OF_EMBEDDINGS: Price = { input: 0.02, output: 0 };
/** A model whose price nobody stated: that of dear ones, so that a budget is kept rather than overshot. */
const OF_OTHER_MODELS: Price = { input: 3, output: 15 };
const FREE: Price = { input: 0, output: 0 };

/** Whether an address leads to this machine: what runs here sends no bill. */
function isLocal(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { hostname } = new URL(address);
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The prices that hold: those that were set, else nothing for a local server, else the defaults. */
export function pricesOf(config: PriceConfig): { chat: Price; embeddings: Price } {
  const local = isLocal(config.OPENAI_BASE_URL);
  const known = (config.OPENAI_MODEL ?? DEFAULT_MODEL) === DEFAULT_MODEL;
  const chat = local ? FREE : known ? OF_DEFAULT_MODEL : OF_OTHER_MODELS;
  const embeddings = local ? FREE : OF_EMBEDDINGS;
  return {
    chat: {
      input: config.OPENAI_INPUT_USD_PER_MILLION ?? chat.input,
      output: config.OPENAI_OUTPUT_USD_PER_MILLION ?? chat.output,
    },
    embeddings: { input: config.OPENAI_EMBEDDING_USD_PER_MILLION ?? embeddings.input, output: 0 },
  };
}

export function usdFor({ input, output }: Tokens, price: Price): number {
  return (input * price.input + output * price.output) / 1_000_000;
}

/** About four bytes to a token, which holds for European languages and is near for others. */
export function tokensIn(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4);
}
