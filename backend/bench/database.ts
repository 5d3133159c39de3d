/** The targets of the embedded database, measured at the official driver. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Collection, type Document, MongoClient, ObjectId } from "mongodb";
import { DatabaseServer } from "@career-portrait/database-engine/server";

export interface Row {
  readonly name: string;
  /** With its unit, to print. */
  readonly value: string;
  readonly target: string;
  readonly ok: boolean;
}

const DOCUMENTS = 100_000;
const ACCOUNTS = 20;
const START = Date.UTC(2024, 0, 1);
/** About two kilobytes each, of text that repeats no shorter. */
const TEXT = Array.from({ length: 240 }, (_, word) => `word${(word * 7919) % 1000}`).join(" ");

function documentAt(number: number): Document {
  return {
    account_id: `account-${number % ACCOUNTS}`,
    created_at: new Date(START + number * 1000),
    status: ["saved", "applied", "closed"][number % 3],
    match_score: (number * 31) % 100,
    title: `Opportunity ${number}`,
    tags: [`tag${number % 50}`, `tag${number % 7}`],
    description: TEXT,
  };
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] as number;
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function times(count: number, run: (turn: number) => Promise<unknown>): Promise<number[]> {
  const durations: number[] = [];
  for (let turn = 0; turn < count; turn++) durations.push(await timed(() => run(turn)));
  return durations;
}

/** Many at once: how often a second, and how long each took. */
async function load(
  clients: number,
  total: number,
  run: (turn: number) => Promise<unknown>,
): Promise<{ perSecond: number; durations: number[] }> {
  const durations: number[] = [];
  let next = 0;
  const elapsed = await timed(() =>
    Promise.all(
      Array.from({ length: clients }, async () => {
        while (next < total) {
          const turn = next++;
          durations.push(await timed(() => run(turn)));
        }
      }),
    ),
  );
  return { perSecond: (total / elapsed) * 1000, durations };
}

function below(name: string, value: number, limit: number, unit: string): Row {
  return { name, value: `${value.toFixed(2)} ${unit}`, target: `< ${limit} ${unit}`, ok: value < limit };
}

function above(name: string, value: number, limit: number, unit: string): Row {
  return { name, value: `${value.toFixed(0)} ${unit}`, target: `> ${limit} ${unit}`, ok: value > limit };
}

function noted(name: string, value: number, unit: string): Row {
  return { name, value: `${value.toFixed(2)} ${unit}`, target: "-", ok: true };
}

async function fill(collection: Collection, count: number): Promise<void> {
  await collection.createIndexes([
    { key: { account_id: 1, created_at: -1, _id: -1 } },
    { key: { account_id: 1, match_score: -1, _id: -1 } },
    { key: { tags: 1 } },
  ]);
  for (let start = 0; start < count; start += 1000) {
    await collection.insertMany(
      Array.from({ length: Math.min(1000, count - start) }, (_, index) => documentAt(start + index)),
    );
  }
}

/** One page as the product asks for it: the newest first, from a place on. */
function page(collection: Collection, turn: number, rows: number, limit: number): Promise<Document[]> {
  const created_at = new Date(START + (rows / 2 + ((turn * 37) % (rows / 2))) * 1000);
  const before = { $or: [{ created_at: { $lt: created_at } }, { created_at, _id: { $lt: new ObjectId() } }] };
  return collection
    .find({ account_id: `account-${turn % ACCOUNTS}`, ...before })
    .sort({ created_at: -1, _id: -1 })
    .limit(limit)
    .toArray();
}

async function single(collection: Collection, rows: Row[]): Promise<void> {
  const ids = (
    await collection
      .find({}, { projection: { _id: 1 } })
      .limit(1000)
      .toArray()
  ).map((item) => item._id);
  await times(200, (turn) => page(collection, turn, DOCUMENTS, 50));
  rows.push(
    below(
      "database: find 50 of 100k by index, p50",
      percentile(await times(500, (turn) => page(collection, turn, DOCUMENTS, 50)), 0.5),
      2,
      "ms",
    ),
  );
  rows.push(
    below(
      "database: findOne of 100k by _id, p50",
      percentile(await times(1000, (turn) => collection.findOne({ _id: ids[turn % ids.length] })), 0.5),
      1,
      "ms",
    ),
  );
  rows.push(
    noted(
      "database: count of 5,000 by index, p50",
      percentile(
        await times(200, (turn) => collection.countDocuments({ account_id: `account-${turn % ACCOUNTS}` })),
        0.5,
      ),
      "ms",
    ),
  );
  rows.push(
    noted(
      "database: updateOne, synced, p50",
      percentile(
        await times(300, (turn) =>
          collection.updateOne({ _id: ids[turn % ids.length] }, { $inc: { match_score: 1 } }),
        ),
        0.5,
      ),
      "ms",
    ),
  );
}

