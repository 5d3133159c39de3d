/** Something new that has a text of its own and some of a few things: a key with its scopes, a webhook with its events. */
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import form from "../../ui/Form.module.css";
import { t } from "../../words/index.ts";
import styles from "./Manage.module.css";

interface Props<T extends string> {
  /** What the text is, its example, and what is said where it is missing. */
  text: { label: string; example: string; missing: string; type: "text" | "url"; max?: number };
  choices: { legend: string; options: readonly { value: T; label: string }[]; missing: string };
  /** Ticked at first. */
  chosen: readonly T[];
  submit: string;
  busy: boolean;
  onMake: (text: string, chosen: T[]) => void;
  onClose: () => void;
  /** Begins the test ids of all its parts. */
  testId: string;
}

export function NewForm<T extends string>({ text, choices, chosen, ...props }: Props<T>): ReactNode {
  const { submit, busy, onMake, onClose, testId } = props;
  const [typed, setTyped] = useState("");
  const [ticked, setTicked] = useState<readonly T[]>(chosen);
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const isUnnamed = typed.trim() === "";
  const wrong = isUnnamed ? text.missing : ticked.length === 0 ? choices.missing : null;
  const make = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (wrong === null) onMake(typed.trim(), [...ticked]);
    else if (isUnnamed) first.current?.focus();
  };
  const flip = (value: T, on: boolean): void => {
    const values = choices.options.map((option) => option.value);
    setTicked(values.filter((one) => (one === value ? on : ticked.includes(one))));
  };
  return (
    <form
      className={styles.form}
      onSubmit={make}
      noValidate
      data-testid={`${testId}-form`}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <label className={form.field}>
        {text.label}
        <input
          ref={first}
          type={text.type}
          value={typed}
          maxLength={text.max}
          placeholder={text.example}
          onChange={(event) => setTyped(event.target.value)}
          aria-invalid={tried && isUnnamed}
          autoComplete="off"
          spellCheck={text.type === "text"}
          data-testid={`${testId}-text`}
        />
      </label>
      <fieldset>
        <legend>{choices.legend}</legend>
        {choices.options.map(({ value, label }) => (
          <label key={value} className={styles.check}>
            <input
              type="checkbox"
              checked={ticked.includes(value)}
              onChange={(event) => flip(value, event.target.checked)}
              data-testid={`${testId}-choice`}
              data-value={value}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {tried && wrong !== null && (
        <p className={form.error} role="alert" data-testid={`${testId}-wrong`}>
          {wrong}
        </p>
      )}
      <div className={form.row}>
        <Button kind="primary" type="submit" disabled={busy} data-testid={`${testId}-make`}>
          {submit}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t("manage.cancel")}
        </Button>
      </div>
    </form>
  );
}
