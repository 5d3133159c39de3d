/** No change missed, none out of order: writers and readers in several processes on one database. */
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import type { Collection } from "mongodb";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type ChangeProcess,
  COUNTED,
  type CountedRow,
  openProcess,
  Replica,
  stateOf,
} from "../../test/change-rows.ts";
import { type TestDatabase, testDatabase } from "../../test/database.ts";
import { openChangeLog, syncIndexes } from "./index.ts";

let database: TestDatabase;
let processes: ChangeProcess[];

beforeAll(async () => {
  database = await testDatabase(syncIndexes);
  processes = [
    openProcess(database.db),
    openProcess(await database.connect()),
    openProcess(await database.connect()),
  ];
});
afterAll(() => database.close());

let accounts = 0;
const newAccount = () => `account-${(accounts += 1)}`;
const pick = <T>(from: readonly T[], index: number) => from[index % from.length] as T;

const TYPES = Object.values(COUNTED);
/** One write: of which kind, by which process, to which row. */
const write = fc.record({
  kind: fc.constantFrom(
    "put",
    "put",
    "bump",
    "bump",
    "replace",
    "findAndBump",
    "bulk",
    "delete",
    "deleteMany",
  ),
  process: fc.nat(2),
  collection: fc.constantFrom(...TYPES),
  row: fc.nat(5),
});
type Write = typeof write extends fc.Arbitrary<infer W> ? W : never;

async function carryOut(account_id: string, { kind, process, collection, row }: Write): Promise<void> {
  const rows = pick(processes, process).log.db.collection<CountedRow>(collection);
  const own = { _id: `${account_id} ${row}`, account_id };
  const bump = { $inc: { n: 1 } };
  if (kind === "put") await rows.updateOne(own, { $setOnInsert: { n: 0 } }, { upsert: true });
  if (kind === "bump") await rows.updateOne(own, bump);
  if (kind === "replace") await rows.replaceOne(own, { account_id, n: 100 });
  if (kind === "findAndBump") await rows.findOneAndUpdate(own, bump, { returnDocument: "after" });
  if (kind === "bulk") await rows.bulkWrite([{ updateOne: { filter: own, update: bump } }]);
  if (kind === "delete") await rows.deleteOne(own);
  if (kind === "deleteMany") await rows.deleteMany({ account_id, n: { $gt: 2 } });
}

