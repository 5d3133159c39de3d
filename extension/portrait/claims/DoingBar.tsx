/** What was just done, with the way back; what waits for the backend; and what the backend would not take. */
import { useLiveQuery } from "dexie-react-hooks";
import { CloudOff, TriangleAlert, Undo2 } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { t, tn, type MessageKey } from "../../i18n/index.ts";
import { accountOf, type Connection } from "../../settings/connection.ts";
import { cache, type PortraitAction } from "../../sync/database.ts";
import { askToDrain, type BackendState } from "../../sync/hooks.ts";
import { isUndoable, letGo, tryAgain } from "../../sync/portrait-actions.ts";
import { Button, Key } from "../../ui/Button.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import styles from "./DoingBar.module.css";
import { undo } from "./doing.ts";

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

function Refused({ action }: { action: PortraitAction }): ReactNode {
  const { id, subject, refusal } = action;
  const again = (): void => void tryAgain(cache, id, Date.now()).then(() => askToDrain(true));
  return (
    <li className={styles.refused} data-testid="doing-refused">
      <TriangleAlert size={16} aria-hidden="true" />
      <span role="alert">{t("doing.refused", { subject, message: refusal?.message ?? "" })}</span>
      <Button kind="quiet" onClick={again}>
        {t("doing.again")}
      </Button>
      <Button kind="quiet" onClick={() => void letGo(cache, id)} data-testid="doing-let-go">
        {t("doing.letGo")}
      </Button>
    </li>
  );
}

export function DoingBar(props: { connection: Connection; backend: BackendState }): ReactNode {
  const { connection, backend } = props;
  const account = accountOf(connection);
  const actions =
    useLiveQuery(() => cache.actions.filter((row) => row.account === account).sortBy("id"), [account]) ?? [];
  const now = useNow(actions);
  const [undone, setUndone] = useState({ words: "", at: 0 });
  const latest = actions.findLast((action) => isUndoable(action, now));
  const refused = actions.filter(({ state }) => state === "refused");
  const away = backend === "unreachable" || backend === "signed_out";
  const late = actions.filter(
    ({ state, attempts, not_before }) =>
      (state === "waiting" || state === "sending") && (attempts > 0 || (away && not_before <= now)),
  ).length;
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
    <div className={styles.bar} data-testid="doing" data-waiting={late}>
      <p className="visually-hidden" role="status">
        {said ? undone.words : latest ? words(latest) : ""}
      </p>
      <ul>
        {refused.map((action) => (
          <Refused key={action.id} action={action} />
        ))}
        {late > 0 && (
          <li className={styles.late} data-testid="doing-waiting">
            <CloudOff size={16} aria-hidden="true" />
            <span>{tn("doing.waiting", late)}</span>
          </li>
        )}
        {latest && (
          <li className={styles.latest} key={latest.id} data-testid="doing-latest">
            <span>{words(latest)}</span>
            <Button kind="quiet" onClick={onUndo} data-testid="undo">
              <Undo2 size={16} aria-hidden="true" />
              {t("doing.undo")}
              <Key>U</Key>
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
