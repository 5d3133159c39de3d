/** One document of the list: what it gave, or where it is on its way, or why it could not be read and what to do. */
import type { ClaimDetail } from "@career-portrait/shared/contract";
import { CloudOff, Eye, FileText, FileX2, PenLine, Trash2 } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { formatDay, t, tn } from "../../words/index.ts";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { cache } from "../../sync/database.ts";
import { giveUp } from "../../sync/GivenUp.tsx";
import { askToDrain, type LocalPortrait } from "../../sync/hooks.ts";
import { portraitActions } from "../../sync/portrait-actions.ts";
import { goesWith } from "../../sync/portrait-overlay.ts";
import { resubmit, withdraw } from "../../sync/submissions.ts";
import buttons from "../../ui/Button.module.css";
import { About, Button } from "../../ui/Button.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { placeAt } from "../../ui/route.ts";
import { LooksRight } from "../claims/LooksRight.tsx";
import styles from "./Documents.module.css";
import { STEPS, type DocumentItem, type ItemState } from "./items.ts";
import { stateWords, troubleWords } from "./Upload.tsx";
import { editAgain } from "./uploads.ts";

function StateIcon({ state, type }: Pick<DocumentItem, "state" | "type">): ReactNode {
  const look = { size: 16, "aria-hidden": true } as const;
  if (state === "failed" || state === "refused") return <FileX2 {...look} />;
  if (state === "waiting") return <CloudOff {...look} />;
  if (state !== "ready") return <Spinner accent />;
  return type === "story" ? <PenLine {...look} /> : <FileText {...look} />;
}

/** How far it has come: a bar in as many parts as there are steps. */
function Steps({ state }: { state: ItemState }): ReactNode {
  const at = (STEPS as readonly ItemState[]).indexOf(state);
  return (
    <span className={styles.steps} aria-hidden="true">
      {STEPS.map((step, index) => (
        <i key={step} data-step={index < at ? "done" : index === at ? "now" : "later"} />
      ))}
    </span>
  );
}

function Yield({ item }: { item: DocumentItem }): ReactNode {
  const { claims, quotes, created } = item;
  const parts =
    claims === 0
      ? [t("documents.noClaims")]
      : [tn("documents.claims", claims), tn("documents.quotes", quotes)];
  return <p className={styles.sub}>{[...parts, formatDay(created)].join(" \u00b7 ")}</p>;
}

/** Says what goes with a document before it goes. */
function Confirm(props: {
  name: string;
  claims: readonly ClaimDetail[];
  documentId: string;
  onDelete: () => void;
  onKeep: () => void;
}): ReactNode {
  const { name, claims, documentId, onDelete, onKeep } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const { alone, weakened } = goesWith(claims, documentId);
  return (
    <div
      className={styles.confirm}
      role="group"
      aria-label={t("documents.deleteAsk", { name })}
      data-testid="document-confirm"
      data-alone={alone.length}
      onKeyDown={(event) => event.key === "Escape" && onKeep()}
    >
      <p>
        <b>{t("documents.deleteAsk", { name })}</b> {alone.length > 0 && tn("documents.alone", alone.length)}{" "}
        {weakened.length > 0 && tn("documents.weaker", weakened.length)}
        {alone.length + weakened.length === 0 && t("documents.nothingGoes")}
      </p>
      <div>
        <Button ref={button} onClick={onDelete} data-testid="document-delete-do">
          {t("documents.deleteDo")}
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          {t("documents.deleteKeep")}
        </Button>
      </div>
    </div>
  );
}

