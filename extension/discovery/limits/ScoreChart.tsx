/** How what was found scored, with the floor through it. The floor's slider stands below on the same scale. */
import type { ReactNode } from "react";
import { t } from "../../words/index.ts";
import { useMarks } from "../outcome-patterns.tsx";
import { BIN, type ScoreBin } from "./preview.ts";
import styles from "./Limits.module.css";

const HEIGHT = 96;
/** Of a bin's width, left free between two of them. */
const GAP = 0.8;

interface Props {
  bins: readonly ScoreBin[];
  floor: number;
}

interface BinProps {
  bin: ScoreBin;
  floor: number;
  /** Of the fullest bin. */
  most: number;
  fill: ReturnType<typeof useMarks>["fill"];
}

/** The bin that holds the floor is painted in two parts. */
function Bin({ bin, floor, most, fill }: BinProps): ReactNode {
  const height = most === 0 ? 0 : (HEIGHT * bin.count) / most;
  const end = bin.from + BIN - GAP;
  const cut = Math.min(Math.max(floor, bin.from), end);
  const part = (from: number, to: number, style: "pale" | "solid"): ReactNode =>
    to > from && (
      <rect x={`${from}%`} y={HEIGHT - height} width={`${to - from}%`} height={height} fill={fill(style)} />
    );
  return (
    <>
      {part(bin.from, cut, "pale")}
      {part(cut, end, "solid")}
    </>
  );
}

export function ScoreChart({ bins, floor }: Props): ReactNode {
  const { fill } = useMarks();
  const most = Math.max(0, ...bins.map(({ count }) => count));
  return (
    <div className={styles.scores} data-testid="score-chart">
      <svg width="100%" height={HEIGHT} role="img" aria-label={t("limits.scoresQuestion")} overflow="visible">
        {bins.map((bin) => (
          <Bin key={bin.from} bin={bin} floor={floor} most={most} fill={fill} />
        ))}
        <line x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} stroke="var(--line-strong)" />
        <line
          x1={`${floor}%`}
          x2={`${floor}%`}
          y1={-4}
          y2={HEIGHT}
          stroke="var(--ink)"
          strokeWidth="1.5"
          strokeDasharray="3 3"
        />
      </svg>
    </div>
  );
}
