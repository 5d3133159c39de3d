/** One change on its way to the backend: whether it is, and why the last one was not taken. */
import { useState } from "react";
import { sentenceFor } from "./refusal.ts";

export interface Attempt {
  busy: boolean;
  /** In a sentence; null when nothing is wrong. */
  error: string | null;
  /** Does it; answers whether it was done. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * @param whyNot one sentence for what kept it from being done
 * @param afterwards whatever came of it: what was refused may be refused because something else stands by now
 */
export function useAttempt(
  whyNot: (error: unknown) => string = sentenceFor,
  afterwards?: () => void,
): Attempt {
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
      afterwards?.();
    }
  };
  return { busy, error, run };
}
