/** How much of what is found is shown, and when discovery runs; with a preview before anything is saved. */
import type { DiscoverySettings } from "@career-portrait/shared/contract";
import { useId, useState, type CSSProperties, type ReactNode } from "react";
import { locale, t } from "../../words/index.ts";
import type { Connection } from "../../connection/connection.ts";
import { connectedApi } from "../../connection/api.ts";
import { cache } from "../../sync/database.ts";
import { changeSettings, COPY, settingsOf } from "../../sync/discovery.ts";
import { useFreshCopy } from "../../sync/copy-hooks.ts";
import { Switch } from "../controls.tsx";
import shared from "../Discovery.module.css";
import { useAttempt } from "../attempt.ts";
import { Gate } from "../Gate.tsx";
import { SaveBar } from "../SaveBar.tsx";
import { PreviewPane } from "./PreviewPane.tsx";
import styles from "./Limits.module.css";

const CAP = { least: 1, most: 100 };

function changesOf(before: DiscoverySettings, after: DiscoverySettings): Partial<DiscoverySettings> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before[name as keyof DiscoverySettings] !== value),
  );
}

/** An hour of UTC as the person's clock shows it today. */
function hourWords(hour: number): string {
  const at = new Date();
  at.setUTCHours(hour, 0, 0, 0);
  return new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }).format(at);
}

interface FieldProps {
  value: number;
  onChange: (value: number) => void;
}

function Floor({ value, onChange }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.floorField}>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        style={{ "--floor": value } as CSSProperties}
        aria-describedby={`${id}-hint`}
        data-testid="floor"
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <p className={styles.scale} aria-hidden="true">
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </p>
      <p className={styles.field}>
        <label htmlFor={id}>{t("limits.floor")}</label>
        <output htmlFor={id} data-testid="floor-value">
          {value}
        </output>
        <span id={`${id}-hint`} className={shared.sub}>
          {t("limits.floorHint")}
        </span>
      </p>
    </div>
  );
}

function Cap({ value, onChange }: FieldProps): ReactNode {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const read = (typed: string): void => {
    setText(typed);
    const count = Number(typed);
    if (Number.isInteger(count) && count >= CAP.least && count <= CAP.most) onChange(count);
  };
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{t("limits.cap")}</label>
      <input
        id={id}
        type="number"
        min={CAP.least}
        max={CAP.most}
        // While it is typed, also what is no number yet.
        value={text ?? value}
        aria-describedby={`${id}-hint`}
        data-testid="cap"
        onChange={({ target }) => read(target.value)}
        onBlur={() => setText(null)}
      />
      <span id={`${id}-hint`} className={shared.sub}>
        {t("limits.capHint", CAP)}
      </span>
    </p>
  );
}

function Schedule({
  shown,
  onChange,
}: {
  shown: DiscoverySettings;
  onChange: (after: DiscoverySettings) => void;
}): ReactNode {
  const id = useId();
  return (
    <section className={shared.section} aria-labelledby={`${id}-head`}>
      <div className={shared.sectionHead}>
        <h2 id={`${id}-head`}>{t("limits.schedule")}</h2>
      </div>
      <p className={styles.setting}>
        <Switch
          on={shown.enabled}
          label={t("limits.enabled")}
          onChange={(enabled) => onChange({ ...shown, enabled })}
          testId="discovery-enabled"
        />
        <span aria-hidden="true">{t("limits.enabled")}</span>
      </p>
      <p className={styles.setting}>
        <label htmlFor={`${id}-hour`}>{t("limits.hour")}</label>
        <select
          id={`${id}-hour`}
          value={shown.run_hour_utc}
          disabled={!shown.enabled}
          data-testid="run-hour"
          onChange={({ target }) => onChange({ ...shown, run_hour_utc: Number(target.value) })}
        >
          {Array.from({ length: 24 }, (_, hour) => (
            <option key={hour} value={hour}>
              {t("limits.hourOption", { here: hourWords(hour), utc: `${String(hour).padStart(2, "0")}:00` })}
            </option>
          ))}
        </select>
      </p>
    </section>
  );
}

/** What was just saved, shown until something else stands than when it was. */
interface Saved {
  settings: DiscoverySettings;
  until: DiscoverySettings;
}

function Editor({
  connection,
  standing,
}: {
  connection: Connection;
  standing: DiscoverySettings;
}): ReactNode {
  const [edited, setEdited] = useState<Partial<DiscoverySettings>>({});
  const saving = useAttempt();
  const [saved, setSaved] = useState<Saved | null>(null);
  const base = saved?.until === standing ? saved.settings : standing;
  const shown = { ...base, ...edited };
  const changes = changesOf(base, shown);
  const dirty = Object.keys(changes).length > 0;
  const change = (after: DiscoverySettings): void => setEdited(changesOf(base, after));
  const save = (): void =>
    void saving.run(async () => {
      const settings = await changeSettings(cache, connectedApi(connection), changes);
      setSaved({ settings, until: standing });
      setEdited({});
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (dirty && !saving.busy) save();
      }}
    >
      <PreviewPane
        connection={connection}
        limits={shown}
        saved={base}
        floorControl={
          <Floor
            value={shown.relevance_floor}
            onChange={(relevance_floor) => change({ ...shown, relevance_floor })}
          />
        }
        capControl={<Cap value={shown.daily_cap} onChange={(daily_cap) => change({ ...shown, daily_cap })} />}
      />
      <Schedule shown={shown} onChange={change} />
      <SaveBar
        name="limits"
        unsaved={t("limits.unsaved")}
        error={saving.error}
        busy={saving.busy}
        dirty={dirty}
        onDiscard={() => setEdited({})}
      />
    </form>
  );
}

export function LimitsRoom({ connection }: { connection: Connection }): ReactNode {
  const fresh = useFreshCopy(connection, COPY.settings, settingsOf);
  return (
    <div className={styles.limits} data-testid="limits">
      <p className={shared.lead}>{t("limits.lead")}</p>
      <Gate fresh={fresh}>{(standing) => <Editor connection={connection} standing={standing} />}</Gate>
    </div>
  );
}
