/** What was just deleted, with the way back; and what could not be deleted. */
import { useLiveQuery } from "dexie-react-hooks";
import { Undo2 } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { t, tn } from "../words/index.ts";
import { refusalInWords } from "../words/refusal.ts";
import { cache, type Removal } from "./database.ts";
import { askToDrain } from "./hooks.ts";
import { newestOf, takeBack, takeNewestBack } from "./removals.ts";
import { About, Button, Key } from "../ui/Button.tsx";
import { useShortcuts } from "../ui/shortcuts.ts";
import styles from "./UndoBar.module.css";

/** The removals of an account as they stand; undefined until they have been read. */
export function useRemovals(account: string): Removal[] | undefined {
  return useLiveQuery(() => cache.removals.filter((row) => row.account === account).toArray(), [account]);
}

/** Comes again whenever one of these instants (ms) has passed. */
function useClock(instants: readonly number[]): number {
  const [now, setNow] = useState(Date.now);
  const next = Math.min(...instants.filter((at) => at > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(next - Date.now(), 0) + 10);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}

function Line(props: { removal: Removal; newest: boolean; onTake: () => void }): ReactNode {
  const { removal, newest, onTake } = props;
  const { label, refusal, refusal_code: code = "" } = removal;
  return (
    <li data-testid="removal" data-refused={refusal !== null}>
      <span>
        {refusal === null
          ? t("undo.deleted", { label })
          : t("undo.refused", { label, message: refusalInWords({ code, message: refusal }) })}
      </span>
      <Button kind="quiet" onClick={onTake} data-testid="undo">
        {refusal === null && <Undo2 size={16} aria-hidden="true" />}
        {t(refusal === null ? "done.undo" : "undo.dismiss")}
        <About>{label}</About>
        {refusal === null && newest && <Key>U</Key>}
      </Button>
    </li>
  );
}

interface Props {
  account: string;
  /** All of the account: what is on show is what the key takes back. */
  removals: readonly Removal[];
}

export function UndoBar({ account, removals }: Props): ReactNode {
  // Heard before the deletion is on show, too: a quick hand presses the key then.
  useShortcuts({
    u: { says: t("done.undo"), act: () => void takeNewestBack(cache, account, Date.now()) },
  });
  const now = useClock(removals.map(({ due }) => due));
  const shown = removals.filter(({ due, refusal }) => refusal !== null || due > now);
  const overdue = removals.filter(({ due, refusal }) => refusal === null && due <= now);
  const overdueIds = overdue.map(({ id }) => id).join();
  useEffect(() => {
    if (overdueIds !== "") askToDrain(false);
  }, [overdueIds]);
  const newest = newestOf(shown);
  const late = overdue.filter(({ attempts }) => attempts > 0).length;
  return (
    <div className={styles.undo} role="status">
      {late > 0 && (
        <p className={styles.late} data-testid="removals-waiting">
          {tn("undo.waiting", late)}
        </p>
      )}
      {shown.length > 0 && (
        <ul>
          {shown.map((removal) => (
            <Line
              key={removal.id}
              removal={removal}
              newest={removal === newest}
              onTake={() => void takeBack(cache, removal.id, Date.now())}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