function Remedies(props: { item: DocumentItem; name: string; connection: Connection }): ReactNode {
  const { item, name, connection } = props;
  const { submission, document, type } = item;
  const account = accountOf(connection);
  const duplicate = item.trouble?.code === "duplicate";
  const again = async (): Promise<void> => {
    if (!submission) return;
    await resubmit(cache, submission.id, crypto.randomUUID(), Date.now());
    // The backend replaces what it could not read; until its list says so, the same file would stand here twice.
    if (document) await cache.documents.delete(document.id);
    askToDrain(true);
  };
  const remove = async (): Promise<void> => {
    // A file that failed may stand in the backend before its list has told so; a refused one names another document.
    const id = document?.id ?? (item.state === "failed" ? submission?.document_id : null);
    if (submission && !id) return giveUp(name, withdraw(cache, submission.id));
    if (submission) await cache.submissions.delete(submission.id);
    if (!id) return;
    const change = { kind: "delete_document", document_id: id } as const;
    await portraitActions.act(cache, account, change, name, Date.now());
  };
  return (
    <div className={styles.remedies}>
      {duplicate && submission?.document_id && (
        <a href={placeAt("portrait", "documents", submission.document_id)}>{t("documents.showOther")}</a>
      )}
      {!duplicate && submission?.bytes && (
        <Button onClick={() => void again()} data-testid="document-retry">
          {t("documents.retry")}
          <About>{name}</About>
        </Button>
      )}
      {type === "story" && submission?.bytes && (
        <Button
          kind="quiet"
          onClick={() =>
            void editAgain(submission.id, connection).then(() => {
              location.hash = placeAt("portrait", "documents", "story");
            })
          }
        >
          {t("documents.editAgain")}
          <About>{name}</About>
        </Button>
      )}
      <Button kind="quiet" onClick={() => void remove()} data-testid="document-remove">
        {t("documents.remove")}
        <About>{name}</About>
      </Button>
    </div>
  );
}

interface Props {
  item: DocumentItem;
  /** What it is called in the list. */
  name: string;
  portrait: LocalPortrait;
  connection: Connection;
  onDeleted: () => void;
}

export function DocumentRow({ item, name, portrait, connection, onDeleted }: Props): ReactNode {
  const { claims } = portrait;
  const { state, document, proposed } = item;
  const [asking, setAsking] = useState(false);
  const trash = useRef<HTMLButtonElement>(null);
  const stuck = state === "failed" || state === "refused";
  const onTheWay = !stuck && state !== "ready";
  const keep = (): void => {
    setAsking(false);
    requestAnimationFrame(() => trash.current?.focus());
  };
  const remove = (): void => {
    const change = { kind: "delete_document", document_id: document!.id } as const;
    void portraitActions.act(cache, accountOf(connection), change, name, Date.now()).then(onDeleted);
  };
  return (
    <li
      className={styles.row}
      data-testid="document-row"
      data-status={onTheWay ? "processing" : state}
      data-state={state}
    >
      <StateIcon state={state} type={item.type} />
      <div className={styles.what}>
        {state === "ready" && document ? (
          <a className={styles.name} href={placeAt("portrait", "documents", document.id)}>
            {name}
          </a>
        ) : (
          <p className={styles.name}>{name}</p>
        )}
        {state === "ready" && <Yield item={item} />}
        {state === "ready" && document && (
          <div className={styles.right}>
            {item.claims > 0 && (
              <a
                className={buttons.button}
                href={placeAt("portrait", "understood", document.id)}
                data-testid="see-understood"
              >
                <Eye size={16} aria-hidden="true" />
                {t("understood.see")}
                <About>{name}</About>
              </a>
            )}
            <LooksRight
              document={{ id: document.id, name }}
              portrait={portrait}
              account={accountOf(connection)}
            />
          </div>
        )}
        {onTheWay && (
          <p className={styles.sub} role="status" data-testid="upload-progress" data-status={state}>
            {state === "waiting" ? (
              t("documents.later")
            ) : (
              <>
                <Steps state={state} />
                {stateWords(state)}
              </>
            )}
          </p>
        )}
        {stuck && (
          <>
            <p
              className={styles.trouble}
              role="alert"
              data-testid="upload-error"
              data-problem={item.trouble?.code}
            >
              {troubleWords(item)}
            </p>
            <Remedies item={item} name={name} connection={connection} />
          </>
        )}
        {asking && document && (
          <Confirm name={name} claims={claims} documentId={document.id} onDelete={remove} onKeep={keep} />
        )}
      </div>
      <div className={styles.actions}>
        {state === "ready" && proposed > 0 && (
          <a className={styles.review} href={placeAt("portrait", "to-review")}>
            {tn("documents.review", proposed)}
          </a>
        )}
        {state === "ready" && !asking && (
          <Button
            ref={trash}
            kind="quiet"
            icon
            aria-label={t("documents.delete", { name })}
            data-testid="document-delete"
            onClick={() => setAsking(true)}
          >
            <Trash2 size={16} aria-hidden="true" />
          </Button>
        )}
      </div>
    </li>
  );
}
