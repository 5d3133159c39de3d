/** What is changed and not saved yet, at the foot of a form that saves as a whole. */
import type { ReactNode } from "react";
import { t } from "../words/index.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./SaveBar.module.css";

interface Props {
  /** Begins the test ids. */
  name: string;
  unsaved: string;
  /** Why the last saving failed. */
  error: string | null;
  busy: boolean;
  /** There is something to save. */
  dirty: boolean;
  onDiscard: () => void;
}

export function SaveBar({ name, unsaved, error, busy, dirty, onDiscard }: Props): ReactNode {
  if (!dirty && error === null) return null;
  return (
    <div className={styles.bar} data-testid={`${name}-save-bar`}>
      <p role="status">{unsaved}</p>
      <div className={styles.actions}>
        <Button kind="primary" type="submit" disabled={busy || !dirty} data-testid={`${name}-save`}>
          {t(busy ? "form.saving" : "form.save")}
        </Button>
        <Button kind="quiet" onClick={onDiscard} disabled={busy} data-testid={`${name}-discard`}>
          {t("wishes.discard")}
        </Button>
      </div>
      {error !== null && (
        <p className={styles.wrong} role="alert" data-testid={`${name}-error`}>
          {error} {t("form.kept")}
        </p>
      )}
    </div>
  );
}
