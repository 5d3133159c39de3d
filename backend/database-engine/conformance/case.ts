/** What a conformance case is, and the short ways to write the common kinds. */
import { deepStrictEqual, fail, strictEqual } from "node:assert";
import { EJSON } from "bson";
import type { Collection, Db, Document, MongoClient, MongoServerError } from "mongodb";

export interface Setting {
  readonly client: MongoClient;
  readonly database: Db;
  /** A collection of this case alone, empty at the start. */
  readonly collection: Collection;
}
export interface Case {
  readonly name: string;
  /** "embedded": a refusal of the embedded engine where another server may answer. */
  readonly only?: "embedded";
  readonly run: (setting: Setting) => Promise<void>;
}

/** Documents in canonical Extended JSON: types, order of fields and all. */
export function exact(value: unknown): string {
  return EJSON.stringify(value, { relaxed: false });
}

async function idsOf(collection: Collection, filter: Document): Promise<unknown[]> {
  const found = await collection.find(filter).toArray();
  return found.map((item) => item["_id"] as unknown).toSorted((a, b) => Number(a) - Number(b));
}

function withIds(values: readonly Document[]): Document[] {
  return values.map((value, index) => ({ _id: index + 1, ...value }));
}

/** Documents get the ids 1, 2, 3 …; `expected` are those the filter finds, without and with an index on its fields. */
export function finds(
  name: string,
  documents: readonly Document[],
  filter: Document,
  expected: number[],
  indexed: string[] = [],
): Case[] {
  const scanned: Case = {
    name,
    run: async ({ collection }) => {
      await collection.insertMany(withIds(documents));
      deepStrictEqual(await idsOf(collection, filter), expected);
      strictEqual(await collection.countDocuments(filter), expected.length, "countDocuments");
    },
  };
  const fields =
    indexed.length > 0 ? indexed : Object.keys(filter).filter((field) => !/^\$|\.\d/.test(field));
  const byIndex = fields.map((field) => ({
    name: `${name} (index on ${field})`,
    run: async ({ collection }: Setting) => {
      await collection.createIndex({ [field]: 1 });
      await collection.createIndex({ [field]: -1 });
      await collection.insertMany(withIds(documents));
      deepStrictEqual(await idsOf(collection, filter), expected);
      strictEqual(await collection.countDocuments(filter), expected.length, "countDocuments");
    },
  }));
  return [scanned, ...byIndex];
}

/** One document before and after an update, compared exactly. */
export function updates(
  name: string,
  before: Document,
  update: Document,
  after: Document,
  options: Document = {},
  filter: Document = {},
): Case {
  return {
    name,
    run: async ({ collection }) => {
      await collection.insertOne({ _id: 1, ...before } as Document);
      const result = await collection.updateOne({ _id: 1, ...filter } as Document, update, options);
      const stored = await collection.findOne({}, { promoteValues: false });
      strictEqual(exact(stored), exact({ _id: 1, ...after }));
      strictEqual(result.matchedCount, 1, "matchedCount");
      strictEqual(result.modifiedCount, exact(before) === exact(after) ? 0 : 1, "modifiedCount");
    },
  };
}

/** The operation has to fail with the code. */
export function refuses(
  name: string,
  code: number,
  operation: (setting: Setting) => Promise<unknown>,
  only?: "embedded",
): Case {
  return {
    name: `${name}: error ${code}`,
    only,
    run: async (setting) => {
      await failsWith(code, operation(setting));
    },
  };
}

export async function failsWith(code: number, operation: Promise<unknown>): Promise<MongoServerError> {
  let outcome: unknown;
  try {
    outcome = await operation;
  } catch (error) {
    strictEqual((error as MongoServerError).code, code, (error as Error).message);
    return error as MongoServerError;
  }
  return fail(`expected error ${code}, got ${JSON.stringify(outcome)}`);
}

export function updateFails(
  name: string,
  code: number,
  before: Document,
  update: Document,
  options: Document = {},
): Case {
  return {
    name: `${name}: error ${code}`,
    run: async ({ collection }) => {
      await collection.insertOne({ _id: 1, ...before } as Document);
      await failsWith(code, collection.updateOne({ _id: 1 } as Document, update, options));
      strictEqual(
        exact(await collection.findOne({}, { promoteValues: false })),
        exact({ _id: 1, ...before }),
        "the document stays as it was",
      );
    },
  };
}

/** What a pipeline gives for documents with the ids 1, 2, 3 …, in order; the order of fields does not count. */
export function aggregates(
  name: string,
  documents: readonly Document[],
  pipeline: Document[],
  expected: readonly Document[],
): Case {
  return {
    name,
    run: async ({ collection }) => {
      await collection.insertMany(withIds(documents));
      deepStrictEqual(await collection.aggregate(pipeline).toArray(), expected);
    },
  };
}
