/**
 * A worker thread for what takes long or what strangers made: it has its own heap limit, and each task a deadline, so that a task
 * made to hurt costs one worker and a clear error, never the process. It starts with the first task, does one at a time, in
 * order, and stands by when there is none.
 */
import { Worker, type Transferable } from "node:worker_threads";
import type { Reply } from "./serve.ts";
import { standBy, takeWorker } from "./stand-by.ts";

export interface WorkThreadOptions {
  /** Longest a task may take once the worker stands, milliseconds. */
  timeoutMs: number;
  /** Heap of the worker, megabytes. */
  heapMb: number;
  /** Its stack, megabytes; 4 unless given. */
  stackMb?: number;
  /** It stands by for so long without work, milliseconds; 30 s unless given. */
  idleMs?: number;
}

export interface WorkThread<Task, Result> {
  /** @throws ThreadFailed */
  run(task: Task, transfer?: readonly Transferable[]): Promise<Result>;
  /** Ends the worker; tasks that are not done fail as `closed`. */
  close(): Promise<void>;
}

/** `failed` is what the task itself threw; its sentence is the message. */
export type ThreadFailure = "timeout" | "out_of_memory" | "stopped" | "closed" | "failed";

export class ThreadFailed extends Error {
  readonly code: ThreadFailure;

  /** `stack` is the worker's, where the task threw. */
  constructor(code: ThreadFailure, message: string, stack?: string) {
    super(message);
    this.name = "ThreadFailed";
    this.code = code;
    if (stack !== undefined) this.stack = stack;
  }
}

/** Longest a worker may take to load its script, milliseconds; on a busy machine that is no fault of the first task's. */
const START_MS = 60_000;

interface Job<Task, Result> {
  task: Task;
  transfer: readonly Transferable[];
  resolve(result: Result): void;
  reject(error: ThreadFailed): void;
}

/** `script` calls `serve` with what is to be done. */
export function createWorkThread<Task, Result>(
  script: URL,
  { timeoutMs, heapMb, stackMb = 4, idleMs = 30_000 }: WorkThreadOptions,
): WorkThread<Task, Result> {
  const kind = `${script.href} ${heapMb} ${stackMb}`;
  const waiting: Job<Task, Result>[] = [];
  let worker: Worker | null = null;
  let isReady = false;
  let current: Job<Task, Result> | null = null;
  let deadline: NodeJS.Timeout | undefined;
  let closed = false;

  function settle(outcome: { result: Result } | ThreadFailed): void {
    clearTimeout(deadline);
    const job = current;
    current = null;
    if (outcome instanceof ThreadFailed) job?.reject(outcome);
    else job?.resolve(outcome.result);
    next();
  }

  /** Gives the current task so long from now. */
  function allow(ms: number): void {
    clearTimeout(deadline);
    deadline = setTimeout(() => {
      void stop();
      settle(new ThreadFailed("timeout", `it took more than ${ms / 1000} s`));
    }, ms);
  }

  function start(): Worker {
    const standing = takeWorker(kind);
    isReady = standing !== undefined;
    const started =
      standing ??
      new Worker(script, {
        resourceLimits: { maxOldGenerationSizeMb: heapMb, stackSizeMb: stackMb },
        // What libraries print about a stranger's file is no line of the log.
        stdout: true,
        stderr: true,
      });
    started.on("message", (reply: Reply<Result>) => {
      if (started !== worker) return;
      if ("ready" in reply) {
        isReady = true;
        allow(timeoutMs);
      } else settle("failed" in reply ? new ThreadFailed("failed", reply.failed, reply.stack) : reply);
    });
    const lost = (failure: ThreadFailed) => {
      if (started !== worker) return;
      worker = null;
      settle(failure);
    };
    started.on("error", (error: NodeJS.ErrnoException) =>
      lost(
        error.code === "ERR_WORKER_OUT_OF_MEMORY"
          ? new ThreadFailed("out_of_memory", "the worker ran out of memory")
          : new ThreadFailed("failed", error.message),
      ),
    );
    started.on("exit", () => lost(new ThreadFailed("stopped", "the worker stopped")));
    started.ref();
    return started;
  }

  async function stop(): Promise<void> {
    const stopping = worker;
    worker = null;
    await stopping?.terminate();
  }

  function next(): void {
    if (current !== null) return;
    const job = waiting.shift();
    if (job === undefined) {
      if (worker) standBy(kind, worker, idleMs);
      worker = null;
      return;
    }
    current = job;
    worker ??= start();
    allow(isReady ? timeoutMs : START_MS);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(job.task, job.transfer);
  }

  return {
    run(task, transfer = []) {
      if (closed) return Promise.reject(new ThreadFailed("closed", "the worker is closed"));
      return new Promise((resolve, reject) => {
        waiting.push({ task, transfer, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      clearTimeout(deadline);
      for (const job of [...waiting.splice(0), ...(current === null ? [] : [current])])
        job.reject(new ThreadFailed("closed", "the worker is closed"));
      current = null;
      await stop();
    },
  };
}
