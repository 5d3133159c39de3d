/** Small controls and values of an opportunity that list, board and page share. */
import type { OpportunityStatus } from "@career-portrait/shared/contract";
import { RefreshCw, Star } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber, t } from "../words/index.ts";
import type { KnownOpportunity } from "../sync/database.ts";
import styles from "./Room.module.css";
import { setStar, setStatus, STATUSES } from "./tracked.ts";

interface Props {
  account: string;
  row: KnownOpportunity;
}

export function StarButton({ account, row }: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={row.is_starred}
      aria-label={t("opportunities.star", { title: row.title })}
      onClick={() => void setStar(account, row, !row.is_starred)}
      data-testid="star"
    >
      <Star size={16} aria-hidden="true" />
    </button>
  );
}

export function StatusSelect({ account, row }: Props): ReactNode {
  return (
    <select
      className={styles.select}
      value={row.status}
      aria-label={t("opportunities.statusOf", { title: row.title })}
      onChange={(event) => void setStatus(account, [row], event.target.value as OpportunityStatus)}
      data-testid="status-select"
    >
      <StatusOptions />
    </select>
  );
}

export function StatusOptions(): ReactNode {
  return STATUSES.map((status) => (
    <option key={status} value={status}>
      {t(`status.${status}`)}
    </option>
  ));
}

/** The score as the lists have it: a number, none, or that it is being computed anew. */
export function ScoreOf({ row }: { row: KnownOpportunity }): ReactNode {
  const { match_score: score, match_is_stale: stale } = row;
  return (
    <span
      className={styles.score}
      data-testid="opportunity-score"
      data-score={score ?? ""}
      data-stale={stale}
      title={stale ? t("opportunities.staleHow") : undefined}
    >
      {stale ? (
        <>
          <RefreshCw size={14} aria-hidden="true" />
          <span className="visually-hidden">{t("opportunities.stale")}</span>
        </>
      ) : score === null ? (
        <>
          <span aria-hidden="true">{"\u2013"}</span>
          <span className="visually-hidden">{t("score.unknown")}</span>
        </>
      ) : (
        formatNumber(score)
      )}
    </span>
  );
}
