/** What was done here and waits to be sent, as views tell of it. */
import { useEffect, useState } from "react";
import type { Action } from "./database.ts";
import type { BackendState } from "./hooks.ts";

/**
 * The present, as far as these actions need it: it moves when one is done and when the time to take one back is over.
 * @param every how often it moves by itself, in ms
 */
export function useNow(actions: readonly Action<unknown>[], every = Infinity): number {
  const [tick, setTick] = useState(Date.now);
  const now = Math.max(tick, ...actions.map(({ created_at }) => created_at));
  const next = Math.min(
    tick + every,
    ...actions.map(({ not_before }) => not_before).filter((at) => at > now),
  );
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(() => setTick(Date.now()), Math.max(next - Date.now(), 0) + 10);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}

/** How many are kept here because the backend did not answer. */
export function lateOf(actions: readonly Action<unknown>[], backend: BackendState): number {
  const away = backend === "unreachable" || backend === "signed_out";
  return actions.filter(
    ({ state, attempts }) => (state === "waiting" || state === "sending") && (attempts > 0 || away),
  ).length;
}
