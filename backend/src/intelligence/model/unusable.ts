/** Why a model's answer could not be used, in a sentence for the person who waits for the result. */
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";

export class ModelUnusable extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "ModelUnusable";
  }
}

/** The model was not heard: its server could not be reached, was too slow, or refused the call. */
export class ModelUnreachable extends ModelUnusable {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "ModelUnreachable";
  }
}

/** The month's budget is used up: no call was made (specification, Errors: `cost_ceiling`). */
export class CostCeilingReached extends ModelUnusable {
  constructor() {
    super("This month's budget for the model is used up.");
    this.name = "CostCeilingReached";
  }
}

/** Whether a failed call cost nothing: it was refused or never arrived. One that took too long may have been computed. */
export function isFreeFailure(error: unknown): boolean {
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) return false;
  return error instanceof APIError;
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
    return new ModelUnreachable("The model took too long.", { cause: error });
  }
  if (error instanceof APIConnectionError) {
    return new ModelUnreachable("The model's server could not be reached.", { cause: error });
  }
  const status = error instanceof APIError ? (error.status as number | undefined) : undefined;
  const sentence = BY_STATUS[status ?? 0] ?? "The model's server answered with an error.";
  return new ModelUnreachable(sentence, { cause: error });
}
