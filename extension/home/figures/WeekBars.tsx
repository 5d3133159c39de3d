/** The same by the week of saving: a row of columns for each stage, all on one scale. */
import type { Funnel } from "@career-portrait/shared/contract";
import { STAGES } from "@career-portrait/shared/insights";
import { useParentSize } from "@visx/responsive";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import type { ReactNode } from "react";
import { formatNumber, locale, t, tn } from "../../words/index.ts";
import { Figure } from "./Figure.tsx";
import styles from "./Figures.module.css";

type Week = Funnel["weeks"][number];

/** Of a stage's row, in px: its columns, and above them their numbers. */
const COLUMNS = 40;
const NUMBERS = 16;
const ROW = COLUMNS + NUMBERS + 8;
const AXIS = 20;
const NAMES = 92;
/** A date under a column takes so much. */
const DATE = 56;

const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });

function weekWords({ week }: Week): string {
  return day.format(new Date(`${week}T00:00:00Z`));
}

function Drawing({ weeks, width }: { weeks: readonly Week[]; width: number }): ReactNode {
  const x = scaleBand<string>({
    domain: weeks.map(({ week }) => week),
    range: [NAMES, width],
    paddingInner: 0.25,
  });
  const most = Math.max(1, ...weeks.map(({ saved }) => saved));
  const y = scaleLinear<number>({ domain: [0, most], range: [0, COLUMNS] });
  const every = Math.max(1, Math.ceil(DATE / x.step()));
  const height = STAGES.length * ROW + AXIS;
  return (
    <svg
      width="100%"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t("home.weeksQuestion")}
      style={{ display: "block" }}
    >
      {STAGES.map((stage, row) => {
        const floor = row * ROW + NUMBERS + COLUMNS;
        return (
          <g key={stage}>
            <text x={0} y={floor - 2} className={styles.name}>
              {t(`home.stage.${stage}`)}
            </text>
            {weeks.map((week) => {
              const size = week[stage] === 0 ? 0 : Math.max(3, y(week[stage]));
              return (
                <g key={week.week}>
                  <title>{`${weekWords(week)}: ${t(`home.stage.${stage}`)} ${week[stage]}`}</title>
                  <Bar
                    x={x(week.week)}
                    y={floor - size}
                    width={x.bandwidth()}
                    height={size}
                    fill="var(--accent)"
                    rx={1}
                  />
                  {week[stage] > 0 && (
                    <text
                      x={x(week.week)! + x.bandwidth() / 2}
                      y={floor - size - 4}
                      textAnchor="middle"
                      className={styles.value}
                    >
                      {formatNumber(week[stage])}
                    </text>
                  )}
                </g>
              );
            })}
            <line x1={NAMES} x2={width} y1={floor + 0.5} y2={floor + 0.5} stroke="var(--line)" />
          </g>
        );
      })}
      {weeks.map((week, index) =>
        // The newest is always named.
        (weeks.length - 1 - index) % every === 0 ? (
          <text
            key={week.week}
            x={index === weeks.length - 1 ? width : x(week.week)! + x.bandwidth() / 2}
            y={height - 4}
            textAnchor={index === weeks.length - 1 ? "end" : "middle"}
            className={styles.axis}
          >
            {weekWords(week)}
          </text>
        ) : null,
      )}
    </svg>
  );
}

export function WeekBars({ weeks }: Pick<Funnel, "weeks">): ReactNode {
  const { parentRef, width } = useParentSize({ debounceTime: 0 });
  const now = weeks.at(-1)!;
  const all = weeks.reduce((sum, { saved }) => sum + saved, 0);
  return (
    <Figure
      name="weeks"
      question={t("home.weeksQuestion")}
      answer={[
        tn("home.weekSaved", now.saved),
        tn("home.weekSent", now.applications),
        tn("home.weeksAll", all, { weeks: weeks.length }),
      ].join(" ")}
      table={{
        columns: [
          t("home.weekOf"),
          ...STAGES.map((stage) => t(`home.stage.${stage}`)),
          t("home.applications"),
        ],
        rows: weeks
          .toReversed()
          .map((week) => [weekWords(week), ...STAGES.map((stage) => week[stage]), week.applications]),
      }}
    >
      <div ref={parentRef} className={styles.drawing}>
        {width > 0 && <Drawing weeks={weeks} width={width} />}
      </div>
    </Figure>
  );
}
