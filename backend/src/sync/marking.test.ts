/** Noticing: every way to write marks what it changes, in the same write, and nothing else. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Collection } from "mongodb";
import { type TestDatabase, testDatabase } from "../../test/database.ts";
import { withMarks } from "./marking.ts";
import { Tickets } from "./tickets.ts";

interface Row {
  _id: string;
  account_id: string;
  status?: string;
  lease_until?: Date;
  unsequenced?: number;
}

let database: TestDatabase;
let plain: Collection<Row>;
let rows: Collection<Row>;
let tickets: Tickets;
let changes = 0;

beforeAll(async () => {
  database = await testDatabase();
  tickets = new Tickets(database.db);
  plain = database.db.collection<Row>("jobs");
  rows = withMarks(database.db, tickets, () => {
    changes += 1;
  }).collection<Row>("jobs");
});
afterAll(() => database.close());
beforeEach(async () => {
  await plain.deleteMany({});
  await plain.insertMany([
    { _id: "a", account_id: "x" },
    { _id: "b", account_id: "x" },
  ]);
});

const marksOf = async () => {
  const found = await plain.find({ unsequenced: { $exists: true } }).toArray();
  return found.map(({ _id }) => _id).toSorted();
};

const WRITES: [string, (collection: Collection<Row>) => Promise<unknown>, string[]][] = [
  ["insertOne", (c) => c.insertOne({ _id: "n", account_id: "x" }), ["n"]],
  ["insertMany", (c) => c.insertMany([{ _id: "n", account_id: "x" }]), ["n"]],
  ["updateOne", (c) => c.updateOne({ _id: "a" }, { $set: { status: "s" } }), ["a"]],
  ["updateOne that unsets", (c) => c.updateOne({ _id: "a" }, { $unset: { status: 1 } }), ["a"]],
  ["updateMany", (c) => c.updateMany({ account_id: "x" }, { $set: { status: "s" } }), ["a", "b"]],
  ["replaceOne", (c) => c.replaceOne({ _id: "a" }, { account_id: "x" }), ["a"]],
  ["findOneAndUpdate", (c) => c.findOneAndUpdate({ _id: "b" }, { $set: { status: "s" } }), ["b"]],
  [
    "bulkWrite",
    (c) =>
      c.bulkWrite([
        { insertOne: { document: { _id: "n", account_id: "x" } } },
        { updateOne: { filter: { _id: "a" }, update: { $set: { status: "s" } } } },
        { replaceOne: { filter: { _id: "b" }, replacement: { account_id: "x" } } },
      ]),
    ["a", "b", "n"],
  ],
  [
    "an upsert that makes a row",
    (c) => c.updateOne({ _id: "n", account_id: "x" }, { $setOnInsert: { status: "s" } }, { upsert: true }),
    ["n"],
  ],
  [
    "an upsert that finds one",
    (c) => c.updateOne({ _id: "a", account_id: "x" }, { $setOnInsert: { status: "s" } }, { upsert: true }),
    [],
  ],
  ["what nobody sees", (c) => c.updateOne({ _id: "a" }, { $set: { lease_until: new Date() } }), []],
  ["a write that finds nothing", (c) => c.updateOne({ _id: "z" }, { $set: { status: "s" } }), []],
];

test.each(WRITES)("%s", async (_name, write, marked) => {
  const before = changes;
  await write(rows);
  expect(await marksOf()).toEqual(marked);
  expect(changes).toBe(before + 1);
});

test("a deletion is announced before it is done, and takes no row that was not announced", async () => {
  await rows.deleteMany({ account_id: "x" });
  await rows.deleteOne({ _id: "a" });
  const announced = await database.db.collection("sync_departures").find({}).toArray();
  expect(announced.map(({ row_id }) => row_id as string).toSorted()).toEqual(["a", "b"]);
  expect(await plain.countDocuments({})).toBe(0);
});

test("ways to write that would go unnoticed are refused", async () => {
  expect(() => rows.findOneAndDelete({ _id: "a" })).toThrow("findOneAndDelete");
  expect(() => rows.drop()).toThrow("drop");
  await expect(rows.bulkWrite([{ deleteOne: { filter: { _id: "a" } } }])).rejects.toThrow("one by one");
  await expect(rows.updateOne({ _id: "a" }, [{ $set: { status: "s" } }])).rejects.toThrow("pipelines");
  expect(await plain.countDocuments({})).toBe(2);
});

test("tickets drawn at the same time are all different, and later ones are higher", async () => {
  const other = new Tickets(await database.connect());
  const first = await Promise.all(Array.from({ length: 50 }, (_, n) => (n % 2 ? tickets : other).draw()));
  expect(new Set(first).size).toBe(50);
  for (const clock of [other, tickets, other]) expect(await clock.draw()).toBeGreaterThan(Math.max(...first));
  expect(await tickets.last()).toBe(Math.max(...first) + 3);
});
