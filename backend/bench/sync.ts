/** `GET /sync` on 10,000 rows, what noticing changes adds to a write, and what open streams cost while nothing happens. */
import { type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient } from "@career-portrait/shared/contract";
import type { Db } from "mongodb";
import { openDatabaseOf, startBackend } from "../test/backend-process.ts";
import type { OpportunityRow } from "../src/opportunities/row.ts";
import { Tickets } from "../src/sync/tickets.ts";
import { withMarks } from "../src/sync/marking.ts";
import { opportunityRow, untouchedVersion } from "./opportunity-rows.ts";
import { type BenchRow, durationRow, percentile, plainRow } from "./row.ts";

const ROWS = 10_000;
const READS = 200;
const WRITES = 400;
const STREAMS = 50;
const PER_ACCOUNT = 10;
const IDLE_S = 20;
/** Of `/proc/…/stat`: hundredths of a second, on every Linux that Node runs on. */
const TICK_MS = 10;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function benchReading(client: Client, ids: readonly string[]): Promise<BenchRow[]> {
  const pages: number[] = [];
  let cursor: string | undefined;
  const readPage = async () => {
    const { data } = await client.sync({ query: { cursor, limit: 1000 } });
    cursor = data.next_cursor;
    return data.has_more;
  };
  for (let more = true; more;) {
    const began = performance.now();
    more = await readPage();
    pages.push(performance.now() - began);
  }
  const read = async () => {
    cursor = (await client.sync({ query: { cursor } })).data.next_cursor;
  };
  await read();
  const quiet: number[] = [];
  for (let n = 0; n < READS; n += 1) quiet.push(await timed(read));
  const changed: number[] = [];
  for (let n = 0; n < READS / 2; n += 1) {
    await client.updateOpportunities({ body: { ids: ids.slice(n * 10, n * 10 + 10), status: "applied" } });
    changed.push(await timed(read));
  }
  const many: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    for (let from = 0; from < 1000; from += 100)
      await client.updateOpportunities({
        body: { ids: ids.slice(from, from + 100), status: n % 2 === 0 ? "interviewing" : "applied" },
      });
    many.push(
      await timed(async () => {
        while (await readPage()) continue;
      }),
    );
  }
  const whole = pages.reduce((sum, ms) => sum + ms, 0);
  return [
    durationRow(`GET /sync, everything (${ROWS} rows), ${pages.length} answers together`, whole, 5_000),
    durationRow("  one answer of 1,000, p50", percentile(pages, 50), 400),
    durationRow("  one answer of 1,000, p99", percentile(pages, 99), 800),
    durationRow("GET /sync, nothing has changed, p50", percentile(quiet, 50), 15),
    durationRow("  p99", percentile(quiet, 99), 60),
    durationRow("GET /sync behind a change of 10 rows, p50", percentile(changed, 50), 40),
    durationRow("  p99", percentile(changed, 99), 120),
    durationRow("GET /sync behind a change of 1,000 rows, median", percentile(many, 50), 400),
  ];
}

/** A small update by itself and with its mark, one after another and sixteen at a time. */
async function benchWriting(db: Db, accountId: string, ids: readonly string[]): Promise<BenchRow[]> {
  const marked = withMarks(db, new Tickets(db));
  const writesOf = async (rows: Db, atOnce: number) => {
    const collection = rows.collection<OpportunityRow>("opportunities");
    const times: number[] = [];
    const write = async (n: number) => {
      const own = { _id: ids[n % ids.length] ?? "", account_id: accountId };
      times.push(await timed(() => collection.updateOne(own, { $set: { notes: `n ${n}` } })));
    };
    const all = await timed(async () => {
      const writers = Array.from({ length: atOnce }, async (_, writer) => {
        for (let n = writer; n < WRITES; n += atOnce) await write(n);
      });
      await Promise.all(writers);
    });
    return { p50: percentile(times, 50), p99: percentile(times, 99), perSecond: (WRITES / all) * 1000 };
  };
  const rows: BenchRow[] = [];
  for (const atOnce of [1, 16]) {
    // Turn about, so that both meet the same machine.
    const plain = await writesOf(db, atOnce);
    const with_mark = await writesOf(marked, atOnce);
    for (const [name, cost] of [
      ["by itself", plain],
      ["with its mark", with_mark],
    ] as const) {
      rows.push(
        plainRow(
          `an update, ${atOnce} at a time, ${name}: p50, p99, rate`,
          `${cost.p50.toFixed(2)} / ${cost.p99.toFixed(1)} ms, ${Math.round(cost.perSecond)}/s`,
        ),
      );
    }
  }
  return rows;
}

/** Processor time the process has used, in ms; null where the system does not tell. */
function processorMs({ pid }: ChildProcess): number | null {
  if (process.platform !== "linux" || pid === undefined) return null;
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (user + system) * TICK_MS;
}

async function idleShare(child: ChildProcess): Promise<number | null> {
  await sleep(3_000);
  const before = processorMs(child);
  await sleep(IDLE_S * 1000);
  const after = processorMs(child);
  return before === null || after === null ? null : (after - before) / (IDLE_S * 1000);
}

async function benchStreams(child: ChildProcess, url: string): Promise<BenchRow[]> {
  const quiet = await idleShare(child);
  const over = new AbortController();
  const open: Promise<unknown>[] = [];
  for (let account = 0; account < STREAMS / PER_ACCOUNT; account += 1) {
    const body = { email: `s${account}@example.org`, password: "0123456789", name: "S" };
    const { data } = await createClient({ baseUrl: url }).register({ body });
    const client = createClient({ baseUrl: url, apiKey: () => data.api_key.key });
    for (let n = 0; n < PER_ACCOUNT; n += 1) {
      const { data: stream } = await client.streamChanges({ signal: over.signal });
      open.push(stream.pipeTo(new WritableStream(), { signal: over.signal }).catch(() => null));
    }
  }
  const listening = await idleShare(child);
  over.abort();
  await Promise.all(open);
  const share = (value: number | null) =>
    value === null ? "not told here" : `${(value * 100).toFixed(1)}% of a core`;
  return [
    plainRow("idle backend, database included, no stream", share(quiet)),
    plainRow(`idle backend with ${STREAMS} streams of ${STREAMS / PER_ACCOUNT} accounts`, share(listening)),
  ];
}

export async function benchSync(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "career-portrait-bench-"));
  const backend = await startBackend(dataDir, { OPPORTUNITY_LIMIT: "20000" });
  try {
    const database = await openDatabaseOf(dataDir);
    const body = { email: "bench@example.org", password: "0123456789", name: "Bench" };
    const { data } = await createClient({ baseUrl: backend.url }).register({ body });
    const client = createClient({ baseUrl: backend.url, apiKey: () => data.api_key.key });
    const version = untouchedVersion();
    const rows = Array.from({ length: ROWS }, (_, index) => opportunityRow(data.user_id, version, index));
    await database.db.collection<OpportunityRow>("opportunities").insertMany(rows);
    const ids = rows.map(({ _id }) => _id);
    const reading = await benchReading(client, ids);
    const writing = await benchWriting(database.db, data.user_id, ids);
    await database.close();
    return [...reading, ...writing, ...(await benchStreams(backend.child, backend.url))];
  } finally {
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
