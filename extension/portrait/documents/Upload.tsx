/** Bringing a résumé: dropped or picked, with what becomes of it in plain words. */
import type { Document } from "@career-portrait/shared/contract";
import { useLiveQuery } from "dexie-react-hooks";
import { CheckCircle2, FileUp, Loader2 } from "lucide-react";
import { useRef, useState, type DragEvent, type ReactNode } from "react";
import { t, tn, type MessageKey } from "../../i18n/index.ts";
import styles from "../../settings/Connect.module.css";
import type { Connection } from "../../settings/connection.ts";
import { cache } from "../../sync/database.ts";
import { Button } from "../../ui/Button.tsx";
import { uploadResume, useUpload, type UploadProblem } from "./upload.ts";

const PROBLEMS: Record<UploadProblem, MessageKey> = {
  not_pdf: "upload.notPdf",
  too_large: "upload.tooLarge",
  duplicate: "upload.duplicate",
  unreachable: "upload.unreachable",
  signed_out: "trouble.signedOut",
  too_old: "trouble.tooOld",
  refused: "upload.refused",
};

function Progress({ documents }: { documents: readonly Document[] }): ReactNode {
  const { state } = useUpload();
  const jobId = state.step === "reading" ? state.jobId : null;
  const job = useLiveQuery(async () => (jobId ? await cache.jobs.get(jobId) : undefined), [jobId]);
  const claims = useLiveQuery(() => cache.claims.count()) ?? 0;
  const status = state.step === "reading" ? (job?.status ?? "queued") : state.step;

  if (state.step === "idle") return null;
  if (state.step === "failed") {
    return (
      <p className={styles.error} role="alert" data-testid="upload-error" data-problem={state.problem}>
        {t(PROBLEMS[state.problem], { name: state.name, message: state.message })}
      </p>
    );
  }
  if (status === "failed") {
    return (
      <p className={styles.error} role="alert" data-testid="upload-error" data-problem="unreadable">
        {t("upload.unreadable", { name: state.name, message: job?.error ?? "" })}
      </p>
    );
  }
  if (status === "completed" && documents.length > 0) {
    return (
      <p className={styles.progress} role="status" data-testid="upload-done">
        <CheckCircle2 size={16} color="var(--met)" aria-hidden="true" />
        <span>{tn("upload.done", claims, { name: state.name })}</span>
      </p>
    );
  }
  return (
    <p className={styles.progress} role="status" data-testid="upload-progress" data-status={status}>
      <Loader2 size={16} className={styles.spin} aria-hidden="true" />
      <span>{t(state.step === "sending" ? "upload.sending" : "upload.reading", { name: state.name })}</span>
    </p>
  );
}

interface Props {
  connection: Connection | null;
  documents: readonly Document[];
}

export function UploadBox({ connection, documents }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file && connection) void uploadResume(file, connection);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
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
      <Button
        kind="primary"
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
        accept="application/pdf,.pdf"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t("upload.pick")}
        data-testid="upload-input"
        disabled={!connection}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = "";
        }}
      />
      <p>{t("upload.hint")}</p>
      <Progress documents={documents} />
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
