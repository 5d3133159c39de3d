/** One collection of the profile as a section: its rows in order, and one form at a time. */
import type { Profile } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { t } from "../../words/index.ts";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { connectedApi } from "../../connection/api.ts";
import { cache } from "../../sync/database.ts";
import { removeLater } from "../../sync/removals.ts";
import { Button } from "../../ui/Button.tsx";
import { useRows } from "../../ui/rows.ts";
import { Achievements } from "./Achievements.tsx";
import { moved, moveRole, saveEntry } from "./changes.ts";
import type { Collection, Entry } from "./collections.ts";
import { EntryForm } from "./EntryForm.tsx";
import { EntryRow, useDrag } from "./EntryList.tsx";
import styles from "./Profile.module.css";
import room from "../../ui/Room.module.css";
import { sentenceFor } from "../../connection/refusal.ts";

/** The row under change, or a new one. */
export type Editing = { id: string } | "new" | null;

/** Saving rows of a collection; a repeated attempt with the same words makes no second row. */
export function useSaving(
  connection: Connection,
  collection: Collection,
): (id: string | null, body: Record<string, unknown>) => Promise<void> {
  const queries = useQueryClient();
  const attempt = useRef({ body: "", key: "" });
  return async (id, body) => {
    const words = JSON.stringify(body);
    if (attempt.current.body !== words) attempt.current = { body: words, key: crypto.randomUUID() };
    const change = { id, body, idempotencyKey: attempt.current.key };
    await saveEntry(cache, connectedApi(connection), collection, change);
    attempt.current = { body: "", key: "" };
    void queries.invalidateQueries({ queryKey: ["refresh"] });
  };
}

/** Puts the focus on the element of this selector in the next picture: where it was before a form or a move. */
export function useFocusReturn(root: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const found = root.current?.querySelector<HTMLElement>(wanted.current);
    if (found) wanted.current = null;
    if (found && found !== document.activeElement) found.focus();
  });
  return (selector) => {
    wanted.current = selector;
  };
}

interface Order {
  /** Puts a row at this place. */
  place: (id: string, position: number) => void;
  /** Moves a row by one. */
  step: (id: string, by: -1 | 1) => void;
  /** What was moved where, for those who do not see it; or why not. */
  said: string;
  failed: boolean;
}

function useOrder(
  connection: Connection,
  rows: { entries: readonly Entry[]; all: readonly { id: string }[] },
  onMoved: (id: string, by: number) => void,
): Order {
  const queries = useQueryClient();
  const [said, setSaid] = useState({ words: "", failed: false });
  // The order as it will be: a key pressed twice is faster than the next picture.
  const ahead = useRef({ ids: [] as string[], pending: 0 });
  useEffect(() => {
    if (ahead.current.pending === 0) ahead.current.ids = rows.all.map(({ id }) => id);
  });
  const settle = (): void => {
    ahead.current.pending -= 1;
    if (ahead.current.pending === 0) void queries.invalidateQueries({ queryKey: ["refresh"] });
  };
  const shown = (): string[] =>
    ahead.current.ids.filter((id) => rows.entries.some((entry) => entry.id === id));
  const place = (id: string, position: number): void => {
    const from = shown().indexOf(id);
    const target = shown()[position];
    if (from === -1 || target === undefined || target === id) return;
    // Rows on their way out still count in the backend.
    const to = ahead.current.ids.indexOf(target);
    ahead.current.ids = moved(
      ahead.current.ids.map((own) => ({ id: own })),
      id,
      to,
    ).map((row) => row.id);
    ahead.current.pending += 1;
    const label = rows.entries.find((entry) => entry.id === id)?.title ?? "";
    const count = rows.entries.length;
    setSaid({ words: t("entry.moved", { label, place: position + 1, count }), failed: false });
    onMoved(id, position - from);
    moveRole(cache, connectedApi(connection), id, to)
      .catch((error: unknown) =>
        setSaid({ words: t("entry.notMoved", { why: sentenceFor(error) }), failed: true }),
      )
      .finally(settle);
  };
  const step = (id: string, by: -1 | 1): void => place(id, shown().indexOf(id) + by);
  return { place, step, said: said.words, failed: said.failed };
}

