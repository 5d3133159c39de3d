/**
 * Everything the posting asks for, must first. The evidence of a row is shown while the pointer or the focus is on it;
 * opening it shows each quote with its document and page, how far it goes, and what would close a gap.
 */
import type { Document } from "@career-portrait/shared/contract";
import { ChevronRight, CornerDownRight } from "lucide-react";
import { Tooltip } from "radix-ui";
import { useId, useState, type ReactNode } from "react";
import { t, tn } from "../../words/index.ts";
import { Mark } from "../../ui/Mark.tsx";
import { Dismissed, RowCorrections, type Correcting } from "../../posting/Correcting.tsx";
import type { RequirementRow } from "../../posting/explained.ts";
import { HighlightedQuote } from "../../posting/HighlightedQuote.tsx";
import { sourceOf } from "../../posting/Requirements.tsx";
import { rowId } from "./quotes.ts";
import { useRows } from "../../ui/rows.ts";
import styles from "./RequirementRows.module.css";

interface Shared {
  documents: readonly Document[];
  open: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** The pointer or the focus is on this row, or on none. */
  onLook: (id: string | null) => void;
  correcting: Correcting;
}

function Detail({
  row,
  documents,
  correcting,
  id,
}: Pick<Shared, "documents" | "correcting"> & { row: RequirementRow; id: string }) {
  return (
    <div className={styles.detail} id={id} data-testid="requirement-detail">
      {row.evidence.map((evidence) => (
        <figure key={evidence.id} className={styles.quote} data-testid="requirement-quote">
          <blockquote>
            <HighlightedQuote asked={row.text} quote={evidence.content} />
          </blockquote>
          <figcaption>{sourceOf(evidence, documents)}</figcaption>
        </figure>
      ))}
      {row.why && <p className={styles.why}>{row.why}</p>}
      {row.closes && (
        <p className={styles.closes} data-testid="requirement-closes">
          <CornerDownRight size={16} aria-hidden="true" />
          <span>
            <b>{t("opportunity.closes")}</b> {row.closes}
          </span>
        </p>
      )}
      {row.mark === "unknown" && <p className={styles.why}>{t("requirement.unknown")}</p>}
      <RowCorrections row={row} correcting={correcting} />
    </div>
  );
}

/** The best quote beside the row; nothing when nothing shows it. */
function Glance({ row, documents }: { row: RequirementRow; documents: Shared["documents"] }): ReactNode {
  const [best, ...others] = row.evidence;
  if (!best) return null;
  return (
    <Tooltip.Portal>
      <Tooltip.Content
        className={styles.glance}
        side="top"
        align="start"
        alignOffset={32}
        sideOffset={2}
        collisionPadding={12}
        data-testid="evidence-glance"
      >
        <q>{best.content}</q>
        <small>
          {sourceOf(best, documents)}
          {others.length > 0 && ` \u00b7 ${tn("opportunity.moreQuotes", others.length)}`}
        </small>
      </Tooltip.Content>
    </Tooltip.Portal>
  );
}

function Row({
  row,
  documents,
  open,
  onToggle,
  onLook,
  correcting,
}: Shared & { row: RequirementRow }): ReactNode {
  const id = rowId(row);
  const isOpen = open.has(id);
  const detailId = useId();
  const [glanced, setGlanced] = useState(false);
  const closes = row.closes && `${t("opportunity.closes")} ${row.closes}`;
  const second = row.evidence[0]?.content ?? closes;
  return (
    <li
      className={styles.row}
      data-testid="requirement"
      data-importance={row.importance}
      data-mark={row.mark}
      data-open={isOpen}
      onPointerEnter={() => onLook(id)}
      onPointerLeave={() => onLook(null)}
      onFocus={() => onLook(id)}
      onBlur={() => onLook(null)}
    >
      <Tooltip.Root open={glanced && !isOpen} onOpenChange={setGlanced}>
        <Tooltip.Trigger asChild>
          <button
            type="button"
            className={styles.rowButton}
            aria-expanded={isOpen}
            aria-controls={detailId}
            data-row={id}
            onClick={() => onToggle(id)}
          >
            <Mark kind={row.mark} />
            <span className={styles.words}>
              <span className={styles.asked}>{row.text}</span>
              {!isOpen && second && <span className={styles.second}>{second}</span>}
            </span>
            <ChevronRight size={16} className={styles.turn} aria-hidden="true" />
          </button>
        </Tooltip.Trigger>
        <Glance row={row} documents={documents} />
      </Tooltip.Root>
      {isOpen && <Detail row={row} documents={documents} correcting={correcting} id={detailId} />}
    </li>
  );
}

export function RequirementRows({
  rows,
  ...shared
}: Shared & { rows: readonly RequirementRow[] }): ReactNode {
  const list = useRows("[data-testid=requirement]");
  return (
    <Tooltip.Provider delayDuration={250} skipDelayDuration={400}>
      <section
        className={styles.rows}
        aria-label={t("requirements.name")}
        ref={list}
        data-testid="requirements"
      >
        {(["must", "nice"] as const).map((importance) => {
          const own = rows.filter((row) => row.importance === importance);
          if (own.length === 0) return null;
          const met = own.filter(({ mark }) => mark === "met").length;
          const scored = own.some(({ mark }) => mark !== "unknown");
          return (
            <div key={importance} className={styles.group}>
              <h2>
                {t(`requirements.${importance}`)}
                <small>
                  {scored
                    ? t("requirements.met", { met, count: own.length })
                    : tn("requirements.count", own.length)}
                </small>
              </h2>
              <ul>
                {own.map((row) => (
                  <Row key={rowId(row)} row={row} {...shared} />
                ))}
              </ul>
            </div>
          );
        })}
        <Dismissed correcting={shared.correcting} />
      </section>
    </Tooltip.Provider>
  );
}
