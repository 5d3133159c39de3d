/** One opportunity: what it is, and its tabs, each with its own address. */
import { ArrowLeft, CloudOff, SearchX } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { formatMoment, t } from "../../words/index.ts";
import { accountOf } from "../../connection/connection.ts";
import { placeAt } from "../../ui/route.ts";
import { Screen, Skeleton } from "../../ui/surfaces.tsx";
import { Views } from "../../ui/Views.tsx";
import { Done, Kept } from "../Done.tsx";
import room from "../Room.module.css";
import { useFreshScores } from "../tracked.ts";
import styles from "./Detail.module.css";
import { Head } from "./Head.tsx";
import type { Tab, TabProps } from "./tab.ts";
import { useWhole, type Whole } from "./whole.ts";

interface Props extends Omit<TabProps, "opportunity" | "detail"> {
  id: string;
  /** The first of them is shown when the address names none. */
  tabs: readonly [Tab, ...Tab[]];
}

function Missing({ whole }: { whole: Whole }): ReactNode {
  const { gone, trouble } = whole;
  if (!gone && trouble === null) {
    return (
      <div className={styles.coming} role="status" aria-label={t("copy.loading")} data-testid="loading">
        <Skeleton width="46%" height={28} />
        <Skeleton width="24%" height={16} />
        <Skeleton width="60%" height={14} />
        <Skeleton width="100%" height={88} />
      </div>
    );
  }
  return (
    <div className={room.flush} data-testid="no-opportunity" data-why={gone ? "gone" : trouble}>
      <Screen icon={gone ? SearchX : CloudOff} title={t(gone ? "opportunity.gone" : "opportunities.away")}>
        <p>{t(gone ? "opportunity.goneHow" : "opportunities.awayHow")}</p>
      </Screen>
    </div>
  );
}

export function OpportunityPage({ id, tabs, place, ...rest }: Props): ReactNode {
  const { connection, backend } = rest;
  const account = accountOf(connection);
  const whole = useWhole(id, connection);
  const { opportunity, detail, trouble } = whole;
  useFreshScores(opportunity?.match_is_stale ? 1 : 0, backend);
  useEffect(() => {
    // A page begins at its top, however far down the list was.
    window.scrollTo(0, 0);
  }, []);
  const [path, ...further] = place;
  const tab = tabs.find((candidate) => candidate.path === path) ?? tabs[0];
  return (
    <div className={styles.page} data-testid="opportunity" data-id={id} data-tab={tab.path ?? "match"}>
      <a className={styles.back} href={placeAt("opportunities")} data-testid="back">
        <ArrowLeft size={16} aria-hidden="true" />
        {t("opportunities.title")}
      </a>
      {opportunity && !whole.gone ? (
        <>
          <Head
            account={account}
            row={opportunity}
            detail={detail ?? null}
            withPeople={tab.path !== "case"}
          />
          <div className={styles.standing}>
            <Kept account={account} backend={backend} />
            {trouble !== null && detail && (
              <p className={styles.stale} data-testid="as-of">
                <CloudOff size={16} aria-hidden="true" />
                {t("opportunity.asOf", { when: formatMoment(detail.at) })}
              </p>
            )}
          </div>
          <Views
            label={t("opportunity.tabs")}
            links={tabs.map((own) => ({
              href: placeAt("opportunities", id, ...(own.path === null ? [] : [own.path])),
              name: t(own.name),
              isShown: own === tab,
            }))}
          />
          <tab.View {...rest} opportunity={opportunity} detail={detail ?? null} place={further} />
        </>
      ) : (
        opportunity !== undefined && <Missing whole={whole} />
      )}
      <Done account={account} />
    </div>
  );
}
