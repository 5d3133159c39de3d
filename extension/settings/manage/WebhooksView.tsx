/** Webhooks: addresses of other programs that are told what happens, and how they fare. */
import {
  type Webhook,
  type WebhookCreated,
  WebhookEvent,
  WEBHOOKS_MAX,
} from "@career-portrait/shared/contract";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { connectedApi } from "../../connection/api.ts";
import { useAttempt } from "../../connection/attempt.ts";
import type { Connection } from "../../connection/connection.ts";
import { Button } from "../../ui/Button.tsx";
import room from "../../ui/Room.module.css";
import { useRows } from "../../ui/rows.ts";
import { t } from "../../words/index.ts";
import { Managed } from "./Managed.tsx";
import styles from "./Manage.module.css";
import { NewForm } from "./NewForm.tsx";
import { Part, Problem } from "./Part.tsx";
import { Secret } from "./Secret.tsx";
import { WebhookRow } from "./WebhookRow.tsx";

interface HooksProps {
  connection: Connection;
  hooks: Webhook[];
  reload: () => Promise<unknown>;
}

function Hooks({ connection, hooks, reload }: HooksProps): ReactNode {
  const attempt = useAttempt();
  const list = useRows("[data-testid=hook]");
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<WebhookCreated | null>(null);
  const add = (url: string, events: WebhookEvent[]): void => {
    void attempt.run(async () => {
      const { data } = await connectedApi(connection).createWebhook({ body: { url, events } });
      setMade(data);
      setAdding(false);
      await reload();
    });
  };
  const isFull = hooks.length >= WEBHOOKS_MAX;
  return (
    <Part
      title={t("hooks.title")}
      lead={t("hooks.lead")}
      action={
        !isAdding && (
          <Button kind="quiet" onClick={() => setAdding(true)} disabled={isFull} data-testid="hook-new">
            <Plus size={16} aria-hidden="true" />
            {t("hooks.new")}
          </Button>
        )
      }
    >
      {made && (
        <Secret
          title={t("hooks.ready")}
          why={t("hooks.once")}
          secret={made.secret}
          onDone={() => setMade(null)}
          testId="hook-secret"
        />
      )}
      {isAdding && (
        <NewForm
          text={{
            label: t("hooks.url"),
            example: "https://example.org/hooks/career-portrait",
            missing: t("hooks.needsUrl"),
            type: "url",
          }}
          choices={{
            legend: t("hooks.events"),
            options: WebhookEvent.options.map((value) => ({ value, label: t(`hookEvent.${value}`) })),
            missing: t("hooks.needsEvent"),
          }}
          chosen={WebhookEvent.options}
          submit={t("hooks.add")}
          busy={attempt.busy}
          onMake={add}
          onClose={() => setAdding(false)}
          testId="hook"
        />
      )}
      <Problem error={attempt.error} testId="hooks-error" />
      {hooks.length === 0 && !isAdding && (
        <p className={room.none} data-testid="hooks-none">
          {t("hooks.none")}
        </p>
      )}
      {isFull && <p className={styles.sub}>{t("hooks.full", { most: WEBHOOKS_MAX })}</p>}
      <ul ref={list} className={styles.rows}>
        {hooks.map((hook) => (
          <WebhookRow key={hook.id} connection={connection} hook={hook} reload={reload} />
        ))}
      </ul>
    </Part>
  );
}

export default function WebhooksView({ connection }: { connection: Connection }): ReactNode {
  return (
    <div className={room.reading} data-testid="settings-webhooks">
      <Managed
        connection={connection}
        name="webhooks"
        fetch={async (client) => (await client.listWebhooks({ query: { limit: 200 } })).data}
      >
        {(hooks, reload) => <Hooks connection={connection} hooks={hooks} reload={reload} />}
      </Managed>
    </div>
  );
}
