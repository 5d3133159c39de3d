/** The rows of a collection: read, changed in place, deleted, and where the order is the person's own, moved. */
import { ArrowDown, ArrowUp, ExternalLink, GripVertical, Pencil, Trash2 } from "lucide-react";
import { useState, type DragEvent, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import { About, Button } from "../../ui/Button.tsx";
import type { Entry } from "./collections.ts";
import styles from "./Profile.module.css";

/** Longer texts are folded to begin with. */
const FOLDED = 260;

function Words({ text, of }: { text: string; of: string }): ReactNode {
  const [open, setOpen] = useState(false);
  const long = text.length > FOLDED || text.split("\n").length > 4;
  return (
    <>
      <p className={styles.text} data-folded={long && !open}>
        {text}
      </p>
      {long && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? "entry.less" : "entry.more")}
          <About>{of}</About>
        </button>
      )}
    </>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url)
    ? new URL(url).host.replace(/^www\./, "") + new URL(url).pathname.replace(/\/$/, "")
    : url;
}

/** A link only when it leads to the web: what a person or a document said may be anything. */
export function SafeLink({ url }: { url: string }): ReactNode {
  if (!/^https?:\/\//i.test(url)) return <span>{url}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {hostOf(url)}
      <ExternalLink size={12} aria-hidden="true" />
      <span className="visually-hidden">{t("entry.newTab")}</span>
    </a>
  );
}

function EntryWords({ entry, children }: { entry: Entry; children?: ReactNode }): ReactNode {
  return (
    <div className={styles.words}>
      <p className={styles.title} data-testid="entry-title">
        {entry.title}
      </p>
      {entry.beside.length > 0 && <p className={styles.beside}>{entry.beside.join(" \u00b7 ")}</p>}
      {entry.period && (
        <p className={styles.period} data-testid="entry-period">
          {entry.period}
        </p>
      )}
      {entry.link && (
        <p className={styles.link}>
          <SafeLink url={entry.link} />
        </p>
      )}
      {entry.text && <Words text={entry.text} of={entry.title} />}
      {entry.tags.length > 0 && (
        <ul className={styles.tags} aria-label={t("field.technologies")}>
          {entry.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

interface Moving {
  index: number;
  count: number;
  onStep: (id: string, by: -1 | 1) => void;
  grip: object;
}

interface RowProps {
  entry: Entry;
  /** What stands below the row's own words. */
  children: ReactNode;
  moving: Moving | null;
  onEdit: () => void;
  onDelete: () => void;
}

function MoveButtons({ entry, moving }: { entry: Entry; moving: Moving }): ReactNode {
  const step = (by: -1 | 1, Icon: typeof ArrowUp): ReactNode => {
    const to = moving.index + by;
    const words = t(by < 0 ? "entry.moveUp" : "entry.moveDown", { label: entry.title });
    const end = to < 0 || to >= moving.count;
    return (
      <Button
        kind="quiet"
        icon
        aria-label={words}
        title={words}
        // Stays in the order of the tab key at either end, so that the focus is not lost there.
        aria-disabled={end}
        data-testid={by < 0 ? "entry-up" : "entry-down"}
        onClick={() => moving.onStep(entry.id, by)}
      >
        <Icon size={16} aria-hidden="true" />
      </Button>
    );
  };
  return (
    <>
      {step(-1, ArrowUp)}
      {step(1, ArrowDown)}
    </>
  );
}

export function EntryRow({ entry, children, moving, onEdit, onDelete }: RowProps): ReactNode {
  const edit = t("entry.edit", { label: entry.title });
  const remove = t("entry.delete", { label: entry.title });
  return (
    <>
      {moving && (
        <span
          {...moving.grip}
          className={styles.grip}
          title={t("entry.drag")}
          aria-hidden="true"
          data-testid="entry-grip"
        >
          <GripVertical size={16} />
        </span>
      )}
      <EntryWords entry={entry}>{children}</EntryWords>
      <div className={styles.rowActions}>
        {moving && moving.count > 1 && <MoveButtons entry={entry} moving={moving} />}
        <Button
          kind="quiet"
          icon
          aria-label={edit}
          title={edit}
          onClick={onEdit}
          data-row
          data-testid="entry-edit"
        >
          <Pencil size={16} aria-hidden="true" />
        </Button>
        <Button
          kind="quiet"
          icon
          aria-label={remove}
          title={remove}
          onClick={onDelete}
          data-testid="entry-delete"
        >
          <Trash2 size={16} aria-hidden="true" />
        </Button>
      </div>
    </>
  );
}

/** What makes the rows of a list draggable by their grips. */
export interface Drag {
  /** For the row: where something may be dropped. */
  row: (index: number) => object;
  /** For its grip. */
  grip: (id: string) => object;
}

/** Dragging rows to another place by the pointer; the buttons do the same without one. */
export function useDrag(ids: readonly string[], onMove: (id: string, position: number) => void): Drag {
  const [held, setHeld] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const from = held === null ? -1 : ids.indexOf(held);
  const end = (): void => {
    setHeld(null);
    setOver(null);
  };
  return {
    row: (index) => ({
      "data-held": from === index,
      "data-drop":
        from === -1 || over !== index || from === index ? undefined : from < index ? "below" : "above",
      onDragOver: (event: DragEvent) => {
        if (held === null) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "move";
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (held !== null && from !== index) onMove(held, index);
        end();
      },
    }),
    grip: (id) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", id);
        const row = event.currentTarget.closest("li");
        if (row) event.dataTransfer.setDragImage(row, 8, 16);
        setHeld(id);
      },
      onDragEnd: end,
    }),
  };
}
