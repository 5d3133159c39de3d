/** The same random life in two collections, one with indexes and one without: their answers have to be the same. */
import { EJSON } from "bson";
import { type Collection, type Db, type Document, Long, type Sort } from "mongodb";

/** A small seeded generator (mulberry32), so that a difference can be met again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const INDEX_KINDS: { key: Record<string, 1 | -1>; options?: Document }[] = [
  { key: { a: 1 } },
  { key: { a: -1, b: 1 } },
  { key: { b: 1, a: -1, _id: -1 } },
  { key: { a: 1, b: 1, c: -1 } },
  { key: { list: 1 } },
  { key: { list: 1, a: -1 } },
  { key: { a: 1, list: -1, b: 1 } },
  { key: { "items.x": 1, "items.y": -1 } },
  { key: { "o.p": 1 }, options: { sparse: true } },
  { key: { a: 1, "o.p": -1 }, options: { sparse: true } },
  { key: { b: 1 }, options: { partialFilterExpression: { a: { $gt: 2 } } } },
  { key: { c: -1 }, options: { partialFilterExpression: { a: { $exists: true } } } },
];

class Generator {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  scalar(): unknown {
    const n = this.below(6);
    return this.pick<unknown>([
      n,
      n,
      n,
      n + 0.5,
      -n,
      Long.fromNumber(n),
      String(n),
      `t${n}`,
      null,
      n > 2,
      new Date(n * 1000),
      Number.NaN,
    ]);
  }

  document(id: number): Document {
    const document: Document = { _id: id };
    for (const field of ["a", "b", "c"]) if (this.below(8) > 0) document[field] = this.scalar();
    if (this.below(3) > 0)
      document["list"] =
        this.below(6) === 0 ? this.scalar() : Array.from({ length: this.below(4) }, () => this.scalar());
    if (this.below(2) > 0)
      document["items"] = Array.from({ length: this.below(3) }, () =>
        this.below(6) === 0 ? this.scalar() : { x: this.scalar(), y: this.scalar() },
      );
    if (this.below(2) > 0) document["o"] = this.below(5) === 0 ? this.scalar() : { p: this.scalar() };
    if (this.below(12) === 0) document["a"] = [this.scalar(), this.scalar()];
    // Two arrays under one compound index are an error, not a difference.
    if (Array.isArray(document["a"])) delete document["list"];
    return document;
  }

  condition(): unknown {
    const bound = (): unknown =>
      this.pick<unknown>([this.below(6), this.below(6) + 0.5, "t3", "2", new Date(3000), null, true]);
    return this.pick<() => unknown>([
      () => this.scalar(),
      () => this.scalar(),
      () => ({ [this.pick(["$gt", "$gte", "$lt", "$lte"])]: bound() }),
      () => ({
        [this.pick(["$gt", "$gte"])]: this.below(3),
        [this.pick(["$lt", "$lte"])]: 2 + this.below(4),
      }),
      () => ({ $in: Array.from({ length: this.below(4) }, () => this.scalar()) }),
      () => ({ $ne: this.scalar() }),
      () => ({ $nin: [this.scalar(), this.scalar()] }),
      () => ({ $exists: this.below(2) === 0 }),
      () => ({ $not: { $gt: bound() } }),
      () => ({ $regex: this.pick(["^t", "^t3", "^[23]", "3"]) }),
    ])();
  }

  field(): string {
    return this.pick(["a", "a", "b", "b", "c", "list", "items.x", "items.y", "o.p", "_id"]);
  }

  filter(depth = 0): Document {
    const filter: Document = {};
    for (let count = this.below(3) + (depth > 0 ? 1 : 0); count > 0; count--) {
      const field = this.field();
      filter[field] = field === "_id" ? { $lt: this.below(80) } : this.condition();
    }
    if (depth < 2 && this.below(4) === 0)
      filter[this.pick(["$or", "$or", "$and", "$nor"])] = [this.filter(depth + 1), this.filter(depth + 1)];
    if (this.below(10) === 0) filter["items"] = { $elemMatch: { x: this.condition(), y: this.condition() } };
    return filter;
  }

  sort(): Sort {
    const sort: Record<string, 1 | -1> = {};
    for (let count = this.below(3); count > 0; count--)
      sort[this.pick(["a", "b", "c", "o.p"])] = this.pick([1, -1]);
    sort["_id"] = this.pick([1, -1]);
    return sort;
  }

  change(): Document {
    return this.pick<() => Document>([
      () => ({ $set: { [this.pick(["b", "c"])]: this.scalar() } }),
      () => ({ $unset: { [this.pick(["a", "b", "list", "o"])]: "" } }),
      () => ({ $set: { a: this.below(6) } }),
      () => ({ $set: { items: [{ x: this.scalar(), y: this.scalar() }] } }),
      () => ({ $set: { o: { p: this.scalar() } } }),
    ])();
  }
}

export interface FuzzResult {
  readonly queries: number;
  readonly differences: string[];
}

/** Answers, or the error code when both are refused alike. */
async function answer(run: () => Promise<unknown>): Promise<string> {
  try {
    return EJSON.stringify(await run(), { relaxed: false });
  } catch (error) {
    return `error ${String((error as { code?: number }).code)}`;
  }
}

/** Compares so many queries; a round of 50 has its own three indexes and 80 documents. */
export async function fuzz(database: Db, queries: number, seed = 1): Promise<FuzzResult> {
  const differences: string[] = [];
  for (let done = 0, round = 0; done < queries; done += 50, round++) {
    const generator = new Generator(seed * 1_000_003 + round);
    const [scanned, indexed] = [
      database.collection(`scanned_${round}`),
      database.collection(`indexed_${round}`),
    ];
    const kinds = [0, 1, 2].map(() => generator.pick(INDEX_KINDS));
    for (const [at, { key, options }] of [...new Set(kinds)].entries())
      await indexed.createIndex(key, { ...options, name: `index_${at}` });
    const documents = Array.from({ length: 80 }, (_, id) => generator.document(id));
    for (const collection of [scanned, indexed]) await collection.insertMany(documents);
    for (let step = 0; step < 50 && done + step < queries; step++) {
      const question = EJSON.stringify(await compareOnce(generator, scanned, indexed, differences, kinds));
      if (differences.length > 5) return { queries: done + step, differences: [...differences, question] };
    }
    await scanned.drop();
    await indexed.drop();
  }
  return { queries, differences };
}

async function compareOnce(
  generator: Generator,
  scanned: Collection,
  indexed: Collection,
  differences: string[],
  kinds: unknown,
): Promise<Document> {
  const filter = generator.filter();
  const options = { sort: generator.sort(), skip: generator.below(3), limit: generator.pick([0, 0, 3, 10]) };
  const change = generator.below(6) === 0 ? generator.change() : undefined;
  const runs: ((collection: Collection) => Promise<unknown>)[] = [
    (collection) => collection.find(filter, options).toArray(),
    (collection) => collection.countDocuments(filter),
  ];
  if (change) runs.push((collection) => collection.updateMany(filter, change));
  if (generator.below(12) === 0) {
    const old = { $and: [filter, { _id: { $lt: generator.below(20) } }] };
    runs.push((collection) => collection.deleteMany(old));
  }
  for (const run of runs) {
    const [expected, actual] = [await answer(() => run(scanned)), await answer(() => run(indexed))];
    if (expected !== actual)
      differences.push(
        EJSON.stringify({
          filter,
          options,
          change,
          kinds,
          expected: expected.slice(0, 600),
          actual: actual.slice(0, 600),
        }),
      );
  }
  return filter;
}
