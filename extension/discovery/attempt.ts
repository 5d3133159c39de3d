/** A change of discovery on its way to the backend; what is shown is asked for anew after it. */
import { ApiRequestError } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type Attempt, useAttempt as useAnyAttempt } from "../connection/attempt.ts";
import { sentenceFor } from "../connection/refusal.ts";
import { t } from "../words/index.ts";

export type { Attempt };

/** One sentence for what kept something from being done here. */
export function whyNot(error: unknown): string {
  const scope = error instanceof ApiRequestError && error.code === "insufficient_scope";
  return scope ? t("discovery.scope") : sentenceFor(error);
}

export function useAttempt(): Attempt {
  const queries = useQueryClient();
  return useAnyAttempt(whyNot, () => void queries.invalidateQueries({ queryKey: ["refresh"] }));
}
