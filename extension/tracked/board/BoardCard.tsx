/** One opportunity on the board. */
import type { OpportunityStatus } from "@career-portrait/shared/contract";
import { ArrowRightLeft } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { DragEvent, ReactNode } from "react";
import { formatDay, locale, t } from "../../words/index.ts";
import type { KnownOpportunity } from "../../sync/database.ts";
import { Button } from "../../ui/Button.tsx";
import menu from "../../ui/Menu.module.css";
import { placeAt } from "../../ui/route.ts";
import { ScoreOf, StarButton } from "../Controls.tsx";
import { STATUSES } from "../tracked.ts";
import styles from "./Board.module.css";

const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" });
const years = new Intl.DateTimeFormat(locale, { year: "numeric", month: "short" });

/** A day of this year, such as "3 Nov"; of another year the month alone. */
function shortDay(iso: string): string {
  const day = new Date(iso);
  return (day.getFullYear() === new Date().getFullYear() ? days : years).format(day);
}

/** The way to move a card for whoever neither drags nor lifts it. */
function MoveMenu(props: { row: KnownOpportunity; onMove: (status: OpportunityStatus) => void }): ReactNode {
  const { row, onMove } = props;
  const words = t("board.moveCard", { title: row.title });
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button kind="quiet" icon aria-label={words} title={words} data-testid="card-move">
          <ArrowRightLeft size={14} aria-hidden="true" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.content} align="end" sideOffset={4}>
          {STATUSES.filter((status) => status !== row.status).map((status) => (
            <DropdownMenu.Item
              key={status}
              className={menu.item}
              onSelect={() => onMove(status)}
              data-testid="card-move-to"
              data-status={status}
            >
              {t(`status.${status}`)}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export interface CardProps {
  row: KnownOpportunity;
  account: string;
  held: boolean;
  dragged: boolean;
  hintId: string;
  onMove: (row: KnownOpportunity, status: OpportunityStatus) => void;
  onDrag: (id: string | null) => void;
}

export function BoardCard({ row, account, held, dragged, hintId, onMove, onDrag }: CardProps): ReactNode {
  const when = row.applied_at ?? row.created_at;
  const since = row.applied_at ? t("board.applied", { day: shortDay(when) }) : shortDay(when);
  return (
    <li
      className={styles.card}
      draggable
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", row.title);
        onDrag(row.id);
      }}
      onDragEnd={() => onDrag(null)}
      data-testid="board-card"
      data-id={row.id}
      data-status={row.status}
      data-held={held}
      data-dragged={dragged}
    >
      <div className={styles.cardHead}>
        <a
          href={placeAt("opportunities", row.id)}
          draggable={false}
          data-card={row.id}
          aria-describedby={hintId}
        >
          {row.title}
        </a>
        <ScoreOf row={row} />
      </div>
      {row.company && <p className={styles.company}>{row.company}</p>}
      <div className={styles.cardFoot}>
        <time dateTime={when} title={formatDay(when)}>
          {since}
        </time>
        <StarButton account={account} row={row} />
        <MoveMenu row={row} onMove={(status) => onMove(row, status)} />
      </div>
    </li>
  );
}
