/** Fetches a file when it is asked for, and has the browser save it under its name. */
import { Download } from "lucide-react";
import { useState, type ReactNode } from "react";
import { t } from "../words/index.ts";
import { About, Button } from "./Button.tsx";
import { Spinner } from "./Spinner.tsx";
import { saveBytes } from "./save-bytes.ts";
import styles from "./SaveFile.module.css";

interface Props {
  label: string;
  /** All of what it does, where the label is short. */
  says?: string;
  /** Which of several it saves. */
  about?: string;
  /** With its ending. */
  name: string;
  fetch: () => Promise<Uint8Array>;
  /** Why it could not be had, in a sentence. */
  whyNot: (error: unknown) => string;
  testId: string;
}

export function SaveFile({ label, says, about, name, fetch, whyNot, testId }: Props): ReactNode {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = (): void => {
    setBusy(true);
    setProblem(null);
    fetch()
      .then((bytes) => saveBytes(bytes, name))
      .catch((error: unknown) => setProblem(whyNot(error)))
      .finally(() => setBusy(false));
  };
  return (
    <span className={styles.save}>
      <Button onClick={start} disabled={busy} title={name} aria-label={says} data-testid={testId}>
        {busy ? <Spinner /> : <Download size={16} aria-hidden="true" />}
        {label}
        {about !== undefined && <About>{about}</About>}
      </Button>
      {problem !== null && (
        <span className={styles.problem} role="alert" data-testid={`${testId}-error`}>
          {t("file.notSaved", { why: problem })}
        </span>
      )}
    </span>
  );
}
