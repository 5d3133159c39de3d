/** Background work: queued as rows, woken by Agenda, run under a lease (decisions, section 6; docs/jobs.md). */
import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "mongodb";
import type { Logger } from "pino";
import { ApiError, notFound } from "../errors.ts";
import { type FailureSentence, JobFailure, LeaseLost, STOPPED_HALFWAY, WENT_WRONG } from "./failure.ts";
import type { JobRow, JobState } from "./row.ts";
import { type Attempt, beginAttempt, type RunningJob } from "./run.ts";
import { type JobPosition, JobStore } from "./store.ts";
import { openWaker, type Waker } from "./waker.ts";

export interface JobKind<Input> {
  /** How many run at once in this process. */
  concurrency: number;
  /** After how many errors the work is given up. Being cut off is none. */
  maxAttempts: number;
  /**
   * Does the work. A `JobFailure` ends the job with its sentence; any other error is retried. Takes one job to its end; may be
   * cut off anywhere and begun again.
   */
  run(job: RunningJob<Input>): Promise<void>;
  /** The sentence for an error that outlasted every attempt. */
  failureSentence?(error: unknown): string | FailureSentence;
  /** Undoes or records what a job that is given up leaves behind, before it is marked failed; may run twice. */
  onFailed?(row: JobRow, sentence: string, explanation: FailureSentence["explanation"]): Promise<void>;
}

export interface NewJob {
  id?: string;
  kind: string;
  accountId: string;
  /** JSON. */
  input: unknown;
  /** While a job of this account and kind with the same key is live, no second one is made. */
  dedupeKey?: string;
  title?: string | null;
  company?: string | null;
  documentId?: string | null;
  opportunityId?: string | null;
}

export interface Jobs {
  define<Input>(kind: string, definition: JobKind<Input>): void;
  /** Queues a job, or returns the row that stands: the same id, or a live one with the same dedupe key. */
  enqueue(job: NewJob): Promise<JobRow>;
  find(accountId: string, id: string): Promise<JobState | null>;
  /** Of all accounts, for operators: newest first. */
  page(
    filter: { status?: JobState["status"]; kind?: string },
    after: JobPosition | null,
    limit: number,
  ): Promise<JobState[]>;
  /** Sets a failed job of any account going again. @throws ApiError 404; 409 `job_not_failed` */
  retry(id: string): Promise<JobState>;
  findMany(accountId: string, ids: readonly string[]): Promise<JobState[]>;
  /** Opens Agenda; with `run` this process also does the work (`ROLE` all or worker). */
  start(options: { run: boolean }): Promise<void>;
  /** Waits for running jobs so long, then hands back what is left for others to take up. */
  stop(options: { timeoutMs: number }): Promise<void>;
  /** Whether wake-ups can be sent and, where this process works, are listened for. */
  ready(): boolean;
  /** The queue of all processes, for the operator. */
  figures(): Promise<{ waiting: number; running: number; oldestSeconds: number }>;
  deleteAccountData(accountId: string): Promise<void>;
}

export interface JobsOptions {
  db: Db;
  log: Logger;
  newId: () => string;
  now?: () => Date;
  metrics?: { countJob(kind: string, outcome: string): void };
  /** A killed process's job is taken up within this, in ms. */
  leaseMs?: number;
  /**
   * How often this process looks for jobs that another one queued, in ms; 0 where no other process can. Jobs queued here do
   * not wait for it.
   */
  pollMs?: number;
  /** Time before the second attempt, in ms; four times as long before each further one. */
  retryMs?: number;
}

const DEFAULT_LEASE_MS = 30_000;
const MAX_RETRY_MS = 5 * 60_000;
/** A step that was begun so often and never came to its end, nor to an error, kills who runs it. */
const BEGUN_MAX = 10;
/** By so much a job's place in the queue moves back for each job its account has waiting already. */
const TURN_SPACING_MS = 1_000;

