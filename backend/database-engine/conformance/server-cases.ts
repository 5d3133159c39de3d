/** Commands, indexes, collections, files: what a driver meets around queries and updates. */
import { deepStrictEqual, ok, rejects, strictEqual } from "node:assert";
import { Decimal128, GridFSBucket, MinKey, ObjectId, Timestamp } from "mongodb";
import { type Case, failsWith, refuses } from "./case.ts";

export const SERVER_CASES: Case[] = [
  {
    name: "hello describes a standalone server",
    run: async ({ database }) => {
      const hello = await database.admin().command({ hello: 1 });
      strictEqual(hello["isWritablePrimary"], true);
      ok((hello["maxWireVersion"] as number) >= 21);
    },
  },
  {
    name: "collections: create, list, drop",
    run: async ({ database, collection }) => {
      const name = collection.collectionName;
      await database.createCollection(name);
      await failsWith(48, database.createCollection(name));
      deepStrictEqual(
        (await database.listCollections({ name }).toArray()).map((item) => item.name),
        [name],
      );
      deepStrictEqual(await database.listCollections({ name }, { nameOnly: true }).toArray(), [
        { name, type: "collection" },
      ]);
      await collection.insertOne({ a: 1 });
      strictEqual(await collection.drop(), true);
      deepStrictEqual(await database.listCollections({ name }).toArray(), []);
      strictEqual(await collection.countDocuments({}), 0);
    },
  },
  {
    name: "a collection that is dropped and made again holds nothing of the old one",
    run: async ({ collection }) => {
      for (let round = 0; round < 3; round++) {
        await collection.insertMany([
          { _id: 1, round },
          { _id: 2, round },
        ] as never[]);
        await collection.createIndex({ round: 1 });
        deepStrictEqual(await collection.find({ round }).sort({ _id: 1 }).toArray(), [
          { _id: 1, round },
          { _id: 2, round },
        ]);
        await collection.updateMany({}, { $set: { round: -1 } });
        await collection.drop();
      }
    },
  },
  {
    name: "dropping a database",
    run: async ({ client, database }) => {
      const other = client.db(`${database.databaseName}_b`);
      await other.collection("x").insertOne({ a: 1 });
      ok(
        (await client.db().admin().listDatabases()).databases.some(
          (item) => item.name === other.databaseName,
        ),
      );
      await other.dropDatabase();
      strictEqual(await other.collection("x").countDocuments({}), 0);
    },
  },
  {
    name: "indexes: create, list, create again, drop",
    run: async ({ collection }) => {
      strictEqual(await collection.createIndex({ a: 1, b: -1 }), "a_1_b_-1");
      strictEqual(await collection.createIndex({ a: 1, b: -1 }), "a_1_b_-1");
      await collection.createIndexes([
        { key: { c: 1 }, name: "by_c", unique: true, sparse: true },
        { key: { at: 1 }, expireAfterSeconds: 60 },
      ]);
      deepStrictEqual(
        (await collection.listIndexes().toArray()).map((index) => index.name as string),
        ["_id_", "a_1_b_-1", "by_c", "at_1"],
      );
      ok(await collection.indexExists("by_c"));
      await failsWith(86, collection.createIndex({ d: 1 }, { name: "by_c" }));
      await failsWith(85, collection.createIndex({ c: 1 }, { name: "other" }));
      await collection.dropIndex("by_c");
      await failsWith(27, collection.dropIndex("by_c"));
      await collection.dropIndexes();
      deepStrictEqual((await collection.listIndexes().toArray()).length, 1);
    },
  },
  refuses("dropping the index on _id", 72, async ({ collection }) => {
    await collection.insertOne({});
    return collection.dropIndex("_id_");
  }),
  refuses("listing the indexes of nothing", 26, ({ collection }) => collection.listIndexes().toArray()),
  {
    name: "an index made over stored documents, then kept up",
    run: async ({ collection }) => {
      await collection.insertMany(
        Array.from({ length: 300 }, (_, n) => ({ _id: n, tags: [`t${n % 3}`, `u${n % 5}`], n })) as never[],
      );
      await collection.createIndex({ tags: 1, n: -1 });
      const expected = Array.from({ length: 300 }, (_, n) => n)
        .filter((n) => n % 5 === 2 && n >= 100)
        .toReversed();
      const found = await collection
        .find({ tags: "u2", n: { $gte: 100 } })
        .sort({ n: -1 })
        .toArray();
      deepStrictEqual(
        found.map((item) => item["n"] as number),
        expected,
      );
      await collection.updateMany({ tags: "u2" }, { $set: { "tags.1": "gone" } });
      strictEqual(await collection.countDocuments({ tags: "u2" }), 0);
      strictEqual(await collection.countDocuments({ tags: "gone" }), 60);
    },
  },
  {
    name: "GridFS: upload, ranged download, rename, delete",
    run: async ({ database, collection }) => {
      const bucket = new GridFSBucket(database, { bucketName: collection.collectionName });
      const content = Buffer.from(Array.from({ length: 700_000 }, (_, n) => (n * 31) & 0xff));
      const upload = bucket.openUploadStream("résumé.pdf", { metadata: { kind: "resume" } });
      await new Promise<void>((resolve, reject) => {
        upload.once("finish", resolve).once("error", reject);
        upload.end(content);
      });
      const read = async (options: { start?: number; end?: number }): Promise<Buffer> =>
        Buffer.concat((await bucket.openDownloadStream(upload.id, options).toArray()) as Buffer[]);
      ok((await read({})).equals(content));
      ok((await read({ start: 250_000, end: 600_000 })).equals(content.subarray(250_000, 600_000)));
      await bucket.rename(upload.id, "other.pdf");
      deepStrictEqual(
        (await bucket.find({ filename: "other.pdf" }).toArray()).map((file) => [file.length, file.metadata]),
        [[700_000, { kind: "resume" }]],
      );
      await bucket.delete(upload.id);
      strictEqual((await bucket.find({}).toArray()).length, 0);
    },
  },
  refuses("an unknown command", 59, ({ database }) => database.command({ fooBar: 1 })),
  refuses("an unknown field of a command", 40415, ({ database, collection }) =>
    database.command({ find: collection.collectionName, fooBar: 1 }),
  ),
  {
    name: "a transaction is refused",
    only: "embedded",
    run: async ({ client, collection }) => {
      await collection.insertOne({});
      const session = client.startSession();
      session.startTransaction();
      // The driver turns a standalone's code 20 into this sentence of its own.
      await rejects(collection.insertOne({ a: 1 }, { session }), /does not support retryable writes/);
      await session.endSession();
      strictEqual(await collection.countDocuments({}), 1);
    },
  },
  refuses("an invalid collection name", 73, ({ database }) => database.command({ create: "a$b" })),
  refuses("an empty batch", 16, ({ database, collection }) =>
    database.command({ insert: collection.collectionName, documents: [] }),
  ),
  refuses("a negative skip", 51024, ({ database, collection }) =>
    database.command({ find: collection.collectionName, skip: -1 }),
  ),
  refuses(
    "collation",
    115,
    ({ collection }) => collection.find({ a: "x" }, { collation: { locale: "en" } }).toArray(),
    "embedded",
  ),
  refuses(
    "hint",
    115,
    ({ collection }) => collection.find({ a: "x" }, { hint: { a: 1 } }).toArray(),
    "embedded",
  ),
  refuses(
    "a capped collection",
    40415,
    ({ database, collection }) =>
      database.createCollection(collection.collectionName, { capped: true, size: 10 }),
    "embedded",
  ),
  refuses("a text index", 115, ({ collection }) => collection.createIndex({ a: "text" }), "embedded"),
  refuses("a wildcard index", 115, ({ collection }) => collection.createIndex({ "$**": 1 }), "embedded"),
  refuses("an index direction of 0", 67, ({ collection }) => collection.createIndex({ a: 0 })),
  refuses("a partial index on $ne", 67, ({ collection }) =>
    collection.createIndex({ a: 1 }, { partialFilterExpression: { a: { $ne: 1 } } }),
  ),
  ...[new MinKey(), Decimal128.fromString("1"), new Timestamp({ t: 1, i: 1 })].map((value) =>
    refuses(
      `storing a ${value._bsontype}`,
      115,
      ({ collection }) => collection.insertOne({ a: value }),
      "embedded",
    ),
  ),
  refuses("storing a pattern", 115, ({ collection }) => collection.insertOne({ a: /x/ }), "embedded"),
  {
    name: "a command that takes too long is stopped",
    run: async ({ collection }) => {
      await collection.insertMany(
        Array.from({ length: 20_000 }, (_, n) => ({ n, text: `text ${n} `.repeat(5) })),
      );
      await failsWith(
        50,
        collection
          .find({ text: { $regex: "(e+x+)+y$" } })
          .maxTimeMS(1)
          .toArray(),
      );
    },
  },
  {
    name: "many commands at once",
    run: async ({ collection }) => {
      await Promise.all(Array.from({ length: 300 }, (_, n) => collection.insertOne({ _id: n } as never)));
      const found = await Promise.all(
        Array.from({ length: 300 }, (_, n) => collection.findOne({ _id: n } as never)),
      );
      deepStrictEqual(
        found.map((item) => item?._id as unknown),
        Array.from({ length: 300 }, (_, n) => n),
      );
    },
  },
  {
    name: "a rate limiter's upsert: count, expire, start anew",
    run: async ({ collection }) => {
      await collection.createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
      await collection.createIndex({ key: 1 }, { unique: true });
      const consume = (now: Date): Promise<unknown> =>
        collection.findOneAndUpdate(
          { $or: [{ expire: { $gt: now } }, { expire: { $eq: null } }], key: "k" },
          { $setOnInsert: { key: "k", expire: new Date(now.getTime() + 1000) }, $inc: { points: 1 } },
          { upsert: true, returnDocument: "after" },
        );
      const start = new Date(Date.now() + 3_600_000);
      strictEqual(((await consume(start)) as { points: number }).points, 1);
      strictEqual(((await consume(start)) as { points: number }).points, 2);
      await failsWith(11000, consume(new Date(start.getTime() + 2000)));
    },
  },
  {
    name: "the ObjectId made by the server is new each time",
    run: async ({ database, collection }) => {
      await database.command({
        insert: collection.collectionName,
        documents: Array.from({ length: 50 }, () => ({})),
      });
      const ids = (await collection.find({}).toArray()).map((item) => item._id);
      strictEqual(new Set(ids.map(String)).size, 50);
      ok(ids.every((id) => id instanceof ObjectId));
    },
  },
];
