/** Why an archive was not taken, with what to do where the person can do something. */
import { ApiRequestError } from "@career-portrait/shared/contract";
import { sentenceFor } from "../../connection/refusal.ts";
import { t } from "../../words/index.ts";

export function whyNot(error: unknown): string {
  const isFull = error instanceof ApiRequestError && error.code === "account_not_empty";
  return isFull ? t("bring.notEmpty") : sentenceFor(error);
}
