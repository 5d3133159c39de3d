/** What stands above an entry's lines: title, employer, dates. Kept one by one, because each can be given back on its own. */
import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode } from "react";
import { t } from "../words/index.ts";
import { About, Button } from "../ui/Button.tsx";
import styles from "./Editor.module.css";
import { editOf, inWords, type Head } from "./fields.ts";
import { refusedBy, type Refused } from "./refusals.ts";
import { useWords } from "./words-context.ts";

/** A refusal, and the field it is about. */
type At = Refused & { path: string };

function Written({ path, onRevert }: { path: string; onRevert: () => void }): ReactNode {
  const edit = editOf(useWords().profile, path);
  if (!edit) return null;
  return (
    <p className={styles.hint}>
      {t("tailored.writtenAs", { text: inWords(edit.generated) })}{" "}
      <button type="button" className={styles.link} onClick={onRevert} data-testid="field-revert">
        {t("tailored.revert")}
        <About>{inWords(edit.generated)}</About>
      </button>
    </p>
  );
}

export function HeadEditor({ head, onDone }: { head: Head; onDone: () => void }): ReactNode {
  const id = useId();
  const { edit, revert } = useWords();
  const [values, setValues] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState<At | null>(null);
  const [busy, setBusy] = useState(false);
  const changed = head.fields.filter(({ path, text }) => values[path] !== undefined && values[path] !== text);
  const attempt = async (path: string, work: () => Promise<void>): Promise<boolean> => {
    setRefused(null);
    setBusy(true);
    try {
      await work();
      // Shown as it stands now.
      setValues((typed) => Object.fromEntries(Object.entries(typed).filter(([own]) => own !== path)));
      return true;
    } catch (error) {
      setRefused({ ...refusedBy(error), path });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    for (const { path } of changed) {
      if (!(await attempt(path, () => edit(path, values[path]?.trim() ?? "")))) return;
    }
    onDone();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || changed.length > 0) return;
    event.stopPropagation();
    onDone();
  };
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => void save(event)}
      onKeyDown={onKey}
      aria-label={t("tailored.edit", { name: head.title })}
      data-testid="head-editor"
      data-path={head.key}
    >
      <div className={styles.headFields}>
        {head.fields.map(({ path, name, text, date }, index) => (
          <div key={path}>
            <label htmlFor={`${id}${path}`}>{t(name)}</label>
            <input
              id={`${id}${path}`}
              // The person has just asked to edit these words.
              autoFocus={index === 0}
              value={values[path] ?? text}
              maxLength={300}
              placeholder={date ? "2020-03" : undefined}
              aria-invalid={refused?.path === path}
              aria-describedby={refused?.path === path ? `${id}-error` : undefined}
              onChange={(event) => setValues({ ...values, [path]: event.target.value })}
              data-testid={`head-${path.split(".").at(-1)}`}
            />
            <Written path={path} onRevert={() => void attempt(path, () => revert(path))} />
          </div>
        ))}
      </div>
      {refused && (
        <p
          id={`${id}-error`}
          className={styles.problem}
          role="alert"
          data-testid="field-error"
          data-code={refused.code}
        >
          {refused.message} {t("form.kept")}
        </p>
      )}
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" disabled={busy} data-testid="field-save">
          {t(busy ? "form.saving" : "form.save")}
        </Button>
        <Button kind="quiet" onClick={onDone} data-testid="field-cancel">
          {t(changed.length === 0 ? "tailored.close" : "form.cancel")}
        </Button>
      </div>
    </form>
  );
}
