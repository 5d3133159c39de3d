/** The queue while no row is in focus: being read, out of reach, or at rest. */
import { CircleCheck, CloudOff, Inbox } from "lucide-react";
import type { ReactNode } from "react";
import { browser } from "wxt/browser";
import type { DiscoverySettings } from "@career-portrait/shared/contract";
import { t, tn } from "../words/index.ts";
import type { Lane } from "../sync/database.ts";
import { Button, Key } from "../ui/Button.tsx";
import { Screen } from "../ui/surfaces.tsx";
import { nextRun, runSentence } from "./reasons.ts";

/** Opens the discovery page of the workspace. */
function openDiscovery(): void {
  void browser.tabs.create({
    url: browser.runtime.getURL("/workspace.html#/discovery" as "/workspace.html"),
  });
}

/** Nothing to show, and nothing to read it from. `silent`: the backend does not answer at all. */
export function QueueAway({ silent, retry }: { silent: boolean; retry: () => void }): ReactNode {
  return (
    <div data-testid="queue-away">
      <Screen
        icon={CloudOff}
        title={t("triage.away")}
        actions={<Button onClick={retry}>{t("trouble.retry")}</Button>}
      >
        {silent && <p>{t("triage.awayHow")}</p>}
      </Screen>
    </div>
  );
}

/** The queue at rest: when something comes again, and what else there is to do. */
function AtRest(props: {
  settings: DiscoverySettings | null;
  now: number;
  onDeck: number;
  promotable: number;
  onPromote: () => void;
}): ReactNode {
  const { settings, now, onDeck, promotable, onPromote } = props;
  const run = settings ? nextRun(settings, now) : null;
  return (
    <Screen
      icon={CircleCheck}
      title={t("laneEmpty.queue")}
      actions={
        <>
          {onDeck > 0 && (
            <Button kind="primary" onClick={onPromote} data-testid="queue-promote" aria-keyshortcuts="p">
              {t("triage.promote", { count: promotable })}
              <Key>P</Key>
            </Button>
          )}
          <Button onClick={openDiscovery} data-testid="open-discovery">
            {t("rest.discovery")}
          </Button>
        </>
      }
    >
      {settings && <p data-testid="next-run">{run === null ? t("rest.off") : runSentence(run, now)}</p>}
      {onDeck > 0 ? <p>{tn("rest.deck", onDeck)}</p> : <p>{t("rest.capture")}</p>}
    </Screen>
  );
}

export function EmptyLane(props: { lane: Lane } & Parameters<typeof AtRest>[0]): ReactNode {
  const { lane, ...rest } = props;
  return (
    <div data-testid="queue-empty" data-lane={lane}>
      {lane === "queue" ? (
        <AtRest {...rest} />
      ) : (
        <Screen icon={Inbox} title={t(`laneEmpty.${lane}`)}>
          <p>{t(`laneEmptyHow.${lane}`)}</p>
        </Screen>
      )}
    </div>
  );
}
