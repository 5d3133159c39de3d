/** The other end of `work-thread.ts`, in the worker: a task in, its result or why there is none out. */
import { parentPort } from "node:worker_threads";
import { standBack } from "./stand-back.ts";

/** `ready` comes once, before all others: its script is loaded. */
export type Reply<Result> =
  | { ready: true }
  | { result: Result }
  | { failed: string; stack: string | undefined };

/** Does what the thread is asked for, behind the requests that are being answered. */
export function serve(work: (task: never) => unknown): void {
  const port = parentPort;
  if (port === null) throw new Error("This is a worker's script; start it through a work thread.");
  async function reply(task: unknown): Promise<Reply<unknown>> {
    try {
      return { result: await work(task as never) };
    } catch (error) {
      return error instanceof Error
        ? { failed: error.message, stack: error.stack }
        : { failed: String(error), stack: undefined };
    }
  }
  standBack();
  port.on("message", (task: unknown) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
    void reply(task).then((answer) => port.postMessage(answer));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  port.postMessage({ ready: true } satisfies Reply<never>);
}