interface Props {
  connection: Connection;
  collection: Collection;
  profile: Profile;
  /** Ids of rows that are being deleted. */
  hidden: ReadonlySet<string>;
}

export function CollectionSection({ connection, collection, profile, hidden }: Props): ReactNode {
  const root = useRef<HTMLElement>(null);
  const list = useRows("li[data-id]");
  const [editing, setEditing] = useState<Editing>(null);
  const save = useSaving(connection, collection);
  const focusOn = useFocusReturn(root);
  const rows = collection.ordered(profile[collection.list]).filter(({ id }) => !hidden.has(id));
  const entries = rows.map((row) => collection.entry(row));
  const movable = collection.name === "workHistory";
  const order = useOrder(connection, { entries, all: profile[collection.list] }, (id, by) =>
    focusOn(`[data-id="${id}"] [data-testid="${by < 0 ? "entry-up" : "entry-down"}"]`),
  );
  const drag = useDrag(
    entries.map(({ id }) => id),
    order.place,
  );
  const close = (selector: string) => () => {
    setEditing(null);
    focusOn(selector);
  };
  const remove = (entry: Entry): void => {
    const label = [entry.title, entry.beside[0]].filter(Boolean).join(", ");
    const row = { id: entry.id, collection: collection.name, label, account: accountOf(connection) };
    focusOn('[data-testid="entry-add"]');
    void removeLater(cache, row, Date.now());
  };
  const path = collection.name;
  const draftOf = (id: string): string => `${accountOf(connection)} ${path} ${id}`;
  return (
    <section
      ref={root}
      className={room.section}
      data-testid={`section-${path}`}
      aria-labelledby={`head-${path}`}
    >
      <div className={room.sectionHead}>
        <h2 id={`head-${path}`} tabIndex={-1}>
          {t(collection.title)}
          {entries.length > 0 && <small>{entries.length}</small>}
        </h2>
        <Button kind="quiet" onClick={() => setEditing("new")} data-testid="entry-add">
          <Plus size={16} aria-hidden="true" />
          {t(collection.add)}
        </Button>
      </div>
      {editing === "new" && (
        <EntryForm
          fields={collection.fields}
          row={null}
          title={t(collection.add)}
          draft={draftOf("new")}
          testId="entry-form"
          onSave={(body) => save(null, body)}
          onClose={close('[data-testid="entry-add"]')}
        />
      )}
      {entries.length === 0 && editing !== "new" && <p className={room.none}>{t(collection.none)}</p>}
      <ul ref={list}>
        {entries.map((entry, index) => {
          const { id } = entry;
          if (editing !== null && editing !== "new" && editing.id === id) {
            return (
              <li key={id} className={styles.editing} data-id={id}>
                <EntryForm
                  fields={collection.fields}
                  row={rows[index] ?? null}
                  title={t("entry.edit", { label: entry.title })}
                  draft={draftOf(id)}
                  testId="entry-form"
                  onSave={(body) => save(id, body)}
                  onClose={close(`[data-id="${id}"] [data-testid="entry-edit"]`)}
                />
              </li>
            );
          }
          const moving = movable
            ? { index, count: entries.length, onStep: order.step, grip: drag.grip(id) }
            : null;
          return (
            <li
              key={id}
              className={styles.entry}
              data-id={id}
              data-testid="entry"
              data-movable={movable}
              {...(movable ? drag.row(index) : {})}
            >
              <EntryRow
                entry={entry}
                moving={moving}
                onEdit={() => setEditing({ id })}
                onDelete={() => remove(entry)}
              >
                <Achievements
                  said={entry.text}
                  claims={profile.achievements.filter(({ work_history_id }) => work_history_id === id)}
                />
              </EntryRow>
            </li>
          );
        })}
      </ul>
      {movable && (
        <p
          className={order.failed ? room.problem : "visually-hidden"}
          role={order.failed ? "alert" : "status"}
          data-testid="order-said"
        >
          {order.said}
        </p>
      )}
    </section>
  );
}
