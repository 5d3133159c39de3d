/** The figures of home: a part of its own, because only home needs what draws them. */
import type { Funnel, Insights } from "@career-portrait/shared/contract";
import type { ReactNode } from "react";
import styles from "./Figures.module.css";
import { Lacks } from "./Lacks.tsx";
import { Origins } from "./Origins.tsx";
import { StageBars } from "./StageBars.tsx";
import { WeekBars } from "./WeekBars.tsx";

interface Props {
  /** As this device knows it, with what was done here and not sent yet. */
  funnel: Funnel;
  /** As the backend last told it; null while nothing is known. */
  insights: Insights | null;
}

export default function Figures({ funnel, insights }: Props): ReactNode {
  return (
    <div className={styles.figures} data-testid="figures">
      <StageBars stages={funnel.stages} />
      <WeekBars weeks={funnel.weeks} />
      {insights && insights.origins.length > 0 && <Origins {...insights} />}
      {insights && <Lacks {...insights} />}
    </div>
  );
}
