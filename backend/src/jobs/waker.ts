/**
 * Agenda as the alarm clock. Its documents say "there is work of this kind" and nothing else: losing or repeating one changes
 * nothing, because what is to be done stands in our own rows. What
 * Agenda 6.2 would do wrong with work of its own:
 * - it locks a whole backlog without a lock limit, and with one refills only at its own ticks;
 * - it runs a running job again when its lock expires;
 * - it does not count killed attempts, and `unique()` re-arms running jobs;
 * - `drain()` misses the last runner's end.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { Agenda, InMemoryNotificationChannel } from "agenda";
import { MongoBackend } from "@agendajs/mongo-backend";
import type { Db } from "mongodb";
import type { Logger } from "pino";
import { UNSYNCED } from "../database/index.ts";

const COLLECTION = "agenda_jobs";
/** How often Agenda itself looks for documents; wake-ups do not wait for it. */
const SAFETY_NET_MS = 2_000;

export interface Waker {
  /** Calls `onWake` whenever there may be work of the kind, at most `concurrency` calls at once in this process. */
  on(kind: string, concurrency: number, onWake: (keepAwake: () => Promise<void>) => Promise<void>): void;
  /** Begins to listen; before it this process only wakes others. */
  start(): Promise<void>;
  /** Wakes one runner of the kind, in whichever process. */
  wake(kind: string): Promise<void>;
  wakeAt(kind: string, time: Date): Promise<void>;
  /** Makes this process look now for wake-ups that others have written. */
  look(kind: string): Promise<void>;
  /** Waits for what runs, at most so long, then lets go of every wake-up held. */
  stop(timeoutMs: number): Promise<void>;
}

export interface WakerOptions {
  db: Db;
  log: Logger;
  /** Unlike any other process's. */
  name: string;
  lockLifetimeMs: number;
}

/** Opens Agenda on a connected database. */
export async function openWaker({ db, log, name, lockLifetimeMs }: WakerOptions): Promise<Waker> {
  // An unreachable database would end in an unhandled rejection inside Agenda; ask first.
  await db.command({ ping: 1 });
  const channel = new InMemoryNotificationChannel();
  // Losing a wake-up in a power cut changes nothing (see above), so none waits for the disk.
  const unsynced = db.client.db(db.databaseName, UNSYNCED);
  const agenda = new Agenda({
    backend: new MongoBackend({ mongo: unsynced, collection: COLLECTION }),
    name,
    processEvery: SAFETY_NET_MS,
    maxConcurrency: 1_000,
    defaultLockLifetime: lockLifetimeMs,
    removeOnComplete: true,
    notificationChannel: channel,
  });
  agenda.on("error", (error: Error) => log.warn({ err: error }, "agenda"));
  agenda.on("fail", (error: Error | string) => log.warn({ err: error }, "a wake-up failed"));
  await agenda.ready;

  const look = async (kind: string) => {
    if (channel.state !== "connected") return;
    const now = new Date();
    await channel.publish({
      jobId: "look" as never,
      jobName: kind,
      nextRunAt: now,
      priority: 0,
      timestamp: now,
    });
  };
  // With a lock limit Agenda refills only at its ticks; finished wake-ups make room at once.
  agenda.on("complete", (job: { attrs?: { name: string } }) => {
    if (job.attrs) void look(job.attrs.name).catch((error: unknown) => log.warn({ err: error }, "agenda"));
  });

  const awake = new Set<Promise<void>>();
  return {
    on(kind, concurrency, onWake) {
      const handle = async (wakeUp: { touch(): Promise<void> }) => {
        // A wake-up that ends in an error would stay in Agenda's collection for ever; the sweep makes up for it.
        const handled = onWake(() => wakeUp.touch()).catch((error: unknown) =>
          log.warn({ err: error, kind }, "looking for work failed"),
        );
        awake.add(handled);
        await handled.finally(() => awake.delete(handled));
      };
      // oxlint-disable-next-line typescript/no-misused-promises -- the types name the callback style first; with one parameter Agenda awaits
      agenda.define(kind, handle, {
        concurrency,
        // Without a limit one process locks the whole backlog; one more than run, because a wake-up still counts as locked
        // when it says that it is complete, and the next would wait for Agenda's own look.
        lockLimit: concurrency + 1,
        lockLifetime: lockLifetimeMs,
      });
    },
    start: () => agenda.start(),
    async wake(kind) {
      await agenda.now(kind);
    },
    async wakeAt(kind, time) {
      await agenda.schedule(time, kind);
    },
    look,
    async stop(timeoutMs) {
      // Not Agenda's own drain: it looks for the last runner's end too early and then sits out its whole time.
      await agenda.stop(false);
      const timeout = new AbortController();
      await Promise.race([
        Promise.allSettled(awake),
        sleep(timeoutMs, undefined, { signal: timeout.signal }).catch(() => {}),
      ]);
      timeout.abort();
      await db
        .collection(COLLECTION)
        .updateMany({ lastModifiedBy: name, lockedAt: { $ne: null } }, { $set: { lockedAt: null } });
    },
  };
}
