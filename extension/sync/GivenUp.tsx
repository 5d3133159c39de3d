/** What was given up before the backend had it stands nowhere else: for ten seconds it can be had back. */
import { Undo2 } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { useLiveQuery } from "dexie-react-hooks";
import { create } from "zustand";
import { About, Button, Key } from "../ui/Button.tsx";
import { useShortcuts } from "../ui/shortcuts.ts";
import { t } from "../words/index.ts";
import { UNDO_MS } from "./actions.ts";
import { cache } from "./database.ts";
import styles from "./DoneBar.module.css";

interface Given {
  label: string;
  putBack: () => Promise<unknown>;
  /** When (ms). */
  at: number;
}

const useGivenUp = create<{ last: Given | null }>(() => ({ last: null }));

/** @param giving gives it up, and answers the way back */
export async function giveUp(label: string, giving: Promise<Given["putBack"]>): Promise<void> {
  useGivenUp.setState({ last: { label, putBack: await giving, at: Date.now() } });
}

/** When (ms) something else was last done that the same key takes back. */
async function lastDone(): Promise<number> {
  const tables = [cache.actions, cache.opportunityActions, cache.viewActions, cache.queueActions];
  const newest = await Promise.all(tables.map((table) => table.orderBy(":id").last()));
  const removals = await cache.removals.toArray();
  return Math.max(
    ...newest.map((action) => action?.created_at ?? 0),
    ...removals.map(({ due }) => due - UNDO_MS),
  );
}

/** @param props.inFoot in the page's own foot, not over it */
export function GivenUp({ inFoot = false }: { inFoot?: boolean }): ReactNode {
  const { last } = useGivenUp();
  const done = useLiveQuery(lastDone);
  // The key takes back what was done last.
  const isLast = last !== null && (done ?? 0) <= last.at;
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(() => useGivenUp.setState({ last: null }), UNDO_MS);
    return () => clearTimeout(timer);
  }, [last]);
  const undo = (): void => {
    if (last) void last.putBack().then(() => useGivenUp.setState({ last: null }));
  };
  useShortcuts({ u: isLast ? { says: t("done.undo"), act: undo } : null });
  return (
    <div className={inFoot ? undefined : styles.bar} role="status">
      {last && (
        <div className={inFoot ? styles.standing : styles.floating} data-testid="given-up">
          <span>{t("done.givenUp", { subject: last.label })}</span>
          <Button kind="quiet" onClick={undo} data-testid="given-up-undo" aria-keyshortcuts="u">
            <Undo2 size={16} aria-hidden="true" />
            {t("done.undo")}
            <About>{last.label}</About>
            {isLast && <Key>U</Key>}
          </Button>
        </div>
      )}
    </div>
  );
}
