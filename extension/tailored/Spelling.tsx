/** Misspelt words of the person's own, below the text they stand in: repaired with one click, or left as they are. */
import type { Misspelling } from "@career-portrait/shared/contract";
import { useId, useState, type ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import { t } from "../words/index.ts";
import editor from "./Editor.module.css";
import { refusedBy } from "./refusals.ts";
import { repaired, useUndecided } from "./spelling.ts";
import styles from "./Spelling.module.css";

interface Props {
  text: string;
  told: readonly Misspelling[];
  /** Keeps the text as the person's own. Rejects with the backend's refusal. */
  keep: (text: string) => Promise<void>;
  /** The buttons are gone then; focus needs a place. */
  onDecided: () => void;
}

export function Spelling({ text, told, keep, onDecided }: Props): ReactNode {
  const id = useId();
  const [undecided, leave] = useUndecided(text, told);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const repair = (one: Misspelling): void => {
    setBusy(true);
    setProblem(null);
    keep(repaired(text, one))
      .then(onDecided)
      .catch((error: unknown) => setProblem(refusedBy(error).message))
      .finally(() => setBusy(false));
  };
  if (undecided.length === 0) return null;
  return (
    <ul className={styles.list}>
      {undecided.map((one) => (
        <li key={one.start} data-testid="spelling" data-words={one.words}>
          <span id={`${id}${one.start}`}>{t("spelling.perhaps", { words: one.words })}</span>
          <Button
            disabled={busy}
            onClick={() => repair(one)}
            aria-describedby={`${id}${one.start}`}
            data-testid="spelling-repair"
          >
            {t("spelling.repair", { suggestion: one.suggestion })}
          </Button>
          <Button
            kind="quiet"
            disabled={busy}
            onClick={() => {
              leave(one);
              onDecided();
            }}
            aria-describedby={`${id}${one.start}`}
            data-testid="spelling-leave"
          >
            {t("spelling.leave")}
          </Button>
        </li>
      ))}
      {problem !== null && (
        <li className={editor.problem} role="alert" data-testid="spelling-error">
          {problem}
        </li>
      )}
    </ul>
  );
}
