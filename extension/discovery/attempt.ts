/** One change on its way to the backend: whether it is, and why the last one was not taken. */
import { ApiRequestError } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "../words/index.ts";
import { sentenceFor } from "../connection/refusal.ts";

export interface Attempt {
  busy: boolean;
  /** In a sentence; null when nothing is wrong. */
  error: string | null;
  /** Does it; answers whether it was done. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** One sentence for what kept something from being done here. */
export function whyNot(error: unknown): string {
  const scope = error instanceof ApiRequestError && error.code === "insufficient_scope";
  return scope ? t("discovery.scope") : sentenceFor(error);
}

export function useAttempt(): Attempt {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (reason) {
      setError(whyNot(reason));
      return false;
    } finally {
      setBusy(false);
      // What was refused may be refused because something else stands by now.
      void queries.invalidateQueries({ queryKey: ["refresh"] });
    }
  };
  return { busy, error, run };
}
