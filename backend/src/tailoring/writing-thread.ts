/**
 * Where texts are written: a worker thread, so that selecting and judging sentences holds up no request. It starts with the
 * first text and stands by when there is none. A model is asked from the main thread, where its client and its budget are.
 */
import { Worker } from "node:worker_threads";
import type { TailoringJudgement } from "@career-portrait/shared/contract";
import type { Composition, CompositionRequest } from "../intelligence/index.ts";
import type { Composer } from "./asking.ts";
import type { Content } from "./document.ts";
import type { PostingFacts, Prepared } from "./interview/index.ts";
import type { MaterialSources } from "./material.ts";
import type { RewriteRequest, Rewritten } from "./rewrite.ts";
import type { Edit } from "./edit.ts";
import type { UnborneField, UnborneSentence } from "./unborne.ts";
import type { LetterRequest, WrittenLetter } from "./write-letter.ts";
import type { WrittenProfile } from "./write.ts";
import { standBy, takeWorker } from "../threads/index.ts";

/** What is to be written, as it travels to the worker. */
export type Work = { sources: MaterialSources } & (
  | { kind: "profile"; instruction: string | null; at: string }
  | { kind: "letter"; request: LetterRequest }
  | { kind: "rewrite"; request: Omit<RewriteRequest, "material"> }
  | { kind: "judge"; content: Content; pages: number | null }
  | { kind: "judge_edits"; content: Content; edits: readonly Edit[] }
  | { kind: "judge_letter"; content: string; written: string }
  | { kind: "interview"; facts: PostingFacts }
);

interface Results {
  profile: WrittenProfile;
  letter: WrittenLetter;
  rewrite: Rewritten;
  judge: TailoringJudgement;
  judge_edits: UnborneField[];
  judge_letter: UnborneSentence[];
  interview: Prepared;
}

export type ToWriter =
  | { id: number; work: Work }
  | { id: number; question: number; composition: Composition | null }
  | { id: number; question: number; unasked: true };
export type FromWriter =
  | { id: number; result: unknown }
  | { id: number; failed: string }
  | { id: number; question: number; request: CompositionRequest }
  | { id: number; question: number; cancel: true };

export interface WritingThread {
  /** @throws Error when the worker fails or takes too long; the abort reason when `signal` is aborted. */
  write<W extends Work>(work: W, engine: Composer, signal?: AbortSignal): Promise<Results[W["kind"]]>;
  /** Ends the worker; what is being written is given up. */
  close(): Promise<void>;
}

export interface WritingLimits {
  /** Longest time that the worker may be busy with one text without a word, in ms. */
  timeoutMs?: number;
  /** How long it stands by for another text, in ms. */
  idleMs?: number;
}

/** A text that is being written. */
interface Task {
  engine: Composer;
  signal?: AbortSignal;
  asked: Map<number, AbortController>;
  timer?: NodeJS.Timeout;
  settle(result: { result: unknown } | { error: unknown }): void;
}

const SCRIPT = new URL("./writing-worker.ts", import.meta.url);
const CLOSED = "The writing thread is closed.";
/** Texts so far: a worker may still be at one that was given up when it is taken for another. */
let count = 0;

export function createWritingThread({
  timeoutMs = 30_000,
  idleMs = 60_000,
}: WritingLimits = {}): WritingThread {
  const tasks = new Map<number, Task>();
  let worker: Worker | null = null;
  let closed = false;

  const give = (message: ToWriter) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker?.postMessage(message);
  };

  function end(id: number, result: { result: unknown } | { error: unknown }): void {
    const task = tasks.get(id);
    if (!task) return;
    tasks.delete(id);
    clearTimeout(task.timer);
    for (const question of task.asked.values()) question.abort();
    task.settle(result);
    if (tasks.size > 0 || !worker) return;
    standBy(SCRIPT.href, worker, idleMs);
    worker = null;
  }

  function watch(task: Task): void {
    clearTimeout(task.timer);
    // While a model is asked, its own time limits hold.
    if (task.asked.size > 0) return;
    task.timer = setTimeout(() => {
      void stop(new Error("Writing took too long."));
    }, timeoutMs);
  }

  async function answer(
    id: number,
    task: Task,
    question: number,
    request: CompositionRequest,
  ): Promise<void> {
    const controller = new AbortController();
    task.asked.set(question, controller);
    watch(task);
    const signal = task.signal ? AbortSignal.any([task.signal, controller.signal]) : controller.signal;
    try {
      give({ id, question, composition: await task.engine.compose(request, signal) });
    } catch (error) {
      if (controller.signal.aborted) return;
      give({ id, question, unasked: true });
      end(id, { error });
    } finally {
      task.asked.delete(question);
      if (tasks.has(id)) watch(task);
    }
  }

  function hear(message: FromWriter): void {
    const task = tasks.get(message.id);
    if (!task) return;
    if ("result" in message) end(message.id, { result: message.result });
    else if ("failed" in message) end(message.id, { error: new Error(message.failed) });
    else if ("cancel" in message) task.asked.get(message.question)?.abort();
    else void answer(message.id, task, message.question, message.request);
  }

  function start(): Worker {
    const started = takeWorker(SCRIPT.href) ?? new Worker(SCRIPT);
    const fail = (error: unknown) => {
      if (worker !== started) return;
      worker = null;
      for (const id of tasks.keys()) end(id, { error });
    };
    started.on("message", hear);
    started.once("error", fail);
    started.once("exit", () => fail(new Error("The writing worker ended.")));
    started.ref();
    return started;
  }

  async function stop(error: Error): Promise<void> {
    const ending = worker;
    worker = null;
    for (const id of tasks.keys()) end(id, { error });
    await ending?.terminate();
  }

  return {
    write<W extends Work>(work: W, engine: Composer, signal?: AbortSignal) {
      if (closed) return Promise.reject(new Error(CLOSED));
      signal?.throwIfAborted();
      worker ??= start();
      const id = (count += 1);
      return new Promise<Results[W["kind"]]>((resolve, reject) => {
        const task: Task = {
          engine,
          signal,
          asked: new Map(),
          settle: (settled) =>
            "error" in settled ? reject(settled.error) : resolve(settled.result as Results[W["kind"]]),
        };
        tasks.set(id, task);
        signal?.addEventListener("abort", () => end(id, { error: signal.reason }), { once: true });
        watch(task);
        give({ id, work });
      });
    },
    async close() {
      closed = true;
      await stop(new Error(CLOSED));
    },
  };
}
