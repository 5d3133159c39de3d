/** The review queue: one posting in focus, decided with one key, the next in its place at once. */
import type { DiscoverySettings } from "@career-portrait/shared/contract";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { browser } from "wxt/browser";
import { BackendNotice } from "../settings/BackendNotice.tsx";
import { formatNumber, t } from "../words/index.ts";
import { accountOf, type Connection } from "../connection/connection.ts";
import type { Lane, QueueRow } from "../sync/database.ts";
import type { Trouble } from "../connection/api.ts";
import { useFreshCopy } from "../sync/copy-hooks.ts";
import { useBackend } from "../sync/hooks.ts";
import { LANES } from "../sync/queue-lanes.ts";
import { Button } from "../ui/Button.tsx";
import { useNow } from "../sync/pending.ts";
import { useShortcuts } from "../ui/shortcuts.ts";
import styles from "./Queue.module.css";
import { QueueCard } from "./QueueCard.tsx";
import { latestOf, QueueFoot, wordsOf, type Deeds } from "./QueueFoot.tsx";
import { QueueNotices } from "./QueueNotices.tsx";
import { QueueSkeleton } from "./QueueSkeleton.tsx";
import { EmptyLane, QueueAway } from "./QueueStates.tsx";
import {
  decideRow,
  focusRow,
  promoteNext,
  showLane,
  undo,
  useQueue,
  useTriage,
  type Shown,
} from "./triage.ts";
import { useSwipe } from "./useSwipe.ts";

/** How often what is shown grows older by itself, in ms. */
const MINUTE = 60_000;
/** How many of those that follow are shown under the one in focus. */
const PEEKING = 5;
/** Promoted at once while the account's daily cap is not known. */
const USUAL_CAP = 10;

function Lanes({ lane, counts }: { lane: Lane; counts: Shown["counts"] | null }): ReactNode {
  return (
    <nav className={styles.lanes} aria-label={t("triage.lanes")}>
      {LANES.map((each, index) => (
        <button
          key={each}
          type="button"
          aria-current={each === lane}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => showLane(each)}
          data-testid={`lane-${each}`}
          data-count={counts?.[each] ?? ""}
        >
          <b>{counts ? formatNumber(counts[each]) : "\u2013"}</b> {t(`lane.${each}`)}
        </button>
      ))}
    </nav>
  );
}

