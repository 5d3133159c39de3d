/** What postings ask for that the portrait does not show, and what showing it would change. */
import type { Insights, LackedRequirement } from "@career-portrait/shared/contract";
import type { ReactNode } from "react";
import { formatNumber, t, tn } from "../../words/index.ts";
import { placeAt } from "../../ui/route.ts";
import { Bar } from "./Bar.tsx";
import { Figure } from "./Figure.tsx";
import styles from "./Figures.module.css";

/** Shown at once; the table has them all. */
const SHOWN = 6;

/** Whole points: the sum is exact, the score is not. What is there and rounds to none is said so. */
function pointsOf(value: number): string {
  return value > 0 && value < 1 ? t("home.underOne") : formatNumber(value);
}

/** Such as "3 to 12", or one number where both are the same. */
function range({ least, most }: LackedRequirement["points"]): string {
  const [from, to] = [pointsOf(least), pointsOf(most)];
  return from === to ? from : t("home.range", { from, to });
}

function nameOf({ name, kind }: LackedRequirement): string {
  return kind === "certification" ? t("home.certificate", { name }) : name;
}

function Change({ lack }: { lack: LackedRequirement }): ReactNode {
  const { postings, with_others, unlocks } = lack;
  return (
    <p className={styles.change}>
      {[
        tn("home.lackAdds", postings, { points: range(lack.points) }),
        with_others > 0 && tn("home.lackWithOthers", with_others),
        unlocks > 0 && tn("home.lackUnlocks", unlocks),
      ]
        .filter(Boolean)
        .join(" ")}
    </p>
  );
}

function Examples({ lack }: { lack: LackedRequirement }): ReactNode {
  return (
    <details className={styles.details}>
      <summary>{t("home.lackWhere", { name: nameOf(lack) })}</summary>
      <ul className={styles.examples}>
        {lack.examples.map(({ id, title, company, points }) => (
          <li key={id}>
            <a href={placeAt("opportunities", id)}>{[title, company].filter(Boolean).join(", ")}</a>{" "}
            <small>{t("home.plus", { points: pointsOf(points) })}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Lacks({ lacks, looked_at }: Pick<Insights, "lacks" | "looked_at">): ReactNode {
  const [first] = lacks;
  const most = Math.max(1, looked_at);
  return (
    <Figure
      name="lacks"
      question={t("home.lacksQuestion")}
      answer={
        first
          ? t("home.lacksAnswer", {
              name: nameOf(first),
              postings: first.postings,
              all: looked_at,
              points: pointsOf(first.points.most),
            })
          : t(looked_at === 0 ? "home.lacksUnscored" : "home.lacksNone")
      }
      table={{
        columns: [
          t("home.lack"),
          t("home.postings"),
          t("home.pointsEach"),
          t("home.pointsAll"),
          t("home.withOthers"),
        ],
        rows: lacks.map((lack) => [
          nameOf(lack),
          lack.postings,
          range(lack.points),
          pointsOf(lack.points.total),
          lack.with_others,
        ]),
      }}
      note={
        first && (
          <p className={styles.note}>
            {t("home.lacksHow")} <a href={placeAt("portrait", "documents", "story")}>{t("home.tellStory")}</a>
          </p>
        )
      }
    >
      <ol className={styles.bars}>
        {lacks.slice(0, SHOWN).map((lack) => (
          <li key={`${lack.kind} ${lack.name}`} data-testid="lack" data-postings={lack.postings}>
            <div className={styles.barWords}>
              <span className={styles.lackName}>{nameOf(lack)}</span>
              <span>{t("home.inPostings", { count: lack.postings, all: looked_at })}</span>
            </div>
            <Bar value={lack.postings} of={looked_at} most={most} />
            <Change lack={lack} />
            <Examples lack={lack} />
          </li>
        ))}
      </ol>
    </Figure>
  );
}
