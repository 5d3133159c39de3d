/** A deed that cannot be taken back: the second press, after what it means has been said. */
import { useEffect, useRef, useState, type ReactNode } from "react";
import { About, Button } from "./Button.tsx";
import { t } from "../words/index.ts";
import styles from "./Confirm.module.css";
import room from "./Room.module.css";

interface Props {
  /** What the first button says, and what it is about for those who do not see the row. */
  label: string;
  about?: string;
  /** What comes of it. */
  question: string;
  /** What the second button says. */
  sure: string;
  busy: boolean;
  onSure: () => void;
  testId: string;
}

export function Confirm({ label, about, question, sure, busy, onSure, testId }: Props): ReactNode {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asking) safe.current?.focus();
    else if (asked.current) opener.current?.focus();
    asked.current = asking;
  }, [asking]);
  if (!asking) {
    return (
      <Button ref={opener} kind="quiet" onClick={() => setAsking(true)} disabled={busy} data-testid={testId}>
        {label}
        {about !== undefined && <About>{about}</About>}
      </Button>
    );
  }
  return (
    <div
      className={styles.confirm}
      role="group"
      aria-label={label}
      onKeyDown={(event) => event.key === "Escape" && setAsking(false)}
    >
      <p>{question}</p>
      <div className={room.bar}>
        <Button onClick={onSure} disabled={busy} data-testid={`${testId}-sure`}>
          {sure}
        </Button>
        <Button ref={safe} kind="quiet" onClick={() => setAsking(false)} data-testid={`${testId}-keep`}>
          {t("manage.keep")}
        </Button>
      </div>
    </div>
  );
}
