/** The frame of everything about the person: a line of views, and the one that the address names. */
import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import { t, type MessageKey } from "../words/index.ts";
import type { LocalPortrait } from "../sync/hooks.ts";
import { useUnread } from "../site/messages.ts";
import { placeAt, useRoute } from "../ui/route.ts";
import { RoomHead } from "../ui/Views.tsx";
import { ClaimReview } from "./claims/ClaimReview.tsx";
import { ClaimsRoom } from "./claims/ClaimsRoom.tsx";
import { Kept } from "./claims/Done.tsx";
import { DocumentsRoom } from "./documents/DocumentsRoom.tsx";
import { DropAnywhere } from "./documents/DropAnywhere.tsx";
import styles from "../ui/Page.module.css";
import type { RoomProps } from "./room.ts";
import { UnderstoodRoom } from "./understood/index.ts";
import { IdentityRoom, ProfileRoom, ResumeRoom, ReviewRoom } from "./profile/index.ts";

interface View {
  /** Its part of the address: `#/portrait/documents`. */
  path: string;
  name: MessageKey;
  Room: ComponentType<RoomProps>;
  /** How many things wait there for the person. */
  waiting?: (portrait: LocalPortrait, unread: number) => number;
}

/** Looked at now and then: loaded when they are. */
const SiteRoom = lazy(() => import("../site/SiteRoom.tsx"));
const MessagesRoom = lazy(() => import("../site/MessagesRoom.tsx"));

/** The first is shown when the address names none. */
export const PORTRAIT_VIEWS: [View, ...View[]] = [
  { path: "documents", name: "view.documents", Room: DocumentsRoom },
  { path: "understood", name: "view.understood", Room: UnderstoodRoom },
  {
    path: "to-review",
    name: "view.toReview",
    Room: ClaimReview,
    waiting: ({ claims, work }) =>
      [...claims, ...work].filter(({ review_status }) => review_status === "proposed").length,
  },
  { path: "claims", name: "view.claims", Room: ClaimsRoom },
  { path: "profile", name: "view.profile", Room: ProfileRoom },
  { path: "identity", name: "view.identity", Room: IdentityRoom },
  { path: "resume", name: "view.resume", Room: ResumeRoom },
  { path: "review", name: "view.review", Room: ReviewRoom },
  { path: "site", name: "view.site", Room: SiteRoom },
  { path: "messages", name: "view.messages", Room: MessagesRoom, waiting: (_portrait, unread) => unread },
];

export function PortraitPage(props: Omit<RoomProps, "place">): ReactNode {
  const [, path, ...place] = useRoute();
  const unread = useUnread(props.connection);
  const view = PORTRAIT_VIEWS.find((candidate) => candidate.path === path) ?? PORTRAIT_VIEWS[0];
  return (
    <div className={styles.portrait} data-testid="portrait" data-view={view.path}>
      <RoomHead
        title={t("portrait.title")}
        label={t("portrait.views")}
        links={PORTRAIT_VIEWS.map((own) => ({
          href: placeAt("portrait", own.path),
          name: t(own.name),
          isShown: own === view,
          waiting: own.waiting?.(props.portrait, unread),
        }))}
      />
      <Kept connection={props.connection} backend={props.backend} />
      <Suspense fallback={null}>
        <view.Room {...props} place={place} />
      </Suspense>
      <DropAnywhere connection={props.connection} />
    </div>
  );
}
