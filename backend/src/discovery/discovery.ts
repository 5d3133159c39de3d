/** Discovery: saved queries run once a day, or when a person asks (decisions, section 8). */
import type { DiscoveryQueryHealth, DiscoverySource } from "@career-portrait/shared/contract";
import type { Db } from "mongodb";
import type { Logger } from "pino";
import { derivedId } from "../derived-id.ts";
import { hourly, type JobRow, type Jobs } from "../jobs/index.ts";
import { healthOf } from "./health.ts";
import { runDiscovery, type RunTools } from "./run.ts";
import { RunStore } from "./run-store.ts";
import type { Settings } from "./settings.ts";

export interface DiscoveryOptions extends Omit<RunTools, "runs" | "floorOf"> {
  db: Db;
  jobs: Jobs;
  settings: Settings;
  /** Accounts that have saved queries. */
  accountsWithQueries: () => Promise<string[]>;
}

export interface QueryHealth {
  window_days: number;
  runs_observed: number;
  since: string;
  has_data: boolean;
  queries: DiscoveryQueryHealth[];
}

export interface Discovery {
  /** Queues a run; the one that is under way while there is one. */
  run(accountId: string, jobId: string): Promise<JobRow>;
  health(accountId: string, windowDays: number, source: DiscoverySource | undefined): Promise<QueryHealth>;
  /** Queues the day's run of each account whose hour has come; repeated, it queues nothing twice. */
  queueRuns(): Promise<void>;
  /** Does so now and every hour, until the returned function is called. */
  start(log: Logger): () => Promise<void>;
}

const RUN_JOB = "discovery_run";
const DAY_MS = 86_400_000;

/** Opens the feature and declares its job; call before `jobs.start`. */
export function createDiscovery(options: DiscoveryOptions): Discovery {
  const { db, jobs, settings, accountsWithQueries, now } = options;
  const runs = new RunStore(db);
  const floorOf = async (accountId: string) => (await settings.read(accountId)).relevance_floor;

  jobs.define(RUN_JOB, {
    concurrency: 2,
    maxAttempts: 3,
    run: (job) => runDiscovery(job, { ...options, runs, floorOf }),
    failureSentence: () =>
      "Something went wrong on our side while looking for postings. It is tried again tomorrow.",
  });

  const run = async (accountId: string, id: string) =>
    jobs.enqueue({ id, kind: RUN_JOB, accountId, input: {}, dedupeKey: "run" });

  async function queueRuns(): Promise<void> {
    const at = now();
    const day = at.toISOString().slice(0, 10);
    for (const accountId of await accountsWithQueries()) {
      const { enabled, run_hour_utc } = await settings.read(accountId);
      // Later too: a server that slept through the hour runs when it wakes.
      if (enabled && at.getUTCHours() >= run_hour_utc) {
        await run(accountId, derivedId(accountId, RUN_JOB, day));
      }
    }
  }

  return {
    run,

    async health(accountId, windowDays, source) {
      // Whole UTC days before today: what is answered changes with the runs and the day, not with every moment.
      const today = Math.floor(now().getTime() / DAY_MS) * DAY_MS;
      const since = new Date(today - windowDays * DAY_MS);
      const found = await runs.since(accountId, since, source);
      const observed = new Set(found.map(({ run_id }) => run_id)).size;
      return {
        window_days: windowDays,
        runs_observed: observed,
        since: since.toISOString(),
        has_data: observed > 0,
        queries: healthOf(found),
      };
    },

    queueRuns,
    start: (log) => hourly(log, "discovery runs were not queued", queueRuns),
  };
}
