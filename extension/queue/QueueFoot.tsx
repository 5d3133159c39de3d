/** What can be done about the posting in focus, and the way back from what was just done. */
import { ExternalLink, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../words/index.ts";
import type { Lane, QueueAction, QueueRow } from "../sync/database.ts";
import { queueActions } from "../sync/queue-actions.ts";
import { Button, Key } from "../ui/Button.tsx";
import styles from "./Queue.module.css";

export interface Deeds {
  add: () => void;
  dismiss: () => void;
  rescue: () => void;
  promote: () => void;
  open: () => void;
  undo: () => void;
}

/** A decision in words. */
export function wordsOf({ change, subject }: QueueAction): string {
  return t(`decided.${change.kind}`, { subject });
}

/** The latest decision that can still be taken back. */
export function latestOf(actions: readonly QueueAction[], now: number): QueueAction | undefined {
  return actions.findLast((action) => queueActions.canTakeBack(action, now));
}

function Decisions(props: { lane: Lane; promotable: number; deeds: Deeds }): ReactNode {
  const { lane, promotable, deeds } = props;
  const rescue = (
    <Button
      kind={lane === "deck" ? "plain" : "primary"}
      wide
      onClick={deeds.rescue}
      data-testid="queue-rescue"
      aria-keyshortcuts="r"
    >
      {t("triage.rescue")}
      <Key>R</Key>
    </Button>
  );
  switch (lane) {
    case "queue":
      return (
        <>
          <Button wide onClick={deeds.dismiss} data-testid="queue-dismiss" aria-keyshortcuts="d">
            {t("triage.dismiss")}
            <Key>D</Key>
          </Button>
          <Button kind="primary" wide onClick={deeds.add} data-testid="queue-add" aria-keyshortcuts="a">
            {t("triage.add")}
            <Key>A</Key>
          </Button>
        </>
      );
    case "deck":
      return (
        <>
          {rescue}
          <Button
            kind="primary"
            wide
            onClick={deeds.promote}
            data-testid="queue-promote"
            aria-keyshortcuts="p"
          >
            {t("triage.promote", { count: promotable })}
            <Key>P</Key>
          </Button>
        </>
      );
    default:
      return rescue;
  }
}

export function QueueFoot(props: {
  lane: Lane;
  /** Null when the lane is empty: only the way back is left. */
  row: QueueRow | null;
  promotable: number;
  latest: QueueAction | undefined;
  deeds: Deeds;
}): ReactNode {
  const { lane, row, promotable, latest, deeds } = props;
  if (!row && !latest) return null;
  return (
    <footer className={styles.foot} data-bare={!row}>
      {latest && (
        <div className={styles.latest} key={latest.id} data-testid="decided">
          <span>{wordsOf(latest)}</span>
          <Button kind="quiet" onClick={deeds.undo} data-testid="queue-undo" aria-keyshortcuts="u">
            <Undo2 size={16} aria-hidden="true" />
            {t("done.undo")}
            <Key>U</Key>
          </Button>
        </div>
      )}
      {row && (
        <div className={styles.actions} data-lane={lane}>
          <Button
            wide
            icon
            onClick={deeds.open}
            disabled={row.url === null}
            aria-label={t(row.url === null ? "triage.noAddress" : "triage.open")}
            title={t(row.url === null ? "triage.noAddress" : "triage.open")}
            data-testid="queue-open"
            aria-keyshortcuts="o"
          >
            <ExternalLink size={16} aria-hidden="true" />
          </Button>
          <Decisions lane={lane} promotable={promotable} deeds={deeds} />
        </div>
      )}
    </footer>
  );
}
