/**
 * Every process keeps the log up to date in the background, so that hints and webhooks follow although nobody reads: for changes of
 * its own soon after them, for those of other processes with the next look. A look where no
 * ticket was drawn since is one find.
 */
import type { Logger } from "pino";
import type { Sequencer } from "./sequencer.ts";
import type { SyncStore } from "./store.ts";
import type { Tickets } from "./tickets.ts";

/** Looks of a process where nothing happens, in ms. */
const IDLE_MS = 1_000;
/** A change may become visible this many looks after its ticket was drawn; later it is found by one of the rare looks. */
const WARY_LOOKS = 30;
/** Every so many looks the marks themselves are looked for, whatever the tickets say. */
const RARE = 60;
/** Changes of the process itself are looked for this soon, in ms: those of a moment together. */
const SOON_MS = 200;

/** Called behind every look, one at a time; what it throws is logged, and comes round again. */
export type Listener = () => Promise<void>;

export interface Follower {
  /** Says that this process has changed something. */
  nudge(): void;
  start(listeners: readonly Listener[]): void;
  stop(): Promise<void>;
}

export function createFollower(tools: {
  store: SyncStore;
  sequencer: Sequencer;
  tickets: Tickets;
  log: Logger;
}): Follower {
  const { store, sequencer, tickets, log } = tools;
  let listeners: readonly Listener[] = [];
  let timer: NodeJS.Timeout | null = null;
  let dueAt = Number.POSITIVE_INFINITY;
  let looking: Promise<void> | null = null;
  let nudged = false;
  let stopped = true;

  let ticket = -1;
  let wary = 0;
  let looks = 0;

  async function look(): Promise<void> {
    const last = await tickets.last();
    if (last !== ticket) wary = WARY_LOOKS;
    ticket = last;
    looks += 1;
    if (wary > 0 || looks % RARE === 0) await placeAll();
    wary -= 1;
    for (const listen of listeners) await listen();
  }

  async function placeAll(): Promise<void> {
    for (const accountId of await store.accountsMarked()) await sequencer.upToDate(accountId);
  }

  function schedule(ms: number): void {
    const at = performance.now() + ms;
    if (stopped || at >= dueAt) return;
    if (timer) clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => {
      dueAt = Number.POSITIVE_INFINITY;
      nudged = false;
      looking = look()
        .catch((error: unknown) => log.warn({ err: error }, "looking for changes failed"))
        .then(() => {
          looking = null;
          schedule(nudged ? SOON_MS : IDLE_MS);
        });
    }, ms);
  }

  return {
    nudge() {
      nudged = true;
      if (!looking) schedule(SOON_MS);
    },
    start(given) {
      listeners = given;
      stopped = false;
      schedule(SOON_MS);
    },
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await looking;
    },
  };
}
