/** How the saved queries did: a bar each, what follows from it, and all the numbers. */
import type { DiscoveryQueryHealth, DiscoverySource } from "@career-portrait/shared/contract";
import type { ReactNode } from "react";
import { formatDay, formatMoment, formatNumber, locale, t, tn } from "../../words/index.ts";
import type { Health } from "../../sync/discovery.ts";
import { Segments } from "../../ui/Segments.tsx";
import { Chip } from "../../ui/surfaces.tsx";
import { NumbersTable } from "../controls.tsx";
import shared from "../Discovery.module.css";
import { Legend, useMarks, type MarkStyle } from "../outcome-patterns.tsx";
import {
  byUrgency,
  lastErrorOf,
  recommendationOf,
  sharesOf,
  totalOf,
  VERDICT_TONE,
  type Share,
} from "./health.ts";
import { placeWords } from "./SavedSearches.tsx";
import { SOURCES } from "./QueryForm.tsx";
import styles from "./Searches.module.css";

/** The windows to choose from, in days. */
export const WINDOWS = [7, 14, 30, 90] as const;
export type Window = (typeof WINDOWS)[number];

const STYLE: Record<Share["kind"], MarkStyle> = {
  queued: "solid",
  suppressed: "pale",
  deduped: "outlined",
  failed: "outlined",
};

const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

function sourceWords({ source, location }: DiscoveryQueryHealth): string {
  return placeWords({ source: source as DiscoverySource, location });
}

function Bar({ query, most }: { query: DiscoveryQueryHealth; most: number }): ReactNode {
  const { defs, fill } = useMarks();
  return (
    <svg className={styles.bar} width="100%" height="12" aria-hidden="true">
      {defs}
      {sharesOf(query, most).map(({ kind, from, width }) => (
        <rect key={kind} x={`${from}%`} width={`${width}%`} height="12" fill={fill(STYLE[kind])} />
      ))}
    </svg>
  );
}

function QueryCard({
  query,
  most,
  saved,
}: {
  query: DiscoveryQueryHealth;
  most: number;
  saved: boolean;
}): ReactNode {
  const { keyword, verdict, runs, queued, suppressed, deduped } = query;
  const why = lastErrorOf(query);
  return (
    <li className={styles.health} data-testid="health-row" data-key={query.query_key} data-verdict={verdict}>
      <div className={styles.healthHead}>
        <h3>{keyword}</h3>
        <Chip tone={VERDICT_TONE[verdict]} testId="health-verdict">
          {t(`verdict.${verdict}`)}
        </Chip>
        <p className={shared.sub}>
          {sourceWords(query)}
          {!saved && ` \u00b7 ${t("health.noLongerSaved")}`}
        </p>
      </div>
      <div className={styles.healthNumbers}>
        <Bar query={query} most={most} />
        <p className={shared.sub}>
          {[
            tn("health.runs", runs),
            t("health.queued", { count: queued }),
            t("health.suppressed", { count: suppressed }),
            t("health.deduped", { count: deduped }),
          ].join(" \u00b7 ")}
        </p>
      </div>
      <p className={styles.recommendation} data-testid="health-recommendation">
        {recommendationOf(query)}
      </p>
      {why !== null && verdict !== "failing" && (
        <p className={styles.wrong} data-testid="health-error">
          {t("health.lastError", { why })}
        </p>
      )}
    </li>
  );
}

const COLUMNS = [
  "query",
  "verdict",
  "runs",
  "errored_runs",
  "fetched",
  "queued",
  "suppressed",
  "deduped",
  "failed",
  "noise_rate",
  "score_avg",
  "score_span",
  "last_run_at",
] as const;

function cellsOf(query: DiscoveryQueryHealth): string[] {
  const { score_min, score_max, score_avg, noise_rate } = query;
  return [
    t(`verdict.${query.verdict}`),
    ...[query.runs, query.errored_runs, query.fetched].map(formatNumber),
    ...[query.queued, query.suppressed, query.deduped, query.failed].map(formatNumber),
    noise_rate === null ? "\u2013" : percent.format(noise_rate),
    score_avg === null ? "\u2013" : decimal.format(score_avg),
    score_min === null || score_max === null
      ? "\u2013"
      : `${formatNumber(score_min)}\u2013${formatNumber(score_max)}`,
    formatMoment(query.last_run_at),
  ];
}

interface Props {
  health: Health;
  /** Keys of the queries that are saved now. */
  saved: ReadonlySet<string>;
}

/** What is known of the window. */
export function HealthReport({ health, saved }: Props): ReactNode {
  if (!health.has_data) {
    return (
      <p className={shared.none} data-testid="health-none">
        {t("health.none", { since: formatDay(health.since) })}
      </p>
    );
  }
  const queries = byUrgency(health.queries);
  const most = Math.max(0, ...queries.map(totalOf));
  return (
    <>
      <p className={styles.question}>{t("health.question")}</p>
      <p className={shared.sub} data-testid="health-runs">
        {tn("health.observed", health.runs_observed, { since: formatDay(health.since) })}
      </p>
      <Legend
        items={[
          { style: "solid", label: t("health.isQueued") },
          { style: "pale", label: t("health.isSuppressed") },
          { style: "outlined", label: t("health.isDeduped") },
        ]}
      />
      <ul>
        {queries.map((query) => (
          <QueryCard key={query.query_key} query={query} most={most} saved={saved.has(query.query_key)} />
        ))}
      </ul>
      <details className={shared.details} data-testid="health-details">
        <summary>{t("health.table")}</summary>
        <NumbersTable
          name={t("health.table")}
          testId="health-table"
          columns={COLUMNS.map((column) => t(`healthColumn.${column}`))}
          rows={queries.map((query) => ({
            key: query.query_key,
            head: `${query.keyword} (${sourceWords(query)})`,
            cells: cellsOf(query),
          }))}
        />
      </details>
    </>
  );
}

interface ChoiceProps {
  days: Window;
  source: DiscoverySource | null;
  onDays: (days: Window) => void;
  onSource: (source: DiscoverySource | null) => void;
}

/** Which window, and which source. */
export function HealthChoices({ days, source, onDays, onSource }: ChoiceProps): ReactNode {
  return (
    <div className={styles.choices}>
      <Segments
        legend={t("health.window")}
        choices={WINDOWS.map((count) => ({ value: String(count), label: tn("health.days", count) }))}
        value={String(days)}
        onChange={(value) => onDays(WINDOWS.find((count) => String(count) === value) ?? 14)}
        testId="health-window"
      />
      <Segments
        legend={t("searches.source")}
        choices={[{ value: "all", label: t("health.allSources") }, ...SOURCES]}
        value={source ?? "all"}
        onChange={(value) => onSource(value === "all" ? null : value)}
        testId="health-source"
      />
    </div>
  );
}
