/**
 * Every process keeps the log up to date in the background: at once for accounts that somebody waits to hear of (an open stream, a
 * webhook), at leisure for all others, so that whoever reads them first does not pay for everything since. For changes of the
 * process itself it looks soon after them, for those of other processes with the next look; where no ticket was drawn since the
 * last one, a look is one find.
 */
import type { Logger } from "pino";
import type { Sequencer } from "./sequencer.ts";
import type { SyncStore } from "./store.ts";
import type { Tickets } from "./tickets.ts";

/** Looks of a process where nothing happens, in ms. */
const IDLE_MS = 1_000;
/** Changes of the process itself that somebody waits to hear of are looked for this soon, in ms: those of a moment together. */
const SOON_MS = 300;
/** A change may become visible this many looks after its ticket was drawn; later it is found by one of the rare looks. */
const WARY_LOOKS = 30;
/** Every so many looks the marks themselves are looked for, whatever the tickets say. */
const RARE = 60;

/** Somebody who waits to hear of changes. */
export interface Listener {
  /** Of these accounts. */
  accounts(): Promise<readonly string[]>;
  /** Called behind every look, one at a time; what it throws is logged, and comes round again. */
  look(): Promise<void>;
}

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
  let stopped = true;
  /** Whether this process changed something since the last look began. */
  let nudged = false;
  let isAwaited = false;
  let ticket = -1;
  let wary = 0;
  let looks = 0;

  async function look(): Promise<void> {
    const last = await tickets.last();
    if (last !== ticket) wary = WARY_LOOKS;
    ticket = last;
    looks += 1;
    const awaited = new Set((await Promise.all(listeners.map((listener) => listener.accounts()))).flat());
    isAwaited = awaited.size > 0;
    if (wary > 0 || looks % RARE === 0) await place(awaited);
    for (const listener of listeners) await listener.look();
  }

  async function place(awaited: ReadonlySet<string>): Promise<void> {
    wary -= 1;
    const marked = await store.accountsMarked();
    for (const accountId of marked.filter((id) => awaited.has(id))) await sequencer.upToDate(accountId);
    const others = marked.filter((id) => !awaited.has(id));
    const next = others[looks % others.length];
    if (next === undefined) return;
    await sequencer.placeSome(next);
    wary = WARY_LOOKS;
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
          schedule(nudged && isAwaited ? SOON_MS : IDLE_MS);
        });
    }, ms);
  }

  return {
    nudge() {
      nudged = true;
      if (!looking && isAwaited) schedule(SOON_MS);
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
