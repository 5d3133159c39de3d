/** What was just done, with the way back while there is one. */
import { Undo2 } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { t, type MessageKey } from "../../i18n/index.ts";
import { accountOf, type Connection } from "../../settings/connection.ts";
import type { PortraitAction } from "../../sync/database.ts";
import { isUndoable } from "../../sync/portrait-actions.ts";
import { Button, Key } from "../../ui/Button.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import styles from "./DoingBar.module.css";
import { undo, useActions } from "./doing.ts";

function words({ change, subject }: PortraitAction): string {
  const key: MessageKey = change.kind === "review" ? `doing.${change.status}` : `doing.${change.kind}`;
  return t(key, { subject });
}

/** The present, as far as these actions need it: it moves when one is done and when the time to take one back is over. */
function useNow(actions: readonly PortraitAction[]): number {
  const [tick, setTick] = useState(Date.now);
  const now = Math.max(tick, ...actions.map(({ created_at }) => created_at));
  const next = Math.min(...actions.map(({ not_before }) => not_before).filter((at) => at > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(() => setTick(Date.now()), Math.max(next - Date.now(), 0) + 10);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}

export function DoingBar({ connection }: { connection: Connection }): ReactNode {
  const account = accountOf(connection);
  const actions = useActions(account);
  const now = useNow(actions);
  const [undone, setUndone] = useState({ words: "", at: 0 });
  const latest = actions.findLast((action) => isUndoable(action, now));
  const onUndo = (): void => {
    void undo(account).then((action) =>
      setUndone({
        words: action ? t("doing.undone", { subject: action.subject }) : t("doing.nothing"),
        at: Date.now(),
      }),
    );
  };
  useShortcuts({ u: onUndo, U: onUndo });
  // What was taken back is said until something else is done.
  const said = actions.every(({ created_at }) => created_at <= undone.at) && undone.words !== "";
  return (
    <div className={styles.bar} data-testid="doing">
      <p className="visually-hidden" role="status">
        {said ? undone.words : latest ? words(latest) : ""}
      </p>
      {latest && (
        <div className={styles.latest} key={latest.id} data-testid="doing-latest">
          <span>{words(latest)}</span>
          <Button kind="quiet" onClick={onUndo} data-testid="undo">
            <Undo2 size={16} aria-hidden="true" />
            {t("doing.undo")}
            <Key>U</Key>
          </Button>
        </div>
      )}
    </div>
  );
}
