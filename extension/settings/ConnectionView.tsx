/** Where the extension is connected, which sites it reads without a click, and how to end either. */
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { browser } from "wxt/browser";
import { t } from "../words/index.ts";
import styles from "../ui/Page.module.css";
import room from "../ui/Room.module.css";
import { About, Button } from "../ui/Button.tsx";
import { disconnect } from "./connect.ts";
import type { Connection } from "../connection/connection.ts";
import { ConnectForm } from "./ConnectForm.tsx";
import { SampleData } from "../portrait/SampleData.tsx";

/** The origins the person has granted beside the ones the extension came with. */
function useGrantedSites(): { sites: string[]; remove: (origin: string) => void } {
  const [sites, setSites] = useState<string[]>([]);
  const load = useCallback(() => {
    const own = new Set(browser.runtime.getManifest().host_permissions);
    void browser.permissions
      .getAll()
      .then(({ origins }) => setSites((origins ?? []).filter((origin) => !own.has(origin))));
  }, []);
  useEffect(load, [load]);
  return { sites, remove: (origin) => void browser.permissions.remove({ origins: [origin] }).then(load) };
}

export function ConnectionView({ connection }: { connection: Connection | null }): ReactNode {
  const { sites, remove } = useGrantedSites();
  return (
    <div className={room.reading} data-testid="settings-connection">
      <section className={room.section}>
        <div className={room.sectionHead}>
          <h2>{t("settings.connection")}</h2>
        </div>
        {connection && !connection.rejected ? (
          <ul className={styles.documents}>
            <li>
              <div>
                <p className={styles.label} data-testid="connected-address">
                  {connection.address}
                </p>
                <p className={styles.sub}>{t("settings.keyHere")}</p>
              </div>
              <Button onClick={() => void disconnect()} data-testid="disconnect">
                {t("settings.disconnect")}
              </Button>
            </li>
          </ul>
        ) : (
          <div style={{ paddingTop: 12, maxWidth: 360 }}>
            <ConnectForm />
          </div>
        )}
      </section>
      {connection && !connection.rejected && (
        <section className={room.section}>
          <div className={room.sectionHead}>
            <h2>{t("sample.title")}</h2>
          </div>
          <div style={{ paddingTop: 12 }}>
            <SampleData connection={connection} />
          </div>
        </section>
      )}
      <section className={room.section}>
        <div className={room.sectionHead}>
          <h2>{t("settings.sites")}</h2>
        </div>
        {sites.length === 0 && <p className={styles.empty}>{t("settings.noSites")}</p>}
        <ul className={styles.documents}>
          {sites.map((origin) => (
            <li key={origin}>
              <p className={styles.label}>{origin}</p>
              <Button onClick={() => remove(origin)}>
                {t("settings.forget")}
                <About>{origin}</About>
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
