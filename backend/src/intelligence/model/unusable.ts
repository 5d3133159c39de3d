/** Why a model's answer could not be used, in a sentence for the person who waits for the result. */
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";

export class ModelUnusable extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "ModelUnusable";
  }
}

const BY_STATUS: Record<number, string> = {
  401: "The model's server refused the key.",
  403: "The model's server refused the key.",
  404: "The model's server does not know the model or the address.",
  413: "The text is too long for the model.",
  429: "The model's server is over its limit.",
};

/** What went wrong when the model's server was asked. */
export function asUnusable(error: unknown): ModelUnusable {
  if (error instanceof ModelUnusable) return error;
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) {
    return new ModelUnusable("The model took too long.", { cause: error });
  }
  if (error instanceof APIConnectionError) {
    return new ModelUnusable("The model's server could not be reached.", { cause: error });
  }
  const status = error instanceof APIError ? (error.status as number | undefined) : undefined;
  const sentence = BY_STATUS[status ?? 0] ?? "The model's server answered with an error.";
  return new ModelUnusable(sentence, { cause: error });
}
