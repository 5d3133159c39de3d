/** What a query finds. */
import { deepStrictEqual, strictEqual } from "node:assert";
import { Binary, Double, Int32, Long, ObjectId } from "mongodb";
import { type Case, finds, refuses } from "./case.ts";

const NULLS = [
  { a: null },
  {},
  { a: 1 },
  { a: [] },
  { a: [null] },
  { a: { b: null } },
  { a: { b: 1 } },
  { a: [{ b: 1 }, {}] },
];
const NUMBERS = [
  { a: new Int32(1) },
  { a: new Double(1) },
  { a: Long.fromNumber(1) },
  { a: 1.5 },
  { a: "1" },
  { a: true },
  { a: new Date(1) },
  { a: Number.NaN },
  { a: -0.0 },
  { a: new Int32(0) },
];
const ARRAYS = [
  { a: [1, 2, 3] },
  { a: [[1, 2], 3] },
  { a: 2 },
  { a: [] },
  { a: [4, 9] },
  {
    a: [
      { b: 1, c: 2 },
      { b: 3, c: 4 },
    ],
  },
  { a: [{ b: [5, 6] }] },
];
const TEXTS = [
  { a: "apple" },
  { a: "Apple pie" },
  { a: "pineapple" },
  { a: ["grape", "apple"] },
  { a: 5 },
  { a: "a.b" },
  { a: "line\n" },
  { a: "ünlü" },
];
const BYTES = [0xff, 0xfe, 0xfd].map((byte) => ({ a: new Binary(Buffer.from([byte, 0x80])) }));
const NESTED = [
  { a: { b: { c: 1 } } },
  { a: { b: [{ c: 1 }, { c: 2 }] } },
  { a: [{ b: { c: 1 } }] },
  { a: 1 },
  { a: { b: { c: 1, d: 2 } } },
  { a: { b: { d: 2, c: 1 } } },
];
const OBJECTS = [
  { a: { x: 1, y: 2 } },
  { a: { y: 2, x: 1 } },
  { a: { x: 1 } },
  { a: [{ x: 1, y: 2 }] },
  { a: {} },
];
const id = new ObjectId("0123456789abcdef01234567");

