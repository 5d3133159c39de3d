/** What the account holds of what it may hold, and what a model cost it so far. */
import type { ModelSettings, Usage } from "@career-portrait/shared/contract";
import type { ReactNode } from "react";
import type { Connection } from "../../connection/connection.ts";
import room from "../../ui/Room.module.css";
import { formatNumber, t, tn } from "../../words/index.ts";
import { Managed } from "./Managed.tsx";
import styles from "./Manage.module.css";
import { Part } from "./Part.tsx";
import { Spending } from "./Spending.tsx";

function Held({ usage }: { usage: Usage }): ReactNode {
  const { counts, limits, api_keys } = usage;
  return (
    <Part title={t("usage.held")} lead={t("usage.heldLead")}>
      <dl className={styles.facts}>
        <dt>{t("usage.opportunities")}</dt>
        <dd data-testid="usage-opportunities">
          {t("usage.of", { count: counts.opportunities, most: limits.opportunities })}
        </dd>
        <dt>{t("usage.documents")}</dt>
        <dd data-testid="usage-documents">{formatNumber(counts.documents)}</dd>
        <dt>{t("usage.shares")}</dt>
        <dd>{formatNumber(counts.active_share_links)}</dd>
        <dt>{t("usage.keys")}</dt>
        <dd>{formatNumber(api_keys.length)}</dd>
        <dt>{t("usage.tailored")}</dt>
        <dd>{tn("usage.most", limits.tailored_profiles)}</dd>
        <dt>{t("usage.requests")}</dt>
        <dd>{tn("usage.perMinute", limits.requests_per_minute)}</dd>
      </dl>
    </Part>
  );
}

function Both({ usage, model }: { usage: Usage; model: ModelSettings }): ReactNode {
  return (
    <>
      <Held usage={usage} />
      <Part title={t("usage.cost")} lead={t("usage.costLead")}>
        <Spending spending={model.spending} />
      </Part>
    </>
  );
}

export default function UsageView({ connection }: { connection: Connection }): ReactNode {
  return (
    <div className={room.reading} data-testid="settings-usage">
      <Managed
        connection={connection}
        name="usage"
        fetch={async (client) => {
          const [usage, model] = await Promise.all([client.getUsage(), client.getModelSettings()]);
          return { usage: usage.data, model: model.data };
        }}
      >
        {(known) => <Both {...known} />}
      </Managed>
    </div>
  );
}
