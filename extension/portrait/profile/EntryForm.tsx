/** A form over a list of fields: checked as the person leaves each field, refused at the field the backend names. */
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { t } from "../../words/index.ts";
import { Button } from "../../ui/Button.tsx";
import { PRESENT, readDate } from "./dates.ts";
import { bodyOf, errorsIn, valuesOf, type Errors, type Field, type Values } from "./fields.ts";
import styles from "./Form.module.css";
import { errorsOf } from "./form-errors.ts";

interface InputProps {
  field: Field;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

const INPUT_TYPE = { email: "email", tel: "tel", link: "url" } as const;

function FieldInput({ field, value, error, onChange, onBlur }: InputProps): ReactNode {
  const id = useId();
  const { kind, name, label, hint, required } = field;
  const runs = kind === "end" && value === PRESENT;
  const said = [hint && !error && !runs && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const shared = {
    id,
    name,
    value: runs ? "" : value,
    onBlur,
    "aria-invalid": error !== undefined,
    "aria-describedby": said || undefined,
    "aria-required": required,
    "data-testid": `field-${name}`,
  };
  return (
    <div className={styles.field} data-half={field.half} data-kind={kind}>
      <label htmlFor={id}>
        {t(label)}
        {!required || <span className={styles.required}>{t("field.requiredMark")}</span>}
      </label>
      {kind === "long" ? (
        <textarea {...shared} rows={4} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          {...shared}
          type={INPUT_TYPE[kind as keyof typeof INPUT_TYPE] ?? "text"}
          autoComplete={field.autoComplete ?? "off"}
          disabled={runs}
          placeholder={runs ? t("period.present") : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {error ? (
        <p id={`${id}-error`} className={styles.error} data-testid={`error-${name}`}>
          {error}
        </p>
      ) : (
        hint &&
        !runs && (
          <p id={`${id}-hint`} className={styles.hint}>
            {t(hint)}
          </p>
        )
      )}
      {kind === "end" && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={runs}
            data-testid={`field-${name}-present`}
            onChange={(event) => onChange(event.target.checked ? PRESENT : "")}
          />
          {t("field.present")}
        </label>
      )}
    </div>
  );
}

/** What was typed and not sent, by form, while this page is open: another view must not cost it. */
const drafts = new Map<string, Values>();

export interface EntryFormProps {
  fields: readonly Field[];
  /** What is changed; null for something new. */
  row: object | null;
  /** What something new begins with. */
  given?: Values;
  /** Names the form. */
  title: string;
  /** Under which what was typed is found again. */
  draft: string;
  /** Sends what was changed; its rejection is shown at the fields it names. */
  onSave: (body: Record<string, unknown>) => Promise<void>;
  /** Called when the form is done with, saved or not. */
  onClose: () => void;
  testId: string;
}

function without(errors: Errors, names: readonly string[]): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/** Says a word for "still runs" as the box beside it does. */
function tidied({ kind }: Field, value: string): string {
  return kind === "end" && readDate(value) === PRESENT ? PRESENT : value;
}

export function EntryForm(props: EntryFormProps): ReactNode {
  const { fields, row, title, draft, onSave, testId } = props;
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState<Values>(() => valuesOf(fields, row));
  const [values, setValues] = useState<Values>(() => drafts.get(draft) ?? { ...before, ...props.given });
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const dirty = Object.keys(bodyOf(fields, values, before)).length > 0;

  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea")?.focus(), []);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [dirty]);

  const onClose = (): void => {
    drafts.delete(draft);
    props.onClose();
  };
  const showErrors = (found: Errors): void => {
    setErrors(found);
    const first = fields.find(({ name }) => found[name])?.name;
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const change = (field: Field, value: string): void => {
    const next = { ...values, [field.name]: value };
    setValues(next);
    drafts.set(draft, next);
    setErrors((all) => without(all, [field.name, ""]));
  };
  const leave = (field: Field): void => {
    const value = tidied(field, values[field.name] ?? "");
    if (value !== values[field.name]) change(field, value);
    // An empty field is only wrong once the form is sent.
    const problem =
      value.trim() === "" ? undefined : errorsIn([field], { [field.name]: value }, before)[field.name];
    if (problem) setErrors((all) => ({ ...all, [field.name]: problem }));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const found = errorsIn(fields, values, before);
    if (Object.keys(found).length > 0) return showErrors(found);
    if (!dirty && row !== null) return onClose();
    setErrors({});
    setBusy(true);
    try {
      await onSave(bodyOf(fields, values, before));
      onClose();
    } catch (error) {
      setBusy(false);
      showErrors(errorsOf(error, fields));
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && !dirty && !busy) onClose();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={title}
      onSubmit={(event) => void submit(event)}
      onKeyDown={onKeyDown}
      noValidate
      data-testid={testId}
    >
      <div className={styles.fields}>
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            value={values[field.name] ?? ""}
            error={errors[field.name]}
            onChange={(value) => change(field, value)}
            onBlur={() => leave(field)}
          />
        ))}
      </div>
      <p className={styles.error} role="alert" data-testid="form-error">
        {errors[""]}
      </p>
      <div className={styles.actions}>
        <Button kind="primary" type="submit" disabled={busy} data-testid="form-save">
          {t(busy ? "form.saving" : "form.save")}
        </Button>
        <Button kind="quiet" onClick={onClose} disabled={busy} data-testid="form-cancel">
          {t("form.cancel")}
        </Button>
      </div>
    </form>
  );
}
