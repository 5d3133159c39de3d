/** The saved queries: switched on and off, changed, taken away and brought back. */
import type { DiscoveryQuery, DiscoveryQueryHealth, Preferences } from "@career-portrait/shared/contract";
import { Pencil, Plus, Trash2, Undo2 } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import type { Connection } from "../../connection/connection.ts";
import { connectedApi } from "../../connection/api.ts";
import { cache } from "../../sync/database.ts";
import { changePreferences, type NextPreferences } from "../../sync/discovery.ts";
import { Button, Key } from "../../ui/Button.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { Chip } from "../../ui/surfaces.tsx";
import { Switch } from "../controls.tsx";
import shared from "../Discovery.module.css";
import { useAttempt, type Attempt } from "../attempt.ts";
import { withQuery } from "../wishes/wishes.ts";
import { VERDICT_TONE } from "./health.ts";
import { QueryForm, type QueryWords } from "./QueryForm.tsx";
import styles from "./Searches.module.css";
import { useRows } from "../../ui/rows.ts";

interface Taken {
  query: DiscoveryQuery;
  at: number;
}

/** Shown as switched until it stands so, or is refused. */
interface Switching {
  key: string;
  on: boolean;
}

/** Where a query looks, in words. */
export function placeWords({ source, location }: Pick<DiscoveryQuery, "source" | "location">): string {
  return [t(`searchSource.${source}`), location ?? t("searches.anywhere")].join(" \u00b7 ");
}

