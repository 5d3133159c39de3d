/** One attempt at a job: its lease, its steps, its end. */
import type { JobPhase } from "@career-portrait/shared/contract";
import type { UpdateFilter } from "mongodb";
import type { Logger } from "pino";
import type { Sentence } from "../phrasebook.ts";
import { LeaseLost } from "./failure.ts";
import type { JobLinks, JobRow } from "./row.ts";
import type { JobStore } from "./store.ts";

/** What the work of a kind is given. Every write goes through the lease: once that is lost, each of them throws. */
export interface RunningJob<Input = unknown> {
  id: string;
  accountId: string;
  input: Input;
  /** 1 for the first. */
  attempt: number;
  /** Aborted when the lease is lost or the process stops: the work may end, for nothing more of it will be kept. */
  signal: AbortSignal;
  log: Logger;
  /** Says what is being done. While earlier steps are only being recalled, nothing is said until new work begins. */
  phase(name: JobPhase): Promise<void>;
  /**
   * Does a step once: its result (JSON) is stored before the work goes on, and recalled instead of done again when the job is
   * taken up after a crash. A step may still be cut off before its result is stored, so its effects must bear repeating.
   */
  step<T>(name: string, work: () => Promise<T> | T): Promise<T>;
  /** Says that the work has got further, where it has no steps: what is cut off later is not held against what is done. */
  progress(): Promise<void>;
  /** Adds a sentence for the job's owner: what was skipped, and why. Adding it again changes nothing. */
  note(sentence: Sentence): Promise<void>;
  link(links: Partial<JobLinks>): Promise<void>;
}

export interface Lease {
  token: string;
  /** Length of a lease, in ms; it is renewed three times within. */
  ms: number;
}

export interface Attempt<Input> {
  job: RunningJob<Input>;
  /** Stops renewing; to be called when the work is over. */
  end(): void;
  /** Ends the signal. */
  abort(): void;
}

export interface AttemptTools {
  store: JobStore;
  log: Logger;
  now: () => Date;
  /** Called with every renewal. */
  keepAwake: () => Promise<void>;
}

/** What comes next begins in the very attempt that got here. */
const FURTHER = { begun: 1 };
const STEP_NAME = /^[a-z][a-z0-9_]*$/;

/** Begins an attempt at a claimed row. */
export function beginAttempt<Input>(row: JobRow, lease: Lease, tools: AttemptTools): Attempt<Input> {
  const { store, now } = tools;
  const log = tools.log.child({ job_id: row._id, kind: row.kind });
  const controller = new AbortController();
  const write = async (update: UpdateFilter<JobRow>) => {
    if (controller.signal.aborted || !(await store.write(row._id, lease.token, update))) {
      controller.abort(new LeaseLost());
      throw new LeaseLost();
    }
  };

  let heldUntil = row.lease_until.getTime();
  const renew = async () => {
    const until = now().getTime() + lease.ms;
    try {
      if (!(await store.write(row._id, lease.token, { $set: { lease_until: new Date(until) } }))) {
        controller.abort(new LeaseLost());
        return;
      }
      heldUntil = until;
      await tools.keepAwake();
    } catch (error) {
      log.warn({ err: error }, "the lease could not be renewed");
      if (now().getTime() >= heldUntil) controller.abort(new LeaseLost());
    }
  };
  const timer = setInterval(() => void renew(), lease.ms / 3);

  const recalled = new Map(Object.entries(row.steps));
  let said = row.phase;
  let meant = row.phase;
  const say = async () => {
    if (meant === said) return;
    await write({ $set: { phase: meant, updated_at: now() } });
    said = meant;
  };

  const job: RunningJob<Input> = {
    id: row._id,
    accountId: row.account_id,
    input: row.input as Input,
    attempt: row.attempts,
    signal: controller.signal,
    log,
    async phase(name) {
      meant = name;
      if (recalled.size === 0) await say();
    },
    async step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
      if (!STEP_NAME.test(name)) throw new Error(`A step cannot be called ${name}.`);
      const stored = recalled.get(name);
      if (stored !== undefined) {
        recalled.delete(name);
        return JSON.parse(stored) as T;
      }
      await say();
      const result = JSON.stringify((await work()) ?? null);
      await write({ $set: { [`steps.${name}`]: result, ...FURTHER, updated_at: now() } });
      // The same shape as a recalled one, so that first and later runs cannot differ.
      return JSON.parse(result) as T;
    },
    progress: () => write({ $set: { ...FURTHER, updated_at: now() } }),
    async note(sentence) {
      await write({ $addToSet: { notes: sentence.text, note_codes: sentence }, $set: { updated_at: now() } });
    },
    async link(links) {
      await write({ $set: { ...links, updated_at: now() } });
    },
  };
  return { job, end: () => clearInterval(timer), abort: () => controller.abort(new LeaseLost()) };
}
