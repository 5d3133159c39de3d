/** One opportunity: what it is, and its tabs. */
import { useLiveQuery } from "dexie-react-hooks";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../i18n/index.ts";
import { cache } from "../../sync/database.ts";
import { placeAt } from "../../ui/route.ts";
import styles from "./Detail.module.css";
import type { Tab, TabProps } from "./tab.ts";

interface Props extends Omit<TabProps, "opportunity"> {
  id: string;
  /** The first of them is shown when the address names none. */
  tabs: readonly [Tab, ...Tab[]];
}

export function OpportunityPage({ id, tabs, place, ...rest }: Props): ReactNode {
  const opportunity = useLiveQuery(async () => (await cache.opportunities.get(id)) ?? null, [id]);
  const [path, ...further] = place;
  const tab = tabs.find((candidate) => candidate.path === path) ?? tabs[0];
  if (!opportunity) return null;
  return (
    <div className={styles.page} data-testid="opportunity" data-id={id} data-tab={tab.path ?? "match"}>
      <a className={styles.back} href={placeAt("opportunities")}>
        <ArrowLeft size={16} aria-hidden="true" />
        {t("opportunities.back")}
      </a>
      <h1 className={styles.title} data-testid="opportunity-title">
        {opportunity.title}
      </h1>
      <nav aria-label={t("opportunity.tabs")}>
        <ul className={styles.tabs}>
          {tabs.map(({ path: own, name }) => (
            <li key={own ?? ""}>
              <a
                href={placeAt("opportunities", id, ...(own === null ? [] : [own]))}
                aria-current={own === tab.path ? "page" : undefined}
              >
                {t(name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <tab.View {...rest} opportunity={opportunity} place={further} />
    </div>
  );
}
