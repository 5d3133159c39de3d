/** Bringing résumés: picked here or dropped anywhere in the room, with what becomes of them in plain words. */
import { type Document, DOCX, PDF } from "@career-portrait/shared/contract";
import { useLiveQuery } from "dexie-react-hooks";
import { CheckCircle2, CloudOff, FileUp, X } from "lucide-react";
import { useRef, useState, type DragEvent, type ReactNode } from "react";
import { t, tn } from "../../words/index.ts";
import form from "../../ui/Form.module.css";
import styles from "./Upload.module.css";
import type { Connection } from "../../connection/connection.ts";
import { cache } from "../../sync/database.ts";
import { Button } from "../../ui/Button.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { documentItems, STEPS, type DocumentItem, type ItemState } from "./items.ts";
import { bringFiles, dismissProblem, useUploads } from "./uploads.ts";

/** The words of a state, with its step where it is on its way. */
export function stateWords(state: ItemState): string {
  const words = t(`documents.${state}`);
  const step = (STEPS as readonly ItemState[]).indexOf(state);
  return step === -1 ? words : t("documents.step", { step: step + 1, count: STEPS.length, words });
}

/** Why a document was not taken and what to do, in words that stand under its name. */
export function troubleWords({ state, type, trouble }: DocumentItem): string {
  const { code, message } = trouble ?? { code: "", message: "" };
  if (code === "duplicate") return t(type === "story" ? "upload.storyDuplicate" : "upload.duplicate");
  return `${t(`documents.${state}`)}. ${message}`;
}

/** What became of the file last brought from this page, in one line; once it is read, with what can be done then. */
export function LatestUpload(props: {
  documents: readonly Document[];
  children?: (document: Document, name: string) => ReactNode;
}): ReactNode {
  const { documents, children } = props;
  const { latest } = useUploads();
  const item = useLiveQuery(async () => {
    const submission = latest ? await cache.submissions.get(latest) : undefined;
    if (!submission) return null;
    const [jobs, claims] = [await cache.jobs.toArray(), await cache.claims.toArray()];
    return documentItems({ documents, submissions: [submission], jobs, claims }).find(
      (candidate) => candidate.submission?.id === latest,
    );
  }, [latest, documents]);
  if (!item) return null;
  const { state } = item;
  const name = item.name ?? t("evidence.story");
  if (state === "failed" || state === "refused") {
    const problem = item.trouble?.code === "duplicate" ? "duplicate" : "unreadable";
    return (
      <p className={form.error} role="alert" data-testid="upload-error" data-problem={problem}>
        {t("upload.progress", { name, words: troubleWords(item) })}
      </p>
    );
  }
  if (state === "ready") {
    return (
      <>
        <p className={styles.progress} role="status" data-testid="upload-done">
          <CheckCircle2 size={16} color="var(--met)" aria-hidden="true" />
          <span>{tn("upload.done", item.claims, { name })}</span>
        </p>
        {item.document && children?.(item.document, name)}
      </>
    );
  }
  const waiting = state === "waiting";
  return (
    <p className={styles.progress} role="status" data-testid="upload-progress" data-status={state}>
      {waiting ? <CloudOff size={16} aria-hidden="true" /> : <Spinner accent />}
      <span>{waiting ? t("documents.later") : t("upload.progress", { name, words: stateWords(state) })}</span>
    </p>
  );
}

/** Files that were not taken, each with its own reason. */
export function FileProblems(): ReactNode {
  const { problems } = useUploads();
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map(({ id, name, problem }) => (
        <li key={id} data-testid="upload-error" data-problem={problem}>
          <span role="alert">{t(`upload.${problem}`, { name })}</span>
          <Button
            kind="quiet"
            icon
            aria-label={t("upload.dismiss", { name })}
            data-testid="upload-dismiss"
            onClick={() => dismissProblem(id)}
          >
            <X size={16} aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The button that opens the file picker, with the field behind it. */
export function PickButton(props: { connection: Connection | null; kind?: "primary" | "plain" }): ReactNode {
  const { connection, kind = "primary" } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        kind={kind}
        disabled={!connection}
        onClick={() => input.current?.click()}
        data-testid="upload-pick"
      >
        <FileUp size={16} aria-hidden="true" />
        {t("upload.pick")}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={`${PDF},.pdf,${DOCX},.docx`}
        hidden
        data-testid="upload-input"
        disabled={!connection}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          if (connection) void bringFiles(files, connection);
        }}
      />
    </>
  );
}

interface Props {
  connection: Connection | null;
  documents: readonly Document[];
}

/** Where one document is brought: beside a posting, and as a first step. */
export function UploadBox({ connection, documents }: Props): ReactNode {
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (connection) void bringFiles([...event.dataTransfer.files], connection);
  };
  const onDragOver = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={styles.drop}
      data-over={over}
      onDrop={onDrop}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
    >
      <PickButton connection={connection} />
      <p>{t("upload.hint")}</p>
      <FileProblems />
      <LatestUpload documents={documents} />
    </div>
  );
}

/** The box in the place of a score, while there is nothing to score with. */
export function UploadCard(props: Props): ReactNode {
  return (
    <section className={styles.card} data-testid="upload-card">
      <div style={{ display: "grid", gap: 8 }}>
        <p>{t("upload.why")}</p>
        <UploadBox {...props} />
      </div>
    </section>
  );
}
