/** The opportunities by status: cards that are dragged, or lifted and moved with the arrow keys. */
import type { OpportunityStatus } from "@career-portrait/shared/contract";
import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { formatNumber, t } from "../../words/index.ts";
import type { KnownOpportunity } from "../../sync/database.ts";
import { About, Button } from "../../ui/Button.tsx";
import { fits } from "../list/rows.ts";
import type { Found } from "../list/search.ts";
import { Tools } from "../list/Tools.tsx";
import { useListView } from "../list/view.ts";
import { setStatus, STATUSES } from "../tracked.ts";
import styles from "./Board.module.css";
import { BoardCard, type CardProps } from "./BoardCard.tsx";
import { beside, columnsOf, neighbour, type Column, type Held } from "./columns.ts";

/** Cards of a column that are drawn before the person asks for more. */
const AT_ONCE = 50;

interface ColumnProps extends Omit<CardProps, "row" | "held" | "dragged"> {
  column: Column;
  held: string | null;
  dragged: KnownOpportunity | null;
}

function BoardColumn({ column, held, dragged, ...card }: ColumnProps): ReactNode {
  const { status, cards } = column;
  const [limit, setLimit] = useState(AT_ONCE);
  const [over, setOver] = useState(false);
  const headId = useId();
  const takes = dragged !== null && dragged.status !== status;
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!takes) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "move";
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (takes) card.onMove(dragged, status);
    },
  };
  return (
    <section
      className={styles.column}
      aria-labelledby={headId}
      data-testid="board-column"
      data-status={status}
      data-over={over && takes}
      {...drop}
    >
      <h2 id={headId}>
        {t(`status.${status}`)} <small>{formatNumber(cards.length)}</small>
      </h2>
      {cards.length === 0 && <p className={styles.none}>{t("board.none")}</p>}
      <ul>
        {cards.slice(0, limit).map((row) => (
          <BoardCard
            key={row.id}
            {...card}
            row={row}
            held={row.id === held}
            dragged={row.id === dragged?.id}
          />
        ))}
      </ul>
      {cards.length > limit && (
        <Button kind="quiet" onClick={() => setLimit(limit + AT_ONCE)}>
          {t("board.more")}
          <About>{t(`status.${status}`)}</About>
        </Button>
      )}
    </section>
  );
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** Lifting, moving and dropping by keyboard; `said` is what a person who does not see it needs to know. */
function useHands(
  rows: readonly KnownOpportunity[],
  account: string,
  board: RefObject<HTMLDivElement | null>,
) {
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState("");
  /** The card that keeps the focus while it changes its column. */
  const wanted = useRef<string | null>(null);
  const columns = useMemo(() => columnsOf(rows, held), [rows, held]);
  const mine = rows.find(({ id }) => id === held?.id);
  if (held?.dropped && mine?.status === held.over) setHeld(null);

  const focus = (id: string | null): void =>
    board.current?.querySelector<HTMLElement>(`[data-card="${id}"]`)?.focus();
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    focus(wanted.current);
    board.current
      ?.querySelector(`[data-id="${wanted.current}"]`)
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
    wanted.current = null;
  });

  const lift = (row: KnownOpportunity): void => {
    setHeld({ id: row.id, over: row.status, dropped: false });
    setSaid(t("board.lifted", { title: row.title, status: t(`status.${row.status}`) }));
  };
  const putBack = (row: KnownOpportunity): void => {
    setHeld(null);
    setSaid(t("board.back", { title: row.title, status: t(`status.${row.status}`) }));
  };
  const drop = (row: KnownOpportunity, over: OpportunityStatus): void => {
    if (over === row.status) return putBack(row);
    setHeld({ id: row.id, over, dropped: true });
    setSaid("");
    void setStatus(account, [row], over);
  };
  const carry = (row: KnownOpportunity, over: OpportunityStatus): void => {
    wanted.current = row.id;
    setHeld({ id: row.id, over, dropped: false });
    const place = { index: STATUSES.indexOf(over) + 1, count: STATUSES.length };
    setSaid(t("board.over", { status: t(`status.${over}`), ...place }));
  };
  /** What a key means for a card that is held. */
  const onHeldKey = (key: string, row: KnownOpportunity, over: OpportunityStatus): void => {
    if (key === " " || key === "Enter") drop(row, over);
    else if (key === "Escape") {
      wanted.current = row.id;
      putBack(row);
    } else if (key === "ArrowLeft") carry(row, beside(over, -1));
    else if (key === "ArrowRight") carry(row, beside(over, 1));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    const { card } = event.target.dataset;
    const row = rows.find(({ id }) => id === card);
    if (!row) return;
    const { key } = event;
    if (held?.id === row.id && !held.dropped) {
      if (![" ", "Enter", "Escape", ...ARROWS].includes(key)) return;
      event.preventDefault();
      onHeldKey(key, row, held.over);
    } else if (key === " ") {
      event.preventDefault();
      lift(row);
    } else if (ARROWS.includes(key)) {
      event.preventDefault();
      focus(neighbour(columns, row.id, key));
    }
  };
  /** Whoever turns to something else does not mean to move it. */
  const onTurnAway = (event: FocusEvent | PointerEvent): void => {
    const leaving =
      event.type === "pointerdown" || ("relatedTarget" in event && event.relatedTarget !== null);
    if (mine && held && !held.dropped && leaving && wanted.current === null) putBack(mine);
  };
  return {
    columns,
    held,
    said,
    handlers: { onKeyDown, onBlur: onTurnAway, onPointerDown: onTurnAway },
  };
}

export function BoardRoom(props: { rows: KnownOpportunity[]; found: Found; account: string }): ReactNode {
  const { rows, found, account } = props;
  const { starred, tags, due } = useListView();
  const shown = useMemo(
    () => found.rows.filter((row) => fits(row, { status: null, starred, tags, due })),
    [found.rows, starred, tags, due],
  );
  const board = useRef<HTMLDivElement>(null);
  const hands = useHands(shown, account, board);
  const [draggedId, onDrag] = useState<string | null>(null);
  const dragged = shown.find(({ id }) => id === draggedId) ?? null;
  const hintId = useId();
  const onMove = (row: KnownOpportunity, status: OpportunityStatus): void =>
    void setStatus(account, [row], status);
  return (
    <>
      <Tools rows={null} all={rows} by={found.by} account={account} />
      <p id={hintId} className={styles.hint}>
        {t("board.hint")}
      </p>
      <p className="visually-hidden" role="status" aria-live="assertive" data-testid="board-said">
        {hands.said}
      </p>
      <div className={styles.board} ref={board} data-testid="board" {...hands.handlers}>
        {hands.columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            account={account}
            held={hands.held?.id ?? null}
            dragged={dragged}
            hintId={hintId}
            onMove={onMove}
            onDrag={onDrag}
          />
        ))}
      </div>
    </>
  );
}
