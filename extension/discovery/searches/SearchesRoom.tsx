/** The saved queries, running them, and how they do. */
import type { DiscoverySource, Preferences } from "@career-portrait/shared/contract";
import { useState, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import type { Connection } from "../../connection/connection.ts";
import { COPY, healthOf, preferencesOf, settingsOf } from "../../sync/discovery.ts";
import { useFreshCopy } from "../../sync/copy-hooks.ts";
import shared from "../Discovery.module.css";
import { Gate } from "../Gate.tsx";
import { HealthChoices, HealthReport, type Window } from "./QueryHealth.tsx";
import { RunBar } from "./RunBar.tsx";
import { SavedSearches } from "./SavedSearches.tsx";

/** The window in which a saved query's own verdict is given, in days (specification, Limits: the default). */
const USUAL_WINDOW = 14;

function HealthSection({
  connection,
  saved,
}: {
  connection: Connection;
  saved: ReadonlySet<string>;
}): ReactNode {
  const [days, setDays] = useState<Window>(USUAL_WINDOW);
  const [source, setSource] = useState<DiscoverySource | null>(null);
  const health = useFreshCopy(connection, COPY.health(days, source), healthOf(days, source));
  return (
    <section
      className={shared.section}
      aria-labelledby="query-health"
      data-testid="query-health"
      data-has-data={health.value?.has_data}
    >
      <div className={shared.sectionHead}>
        <h2 id="query-health">{t("health.title")}</h2>
      </div>
      <HealthChoices days={days} source={source} onDays={setDays} onSource={setSource} />
      <Gate fresh={health}>{(value) => <HealthReport health={value} saved={saved} />}</Gate>
    </section>
  );
}

function Searches({
  connection,
  preferences,
}: {
  connection: Connection;
  preferences: Preferences;
}): ReactNode {
  const usual = useFreshCopy(connection, COPY.health(USUAL_WINDOW, null), healthOf(USUAL_WINDOW, null));
  const settings = useFreshCopy(connection, COPY.settings, settingsOf);
  const queries = preferences.discovery_queries;
  return (
    <>
      <RunBar
        connection={connection}
        settings={settings.value ?? null}
        ready={queries.some(({ enabled }) => enabled)}
      />
      <SavedSearches connection={connection} preferences={preferences} health={usual.value?.queries ?? []} />
      <HealthSection connection={connection} saved={new Set(queries.map(({ query_key }) => query_key))} />
    </>
  );
}

export function SearchesRoom({ connection }: { connection: Connection }): ReactNode {
  const fresh = useFreshCopy(connection, COPY.preferences, preferencesOf);
  return (
    <div className={shared.page} data-testid="searches">
      <p className={shared.lead}>{t("searches.lead")}</p>
      <Gate fresh={fresh}>
        {(preferences) => <Searches connection={connection} preferences={preferences} />}
      </Gate>
    </div>
  );
}
