/** API keys: those there are, one made for another program and shown once, one revoked. */
import { type ApiKey, type ApiKeyCreated, type Scope, SCOPES } from "@career-portrait/shared/contract";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { connectedApi } from "../../connection/api.ts";
import { useAttempt } from "../../connection/attempt.ts";
import type { Connection } from "../../connection/connection.ts";
import { Confirm } from "../../ui/Confirm.tsx";
import { Button } from "../../ui/Button.tsx";
import room from "../../ui/Room.module.css";
import { useRows } from "../../ui/rows.ts";
import { Chip } from "../../ui/surfaces.tsx";
import { formatDay, formatMoment, t, tn } from "../../words/index.ts";
import { prefixOf } from "../connect.ts";
import { Managed } from "./Managed.tsx";
import styles from "./Manage.module.css";
import { NewForm } from "./NewForm.tsx";
import { Part, Problem } from "./Part.tsx";
import { Secret } from "./Secret.tsx";

function usedWords({ last_used_at, created_at, revoked_at }: ApiKey): string {
  if (revoked_at !== null) return t("keys.revokedAt", { when: formatDay(revoked_at) });
  const used =
    last_used_at === null ? t("keys.unused") : t("keys.used", { when: formatMoment(last_used_at) });
  return [t("keys.made", { when: formatDay(created_at) }), used].join(" \u00b7 ");
}

/** A key as a row: its scopes are a list of their own. */
const KEY = "[data-testid=key]";

interface RowProps {
  apiKey: ApiKey;
  isOwn: boolean;
  busy: boolean;
  onRevoke: () => void;
}

function Row({ apiKey, isOwn, busy, onRevoke }: RowProps): ReactNode {
  const { name, prefix, scopes, revoked_at } = apiKey;
  return (
    <li data-testid="key" data-name={name} data-revoked={revoked_at !== null}>
      <div>
        <p>{name}</p>
        <p className={styles.sub}>
          <code>{prefix}…</code> {"\u00b7"} {usedWords(apiKey)}
        </p>
        <details className={styles.sub}>
          <summary>{tn("keys.may", scopes.length)}</summary>
          <ul>
            {scopes.map((scope) => (
              <li key={scope}>{t(`scope.${scope}`)}</li>
            ))}
          </ul>
        </details>
      </div>
      {isOwn && <Chip tone="accent">{t("keys.own")}</Chip>}
      {!isOwn && revoked_at === null && (
        <Confirm
          label={t("keys.revoke")}
          about={name}
          question={t("keys.revokeQuestion", { name })}
          sure={t("keys.revokeSure")}
          busy={busy}
          onSure={onRevoke}
          testId="key-revoke"
        />
      )}
    </li>
  );
}

interface KeysProps {
  connection: Connection;
  keys: ApiKey[];
  reload: () => Promise<unknown>;
}

function Keys({ connection, keys, reload }: KeysProps): ReactNode {
  const attempt = useAttempt();
  const [liveRows, revokedRows] = [useRows(KEY), useRows(KEY)];
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<ApiKeyCreated | null>(null);
  const own = keys.find(
    ({ prefix, revoked_at }) => revoked_at === null && prefix === prefixOf(connection.key),
  );
  // A key grants only what it may do itself.
  const grantable = SCOPES.filter((scope) => own?.scopes.includes(scope) ?? false);
  const live = keys.filter(({ revoked_at }) => revoked_at === null);
  const revoked = keys.filter(({ revoked_at }) => revoked_at !== null);
  const make = (name: string, scopes: Scope[]): void => {
    void attempt.run(async () => {
      const { data } = await connectedApi(connection).createApiKey({ body: { name, scopes } });
      setMade(data);
      setMaking(false);
      await reload();
    });
  };
  const revoke = (id: string): void => {
    void attempt.run(async () => {
      await connectedApi(connection).revokeApiKey({ params: { id } });
      await reload();
    });
  };
  const rowOf = (apiKey: ApiKey): ReactNode => (
    <Row
      key={apiKey.id}
      apiKey={apiKey}
      isOwn={apiKey === own}
      busy={attempt.busy}
      onRevoke={() => revoke(apiKey.id)}
    />
  );
  return (
    <Part
      title={t("keys.title")}
      lead={t("keys.lead")}
      action={
        !isMaking && (
          <Button kind="quiet" onClick={() => setMaking(true)} data-testid="key-new">
            <Plus size={16} aria-hidden="true" />
            {t("keys.new")}
          </Button>
        )
      }
    >
      {made && (
        <Secret
          title={t("keys.ready", { name: made.name })}
          why={t("keys.once")}
          secret={made.key}
          onDone={() => setMade(null)}
          testId="key-secret"
        />
      )}
      {isMaking && (
        <NewForm
          text={{
            label: t("keys.name"),
            example: t("keys.nameExample"),
            missing: t("keys.needsName"),
            type: "text",
            max: 100,
          }}
          choices={{
            legend: t("keys.scopes"),
            options: grantable.map((value) => ({ value, label: t(`scope.${value}`) })),
            missing: t("keys.needsScope"),
          }}
          chosen={grantable.filter((scope) => scope.startsWith("read:"))}
          submit={t("keys.make")}
          busy={attempt.busy}
          onMake={make}
          onClose={() => setMaking(false)}
          testId="key"
        />
      )}
      <Problem error={attempt.error} testId="keys-error" />
      <ul ref={liveRows} className={styles.rows}>
        {live.map(rowOf)}
      </ul>
      {revoked.length > 0 && (
        <details data-testid="keys-revoked">
          <summary className={styles.sub}>{tn("keys.revoked", revoked.length)}</summary>
          <ul ref={revokedRows} className={styles.rows}>
            {revoked.map(rowOf)}
          </ul>
        </details>
      )}
    </Part>
  );
}

export default function KeysView({ connection }: { connection: Connection }): ReactNode {
  return (
    <div className={room.reading} data-testid="settings-keys">
      <Managed
        connection={connection}
        name="keys"
        fetch={async (client) => (await client.listApiKeys({ query: { limit: 200 } })).data}
      >
        {(keys, reload) => <Keys connection={connection} keys={keys} reload={reload} />}
      </Managed>
    </div>
  );
}
