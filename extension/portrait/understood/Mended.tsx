/** A line that can be mended in its place: its words with a pencil, or the form that changes them. */
import { Pencil } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { EntryForm } from "../profile/EntryForm.tsx";
import type { Field } from "../profile/fields.ts";
import styles from "./Understood.module.css";

interface Props {
  fields: readonly Field[];
  row: object;
  /** Names the form and the pencil. */
  title: string;
  draft: string;
  testId: string;
  onSave: (body: Record<string, unknown>) => Promise<void>;
  children: ReactNode;
}

export function Mended({ fields, row, title, draft, testId, onSave, children }: Props): ReactNode {
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // Where the form was is the pencil again, however late it is drawn.
  useEffect(() => {
    if (wasEditing.current && !editing) pencil.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing)
    return (
      <EntryForm
        fields={fields}
        row={row}
        title={title}
        draft={draft}
        testId={`${testId}-form`}
        onSave={onSave}
        onClose={() => setEditing(false)}
      />
    );
  return (
    <div className={styles.mended}>
      {children}
      <Button
        ref={pencil}
        kind="quiet"
        icon
        aria-label={title}
        title={title}
        onClick={() => setEditing(true)}
        data-testid={`${testId}-mend`}
      >
        <Pencil size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
