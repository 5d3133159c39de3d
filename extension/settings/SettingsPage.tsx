/** The frame of the settings: views with addresses of their own; what few come for is loaded when they come. */
import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import type { Connection } from "../connection/connection.ts";
import frame from "../ui/Page.module.css";
import { placeAt, useRoute } from "../ui/route.ts";
import { RoomHead } from "../ui/Views.tsx";
import { t, type MessageKey } from "../words/index.ts";
import { ConnectionView } from "./ConnectionView.tsx";

interface Shown {
  connection: Connection;
}

interface View {
  /** Its part of the address: `#/settings/webhooks`. */
  path: string;
  name: MessageKey;
  View: ComponentType<Shown>;
}

export const SETTINGS_VIEWS: readonly View[] = [
  { path: "import", name: "settings.import", View: lazy(() => import("./manage/ImportView.tsx")) },
  { path: "export", name: "settings.export", View: lazy(() => import("./manage/ExportView.tsx")) },
  { path: "model", name: "settings.model", View: lazy(() => import("./manage/ModelView.tsx")) },
  { path: "usage", name: "settings.usage", View: lazy(() => import("./manage/UsageView.tsx")) },
  { path: "keys", name: "settings.keys", View: lazy(() => import("./manage/KeysView.tsx")) },
  { path: "webhooks", name: "settings.webhooks", View: lazy(() => import("./manage/WebhooksView.tsx")) },
  { path: "mail", name: "settings.mail", View: lazy(() => import("./manage/MailView.tsx")) },
  { path: "delete", name: "settings.delete", View: lazy(() => import("./manage/DeleteView.tsx")) },
];

export function SettingsPage({ connection }: { connection: Connection | null }): ReactNode {
  const [, path] = useRoute();
  const usable = connection !== null && !connection.rejected ? connection : null;
  // Without a connection there is only that to be set.
  const shown = usable === null ? undefined : SETTINGS_VIEWS.find((view) => view.path === path);
  const links = [
    { href: placeAt("settings"), name: t("settings.connection"), isShown: shown === undefined },
    ...(usable === null ? [] : SETTINGS_VIEWS).map((view) => ({
      href: placeAt("settings", view.path),
      name: t(view.name),
      isShown: view === shown,
    })),
  ];
  return (
    <div className={frame.portrait} data-testid="settings" data-view={shown?.path ?? "connection"}>
      <RoomHead title={t("settings.title")} label={t("settings.views")} links={links} />
      {usable !== null && shown !== undefined ? (
        <Suspense fallback={<div role="status" aria-label={t("copy.loading")} data-testid="loading" />}>
          <shown.View key={usable.key} connection={usable} />
        </Suspense>
      ) : (
        <ConnectionView connection={connection} />
      )}
    </div>
  );
}
