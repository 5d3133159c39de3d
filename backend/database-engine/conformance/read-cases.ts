/** Order, projection, paging, cursors. */
import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { Binary, type Document, Double, Int32, Long, ObjectId } from "mongodb";
import { type Case, failsWith, refuses } from "./case.ts";

/** The ids in the order asked for; the same with an index that gives the order. */
function sorts(name: string, documents: readonly Document[], sort: Document, expected: number[]): Case[] {
  const run = (indexed: boolean): Case => ({
    name: indexed ? `${name} (by index)` : name,
    run: async ({ collection }) => {
      if (indexed) await collection.createIndex({ ...sort, _id: 1 });
      await collection.insertMany(documents.map((item, index) => ({ _id: index + 1, ...item })) as never[]);
      const ids = (
        await collection
          .find({})
          .sort({ ...sort, _id: 1 })
          .toArray()
      ).map((item) => item._id as unknown);
      deepStrictEqual(ids, expected);
      const limited = await collection
        .find({})
        .sort({ ...sort, _id: 1 })
        .skip(1)
        .limit(2)
        .toArray();
      deepStrictEqual(
        limited.map((item) => item._id as unknown),
        expected.slice(1, 3),
      );
    },
  });
  return [run(false), run(true)];
}

function projects(name: string, document: Document, projection: Document, expected: Document): Case {
  return {
    name: `projection: ${name}`,
    run: async ({ collection }) => {
      await collection.insertOne({ _id: 1, ...document } as never);
      deepStrictEqual(await collection.findOne({}, { projection }), expected);
    },
  };
}

const ALL_TYPES = [
  { a: true },
  { a: new Date(0) },
  { a: new ObjectId() },
  { a: new Binary(Buffer.from([1])) },
  { a: { x: 1 } },
  { a: "text" },
  { a: 5 },
  { a: null },
  {},
  { a: false },
  { a: Number.NaN },
  { a: -1.5 },
  { a: Long.fromNumber(7) },
];
const PAGES = Array.from({ length: 40 }, (_, index) => ({
  _id: index,
  account_id: index % 2,
  created_at: new Date(1000 * (index >> 3)),
}));

