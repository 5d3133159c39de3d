/** Everything that is tracked, as a table; before it, what is still on its way. */
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { t, tn } from "../../words/index.ts";
import type { KnownOpportunity } from "../../sync/database.ts";
import { Button } from "../../ui/Button.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import done from "../../sync/DoneBar.module.css";
import styles from "./List.module.css";
import { OpportunityTable, type Selection } from "./OpportunityTable.tsx";
import { between, fits, sorted } from "./rows.ts";
import type { Found } from "./search.ts";
import { SelectionBar } from "./SelectionBar.tsx";
import { Tools } from "./Tools.tsx";
import { EVERYTHING, useListView } from "./view.ts";

/** Rows that are drawn before the person asks for more. */
const AT_ONCE = 100;

function useSelection(rows: readonly KnownOpportunity[]): Selection & { clear: () => void } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const order = useRef<string[]>([]);
  useEffect(() => {
    order.current = rows.map(({ id }) => id);
  }, [rows]);
  const toggle = useCallback((id: string, range: boolean) => {
    const touched = range ? between(order.current, last.current, id) : [id];
    last.current = id;
    setIds((before) => {
      const next = new Set(before);
      for (const each of touched) {
        if (before.has(id)) next.delete(each);
        else next.add(each);
      }
      return next;
    });
  }, []);
  const all = rows.every(({ id }) => ids.has(id));
  return {
    ids,
    toggle,
    toggleAll: () => setIds(all ? new Set() : new Set(rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

function NothingFits(): ReactNode {
  return (
    <div className={styles.nothing} data-testid="nothing-fits">
      <p>{t("opportunities.noneFit")}</p>
      <Button onClick={() => useListView.setState(EVERYTHING)} data-testid="show-all">
        {t("opportunities.showAll")}
      </Button>
    </div>
  );
}

function More({ left, onMore }: { left: number; onMore: () => void }): ReactNode {
  return (
    <p className={styles.more}>
      <Button onClick={onMore} data-testid="more-rows">
        {left > 0 ? tn("opportunities.more", Math.min(left, AT_ONCE)) : t("opportunities.moreFound")}
      </Button>
    </p>
  );
}

export function ListRoom(props: { rows: KnownOpportunity[]; found: Found; account: string }): ReactNode {
  const { rows, found, account } = props;
  const { status, starred, tags, due, sort } = useListView();
  const [limit, setLimit] = useState(AT_ONCE);
  const fitting = useMemo(() => {
    const kept = found.rows.filter((row) => fits(row, { status, starred, tags, due }));
    return sort ? sorted(kept, sort) : kept;
  }, [found.rows, status, starred, tags, due, sort]);
  const shown = useMemo(() => fitting.slice(0, limit), [fitting, limit]);
  const selection = useSelection(shown);
  // What a filter hides is not acted upon.
  const chosen = shown.filter(({ id }) => selection.ids.has(id));
  useShortcuts({ Escape: chosen.length > 0 ? { says: t("shortcut.clear"), act: selection.clear } : null });
  const table = useRef<HTMLDivElement>(null);
  const onDone = (): void => {
    selection.clear();
    // The bar that held the focus goes.
    table.current?.querySelector<HTMLElement>("a[data-row]")?.focus();
  };
  const left = fitting.length - shown.length;
  const more = left > 0 ? () => setLimit(limit + AT_ONCE) : found.more;
  const newest = sort ?? (found.by === "all" ? ({ key: "created_at", down: true } as const) : null);
  return (
    <>
      {rows.length > 0 && <Tools rows={found.rows} all={rows} by={found.by} account={account} />}
      <p className="visually-hidden" role="status" data-testid="found" data-by={found.by}>
        {found.by === "all" || found.by === "searching" ? "" : tn("opportunities.found", fitting.length)}
      </p>
      <div ref={table}>
        {shown.length > 0 && (
          <OpportunityTable rows={shown} account={account} selection={selection} sort={newest} />
        )}
      </div>
      {rows.length > 0 && shown.length === 0 && found.by !== "searching" && <NothingFits />}
      {more && <More left={left} onMore={more} />}
      {chosen.length > 0 && (
        <div className={`${done.bar} ${done.lower}`}>
          <SelectionBar rows={chosen} account={account} onDone={onDone} />
        </div>
      )}
    </>
  );
}
