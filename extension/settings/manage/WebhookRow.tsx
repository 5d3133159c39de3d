/** One webhook: tried, paused, begun anew, deleted; and its last deliveries. */
import type { Webhook, WebhookDelivery } from "@career-portrait/shared/contract";
import { useState, type ReactNode } from "react";
import { connectedApi } from "../../connection/api.ts";
import { useAttempt } from "../../connection/attempt.ts";
import type { Connection } from "../../connection/connection.ts";
import { About, Button } from "../../ui/Button.tsx";
import { Chip, type Tone } from "../../ui/surfaces.tsx";
import { formatMoment, t } from "../../words/index.ts";
import { Confirm } from "../../ui/Confirm.tsx";
import styles from "./Manage.module.css";
import { Problem } from "./Part.tsx";

const TONES: Record<Webhook["status"], Tone> = { active: "accent", paused: "quiet", disabled: "stop" };

/** How a delivery went, in one line. */
function wordsOf({ status, response_status, error, attempts }: WebhookDelivery): string {
  if (status === "queued")
    return attempts === 0 ? t("hooks.waits") : t("hooks.triesAgain", { error: error ?? "" });
  if (status === "delivered") return t("hooks.taken", { status: response_status ?? "" });
  return error ?? t("hooks.dropped");
}

function Deliveries({ rows }: { rows: readonly WebhookDelivery[] }): ReactNode {
  if (rows.length === 0) return <p className={styles.sub}>{t("hooks.noDeliveries")}</p>;
  return (
    <ul aria-label={t("hooks.deliveries")} data-testid="deliveries">
      {rows.map((row) => (
        <li key={row.id} data-testid="delivery" data-event={row.event} data-status={row.status}>
          <span className={row.status === "failed" ? styles.bad : styles.sub}>
            {[formatMoment(row.created_at), t(`hookEvent.${row.event}`), wordsOf(row)].join(" \u00b7 ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  connection: Connection;
  hook: Webhook;
  reload: () => Promise<unknown>;
}

export function WebhookRow({ connection, hook, reload }: Props): ReactNode {
  const attempt = useAttempt();
  const [tried, setTried] = useState<WebhookDelivery | null>(null);
  const [deliveries, setDeliveries] = useState<WebhookDelivery[] | null>(null);
  const params = { id: hook.id };
  const client = connectedApi(connection);
  const fetchDeliveries = async (): Promise<void> =>
    setDeliveries((await client.listDeliveries({ params, query: { limit: 50 } })).data);
  const test = (): void => {
    void attempt.run(async () => {
      setTried((await client.testWebhook({ params })).data);
      if (deliveries) await fetchDeliveries();
    });
  };
  const setStatus = (status: "active" | "paused"): void => {
    void attempt.run(async () => {
      await client.updateWebhook({ params, body: { status } });
      await reload();
    });
  };
  const remove = (): void => {
    void attempt.run(async () => {
      await client.deleteWebhook({ params });
      await reload();
    });
  };
  const toggleDeliveries = (): void => {
    if (deliveries) setDeliveries(null);
    else void attempt.run(fetchDeliveries);
  };
  const isActive = hook.status === "active";
  return (
    <li data-testid="hook" data-url={hook.url} data-status={hook.status}>
      <div>
        <p>{hook.url}</p>
        <p className={styles.sub}>{hook.events.map((event) => t(`hookEvent.${event}`)).join(" \u00b7 ")}</p>
      </div>
      <Chip tone={TONES[hook.status]}>{t(`hookStatus.${hook.status}`)}</Chip>
      {hook.disabled_reason !== null && (
        <p className={`${styles.bad} ${styles.wide}`}>{hook.disabled_reason}</p>
      )}
      {hook.last_error !== null && isActive && (
        <p className={`${styles.bad} ${styles.wide}`}>{t("hooks.lastError", { error: hook.last_error })}</p>
      )}
      <div className={`${styles.bar} ${styles.wide}`}>
        <Button onClick={test} disabled={attempt.busy} data-testid="hook-test">
          {t("hooks.test")}
          <About>{hook.url}</About>
        </Button>
        <Button
          kind="quiet"
          onClick={() => setStatus(isActive ? "paused" : "active")}
          disabled={attempt.busy}
          data-testid={isActive ? "hook-pause" : "hook-resume"}
        >
          {t(isActive ? "hooks.pause" : "hooks.resume")}
          <About>{hook.url}</About>
        </Button>
        <Button
          kind="quiet"
          onClick={toggleDeliveries}
          disabled={attempt.busy}
          aria-expanded={deliveries !== null}
          data-testid="hook-deliveries"
        >
          {t("hooks.deliveries")}
          <About>{hook.url}</About>
        </Button>
        <Confirm
          label={t("hooks.delete")}
          about={hook.url}
          question={t("hooks.deleteQuestion")}
          sure={t("hooks.deleteSure")}
          busy={attempt.busy}
          onSure={remove}
          testId="hook-delete"
        />
      </div>
      {tried && (
        <p
          className={`${tried.status === "delivered" ? styles.good : styles.bad} ${styles.wide}`}
          role="status"
          data-testid="hook-tried"
          data-status={tried.status}
        >
          {tried.status === "delivered"
            ? t("hooks.testTaken", { status: tried.response_status ?? "" })
            : t("hooks.testFailed", { error: tried.error ?? "" })}
        </p>
      )}
      {deliveries && (
        <div className={styles.wide}>
          <Deliveries rows={deliveries} />
        </div>
      )}
      <div className={styles.wide}>
        <Problem error={attempt.error} testId="hook-error" />
      </div>
    </li>
  );
}
