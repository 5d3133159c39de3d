/** What each day would have brought: shown, waiting for room, filed away. */
import type { ReactNode } from "react";
import { formatNumber, locale, t } from "../../words/index.ts";
import { Legend, useMarks, type MarkStyle } from "../outcome-patterns.tsx";
import type { Fate, Preview, PreviewDay } from "./preview.ts";
import styles from "./Limits.module.css";

const HEIGHT = 140;
const TOP = 16;
/** From the bottom up. */
const STACK: readonly { fate: Fate; style: MarkStyle }[] = [
  { fate: "shown", style: "solid" },
  { fate: "on_deck", style: "striped" },
  { fate: "below", style: "pale" },
];

const shortDay = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });

/** A day as it stands under its column. */
export function dayWords(day: string): string {
  return shortDay.format(new Date(`${day}T00:00:00Z`));
}

const sum = (day: PreviewDay): number => day.shown + day.on_deck + day.below;

function Column(props: {
  day: PreviewDay;
  index: number;
  step: number;
  scale: number;
  fill: ReturnType<typeof useMarks>["fill"];
}): ReactNode {
  const { day, index, step, scale, fill } = props;
  const x = `${index * step + step * 0.15}%`;
  const width = `${step * 0.7}%`;
  const topOf = (parts: number): number =>
    HEIGHT - scale * STACK.slice(0, parts).reduce((total, { fate }) => total + day[fate], 0);
  return (
    <g data-testid="preview-day" data-day={day.day} data-shown={day.shown}>
      <title>
        {t("limits.dayWords", {
          day: dayWords(day.day),
          shown: day.shown,
          onDeck: day.on_deck,
          below: day.below,
        })}
      </title>
      {STACK.map(({ fate, style }, part) => (
        <rect
          key={fate}
          x={x}
          y={topOf(part + 1)}
          width={width}
          height={day[fate] * scale}
          fill={fill(style)}
        />
      ))}
      {day.shown > 0 && (
        <text
          x={`${(index + 0.5) * step}%`}
          y={topOf(STACK.length) - 4}
          textAnchor="middle"
          className={styles.value}
        >
          {formatNumber(day.shown)}
        </text>
      )}
    </g>
  );
}

export function DayChart({ preview, cap }: { preview: Preview; cap: number }): ReactNode {
  const { defs, fill } = useMarks();
  const { days } = preview;
  const most = Math.max(1, ...days.map(sum));
  const scale = (HEIGHT - TOP) / most;
  const step = 100 / days.length;
  const line = HEIGHT - cap * scale;
  return (
    <figure className={styles.days} data-testid="day-chart">
      <figcaption className={styles.question}>{t("limits.daysQuestion")}</figcaption>
      <Legend
        items={[
          { style: "solid", label: t("limits.shown") },
          { style: "striped", label: t("limits.onDeck") },
          { style: "pale", label: t("limits.below") },
        ]}
      />
      <svg
        width="100%"
        height={HEIGHT + 20}
        role="img"
        aria-label={t("limits.daysQuestion")}
        overflow="visible"
      >
        {defs}
        {days.map((day, index) => (
          <Column key={day.day} day={day} index={index} step={step} scale={scale} fill={fill} />
        ))}
        <line x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} stroke="var(--line-strong)" />
        {cap <= most && (
          <line
            x1="0"
            x2="100%"
            y1={line}
            y2={line}
            stroke="var(--ink)"
            strokeWidth="1"
            strokeDasharray="3 3"
          />
        )}
        {days.map(({ day }, index) =>
          // The newest is always named; others as far as there is room for the words.
          (days.length - 1 - index) % Math.ceil(days.length / 4) === 0 ? (
            <text
              key={day}
              x={index === days.length - 1 ? "100%" : `${(index + 0.5) * step}%`}
              y={HEIGHT + 16}
              textAnchor={index === days.length - 1 ? "end" : index === 0 ? "start" : "middle"}
              className={styles.axis}
            >
              {dayWords(day)}
            </text>
          ) : null,
        )}
      </svg>
      {cap <= most && <p className={styles.capNote}>{t("limits.capLine", { cap })}</p>}
    </figure>
  );
}
