/** One more line at the end of a list. */
import { Plus } from "lucide-react";
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { t, type MessageKey } from "../words/index.ts";
import { About, Button } from "../ui/Button.tsx";
import styles from "./Editor.module.css";
import { withEntry } from "./fields.ts";
import { useForm } from "./form.ts";
import { refusedBy } from "./refusals.ts";
import { useWords } from "./words-context.ts";

const MAX = 2_000;

/** @param props.to the entry it is added to, where there are several */
export function AddLine(props: { path: string; label: MessageKey; to: string | undefined }): ReactNode {
  const { path, label, to } = props;
  const id = useId();
  const { profile, edit } = useWords();
  const { opener, isOpen, start, done } = useForm(`add ${path}`);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setProblem(null);
    setBusy(true);
    try {
      await edit(path, withEntry(profile, path, text.trim()));
      setText("");
      done();
    } catch (error) {
      setProblem(refusedBy(error).message);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  if (!isOpen) {
    return (
      <Button ref={opener} kind="quiet" onClick={start} data-testid="line-add" data-path={path}>
        <Plus size={16} aria-hidden="true" />
        {t(label)}
        {to !== undefined && <About>{to}</About>}
      </Button>
    );
  }
  return (
    <form
      className={styles.editor}
      onSubmit={submit}
      onKeyDown={(event) => event.key === "Escape" && text === "" && done()}
      aria-label={t(label)}
      data-testid="line-form"
    >
      <label htmlFor={id}>{t(label)}</label>
      <input
        id={id}
        // The person has just asked to write it.
        autoFocus
        value={text}
        maxLength={MAX}
        onChange={(event) => setText(event.target.value)}
        data-testid="line-text"
      />
      <p className={styles.hint}>{t("tailored.addHint")}</p>
      {problem !== null && (
        <p className={styles.problem} role="alert" data-testid="field-error">
          {problem} {t("form.kept")}
        </p>
      )}
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" disabled={busy || text.trim() === ""} data-testid="line-save">
          {t(busy ? "form.saving" : "form.save")}
        </Button>
        <Button kind="quiet" onClick={done}>
          {t("form.cancel")}
        </Button>
      </div>
    </form>
  );
}
