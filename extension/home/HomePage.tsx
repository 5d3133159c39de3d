/** The first page: what to do next, what is new, and what everything that is tracked amounts to. */
import { funnelOf } from "@career-portrait/shared/insights";
import { CloudOff } from "lucide-react";
import { lazy, Suspense, useMemo, type ReactNode } from "react";
import { formatMoment, locale, t, tn } from "../words/index.ts";
import { useFreshScores, useOpportunities } from "../tracked/tracked.ts";
import { accountOf, type Connection } from "../connection/connection.ts";
import { useFresh } from "../sync/copy-hooks.ts";
import type { BackendState, LocalPortrait } from "../sync/hooks.ts";
import { useNow } from "../discovery/clock.ts";
import { Skeleton } from "../ui/surfaces.tsx";
import { FirstSteps } from "./FirstSteps.tsx";
import styles from "./Home.module.css";
import { NewInQueue } from "./NewInQueue.tsx";
import { aheadOf } from "./ahead.ts";
import { ThisWeek } from "./ThisWeek.tsx";
import { stepsOf } from "./steps.ts";

/** What draws the charts is loaded with them, and only here. */
const Figures = lazy(() => import("./figures/Figures.tsx"));

const today = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" });

function FiguresComing(): ReactNode {
  return (
    <div className={styles.coming} role="status" aria-label={t("copy.loading")} data-testid="loading">
      {["52%", "60%", "44%", "56%"].map((width) => (
        <div key={width}>
          <Skeleton width={width} height={16} />
          <Skeleton width="80%" height={12} />
          <Skeleton width="100%" height={140} />
        </div>
      ))}
    </div>
  );
}

interface Props {
  connection: Connection;
  portrait: LocalPortrait;
  backend: BackendState;
}

export function HomePage({ connection, portrait, backend }: Props): ReactNode {
  const account = accountOf(connection);
  const now = useNow();
  const opportunities = useOpportunities(account);
  const insights = useFresh(connection, "insights");
  const stale = insights.value?.being_scored ?? 0;
  useFreshScores(stale, backend);
  const day = new Date(now).toISOString().slice(0, 10);
  const funnel = useMemo(
    () => opportunities && funnelOf(opportunities, `${day}T00:00:00Z`),
    [opportunities, day],
  );
  const steps = opportunities && stepsOf(portrait, opportunities);
  const isWaiting = opportunities === undefined || (opportunities.length === 0 && backend === "checking");
  return (
    <div className={styles.home} data-testid="home">
      <header className={styles.head}>
        <h1>{t("room.home")}</h1>
        <p>{today.format(now)}</p>
      </header>
      {isWaiting && <FiguresComing />}
      {!isWaiting && steps && <FirstSteps steps={steps} />}
      {!isWaiting && (
        <div className={styles.pair}>
          {opportunities.length > 0 && <ThisWeek ahead={aheadOf(opportunities, now)} />}
          <NewInQueue account={account} now={now} />
        </div>
      )}
      {!isWaiting && funnel && funnel.stages.saved > 0 && (
        <section aria-label={t("home.figures")}>
          {insights.trouble !== null && insights.at !== null && (
            <p className={styles.asOf} data-testid="as-of">
              <CloudOff size={16} aria-hidden="true" />
              {t("home.asOf", { when: formatMoment(insights.at) })}
            </p>
          )}
          {stale > 0 && (
            <p className={styles.asOf} role="status" data-testid="being-scored" data-count={stale}>
              {tn("home.beingScored", stale)}
            </p>
          )}
          <Suspense fallback={<FiguresComing />}>
            <Figures funnel={funnel} insights={insights.value ?? null} />
          </Suspense>
        </section>
      )}
    </div>
  );
}
