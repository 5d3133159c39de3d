/** Taking people from a table, such as LinkedIn's Connections.csv: counted and shown before anything is kept. */
import { type ContactImport, CONTACTS_MAX_BYTES } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { connectedApi } from "../connection/api.ts";
import { useAttempt } from "../connection/attempt.ts";
import type { Connection } from "../connection/connection.ts";
import { Button } from "../ui/Button.tsx";
import room from "../ui/Room.module.css";
import { Spinner } from "../ui/Spinner.tsx";
import { t, tn } from "../words/index.ts";
import { complaintInWords } from "../words/refusal.ts";
import styles from "./Contacts.module.css";

/** Rows that could not be read are named up to here, and counted beyond. */
const NAMED = 5;

interface Chosen {
  file: File;
  /** Of the import itself: sent twice, it is done once. */
  key: string;
  counted: ContactImport;
  done: boolean;
}

/** What an import does, or has done, in counts. */
function Counts({ counted, done }: { counted: ContactImport; done: boolean }): ReactNode {
  const { imported, updated, skipped, errors, first = [] } = counted;
  return (
    <>
      <ul className={styles.counts} data-testid="import-counts">
        <li>{tn(done ? "people.added" : "people.willAdd", imported)}</li>
        {updated > 0 && <li>{tn(done ? "people.updated" : "people.willUpdate", updated)}</li>}
        {skipped > 0 && <li>{tn("people.same", skipped)}</li>}
        {errors.length > 0 && <li>{tn("people.unread", errors.length)}</li>}
      </ul>
      {!done && first.length > 0 && (
        <ul className={styles.first} data-testid="import-first">
          {first.map(({ name, title, company }, index) => (
            <li key={`${index} ${name}`}>
              <b>{name}</b> {[title, company].filter(Boolean).join(", ")}
            </li>
          ))}
          {imported > first.length && <li>{tn("people.more", imported - first.length)}</li>}
        </ul>
      )}
      {errors.length > 0 && (
        <ul className={styles.first} data-testid="import-errors">
          {errors.slice(0, NAMED).map(({ row, message }) => (
            <li key={row}>{t("people.row", { row, why: complaintInWords(message) })}</li>
          ))}
          {errors.length > NAMED && <li>{tn("people.more", errors.length - NAMED)}</li>}
        </ul>
      )}
    </>
  );
}

export function ImportPeople({
  connection,
  onClose,
}: {
  connection: Connection;
  onClose: () => void;
}): ReactNode {
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const { busy, error, run } = useAttempt();
  const client = connectedApi(connection);
  const choose = async (file: File | undefined): Promise<void> => {
    setChosen(null);
    if (!file) return;
    setTooLarge(file.size > CONTACTS_MAX_BYTES);
    if (file.size > CONTACTS_MAX_BYTES) return;
    await run(async () => {
      const query = { preview: "true" } as const;
      const { data } = await client.importPeople({ body: file, filename: file.name, query });
      setChosen({ file, key: crypto.randomUUID(), counted: data, done: false });
    });
  };
  const take = ({ file, key }: Chosen): Promise<unknown> =>
    run(async () => {
      const { data } = await client.importPeople({ body: file, filename: file.name, idempotencyKey: key });
      setChosen({ file, key, counted: data, done: true });
      await queries.invalidateQueries({ queryKey: ["refresh"] });
    });
  const changes = chosen !== null && chosen.counted.imported + chosen.counted.updated > 0;
  return (
    <section className={styles.panel} aria-label={t("people.import")} data-testid="people-import">
      <p className={room.note}>{t("people.importHow")}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t("people.file")}
        onChange={(event) => void choose(event.target.files?.[0])}
        data-testid="people-file"
      />
      {chosen && <p className={styles.file}>{chosen.file.name}</p>}
      <div role="status">{chosen && <Counts counted={chosen.counted} done={chosen.done} />}</div>
      <p className={room.problem} role="alert" data-testid="import-problem">
        {tooLarge ? t("people.tooLarge") : error}
      </p>
      <div className={room.bar}>
        {chosen && changes && !chosen.done ? (
          <Button kind="primary" disabled={busy} onClick={() => void take(chosen)} data-testid="import-take">
            {busy && <Spinner />}
            {t("people.take")}
          </Button>
        ) : (
          <Button
            kind={chosen ? "plain" : "primary"}
            disabled={busy}
            onClick={() => input.current?.click()}
            data-testid="import-choose"
            autoFocus
          >
            {busy ? <Spinner /> : <FileUp size={16} aria-hidden="true" />}
            {t(chosen ? "people.another" : "people.choose")}
          </Button>
        )}
        <Button kind="quiet" onClick={onClose} data-testid="import-close">
          {t(chosen?.done ? "people.close" : "form.cancel")}
        </Button>
      </div>
    </section>
  );
}
