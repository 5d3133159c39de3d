/** An exported archive, taken whole into an account that is empty. */
import { ARCHIVE_MAX_BYTES, type AccountImport, type Job } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { connectedApi, troubleOf } from "../../connection/api.ts";
import { useAttempt } from "../../connection/attempt.ts";
import type { Connection } from "../../connection/connection.ts";
import { Button } from "../../ui/Button.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { formatNumber, t, tn } from "../../words/index.ts";
import { whyNot } from "./archive-refusal.ts";
import { bytesInWords } from "./bytes.ts";
import { MayManage } from "./Managed.tsx";
import styles from "./Manage.module.css";
import { Part, Problem } from "./Part.tsx";

/** Between two looks at a job, in ms. */
const LOOK_MS = 1_000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** What people call the collections that they would miss; the others are counted together. */
const NAMED = [
  "documents",
  "claims",
  "work_history",
  "opportunities",
  "pending_opportunities",
  "contacts",
] as const;

function Counts({ imported }: { imported: AccountImport["imported"] }): ReactNode {
  const named = NAMED.filter((name) => (imported[name] ?? 0) > 0);
  const all = Object.values(imported).reduce((sum, count) => sum + count, 0);
  const others = all - named.reduce((sum, name) => sum + (imported[name] ?? 0), 0);
  return (
    <div role="status" data-testid="archive-done">
      <p className={styles.good}>{tn("bring.archiveDone", all)}</p>
      <dl className={styles.facts}>
        {named.map((name) => [
          <dt key={name}>{t(`collection.${name}`)}</dt>,
          <dd key={`${name} count`}>{formatNumber(imported[name] ?? 0)}</dd>,
        ])}
        {others > 0 && (
          <>
            <dt>{t("collection.others")}</dt>
            <dd>{formatNumber(others)}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

function Form({ connection }: { connection: Connection }): ReactNode {
  const queries = useQueryClient();
  const attempt = useAttempt(whyNot);
  const [file, setFile] = useState<File | null>(null);
  const [key, setKey] = useState("");
  const [job, setJob] = useState<Job | null>(null);
  const [done, setDone] = useState<AccountImport["imported"] | null>(null);
  const pick = (picked: File | null): void => {
    setFile(picked);
    setKey(crypto.randomUUID());
    setDone(null);
  };
  const take = (archive: File): void => {
    void attempt.run(async () => {
      const client = connectedApi(connection);
      const sent = client.importAccount({
        body: archive,
        filename: archive.name,
        idempotencyKey: key,
      });
      // A refusal is remembered under its key: what is tried again after it is another request.
      const { data } = await sent.catch((error: unknown) => {
        if (troubleOf(error) === "refused") setKey(crypto.randomUUID());
        throw error;
      });
      for (let isOver = data.status === "completed"; !isOver;) {
        await pause(LOOK_MS);
        const { data: now } = await client.getJob({ params: { id: data.job_id } });
        setJob(now);
        if (now.status === "failed") throw new Error(now.error ?? t("bring.archiveFailed"));
        isOver = now.status === "completed";
      }
      setDone(data.imported);
      setFile(null);
      await queries.invalidateQueries({ queryKey: ["refresh"] });
    });
  };
  const tooLarge = file !== null && file.size > ARCHIVE_MAX_BYTES;
  return (
    <>
      <label className={styles.picked}>
        {t("bring.archiveFile")}
        <input
          type="file"
          accept=".zip,application/zip"
          onChange={(event) => pick(event.target.files?.[0] ?? null)}
          disabled={attempt.busy}
          data-testid="archive-file"
        />
      </label>
      <Problem error={tooLarge ? t("bring.archiveTooLarge") : attempt.error} testId="archive-error" />
      {file !== null && !tooLarge && !attempt.busy && (
        <div className={styles.bar}>
          <Button kind="primary" onClick={() => take(file)} data-testid="archive-take">
            {t("bring.archiveTake", { size: bytesInWords(file.size) })}
          </Button>
        </div>
      )}
      {attempt.busy && (
        <p className={styles.chips} role="status" data-testid="archive-busy">
          <Spinner accent />
          {t(job === null ? "bring.archiveSending" : "bring.archiveWorking")}
        </p>
      )}
      {done && <Counts imported={done} />}
    </>
  );
}

export function ArchiveImport({ connection }: { connection: Connection }): ReactNode {
  return (
    <Part title={t("bring.archive")} lead={t("bring.archiveLead")} testId="import-archive">
      <MayManage connection={connection}>
        <Form connection={connection} />
      </MayManage>
    </Part>
  );
}
