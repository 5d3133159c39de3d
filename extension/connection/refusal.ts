/** A failed call in the person's words. */
import { ApiRequestError } from "@career-portrait/shared/contract";
import { t, tn } from "../words/index.ts";
import { refusalInWords } from "../words/refusal.ts";
import { troubleOf } from "./api.ts";

function minutesUntil(seconds: number | null): number {
  return Math.max(1, Math.ceil((seconds ?? 60) / 60));
}

/** One sentence for what kept something from being done. */
export function sentenceFor(error: unknown): string {
  if (error instanceof ApiRequestError) {
    if (error.code === "insufficient_scope") return t("refused.scope");
    if (error.status === 429) return tn("refused.tooOften", minutesUntil(error.retryAfter));
    if (error.status === 404) return t("refused.gone");
  }
  const trouble = troubleOf(error);
  if (trouble === "signed_out") return t("trouble.signedOut");
  if (trouble === "too_old") return t("trouble.tooOld");
  if (trouble === "unreachable") return t("refused.unreachable");
  if (error instanceof ApiRequestError) return t("refused.reason", { message: refusalInWords(error) });
  return error instanceof Error ? t("refused.reason", { message: error.message }) : t("refused.unreachable");
}