function Following(props: { rows: readonly QueueRow[]; onPick: (row: QueueRow) => void }): ReactNode {
  if (props.rows.length === 0) return null;
  return (
    <section className={styles.following} aria-label={t("triage.upNext")}>
      <ol>
        {props.rows.map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => props.onPick(row)} data-testid="queue-peek" data-id={row.id}>
              <b>{row.relevance_score ?? "\u2013"}</b>
              <span>
                <span className={styles.peekTitle}>{row.title ?? t("triage.untitled")}</span>
                {row.company && <span className={styles.peekCompany}>{row.company}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where the one in focus stands, with the way to the others. */
function Place(props: { at: number; count: number; go: (to: number) => void }): ReactNode {
  const { at, count, go } = props;
  return (
    <div className={styles.place}>
      <span data-testid="queue-place">{t("triage.place", { index: at + 1, count })}</span>
      <Button
        kind="quiet"
        icon
        disabled={at === 0}
        onClick={() => go(at - 1)}
        aria-label={t("triage.previous")}
        aria-keyshortcuts="k"
        data-testid="queue-previous"
      >
        <ChevronUp size={16} aria-hidden="true" />
      </Button>
      <Button
        kind="quiet"
        icon
        disabled={at >= count - 1}
        onClick={() => go(at + 1)}
        aria-label={t("triage.next")}
        aria-keyshortcuts="j"
        data-testid="queue-next"
      >
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}

/** What a screen reader is told when another posting comes into focus. */
function nowWords(row: QueueRow | null, lane: Lane): string {
  if (!row) return t(`laneEmpty.${lane}`);
  const score = row.relevance_score;
  return t("triage.now", {
    title: row.title ?? t("triage.untitled"),
    place: row.company ?? "",
    relevance: score === null ? t("triage.unscored") : t("triage.nowRelevance", { score }),
  });
}

function Triage(props: { account: string; shown: Shown; settings: DiscoverySettings | null }): ReactNode {
  const { account, shown, settings } = props;
  const { lane, rows, at, counts, actions } = shown;
  const row = rows[at] ?? null;
  const now = useNow(actions, MINUTE);
  const latest = latestOf(actions, now);
  const [undone, setUndone] = useState({ words: "", at: 0 });
  const id = row?.id;
  const promotable = Math.min(settings?.daily_cap ?? USUAL_CAP, counts.deck);
  const go = (to: number): void => {
    const next = rows[Math.max(0, Math.min(to, rows.length - 1))];
    if (next) focusRow(lane, { id: next.id, index: rows.indexOf(next) });
  };
  const settle = (kind: Parameters<typeof decideRow>[3]) => () => row && decideRow(account, shown, row, kind);
  const deeds: Deeds = {
    add: settle("add"),
    dismiss: settle("dismiss"),
    rescue: settle(row?.status === "dismissed" ? "restore" : "rescue"),
    promote: () => promotable > 0 && void promoteNext(account, promotable),
    open: () => row?.url && void browser.tabs.create({ url: row.url }),
    undo: () =>
      void undo(account).then((action) =>
        setUndone({
          words: action ? t("done.undone", { subject: action.subject }) : t("done.nothing"),
          at: Date.now(),
        }),
      ),
  };
  const inQueue = lane === "queue";
  useShortcuts({
    a: inQueue ? { says: t("triage.add"), act: deeds.add } : null,
    d: inQueue ? { says: t("triage.dismiss"), act: deeds.dismiss } : null,
    r: inQueue ? null : { says: t("triage.rescue"), act: deeds.rescue },
    p: inQueue || lane === "deck" ? { says: t("shortcut.promote"), act: deeds.promote } : null,
    o: { says: t("triage.open"), act: deeds.open },
    u: { says: t("done.undo"), act: deeds.undo },
    j: { says: t("triage.next"), act: () => go(at + 1) },
    k: { says: t("triage.previous"), act: () => go(at - 1) },
    ...Object.fromEntries(
      LANES.map((each, index) => [String(index + 1), { says: t(`lane.${each}`), act: () => showLane(each) }]),
    ),
  });
  useEffect(() => {
    // What follows is read from its top.
    if (id) window.scrollTo(0, 0);
  }, [id]);
  const swiping = useSwipe(inQueue ? deeds.add : deeds.rescue, inQueue ? deeds.dismiss : null);
  const said = actions.every(({ created_at }) => created_at <= undone.at) ? undone.words : "";
  return (
    <>
      <p className="visually-hidden" role="status" data-testid="queue-now">
        {said || (latest ? wordsOf(latest) : "")} {nowWords(row, lane)}
      </p>
      <div className={styles.body}>
        {row ? (
          <>
            <Place at={at} count={counts[lane]} go={go} />
            <div className={styles.swipe} key={row.id} {...swiping}>
              <QueueCard row={row} now={now} />
            </div>
            <Following
              rows={rows.slice(at + 1, at + 1 + PEEKING)}
              onPick={(next) => go(rows.indexOf(next))}
            />
            <p className={styles.keys}>
              <b>{t("triage.keys")}</b> {t("triage.keysHow")}
            </p>
          </>
        ) : (
          <EmptyLane
            lane={lane}
            settings={settings}
            now={now}
            onDeck={counts.deck}
            promotable={promotable}
            onPromote={deeds.promote}
          />
        )}
      </div>
      <QueueFoot lane={lane} row={row} promotable={promotable} latest={latest} deeds={deeds} />
    </>
  );
}

/** How the copy of the queue is kept up to date. */
export interface Refreshing {
  /** What kept it from being read last time. */
  trouble: Trouble | null;
  retry: () => void;
}

export function QueueView(props: { connection: Connection; refreshing: Refreshing }): ReactNode {
  const { connection, refreshing } = props;
  const account = accountOf(connection);
  const backend = useBackend(connection);
  const answers = backend.state === "online" || backend.state === "checking";
  const state = answers ? (refreshing.trouble ?? backend.state) : backend.state;
  const retry = (): void => {
    backend.retry();
    refreshing.retry();
  };
  const wanted = useTriage(({ lane }) => lane);
  const shown = useQueue(account);
  const { value: settings } = useFreshCopy<DiscoverySettings>(
    connection,
    "discovery_settings",
    (client) => (options) => client.getDiscoverySettings(options),
  );
  const content = (): ReactNode => {
    if (!shown) return <QueueSkeleton />;
    if (shown.known) return <Triage account={account} shown={shown} settings={settings ?? null} />;
    const waiting = state === "checking" || state === "online";
    return waiting ? <QueueSkeleton /> : <QueueAway silent={state === "unreachable"} retry={retry} />;
  };
  return (
    <main
      className={styles.view}
      data-testid="queue"
      data-lane={shown?.lane ?? wanted}
      data-connection={state}
    >
      {(shown?.known || state !== "unreachable") && (
        <BackendNotice state={state} address={connection.address} retry={retry} />
      )}
      <QueueNotices actions={shown?.actions ?? []} backend={state} />
      <Lanes lane={wanted} counts={shown?.known ? shown.counts : null} />
      {content()}
    </main>
  );
}
