/** How soon the side panel can be used, from a service worker that was asleep: the `panel` part of `npm run bench`. */
import { launchExtension } from "./support/extension.ts";

const RUNS = 15;
const GOAL_MS = 400;

/** Milliseconds from the first request of the panel's page until its state stands and its first button can be pressed. */
async function once(extension: Awaited<ReturnType<typeof launchExtension>>): Promise<number> {
  const blank = await extension.context.newPage();
  const session = await extension.context.newCDPSession(blank);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await blank.goto(`chrome-extension://${extension.id}/sidepanel.html`, { waitUntil: "commit" });
  await blank.waitForSelector('[data-testid="panel"] button:not([disabled])');
  const milliseconds = await blank.evaluate(() => performance.now());
  await blank.close();
  return milliseconds;
}

const extension = await launchExtension();
try {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await once(extension));
  times.sort((a, b) => a - b);
  const median = times[Math.floor(RUNS / 2)] ?? 0;
  const slowest = times.at(-1) ?? 0;
  const verdict = median < GOAL_MS ? "✓" : "✗";
  process.stdout.write(
    `${verdict} ${"side panel usable, service worker asleep before, median".padEnd(70)} ${`${Math.round(median)} ms`.padStart(14)}   < ${GOAL_MS} ms (slowest ${Math.round(slowest)} ms)\n`,
  );
} finally {
  await extension.close();
}
