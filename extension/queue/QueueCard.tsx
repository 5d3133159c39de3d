/** The posting in focus: what it is, how relevant and why, where it is from. */
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { inWords, relevanceInWords } from "../words/explanation.ts";
import { formatNumber, t } from "../words/index.ts";
import { payOf, placeOf } from "../posting/facts.ts";
import { Warnings } from "../posting/Warnings.tsx";
import type { QueueRow } from "../sync/database.ts";
import { Chip } from "../ui/surfaces.tsx";
import styles from "./Queue.module.css";
import { ageOf, sourceOf, whyFiledAway } from "./reasons.ts";

function Relevance({ row }: { row: QueueRow }): ReactNode {
  const { relevance_score: score, relevance_reason: reason, relevance_explanation: codes } = row;
  return (
    <div className={styles.relevance} data-testid="queue-relevance" data-value={score ?? ""}>
      {score === null ? (
        <p className={styles.unscored}>{t("triage.unscored")}</p>
      ) : (
        <p className={styles.number}>
          <span className="visually-hidden">{t("triage.relevance")}</span>
          {formatNumber(score)}
          <small aria-hidden="true">{t("triage.of")}</small>
        </p>
      )}
      <p className={styles.reason} data-testid="queue-reason">
        {reason === null ? t("triage.unscoredWhy") : relevanceInWords(codes, reason)}
      </p>
    </div>
  );
}

function Attention({ row }: { row: QueueRow }): ReactNode {
  return (
    <div className={styles.attention} data-testid="queue-attention">
      <TriangleAlert size={16} aria-hidden="true" />
      <p>
        <b>{t("triage.attention")}</b>{" "}
        {inWords(row.attention_explanation, row.attention ?? t("triage.attentionWhy"))}
      </p>
    </div>
  );
}

export function QueueCard({ row, now }: { row: QueueRow; now: number }): ReactNode {
  const { title, company, salary, employment_type } = row;
  const facts = [...placeOf(row), payOf(salary), employment_type].filter((fact) => fact !== null);
  const why = whyFiledAway(row);
  const posted = ageOf(row.posted_at, now);
  const received = ageOf(row.received_at, now);
  const origin = [
    sourceOf(row),
    posted && t("triage.posted", { age: posted }),
    received && t("triage.received", { age: received }),
  ].filter((part) => part !== null);
  return (
    <article className={styles.card} data-testid="queue-card" data-id={row.id} data-status={row.status}>
      {why && (
        <p className={styles.why}>
          <Chip testId="queue-why">{why}</Chip>
        </p>
      )}
      <h1 className={styles.title} data-testid="queue-title">
        {title ?? t("triage.untitled")}
      </h1>
      {company && (
        <p className={styles.company} data-testid="queue-company">
          {company}
        </p>
      )}
      {facts.length > 0 && (
        <p className={styles.facts} data-testid="queue-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      <Warnings warnings={row.warnings} />
      {row.status === "needs_attention" && <Attention row={row} />}
      <Relevance row={row} />
      <p className={`${styles.facts} ${styles.small}`} data-testid="queue-origin">
        {origin.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      {row.original_sender && (
        <p className={styles.small}>{t("triage.fromMail", { sender: row.original_sender })}</p>
      )}
    </article>
  );
}
