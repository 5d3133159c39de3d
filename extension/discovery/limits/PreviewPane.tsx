/** What other limits would have let through, beside what the saved ones did. */
import type { PendingOpportunity } from "@career-portrait/shared/contract";
import { useMemo, useState, type ReactNode } from "react";
import { relevanceInWords } from "../../words/explanation.ts";
import { formatNumber, locale, t, tn } from "../../words/index.ts";
import type { Connection } from "../../connection/connection.ts";
import { COPY, findsOf, type Finds } from "../../sync/discovery.ts";
import { useFreshCopy } from "../../sync/copy-hooks.ts";
import { Segments } from "../../ui/Segments.tsx";
import { useNow } from "../clock.ts";
import { NumbersTable } from "../controls.tsx";
import shared from "../Discovery.module.css";
import { Gate } from "../Gate.tsx";
import { DayChart, dayWords } from "./DayChart.tsx";
import { dayOf, daysBack, letThrough, scoreBins, type Limits, type Preview } from "./preview.ts";
import { ScoreChart } from "./ScoreChart.tsx";
import styles from "./Limits.module.css";

const WINDOWS = ["7", "14", "28"] as const;
type Window = (typeof WINDOWS)[number];

const mean = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** The finds of the last days, and the charts of them. */
export interface Recent {
  days: readonly string[];
  finds: Finds;
}

function EdgeList({
  name,
  rows,
  testId,
}: {
  name: string;
  rows: readonly PendingOpportunity[];
  testId: string;
}): ReactNode {
  if (rows.length === 0) return null;
  return (
    <section className={styles.edge} data-testid={testId}>
      <h2>{name}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id} data-testid="edge-row">
            <span className={styles.edgeScore}>{row.relevance_score ?? "\u2013"}</span>
            <div>
              <p>
                {row.url ? (
                  <a href={row.url} target="_blank" rel="noreferrer noopener">
                    {row.title}
                  </a>
                ) : (
                  row.title
                )}
                {row.company && <span className={shared.sub}> {row.company}</span>}
              </p>
              {row.relevance_reason && (
                <p className={shared.sub}>
                  {relevanceInWords(row.relevance_explanation, row.relevance_reason)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Summary({
  preview,
  saved,
  changed,
}: {
  preview: Preview;
  saved: Preview;
  changed: boolean;
}): ReactNode {
  const difference = preview.shown - saved.shown;
  return (
    <div aria-live="polite">
      <p className={styles.answer} data-testid="preview-shown" data-shown={preview.shown}>
        {t("limits.perDay", { mean: mean.format(preview.shown / preview.days.length) })}
      </p>
      <p className={shared.sub} data-testid="preview-summary">
        {t("limits.ofAll", {
          shown: preview.shown,
          all: preview.shown + preview.on_deck + preview.below,
          onDeck: preview.on_deck,
          below: preview.below,
        })}{" "}
        {changed &&
          (difference === 0
            ? t("limits.same")
            : difference > 0
              ? t("limits.more", { count: difference })
              : t("limits.fewer", { count: -difference }))}
      </p>
    </div>
  );
}

function DayNumbers({ preview }: { preview: Preview }): ReactNode {
  return (
    <details className={shared.details} data-testid="preview-details">
      <summary>{t("limits.table")}</summary>
      <NumbersTable
        name={t("limits.table")}
        testId="preview-table"
        columns={[t("limits.day"), t("limits.shown"), t("limits.onDeck"), t("limits.below")]}
        rows={preview.days.toReversed().map((day) => ({
          key: day.day,
          head: dayWords(day.day),
          cells: [day.shown, day.on_deck, day.below].map(formatNumber),
        }))}
      />
    </details>
  );
}

interface Props {
  connection: Connection;
  limits: Limits;
  saved: Limits;
  /** The controls of the floor, on the scale of the scores' chart. */
  floorControl: ReactNode;
  capControl: ReactNode;
}

function Charts({
  recent,
  limits,
  saved,
  floorControl,
  capControl,
}: Omit<Props, "connection"> & { recent: Recent }): ReactNode {
  const { days, finds } = recent;
  const preview = useMemo(() => letThrough(finds.rows, limits, days), [finds, limits, days]);
  const standing = useMemo(() => letThrough(finds.rows, saved, days), [finds, saved, days]);
  const bins = useMemo(() => scoreBins(finds.rows, days), [finds, days]);
  const found = preview.shown + preview.on_deck + preview.below;
  const changed = limits.relevance_floor !== saved.relevance_floor || limits.daily_cap !== saved.daily_cap;
  if (found === 0) {
    return (
      <>
        {floorControl}
        {capControl}
        <p className={shared.none} data-testid="preview-none">
          {tn("limits.nothingFound", days.length)}
        </p>
      </>
    );
  }
  return (
    <>
      <figure className={styles.floor}>
        <figcaption className={styles.question}>{t("limits.scoresQuestion")}</figcaption>
        <ScoreChart bins={bins} floor={limits.relevance_floor} />
        {floorControl}
      </figure>
      {capControl}
      <div className={styles.preview} data-testid="preview">
        <Summary preview={preview} saved={standing} changed={changed} />
        <DayChart preview={preview} cap={limits.daily_cap} />
        <DayNumbers preview={preview} />
        <div className={styles.edges}>
          <EdgeList name={t("limits.justIn")} rows={preview.edge.justIn} testId="edge-in" />
          <EdgeList name={t("limits.justOut")} rows={preview.edge.justOut} testId="edge-out" />
          <EdgeList name={t("limits.heldBack")} rows={preview.edge.heldBack} testId="edge-held" />
        </div>
        <p className={shared.sub}>
          {t("limits.estimate")}
          {preview.unscored > 0 && ` ${tn("limits.unscored", preview.unscored)}`}
          {!finds.whole && ` ${t("limits.notWhole", { count: finds.rows.length })}`}
        </p>
      </div>
    </>
  );
}

export function PreviewPane(props: Props): ReactNode {
  const [window, setWindow] = useState<Window>("14");
  const today = dayOf(useNow());
  const days = useMemo(() => daysBack(today, Number(window)), [today, window]);
  const fresh = useFreshCopy(
    props.connection,
    COPY.finds(days.length),
    findsOf(`${days[0] ?? today}T00:00:00.000Z`),
  );
  return (
    <>
      <Segments
        legend={t("limits.window")}
        choices={WINDOWS.map((value) => ({ value, label: tn("health.days", Number(value)) }))}
        value={window}
        onChange={setWindow}
        testId="preview-window"
      />
      <Gate fresh={fresh}>{(finds) => <Charts {...props} recent={{ days, finds }} />}</Gate>
    </>
  );
}
