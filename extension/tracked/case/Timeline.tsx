/** What happened, the latest first; a person's own words and dates can be changed. */
import type { TimelineEntry, TimelineKind } from "@career-portrait/shared/contract";
import { Pencil, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { formatMoment, t } from "../../words/index.ts";
import { Button } from "../../ui/Button.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { changeCase } from "../tracked.ts";
import styles from "./Case.module.css";
import type { CaseProps } from "./props.ts";
import { Field, Form, Section } from "./Section.tsx";
import { clockAt, instantOf } from "./times.ts";
import { useRows } from "../../ui/rows.ts";

/** Kinds that a person writes; `saved` and `reopened` come by themselves. */
const WRITTEN: readonly TimelineKind[] = ["note", "applied", "reply", "interview", "offer", "rejection"];

/** Stand for a step, an interview or a document, and are changed there. */
const ELSEWHERE: readonly TimelineEntry["source"][] = ["step", "interview", "document"];

function EntryForm({
  account,
  row,
  entry,
  onLeave,
}: CaseProps & { entry: TimelineEntry | null; onLeave: () => void }): ReactNode {
  const [kind, setKind] = useState<TimelineKind>(entry?.kind ?? "note");
  const [at, setAt] = useState(() => clockAt(entry?.at ?? Date.now()));
  const [text, setText] = useState(entry?.text ?? "");
  // An application happens once; its date is changed in its own line.
  const applied = row.timeline.some((one) => one.kind === "applied" && one.id !== entry?.id);
  const kinds = WRITTEN.filter((each) => each !== "applied" || !applied);
  const keep = (): void => {
    const instant = instantOf(at);
    if (instant === null) return;
    const words = { kind, at: instant, text: text.trim() === "" ? null : text.trim() };
    const entry_id = entry?.id ?? crypto.randomUUID();
    void changeCase(account, row, { kind: "entry", entry_id, entry: words }).then(onLeave);
  };
  return (
    <Form testId="entry-form" onKeep={keep} onLeave={onLeave}>
      <Field name={t("case.entryKind")}>
        <select
          value={kind}
          onChange={(event) => setKind(event.target.value as TimelineKind)}
          data-testid="entry-kind"
        >
          {[...new Set([kind, ...kinds])].map((each) => (
            <option key={each} value={each}>
              {t(`happened.${each}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field name={t("case.when")}>
        <input
          type="datetime-local"
          value={at}
          required
          onChange={(event) => setAt(event.target.value)}
          data-testid="entry-at"
        />
      </Field>
      <Field name={t("case.words")} wide>
        <textarea
          autoFocus
          rows={2}
          maxLength={5000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          data-testid="entry-text"
        />
      </Field>
    </Form>
  );
}

function Entry({
  entry,
  onEdit,
  onDelete,
}: {
  entry: TimelineEntry;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const name = `${t(`happened.${entry.kind}`)}, ${formatMoment(entry.at)}`;
  const own = !ELSEWHERE.includes(entry.source);
  return (
    <div className={styles.entry}>
      <p>
        <b>{t(`happened.${entry.kind}`)}</b>
        <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
        {entry.source === "mail" && <small>{t("case.fromMail")}</small>}
      </p>
      {own && (
        <span className={styles.entryActs}>
          <Button
            kind="quiet"
            icon
            aria-label={t("case.edit", { what: name })}
            onClick={onEdit}
            data-testid="entry-edit"
          >
            <Pencil size={14} aria-hidden="true" />
          </Button>
          <Button
            kind="quiet"
            icon
            aria-label={t("case.delete", { what: name })}
            onClick={onDelete}
            data-testid="entry-delete"
          >
            <Trash2 size={14} aria-hidden="true" />
          </Button>
        </span>
      )}
      {entry.text && <p className={styles.words}>{entry.text}</p>}
    </div>
  );
}

export function Timeline({ account, row }: CaseProps): ReactNode {
  const list = useRows("[data-testid=entry]");
  /** The id of the entry that is edited; empty for a new one. */
  const [editing, setEditing] = useState<string | null>(null);
  const leave = (): void => setEditing(null);
  const add = (): void => setEditing("");
  useShortcuts({ e: { says: t("shortcut.entry"), act: add } });
  return (
    <Section
      name={t("case.timeline")}
      testId="timeline"
      add={t("case.entryAdd")}
      onAdd={editing === "" ? undefined : add}
    >
      {editing === "" && <EntryForm account={account} row={row} entry={null} onLeave={leave} />}
      <ol ref={list} className={styles.timeline}>
        {row.timeline.toReversed().map((entry) => (
          <li key={entry.id} data-testid="entry" data-kind={entry.kind} data-source={entry.source}>
            {editing === entry.id ? (
              <EntryForm account={account} row={row} entry={entry} onLeave={leave} />
            ) : (
              <Entry
                entry={entry}
                onEdit={() => setEditing(entry.id)}
                onDelete={() =>
                  void changeCase(account, row, { kind: "entry", entry_id: entry.id, entry: null })
                }
              />
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
