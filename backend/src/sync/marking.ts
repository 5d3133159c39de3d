/**
 * The one place where changes are noticed: a database whose tracked collections mark every row in the very write that changes it,
 * and announce a deletion before it is done. Stores know nothing of it, and a process killed anywhere leaves no change unmarked.
 */
import type {
  AnyBulkWriteOperation,
  BulkWriteOptions,
  Collection,
  CollectionOptions,
  Db,
  DeleteOptions,
  Document,
  Filter,
  FindOneAndUpdateOptions,
  InsertOneOptions,
  ReplaceOptions,
  UpdateOptions,
} from "mongodb";
import type { Tickets } from "./tickets.ts";
import { type DepartureRow, DEPARTURES, logKey, MARK, TRACKED, type Tracked } from "./tracked.ts";

interface Row extends Document {
  _id: string;
  account_id: string;
}

/** Ways to write that no store uses; one that began to would go unnoticed. */
const REFUSED = new Set([
  "bulkWriteUnordered",
  "drop",
  "findOneAndDelete",
  "findOneAndReplace",
  "initializeOrderedBulkOp",
  "initializeUnorderedBulkOp",
  "rename",
]);

/** Whether the operator writes a field that can be seen. */
function isSeen([operator, fields]: [string, unknown], unseen: readonly string[]): boolean {
  if (operator === "$setOnInsert") return false;
  return Object.keys(fields as Document).some((path) => !unseen.includes(path.split(".")[0] ?? ""));
}

/** The update with the mark in it; one that only makes rows marks those, and one of what nobody sees marks none. */
function markedUpdate(update: Document, unseen: readonly string[], ticket: number): Document {
  if (Array.isArray(update)) throw new Error("A tracked collection takes no pipelines as updates.");
  const operator = Object.entries(update).some((entry) => isSeen(entry, unseen))
    ? "$set"
    : "$setOnInsert" in update
      ? "$setOnInsert"
      : null;
  if (operator === null) return update;
  return { ...update, [operator]: { ...(update[operator] as Document | undefined), [MARK]: ticket } };
}

type UpdateOperation = { filter: Filter<Row>; update: Document; upsert?: boolean };

function markedOperation(operation: AnyBulkWriteOperation<Row>, unseen: readonly string[], ticket: number) {
  if ("insertOne" in operation) {
    return { insertOne: { document: { ...operation.insertOne.document, [MARK]: ticket } } };
  }
  if ("replaceOne" in operation) {
    const { replacement } = operation.replaceOne;
    return { replaceOne: { ...operation.replaceOne, replacement: { ...replacement, [MARK]: ticket } } };
  }
  for (const kind of ["updateOne", "updateMany"] as const) {
    if (!(kind in operation)) continue;
    const given = (operation as Record<typeof kind, UpdateOperation>)[kind];
    return { [kind]: { ...given, update: markedUpdate(given.update, unseen, ticket) } };
  }
  throw new Error("A tracked collection deletes one by one, not within a bulk write.");
}

interface Marking {
  tickets: Tickets;
  departures: Collection<DepartureRow>;
  /** Called behind every write. */
  changed: () => void;
}

function writesOf(
  rows: Collection<Row>,
  { type, unseen }: Tracked,
  { tickets, departures, changed }: Marking,
) {
  const marked = async <T extends object>(row: T) => ({ ...row, [MARK]: await tickets.draw() });
  const update = async (given: Document) => markedUpdate(given, unseen, await tickets.draw());

  /** Says which rows are about to go; only those may then be deleted. */
  async function announce(filter: Filter<Row>, limit: number): Promise<Filter<Row> | null> {
    const going = await rows
      .find(filter, { projection: { account_id: 1 } })
      .limit(limit)
      .toArray();
    if (going.length === 0) return null;
    const departure = { type, [MARK]: await tickets.draw(), at: new Date() };
    await departures.bulkWrite(
      going.map(({ _id, account_id }) => ({
        updateOne: {
          filter: { _id: logKey(account_id, type, _id), account_id },
          update: { $set: { ...departure, row_id: _id } },
          upsert: true,
        },
      })),
    );
    return { $and: [filter, { _id: { $in: going.map(({ _id }) => _id) } }] };
  }
  const none = { acknowledged: true, deletedCount: 0 };

  const writes = {
    insertOne: async (row: Row, options?: InsertOneOptions) => rows.insertOne(await marked(row), options),
    async insertMany(given: readonly Row[], options?: BulkWriteOptions) {
      const ticket = await tickets.draw();
      return rows.insertMany(
        given.map((row) => ({ ...row, [MARK]: ticket })),
        options,
      );
    },
    updateOne: async (filter: Filter<Row>, given: Document, options?: UpdateOptions) =>
      rows.updateOne(filter, await update(given), options),
    updateMany: async (filter: Filter<Row>, given: Document, options?: UpdateOptions) =>
      rows.updateMany(filter, await update(given), options),
    replaceOne: async (filter: Filter<Row>, replacement: Row, options?: ReplaceOptions) =>
      rows.replaceOne(filter, await marked(replacement), options),
    findOneAndUpdate: async (filter: Filter<Row>, given: Document, options: FindOneAndUpdateOptions = {}) =>
      rows.findOneAndUpdate(filter, await update(given), options),
    async bulkWrite(operations: readonly AnyBulkWriteOperation<Row>[], options?: BulkWriteOptions) {
      const ticket = await tickets.draw();
      const all = operations.map((operation) => markedOperation(operation, unseen, ticket));
      return rows.bulkWrite(all as AnyBulkWriteOperation<Row>[], options);
    },
    async deleteOne(filter: Filter<Row>, options?: DeleteOptions) {
      const announced = await announce(filter, 1);
      return announced ? rows.deleteOne(announced, options) : none;
    },
    async deleteMany(filter: Filter<Row>, options?: DeleteOptions) {
      const announced = await announce(filter, 0);
      return announced ? rows.deleteMany(announced, options) : none;
    },
  };
  return Object.fromEntries(
    Object.entries(writes).map(([name, write]) => [
      name,
      async (...given: Parameters<typeof write>) => {
        try {
          return await (write as (...all: unknown[]) => Promise<unknown>)(...given);
        } finally {
          // A write that failed may have been done in part.
          changed();
        }
      },
    ]),
  );
}

/** An object whose methods are those of `target`, but for the ones given. */
function overriding<T extends object>(target: T, own: Record<string, unknown>): T {
  return new Proxy(target, {
    get(_, name) {
      if (typeof name === "string" && Object.hasOwn(own, name)) return own[name];
      if (typeof name === "string" && REFUSED.has(name))
        throw new Error(`A tracked collection takes no ${name}.`);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

/** The database as features are to see it. What is done to the plain one goes unnoticed. */
export function withMarks(db: Db, tickets: Tickets, changed: () => void = () => {}): Db {
  const marking = { tickets, changed, departures: db.collection<DepartureRow>(DEPARTURES) };
  const byName = new Map(TRACKED.map((tracked) => [tracked.collection, tracked]));
  const collection = (name: string, options?: CollectionOptions) => {
    const plain = db.collection<Row>(name, options);
    const tracked = byName.get(name);
    return tracked ? overriding(plain, writesOf(plain, tracked, marking)) : plain;
  };
  return new Proxy(db, {
    get(target, name) {
      if (name === "collection") return collection;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
