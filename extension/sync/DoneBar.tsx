/** What was just done, with the way back while there is one; and, above the views, what waits or was not taken. */
import { CloudOff, TriangleAlert, Undo2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { t, tn } from "../words/index.ts";
import { refusalInWords } from "../words/refusal.ts";
import type { ActionLog } from "./actions.ts";
import { cache, type Action } from "./database.ts";
import { askToDrain, type BackendState } from "./hooks.ts";
import { About, Button, Key } from "../ui/Button.tsx";
import { giveUp } from "./GivenUp.tsx";
import { lateOf, useNow } from "./pending.ts";
import styles from "./DoneBar.module.css";
import { useShortcuts } from "../ui/shortcuts.ts";

interface DoneBarProps<C> {
  /** Oldest first. */
  actions: readonly Action<C>[];
  log: Pick<ActionLog<C, never>, "canTakeBack">;
  wordsOf: (action: Action<C>) => string;
  /** Takes the latest back; null when there was none. */
  undo: () => Promise<Action<C> | null>;
  /** In the page's own foot, not over it. */
  inFoot?: boolean;
}

export function DoneBar<C>({ actions, log, wordsOf, undo, inFoot = false }: DoneBarProps<C>): ReactNode {
  const now = useNow(actions);
  const [undone, setUndone] = useState({ words: "", at: 0 });
  const latest = actions.findLast((action) => log.canTakeBack(action, now));
  const onUndo = (): void => {
    void undo().then((action) =>
      setUndone({
        words: action ? t("done.undone", { subject: action.subject }) : t("done.nothing"),
        at: Date.now(),
      }),
    );
  };
  useShortcuts({ u: { says: t("done.undo"), act: onUndo } });
  // What was taken back is said until something else is done.
  const said = undone.words !== "" && actions.every(({ created_at }) => created_at <= undone.at);
  return (
    <div className={inFoot ? undefined : styles.bar} data-testid="done">
      <p className="visually-hidden" role="status">
        {said ? undone.words : latest ? wordsOf(latest) : ""}
      </p>
      {latest && (
        <div className={inFoot ? styles.standing : styles.floating} key={latest.id} data-testid="done-latest">
          <span>{wordsOf(latest)}</span>
          <Button kind="quiet" onClick={onUndo} data-testid="undo" aria-keyshortcuts="u">
            <Undo2 size={16} aria-hidden="true" />
            {t("done.undo")}
            <Key>U</Key>
          </Button>
        </div>
      )}
    </div>
  );
}

interface KeptHereProps<C> {
  actions: readonly Action<C>[];
  log: Pick<ActionLog<C, never>, "tryAgain" | "letGo">;
  wordsOf: (action: Action<C>) => string;
  backend: BackendState;
}

function Refused<C>({
  action,
  log,
  wordsOf,
}: { action: Action<C> } & Pick<KeptHereProps<C>, "log" | "wordsOf">): ReactNode {
  const again = (): void => void log.tryAgain(cache, action.id, Date.now()).then(() => askToDrain(true));
  return (
    <li data-tone="stop" data-testid="done-refused">
      <TriangleAlert size={16} aria-hidden="true" />
      <span role="alert">
        {t("done.refused", {
          what: wordsOf(action),
          message: action.refusal ? refusalInWords(action.refusal) : "",
        })}
      </span>
      <Button kind="quiet" onClick={again} data-testid="done-again">
        {t("done.again")}
        <About>{action.subject}</About>
      </Button>
      <Button
        kind="quiet"
        onClick={() => void giveUp(action.subject, log.letGo(cache, action.id))}
        data-testid="done-let-go"
      >
        {t("save.discard")}
        <About>{action.subject}</About>
      </Button>
    </li>
  );
}

/** What waits on this device for the backend, and what the backend would not take. */
export function KeptHere<C>({ actions, log, wordsOf, backend }: KeptHereProps<C>): ReactNode {
  const refused = actions.filter(({ state }) => state === "refused");
  const late = lateOf(actions, backend);
  if (refused.length + late === 0) return null;
  return (
    <ul className={styles.kept}>
      {late > 0 && (
        <li data-testid="done-waiting" data-count={late}>
          <CloudOff size={16} aria-hidden="true" />
          <span>{tn("done.waiting", late)}</span>
        </li>
      )}
      {refused.map((action) => (
        <Refused key={action.id} action={action} log={log} wordsOf={wordsOf} />
      ))}
    </ul>
  );
}
