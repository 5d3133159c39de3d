/** Everything that is tracked, with its score; before it, what is still on its way. */
import { useLiveQuery } from "dexie-react-hooks";
import type { ReactNode } from "react";
import { formatDay, formatNumber, t } from "../../i18n/index.ts";
import styles from "../../portrait/Portrait.module.css";
import { cache, type KnownOpportunity, type OutboxItem } from "../../sync/database.ts";
import { askToDrain } from "../../sync/hooks.ts";
import { discard, resend } from "../../sync/outbox.ts";
import { Button } from "../../ui/Button.tsx";
import { placeAt } from "../../ui/route.ts";
import { Chip } from "../../ui/surfaces.tsx";
import { placeOf } from "../facts.ts";

function OutboxRow({ item }: { item: OutboxItem }): ReactNode {
  const job = useLiveQuery(
    async () => (item.job_id ? await cache.jobs.get(item.job_id) : undefined),
    [item.job_id],
  );
  const stuck = item.state === "refused" || item.state === "failed";
  const again = (): void => {
    void resend(cache, item.key, crypto.randomUUID(), Date.now()).then(() => askToDrain(true));
  };
  const words =
    item.state === "accepted"
      ? t(job?.phase ? `phase.${job.phase}` : "phase.queued")
      : t(`outbox.${item.state}`);
  return (
    <li data-testid="outbox-row" data-state={item.state}>
      <div>
        <p className={styles.label}>{item.title}</p>
        <p className={styles.sub}>{[item.company, item.refusal?.message].filter(Boolean).join(" \u00b7 ")}</p>
      </div>
      <div className={styles.buttons}>
        <Chip tone={stuck ? "stop" : item.state === "waiting" ? "warn" : "accent"}>{words}</Chip>
        {stuck && <Button onClick={again}>{t("save.again")}</Button>}
        {(stuck || item.state === "waiting") && (
          <Button kind="quiet" onClick={() => void discard(cache, item.key)}>
            {t("save.discard")}
          </Button>
        )}
      </div>
    </li>
  );
}

function OpportunityRow({ row }: { row: KnownOpportunity }): ReactNode {
  return (
    <tr data-testid="opportunity-row" data-id={row.id}>
      <td>
        <a href={placeAt("opportunities", row.id)}>{row.title}</a>
        <div className={styles.sub}>{[row.company, ...placeOf(row)].filter(Boolean).join(" \u00b7 ")}</div>
      </td>
      <td>{t(`status.${row.status}`)}</td>
      <td className={styles.sub}>{formatDay(row.created_at)}</td>
      <td data-number data-testid="opportunity-score">
        {row.match_score === null ? t("score.unknown") : formatNumber(row.match_score)}
      </td>
    </tr>
  );
}

export function ListRoom(): ReactNode {
  const rows = useLiveQuery(() => cache.opportunities.orderBy("created_at").toArray());
  const outbox = useLiveQuery(() => cache.outbox.where("state").notEqual("saved").sortBy("created_at"));
  if (!rows || !outbox) return null;
  return (
    <div className={`${styles.page} ${styles.wide}`}>
      <h1>{t("opportunities.title")}</h1>
      <p className={styles.lead}>{t("opportunities.lead")}</p>
      {outbox.length > 0 && (
        <ul className={styles.documents}>
          {outbox.map((item) => (
            <OutboxRow key={item.key} item={item} />
          ))}
        </ul>
      )}
      {rows.length === 0 && outbox.length === 0 && <p className={styles.empty}>{t("opportunities.none")}</p>}
      {rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("opportunities.posting")}</th>
              <th scope="col">{t("opportunities.status")}</th>
              <th scope="col">{t("opportunities.saved")}</th>
              <th scope="col" data-number>
                {t("score.name")}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map((row) => (
              <OpportunityRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
