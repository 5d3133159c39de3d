/** How many of what was saved have reached each stage. */
import { STAGES } from "@career-portrait/shared/insights";
import type { Funnel } from "@career-portrait/shared/contract";
import type { ReactNode } from "react";
import { formatNumber, locale, t } from "../../words/index.ts";
import { Bar } from "./Bar.tsx";
import { Figure } from "./Figure.tsx";
import styles from "./Figures.module.css";

const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });

/** A part of a whole, such as "38%"; nothing of nothing. */
function share(part: number, whole: number): string {
  return whole === 0 ? "" : percent.format(part / whole);
}

function answerOf({ saved, applied, interviewing, offer }: Funnel["stages"]): string {
  if (applied === 0) return t("home.stagesNone", { saved });
  return t("home.stagesAnswer", { saved, applied, interviewing, offer });
}

export function StageBars({ stages }: Pick<Funnel, "stages">): ReactNode {
  const rows = STAGES.map((stage, index) => ({
    stage,
    count: stages[stage],
    of: index === 0 ? null : share(stages[stage], stages[STAGES[index - 1]!]),
  }));
  return (
    <Figure
      name="stages"
      question={t("home.stagesQuestion")}
      answer={answerOf(stages)}
      table={{
        columns: [t("home.stage"), t("home.postings"), t("home.ofBefore")],
        rows: rows.map(({ stage, count, of }) => [t(`home.stage.${stage}`), count, of ?? ""]),
      }}
    >
      <ol className={styles.bars}>
        {rows.map(({ stage, count, of }) => (
          <li key={stage} data-testid="stage" data-stage={stage} data-count={count}>
            <div className={styles.barWords}>
              <span>{t(`home.stage.${stage}`)}</span>
              <span>
                {of && <small>{t("home.ofBeforeWords", { share: of })}</small>} <b>{formatNumber(count)}</b>
              </span>
            </div>
            <Bar value={count} most={stages.saved} />
          </li>
        ))}
      </ol>
    </Figure>
  );
}
