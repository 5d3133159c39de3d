/** Work that is looked for every hour: queueing what a day's turn asks for. */
import type { Logger } from "pino";

const HOUR_MS = 3_600_000;

/** Works now and every hour, until the returned function is called; what fails is logged and comes round again. */
export function hourly(log: Logger, failed: string, work: () => Promise<unknown>): () => Promise<void> {
  let under: Promise<unknown> = Promise.resolve();
  const once = () => {
    under = work().catch((error: unknown) => log.warn({ err: error }, failed));
  };
  once();
  const timer = setInterval(once, HOUR_MS);
  return async () => {
    clearInterval(timer);
    await under;
  };
}
