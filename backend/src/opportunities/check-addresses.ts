/**
 * The daily look whether tracked postings are still there (decisions, section 6): each unfinished opportunity with an address, the
 * longest unseen first. What was looked at says so on its row, so that work cut off goes on where it was.
 */
import type { Logger } from "pino";
import { derivedId } from "../derived-id.ts";
import { hourly, type Jobs, type RunningJob } from "../jobs/index.ts";
import type { ReadingTools } from "./read-page.ts";
import { createVisit } from "./visit.ts";
import type { OpportunityStore } from "./store.ts";

export interface AddressChecks {
  /** Queues today's look for each account that has something to look at; repeated, it queues nothing twice. */
  queueChecks(): Promise<void>;
  /** Queues a look now, whenever the last one was; for how many accounts. Repeated with the same id, it queues nothing twice. */
  checkNow(effectId: string): Promise<number>;
  /** Does so now and every hour, until the returned function is called. */
  startChecks(log: Logger): () => Promise<void>;
}

export interface CheckTools extends ReadingTools {
  store: OpportunityStore;
  jobs: Jobs;
  now: () => Date;
  /** Pause between two visits to one site, in ms. */
  pauseMs?: number;
}

const CHECK_JOB = "opportunities_check";
const BATCH = 50;
/** Most visits for one account in a day; those left over come first on the next. */
const MOST_VISITS = 1_000;

function startOfDay(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
}

/** Opens the feature and declares its job; call before `jobs.start`. */
export function createAddressChecks(tools: CheckTools): AddressChecks {
  const { store, jobs, now } = tools;

  jobs.define<{ since: string }>(CHECK_JOB, {
    concurrency: 2,
    maxAttempts: 3,
    run: check,
    failureSentence: () => "Something went wrong on our side while checking whether postings are still open.",
  });

  async function check(job: RunningJob<{ since: string }>): Promise<void> {
    const since = new Date(job.input.since);
    const visit = createVisit(tools);
    await job.phase("validating");
    for (let visits = 0; visits < MOST_VISITS;) {
      const due = await store.listUnchecked(job.accountId, since, BATCH);
      if (due.length === 0) return;
      for (const row of due) {
        if (row.url === null) continue;
        // First, so that a page on which the work breaks down does not stand in the way of the others every day.
        await store.update(row.account_id, row._id, { url_checked_at: now() });
        const url_status = await visit(row.url, job.signal);
        if (url_status !== "unknown") await store.update(row.account_id, row._id, { url_status });
        visits += 1;
        await job.progress();
      }
    }
  }

  /** @param turn tells looks apart: one for each account and turn, because finished jobs stand longer than that. */
  async function queue(since: Date, turn: string): Promise<number> {
    const accounts = await store.accountsUnchecked(since);
    for (const accountId of accounts) {
      const id = derivedId(accountId, `${CHECK_JOB} ${turn}`);
      await jobs.enqueue({ id, kind: CHECK_JOB, accountId, input: { since: since.toISOString() } });
    }
    return accounts.length;
  }

  async function queueChecks(): Promise<void> {
    const since = startOfDay(now());
    await queue(since, since.toISOString());
  }

  return {
    queueChecks,
    checkNow: async (effectId) => queue(now(), effectId),
    startChecks: (log) => hourly(log, "checks were not queued", queueChecks),
  };
}