export const READ_CASES: Case[] = [
  ...sorts("types in their order", ALL_TYPES, { a: 1 }, [8, 9, 11, 12, 7, 13, 6, 5, 4, 3, 10, 1, 2]),
  ...sorts(
    "types in their order, descending",
    ALL_TYPES,
    { a: -1 },
    [2, 1, 10, 3, 4, 5, 6, 13, 7, 12, 11, 8, 9],
  ),
  ...sorts(
    "texts by their bytes",
    [{ a: "é" }, { a: "z" }, { a: "Z" }, { a: "\uffff" }, { a: "😀" }, { a: "" }],
    { a: 1 },
    [6, 3, 2, 1, 4, 5],
  ),
  ...sorts(
    "two fields, two directions",
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      { a: 0, b: 0 },
    ],
    { a: -1, b: 1 },
    [3, 1, 2, 4],
  ),
  ...sorts(
    "arrays by their least element",
    [{ a: [5, 1] }, { a: 3 }, { a: [] }, { a: [2, 9] }, {}],
    { a: 1 },
    [3, 5, 1, 4, 2],
  ),
  ...sorts(
    "arrays by their greatest element, descending",
    [{ a: [5, 1] }, { a: 3 }, { a: [] }, { a: [2, 9] }, {}],
    { a: -1 },
    [4, 1, 2, 5, 3],
  ),
  ...sorts("a dotted field", [{ a: { b: 2 } }, { a: { b: 1 } }, { a: 1 }, {}], { "a.b": 1 }, [3, 4, 2, 1]),
  ...sorts(
    "documents field by field",
    [{ a: { x: 2 } }, { a: { x: 1, y: 1 } }, { a: { w: 9 } }, { a: { x: 1 } }],
    { a: 1 },
    [3, 4, 2, 1],
  ),
  ...sorts(
    "numbers beyond 2^53",
    [
      { a: Long.fromString("9007199254740993") },
      { a: 9007199254740992 },
      { a: Long.fromString("-9007199254740993") },
      { a: 1e300 },
      { a: -Infinity },
    ],
    { a: 1 },
    [5, 3, 2, 1, 4],
  ),
  ...sorts(
    "dates before 1970",
    [{ a: new Date(1) }, { a: new Date(-1) }, { a: new Date(-8.64e15) }, { a: new Date(8.64e15) }],
    { a: 1 },
    [3, 2, 1, 4],
  ),
  {
    name: "a sort of many in memory equals the index's order",
    run: async ({ collection }) => {
      await collection.insertMany(
        Array.from({ length: 5000 }, (_, n) => ({ _id: n, a: (n * 7919) % 1000 })) as never[],
      );
      const ids = async (): Promise<unknown[]> =>
        (await collection.find({}).sort({ a: -1, _id: 1 }).toArray()).map((item) => item._id as unknown);
      const inMemory = await ids();
      await collection.createIndex({ a: -1, _id: 1 });
      deepStrictEqual(await ids(), inMemory);
      strictEqual(inMemory.length, 5000);
    },
  },
  ...[false, true].map((indexed): Case => ({
    name: `keyset paging in all its forms${indexed ? " (by index)" : ""}`,
    run: async ({ collection }) => {
      if (indexed) await collection.createIndex({ account_id: 1, created_at: -1, _id: -1 });
      await collection.insertMany(PAGES as never[]);
      const expected = PAGES.filter((item) => item.account_id === 1)
        .toReversed()
        .map((item) => item._id);
      for (const form of ["or", "bound"]) {
        const seen: unknown[] = [];
        let last: Document | undefined;
        for (;;) {
          const after = last && {
            $or: [
              { created_at: { $lt: last["created_at"] } },
              { created_at: last["created_at"], _id: { $lt: last["_id"] } },
            ],
          };
          const bound = form === "bound" && last ? { created_at: { $lte: last["created_at"] } } : {};
          const page: Document[] = await collection
            .find({ account_id: 1, ...after, ...bound })
            .sort({ created_at: -1, _id: -1 })
            .limit(7)
            .toArray();
          seen.push(...page.map((item) => item["_id"] as unknown));
          last = page.at(-1);
          if (page.length < 7) break;
        }
        deepStrictEqual(seen, expected);
      }
    },
  })),
  projects(
    "inclusion keeps the document's order",
    { a: 1, b: 2, c: 3 },
    { c: 1, a: 1 },
    { _id: 1, a: 1, c: 3 },
  ),
  projects("exclusion", { a: 1, b: 2 }, { a: 0 }, { _id: 1, b: 2 }),
  projects("without _id", { a: 1, b: 2 }, { _id: 0, b: 1 }, { b: 2 }),
  projects("only without _id", { a: 1 }, { _id: 0 }, { a: 1 }),
  projects("only _id", { a: 1 }, { _id: 1 }, { _id: 1 }),
  projects("a dotted inclusion", { a: { b: 1, c: 2 }, d: 1 }, { "a.b": 1 }, { _id: 1, a: { b: 1 } }),
  projects(
    "a dotted inclusion through an array",
    { a: [{ b: 1, c: 2 }, 5, { c: 3 }] },
    { "a.b": 1 },
    { _id: 1, a: [{ b: 1 }, {}] },
  ),
  projects("a dotted inclusion of a scalar", { a: 5 }, { "a.b": 1 }, { _id: 1 }),
  projects("a dotted exclusion", { a: { b: 1, c: 2 } }, { "a.b": 0 }, { _id: 1, a: { c: 2 } }),
  projects(
    "a dotted exclusion through an array",
    { a: [{ b: 1, c: 2 }, 5] },
    { "a.b": 0 },
    { _id: 1, a: [{ c: 2 }, 5] },
  ),
  projects("$slice", { a: [1, 2, 3], b: 1 }, { a: { $slice: 2 } }, { _id: 1, a: [1, 2], b: 1 }),
  projects("$slice from the end", { a: [1, 2, 3] }, { a: { $slice: -2 } }, { _id: 1, a: [2, 3] }),
  projects("$slice with skip", { a: [1, 2, 3] }, { a: { $slice: [1, 1] } }, { _id: 1, a: [2] }),
  projects(
    "$slice beside an inclusion",
    { a: [1, 2, 3], b: 1, c: 1 },
    { b: 1, a: { $slice: 1 } },
    { _id: 1, a: [1], b: 1 },
  ),
  refuses("exclusion in an inclusion", 31254, ({ collection }) =>
    collection.find({}, { projection: { a: 1, b: 0 } }).toArray(),
  ),
  refuses("inclusion in an exclusion", 31253, ({ collection }) =>
    collection.find({}, { projection: { a: 0, b: 1 } }).toArray(),
  ),
  refuses("a projection with colliding paths", 31249, ({ collection }) =>
    collection.find({}, { projection: { a: 1, "a.b": 1 } }).toArray(),
  ),
  refuses(
    "a computed projection",
    115,
    ({ collection }) => collection.find({}, { projection: { a: { $add: [1, 2] } } }).toArray(),
    "embedded",
  ),
  refuses("a bad sort direction", 15975, async ({ database, collection }) => {
    await collection.insertOne({});
    return database.command({ find: collection.collectionName, sort: { a: 2 } });
  }),
  {
    name: "a cursor in batches",
    run: async ({ collection }) => {
      await collection.insertMany(Array.from({ length: 1000 }, (_, n) => ({ _id: n })) as never[]);
      for (const batchSize of [1, 7, 101, 5000]) {
        const ids = (
          await collection
            .find({})
            .sort({ _id: 1 })
            .limit(batchSize === 1 ? 5 : 0)
            .batchSize(batchSize)
            .toArray()
        ).map((item) => item._id as unknown as number);
        deepStrictEqual(
          ids,
          Array.from({ length: batchSize === 1 ? 5 : 1000 }, (_, n) => n),
        );
      }
      strictEqual((await collection.find({}).skip(990).toArray()).length, 10);
      strictEqual((await collection.find({}).limit(-3).toArray()).length, 3);
    },
  },
  {
    name: "a cursor in batches of 16 MB",
    run: async ({ collection }) => {
      await collection.insertMany(
        Array.from({ length: 5 }, (_, n) => ({ _id: n, blob: Buffer.alloc(6_000_000, n) })) as never[],
      );
      const found = await collection.find({}).sort({ _id: 1 }).toArray();
      deepStrictEqual(
        found.map((item) => [item._id as unknown, (item["blob"] as Binary).length()]),
        [0, 1, 2, 3, 4].map((n) => [n, 6_000_000]),
      );
    },
  },
  {
    name: "writes while a cursor is open do not break it",
    run: async ({ collection }) => {
      await collection.createIndex({ n: 1 });
      await collection.insertMany(Array.from({ length: 500 }, (_, n) => ({ n })));
      const cursor = collection
        .find({ n: { $gte: 0 } })
        .sort({ n: 1 })
        .batchSize(50);
      const seen = new Set<number>();
      for await (const item of cursor) {
        seen.add(item["n"] as number);
        if (item["n"] === 60) await collection.deleteMany({ n: { $gte: 300, $lt: 400 } });
      }
      ok(seen.size >= 400 && seen.has(499));
    },
  },
  {
    name: "killCursors, and getMore afterwards",
    run: async ({ database, collection }) => {
      await collection.insertMany(Array.from({ length: 10 }, (_, n) => ({ n })));
      const answer = await database.command({ find: collection.collectionName, batchSize: 2 });
      const id = (answer["cursor"] as { id: Long }).id;
      const killed = await database.command({
        killCursors: collection.collectionName,
        cursors: [Long.fromBigInt(BigInt(String(id)))],
      });
      strictEqual((killed["cursorsKilled"] as unknown[]).length, 1);
      await failsWith(
        43,
        database.command({
          getMore: Long.fromBigInt(BigInt(String(id))),
          collection: collection.collectionName,
        }),
      );
    },
  },
  {
    name: "countDocuments with skip and limit",
    run: async ({ collection }) => {
      await collection.createIndex({ a: 1 });
      await collection.insertMany(Array.from({ length: 20 }, (_, n) => ({ a: n % 2 })));
      strictEqual(await collection.countDocuments({ a: 1 }, { skip: 3, limit: 5 }), 5);
      strictEqual(await collection.countDocuments({ a: 1 }, { skip: 8 }), 2);
      strictEqual(await collection.countDocuments({}, { limit: 7 }), 7);
      strictEqual(await collection.estimatedDocumentCount(), 20);
    },
  },
  {
    name: "numbers are read as they were written",
    run: async ({ collection }) => {
      await collection.insertOne({
        _id: 1,
        i: new Int32(1),
        d: new Double(1),
        l: Long.fromString("9007199254740993"),
      } as never);
      const found = await collection.findOne({}, { promoteValues: false });
      ok(found?.["i"] instanceof Int32 && found["d"] instanceof Double && found["l"] instanceof Long);
      strictEqual(String(found["l"]), "9007199254740993");
    },
  },
];
