/** Mail as a way in: one read here and now, and how a mail program sends them by itself. */
import type { MailResult, PendingOpportunity } from "@career-portrait/shared/contract";
import { EMAIL_MAX_BYTES } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { connectedApi } from "../../connection/api.ts";
import { useAttempt } from "../../connection/attempt.ts";
import type { Connection } from "../../connection/connection.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyText } from "../../ui/CopyText.tsx";
import form from "../../ui/Form.module.css";
import room from "../../ui/Room.module.css";
import { placeAt } from "../../ui/route.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { t, tn } from "../../words/index.ts";
import styles from "./Manage.module.css";
import { Part, Problem } from "./Part.tsx";

interface Found {
  result: MailResult;
  /** The rows it was filed as, with what is known of them. */
  rows: PendingOpportunity[];
  /** The opportunity that it is about. */
  about: { id: string; title: string; company: string | null } | null;
}

async function take(connection: Connection, mail: string): Promise<Found> {
  const client = connectedApi(connection);
  const { data: result } = await client.intakeEmail({ body: new Blob([mail]) });
  const ids = new Set(result.items.map(({ id }) => id));
  const listed =
    ids.size === 0 ? [] : (await client.listPending({ query: { status: "all", limit: 200 } })).data;
  const noted = result.noted;
  const about = noted && (await client.getOpportunity({ params: { id: noted.opportunity_id } })).data;
  return { result, rows: listed.filter(({ id }) => ids.has(id)), about };
}

function FoundIn({ found }: { found: Found }): ReactNode {
  const { result, rows, about } = found;
  return (
    <div className={styles.lists} role="status" data-testid="mail-found" data-received={result.received}>
      {about && result.noted && (
        <p data-testid="mail-noted">
          {t("mail.noted", { kind: t(`happened.${result.noted.entry.kind}`) })}{" "}
          <a href={placeAt("opportunities", about.id)}>
            {[about.title, about.company].filter(Boolean).join(" \u00b7 ")}
          </a>
        </p>
      )}
      {result.received > 0 && <p>{tn("mail.postings", result.received)}</p>}
      {result.received === 0 && !about && <p>{t("mail.nothing")}</p>}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.id} data-testid="mail-row" data-status={row.status}>
              <div>
                <p>{row.title ?? row.url}</p>
                <p className={styles.sub}>
                  {[row.company, row.location, t(`mailRow.${row.status ?? "pending"}`)]
                    .filter(Boolean)
                    .join(" \u00b7 ")}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {result.duplicates > 0 && <p className={styles.sub}>{tn("mail.duplicates", result.duplicates)}</p>}
    </div>
  );
}

function ReadOne({ connection }: { connection: Connection }): ReactNode {
  const queries = useQueryClient();
  const attempt = useAttempt();
  const [mail, setMail] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const tooLong = new TextEncoder().encode(mail).length > EMAIL_MAX_BYTES;
  const read = (): void => {
    setFound(null);
    void attempt.run(async () => {
      setFound(await take(connection, mail));
      setMail("");
      await queries.invalidateQueries({ queryKey: ["refresh"] });
    });
  };
  return (
    <Part title={t("mail.title")} lead={t("mail.lead")}>
      <label className={form.field}>
        {t("mail.text")}
        <textarea
          className={styles.drop}
          value={mail}
          onChange={(event) => setMail(event.target.value)}
          placeholder={"From: jobs@example.org\nSubject: \u2026\n\n\u2026"}
          spellCheck={false}
          data-testid="mail-text"
        />
      </label>
      <label className={styles.picked}>
        {t("mail.file")}
        <input
          type="file"
          accept=".eml,message/rfc822,text/plain"
          onChange={(event) => void event.target.files?.[0]?.text().then(setMail)}
          data-testid="mail-file"
        />
      </label>
      <Problem error={tooLong ? t("mail.tooLong") : attempt.error} testId="mail-error" />
      <div className={styles.bar}>
        <Button
          kind="primary"
          onClick={read}
          disabled={attempt.busy || tooLong || mail.trim() === ""}
          data-testid="mail-read"
        >
          {t("mail.read")}
        </Button>
        {attempt.busy && (
          <span className={styles.chips} role="status">
            <Spinner accent />
            {t("mail.reading")}
          </span>
        )}
      </div>
      {found && <FoundIn found={found} />}
    </Part>
  );
}

function ByItself({ address }: { address: string }): ReactNode {
  const command = [
    "curl --data-binary @-",
    '-H "Content-Type: message/rfc822"',
    `-H "Authorization: Bearer ${t("mail.yourKey")}"`,
    `${address}/api/v1/intake/email`,
  ].join(" \\\n  ");
  return (
    <Part title={t("mail.byItself")} lead={t("mail.byItselfLead")}>
      <pre className={styles.command} tabIndex={0} aria-label={t("mail.command")} data-testid="mail-command">
        {command}
      </pre>
      <div className={styles.bar}>
        <CopyText text={command} label={t("manage.copy")} />
        <a href={placeAt("settings", "keys")}>{t("mail.makeKey")}</a>
      </div>
    </Part>
  );
}

export default function MailView({ connection }: { connection: Connection }): ReactNode {
  return (
    <div className={room.reading} data-testid="settings-mail">
      <ReadOne connection={connection} />
      <ByItself address={connection.address} />
    </div>
  );
}
