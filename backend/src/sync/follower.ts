/**
 * Every process keeps the log up to date in the background: at once for accounts that somebody waits to hear of (an open stream, a
 * webhook), at leisure for all others, so that whoever reads them first does not pay for everything since, and a row that changes
 * again and again is placed once. For changes of the
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
/** At leisure: every so many looks, and of changes that are so old, in ms. */
const LEISURE_LOOKS = 10;
const LEISURE_AGE_MS = 60_000;

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
  /** Tickets up to this one are old; the next will be, from that moment on. */
  let old = 0;
  let next = { ticket: 0, oldAt: 0 };

  async function look(): Promise<void> {
    const last = await tickets.last();
    wary = last === ticket ? wary - 1 : WARY_LOOKS;
    ticket = last;
    looks += 1;
    const awaited = new Set((await Promise.all(listeners.map((listener) => listener.accounts()))).flat());
    isAwaited = awaited.size > 0;
    if (isAwaited && (wary > 0 || looks % RARE === 0)) await placeFor(awaited, last);
    for (const listener of listeners) await listener.look();
    if (looks % LEISURE_LOOKS === 0) await placeAtLeisure(last);
  }

  async function placeFor(awaited: ReadonlySet<string>, last: number): Promise<void> {
    const marked = await store.accountsMarked(last);
    for (const accountId of marked.filter((id) => awaited.has(id))) await sequencer.upToDate(accountId);
  }

  /** A batch of each account's old changes. */
  async function placeAtLeisure(last: number): Promise<void> {
    if (performance.now() >= next.oldAt) {
      old = next.ticket;
      next = { ticket: last, oldAt: performance.now() + LEISURE_AGE_MS };
    }
    for (const accountId of await store.accountsMarked(old)) await sequencer.placeSome(accountId, old);
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
