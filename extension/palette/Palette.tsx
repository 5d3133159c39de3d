/** Finding anything: what can be done here, and everything stored (WAI-ARIA APG, combobox with a list). */
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { Connection } from "../connection/connection.ts";
import type { KnownOpportunity } from "../sync/database.ts";
import type { LocalPortrait } from "../sync/hooks.ts";
import { useFound } from "../tracked/list/search.ts";
import { placeAt } from "../ui/route.ts";
import { keyName, shortcutsInForce } from "../ui/shortcuts.ts";
import { t, tn, type MessageKey } from "../words/index.ts";
import { type Entry, found, type Hit, indexed, type Kind } from "./entries.ts";
import styles from "./Palette.module.css";
import { entriesOf, goTo } from "./stored.ts";

const LIMITS: Record<Kind, number> = {
  actions: 8,
  opportunities: 8,
  queue: 6,
  documents: 5,
  claims: 6,
  messages: 5,
  views: 5,
};
/** Before anything is typed: what can be done, and what was touched last. */
const AT_FIRST: Record<Kind, number> = {
  ...LIMITS,
  actions: 12,
  queue: 0,
  documents: 0,
  claims: 0,
  messages: 0,
};
const NAMES: Record<Kind | "texts", MessageKey> = {
  actions: "palette.actions",
  opportunities: "palette.opportunities",
  queue: "palette.queue",
  documents: "palette.documents",
  claims: "palette.claims",
  messages: "view.messages",
  views: "palette.views",
  texts: "palette.texts",
};

interface Props {
  connection: Connection | null;
  portrait: LocalPortrait;
  places: readonly { path: string; name: MessageKey }[];
  onClose: () => void;
}

/** What can be done where the palette was opened, and where one can go. */
function actionsOf(places: Props["places"]): Entry[] {
  const here = shortcutsInForce().map(({ key, says, act }): Entry => ({
    id: `key ${key}`,
    kind: "actions",
    title: says,
    detail: null,
    at: 2,
    key,
    choose: act,
  }));
  const there = places.map(({ path, name }, index): Entry => ({
    id: `place ${path}`,
    kind: "actions",
    title: t("palette.goTo", { place: t(name) }),
    detail: null,
    // In the order of the places.
    at: 1 - index,
    choose: () => goTo(path),
  }));
  return [...here, ...there];
}

const NOTHING = { entries: [], rows: [] };

/** The entries of this device as they stood when the palette was opened. */
function useEntries({ portrait, places }: Props) {
  const [actions] = useState(() => actionsOf(places));
  const [stored, setStored] = useState<Awaited<ReturnType<typeof entriesOf>>>(NOTHING);
  useEffect(() => {
    let current = true;
    void entriesOf(portrait).then((read) => current && setStored(read));
    return () => {
      current = false;
    };
  }, [portrait]);
  return useMemo(
    () => ({ all: indexed([...actions, ...stored.entries]), rows: stored.rows }),
    [actions, stored],
  );
}

/** Opportunities in whose texts the backend finds the words. */
function InTexts(props: {
  connection: Connection;
  /** All that are tracked. */
  rows: KnownOpportunity[];
  words: string;
  shown: readonly Hit[];
  onFound: (hits: Hit[]) => void;
}): null {
  const { connection, words, shown, onFound } = props;
  const { rows, by } = useFound(props.rows, words, connection);
  useEffect(() => {
    const ids = new Set(shown.map(({ entry }) => entry.id));
    if (by !== "everything") return onFound([]);
    const beyond = rows.filter(({ id }) => !ids.has(`opportunity ${id}`)).slice(0, LIMITS.opportunities);
    onFound(
      beyond.map((row) => ({
        marks: [],
        entry: {
          id: `text ${row.id}`,
          kind: "opportunities",
          title: row.title,
          detail: row.company,
          at: 0,
          choose: () => goTo(placeAt("opportunities", row.id)),
        },
      })),
    );
  }, [rows, by, shown, onFound]);
  return null;
}

function Title({ entry, marks }: Hit): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    parts.push(entry.title.slice(at, start), <mark key={start}>{entry.title.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <span className={styles.title}>
      {parts}
      {entry.title.slice(at)}
    </span>
  );
}

export function Palette(props: Props): ReactNode {
  const { connection, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const chosen = useRef<Entry>(undefined);
  const id = useId();
  const [words, setWords] = useState("");
  const [inTexts, setInTexts] = useState<Hit[]>([]);
  const [at, setAt] = useState(0);
  const { all, rows } = useEntries(props);
  const asked = words.trim();
  const hits = useMemo(() => found(all, asked, asked === "" ? AT_FIRST : LIMITS), [all, asked]);
  const shown = asked === "" ? hits : [...hits, ...inTexts];
  const here = Math.min(at, shown.length - 1);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    document.getElementById(`${id}-${here}`)?.scrollIntoView({ block: "nearest" });
  }, [id, here]);
  const choose = (entry: Entry | undefined): void => {
    if (!entry) return;
    chosen.current = entry;
    dialog.current?.close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }[event.key];
    if (step !== undefined) setAt(Math.max(0, Math.min(here + step, shown.length - 1)));
    else if (event.key === "Enter") choose(shown[here]?.entry);
    else return;
    event.preventDefault();
  };
  const groups = Map.groupBy(
    shown.map((hit, index) => ({ hit, index })),
    ({ hit, index }) => (index >= hits.length ? ("texts" as const) : hit.entry.kind),
  );
  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t("palette.label")}
      // The focus is back where it was before what was chosen moves it on.
      onClose={() => {
        onClose();
        chosen.current?.choose();
      }}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      data-testid="palette"
    >
      <input
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={here >= 0 ? `${id}-${here}` : undefined}
        aria-label={t("palette.label")}
        placeholder={t("palette.ask")}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        data-testid="palette-input"
      />
      {connection !== null && asked !== "" && (
        <InTexts connection={connection} rows={rows} words={asked} shown={hits} onFound={setInTexts} />
      )}
      <div id={`${id}-list`} role="listbox" aria-label={t("palette.results")} className={styles.list}>
        {[...groups].map(([kind, members]) => (
          <div role="group" aria-label={t(NAMES[kind])} key={kind}>
            <p className={styles.kind} aria-hidden="true">
              {t(NAMES[kind])}
            </p>
            {members.map(({ hit, index }) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the combobox's
              <div
                key={hit.entry.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === here}
                onMouseMove={() => setAt(index)}
                onClick={() => choose(hit.entry)}
                data-testid="palette-option"
                data-kind={kind}
              >
                <Title {...hit} />
                {hit.entry.detail && <small>{hit.entry.detail}</small>}
                {hit.entry.key && <kbd>{keyName(hit.entry.key)}</kbd>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={shown.length > 0 ? "visually-hidden" : styles.nothing}>
        {shown.length > 0 ? tn("palette.count", shown.length) : t("palette.nothing")}
      </p>
    </dialog>
  );
}
