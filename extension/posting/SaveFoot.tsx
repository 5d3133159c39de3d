/** The one thing to do next about this posting, and how far what was done has come. */
import { PHASES, type Job } from "@career-portrait/shared/contract";
import {
  AlertTriangle,
  CloudOff,
  Copy,
  ExternalLink,
  Eye,
  LayoutGrid,
  Pencil,
  RefreshCw,
  TextCursorInput,
  Trash2,
} from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { t } from "../words/index.ts";
import { complaintInWords, refusalInWords } from "../words/refusal.ts";
import type { OutboxItem } from "../sync/database.ts";
import type { Tracked } from "../sync/hooks.ts";
import { Button, Key } from "../ui/Button.tsx";
import { Notice, Skeleton } from "../ui/surfaces.tsx";
import { EditRefused, type OutboxBody } from "./EditRefused.tsx";
import styles from "./Posting.module.css";

/** Large, and asked for by few: the posting does not wait for it. */
const Menu = lazy(async () => ({ default: (await import("../ui/Menu.tsx")).Menu }));

export type SaveState = "new" | "waiting" | "accepted" | "saved" | "refused" | "failed";

/** What stands for this posting. A known opportunity counts as saved, however it came to be. */
export function saveStateOf({ opportunity, item }: Tracked): SaveState {
  if (item && item.state !== "saved") return item.state;
  return opportunity || item ? "saved" : "new";
}

export interface SaveActions {
  save: () => void;
  open: () => void;
  sendNow: () => void;
  resend: (body?: OutboxBody) => void;
  discard: () => void;
  readAgain: () => void;
  copyAddress: () => void;
  fillForm: () => void;
  /** Null when this site is read always already, or cannot be. */
  alwaysRead: (() => void) | null;
}

/** The phases as steps, and the running one in words. */
export function JobPhase({ job }: { job: Job | null }): ReactNode {
  const at = job?.phase ? PHASES.indexOf(job.phase) : -1;
  const words = job?.phase ? t(`phase.${job.phase}`) : t("phase.queued");
  return (
    <div
      className={styles.phase}
      data-testid="job-phase"
      data-phase={job?.phase ?? "queued"}
      data-status={job?.status ?? "queued"}
    >
      <div className={styles.phaseLine}>
        <span>{words}</span>
        <span>{t("phase.step", { step: at + 1, count: PHASES.length })}</span>
      </div>
      <div className={styles.steps} aria-hidden="true">
        {PHASES.map((phase, index) => (
          <i key={phase} data-done={index <= at} />
        ))}
      </div>
    </div>
  );
}

/** Why it was not taken, in a sentence. */
export function whyRefused(item: OutboxItem): string {
  const { refusal } = item;
  if (!refusal) return "";
  const details = refusal.details
    .map(({ path, message }) => `${path}: ${complaintInWords(message)}`)
    .join("; ");
  const message = refusalInWords({ ...refusal, details: [] });
  return details ? `${message} (${details})` : message;
}

function Standing(props: {
  state: SaveState;
  tracked: Tracked;
  onEdit: () => void;
  onDiscard: () => void;
}): ReactNode {
  const { state, tracked, onEdit, onDiscard } = props;
  if (state === "accepted") return <JobPhase job={tracked.job} />;
  if (state === "waiting") {
    return (
      <Notice icon={CloudOff} tone="warn" testId="save-waiting">
        {t("save.waiting")}
      </Notice>
    );
  }
  if (state !== "refused" && state !== "failed") return null;
  return tracked.item && <Refused item={tracked.item} onEdit={onEdit} onDiscard={onDiscard} />;
}

/** Why it was not taken, and the ways on: change it, give it up, or (the foot's own button) try again as it is. */
function Refused(props: { item: OutboxItem; onEdit: () => void; onDiscard: () => void }): ReactNode {
  const { item, onEdit, onDiscard } = props;
  const ways = (
    <>
      <Button kind="quiet" onClick={onEdit} data-testid="save-edit">
        <Pencil size={16} aria-hidden="true" />
        {t("edit.open")}
      </Button>
      <Button kind="quiet" onClick={onDiscard} data-testid="save-discard">
        <Trash2 size={16} aria-hidden="true" />
        {t("save.discard")}
      </Button>
    </>
  );
  return (
    <Notice icon={AlertTriangle} tone="stop" testId="save-refused" actions={ways}>
      <strong>{t(item.state === "refused" ? "save.refused" : "save.failed")}</strong> {whyRefused(item)}
    </Notice>
  );
}

function Primary({ state, actions }: { state: SaveState; actions: SaveActions }): ReactNode {
  switch (state) {
    case "new":
      return (
        <Button kind="primary" wide onClick={actions.save} data-testid="save" aria-keyshortcuts="s">
          {t("save.save")}
          <Key>S</Key>
        </Button>
      );
    case "waiting":
      return (
        <Button wide onClick={actions.sendNow} data-testid="save-now">
          {t("save.sendNow")}
        </Button>
      );
    case "refused":
    case "failed":
      return (
        <Button kind="primary" wide onClick={() => actions.resend()} data-testid="save-again">
          {t("save.again")}
        </Button>
      );
    default:
      return (
        <Button wide onClick={actions.open} data-testid="open-saved" aria-keyshortcuts="o">
          <LayoutGrid size={16} aria-hidden="true" />
          {t("save.open")}
          <Key>O</Key>
        </Button>
      );
  }
}

/** @param props.children what was just done, above the ways on */
export function SaveFoot(props: { tracked: Tracked; actions: SaveActions; children?: ReactNode }): ReactNode {
  const { tracked, actions } = props;
  const [editing, setEditing] = useState(false);
  const state = saveStateOf(tracked);
  if (editing && tracked.item) {
    const send = (body: OutboxBody): void => {
      setEditing(false);
      actions.resend(body);
    };
    return (
      <footer className={`${styles.foot} ${styles.editing}`} data-testid="save-foot" data-save={state}>
        <EditRefused body={tracked.item.body} onSend={send} onCancel={() => setEditing(false)} />
      </footer>
    );
  }
  return (
    <footer className={styles.foot} data-testid="save-foot" data-save={state}>
      {props.children}
      <Standing state={state} tracked={tracked} onEdit={() => setEditing(true)} onDiscard={actions.discard} />
      <div className={styles.actions}>
        <Primary state={state} actions={actions} />
        <Suspense fallback={<Skeleton width={40} height={40} />}>
          <Menu
            label={t("menu.more")}
            items={[
              { icon: RefreshCw, label: t("menu.readAgain"), shortcut: "R", onSelect: actions.readAgain },
              { icon: TextCursorInput, label: t("form.open"), onSelect: actions.fillForm },
              { icon: Copy, label: t("menu.copyAddress"), onSelect: actions.copyAddress },
              ...(actions.alwaysRead
                ? [{ icon: Eye, label: t("menu.always"), onSelect: actions.alwaysRead }]
                : []),
              { icon: ExternalLink, label: t("menu.workspace"), onSelect: actions.open },
            ]}
          />
        </Suspense>
      </div>
    </footer>
  );
}
