/** Upgrades run once, in order, by one process; what a later release wrote is left alone. */
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database.ts";
import { type Upgrade, upgradeDatabase } from "./upgrades.ts";

const log = pino({ enabled: false });
let database: TestDatabase;
let ran: string[];

beforeEach(async () => {
  database = await testDatabase();
  ran = [];
});
afterEach(() => database.close());

const step = (name: string): Upgrade => ({
  name,
  async run(db) {
    ran.push(name);
    await db.collection("rows").updateMany({}, { $push: { steps: name } } as never);
  },
});
const stepsOf = async () => (await database.db.collection("rows").findOne({}))?.["steps"] as unknown;

test("each runs once, in its order, whether the database is new or of before there were versions", async () => {
  await database.db.collection("rows").insertOne({ steps: [] });
  await upgradeDatabase(database.db, log, [step("a")]);
  await upgradeDatabase(database.db, log, [step("a"), step("b"), step("c")]);
  await upgradeDatabase(database.db, log, [step("a"), step("b"), step("c")]);
  expect(await stepsOf()).toEqual(["a", "b", "c"]);
});

test("of four processes that start at once one upgrades, and all go on when it is done", async () => {
  await database.db.collection("rows").insertOne({ steps: [] });
  const slow: Upgrade = {
    name: "slow",
    async run(db) {
      ran.push("slow");
      await new Promise((done) => setTimeout(done, 400));
      await db.collection("rows").updateMany({}, { $push: { steps: "slow" } } as never);
    },
  };
  const others = await Promise.all([1, 2, 3, 4].map(() => database.connect()));
  const seen = await Promise.all(
    others.map(async (db) => {
      await upgradeDatabase(db, log, [slow], { leaseMs: 300, pollMs: 20 });
      return stepsOf();
    }),
  );
  expect(seen).toEqual([["slow"], ["slow"], ["slow"], ["slow"]]);
  expect(ran).toEqual(["slow"]);
});

test("one that fails stops the start, and the next start begins with it again", async () => {
  let broken = true;
  const fragile: Upgrade = {
    name: "fragile",
    async run() {
      ran.push("fragile");
      if (broken) throw new Error("the disk is full");
    },
  };
  const upgrades = [step("first"), fragile];
  await expect(upgradeDatabase(database.db, log, upgrades)).rejects.toThrow("the disk is full");
  broken = false;
  await upgradeDatabase(database.db, log, upgrades);
  expect(ran).toEqual(["first", "fragile", "fragile"]);
});

test("a process that died while it upgraded is followed by another when its claim has lapsed", async () => {
  await database.db.collection<{ _id: string }>("schema").insertOne({
    _id: "schema",
    version: 1,
    lease: "dead",
    lease_until: new Date(Date.now() + 200),
  } as never);
  await upgradeDatabase(database.db, log, [step("a")], { pollMs: 20 });
  expect(ran).toEqual(["a"]);
});

test("a database that a later release has upgraded is not opened", async () => {
  await upgradeDatabase(database.db, log, [step("a"), step("b")]);
  await expect(upgradeDatabase(database.db, log, [step("a")])).rejects.toThrow(
    /A later release has written this database \(version 3, this one knows 2\)/,
  );
});

test("half a copy is not opened", async () => {
  await database.db.collection("unfinished_copy").insertOne({});
  await expect(upgradeDatabase(database.db, log, [])).rejects.toThrow("This database is half a copy");
});
