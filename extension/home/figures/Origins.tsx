/** What each source brought, and how much of it is a good match. */
import type { Insights, MatchOrigin } from "@career-portrait/shared/contract";
import type { ReactNode } from "react";
import { t } from "../../words/index.ts";
import { Bar } from "./Bar.tsx";
import { Figure } from "./Figure.tsx";
import styles from "./Figures.module.css";

const QUERY_SOURCES = ["linkedin", "google_jobs", "fractionaljobs"] as const;

/** What it is called, and what kind of source it is. */
function wordsOf({ kind, name, location, source }: MatchOrigin): { name: string; kind: string } {
  if (kind === "query") {
    const where = QUERY_SOURCES.find((known) => known === source);
    return {
      name: [name, location].filter(Boolean).join(", "),
      kind: t("home.origin.query", { source: where ? t(`source.${where}`) : (source ?? "") }),
    };
  }
  if (kind === "site") return { name: name ?? "", kind: t("home.origin.site") };
  return { name: t(`home.origin.${kind}`), kind: "" };
}

function answerOf(origins: readonly MatchOrigin[], from: number): string {
  const [first] = origins;
  if (!first || origins.every(({ scored }) => scored === 0)) return t("home.originsUnscored");
  const { name } = wordsOf(first);
  if (first.good === 0) return t("home.originsNone", { from });
  return t("home.originsAnswer", { name, good: first.good, tracked: first.tracked, from });
}

export function Origins({ origins, good_from }: Pick<Insights, "origins" | "good_from">): ReactNode {
  const most = Math.max(...origins.map(({ tracked }) => tracked));
  return (
    <Figure
      name="origins"
      question={t("home.originsQuestion")}
      answer={answerOf(origins, good_from)}
      table={{
        columns: [
          t("home.origin"),
          t("home.postings"),
          t("home.goodFrom", { from: good_from }),
          t("home.stage.applied"),
          t("home.stage.interviewing"),
        ],
        rows: origins.map((origin) => {
          const { name, kind } = wordsOf(origin);
          const { tracked, good, applied, interviewing } = origin;
          return [kind ? `${name} (${kind})` : name, tracked, good, applied, interviewing];
        }),
      }}
    >
      <ol className={styles.bars}>
        {origins.map((origin) => {
          const { name, kind } = wordsOf(origin);
          return (
            <li key={`${kind} ${name}`} data-testid="origin" data-kind={origin.kind} data-good={origin.good}>
              <div className={styles.barWords}>
                <span>
                  {name} {kind && <small>{kind}</small>}
                </span>
                <span>{t("home.goodOf", { good: origin.good, tracked: origin.tracked })}</span>
              </div>
              <Bar value={origin.good} of={origin.tracked} most={most} />
            </li>
          );
        })}
      </ol>
    </Figure>
  );
}
