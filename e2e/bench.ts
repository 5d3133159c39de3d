/**
 * How soon the side panel can be used, from a service worker that was asleep, and how soon a long review queue stands in it
 * from this device's copy: the `panel` part of `npm run bench`.
 */
import type { Page } from "playwright-core";
import { launchExtension } from "./support/extension.ts";

const RUNS = 15;
const ROWS = 5_000;

type Extension = Awaited<ReturnType<typeof launchExtension>>;

/** A page on the panel, opened while the worker sleeps. */
async function coldPanel(extension: Extension): Promise<Page> {
  const page = await extension.context.newPage();
  const session = await extension.context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await page.goto(`chrome-extension://${extension.id}/sidepanel.html`, { waitUntil: "commit" });
  return page;
}

/** Milliseconds from the first request of the panel's page until its state stands and its first button can be pressed. */
async function untilUsable(extension: Extension): Promise<number> {
  const page = await coldPanel(extension);
  await page.waitForSelector('[data-testid="panel"] button:not([disabled])');
  const milliseconds = await page.evaluate(() => performance.now());
  await page.close();
  return milliseconds;
}

/** Connects to a backend that does not answer, and keeps a queue of so many rows here. */
async function keepQueue(extension: Extension, count: number): Promise<void> {
  const page = await extension.open("sidepanel.html");
  await page.waitForSelector('[data-testid="panel"]');
  await page.evaluate(async (rows) => {
    const connection = { address: "http://127.0.0.1:9", key: "k", user_id: "u", rejected: false };
    await chrome.storage.local.set({ connection });
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open("career-portrait");
      request.addEventListener("success", () => done(request.result));
      request.addEventListener("error", () => fail(request.error ?? new Error("The copy cannot be opened.")));
    });
    const transaction = database.transaction(["queue", "queuePages"], "readwrite");
    for (let n = 0; n < rows; n += 1) {
      const lane = ["queue", "near", "deck", "dismissed"][n % 4];
      transaction.objectStore("queue").put({
        id: crypto.randomUUID(),
        title: `Data Engineer ${n}`,
        company: `Works ${n}`,
        location: "Berlin",
        url: `https://jobs.example/${n}`,
        source_type: "linkedin",
        status: "pending",
        dismissed_reason: null,
        relevance_score: n % 101,
        relevance_reason: "The title answers \u201cdata engineer\u201d; in Berlin; names Python and Kafka.",
        received_at: "2026-11-01T00:00:00.000Z",
        work_mode: "remote",
        employment_type: null,
        salary: null,
        posted_at: null,
        attention: null,
        lane,
        order: (100 - (n % 101)) * 1e13 + n,
      });
    }
    transaction
      .objectStore("queuePages")
      .put({ cursor: "", etag: null, ids: [], next: null, start: null, end: null });
    await new Promise((done) => transaction.addEventListener("complete", done));
    database.close();
  }, count);
  await page.close();
}

/** Milliseconds from the key that asks for the queue until its first posting stands. */
async function untilQueue(extension: Extension): Promise<number> {
  const page = await coldPanel(extension);
  await page.waitForSelector('[data-testid="view-queue"]');
  const milliseconds = await page.evaluate(async () => {
    const start = performance.now();
    document.querySelector<HTMLElement>('[data-testid="view-queue"]')?.click();
    await new Promise<void>((done) => {
      const look = () => {
        if (document.querySelector('[data-testid="queue-title"]')) done();
        else requestAnimationFrame(look);
      };
      look();
    });
    return performance.now() - start;
  });
  await page.close();
  return milliseconds;
}

async function measure(what: string, goal: number, once: () => Promise<number>): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await once());
  times.sort((a, b) => a - b);
  const median = times[Math.floor(RUNS / 2)] ?? 0;
  const slowest = times.at(-1) ?? 0;
  const verdict = median < goal ? "\u2713" : "\u2717";
  process.stdout.write(
    `${verdict} ${what.padEnd(70)} ${`${Math.round(median)} ms`.padStart(14)}   < ${goal} ms (slowest ${Math.round(slowest)} ms)\n`,
  );
}

const extension = await launchExtension();
try {
  await measure("side panel usable, service worker asleep before, median", 250, () => untilUsable(extension));
  await keepQueue(extension, ROWS);
  await measure(`queue of ${ROWS} rows opened from this device, median`, 150, () => untilQueue(extension));
} finally {
  await extension.close();
}
