/** What writes answer: counts, upserts, findAndModify, duplicates, bulk writes. */
import { deepStrictEqual, ok, rejects, strictEqual } from "node:assert";
import { Double, Int32, Long, type MongoBulkWriteError, type MongoServerError, ObjectId } from "mongodb";
import { type Case, exact, failsWith, refuses } from "./case.ts";

export const WRITE_CASES: Case[] = [
  {
    name: "insertOne makes an _id and puts it first",
    run: async ({ collection }) => {
      const result = await collection.insertOne({ a: 1 });
      ok(result.insertedId instanceof ObjectId);
      deepStrictEqual(Object.keys((await collection.findOne({})) ?? {}), ["_id", "a"]);
    },
  },
  {
    name: "insertOne puts a given _id first and keeps types sent inside the body",
    run: async ({ collection }) => {
      await collection.insertOne({
        a: Long.fromNumber(1),
        b: new Double(2),
        c: new Int32(3),
        _id: 7,
      } as never);
      strictEqual(
        exact(await collection.findOne({}, { promoteValues: false })),
        exact({ _id: 7, a: Long.fromNumber(1), b: new Double(2), c: new Int32(3) }),
      );
    },
  },
  {
    name: "insertMany, ordered, stops at the duplicate",
    run: async ({ collection }) => {
      const error = (await rejected(
        collection.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }] as never),
      )) as MongoBulkWriteError;
      strictEqual(error.code, 11000);
      strictEqual(error.result.insertedCount, 1);
      strictEqual(await collection.countDocuments({}), 1);
    },
  },
  {
    name: "insertMany, unordered, goes on and reports each",
    run: async ({ collection }) => {
      const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }, { _id: 2 }, { _id: 3 }] as never[];
      const error = (await rejected(
        collection.insertMany(documents, { ordered: false }),
      )) as MongoBulkWriteError;
      deepStrictEqual(
        failures(error).map((item) => [item.index, item.code]),
        [
          [1, 11000],
          [3, 11000],
        ],
      );
      strictEqual(await collection.countDocuments({}), 3);
    },
  },
  refuses("an array as _id", 53, ({ collection }) => collection.insertOne({ _id: [1] } as never)),
  {
    name: "two null values under a unique index, and the error's details",
    run: async ({ collection }) => {
      await collection.createIndex({ a: 1, "b.c": -1 }, { unique: true, name: "pair" });
      await collection.insertOne({ a: 1 });
      const error = await failsWith(11000, collection.insertOne({ a: 1, b: { c: null } }));
      ok(error.message.startsWith("E11000 duplicate key error collection: "), error.message);
      ok(error.message.includes("index: pair dup key: { a: 1, b.c: null }"), error.message);
      deepStrictEqual(
        [error["keyPattern"], error["keyValue"]],
        [
          { a: 1, "b.c": -1 },
          { a: 1, "b.c": null },
        ],
      );
    },
  },
  {
    name: "unique across number widths",
    run: async ({ collection }) => {
      await collection.createIndex({ a: 1 }, { unique: true });
      await collection.insertOne({ a: new Int32(1) });
      await failsWith(11000, collection.insertOne({ a: new Double(1) }));
    },
  },
  {
    name: "sparse unique lets many go without",
    run: async ({ collection }) => {
      await collection.createIndex({ a: 1 }, { unique: true, sparse: true });
      await collection.insertMany([{ b: 1 }, { b: 2 }, { a: 1 }, { a: null }]);
      await failsWith(11000, collection.insertOne({ a: null }));
      strictEqual(await collection.countDocuments({ a: null }), 3);
      strictEqual(await collection.countDocuments({ a: { $exists: true } }), 2);
      deepStrictEqual((await collection.find({}).sort({ a: 1 }).toArray()).length, 4);
    },
  },
  {
    name: "partial unique counts only what it covers",
    run: async ({ collection }) => {
      await collection.createIndex(
        { key: 1 },
        { unique: true, partialFilterExpression: { status: { $in: ["queued", "running"] } } },
      );
      await collection.insertMany([
        { key: 1, status: "done" },
        { key: 1, status: "done" },
        { key: 1, status: "queued" },
      ]);
      await failsWith(11000, collection.insertOne({ key: 1, status: "running" }));
      await failsWith(
        11000,
        collection.updateOne({ key: 1, status: "done" }, { $set: { status: "queued" } }),
      );
      await collection.updateOne({ key: 1, status: "queued" }, { $set: { status: "done" } });
      await collection.insertOne({ key: 1, status: "running" });
      strictEqual(await collection.countDocuments({ key: 1 }), 4);
      strictEqual(await collection.countDocuments({ key: 1, status: "running" }), 1);
      strictEqual(await collection.countDocuments({ key: 1, status: { $in: ["running", "done"] } }), 4);
    },
  },
  {
    name: "unique over array elements counts each document once",
    run: async ({ collection }) => {
      await collection.createIndex({ tags: 1 }, { unique: true });
      await collection.insertOne({ tags: ["a", "a", "b"] });
      await failsWith(11000, collection.insertOne({ tags: ["c", "b"] }));
      await collection.updateOne({}, { $pull: { tags: "b" } } as never);
      await collection.insertOne({ tags: ["c", "b"] });
    },
  },
  {
    name: "a unique index cannot be made over duplicates, and leaves nothing behind",
    run: async ({ collection }) => {
      await collection.insertMany([{ a: 1 }, { a: 1 }]);
      await failsWith(11000, collection.createIndex({ a: 1 }, { unique: true }));
      deepStrictEqual((await collection.listIndexes().toArray()).length, 1);
      strictEqual(await collection.countDocuments({ a: 1 }), 2);
    },
  },
  refuses("two arrays under one index", 171, async ({ collection }) => {
    await collection.createIndex({ a: 1, b: 1 });
    return collection.insertOne({ a: [1], b: [2] });
  }),
  {
    name: "an update that breaks a unique index changes nothing",
    run: async ({ collection }) => {
      await collection.createIndex({ a: 1 }, { unique: true });
      await collection.createIndex({ b: 1 });
      await collection.insertMany([
        { a: 1, b: 1 },
        { a: 2, b: 2 },
      ]);
      await failsWith(11000, collection.updateOne({ a: 2 }, { $set: { a: 1, b: 9 } }));
      strictEqual(await collection.countDocuments({ b: 2 }), 1);
      strictEqual(await collection.countDocuments({ b: 9 }), 0);
    },
  },
  // Upsert
  {
    name: "upsert starts from the equalities of the filter",
    run: async ({ collection }) => {
      const result = await collection.updateOne(
        { a: 1, "b.c": { $eq: 2 }, d: { $gt: 5 }, $and: [{ e: "x" }], $or: [{ f: 1 }, { g: 2 }] },
        { $set: { z: 1 }, $setOnInsert: { y: 2 } },
        { upsert: true },
      );
      deepStrictEqual([result.matchedCount, result.modifiedCount, result.upsertedCount], [0, 0, 1]);
      const { _id, ...rest } = (await collection.findOne({})) ?? {};
      deepStrictEqual(_id, result.upsertedId);
      deepStrictEqual(rest, { a: 1, b: { c: 2 }, e: "x", y: 2, z: 1 });
    },
  },
  {
    name: "upsert that finds does not use $setOnInsert",
    run: async ({ collection }) => {
      await collection.insertOne({ a: 1 });
      await collection.updateOne({ a: 1 }, { $set: { b: 1 }, $setOnInsert: { c: 1 } }, { upsert: true });
      const { _id, ...rest } = (await collection.findOne({})) ?? {};
      ok(_id);
      deepStrictEqual(rest, { a: 1, b: 1 });
    },
  },
  {
    name: "upsert keeps the _id of the filter",
    run: async ({ collection }) => {
      const result = await collection.updateOne({ _id: 5 } as never, { $inc: { n: 1 } }, { upsert: true });
      strictEqual(result.upsertedId as unknown, 5);
      deepStrictEqual(await collection.findOne({}), { _id: 5, n: 1 });
    },
  },
  {
    name: "replaceOne with upsert takes only the _id from the filter",
    run: async ({ collection }) => {
      await collection.replaceOne({ _id: 5, a: 1 } as never, { b: 2 }, { upsert: true });
      deepStrictEqual(await collection.findOne({}), { _id: 5, b: 2 });
    },
  },
  {
    name: "updateMany with upsert",
    run: async ({ collection }) => {
      const result = await collection.updateMany({ a: 1 }, { $set: { b: 1 } }, { upsert: true });
      strictEqual(result.upsertedCount, 1);
    },
  },
  refuses("upsert with one path twice", 54, ({ collection }) =>
    collection.updateOne({ $and: [{ a: 1 }, { a: 2 }] }, { $set: { b: 1 } }, { upsert: true }),
  ),
  // findOneAnd…
  {
    name: "findOneAndUpdate: before, after, upsert, none, sorted, projected",
    run: async ({ collection }) => {
      await collection.insertMany([
        { _id: 1, a: 1, n: 5 },
        { _id: 2, a: 1, n: 3 },
      ] as never[]);
      const change = { $inc: { n: 10 } };
      deepStrictEqual(await collection.findOneAndUpdate({ a: 1 }, change, { sort: { n: 1 } }), {
        _id: 2,
        a: 1,
        n: 3,
      });
      deepStrictEqual(
        await collection.findOneAndUpdate({ a: 1 }, change, {
          sort: { n: -1 },
          returnDocument: "after",
          projection: { n: 1, _id: 0 },
        }),
        { n: 23 },
      );
      strictEqual(await collection.findOneAndUpdate({ a: 9 }, change), null);
      strictEqual(await collection.findOneAndUpdate({ a: 9 }, change, { upsert: true }), null);
      const made = await collection.findOneAndUpdate({ a: 8 }, change, {
        upsert: true,
        returnDocument: "after",
        includeResultMetadata: true,
      });
      strictEqual(made.value?.["n"], 10);
      strictEqual(made.lastErrorObject?.["updatedExisting"], false);
      deepStrictEqual(made.lastErrorObject?.["upserted"], made.value?._id);
    },
  },
  {
    name: "findOneAndReplace and findOneAndDelete",
    run: async ({ collection }) => {
      await collection.insertMany([
        { _id: 1, a: 1 },
        { _id: 2, a: 2 },
      ] as never[]);
      deepStrictEqual(await collection.findOneAndReplace({ a: 1 }, { b: 1 }, { returnDocument: "after" }), {
        _id: 1,
        b: 1,
      });
      deepStrictEqual(await collection.findOneAndDelete({}, { sort: { _id: -1 } }), { _id: 2, a: 2 });
      strictEqual(await collection.findOneAndDelete({ a: 2 }), null);
      strictEqual(await collection.countDocuments({}), 1);
    },
  },
  {
    name: "findOneAndUpdate by many at once gives each its own document",
    run: async ({ collection }) => {
      await collection.createIndex({ state: 1, at: 1 });
      await collection.insertMany(Array.from({ length: 60 }, (_, at) => ({ state: "queued", at })));
      const taken = await Promise.all(
        Array.from({ length: 80 }, () =>
          collection.findOneAndUpdate({ state: "queued" }, { $set: { state: "taken" } }, { sort: { at: 1 } }),
        ),
      );
      const numbers = taken.filter((item) => item !== null).map((item) => item["at"] as number);
      strictEqual(new Set(numbers).size, 60);
      strictEqual(numbers.length, 60);
    },
  },
  {
    name: "upserts of one key by many at once make one document",
    run: async ({ collection }) => {
      await collection.createIndex({ key: 1 }, { unique: true });
      const results = await Promise.all(
        Array.from({ length: 40 }, () =>
          collection.findOneAndUpdate(
            { key: "k" },
            { $inc: { points: 1 } },
            { upsert: true, returnDocument: "after" },
          ),
        ),
      );
      strictEqual(await collection.countDocuments({}), 1);
      deepStrictEqual(
        results.map((item) => item?.["points"] as number).toSorted((a, b) => a - b),
        Array.from({ length: 40 }, (_, n) => n + 1),
      );
    },
  },
  // Deletes
  {
    name: "deleteOne and deleteMany",
    run: async ({ collection }) => {
      await collection.createIndex({ a: 1 });
      await collection.insertMany([{ a: 1 }, { a: 1 }, { a: [1, 2] }, { a: 3 }]);
      strictEqual((await collection.deleteOne({ a: 1 })).deletedCount, 1);
      strictEqual((await collection.deleteMany({ a: 1 })).deletedCount, 2);
      strictEqual((await collection.deleteMany({ a: 1 })).deletedCount, 0);
      strictEqual((await collection.deleteMany({})).deletedCount, 1);
      strictEqual(await collection.countDocuments({}), 0);
    },
  },
  // Bulk
  {
    name: "bulkWrite, ordered",
    run: async ({ collection }) => {
      const result = await collection.bulkWrite([
        { insertOne: { document: { _id: 1, a: 1 } as never } },
        { updateOne: { filter: { _id: 1 } as never, update: { $set: { a: 2 } } } },
        { updateOne: { filter: { _id: 9 } as never, update: { $set: { a: 9 } }, upsert: true } },
        { replaceOne: { filter: { _id: 9 } as never, replacement: { a: 10 } } },
        { updateMany: { filter: {}, update: { $inc: { n: 1 } } } },
        { deleteOne: { filter: { _id: 1 } as never } },
        { deleteMany: { filter: { a: 99 } } },
      ]);
      deepStrictEqual(
        [
          result.insertedCount,
          result.matchedCount,
          result.modifiedCount,
          result.upsertedCount,
          result.deletedCount,
          result.upsertedIds,
        ],
        [1, 4, 4, 1, 1, { 2: 9 }],
      );
      deepStrictEqual(await collection.find({}).toArray(), [{ _id: 9, a: 10, n: 1 }]);
    },
  },
  {
    name: "bulkWrite, unordered, with errors in the middle",
    run: async ({ collection }) => {
      await collection.insertOne({ _id: 1 } as never);
      const error = (await rejected(
        collection.bulkWrite(
          [
            { insertOne: { document: { _id: 1 } as never } },
            { updateOne: { filter: { _id: 1 } as never, update: { $set: { "a.b": 1 } } } },
            { updateOne: { filter: { _id: 1 } as never, update: { $inc: { a: 1 } } } },
            { insertOne: { document: { _id: 2 } as never } },
          ],
          { ordered: false },
        ),
      )) as MongoBulkWriteError;
      deepStrictEqual(
        failures(error).map((item) => [item.index, item.code]),
        [
          [0, 11000],
          [2, 14],
        ],
      );
      deepStrictEqual(await collection.find({}).sort({ _id: 1 }).toArray(), [
        { _id: 1, a: { b: 1 } },
        { _id: 2 },
      ]);
    },
  },
  {
    name: "writes without acknowledgement arrive",
    run: async ({ collection }) => {
      await collection.insertOne({ a: 1 }, { writeConcern: { w: 0 } });
      for (let tries = 0; tries < 100 && (await collection.countDocuments({})) === 0; tries++)
        await new Promise((resolve) => setTimeout(resolve, 5));
      strictEqual(await collection.countDocuments({}), 1);
    },
  },
  refuses("a document that is too large", 10334, async ({ collection }) => {
    await collection.insertOne({ _id: 1, a: Buffer.alloc(9_000_000) } as never);
    return collection.updateOne({}, { $set: { b: Buffer.alloc(9_000_000) } });
  }),
  {
    name: "a multi update must use operators",
    run: async ({ database, collection }) => {
      const command = { update: collection.collectionName, updates: [{ q: {}, u: { a: 1 }, multi: true }] };
      const answer = await database.command(command);
      strictEqual((answer["writeErrors"] as { code: number }[])[0]?.code, 9);
    },
  },
];

async function rejected(operation: Promise<unknown>): Promise<MongoServerError> {
  let caught: unknown;
  await rejects(
    operation.catch((error: unknown) => {
      caught = error;
      throw error;
    }),
  );
  return caught as MongoServerError;
}

function failures(error: MongoBulkWriteError): { index: number; code: number }[] {
  return [error.writeErrors].flat().map(({ index, code }) => ({ index, code }));
}
