/** What an update makes of a document: exactly, with the types and the order of its fields. */
import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { Binary, type Document, Double, Int32, Long, ObjectId } from "mongodb";
import { type Case, exact, refuses, updateFails, updates } from "./case.ts";

const bytes = (...values: number[]): Binary => new Binary(Buffer.from(values));
const int = (value: number): Int32 => new Int32(value);

export const UPDATE_CASES: Case[] = [
  // $set
  updates("$set a field", { a: 1 }, { $set: { a: 2 } }, { a: 2 }),
  updates(
    "$set keeps the types of other fields",
    { i: int(1), d: new Double(1), l: Long.fromNumber(1), a: 0 },
    { $set: { a: 1 } },
    { i: int(1), d: new Double(1), l: Long.fromNumber(1), a: 1 },
  ),
  updates("$set the same value changes nothing", { a: 1 }, { $set: { a: 1 } }, { a: 1 }),
  updates(
    "$set another width of the same number",
    { a: int(1) },
    { $set: { a: new Double(1) } },
    { a: new Double(1) },
  ),
  updates(
    "$set bytes that are no text",
    { a: bytes(0xff, 0x80) },
    { $set: { a: bytes(0xfe, 0x80) } },
    { a: bytes(0xfe, 0x80) },
  ),
  updates(
    "$set a document in another order",
    { a: { x: 1, y: 2 } },
    { $set: { a: { y: 2, x: 1 } } },
    { a: { y: 2, x: 1 } },
  ),
  updates("$set makes the path", {}, { $set: { "a.b.c": 1 } }, { a: { b: { c: 1 } } }),
  updates("$set new fields in the order of their names", {}, { $set: { b: 1, a: 2 } }, { a: 2, b: 1 }),
  updates("$set keeps the place of a known field", { b: 1, a: 2 }, { $set: { b: 3 } }, { b: 3, a: 2 }),
  updates("$set an element", { a: [1, 2] }, { $set: { "a.1": 9 } }, { a: [1, 9] }),
  updates(
    "$set behind the end fills with null",
    { a: [1] },
    { $set: { "a.3": 9 } },
    { a: [1, null, null, 9] },
  ),
  updates("$set a field of an element", { a: [{ b: 1 }] }, { $set: { "a.0.b": 2 } }, { a: [{ b: 2 }] }),
  updates("$set the same _id", { a: 1 }, { $set: { _id: 1, a: 2 } }, { a: 2 }),
  updates("$set null", { a: 1 }, { $set: { a: null } }, { a: null }),
  updates("$set a field named like a number", {}, { $set: { "a.1": 1 } }, { a: { 1: 1 } }),
  updateFails("$set through a scalar", 28, { a: 5 }, { $set: { "a.b": 1 } }),
  updateFails("$set through null", 28, { a: null }, { $set: { "a.b": 1 } }),
  updateFails("$set a name in an array", 28, { a: [1] }, { $set: { "a.b": 1 } }),
  updateFails("$set another _id", 66, {}, { $set: { _id: 2 } }),
  updateFails("two changes of one path", 40, { a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }),
  updateFails("two changes of a path and one inside", 40, {}, { $set: { a: {}, "a.b": 1 } }),
  updateFails("an empty name", 56, {}, { $set: { "a.": 1 } }),
  updateFails("a dollar name", 52, {}, { $set: { "a.$x": 1 } }),
  updateFails("an unknown operator", 9, {}, { $foo: { a: 1 } }),
  updateFails("_id in an $unset", 66, {}, { $unset: { _id: "" } }),
  // $unset, $rename
  updates("$unset", { a: 1, b: 2 }, { $unset: { a: "" } }, { b: 2 }),
  updates("$unset what is missing", { b: 2 }, { $unset: { a: "" } }, { b: 2 }),
  updates("$unset inside", { a: { b: 1, c: 2 } }, { $unset: { "a.b": "" } }, { a: { c: 2 } }),
  updates("$unset an element leaves null", { a: [1, 2, 3] }, { $unset: { "a.1": "" } }, { a: [1, null, 3] }),
  updates("$unset through a scalar", { a: 1 }, { $unset: { "a.b": "" } }, { a: 1 }),
  updates("$rename", { a: 1, b: 2 }, { $rename: { a: "c" } }, { b: 2, c: 1 }),
  updates("$rename onto a known field", { a: 1, b: 2 }, { $rename: { a: "b" } }, { b: 1 }),
  updates("$rename what is missing", { b: 2 }, { $rename: { a: "b" } }, { b: 2 }),
  updates("$rename into a document", { a: 1 }, { $rename: { a: "c.d" } }, { c: { d: 1 } }),
  updateFails("$rename through an array", 2, { a: [{ b: 1 }] }, { $rename: { "a.b": "c" } }),
  updateFails("$rename to itself", 2, { a: 1 }, { $rename: { a: "a" } }),
  // $inc, $min, $max, $currentDate
  updates("$inc", { a: int(1) }, { $inc: { a: int(2) } }, { a: int(3) }),
  updates("$inc a missing field", {}, { $inc: { a: int(2) } }, { a: int(2) }),
  updates(
    "$inc an int32 beyond its range",
    { a: int(2147483647) },
    { $inc: { a: int(1) } },
    { a: Long.fromNumber(2147483648) },
  ),
  updates(
    "$inc a long exactly",
    { a: Long.fromString("9007199254740993") },
    { $inc: { a: int(2) } },
    { a: Long.fromString("9007199254740995") },
  ),
  updates("$inc by a double", { a: int(1) }, { $inc: { a: 0.5 } }, { a: 1.5 }),
  updates("$inc by zero changes nothing", { a: int(1) }, { $inc: { a: int(0) } }, { a: int(1) }),
  updateFails("$inc null", 14, { a: null }, { $inc: { a: 1 } }),
  updateFails("$inc a text", 14, { a: "1" }, { $inc: { a: 1 } }),
  updateFails("$inc by a text", 14, { a: 1 }, { $inc: { a: "1" } }),
  updateFails("$inc a long beyond its range", 2, { a: Long.MAX_VALUE }, { $inc: { a: int(1) } }),
  updates("$min smaller", { a: 5 }, { $min: { a: 3 } }, { a: 3 }),
  updates("$min greater", { a: 5 }, { $min: { a: 7 } }, { a: 5 }),
  updates("$min missing", {}, { $min: { a: 7 } }, { a: 7 }),
  updates("$max across types", { a: 5 }, { $max: { a: "x" } }, { a: "x" }),
  updates("$max dates", { a: new Date(5) }, { $max: { a: new Date(9) } }, { a: new Date(9) }),
  {
    name: "$currentDate",
    run: async ({ collection }) => {
      await collection.insertOne({ a: 1 });
      await collection.updateOne({}, { $currentDate: { at: true, "b.at": { $type: "date" } } as never });
      const found = (await collection.findOne({})) as Document;
      ok(Math.abs(Date.now() - (found["at"] as Date).getTime()) < 60_000);
      ok((found["b"] as { at: Date }).at instanceof Date);
    },
  },
  // $push
  updates("$push", { a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }),
  updates("$push onto nothing", {}, { $push: { a: 2 } }, { a: [2] }),
  updates("$push an array as one element", { a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }),
  updates("$push $each", { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }),
  updates(
    "$push $slice from the front",
    { a: [1, 2] },
    { $push: { a: { $each: [3], $slice: 2 } } },
    { a: [1, 2] },
  ),
  updates(
    "$push $slice from the back",
    { a: [1, 2] },
    { $push: { a: { $each: [3], $slice: -2 } } },
    { a: [2, 3] },
  ),
  updates(
    "$push $slice on a missing field",
    {},
    { $push: { a: { $each: [1, 2, 3], $slice: -2 } } },
    { a: [2, 3] },
  ),
  updates("$push $slice 0", { a: [1] }, { $push: { a: { $each: [2], $slice: 0 } } }, { a: [] }),
  updates(
    "$push $sort on a missing field",
    {},
    { $push: { a: { $each: [3, 1, 2], $sort: 1 } } },
    { a: [1, 2, 3] },
  ),
  updates(
    "$push $sort by a field",
    { a: [{ s: 2 }] },
    { $push: { a: { $each: [{ s: 3 }, { s: 1 }], $sort: { s: -1 }, $slice: 2 } } },
    { a: [{ s: 3 }, { s: 2 }] },
  ),
  updates("$push $position", { a: [1, 2] }, { $push: { a: { $each: [9], $position: 1 } } }, { a: [1, 9, 2] }),
  updates(
    "$push $position from the end",
    { a: [1, 2] },
    { $push: { a: { $each: [9], $position: -1 } } },
    { a: [1, 9, 2] },
  ),
  updateFails("$push onto a scalar", 2, { a: 1 }, { $push: { a: 2 } }),
  updateFails("$push onto null", 2, { a: null }, { $push: { a: 2 } }),
  updateFails("$push with an unknown modifier", 2, { a: [] }, { $push: { a: { $each: [1], $foo: 1 } } }),
  updateFails("$push $each of a scalar", 2, { a: [] }, { $push: { a: { $each: 1 } } }),
  // $addToSet, $pull, $pop
  updates("$addToSet", { a: [1, 2] }, { $addToSet: { a: 3 } }, { a: [1, 2, 3] }),
  updates("$addToSet what is there", { a: [1, 2] }, { $addToSet: { a: new Double(2) } }, { a: [1, 2] }),
  updates("$addToSet onto duplicates", { a: [1, 1] }, { $addToSet: { a: 2 } }, { a: [1, 1, 2] }),
  updates("$addToSet $each", { a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } }, { a: [1, 2] }),
  updates("$addToSet onto nothing", {}, { $addToSet: { a: { $each: [1] } } }, { a: [1] }),
  updates(
    "$addToSet counts the order of a document's fields",
    { a: [{ x: 1, y: 2 }] },
    { $addToSet: { a: { y: 2, x: 1 } } },
    {
      a: [
        { x: 1, y: 2 },
        { y: 2, x: 1 },
      ],
    },
  ),
  updateFails("$addToSet onto null", 2, { a: null }, { $addToSet: { a: 2 } }),
  updates("$pull a value", { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }),
  updates("$pull by a condition", { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }),
  updates("$pull by $in", { a: [1, 5, 9] }, { $pull: { a: { $in: [1, 9] } } }, { a: [5] }),
  updates(
    "$pull documents by a field",
    { a: [{ x: 1, y: 1 }, { x: 2 }] },
    { $pull: { a: { x: 1 } } },
    { a: [{ x: 2 }] },
  ),
  updates(
    "$pull documents by a condition",
    { a: [{ x: 1 }, { x: 5 }] },
    { $pull: { a: { x: { $gt: 2 } } } },
    { a: [{ x: 1 }] },
  ),
  updates("$pull an array", { a: [[1, 2], 1] }, { $pull: { a: [1, 2] } }, { a: [1] }),
  updates("$pull from nothing", {}, { $pull: { a: 1 } }, {}),
  updates("$pull without a match", { a: [1] }, { $pull: { a: 2 } }, { a: [1] }),
  updateFails("$pull from a scalar", 2, { a: 1 }, { $pull: { a: 1 } }),
  updates("$pop the last", { a: [1, 2, 3] }, { $pop: { a: 1 } }, { a: [1, 2] }),
  updates("$pop the first", { a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }),
  updates("$pop of nothing", { a: [] }, { $pop: { a: 1 } }, { a: [] }),
  updateFails("$pop by 2", 9, { a: [1] }, { $pop: { a: 2 } }),
  updateFails("$pop a scalar", 14, { a: 1 }, { $pop: { a: 1 } }),
  // Positions
  updates(
    "$ is the matched element",
    { a: [1, 2, 3] },
    { $set: { "a.$": 9 } },
    { a: [1, 9, 3] },
    {},
    { a: 2 },
  ),
  updates(
    "$ with a field of the element",
    {
      a: [
        { k: 1, v: 1 },
        { k: 2, v: 1 },
      ],
    },
    { $set: { "a.$.v": 9 } },
    {
      a: [
        { k: 1, v: 1 },
        { k: 2, v: 9 },
      ],
    },
    {},
    { "a.k": 2 },
  ),
  updates(
    "$ with $elemMatch",
    {
      a: [
        { k: 1, v: 1 },
        { k: 2, v: 2 },
      ],
    },
    { $inc: { "a.$.v": int(1) }, $set: { "a.$.k": 7 } },
    {
      a: [
        { k: 1, v: 1 },
        { k: 7, v: int(3) },
      ],
    },
    {},
    { a: { $elemMatch: { k: 2, v: 2 } } },
  ),
  updates(
    "$ inside $and",
    { a: [1, 2, 3] },
    { $set: { "a.$": 9 } },
    { a: [1, 2, 9] },
    {},
    { $and: [{ a: 3 }] },
  ),
  updates(
    "$ on a nested path",
    { o: { a: [1, 2] } },
    { $set: { "o.a.$": 9 } },
    { o: { a: [1, 9] } },
    {},
    { "o.a": 2 },
  ),
  updates(
    "$[] is every element",
    { a: [{ v: int(1) }, { v: int(2) }] },
    { $inc: { "a.$[].v": int(1) } },
    { a: [{ v: int(2) }, { v: int(3) }] },
  ),
  updates(
    "$[x] is each element that passes",
    { a: [1, 5, 9] },
    { $set: { "a.$[x]": 0 } },
    { a: [1, 0, 0] },
    { arrayFilters: [{ x: { $gte: 5 } }] },
  ),
  updates(
    "$[x] with a field",
    { a: [{ k: 1 }, { k: 2 }] },
    { $set: { "a.$[x].v": 1 } },
    { a: [{ k: 1 }, { k: 2, v: 1 }] },
    { arrayFilters: [{ "x.k": 2 }] },
  ),
  updates(
    "$[x] with $or",
    { a: [1, 5, 9] },
    { $set: { "a.$[x]": 0 } },
    { a: [0, 5, 0] },
    { arrayFilters: [{ $or: [{ x: 1 }, { x: 9 }] }] },
  ),
  updates(
    "$[x] twice nested",
    { a: [{ b: [1, 2] }, { b: [2] }] },
    { $set: { "a.$[].b.$[x]": 0 } },
    { a: [{ b: [1, 0] }, { b: [0] }] },
    { arrayFilters: [{ x: 2 }] },
  ),
  updates("$[] of an empty array", { a: [] }, { $set: { "a.$[]": 1 } }, { a: [] }),
  updateFails("$ without a condition on the array", 2, { a: [1] }, { $set: { "a.$": 1 } }),
  updateFails("$[] of a missing field", 2, {}, { $set: { "a.$[]": 1 } }),
  updateFails("$[] of a scalar", 2, { a: 1 }, { $set: { "a.$[]": 1 } }),
  updateFails("$[x] without its filter", 2, { a: [1] }, { $set: { "a.$[x]": 1 } }),
  updateFails("a filter that is not used", 9, { a: [1] }, { $set: { a: 1 } }, { arrayFilters: [{ x: 1 }] }),
  // Replacement and refusals
  {
    name: "replaceOne keeps the _id",
    run: async ({ collection }) => {
      await collection.insertOne({ _id: 1, a: 1, b: 2 } as never);
      await collection.replaceOne({ a: 1 }, { c: 3 });
      strictEqual(exact(await collection.findOne({})), exact({ _id: 1, c: 3 }));
    },
  },
  refuses("replaceOne with another _id", 66, async ({ collection }) => {
    await collection.insertOne({ _id: 1 } as never);
    return collection.replaceOne({ _id: 1 } as never, { _id: 2 });
  }),
  refuses(
    "a pipeline as an update",
    115,
    ({ collection }) => collection.updateOne({}, [{ $set: { a: 1 } }]),
    "embedded",
  ),
  ...["$mul", "$bit", "$pullAll"].map((operator) =>
    refuses(
      operator,
      115,
      ({ collection }) => collection.updateOne({}, { [operator]: { a: 1 } }),
      "embedded",
    ),
  ),
  {
    name: "updateMany changes each match once, also when it moves in the index it is read by",
    run: async ({ collection }) => {
      await collection.createIndex({ n: 1 });
      await collection.insertMany(Array.from({ length: 300 }, (_, n) => ({ n })));
      const result = await collection.updateMany({ n: { $gte: 0 } }, { $inc: { n: 1000 } });
      deepStrictEqual([result.matchedCount, result.modifiedCount], [300, 300]);
      strictEqual(await collection.countDocuments({ n: { $gte: 1000, $lt: 1300 } }), 300);
    },
  },
  {
    name: "an ObjectId, bytes and a date come back as they were",
    run: async ({ collection }) => {
      const document = {
        _id: new ObjectId(),
        b: bytes(0, 255, 128),
        u: new Binary(Buffer.alloc(16, 7), 4),
        d: new Date(-1),
        e: new Date(8.64e15),
        s: "\0é😀",
        n: -0.5,
        z: null,
        t: true,
        o: {},
        l: [],
      };
      await collection.insertOne(document);
      strictEqual(exact(await collection.findOne({})), exact(document));
    },
  },
];
