/** The opportunities as a table: sorted by its heads, chosen by its boxes, walked through by keys. */
import { ArrowDown, ArrowUp } from "lucide-react";
import { memo, useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { formatDay, t, type MessageKey } from "../../words/index.ts";
import type { KnownOpportunity } from "../../sync/database.ts";
import { placeAt } from "../../ui/route.ts";
import { useRows } from "../../ui/rows.ts";
import { Chip } from "../../ui/surfaces.tsx";
import { ScoreOf, StarButton, StatusSelect } from "../Controls.tsx";
import { Due } from "../case/Due.tsx";
import { placeOf } from "../../posting/facts.ts";
import styles from "./List.module.css";
import { nextSort, type Sort, type SortKey } from "./rows.ts";
import { useListView } from "./view.ts";

const COLUMNS: { key: SortKey; name: MessageKey }[] = [
  { key: "title", name: "opportunities.posting" },
  { key: "match_score", name: "score.name" },
  { key: "status", name: "opportunities.status" },
  { key: "created_at", name: "opportunities.saved" },
];

function Head(props: { name: MessageKey; column: SortKey; sort: Sort | null }): ReactNode {
  const { name, column, sort } = props;
  const own = sort?.key === column ? sort : null;
  const Arrow = own?.down ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      data-column={column}
      aria-sort={own ? (own.down ? "descending" : "ascending") : undefined}
    >
      <button
        type="button"
        onClick={() => useListView.setState({ sort: nextSort(sort, column) })}
        data-testid="sort"
        data-column={column}
      >
        {t(name)}
        {own && <Arrow size={12} aria-hidden="true" />}
      </button>
    </th>
  );
}

export interface Selection {
  ids: ReadonlySet<string>;
  /** @param range from the row chosen last up to this one */
  toggle: (id: string, range: boolean) => void;
  toggleAll: () => void;
}

/** The box over all boxes: half checked when some are. */
function AllBox(props: { rows: readonly KnownOpportunity[]; selection: Selection }): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const chosen = props.rows.filter(({ id }) => props.selection.ids.has(id)).length;
  const all = chosen > 0 && chosen === props.rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !all;
  }, [chosen, all]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={t("opportunities.selectAll")}
      checked={all}
      onChange={props.selection.toggleAll}
      data-testid="select-all"
    />
  );
}

/** Drawn again only when something of its own has changed: there may be hundreds. */
const Row = memo(function Row(props: {
  row: KnownOpportunity;
  account: string;
  chosen: boolean;
  onToggle: Selection["toggle"];
}): ReactNode {
  const { row, account, chosen, onToggle } = props;
  const step = row.next_step?.done_at === null ? row.next_step : null;
  return (
    <tr data-testid="opportunity-row" data-id={row.id} data-status={row.status} data-selected={chosen}>
      <td data-column="select">
        <input
          type="checkbox"
          aria-label={t("opportunities.select", { title: row.title })}
          checked={chosen}
          onChange={() => undefined}
          onClick={(event) => onToggle(row.id, event.shiftKey)}
          data-testid="select"
        />
      </td>
      <td data-column="star">
        <StarButton account={account} row={row} />
      </td>
      <td data-column="title">
        <a href={placeAt("opportunities", row.id)} data-row={row.id}>
          {row.title}
        </a>
        <div className={styles.sub}>
          <span>{[row.company, ...placeOf(row)].filter(Boolean).join(" \u00b7 ")}</span>
          {row.sample && <Chip>{t("sample.chip")}</Chip>}
          {row.url_status === "closed" && <Chip tone="warn">{t("address.closed")}</Chip>}
          {row.tags.map((tag) => (
            <span key={tag} className={styles.tag} data-testid="row-tag">
              {tag}
            </span>
          ))}
        </div>
        {step && (
          <div className={styles.sub}>
            <span className={styles.next} data-testid="row-step">
              {step.text} {step.due_on && <Due day={step.due_on} />}
            </span>
          </div>
        )}
      </td>
      <td data-column="match_score">
        <ScoreOf row={row} />
      </td>
      <td data-column="status">
        <StatusSelect account={account} row={row} />
      </td>
      <td data-column="created_at">{formatDay(row.created_at)}</td>
    </tr>
  );
});

/** X chooses the row in focus. */
function onKey(event: KeyboardEvent<HTMLTableElement>, selection: Selection): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const here = event.target instanceof HTMLAnchorElement ? event.target : null;
  if (!here?.dataset.row) return;
  if (event.key === "x") selection.toggle(here.dataset.row, false);
}

export function OpportunityTable(props: {
  rows: readonly KnownOpportunity[];
  account: string;
  selection: Selection;
  sort: Sort | null;
}): ReactNode {
  const { rows, account, selection, sort } = props;
  const list = useRows("[data-testid=opportunity-row]");
  return (
    <table ref={list} className={styles.table} onKeyDown={(event) => onKey(event, selection)}>
      <caption className="visually-hidden">{t("opportunities.title")}</caption>
      <thead>
        <tr>
          <th scope="col" data-column="select">
            <AllBox rows={rows} selection={selection} />
          </th>
          <th scope="col" data-column="star">
            <span className="visually-hidden">{t("opportunities.starred")}</span>
          </th>
          {COLUMNS.map(({ key, name }) => (
            <Head key={key} name={name} column={key} sort={sort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            account={account}
            chosen={selection.ids.has(row.id)}
            onToggle={selection.toggle}
          />
        ))}
      </tbody>
    </table>
  );
}