test("a copy that follows cursors ends as the server's state, whoever writes what at the same time", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(write, { maxLength: 12 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 7 }),
      async (writers, limit) => {
        const account = newAccount();
        const other = newAccount();
        const early = new Replica(account, limit);
        await early.readToEnd(pick(processes, limit));
        const over = new AbortController();
        const following = (async () => {
          for (let turn = 0; !over.signal.aborted; turn += 1) await early.read(pick(processes, turn));
        })();
        await Promise.all(
          writers.map(async (writes) => {
            for (const one of writes) await carryOut(account, one);
          }),
        );
        over.abort();
        await following;
        await early.readToEnd(pick(processes, limit));
        const late = new Replica(account, limit);
        await late.readToEnd(pick(processes, limit + 1));
        const state = await stateOf(database.db, account);
        expect(early.rows).toEqual(state);
        expect(late.rows).toEqual(state);
        const stranger = new Replica(other, limit);
        await stranger.readToEnd(pick(processes, 0));
        expect(stranger.rows.size).toBe(0);
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

test("whenever a copy is settled, it holds no change without those that were done before it began", async () => {
  const account = newAccount();
  const writers = [0, 1, 2];
  const over = new AbortController();
  const idOf = (writer: number, at: number) => `${account} ${writer} ${at}`;
  const burst = async (writer: number, from: number, to: number) => {
    for (let n = from; n < to; n += 1) {
      // Each in its own collection and through its own process, each behind the one before.
      for (const at of [0, 1, 2]) {
        const rows = pick(processes, writer + at).log.db.collection<CountedRow>(pick(TYPES, writer + at));
        const own = { _id: idOf(writer, at), account_id: account };
        await rows.updateOne(own, { $set: { n } }, { upsert: true });
      }
    }
  };
  const cuts = [0, 0, 0];
  const allHaveMoved = async (before: readonly number[]) => {
    while (!over.signal.aborted && cuts.some((count, reader) => count === before[reader])) await sleep(1);
  };
  const writing = (async () => {
    for (let round = 0; round < 12; round += 1) {
      const before = [...cuts];
      await Promise.all(writers.map((writer) => burst(writer, round * 3, round * 3 + 3)));
      // Some bursts follow at once, before others every reader comes to rest.
      if (round % 2 === 0) await allHaveMoved(before);
    }
    over.abort();
  })();
  const reading = [1, 4, 50].map(async (limit, reader) => {
    const replica = new Replica(account, limit);
    while (!over.signal.aborted) {
      await replica.read(pick(processes, replica.reads + reader));
      if (!replica.settled) continue;
      cuts[reader] = (cuts[reader] ?? 0) + 1;
      for (const writer of writers) {
        const [first = -1, second = -1, third = -1] = [0, 1, 2].map(
          (at) => [...replica.rows].find(([key]) => key.endsWith(` ${idOf(writer, at)}`))?.[1],
        );
        expect([first >= second, second >= third, first - third <= 1]).toEqual([true, true, true]);
      }
    }
  });
  await Promise.all([writing, ...reading]).finally(() => {
    over.abort();
  });
}, 120_000);

describe("the faults that such logs have", () => {
  test("a change that becomes visible late, after later ones were read, is read all the same", async () => {
    const account = newAccount();
    const [one, two] = processes as [ChangeProcess, ChangeProcess];
    const replica = new Replica(account, 10);
    await replica.readToEnd(one);
    // Ticket drawn, write not begun: as of a process that stands still in between.
    const late = await one.log.tickets.draw();
    await two.log.db
      .collection<CountedRow>("claims")
      .insertOne({ _id: `${account} b`, account_id: account, n: 1 });
    await replica.readToEnd(two);
    expect([...replica.rows.keys()]).toEqual([`claim ${account} b`]);
    await database.db
      .collection("opportunities")
      .insertOne({ _id: `${account} a` as never, account_id: account, n: 1, unsequenced: late });
    await replica.readToEnd(two);
    expect(replica.rows.size).toBe(2);
  });

  test("a batch whose process was killed is carried out by the next that comes, and again by one that comes too late", async () => {
    const account = newAccount();
    const [one, two] = processes as [ChangeProcess, ChangeProcess];
    const rows = one.log.db.collection<CountedRow>("claims");
    await rows.insertOne({ _id: `${account} a`, account_id: account, n: 1 });
    const head = await one.log.store.head(account);
    const marked = await one.log.store.marked(account, Number.MAX_SAFE_INTEGER, 10);
    const batch = {
      id: "killed",
      placed: marked.map((change, index) => ({ ...change, seq: head.head + 1 + index })),
    };
    expect(await one.log.store.claim(head, batch)).toBe(true);
    const [replica, behind] = [new Replica(account, 10), new Replica(account, 10)];
    for (const reader of [replica, behind]) await reader.readToEnd(two);
    await rows.updateOne({ _id: `${account} a` }, { $set: { n: 2 } });
    await replica.readToEnd(two);
    // The one that was thought dead goes on, with what it knew.
    await one.log.store.carryOut(account, batch);
    for (const reader of [replica, behind]) await reader.readToEnd(two);
    expect([replica, behind].map(({ rows: copy }) => copy.get(`claim ${account} a`))).toEqual([2, 2]);
  });

  test("what was done while changes are being collected waits for the next pass, so that none goes before its cause", async () => {
    const account = newAccount();
    const [one, two] = processes as [ChangeProcess, ChangeProcess];
    const insert = async (collection: string) =>
      two.log.db
        .collection<CountedRow>(collection)
        .insertOne({ _id: `${account} ${collection}`, account_id: account, n: 1 });
    // Opportunities have been looked through when jobs are about to be: cause and effect are written just then.
    let between: (() => Promise<unknown>) | null = async () => {
      await insert("opportunities");
      await insert("jobs");
    };
    const slow = new Proxy(database.db, {
      get: (db, name) =>
        name === "collection"
          ? (collection: string) =>
              collection === "jobs" ? slowly(db.collection(collection)) : db.collection(collection)
          : (Reflect.get(db, name, db) as unknown),
    });
    const slowly = (jobs: Collection) =>
      new Proxy(jobs, {
        get: (rows, name) =>
          name === "find"
            ? (...given: Parameters<typeof rows.find>) => ({
                async toArray() {
                  await sleep(20);
                  const happen = between;
                  between = null;
                  await happen?.();
                  return rows.find(...given).toArray();
                },
              })
            : (Reflect.get(rows, name, rows) as unknown),
      });
    const { sequencer } = openChangeLog(slow, pino({ level: "silent" }));
    await sequencer.upToDate(account);
    await one.log.sequencer.upToDate(account);
    const log = await one.log.store.after(account, 0, 10, ["opportunity", "job"], 10);
    expect(log.map(({ type }) => type)).toEqual(["opportunity", "job"]);
  });

  test("of two processes that place the same changes one does, and the other one's places are void", async () => {
    const account = newAccount();
    const [{ log }] = processes as [ChangeProcess];
    await log.db
      .collection<CountedRow>("claims")
      .insertOne({ _id: `${account} a`, account_id: account, n: 1 });
    const head = await log.store.head(account);
    const [change] = await log.store.marked(account, Number.MAX_SAFE_INTEGER, 10);
    const placed = change ? [{ ...change, seq: head.head + 1 }] : [];
    const claims = await Promise.all(["x", "y"].map((id) => log.store.claim(head, { id, placed })));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test("a deletion that was announced and never done is told as none; one that the database does itself is told", async () => {
    const account = newAccount();
    const [one] = processes as [ChangeProcess];
    const jobs = one.log.db.collection<CountedRow & { expires_at: Date }>("jobs");
    const expires_at = new Date(Date.now() - 3_600_000);
    await jobs.insertOne({ _id: `${account} job`, account_id: account, n: 1, expires_at });
    const replica = new Replica(account, 10);
    await replica.readToEnd(one);
    expect((await jobs.deleteOne({ _id: `${account} job`, n: 7 })).deletedCount).toBe(0);
    await replica.readToEnd(one);
    expect(replica.rows.size).toBe(1);
    await database.db.collection("jobs").deleteOne({ account_id: account });
    await replica.readToEnd(one);
    expect(replica.rows.size).toBe(1);
    await one.log.tidy();
    await replica.readToEnd(one);
    expect(replica.rows.size).toBe(0);
  });

  test("a cursor from before deletions that are forgotten begins anew", async () => {
    const account = newAccount();
    const [one] = processes as [ChangeProcess];
    const rows = one.log.db.collection<CountedRow>("claims");
    const replica = new Replica(account, 10);
    await rows.insertOne({ _id: `${account} a`, account_id: account, n: 1 });
    await replica.readToEnd(one);
    await rows.deleteOne({ _id: `${account} a` });
    const later = new Replica(account, 10);
    await later.readToEnd(one);
    const tomorrow = new Date(Date.now() + 86_400_000);
    await one.log.store.forget(tomorrow);
    // Below the floor from now on, and gone with the next call.
    await expect(replica.read(one)).rejects.toMatchObject({ status: 410, code: "cursor_gone" });
    await later.readToEnd(one);
    await one.log.store.forget(tomorrow);
    expect(await database.db.collection("sync_log").countDocuments({ account_id: account })).toBe(0);
  });
});
