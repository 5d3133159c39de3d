/** The frame of discovery: what is looked for, where, how much of it is shown, and what was learned from corrections. */
import type { ComponentType, ReactNode } from "react";
import { t, type MessageKey } from "../words/index.ts";
import frame from "../ui/Page.module.css";
import type { Connection } from "../connection/connection.ts";
import { placeAt, useRoute } from "../ui/route.ts";
import { RoomHead } from "../ui/Views.tsx";
import { CorrectionsRoom } from "./corrections/CorrectionsRoom.tsx";
import { LessonsRoom } from "./lessons/LessonsRoom.tsx";
import { LimitsRoom } from "./limits/LimitsRoom.tsx";
import { SearchesRoom } from "./searches/SearchesRoom.tsx";
import { WishesRoom } from "./wishes/WishesRoom.tsx";

interface View {
  /** Its part of the address: `#/discovery/searches`. */
  path: string;
  name: MessageKey;
  Room: ComponentType<{ connection: Connection }>;
}

/** The first is shown when the address names none. */
export const DISCOVERY_VIEWS: [View, ...View[]] = [
  { path: "wishes", name: "discovery.wishes", Room: WishesRoom },
  { path: "searches", name: "discovery.searches", Room: SearchesRoom },
  { path: "limits", name: "discovery.limits", Room: LimitsRoom },
  { path: "corrections", name: "discovery.corrections", Room: CorrectionsRoom },
  { path: "lessons", name: "discovery.lessons", Room: LessonsRoom },
];

export function DiscoveryPage({ connection }: { connection: Connection }): ReactNode {
  const [, path] = useRoute();
  const view = DISCOVERY_VIEWS.find((candidate) => candidate.path === path) ?? DISCOVERY_VIEWS[0];
  return (
    <div className={frame.portrait} data-testid="discovery" data-view={view.path}>
      <RoomHead
        title={t("discovery.title")}
        label={t("discovery.views")}
        links={DISCOVERY_VIEWS.map((own) => ({
          href: placeAt("discovery", own.path),
          name: t(own.name),
          isShown: own === view,
        }))}
      />
      <view.Room connection={connection} />
    </div>
  );
}
