/** The rows of a form: what would go into each field, and the person's word on it. */
import { useId, type ReactNode } from "react";
import { t } from "../words/index.ts";
import { About, Button } from "../ui/Button.tsx";
import type { Choice } from "./filling.ts";
import styles from "./Form.module.css";

interface RowProps {
  choice: Choice;
  onChange: (change: Partial<Choice>) => void;
}

const FILES = { resume: "form.resume", cover_letter: "form.letter" } as const;

/** What would go into the field, as the person may change it. */
function Value({ choice, onChange }: RowProps): ReactNode {
  const { field, text } = choice;
  const change = ({ target }: { target: { value: string } }): void =>
    onChange({ text: target.value, isChosen: target.value.trim() !== "" });
  const shown = { className: styles.value, value: text, "aria-label": field.label, onChange: change };
  if (field.kind === "list")
    return (
      <select {...shown}>
        {field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  return field.kind === "text" ? <textarea {...shown} /> : <input {...shown} />;
}

/** A field that the profile, or a draft, has something for. */
export function FieldRow({ choice, onChange, children }: RowProps & { children?: ReactNode }): ReactNode {
  const { field, isChosen } = choice;
  const { answer, current, label, required } = field;
  const id = useId();
  return (
    <div className={styles.row} data-testid="form-field" data-asks={field.asks ?? ""} data-chosen={isChosen}>
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChange({ isChosen: event.target.checked })}
      />
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
          {required && <small>({t("form.required")})</small>}
          {answer?.isSure === false && <small className={styles.unsure}>{t("form.unsure")}</small>}
        </label>
        {answer !== null && answer.kind !== "text" ? (
          <p className={styles.file}>{t(FILES[answer.kind])}</p>
        ) : (
          <Value choice={choice} onChange={onChange} />
        )}
        {current.trim() !== "" && <p className={styles.hint}>{t("form.standing", { text: current })}</p>}
        {children}
      </div>
    </div>
  );
}

/** A question, with the passages of the portrait that answer it for a draft. */
export function QuestionRow(
  props: RowProps & { quotesFor: ((question: string) => string[]) | null },
): ReactNode {
  const { choice, onChange, quotesFor } = props;
  const quotes = quotesFor?.(choice.field.label) ?? [];
  return (
    <FieldRow choice={choice} onChange={onChange}>
      {quotesFor !== null &&
        choice.text === "" &&
        (quotes.length > 0 ? (
          <Button
            kind="quiet"
            onClick={() => onChange({ text: quotes.join("\n\n"), isChosen: true })}
            data-testid="form-draft"
          >
            {t("form.draft")}
            <About>{choice.field.label}</About>
          </Button>
        ) : (
          <p className={styles.hint}>{t("form.noDraft")}</p>
        ))}
    </FieldRow>
  );
}
