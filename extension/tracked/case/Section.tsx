/** A part of the case: its name, what it holds, and the form that adds to it. */
import { Plus } from "lucide-react";
import { useId, type FormEvent, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Case.module.css";

export function Section(props: {
  name: string;
  testId: string;
  /** Words of the button that opens the form; without it there is none. */
  add?: string;
  onAdd?: () => void;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-testid={props.testId}>
      <div className={styles.head}>
        <h2 id={id}>{props.name}</h2>
        {props.onAdd && (
          <Button kind="quiet" onClick={props.onAdd} data-testid={`${props.testId}-add`}>
            <Plus size={16} aria-hidden="true" />
            {props.add}
          </Button>
        )}
      </div>
      {props.children}
    </section>
  );
}

/** A small form: Enter keeps, Escape leaves. */
export function Form(props: {
  testId: string;
  onKeep: () => void;
  onLeave: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <form
      className={styles.form}
      data-testid={props.testId}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        props.onKeep();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") props.onLeave();
      }}
    >
      <div className={styles.fields}>{props.children}</div>
      <div className={styles.acts}>
        <Button kind="primary" type="submit" data-testid={`${props.testId}-keep`}>
          {t("case.keep")}
        </Button>
        <Button kind="quiet" onClick={props.onLeave} data-testid={`${props.testId}-leave`}>
          {t("case.leave")}
        </Button>
      </div>
    </form>
  );
}

/** A field with its name above it. */
export function Field({
  name,
  wide,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <label className={styles.field} data-wide={wide}>
      <span>{name}</span>
      {children}
    </label>
  );
}