export const QUERY_CASES: Case[] = [
  // Null and missing
  ...finds("null finds null and missing", NULLS, { a: null }, [1, 2, 5]),
  ...finds("$eq null", NULLS, { a: { $eq: null } }, [1, 2, 5]),
  ...finds("$ne null", NULLS, { a: { $ne: null } }, [3, 4, 6, 7, 8]),
  ...finds("$exists true finds null too", NULLS, { a: { $exists: true } }, [1, 3, 4, 5, 6, 7, 8]),
  ...finds("$exists false", NULLS, { a: { $exists: false } }, [2]),
  ...finds("$in with null", NULLS, { a: { $in: [null, 1] } }, [1, 2, 3, 5]),
  ...finds("$nin with null", NULLS, { a: { $nin: [null, 1] } }, [4, 6, 7, 8]),
  ...finds("dotted null", NULLS, { "a.b": null }, [1, 2, 3, 6, 8]),
  ...finds("dotted $exists false", NULLS, { "a.b": { $exists: false } }, [1, 2, 3, 4, 5]),
  ...finds("$gte null", NULLS, { a: { $gte: null } }, [1, 2, 5]),
  ...finds("$gt null finds nothing", NULLS, { a: { $gt: null } }, []),
  ...finds("$not $gt finds missing", NULLS, { a: { $not: { $gt: 0 } } }, [1, 2, 4, 5, 6, 7, 8]),
  // Types keep to themselves
  ...finds("numbers of all widths are equal", NUMBERS, { a: 1 }, [1, 2, 3]),
  ...finds("a long in the query", NUMBERS, { a: Long.fromNumber(1) }, [1, 2, 3]),
  ...finds("minus zero", NUMBERS, { a: 0 }, [9, 10]),
  ...finds("$gt a number", NUMBERS, { a: { $gt: 0 } }, [1, 2, 3, 4]),
  ...finds("$lt a number skips NaN", NUMBERS, { a: { $lt: 2 } }, [1, 2, 3, 4, 9, 10]),
  ...finds("$gte a number skips NaN", NUMBERS, { a: { $gte: -1 } }, [1, 2, 3, 4, 9, 10]),
  ...finds("NaN", NUMBERS, { a: Number.NaN }, [8]),
  ...finds("$lte NaN", NUMBERS, { a: { $lte: Number.NaN } }, [8]),
  ...finds("a text bound finds texts only", NUMBERS, { a: { $gte: "" } }, [5]),
  ...finds("a date bound finds dates only", NUMBERS, { a: { $lt: new Date() } }, [7]),
  ...finds("a boolean", NUMBERS, { a: true }, [6]),
  ...finds("$gte false", NUMBERS, { a: { $gte: false } }, [6]),
  ...finds("range", NUMBERS, { a: { $gt: 0, $lt: 1.2 } }, [1, 2, 3]),
  ...finds(
    "large integers are exact",
    [
      { a: Long.fromString("9007199254740993") },
      { a: 9007199254740992 },
      { a: Long.fromString("9007199254740992") },
    ],
    { a: Long.fromString("9007199254740993") },
    [1],
  ),
  ...finds(
    "large integers order",
    [
      { a: Long.fromString("9007199254740993") },
      { a: 9007199254740992 },
      { a: Long.fromString("9007199254740994") },
    ],
    { a: { $gt: 9007199254740992 } },
    [1, 3],
  ),
  ...finds("an ObjectId", [{ a: id }, { a: id.toHexString() }, { a: new ObjectId() }], { a: id }, [1]),
  ...finds("bytes that are no text", BYTES, { a: new Binary(Buffer.from([0xfe, 0x80])) }, [2]),
  ...finds("bytes in order", BYTES, { a: { $gt: new Binary(Buffer.from([0xfd, 0x80])) } }, [1, 2]),
  ...finds(
    "dates",
    [{ a: new Date(-5) }, { a: new Date(0) }, { a: new Date(5) }],
    { a: { $lt: new Date(0) } },
    [1],
  ),
  ...finds(
    "dates with a descending range",
    [{ a: new Date(-5) }, { a: new Date(0) }, { a: new Date(5) }],
    { a: { $gte: new Date(-5), $lte: new Date(0) } },
    [1, 2],
  ),
  // Arrays
  ...finds("an element", ARRAYS, { a: 2 }, [1, 3]),
  ...finds("a whole array", ARRAYS, { a: [1, 2, 3] }, [1]),
  ...finds("an array inside an array", ARRAYS, { a: [1, 2] }, [2]),
  ...finds("the empty array", ARRAYS, { a: [] }, [4]),
  ...finds("a range over elements may use two of them", ARRAYS, { a: { $gt: 5, $lt: 7 } }, [5], ["a"]),
  ...finds("$elemMatch wants one element", ARRAYS, { a: { $elemMatch: { $gt: 5, $lt: 7 } } }, []),
  ...finds("$elemMatch over documents", ARRAYS, { a: { $elemMatch: { b: 1, c: 2 } } }, [6]),
  ...finds("$elemMatch over documents, crossed", ARRAYS, { a: { $elemMatch: { b: 1, c: 4 } } }, []),
  ...finds("dotted conditions may use two elements", ARRAYS, { "a.b": 1, "a.c": 4 }, [6]),
  ...finds("$all", ARRAYS, { a: { $all: [1, 3] } }, [1]),
  ...finds("$all of one scalar", ARRAYS, { a: { $all: [2] } }, [1, 3]),
  ...finds("$all of nothing", ARRAYS, { a: { $all: [] } }, []),
  ...finds("$size", ARRAYS, { a: { $size: 2 } }, [2, 5, 6]),
  ...finds("$size 0", ARRAYS, { a: { $size: 0 } }, [4]),
  ...finds("$ne over elements", ARRAYS, { a: { $ne: 2 } }, [2, 4, 5, 6, 7]),
  ...finds("$in over elements", ARRAYS, { a: { $in: [2, 9] } }, [1, 3, 5]),
  ...finds("$in with an array", ARRAYS, { a: { $in: [[1, 2], 4] } }, [2, 5]),
  ...finds("$nin over elements", ARRAYS, { a: { $nin: [2, 9] } }, [2, 4, 6, 7]),
  ...finds("a position", ARRAYS, { "a.0": 1 }, [1]),
  ...finds("a position exists", ARRAYS, { "a.2": { $exists: true } }, [1]),
  ...finds("a field at a position", ARRAYS, { "a.1.b": 3 }, [6]),
  ...finds("elements of an array in an array of documents", ARRAYS, { "a.b": 6 }, [7]),
  ...finds("$elemMatch of an inner array", ARRAYS, { "a.b": { $elemMatch: { $gt: 5 } } }, [7]),
  // Dotted paths and whole documents
  ...finds("a dotted path", NESTED, { "a.b.c": 1 }, [1, 2, 3, 5, 6]),
  ...finds("a dotted path through an array", NESTED, { "a.b.c": 2 }, [2]),
  ...finds("a whole document counts order", OBJECTS, { a: { x: 1, y: 2 } }, [1, 4]),
  ...finds("a whole document in other order", OBJECTS, { a: { y: 2, x: 1 } }, [2]),
  ...finds("the empty document", OBJECTS, { a: {} }, [5]),
  ...finds("documents compare", OBJECTS, { a: { $gt: { x: 1 } } }, [1, 2, 4]),
  ...finds("a nested whole document", NESTED, { "a.b": { c: 1 } }, [1, 2, 3]),
  // Text
  ...finds("anchored pattern", TEXTS, { a: { $regex: "^app" } }, [1, 4]),
  ...finds("anchored pattern as a literal", TEXTS, { a: /^app/ }, [1, 4]),
  ...finds("pattern without regard to case", TEXTS, { a: { $regex: "^app", $options: "i" } }, [1, 2, 4]),
  ...finds("pattern anywhere", TEXTS, { a: { $regex: "apple" } }, [1, 3, 4]),
  ...finds("$not of a pattern", TEXTS, { a: { $not: /apple/i } }, [5, 6, 7, 8]),
  ...finds("escaped dot", TEXTS, { a: { $regex: "^a\\.b$" } }, [6]),
  ...finds("$ before the last newline", TEXTS, { a: { $regex: "^line$" } }, [7]),
  ...finds("an optional last letter", TEXTS, { a: { $regex: "^applex?" } }, [1, 4]),
  ...finds("case folding beyond ASCII", TEXTS, { a: { $regex: "^ÜNL", $options: "i" } }, [8]),
  ...finds(
    "texts order by their bytes",
    [{ a: "\uffff" }, { a: "😀" }, { a: "z" }],
    { a: { $gt: "\uffff" } },
    [2],
  ),
  ...finds("a text with a zero", [{ a: "a\0b" }, { a: "a" }, { a: "a\0" }], { a: { $gt: "a\0" } }, [1]),
  // Logic
  ...finds("$and", NUMBERS, { $and: [{ a: { $gt: 0 } }, { a: { $lt: 1.2 } }] }, [1, 2, 3], ["a"]),
  ...finds("$or", NUMBERS, { $or: [{ a: 1.5 }, { a: "1" }] }, [4, 5], ["a"]),
  ...finds("$nor", NUMBERS, { $nor: [{ a: 1 }, { a: "1" }] }, [4, 6, 7, 8, 9, 10], ["a"]),
  ...finds(
    "$or beside a field",
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    { a: 1, $or: [{ b: 2 }, { b: 3 }] },
    [2],
    ["a", "b"],
  ),
  ...finds(
    "overlapping alternatives find once",
    NUMBERS,
    { $or: [{ a: { $gte: 1 } }, { a: { $lte: 1 } }] },
    [1, 2, 3, 4, 9, 10],
    ["a"],
  ),
  ...finds("contradiction", NUMBERS, { a: { $gt: 5, $lt: 1 } }, []),
  ...finds("$in of nothing", NUMBERS, { a: { $in: [] } }, []),
  ...finds("everything", [{ a: 1 }, {}], {}, [1, 2], ["a"]),
  {
    name: "a find on a collection that does not exist",
    run: async ({ collection }) => {
      deepStrictEqual(await collection.find({ a: 1 }).toArray(), []);
      strictEqual(await collection.estimatedDocumentCount(), 0);
      deepStrictEqual(await collection.distinct("a"), []);
    },
  },
  {
    name: "distinct unwinds arrays and keeps one of equal numbers",
    run: async ({ collection }) => {
      await collection.insertMany([{ a: [1, 2] }, { a: new Double(2) }, { a: null }, {}, { a: [{ b: 3 }] }]);
      deepStrictEqual((await collection.distinct("a")).length, 4);
      deepStrictEqual(await collection.distinct("a.b"), [3]);
    },
  },
  // Refusals
  refuses("unknown operator", 2, ({ collection }) => collection.find({ a: { $foo: 1 } }).toArray()),
  refuses("operator beside a field name", 2, ({ collection }) =>
    collection.find({ a: { $gt: 1, b: 2 } }).toArray(),
  ),
  refuses("unknown top level operator", 2, ({ collection }) => collection.find({ $foo: [] }).toArray()),
  refuses("$or of nothing", 2, ({ collection }) => collection.find({ $or: [] }).toArray()),
  refuses("$and that is no array", 2, ({ collection }) =>
    collection.find({ $and: { a: 1 } } as never).toArray(),
  ),
  refuses("$in that is no array", 2, ({ collection }) =>
    collection.find({ a: { $in: 1 } } as never).toArray(),
  ),
  refuses("$not of a scalar", 2, ({ collection }) => collection.find({ a: { $not: 5 } } as never).toArray()),
  refuses("$elemMatch of a scalar", 2, ({ collection }) =>
    collection.find({ a: { $elemMatch: 5 } } as never).toArray(),
  ),
  refuses("$size of a text", 2, ({ collection }) =>
    collection.find({ a: { $size: "x" } } as never).toArray(),
  ),
  refuses("$size below zero", 2, ({ collection }) => collection.find({ a: { $size: -1 } }).toArray()),
  refuses("a malformed pattern", 51091, ({ collection }) =>
    collection.find({ a: { $regex: "(" } }).toArray(),
  ),
  refuses("$options alone", 2, ({ collection }) =>
    collection.find({ a: { $options: "i" } } as never).toArray(),
  ),
  ...["$where", "$expr", "$text", "$jsonSchema"].map((operator) =>
    refuses(operator, 115, ({ collection }) => collection.find({ [operator]: "1" }).toArray(), "embedded"),
  ),
  ...["$type", "$mod", "$geoWithin", "$near", "$bitsAllSet"].map((operator) =>
    refuses(
      operator,
      115,
      ({ collection }) => collection.find({ a: { [operator]: 1 } }).toArray(),
      "embedded",
    ),
  ),
  ...["(?i)a", "\\Aa", "a++", "[[:alpha:]]", "\\p{L}", "(?>a)", "(?P<x>a)", "\\1"].map((pattern) =>
    refuses(
      `the pattern ${pattern}`,
      115,
      ({ collection }) => collection.find({ a: { $regex: pattern } }).toArray(),
      "embedded",
    ),
  ),
];
