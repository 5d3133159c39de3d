/** What pipelines give. */
import { deepStrictEqual } from "node:assert";
import { Long } from "mongodb";
import { aggregates, type Case, refuses } from "./case.ts";

const SALES = [
  { shop: "a", sum: 10, tags: ["x", "y"], at: new Date("2024-01-31T10:00:00Z") },
  { shop: "b", sum: 5, tags: ["x"], at: new Date("2024-02-01T23:59:59.999Z") },
  { shop: "a", sum: 2.5, tags: [], at: new Date("2024-02-01T00:00:00Z") },
  { shop: "a", sum: null },
  { sum: Long.fromNumber(4), tags: "z" },
];
const one = (spec: unknown): { $project: { _id: number; r: unknown } }[] => [
  { $project: { _id: 0, r: spec } },
];
/** An expression over one document. */
const computes = (
  name: string,
  document: Record<string, unknown>,
  expression: unknown,
  expected: unknown,
): Case =>
  aggregates(`expression: ${name}`, [document], one(expression), [
    expected === undefined ? {} : { r: expected },
  ]);

export const AGGREGATE_CASES: Case[] = [
  aggregates(
    "$match, $sort, $skip, $limit",
    SALES,
    [{ $match: { shop: "a" } }, { $sort: { sum: 1 } }, { $skip: 1 }, { $limit: 1 }, { $project: { sum: 1 } }],
    [{ _id: 3, sum: 2.5 }],
  ),
  aggregates(
    "$limit before $skip",
    SALES,
    [{ $sort: { _id: 1 } }, { $limit: 3 }, { $skip: 2 }, { $project: { _id: 1 } }],
    [{ _id: 3 }],
  ),
  aggregates(
    "$group sums numbers of all widths, and nothing else",
    SALES,
    [
      { $group: { _id: "$shop", n: { $sum: 1 }, sum: { $sum: "$sum" }, avg: { $avg: "$sum" } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: null, n: 1, sum: 4, avg: 4 },
      { _id: "a", n: 3, sum: 12.5, avg: 6.25 },
      { _id: "b", n: 1, sum: 5, avg: 5 },
    ],
  ),
  aggregates(
    "$group $min $max skip null",
    SALES,
    [{ $group: { _id: null, min: { $min: "$sum" }, max: { $max: "$sum" } } }],
    [{ _id: null, min: 2.5, max: 10 }],
  ),
  aggregates(
    "$group $first $last",
    SALES,
    [
      { $sort: { _id: 1 } },
      { $group: { _id: "$shop", first: { $first: "$sum" }, last: { $last: "$sum" }, at: { $last: "$at" } } },
      { $match: { _id: "a" } },
    ],
    [{ _id: "a", first: 10, last: null, at: null }],
  ),
  aggregates(
    "$group $push leaves out missing, keeps null",
    [{ a: 1 }, {}, { a: null }],
    [{ $sort: { _id: 1 } }, { $group: { _id: null, all: { $push: "$a" } } }],
    [{ _id: null, all: [1, null] }],
  ),
  aggregates(
    "$group $addToSet",
    [{ a: 1 }, { a: 1 }, {}],
    [{ $group: { _id: null, all: { $addToSet: "$a" } } }],
    [{ _id: null, all: [1] }],
  ),
  aggregates(
    "$group by a document",
    SALES,
    [
      { $group: { _id: { shop: "$shop", big: { $gt: ["$sum", 4] } }, n: { $sum: 1 } } },
      { $sort: { n: -1, "_id.shop": -1 } },
      { $limit: 1 },
    ],
    [{ _id: { shop: "a", big: false }, n: 2 }],
  ),
  aggregates(
    "a count with stages behind it",
    SALES,
    [
      { $match: { shop: "a" } },
      { $group: { _id: null, n: { $sum: 1 } } },
      { $project: { _id: 0, twice: { $multiply: ["$n", 2] } } },
    ],
    [{ twice: 6 }],
  ),
  aggregates(
    "a count by a list",
    SALES,
    [{ $group: { _id: ["$shop"], n: { $sum: 1 } } }, { $sort: { n: -1 } }, { $limit: 1 }],
    [{ _id: ["a"], n: 3 }],
  ),
  aggregates(
    "$group of nothing",
    [{ a: 1 }],
    [{ $match: { a: 2 } }, { $group: { _id: null, n: { $sum: 1 } } }],
    [],
  ),
  aggregates(
    "$group by day",
    SALES,
    [
      { $match: { at: { $exists: true } } },
      { $group: { _id: { $dateToString: { date: "$at", format: "%Y-%m-%d" } }, n: { $sum: 1 } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: "2024-01-31", n: 1 },
      { _id: "2024-02-01", n: 2 },
    ],
  ),
  aggregates(
    "$unwind",
    SALES,
    [{ $unwind: "$tags" }, { $sort: { _id: 1, tags: 1 } }, { $project: { tags: 1 } }],
    [
      { _id: 1, tags: "x" },
      { _id: 1, tags: "y" },
      { _id: 2, tags: "x" },
      { _id: 5, tags: "z" },
    ],
  ),
  aggregates(
    "$unwind keeps the empty",
    SALES,
    [
      { $unwind: { path: "$tags", preserveNullAndEmptyArrays: true, includeArrayIndex: "i" } },
      { $match: { shop: "a" } },
      { $sort: { _id: 1, i: 1 } },
      { $project: { tags: 1, i: 1 } },
    ],
    [
      { _id: 1, tags: "x", i: 0 },
      { _id: 1, tags: "y", i: 1 },
      { _id: 3, i: null },
      { _id: 4, i: null },
    ],
  ),
  aggregates("$count", SALES, [{ $match: { shop: "a" } }, { $count: "n" }], [{ n: 3 }]),
  aggregates("$count of nothing gives no document", SALES, [{ $match: { shop: "q" } }, { $count: "n" }], []),
  aggregates(
    "$facet",
    SALES,
    [
      {
        $facet: {
          shops: [{ $group: { _id: "$shop" } }, { $count: "n" }],
          top: [{ $sort: { sum: -1 } }, { $limit: 1 }, { $project: { sum: 1 } }],
          none: [{ $match: { shop: "q" } }],
        },
      },
    ],
    [{ shops: [{ n: 3 }], top: [{ _id: 1, sum: 10 }], none: [] }],
  ),
  aggregates(
    "$project computes and renames",
    [{ a: 1, b: { c: 2 } }],
    [{ $project: { b: 1, sum: { $add: ["$a", "$b.c"] }, x: "$b.c" } }],
    [{ _id: 1, b: { c: 2 }, sum: 3, x: 2 }],
  ),
  aggregates(
    "$project excludes",
    [{ a: 1, b: { c: 2, d: 3 } }],
    [{ $project: { a: 0, "b.c": 0 } }],
    [{ _id: 1, b: { d: 3 } }],
  ),
  aggregates(
    "$project a nested document",
    [{ a: 1, b: 2 }],
    [{ $project: { _id: 0, o: { x: "$a", y: "$b" } } }],
    [{ o: { x: 1, y: 2 } }],
  ),
  aggregates(
    "$project a missing value leaves the field out",
    [{ a: 1 }],
    [{ $project: { _id: 0, x: "$nope" } }],
    [{}],
  ),
  aggregates(
    "$addFields",
    [{ a: 1 }],
    [{ $addFields: { b: { $multiply: ["$a", 3] }, "c.d": "x" } }],
    [{ _id: 1, a: 1, b: 3, c: { d: "x" } }],
  ),
  aggregates(
    "$addFields through an array",
    [{ a: [{ x: 1 }, { x: 2 }] }],
    [{ $addFields: { "a.y": 9 } }],
    [
      {
        _id: 1,
        a: [
          { x: 1, y: 9 },
          { x: 2, y: 9 },
        ],
      },
    ],
  ),
  aggregates(
    "$set and $unset",
    [{ a: 1, b: 2 }],
    [{ $set: { c: "$a" } }, { $unset: ["a", "b"] }],
    [{ _id: 1, c: 1 }],
  ),
  aggregates("$replaceRoot", [{ a: { b: 1 } }], [{ $replaceRoot: { newRoot: "$a" } }], [{ b: 1 }]),
  aggregates(
    "$sort in the middle",
    SALES,
    [{ $group: { _id: "$shop", n: { $sum: 1 } } }, { $sort: { n: -1, _id: 1 } }],
    [
      { _id: "a", n: 3 },
      { _id: null, n: 1 },
      { _id: "b", n: 1 },
    ],
  ),
  aggregates(
    "a path through an array of documents",
    [{ a: [{ b: 1 }, { c: 2 }, { b: 3 }] }],
    [{ $project: { _id: 0, b: "$a.b" } }],
    [{ b: [1, 3] }],
  ),
  {
    name: "$lookup by equality, of scalars, arrays and missing fields",
    run: async ({ database, collection }) => {
      const other = database.collection(`${collection.collectionName}_other`);
      await other.insertMany([{ _id: 1, k: "x" }, { _id: 2, k: "y" }, { _id: 3 }] as never[]);
      await collection.insertMany([
        { _id: 1, ref: "x" },
        { _id: 2, ref: ["x", "y"] },
        { _id: 3 },
        { _id: 4, ref: "q" },
      ] as never[]);
      const found = await collection
        .aggregate([
          { $lookup: { from: other.collectionName, localField: "ref", foreignField: "k", as: "others" } },
          { $sort: { _id: 1 } },
        ])
        .toArray();
      deepStrictEqual(
        found.map((item) => (item["others"] as { _id: number }[]).map((inner) => inner._id)),
        [[1], [1, 2], [3], []],
      );
    },
  },
  computes("$add of nothing null", { a: null }, { $add: ["$a", 1] }, null),
  computes("$add to a date", { a: new Date(1000) }, { $add: ["$a", 500] }, new Date(1500)),
  computes("$subtract dates", { a: new Date(1500), b: new Date(1000) }, { $subtract: ["$a", "$b"] }, 500),
  computes("$subtract", { a: 5 }, { $subtract: ["$a", 7] }, -2),
  computes("$multiply", { a: 5 }, { $multiply: ["$a", 1.5, 2] }, 15),
  computes("$divide", { a: 5 }, { $divide: ["$a", 2] }, 2.5),
  computes(
    "$cond in a document",
    { a: 5 },
    // oxlint-disable-next-line unicorn/no-thenable -- the operator names its branch so
    { $cond: { if: { $gte: ["$a", 5] }, then: "y", else: "n" } },
    "y",
  ),
  computes("$cond in a list", { a: 4 }, { $cond: [{ $gte: ["$a", 5] }, "y", "n"] }, "n"),
  computes("$ifNull", {}, { $ifNull: ["$a", "none"] }, "none"),
  computes("$eq of missing and null", {}, { $eq: ["$a", null] }, false),
  computes("$lt across types", { a: 5 }, { $lt: ["$a", "x"] }, true),
  computes("$and, $or, $not", { a: 1 }, { $and: [{ $or: [false, "$a"] }, { $not: ["$b"] }] }, true),
  computes("$in", { a: 2 }, { $in: ["$a", [1, 2]] }, true),
  computes("$size", { a: [1, 2] }, { $size: "$a" }, 2),
  computes("$concat", { a: "x" }, { $concat: ["$a", "-", "y"] }, "x-y"),
  computes("$concat with null", {}, { $concat: ["$a", "y"] }, null),
  computes(
    "$toLower and $toUpper are ASCII",
    { a: "ÄbC" },
    { $concat: [{ $toLower: "$a" }, { $toUpper: "$a" }] },
    "ÄbcÄBC",
  ),
  computes(
    "$dateToString",
    { a: new Date("2024-03-05T06:07:08.009Z") },
    { $dateToString: { date: "$a", format: "%d.%m.%Y %H:%M:%S.%L %%" } },
    "05.03.2024 06:07:08.009 %",
  ),
  computes("$literal", { a: 1 }, { $literal: "$a" }, "$a"),
  computes("$arrayElemAt", { a: [1, 2, 3] }, { $arrayElemAt: ["$a", -1] }, 3),
  computes("$arrayElemAt outside", { a: [1] }, { $arrayElemAt: ["$a", 5] }, undefined),
  computes(
    "$min, $max, $sum, $avg of a list",
    { a: [3, 1, null, "x"] },
    [{ $min: "$a" }, { $sum: "$a" }, { $avg: "$a" }, { $max: [1, 2] }],
    [1, 4, 2, 2],
  ),
  computes("$$ROOT", { a: 1 }, "$$ROOT", { _id: 1, a: 1 }),
  refuses("an unknown stage", 40324, ({ collection }) => collection.aggregate([{ $foo: {} }]).toArray()),
  refuses("an unknown expression", 168, ({ collection }) =>
    collection.aggregate([{ $project: { a: { $foo: 1 } } }]).toArray(),
  ),
  refuses("an unknown accumulator", 15952, ({ collection }) =>
    collection.aggregate([{ $group: { _id: null, a: { $foo: 1 } } }]).toArray(),
  ),
  refuses("a $group without _id", 15955, ({ collection }) =>
    collection.aggregate([{ $group: { n: { $sum: 1 } } }]).toArray(),
  ),
  refuses("a division by zero", 2, async ({ collection }) => {
    await collection.insertOne({ a: 1 });
    return collection.aggregate(one({ $divide: ["$a", 0] })).toArray();
  }),
  refuses("$limit 0", 15958, ({ collection }) => collection.aggregate([{ $limit: 0 }]).toArray()),
  ...[
    "$bucket",
    "$graphLookup",
    "$setWindowFields",
    "$merge",
    "$out",
    "$unionWith",
    "$sample",
    "$geoNear",
  ].map((stage) =>
    refuses(
      `the stage ${stage}`,
      40324,
      ({ collection }) => collection.aggregate([{ [stage]: {} }]).toArray(),
      "embedded",
    ),
  ),
  refuses(
    "$lookup with a pipeline",
    115,
    ({ collection }) => collection.aggregate([{ $lookup: { from: "x", pipeline: [], as: "y" } }]).toArray(),
    "embedded",
  ),
  refuses("a change stream", 40573, ({ collection }) =>
    collection.aggregate([{ $changeStream: {} }]).toArray(),
  ),
];
