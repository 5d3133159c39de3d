/** The side panel: which of its states holds, and what is said about the connection above it. */
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from "react";
import { allWords, t, tn } from "../words/index.ts";
import { Posting, PostingSkeleton } from "../posting/Posting.tsx";
import { loadScoring } from "../posting/scoring-module.ts";
import type { Connection } from "../connection/connection.ts";
import { BackendNotice } from "../settings/BackendNotice.tsx";
import { Onboarding } from "../settings/Onboarding.tsx";
import {
  useBackend,
  useConnection,
  useFollowedJobs,
  usePortrait,
  type LocalPortrait,
} from "../sync/hooks.ts";
import { useShortcuts } from "../ui/shortcuts.ts";
import { Nothing, Unread, Unsettled } from "./PanelStates.tsx";
import { openPosting, type Session } from "../capture/session.ts";
import { dispatch, useSession } from "../capture/store.ts";

/** Only what is tracked has it: loaded then. */
const AfterSaving = lazy(async () => {
  await allWords;
  return import("./saved/AfterSaving.tsx");
});
/** Few pages are results lists. */
const PostingList = lazy(() => import("./PostingList.tsx"));

/** The panel's states as other programs (tests) and styles see them, in `data-state`. */
export type PanelState =
  | "starting"
  | "not-connected"
  | "reading"
  | "no-access"
  | "restricted"
  | "failed"
  | "unsettled"
  | "posting"
  | "list"
  | "form-only"
  | "nothing";

/** Names the state of a session. */
function panelStateOf(session: Session): PanelState {
  const { shown } = session;
  switch (shown.kind) {
    case "idle":
    case "reading":
      return "reading";
    case "unsettled":
      return "unsettled";
    case "unreadable":
      return shown.why === "no_access" ? "no-access" : shown.why;
    default:
      if (openPosting(session)) return "posting";
      if (shown.result.kind === "list") return "list";
      return shown.result.reason === "form_only" ? "form-only" : "nothing";
  }
}

function readAgain(): void {
  dispatch({ type: "again" });
}

function Content(props: {
  session: Session;
  connection: Connection;
  portrait: LocalPortrait;
  onOpenQueue: () => void;
  onFillForm: () => void;
}): ReactNode {
  const { session, connection, portrait, onOpenQueue, onFillForm } = props;
  const { shown } = session;
  const open = useMemo(() => openPosting(session), [session]);
  const [lastChosen, setLastChosen] = useState<number | null>(null);
  useShortcuts({ r: open ? null : { says: t("menu.readAgain"), act: readAgain } });
  const choose = (index: number): void => {
    setLastChosen(index);
    dispatch({ type: "chosen", index });
  };

  if (open) {
    const fromList = shown.kind === "page" && shown.result.kind === "list";
    return (
      <Posting
        key={open.key}
        posting={open.posting}
        captureKey={open.key}
        pageAddress={session.address}
        connection={connection}
        portrait={portrait}
        onReadAgain={readAgain}
        onFillForm={onFillForm}
        Saved={AfterSaving}
        onBack={fromList ? () => dispatch({ type: "chosen", index: null }) : null}
      />
    );
  }
  switch (shown.kind) {
    case "idle":
    case "reading":
      return <PostingSkeleton />;
    case "unsettled":
      return <Unsettled />;
    case "unreadable":
      return <Unread why={shown.why} address={session.address} />;
    default:
      if (shown.result.kind !== "list")
        return <Nothing reason={shown.result.reason} address={shown.address} onFillForm={onFillForm} />;
      return (
        <Suspense fallback={<PostingSkeleton />}>
          <PostingList
            postings={shown.result.postings}
            captureId={shown.captureId}
            connection={connection}
            portrait={portrait}
            lastChosen={lastChosen}
            onChoose={choose}
            onOpenQueue={onOpenQueue}
          />
        </Suspense>
      );
  }
}

/** What a screen reader is told when a reading arrives. */
function announcementOf(session: Session): string {
  const { shown } = session;
  const open = openPosting(session);
  if (open) return t("live.posting", { title: open.posting.title ?? t("posting.untitled") });
  if (shown.kind === "reading") return t("live.reading");
  if (shown.kind === "page" && shown.result.kind === "list")
    return tn("list.count", shown.result.postings.length);
  return shown.kind === "page" ? t("nothing.title") : "";
}

/** What stands in the posting's place when it is asked for. */
interface Ways {
  onOpenQueue: () => void;
  onFillForm: () => void;
}

export function Panel(ways: Ways): ReactNode {
  const session = useSession();
  const connection = useConnection();
  const portrait = usePortrait();
  const backend = useBackend(connection);
  useFollowedJobs(connection);
  // By the time a page has been read, it is usually there.
  const isConnected = Boolean(connection);
  useEffect(() => {
    if (isConnected) void loadScoring();
  }, [isConnected]);

  // Who is not connected yet needs no copy to begin with.
  const starting = connection === undefined || (connection !== null && portrait === undefined);
  const state: PanelState = starting
    ? "starting"
    : connection === null
      ? "not-connected"
      : panelStateOf(session);
  return (
    <main
      data-testid="panel"
      data-state={state}
      data-connection={connection ? backend.state : "none"}
      data-address={session.address ?? ""}
      data-generation={session.generation}
    >
      <div className="visually-hidden" role="status" aria-live="polite">
        {state === "starting" || state === "not-connected" ? "" : announcementOf(session)}
      </div>
      {starting && <PostingSkeleton />}
      {connection === null && <Onboarding connection={null} documents={portrait?.documents ?? []} />}
      {connection && portrait && (
        <>
          <BackendNotice state={backend.state} address={connection.address} retry={backend.retry} />
          <Content session={session} connection={connection} portrait={portrait} {...ways} />
        </>
      )}
    </main>
  );
}
