/** What has changed: noticed where it is written, put in order, read by cursors, hinted at by streams (docs/sync.md). */
import type { Db } from "mongodb";
import type { Logger } from "pino";
import { SYNC_KEPT_DAYS } from "@career-portrait/shared/contract";
import { createFollower, type Follower } from "./follower.ts";
import { withMarks } from "./marking.ts";
import { Sequencer } from "./sequencer.ts";
import { SyncStore } from "./store.ts";
import { Tickets } from "./tickets.ts";

export { Changes, type Source } from "./reading.ts";
export { syncHandlers } from "./routes.ts";
export type { Sequencer } from "./sequencer.ts";
export { type LogRow, syncIndexes, type SyncStore } from "./store.ts";
export { ChangeStreams } from "./streams.ts";
export { UNTOLD_JOBS } from "./tracked.ts";
export type { Tickets } from "./tickets.ts";

export interface ChangeLog {
  /** The database as features are to write to it: what they change there is noticed. */
  db: Db;
  store: SyncStore;
  sequencer: Sequencer;
  tickets: Tickets;
  follower: Follower;
  /** Announces what the database has deleted by itself, and forgets old deletions; to be called every hour. */
  tidy(): Promise<void>;
}

const DAY_MS = 86_400_000;
/** The database deletes what has expired within a minute or two. */
const EXPIRY_GRACE_MS = 5 * 60_000;

/** @param plain the database itself, whose writes go unnoticed. */
export function openChangeLog(plain: Db, log: Logger): ChangeLog {
  const store = new SyncStore(plain);
  const tickets = new Tickets(plain);
  const sequencer = new Sequencer(store, tickets);
  const follower = createFollower({ store, sequencer, tickets, log });
  return {
    db: withMarks(plain, tickets, () => follower.nudge()),
    store,
    sequencer,
    tickets,
    follower,
    async tidy() {
      await store.announceExpired(new Date(Date.now() - EXPIRY_GRACE_MS), () => tickets.draw());
      await store.forget(new Date(Date.now() - SYNC_KEPT_DAYS * DAY_MS));
    },
  };
}
