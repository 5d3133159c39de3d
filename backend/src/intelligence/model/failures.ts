/** What the failure of a call to a model's server comes to. */
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import type { Sentence } from "../../phrasebook.ts";
import { engineNote } from "../../engine-notes.ts";
import { ModelUnreachable, ModelUnusable } from "./unusable.ts";

/** Whether a failed call cost nothing: it was refused or never arrived. One that took too long may have been computed. */
export function isFreeFailure(error: unknown): boolean {
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) return false;
  return error instanceof APIError;
}

const BY_STATUS: Record<number, Sentence> = {
  401: engineNote("model_key_refused"),
  403: engineNote("model_key_refused"),
  404: engineNote("model_unknown"),
  413: engineNote("model_text_too_long"),
  429: engineNote("model_over_limit"),
};

/** What went wrong when the model's server was asked. */
export function asUnusable(error: unknown): ModelUnusable {
  if (error instanceof ModelUnusable) return error;
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) {
    return new ModelUnreachable(engineNote("model_too_slow"), { cause: error });
  }
  if (error instanceof APIConnectionError) {
    return new ModelUnreachable(engineNote("model_unreachable"), { cause: error });
  }
  const status = error instanceof APIError ? (error.status as number | undefined) : undefined;
  return new ModelUnreachable(BY_STATUS[status ?? 0] ?? engineNote("model_failed"), { cause: error });
}
