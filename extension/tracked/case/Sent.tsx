/** Documents that went out, each with the copy that was kept of it. */
import type { SentDocument } from "@career-portrait/shared/contract";
import { Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { formatDay, formatMoment, t } from "../../words/index.ts";
import { connectedApi } from "../../connection/api.ts";
import type { Connection } from "../../connection/connection.ts";
import { sentenceFor } from "../../connection/refusal.ts";
import { Button } from "../../ui/Button.tsx";
import { useRows } from "../../ui/rows.ts";
import { SaveFile } from "../../ui/SaveFile.tsx";
import { changeCase } from "../tracked.ts";
import styles from "./Case.module.css";
import type { CaseProps } from "./props.ts";
import { Field, Form, Section } from "./Section.tsx";
import { clockAt, instantOf } from "./times.ts";

const KINDS: readonly SentDocument["kind"][] = ["tailored_resume", "letter", "resume", "other"];

function SentForm({ account, row, onLeave }: CaseProps & { onLeave: () => void }): ReactNode {
  const [kind, setKind] = useState<SentDocument["kind"]>("tailored_resume");
  const [at, setAt] = useState(() => clockAt(Date.now()));
  const [title, setTitle] = useState("");
  const keep = (): void => {
    const sent_at = instantOf(at);
    if (sent_at === null) return;
    const sent = { kind, title: title.trim() === "" ? null : title.trim(), sent_at };
    void changeCase(account, row, { kind: "sent", document_id: crypto.randomUUID(), sent }).then(onLeave);
  };
  return (
    <Form testId="sent-form" onKeep={keep} onLeave={onLeave}>
      <Field name={t("sent.kind")}>
        <select
          autoFocus
          value={kind}
          onChange={(event) => setKind(event.target.value as SentDocument["kind"])}
          data-testid="sent-kind"
        >
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`sent.${each}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field name={t("case.when")}>
        <input type="datetime-local" value={at} required onChange={(event) => setAt(event.target.value)} />
      </Field>
      <Field name={t(kind === "other" ? "sent.title" : "sent.remark")} wide>
        <input
          value={title}
          maxLength={300}
          required={kind === "other"}
          onChange={(event) => setTitle(event.target.value)}
          data-testid="sent-title"
        />
      </Field>
      {kind !== "other" && <p className={styles.hint}>{t("sent.how")}</p>}
    </Form>
  );
}

export function Sent({ account, row, connection }: CaseProps & { connection: Connection }): ReactNode {
  const list = useRows("li");
  const [adding, setAdding] = useState(false);
  return (
    <Section
      name={t("sent.name")}
      testId="sent"
      add={t("sent.add")}
      onAdd={adding ? undefined : () => setAdding(true)}
    >
      {adding && <SentForm account={account} row={row} onLeave={() => setAdding(false)} />}
      {row.documents_sent.length === 0 && !adding && <p className={styles.none}>{t("sent.none")}</p>}
      <ul ref={list} className={styles.sent}>
        {row.documents_sent.map(({ id, kind, title, sent_at, version_at }) => (
          <li key={id} data-testid="sent-document" data-kind={kind}>
            <div>
              <b>{kind === "other" && title ? title : t(`sent.${kind}`)}</b>
              <small>
                {formatDay(sent_at)}
                {version_at && ` \u00b7 ${t("sent.version", { when: formatMoment(version_at) })}`}
                {kind !== "other" && title && ` \u00b7 ${title}`}
              </small>
            </div>
            {kind !== "other" && (
              <SaveFile
                label={t("file.pdf")}
                says={t("file.saveAs", {
                  what: t("file.pdf"),
                  of: `${t(`sent.${kind}`)}, ${formatDay(sent_at)}`,
                })}
                name={`${kind}-${sent_at.slice(0, 10)}.pdf`}
                fetch={async () => {
                  const params = { id: row.id, document_id: id };
                  return (await connectedApi(connection).getSentDocumentPdf({ params })).data;
                }}
                whyNot={sentenceFor}
                testId="sent-pdf"
              />
            )}
            <Button
              kind="quiet"
              icon
              aria-label={t("case.delete", { what: `${t(`sent.${kind}`)}, ${formatDay(sent_at)}` })}
              onClick={() => void changeCase(account, row, { kind: "sent", document_id: id, sent: null })}
              data-testid="sent-delete"
            >
              <Trash2 size={14} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
