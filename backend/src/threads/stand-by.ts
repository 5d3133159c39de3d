/** Workers that stand by with their script loaded, so that whoever needs one of their kind next need not start one. */
import type { Worker } from "node:worker_threads";

const standing = new Map<string, Map<Worker, NodeJS.Timeout>>();

/** A worker of that kind that stands by, if there is one. Who takes it listens to it and refs it. */
export function takeWorker(kind: string): Worker | undefined {
  const [worker] = standing.get(kind)?.keys() ?? [];
  if (worker) dismiss(kind, worker);
  return worker && unheard(worker);
}

/** Has a worker that has nothing to do stand by, unheard; it holds up no end of the process, and ends after so many ms. */
export function standBy(kind: string, worker: Worker, idleMs: number): void {
  const ended = () => dismiss(kind, worker);
  const timer = setTimeout(() => {
    ended();
    void worker.terminate();
  }, idleMs);
  timer.unref();
  unheard(worker).once("exit", ended).once("error", ended).unref();
  const all = standing.get(kind) ?? new Map<Worker, NodeJS.Timeout>();
  standing.set(kind, all.set(worker, timer));
}

/** By their names: Node hears messages by a listener of its own on the same worker. */
function unheard(worker: Worker): Worker {
  return worker.removeAllListeners("message").removeAllListeners("error").removeAllListeners("exit");
}

function dismiss(kind: string, worker: Worker): void {
  const all = standing.get(kind);
  clearTimeout(all?.get(worker));
  all?.delete(worker);
}
