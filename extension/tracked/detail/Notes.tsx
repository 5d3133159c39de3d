/** The person's own notes: kept as they are typed, sent when the backend can be reached. */
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import type { KnownOpportunity } from "../../sync/database.ts";
import { setNotes } from "../tracked.ts";
import styles from "./Head.module.css";

const REST_MS = 700;
/** The most that the backend takes (decisions, section 6). */
const MOST = 20_000;

export function Notes({ account, row }: { account: string; row: KnownOpportunity }): ReactNode {
  const id = useId();
  // A page that is closed may be gone before its notes are in the database; what is written here at once is found again.
  const draft = `notes ${account} ${row.id}`;
  /** What is being typed; null while the field shows what is kept. */
  const [typed, setTyped] = useState(() => localStorage.getItem(draft));
  const keep = (): void => {
    const kept =
      typed !== null && typed !== (row.notes ?? "") ? setNotes(account, row, typed) : Promise.resolve();
    void kept.then(() => {
      if (localStorage.getItem(draft) === typed) localStorage.removeItem(draft);
    });
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = (text: string): void => {
    setTyped(text);
    localStorage.setItem(draft, text);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => latest.current(), REST_MS);
  };
  // Leaving the page costs no letter.
  useEffect(() => {
    latest.current();
    const leave = (): void => {
      clearTimeout(rest.current);
      latest.current();
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  return (
    <div className={styles.notes}>
      <label htmlFor={id}>{t("opportunity.notes")}</label>
      <textarea
        id={id}
        rows={1}
        maxLength={MOST}
        placeholder={t("opportunity.notesHow")}
        value={typed ?? row.notes ?? ""}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          keep();
          setTyped(null);
        }}
        data-testid="notes"
      />
    </div>
  );
}