async function many(client: MongoClient, rows: Row[]): Promise<void> {
  const small = client.db("bench").collection("small");
  await fill(small, 10_000);
  await load(20, 1000, (turn) => page(small, turn, 10_000, 51));
  const pages = await load(20, 4000, (turn) => page(small, turn, 10_000, 51));
  rows.push(noted("database: pages of 51 among 10k rows, 20 connections", pages.perSecond, "/s"));
  rows.push(
    below(
      "database: pages of 51 among 10k rows, 20 connections, p99",
      percentile(pages.durations, 0.99),
      40,
      "ms",
    ),
  );
  const inserted = client.db("bench").collection("inserted");
  await inserted.createIndex({ account_id: 1, created_at: -1, _id: -1 });
  await load(32, 1000, (turn) => inserted.insertOne(documentAt(turn)));
  const inserts = await load(32, 8000, (turn) => inserted.insertOne(documentAt(turn)));
  rows.push(above("database: inserts of 2 KB by 32 clients", inserts.perSecond, 3000, "/s"));
}

/** How long a small command waits at most while all documents are read and sorted without an index. */
async function besideScan(collection: Collection, rows: Row[]): Promise<void> {
  const id = (await collection.findOne({}))?._id;
  const scanning = { now: true };
  const waits: number[] = [];
  const pinging = (async () => {
    while (scanning.now) waits.push(await timed(() => collection.findOne({ _id: id })));
  })();
  const scan = await timed(async () => {
    await collection
      .find({ title: { $regex: "99$" } }, { projection: { title: 1 } })
      .sort({ title: 1 })
      .toArray();
    await collection
      .aggregate([
        { $group: { _id: "$title", n: { $sum: "$match_score" } } },
        { $sort: { n: -1, _id: 1 } },
        { $limit: 5 },
      ])
      .toArray();
  });
  scanning.now = false;
  await pinging;
  rows.push(noted("database: unindexed scan and group of 100k", scan, "ms"));
  rows.push(below("database: longest wait of a findOne meanwhile", Math.max(...waits), 20, "ms"));
}

async function ask<T>(child: ChildProcess, request: string): Promise<T> {
  child.send(request);
  const [answer] = (await once(child, "message")) as [T];
  return answer;
}

/** Opening what is there, without loading the modules. */
async function openEngine(directory: string): Promise<number> {
  const start = performance.now();
  const server = new DatabaseServer({
    file: join(directory, "database.sqlite"),
    fsync: "full",
    sweepMs: 60_000,
    log: () => undefined,
  });
  await server.listen({ host: "127.0.0.1", port: 0 });
  const elapsed = performance.now() - start;
  await server.close();
  return elapsed;
}

/** Measures everything in a directory of its own; about a minute. */
export async function benchDatabase(): Promise<Row[]> {
  const rows: Row[] = [];
  const directory = await mkdtemp(join(tmpdir(), "bench-"));
  const child = fork(new URL("./database-engine.ts", import.meta.url), [directory]);
  const [{ uri }] = (await once(child, "message")) as [{ uri: string }];
  const client = await new MongoClient(uri, { maxPoolSize: 32 }).connect();
  const large = client.db("bench").collection("large");
  const loading = await timed(() => fill(large, DOCUMENTS));
  rows.push(noted("database: insertMany(1000) of 2 KB", (DOCUMENTS / loading) * 1000, "/s"));
  await single(large, rows);
  await many(client, rows);
  const resident = async (): Promise<number> => (await ask<{ megabytes: number }>(child, "memory")).megabytes;
  rows.push(below("database: resident memory with 100k documents of 2 KB", await resident(), 250, "MB"));
  await besideScan(large, rows);
  rows.push(noted("database: resident memory after a $group into 100k groups", await resident(), "MB"));
  await client.close();
  child.send("close");
  await once(child, "exit");
  rows.push(below("database: opening with 100k documents", await openEngine(directory), 50, "ms"));
  await rm(directory, { recursive: true });
  return rows;
}

if (import.meta.main) console.table(await benchDatabase());