interface RowProps {
  query: DiscoveryQuery;
  health: DiscoveryQueryHealth | undefined;
  /** What it is being switched to. */
  switching: boolean | null;
  onSwitch: (on: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ query, health, switching, onSwitch, onEdit, onRemove }: RowProps): ReactNode {
  const { keyword, enabled } = query;
  return (
    <li className={styles.query} data-testid="query" data-key={query.query_key} data-enabled={enabled}>
      <Switch
        on={switching ?? enabled}
        label={t("searches.on", { keyword })}
        onChange={onSwitch}
        testId="query-switch"
      />
      <div>
        <p className={styles.keyword}>{keyword}</p>
        <p className={shared.sub}>{placeWords(query)}</p>
      </div>
      {health ? (
        <Chip tone={VERDICT_TONE[health.verdict]}>{t(`verdict.${health.verdict}`)}</Chip>
      ) : (
        <Chip>{t(enabled ? "searches.notRun" : "searches.off")}</Chip>
      )}
      <div className={styles.queryButtons}>
        <Button
          kind="quiet"
          icon
          onClick={onEdit}
          aria-label={t("searches.editOne", { keyword })}
          data-testid="query-edit"
        >
          <Pencil size={16} aria-hidden="true" />
        </Button>
        <Button
          kind="quiet"
          icon
          onClick={onRemove}
          aria-label={t("searches.removeOne", { keyword })}
          data-testid="query-remove"
        >
          <Trash2 size={16} aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}

function useQueryEdits(connection: Connection): Attempt & {
  edit: (change: (queries: DiscoveryQuery[]) => NextPreferences["discovery_queries"]) => Promise<boolean>;
} {
  const attempt = useAttempt();
  const edit = async (
    change: (queries: DiscoveryQuery[]) => NextPreferences["discovery_queries"],
  ): Promise<boolean> =>
    attempt.run(() =>
      changePreferences(cache, connectedApi(connection), (standing) => ({
        ...standing,
        discovery_queries: change(standing.discovery_queries),
      })),
    );
  return { ...attempt, edit };
}

interface Props {
  connection: Connection;
  preferences: Preferences;
  health: readonly DiscoveryQueryHealth[];
}

export function SavedSearches({ connection, preferences, health }: Props): ReactNode {
  const rows = useRows("li");
  const queries = preferences.discovery_queries;
  const { edit, busy, error } = useQueryEdits(connection);
  /** The query that is changed, or `new`. */
  const [open, setOpen] = useState<string | null>(null);
  const [switching, setSwitching] = useState<Switching | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const switched = queries.find(({ query_key }) => query_key === switching?.key);
  if (switching && switched?.enabled !== !switching.on) setSwitching(null);
  const list = useRef<HTMLElement>(null);
  const back = useRef<string | null>(null);
  useEffect(() => {
    if (open !== null || back.current === null) return;
    // Focus returns to what opened the form.
    const selector =
      back.current === "new"
        ? "[data-testid=query-new]"
        : `[data-key="${CSS.escape(back.current)}"] [data-testid=query-edit]`;
    list.current?.querySelector<HTMLElement>(selector)?.focus();
    back.current = null;
  }, [open]);

  const show = (key: string): void => {
    setTaken(null);
    setOpen(key);
  };
  const close = (): void => {
    back.current = open;
    setOpen(null);
  };
  const save = (query: DiscoveryQuery | null, words: QueryWords): void => {
    void edit((now) =>
      query ? withQuery(now, { ...words, query_key: query.query_key }) : [...now, words],
    ).then((done) => done && close());
  };
  const flip = (query: DiscoveryQuery, on: boolean): void => {
    setSwitching({ key: query.query_key, on });
    void edit((now) =>
      now.map((one) => (one.query_key === query.query_key ? { ...one, enabled: on } : one)),
    ).then((done) => done || setSwitching(null));
  };
  const remove = (query: DiscoveryQuery): void => {
    const at = queries.indexOf(query);
    void edit((now) => now.filter(({ query_key }) => query_key !== query.query_key)).then(
      (done) => done && setTaken({ query, at }),
    );
  };
  const undo = (): void => {
    if (!taken || busy) return;
    void edit((now) => withQuery(now, taken.query, taken.at)).then((done) => done && setTaken(null));
  };
  useShortcuts({
    n: open === null ? { says: t("shortcut.newSearch"), act: () => show("new") } : null,
    u: taken ? { says: t("done.undo"), act: undo } : null,
  });
  const formFor = (query: DiscoveryQuery | null): ReactNode => (
    <QueryForm
      query={query}
      others={queries.filter((other) => other.query_key !== query?.query_key)}
      busy={busy}
      error={error}
      onSave={(words) => save(query, words)}
      onClose={close}
    />
  );
  return (
    <section ref={list} className={shared.section} aria-labelledby="saved-searches">
      <div className={shared.sectionHead}>
        <h2 id="saved-searches">{t("searches.saved")}</h2>
        {open !== "new" && (
          <Button kind="quiet" onClick={() => show("new")} data-testid="query-new">
            <Plus size={16} aria-hidden="true" />
            {t("searches.new")}
            <Key>N</Key>
          </Button>
        )}
      </div>
      {open === "new" && formFor(null)}
      {queries.length === 0 && open === null && (
        <p className={shared.none} data-testid="queries-none">
          {t("searches.none")}
        </p>
      )}
      <ul ref={rows}>
        {queries.map((query) =>
          open === query.query_key ? (
            <li key={query.query_key} data-key={query.query_key}>
              {formFor(query)}
            </li>
          ) : (
            <Row
              key={query.query_key}
              query={query}
              health={health.find(({ query_key }) => query_key === query.query_key)}
              switching={switching?.key === query.query_key ? switching.on : null}
              onSwitch={(on) => flip(query, on)}
              onEdit={() => show(query.query_key)}
              onRemove={() => remove(query)}
            />
          ),
        )}
      </ul>
      <div role="status">
        {taken && (
          <p className={styles.taken} data-testid="query-taken">
            {t("searches.removed", { keyword: taken.query.keyword })}
            <Button kind="quiet" onClick={undo} disabled={busy} data-testid="query-undo">
              <Undo2 size={16} aria-hidden="true" />
              {t("done.undo")}
              <Key>U</Key>
            </Button>
          </p>
        )}
      </div>
      {error !== null && open === null && (
        <p className={shared.problem} role="alert" data-testid="queries-error">
          {error}
        </p>
      )}
    </section>
  );
}