export function createJobs(options: JobsOptions): Jobs {
  const { db, log, newId } = options;
  const now = options.now ?? (() => new Date());
  const promiseMs = options.leaseMs ?? DEFAULT_LEASE_MS;
  // Lease and sweep together stay within what is promised.
  const leaseMs = promiseMs * 0.8;
  const sweepMs = promiseMs * 0.1;
  const store = new JobStore(db);
  const kinds = new Map<string, JobKind<never>>();
  const running = new Map<string, Set<{ row: JobRow; token: string; attempt: Attempt<never> }>>();
  let waker: Waker | null = null;
  let state: "new" | "waking" | "working" | "stopping" = "new";
  let watches: Promise<void>[] = [];
  const stopped = new AbortController();

  const wake = async (kind: string) => {
    // A lost wake-up delays the job until the next sweep, no longer; the row stands.
    await waker?.wake(kind).catch((error: unknown) => log.warn({ err: error, kind }, "wake-up not sent"));
  };

  async function fail(
    kind: JobKind<never>,
    row: JobRow,
    token: string,
    why: string | FailureSentence,
  ): Promise<void> {
    const failure = typeof why === "string" ? { message: why, explanation: null } : why;
    await kind.onFailed?.(row, failure.message, failure.explanation);
    if (await store.finish(row._id, token, "failed", failure, now())) {
      options.metrics?.countJob(row.kind, "failed");
    }
  }

  async function settle(kind: JobKind<never>, row: JobRow, token: string, error: unknown): Promise<void> {
    if (error instanceof JobFailure) return fail(kind, row, token, error);
    log.warn(
      { err: error, job_id: row._id, kind: row.kind, attempt: row.attempts },
      "a job's attempt failed",
    );
    const errors = (row.errors ?? 0) + 1;
    if (errors >= kind.maxAttempts) {
      return fail(kind, row, token, kind.failureSentence?.(error) ?? WENT_WRONG);
    }
    const wait = Math.min(MAX_RETRY_MS, (options.retryMs ?? 1_000) * 4 ** (errors - 1));
    const again = new Date(now().getTime() + wait);
    await store.write(row._id, token, {
      $set: { status: "pending", lease_token: null, lease_until: again, errors, updated_at: now() },
      $inc: { begun: -1 },
    });
    await waker?.wakeAt(row.kind, again);
  }

  async function attempt(kind: JobKind<never>, row: JobRow, token: string, keepAwake: () => Promise<void>) {
    if ((row.begun ?? 0) > BEGUN_MAX) return fail(kind, row, token, STOPPED_HALFWAY);
    const current = beginAttempt<never>(row, { token, ms: leaseMs }, { store, log, now, keepAwake });
    const entry = { row, token, attempt: current };
    running.get(row.kind)?.add(entry);
    try {
      await kind.run(current.job);
      if (await store.finish(row._id, token, "completed", null, now())) {
        options.metrics?.countJob(row.kind, "completed");
      }
    } catch (error) {
      if (error instanceof LeaseLost || current.job.signal.aborted) {
        log.warn({ job_id: row._id, kind: row.kind }, "a job was taken up elsewhere or deleted");
      } else {
        await settle(kind, row, token, error);
      }
    } finally {
      current.end();
      running.get(row.kind)?.delete(entry);
    }
  }

  /** Claims of one kind go one after another here, so that each sees what the one before it took. */
  const claims = new Map<string, Promise<unknown>>();
  function claim(name: string, kind: JobKind<never>, token: string): Promise<JobRow | null> {
    const claimed = (claims.get(name) ?? Promise.resolve()).then(() => {
      const at = now();
      return store.claim(name, {
        token,
        now: at,
        until: new Date(at.getTime() + leaseMs),
        // One slot stays free for other accounts.
        perAccount: Math.max(1, kind.concurrency - 1),
      });
    });
    claims.set(
      name,
      claimed.catch(() => {}),
    );
    return claimed;
  }

  /** How many are being queued at this moment, by account and kind. */
  const arriving = new Map<string, number>();

  function newRow(job: NewJob, createdAt: Date, waiting: number): JobRow {
    return {
      _id: job.id ?? newId(),
      account_id: job.accountId,
      kind: job.kind,
      status: "queued",
      phase: null,
      input: job.input,
      steps: {},
      live: true,
      ...(job.dedupeKey === undefined ? {} : { dedupe_key: job.dedupeKey }),
      lease_token: null,
      lease_owner: "",
      lease_until: createdAt,
      turn: new Date(createdAt.getTime() + waiting * TURN_SPACING_MS),
      attempts: 0,
      errors: 0,
      begun: 0,
      error: null,
      notes: [],
      opportunity_id: job.opportunityId ?? null,
      document_id: job.documentId ?? null,
      title: job.title ?? null,
      company: job.company ?? null,
      match_score: null,
      already_tracked: false,
      created_at: createdAt,
      updated_at: createdAt,
    };
  }

  /** Runs jobs of the kind until none can be claimed. */
  async function work(name: string, kind: JobKind<never>, keepAwake: () => Promise<void>): Promise<void> {
    while (!stopped.signal.aborted) {
      const token = newId();
      const row = await claim(name, kind, token);
      if (!row) return;
      await attempt(kind, row, token, keepAwake);
    }
  }

  const idle = () =>
    [...kinds]
      .filter(([name, kind]) => (running.get(name)?.size ?? 0) < kind.concurrency)
      .map(([name]) => name);

  /** Repeats until the process stops; a failure is logged and tried again. */
  async function watch(everyMs: number, look: () => Promise<void>): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        await look();
      } catch (error) {
        log.warn({ err: error }, "looking for jobs failed");
      }
      await sleep(everyMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  /** `jobs.reconcile`: wakes a runner for work whose wake-up was lost or whose process died. */
  const reconcile = async () => {
    for (const kind of await store.claimableKinds(idle(), now())) await wake(kind);
  };
  const lookForOthers = async () => {
    for (const kind of await store.claimableKinds(idle(), now())) await waker?.look(kind);
  };

  return {
    define(kind, definition) {
      kinds.set(kind, definition);
      running.set(kind, new Set());
    },

    async enqueue(job) {
      const createdAt = now();
      const queue = `${job.accountId} ${job.kind}`;
      // Jobs queued in the same moment cannot be counted yet; one counted twice only waits a little longer.
      const besides = arriving.get(queue) ?? 0;
      arriving.set(queue, besides + 1);
      try {
        const waiting = besides + (await store.countLive(job.accountId, job.kind));
        const row = newRow(job, createdAt, waiting);
        const standing = await store.insertOrGet(row);
        if (standing === row) await wake(job.kind);
        return standing;
      } finally {
        const left = (arriving.get(queue) ?? 1) - 1;
        if (left === 0) arriving.delete(queue);
        else arriving.set(queue, left);
      }
    },

    find: (accountId, id) => store.find(accountId, id),
    page: (filter, after, limit) => store.page(filter, after, limit),

    async retry(id) {
      const standing = await store.findAny(id);
      if (!standing) throw notFound("The job");
      const row = kinds.has(standing.kind) ? await store.restart(id, now()) : null;
      if (!row)
        throw new ApiError(409, "job_not_failed", "Only a job that has failed can be set going again.");
      await wake(row.kind);
      return row;
    },
    findMany: (accountId, ids) => store.findMany(accountId, ids),

    async start({ run }) {
      const opened = await openWaker({ db, log, name: newId(), lockLifetimeMs: Math.max(60_000, promiseMs) });
      waker = opened;
      state = run ? "working" : "waking";
      if (!run) return;
      for (const [name, kind] of kinds) {
        opened.on(name, kind.concurrency, (keepAwake) => work(name, kind, keepAwake));
      }
      await store.freeOrphans(now());
      await opened.start();
      watches = [watch(sweepMs, reconcile)];
      if (options.pollMs) watches.push(watch(options.pollMs, lookForOthers));
    },

    async stop({ timeoutMs }) {
      const worked = state === "working";
      state = "stopping";
      stopped.abort();
      await Promise.all(watches);
      if (!worked) return;
      await waker?.stop(timeoutMs);
      for (const { row, token, attempt } of [...running.values()].flatMap((entries) => [...entries])) {
        await store.handBack(row._id, token, now());
        attempt.abort();
        attempt.end();
      }
    },

    ready: () => state === "working" || state === "waking",
    async figures() {
      const at = now();
      const { oldestDue, ...counts } = await store.queue(at);
      return { ...counts, oldestSeconds: oldestDue ? (at.getTime() - oldestDue.getTime()) / 1000 : 0 };
    },
    deleteAccountData: (accountId) => store.deleteAll(accountId),
  };
}
