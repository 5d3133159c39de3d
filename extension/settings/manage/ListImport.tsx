/** A list of postings, pasted or from a file: what would come in is shown first, and what was refused line by line. */
import { BULK_MAX_BYTES, type BulkImportResult } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { connectedApi } from "../../connection/api.ts";
import { useAttempt } from "../../connection/attempt.ts";
import type { Connection } from "../../connection/connection.ts";
import { Button } from "../../ui/Button.tsx";
import form from "../../ui/Form.module.css";
import { placeAt } from "../../ui/route.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { t, tn } from "../../words/index.ts";
import styles from "./Manage.module.css";
import { Part, Problem } from "./Part.tsx";

/** What was looked at or taken. */
interface Told {
  /** Under which it is taken: the same when it is tried again, so that nothing comes twice. */
  key: string;
  input: string;
  result: BulkImportResult;
  isTaken: boolean;
}

function Lines(props: {
  title: string;
  lines: readonly string[];
  open?: boolean;
  testId: string;
}): ReactNode {
  if (props.lines.length === 0) return null;
  return (
    <details open={props.open} data-testid={props.testId}>
      <summary>{props.title}</summary>
      <ul tabIndex={0} aria-label={props.title}>
        {props.lines.map((line, index) => (
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function Outcome({ told }: { told: Told }): ReactNode {
  const { result, isTaken } = told;
  const { imported, duplicates, errors } = result.details;
  return (
    <div className={styles.lists} data-testid="list-outcome" data-taken={isTaken}>
      <p role="status" data-testid="list-said">
        {tn(isTaken ? "bring.came" : "bring.wouldCome", imported.length)}
        {isTaken && imported.length > 0 && (
          <>
            {" "}
            {t("bring.readLater")} <a href={placeAt("opportunities")}>{t("bring.toList")}</a>
          </>
        )}
      </p>
      <Lines
        title={tn(isTaken ? "bring.taken" : "bring.new", imported.length)}
        lines={imported}
        open={imported.length <= 20}
        testId="list-new"
      />
      <Lines title={tn("bring.known", duplicates.length)} lines={duplicates} testId="list-known" />
      <Lines title={tn("bring.wrong", errors.length)} lines={errors} open testId="list-wrong" />
    </div>
  );
}

export function ListImport({ connection }: { connection: Connection }): ReactNode {
  const queries = useQueryClient();
  const attempt = useAttempt();
  const [input, setInput] = useState("");
  const [told, setTold] = useState<Told | null>(null);
  const tooLong = new TextEncoder().encode(input).length > BULK_MAX_BYTES;
  const change = (text: string): void => {
    setInput(text);
    setTold(null);
  };
  const pick = async (file: File | undefined): Promise<void> => {
    if (file) change(file.size > BULK_MAX_BYTES ? "x".repeat(BULK_MAX_BYTES + 1) : await file.text());
  };
  const look = (): void => {
    void attempt.run(async () => {
      const { data } = await connectedApi(connection).importOpportunities({ body: { input, dry_run: true } });
      setTold({ key: crypto.randomUUID(), input, result: data, isTaken: false });
    });
  };
  const take = (looked: Told): void => {
    void attempt.run(async () => {
      const { data } = await connectedApi(connection).importOpportunities({
        body: { input: looked.input },
        idempotencyKey: looked.key,
      });
      setTold({ ...looked, result: data, isTaken: true });
      setInput("");
      await queries.invalidateQueries({ queryKey: ["refresh"] });
    });
  };
  const coming = told !== null && !told.isTaken ? told.result.imported : 0;
  return (
    <Part title={t("bring.list")} lead={t("bring.listLead")} testId="import-list">
      <label className={form.field}>
        {t("bring.text")}
        <textarea
          className={styles.drop}
          value={tooLong ? "" : input}
          onChange={(event) => change(event.target.value)}
          placeholder={t("bring.example")}
          spellCheck={false}
          data-testid="list-text"
        />
      </label>
      <label className={styles.picked}>
        {t("bring.orFile")}
        <input
          type="file"
          accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
          onChange={(event) => void pick(event.target.files?.[0])}
          data-testid="list-file"
        />
      </label>
      <Problem error={tooLong ? t("bring.tooLong") : attempt.error} testId="list-error" />
      {told && <Outcome told={told} />}
      <div className={styles.bar}>
        {coming > 0 && told && (
          <Button kind="primary" onClick={() => take(told)} disabled={attempt.busy} data-testid="list-take">
            {tn("bring.take", coming)}
          </Button>
        )}
        {(told === null || told.isTaken) && (
          <Button
            kind="primary"
            onClick={look}
            disabled={attempt.busy || tooLong || input.trim() === ""}
            data-testid="list-look"
          >
            {t("bring.look")}
          </Button>
        )}
        {told && !told.isTaken && (
          <Button kind="quiet" onClick={() => change("")} data-testid="list-clear">
            {t("bring.clear")}
          </Button>
        )}
        {attempt.busy && (
          <span className={styles.chips} role="status">
            <Spinner accent />
            {t(told ? "bring.taking" : "bring.looking")}
          </span>
        )}
      </div>
    </Part>
  );
}
