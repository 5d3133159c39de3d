/** Deleting the account for good: what goes, what may be taken along first, and words that nobody types by accident. */
import { DELETION_PHRASE } from "@career-portrait/shared/contract";
import { useState, type FormEvent, type ReactNode } from "react";
import { connectedApi } from "../../connection/api.ts";
import { useAttempt } from "../../connection/attempt.ts";
import type { Connection } from "../../connection/connection.ts";
import { Button } from "../../ui/Button.tsx";
import form from "../../ui/Form.module.css";
import room from "../../ui/Room.module.css";
import { t } from "../../words/index.ts";
import { disconnect } from "../connect.ts";
import { ArchiveDownload } from "./ExportView.tsx";
import { MayManage } from "./Managed.tsx";
import styles from "./Manage.module.css";
import { Part, Problem } from "./Part.tsx";

const GOES = ["portrait", "tracked", "made", "access", "device"] as const;

function Form({ connection }: { connection: Connection }): ReactNode {
  const attempt = useAttempt();
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const isSure = typed.trim() === DELETION_PHRASE && password !== "";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSure) return;
    void attempt.run(async () => {
      const body = { password, confirmation: DELETION_PHRASE } as const;
      await connectedApi(connection).deleteAccount({ body });
      await disconnect();
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate data-testid="delete-form">
      <label className={form.field}>
        {t("goodbye.type", { phrase: DELETION_PHRASE })}
        <input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          data-testid="delete-phrase"
        />
      </label>
      <label className={form.field}>
        {t("goodbye.password")}
        <input
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
          data-testid="delete-password"
        />
      </label>
      <Problem error={attempt.error} testId="delete-error" />
      <div className={form.row}>
        <Button type="submit" disabled={!isSure || attempt.busy} data-testid="delete-account">
          {t("goodbye.delete")}
        </Button>
      </div>
    </form>
  );
}

export default function DeleteView({ connection }: { connection: Connection }): ReactNode {
  return (
    <div className={room.reading} data-testid="settings-delete">
      <MayManage connection={connection}>
        <Part title={t("goodbye.what")} lead={t("goodbye.lead")}>
          <ul className={styles.goes}>
            {GOES.map((what) => (
              <li key={what}>{t(`goodbye.${what}`)}</li>
            ))}
          </ul>
        </Part>
        <Part title={t("goodbye.first")} lead={t("goodbye.firstLead")}>
          <ArchiveDownload connection={connection} />
        </Part>
        <Part title={t("goodbye.title")}>
          <Form connection={connection} />
        </Part>
      </MayManage>
    </div>
  );
}
