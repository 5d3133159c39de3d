/** What was just done to opportunities, with the way back while there is one; above it, what waits or was not taken. */
import { CloudOff, TriangleAlert, Undo2 } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { t, tn } from "../i18n/index.ts";
import { cache, type OpportunityAction } from "../sync/database.ts";
import { askToDrain, type BackendState } from "../sync/hooks.ts";
import { canBeTakenBack, giveUpAction, repeatAction } from "../sync/opportunity-actions.ts";
import { Button, Key } from "../ui/Button.tsx";
import { useShortcuts } from "../ui/shortcuts.ts";
import styles from "./Room.module.css";
import { undo, useOpportunityActions, wordsOf } from "./tracked.ts";

/** The present, as far as these actions need it: it moves when the time to take one back is over. */
function useNow(actions: readonly OpportunityAction[]): number {
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

export function DoneBar({ account }: { account: string }): ReactNode {
  const actions = useOpportunityActions(account) ?? [];
  const now = useNow(actions);
  const [undone, setUndone] = useState({ words: "", at: 0 });
  const latest = actions.findLast((action) => canBeTakenBack(action, now));
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
  const said = undone.words !== "" && actions.every(({ created_at }) => created_at <= undone.at);
  return (
    <div data-testid="done">
      <p className="visually-hidden" role="status">
        {said ? undone.words : latest ? wordsOf(latest) : ""}
      </p>
      {latest && (
        <div className={styles.floating} key={latest.id} data-testid="done-latest">
          <span>{wordsOf(latest)}</span>
          <Button kind="quiet" onClick={onUndo} data-testid="undo" aria-keyshortcuts="u">
            <Undo2 size={16} aria-hidden="true" />
            {t("doing.undo")}
            <Key>U</Key>
          </Button>
        </div>
      )}
    </div>
  );
}

function Refused({ action }: { action: OpportunityAction }): ReactNode {
  const again = (): void => void repeatAction(cache, action.id, Date.now()).then(() => askToDrain(true));
  return (
    <li data-tone="stop" data-testid="done-refused">
      <TriangleAlert size={16} aria-hidden="true" />
      <span role="alert">
        {t("done.refused", { what: wordsOf(action), message: action.refusal?.message ?? "" })}
      </span>
      <Button kind="quiet" onClick={again}>
        {t("doing.again")}
      </Button>
      <Button kind="quiet" onClick={() => void giveUpAction(cache, action.id)} data-testid="done-let-go">
        {t("doing.letGo")}
      </Button>
    </li>
  );
}

/** What waits on this device for the backend, and what the backend would not take. */
export function Waiting(props: { account: string; backend: BackendState }): ReactNode {
  const actions = useOpportunityActions(props.account) ?? [];
  const refused = actions.filter(({ state }) => state === "refused");
  const away = props.backend === "unreachable" || props.backend === "signed_out";
  const late = actions.filter(
    ({ state, attempts }) => (state === "waiting" || state === "sending") && (attempts > 0 || away),
  ).length;
  if (refused.length + late === 0) return null;
  return (
    <ul className={styles.kept}>
      {late > 0 && (
        <li data-testid="done-waiting" data-count={late}>
          <CloudOff size={16} aria-hidden="true" />
          <span>{tn("doing.waiting", late)}</span>
        </li>
      )}
      {refused.map((action) => (
        <Refused key={action.id} action={action} />
      ))}
    </ul>
  );
}
