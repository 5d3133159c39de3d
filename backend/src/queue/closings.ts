/** The daily look at what waits: rows that have waited too long expire, and so do those whose posting is gone (decisions, section 8). */
import type { Logger } from "pino";
import { derivedId } from "../derived-id.ts";
import { hourly, type Jobs, type RunningJob } from "../jobs/index.ts";
import type { Visit } from "../opportunities/index.ts";
import { dayOf, EXPIRY_MS, type QueueRow } from "./row.ts";
import type { QueueStore } from "./store.ts";

export interface Closings {
  /** Expires what is due and queues today's look for each account that has something to look at; repeated, it does nothing twice. */
  look(): Promise<void>;
  /** Does so now and every hour, until the returned function is called. */
  start(log: Logger): () => Promise<void>;
  /** Expires what has waited too long, in all accounts; how many rows those were. */
  expire(): Promise<number>;
}

export interface ClosingTools {
  store: QueueStore;
  jobs: Jobs;
  /** For one round of looks. */
  createVisit: () => Visit;
  now: () => Date;
}

const CLOSINGS_JOB = "queue_check";
const BATCH = 50;
/** Most visits for one account in a day; those left over come first on the next. */
const MOST_VISITS = 500;

/** Opens the feature and declares its job; call before `jobs.start`. */
export function createClosings({ store, jobs, createVisit, now }: ClosingTools): Closings {
  jobs.define<{ since: string }>(CLOSINGS_JOB, {
    concurrency: 1,
    maxAttempts: 3,
    run: check,
    failureSentence: () => "Something went wrong on our side while checking whether postings are still open.",
  });

  async function close(row: QueueRow): Promise<void> {
    const standing = await store.find(row.account_id, row._id);
    if (standing?.status !== "pending") return;
    await store.change(standing, {
      status: "expired",
      dismissed_reason: "posting_closed",
      queued_at: null,
      updated_at: now(),
    });
  }

  async function check(job: RunningJob<{ since: string }>): Promise<void> {
    const since = new Date(job.input.since);
    const visit = createVisit();
    await job.phase("validating");
    for (let visits = 0; visits < MOST_VISITS;) {
      const due = await store.listUnchecked(job.accountId, since, BATCH);
      if (due.length === 0) return;
      for (const row of due) {
        if (row.url === null) continue;
        // First, so that a page on which the work breaks down does not stand in the way of the others every day.
        await store.update(job.accountId, row._id, { checked_at: now() });
        if ((await visit(row.url, job.signal)) === "closed") await close(row);
        visits += 1;
        await job.progress();
      }
    }
  }

  const expire = async () => store.expire(new Date(now().getTime() - EXPIRY_MS), now());

  async function look(): Promise<void> {
    await expire();
    const day = dayOf(now());
    const since = `${day}T00:00:00.000Z`;
    for (const accountId of await store.accountsUnchecked(new Date(since))) {
      // One a day: finished jobs stand longer than that.
      await jobs.enqueue({
        id: derivedId(accountId, CLOSINGS_JOB, day),
        kind: CLOSINGS_JOB,
        accountId,
        input: { since },
      });
    }
  }

  return {
    look,
    expire,
    start: (log) => hourly(log, "the queue was not looked at", look),
  };
}
