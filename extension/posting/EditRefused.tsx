/** Changing what the backend would not take, before it is sent again. */
import { useState, type FormEvent, type ReactNode } from "react";
import { t } from "../words/index.ts";
import styles from "../ui/Form.module.css";
import type { OutboxItem } from "../sync/database.ts";
import { Button } from "../ui/Button.tsx";

export type OutboxBody = OutboxItem["body"];

const orUndefined = (text: string): string | undefined => text.trim() || undefined;

export function EditRefused(props: {
  body: OutboxBody;
  onSend: (body: OutboxBody) => void;
  onCancel: () => void;
}): ReactNode {
  const [title, setTitle] = useState(props.body.title_hint ?? "");
  const [url, setUrl] = useState(props.body.url ?? "");
  const [text, setText] = useState(props.body.description ?? "");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { facts } = props.body;
    props.onSend({
      title_hint: orUndefined(title),
      url: orUndefined(url),
      description: orUndefined(text),
      facts: facts && { ...facts, title: orUndefined(title) },
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} data-testid="edit-refused">
      <label className={styles.field}>
        {t("edit.title")}
        <input value={title} onChange={(event) => setTitle(event.target.value)} maxLength={300} autoFocus />
      </label>
      <label className={styles.field}>
        {t("edit.address")}
        <input type="url" value={url} onChange={(event) => setUrl(event.target.value)} maxLength={2048} />
      </label>
      <label className={styles.field}>
        {t("paste.text")}
        <textarea
          rows={4}
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={100_000}
        />
      </label>
      <div className={styles.row}>
        <Button kind="primary" type="submit">
          {t("edit.send")}
        </Button>
        <Button kind="quiet" onClick={props.onCancel}>
          {t("paste.cancel")}
        </Button>
      </div>
    </form>
  );
}
