/** The letter as one text, to be put into the person's own words. */
import { LETTER_MAX, type CoverLetter } from "@career-portrait/shared/contract";
import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode } from "react";
import { t, tn } from "../../words/index.ts";
import { Button } from "../../ui/Button.tsx";
import editor from "../Editor.module.css";
import { refusedBy, type Refused } from "../refusals.ts";
import styles from "./Letter.module.css";

/** What was typed and not sent, by letter, while this page is open: a look at another view must not cost it. */
const drafts = new Map<string, string>();

interface Props {
  letter: CoverLetter;
  keep: (content: string) => Promise<void>;
  onDone: () => void;
}

export function LetterEditor({ letter, keep, onDone }: Props): ReactNode {
  const id = useId();
  const { id: key, content, language } = letter;
  const [text, setText] = useState(() => drafts.get(key) ?? content);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const words = text.split(/\s+/u).filter(Boolean).length;
  const type = (next: string): void => {
    setText(next);
    if (next === content) drafts.delete(key);
    else drafts.set(key, next);
  };
  const leave = (): void => {
    drafts.delete(key);
    onDone();
  };
  const save = async (): Promise<void> => {
    if (saving || words === 0) return;
    setSaving(true);
    setRefused(null);
    try {
      if (text !== content) await keep(text);
      leave();
    } catch (error) {
      setRefused(refusedBy(error));
      setSaving(false);
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && text === content) leave();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={styles.editor} onSubmit={submit} onKeyDown={onKey} data-testid="letter-editor">
      <label htmlFor={id} className="visually-hidden">
        {t("letter.title")}
      </label>
      <textarea
        id={id}
        className={styles.letter}
        // The person has just asked to edit these words.
        autoFocus
        lang={language}
        value={text}
        maxLength={LETTER_MAX}
        onChange={(event) => type(event.target.value)}
        data-testid="letter-own"
      />
      {refused !== null && (
        <p className={editor.problem} role="alert" data-testid="letter-edit-error" data-code={refused.code}>
          {refused.message} {t("form.kept")}
        </p>
      )}
      <div className={editor.buttons}>
        <Button kind="primary" type="submit" disabled={saving || words === 0} data-testid="letter-save">
          {t(saving ? "form.saving" : "form.save")}
        </Button>
        <Button kind="quiet" onClick={leave} data-testid="letter-leave">
          {t(text === content ? "tailored.close" : "form.cancel")}
        </Button>
        <span className={`${editor.hint} ${editor.end}`}>{tn("letter.words", words)}</span>
      </div>
    </form>
  );
}
