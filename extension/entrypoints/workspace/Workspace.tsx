/** The full page: a rail of rooms, and the room that the address names. */
import { Briefcase, CloudOff, House, Radar, Settings, UserRound, type LucideIcon } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { DISCOVERY_VIEWS, DiscoveryPage } from "../../discovery/DiscoveryPage.tsx";
import { t, type MessageKey } from "../../words/index.ts";
import { Finder, KeyHelp } from "../../palette/index.tsx";
import { OpportunitiesPage } from "../../tracked/OpportunitiesPage.tsx";
import { HomePage } from "../../home/HomePage.tsx";
import styles from "./Workspace.module.css";
import { PORTRAIT_VIEWS, PortraitPage } from "../../portrait/PortraitPage.tsx";
import { Onboarding } from "../../settings/Onboarding.tsx";
import { SETTINGS_VIEWS, SettingsPage } from "../../settings/SettingsPage.tsx";
import { GivenUp } from "../../sync/GivenUp.tsx";
import { useBackend, useConnection, useFollowedJobs, usePortrait, useSending } from "../../sync/hooks.ts";
import { TAILORED_TABS } from "../../tailored/index.ts";
import { UnreadMessages } from "../../site/UnreadMessages.tsx";
import { placeAt, useRoute } from "../../ui/route.ts";
import { Notice } from "../../ui/surfaces.tsx";

const ROOMS: { path: string; name: MessageKey; icon: LucideIcon }[] = [
  { path: "#/home", name: "room.home", icon: House },
  { path: "#/portrait", name: "room.portrait", icon: UserRound },
  { path: "#/opportunities", name: "room.opportunities", icon: Briefcase },
  { path: "#/discovery", name: "room.discovery", icon: Radar },
  { path: "#/settings", name: "room.settings", icon: Settings },
];

/** Where the palette leads: rooms first, then their views. */
const PLACES: readonly { path: string; name: MessageKey }[] = [
  ...ROOMS,
  ...PORTRAIT_VIEWS.map(({ path, name }) => ({ path: placeAt("portrait", path), name })),
  { path: placeAt("opportunities", "board"), name: "opportunities.board" },
  { path: placeAt("opportunities", "calendar"), name: "opportunities.calendar" },
  { path: placeAt("opportunities", "contacts"), name: "people.name" },
  ...DISCOVERY_VIEWS.map(({ path, name }) => ({ path: placeAt("discovery", path), name })),
  ...SETTINGS_VIEWS.map(({ path, name }) => ({ path: placeAt("settings", path), name })),
];

function useRoom(): string {
  const [first] = useRoute();
  return ROOMS.find(({ path }) => path === `#/${first}`)?.path ?? "#/home";
}

export function Workspace(): ReactNode {
  const room = useRoom();
  const connection = useConnection();
  const portrait = usePortrait();
  const backend = useBackend(connection);
  useFollowedJobs(connection);
  useSending(connection);
  const main = useRef<HTMLElement>(null);
  const here = ROOMS.find(({ path }) => path === room)?.name;
  useEffect(() => {
    document.title = here ? `${t(here)} · Career Portrait` : "Career Portrait";
  }, [here]);
  if (connection === undefined || portrait === undefined) return null;
  const page = (): ReactNode => {
    if (room === "#/settings") return <SettingsPage connection={connection} />;
    if (connection === null) return <Onboarding connection={null} documents={portrait.documents} />;
    if (room === "#/home")
      return <HomePage connection={connection} portrait={portrait} backend={backend.state} />;
    if (room === "#/discovery") return <DiscoveryPage connection={connection} />;
    return room === "#/opportunities" ? (
      <OpportunitiesPage
        connection={connection}
        portrait={portrait}
        backend={backend.state}
        tabs={TAILORED_TABS}
      />
    ) : (
      <PortraitPage connection={connection} portrait={portrait} backend={backend.state} />
    );
  };
  return (
    <div className={styles.shell}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()} data-testid="skip">
        {t("shell.skip")}
      </button>
      <nav className={styles.rail} aria-label={t("room.name")}>
        <p className={styles.brand}>Career Portrait</p>
        <Finder connection={connection} portrait={portrait} places={PLACES} />
        <ul>
          {ROOMS.map(({ path, name, icon: Icon }) => (
            <li key={path}>
              <a href={path} aria-current={path === room ? "page" : undefined}>
                <Icon size={16} aria-hidden="true" />
                {t(name)}
                {path === "#/portrait" && connection && <UnreadMessages connection={connection} />}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <KeyHelp inWorkspace />
        </div>
      </nav>
      {/* Before the page, so that its key is heard first. */}
      <GivenUp />
      <main
        ref={main}
        tabIndex={-1}
        data-testid="workspace"
        data-room={room.slice(2)}
        data-connection={connection ? backend.state : "none"}
      >
        {backend.state === "unreachable" && (
          <Notice icon={CloudOff} tone="warn" testId="backend-unreachable">
            {t("trouble.unreachable")}
          </Notice>
        )}
        {backend.state === "signed_out" && room !== "#/settings" && (
          <Notice icon={CloudOff} tone="stop" testId="signed-out">
            {t("trouble.signedOut")} <a href="#/settings">{t("room.settings")}</a>
          </Notice>
        )}
        {page()}
      </main>
    </div>
  );
}
