/** The side panel: the posting that is open, and the queue beside it. */
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { PostingSkeleton } from "../posting/Posting.tsx";
import { Panel } from "./Panel.tsx";
import { KeyHelp } from "../palette/index.tsx";
import { allWords, formatNumber, t } from "../words/index.ts";
import { accountOf, type Connection } from "../connection/connection.ts";
import { troubleOf } from "../connection/api.ts";
import { refreshKey } from "../sync/copy-hooks.ts";
import { useConnection, useSending } from "../sync/hooks.ts";
import { bringQueueUpToDate } from "../sync/sending.ts";
import { Key } from "../ui/Button.tsx";
import { useShortcuts } from "../ui/shortcuts.ts";
import { showCount } from "../queue/badge.ts";
import { QueueSkeleton } from "../queue/QueueSkeleton.tsx";
import type { QueueView, Refreshing } from "../queue/QueueView.tsx";
import styles from "./SidePanel.module.css";
import { useWaiting } from "../queue/triage.ts";
import { PANEL_VIEWS, showView, usePanelView, type PanelView } from "./view.ts";

type QueueModule = { QueueView: typeof QueueView };
/** Few postings lead to a form: its view is loaded when it is asked for. */
const OpenForm = lazy(async () => {
  await allWords;
  return { default: (await import("./OpenForm.tsx")).OpenForm };
});

/** The queue's own view, which the posting does not need: loaded when nothing else is to be done, or when it is asked for. */
function useQueueModule(connected: boolean, asked: boolean): QueueModule | null {
  const [loaded, setLoaded] = useState<QueueModule | null>(null);
  useEffect(() => {
    const load = (): void =>
      void allWords.then(async () => setLoaded(await import("../queue/QueueView.tsx")));
    if (asked) {
      load();
      return undefined;
    }
    if (!connected) return undefined;
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, [connected, asked]);
  return loaded;
}

/** Keeps the copy of the queue fresh while the panel is open, whichever view stands in it; what keeps it from that. */
function useFreshQueue(connection: Connection | null | undefined): Refreshing {
  const query = useQuery({
    queryKey: connection ? refreshKey(connection, "queue") : ["no queue"],
    queryFn: async () => {
      await bringQueueUpToDate();
      return true;
    },
    enabled: Boolean(connection && !connection.rejected),
    networkMode: "always",
    retry: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: "always",
    refetchInterval: ({ state }) => (state.status === "error" ? 10_000 : 60_000),
    staleTime: 5_000,
  });
  return { trouble: query.isError ? troubleOf(query.error) : null, retry: () => void query.refetch() };
}

function Views({ view, waiting }: { view: PanelView; waiting: number | null }): ReactNode {
  return (
    <nav className={styles.views} aria-label={t("panel.views")}>
      {PANEL_VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === view}
          onClick={() => showView(each)}
          data-testid={`view-${each}`}
        >
          {t(`panel.${each}`)}
          {each === "queue" && waiting !== null && waiting > 0 && (
            <small data-testid="queue-count" data-count={waiting}>
              {formatNumber(waiting)}
            </small>
          )}
          {(each === "queue") !== (view === "queue") && <Key>Q</Key>}
        </button>
      ))}
    </nav>
  );
}

export function SidePanel(): ReactNode {
  const connection = useConnection();
  const { view } = usePanelView();
  const waiting = useWaiting(connection ? accountOf(connection) : null);
  const other = (): void => showView(view === "queue" ? "posting" : "queue");
  // As long as the buttons of the views are there, so that no key is lost before the connection is read.
  useShortcuts({ q: connection !== null ? { says: t("shortcut.otherView"), act: other } : null });
  const refreshing = useFreshQueue(connection);
  useSending(connection);
  useEffect(() => {
    if (waiting) void showCount(waiting.pending);
  }, [waiting]);
  const queue = useQueueModule(Boolean(connection), view === "queue");
  // The posting's place is the same whether there is a connection or not: nothing in it begins anew once that is known.
  return (
    <div className={styles.panel}>
      <KeyHelp />
      {connection !== null && <Views view={view} waiting={waiting?.queue ?? null} />}
      {(view === "posting" || connection === null) && (
        <Panel onOpenQueue={() => showView("queue")} onFillForm={() => showView("form")} />
      )}
      {view === "form" && connection && (
        <Suspense fallback={<PostingSkeleton />}>
          <OpenForm connection={connection} onBack={() => showView("posting")} />
        </Suspense>
      )}
      {view === "queue" &&
        connection !== null &&
        (queue && connection ? (
          <queue.QueueView connection={connection} refreshing={refreshing} />
        ) : (
          <QueueSkeleton />
        ))}
    </div>
  );
}
