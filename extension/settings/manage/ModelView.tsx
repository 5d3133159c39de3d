/** Which AI model works beside the local engine: the server's, one's own, or none; tried by a button, and what it cost. */
import type { ModelSettings, ModelUse } from "@career-portrait/shared/contract";
import { useState, type ReactNode } from "react";
import { connectedApi } from "../../connection/api.ts";
import { useAttempt } from "../../connection/attempt.ts";
import type { Connection } from "../../connection/connection.ts";
import room from "../../ui/Room.module.css";
import { t } from "../../words/index.ts";
import { Managed } from "./Managed.tsx";
import { Confirm } from "../../ui/Confirm.tsx";
import styles from "./Manage.module.css";
import { ModelForm } from "./ModelForm.tsx";
import { Part, Problem } from "./Part.tsx";
import { Spending } from "./Spending.tsx";

interface Props {
  connection: Connection;
  settings: ModelSettings;
  reload: () => Promise<unknown>;
}

/** What each choice means as things stand; null for one that is not to be had yet. */
function meaningOf({ server, own }: ModelSettings): Record<ModelUse, string | null> {
  return {
    server: server === null ? t("model.serverNone") : t("model.serverIs", { ...server }),
    own: own === null ? null : t("model.ownIs", { model: own.model, host: new URL(own.address).host }),
    none: t("model.noneIs"),
  };
}

function Choice({ connection, settings, reload }: Props): ReactNode {
  const attempt = useAttempt();
  /** Shown as chosen until it stands so, or is refused. */
  const [choosing, setChoosing] = useState<ModelUse | null>(null);
  const meaning = meaningOf(settings);
  const choose = (use: ModelUse): void => {
    setChoosing(use);
    void attempt
      .run(async () => {
        await connectedApi(connection).chooseModel({ body: { use } });
        await reload();
      })
      .then(() => setChoosing(null));
  };
  const uses = ["server", "own", "none"] as const;
  return (
    <Part title={t("model.title")} lead={t("model.lead")}>
      <fieldset className={styles.form} data-testid="model-use" data-value={settings.use}>
        <legend className="visually-hidden">{t("model.title")}</legend>
        {uses.map((use) => (
          <label key={use} className={styles.check}>
            <input
              type="radio"
              name="model-use"
              value={use}
              checked={(choosing ?? settings.use) === use}
              disabled={meaning[use] === null}
              onChange={() => choose(use)}
              data-testid={`model-use-${use}`}
            />
            <span>
              {t(`modelUse.${use}`)}
              <br />
              <span className={styles.sub}>{meaning[use] ?? t("model.ownNone")}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p role="status" data-testid="model-works" data-model={settings.works_with}>
        {settings.works_with === "local"
          ? t("model.worksLocal")
          : t("model.worksWith", { model: settings.works_with })}
      </p>
      <Problem error={attempt.error} testId="model-use-error" />
    </Part>
  );
}

function Own({ connection, settings, reload }: Props): ReactNode {
  const attempt = useAttempt();
  const [saved, setSaved] = useState(0);
  const { own } = settings;
  const forget = (): void => {
    void attempt.run(async () => {
      await connectedApi(connection).forgetOwnModel();
      await reload();
      setSaved((times) => times + 1);
    });
  };
  return (
    <Part title={t("model.own")} lead={t("model.ownLead")}>
      <ModelForm
        key={saved}
        connection={connection}
        own={own}
        onSaved={async () => {
          await reload();
          setSaved((times) => times + 1);
        }}
        onTried={reload}
        isSaved={saved > 0 && own !== null}
      />
      {own !== null && (
        <Confirm
          label={t("model.forget")}
          question={t("model.forgetQuestion")}
          sure={t("model.forgetSure")}
          busy={attempt.busy}
          onSure={forget}
          testId="model-forget"
        />
      )}
      <Problem error={attempt.error} testId="model-forget-error" />
    </Part>
  );
}

export default function ModelView({ connection }: { connection: Connection }): ReactNode {
  return (
    <div className={room.reading} data-testid="settings-model">
      <Managed
        connection={connection}
        name="model"
        fetch={async (client) => (await client.getModelSettings()).data}
      >
        {(settings, reload) => (
          <>
            <Choice connection={connection} settings={settings} reload={reload} />
            <Own connection={connection} settings={settings} reload={reload} />
            <Part title={t("usage.cost")} lead={t("usage.costLead")}>
              <Spending spending={settings.spending} />
            </Part>
          </>
        )}
      </Managed>
    </div>
  );
}
