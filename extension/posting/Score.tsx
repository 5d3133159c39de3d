/** One number and its two parts, and what it rests on. */
import type { ReactNode } from "react";
import { formatNumber, t } from "../words/index.ts";
import type { Explained } from "./explained.ts";
import styles from "./Posting.module.css";

function Part(props: { name: string; value: number | null; testId: string }): ReactNode {
  const { name, value, testId } = props;
  return (
    <div className={styles.part}>
      <span>{name}</span>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ width: `${value ?? 0}%` }} />
      </div>
      <b data-testid={testId} data-value={value ?? ""}>
        {value === null ? "\u2013" : formatNumber(value)}
      </b>
    </div>
  );
}

/** @param engine `local`, or the model that read the posting; null while the score is this device's own */
export function Score({ score, engine }: { score: Explained; engine: string | null }): ReactNode {
  if (score.overall === null) {
    return (
      <section className={styles.score} data-testid="score" data-overall="" aria-label={t("score.name")}>
        <div className={styles.unscored}>
          <h2>{t("score.none")}</h2>
          <p>{score.rows.length === 0 ? t("score.noRequirements") : t("score.noClaims")}</p>
        </div>
      </section>
    );
  }
  return (
    <section
      className={styles.score}
      data-testid="score"
      data-overall={score.overall}
      aria-label={t("score.name")}
    >
      <p className={styles.number}>
        <span data-testid="score-overall" data-value={score.overall}>
          {formatNumber(score.overall)}
        </span>
        <small>{t("score.of")}</small>
      </p>
      <div className={styles.parts}>
        <Part name={t("score.must")} value={score.must} testId="score-must" />
        <Part name={t("score.nice")} value={score.nice} testId="score-nice" />
      </div>
      {score.limits.map((reason) => (
        <p className={styles.limit} key={reason} data-testid="score-limit">
          {reason}
        </p>
      ))}
      <p className={styles.small}>
        <span data-testid="score-engine">
          {engine === null
            ? t("score.here")
            : engine === "local"
              ? t("score.confirmed")
              : t("score.model", { engine })}
        </span>
        {score.basis !== "accepted" && <span data-testid="score-basis">{t(`score.${score.basis}`)}</span>}
      </p>
    </section>
  );
}
