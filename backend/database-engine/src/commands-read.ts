/** find, getMore, killCursors, aggregate, count, distinct. */
import { type Doc, document, type Encodable, int, RawDocument, type Value } from "./bson.ts";
import { aggregate } from "./aggregate.ts";
import {
  type Call,
  type Command,
  countArgument,
  documentArgument,
  type Engine,
  flagArgument,
  type Reply,
  stringArgument,
} from "./command.ts";
import { DatabaseError } from "./errors.ts";
import { parseFilter } from "./filter.ts";
import { asBytes } from "./item.ts";
import { identity, toNumber } from "./order.ts";
import { type Flow, PAUSE, type Steps } from "./pace.ts";
import { parseProjection, type Projection } from "./project.ts";
import { count, find, type Found, type Query, query } from "./scan.ts";
import { parseSort } from "./sort.ts";

function readQuery(fields: Doc): Query {
  const sort = documentArgument(fields, "sort");
  return {
    filter: parseFilter(documentArgument(fields, "filter") ?? documentArgument(fields, "query") ?? new Map()),
    sort: sort ? parseSort(sort) : [],
    skip: countArgument(fields, "skip") ?? 0,
    limit: countArgument(fields, "limit") || Infinity,
  };
}

function* outgoing(flow: Flow<Found>, projection: Projection | undefined): Flow<Buffer> {
  for (const found of flow) {
    if (found === PAUSE) yield PAUSE;
    else yield projection ? projection(found.bytes) : found.bytes;
  }
}

function* nothing<T>(): Flow<T> {
  // A collection that does not exist holds no documents.
}

function* runFind(engine: Engine, call: Call): Steps<Reply> {
  const name = stringArgument(call);
  const collection = engine.catalog.find(call.database, name);
  const wanted = readQuery(call.command);
  const projection = parseProjection(documentArgument(call.command, "projection"));
  const flow = collection ? outgoing(find(engine, collection, wanted), projection) : nothing<Buffer>();
  const single = flagArgument(call.command, "singleBatch");
  return yield* engine.cursors.start(
    `${call.database}.${name}`,
    flow,
    countArgument(call.command, "batchSize"),
    single,
  );
}

function* runAggregate(engine: Engine, call: Call): Steps<Reply> {
  const name = call.command.get("aggregate");
  if (typeof name !== "string")
    throw new DatabaseError(73, "aggregation on a whole database is not supported");
  const pipeline = call.command.get("pipeline");
  if (!Array.isArray(pipeline))
    throw new DatabaseError(14, "'pipeline' option must be specified as an array");
  const cursor = documentArgument(call.command, "cursor");
  if (!cursor)
    throw new DatabaseError(
      9,
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  const source = { reader: engine, catalog: engine.catalog, database: call.database };
  const items = aggregate(source, engine.catalog.find(call.database, name), pipeline);
  const flow = (function* encoded(): Flow<Buffer> {
    for (const item of items) yield item === PAUSE ? PAUSE : asBytes(item);
  })();
  return yield* engine.cursors.start(
    `${call.database}.${name}`,
    flow,
    countArgument(cursor, "batchSize"),
    false,
  );
}

function cursorId(value: Value | undefined): bigint {
  if (typeof value === "bigint") return value;
  const number = toNumber(value);
  if (number === undefined) throw new DatabaseError(14, "a cursor id has to be a long");
  return BigInt(number);
}

function* runGetMore(engine: Engine, call: Call): Steps<Reply> {
  const namespace = `${call.database}.${stringArgument(call, "collection")}`;
  const batchSize = countArgument(call.command, "batchSize");
  return yield* engine.cursors.more(namespace, cursorId(call.command.get("getMore")), batchSize || undefined);
}

// oxlint-disable-next-line require-yield
function* runKillCursors(engine: Engine, call: Call): Steps<Reply> {
  const ids = call.command.get("cursors");
  if (!Array.isArray(ids))
    throw new DatabaseError(14, "BSON field 'killCursors.cursors' is the wrong type, expected type 'array'");
  const { killed, unknown } = engine.cursors.kill(ids.map(cursorId));
  return document<Encodable>({
    cursorsKilled: killed,
    cursorsNotFound: unknown,
    cursorsAlive: [],
    cursorsUnknown: [],
    ok: 1,
  });
}

function* runCount(engine: Engine, call: Call): Steps<Reply> {
  const collection = engine.catalog.find(call.database, stringArgument(call));
  const wanted = readQuery(call.command);
  const n = collection ? yield* count(engine, collection, wanted) : 0;
  return document<Encodable>({ n: int(n), ok: 1 });
}

function* runDistinct(engine: Engine, call: Call): Steps<Reply> {
  const collection = engine.catalog.find(call.database, stringArgument(call));
  const path = stringArgument(call, "key").split(".");
  const filter = parseFilter(documentArgument(call.command, "query") ?? new Map());
  const values = new Map<string, Value>();
  const add = (value: Value | undefined, at: number): void => {
    if (Array.isArray(value)) {
      for (const item of value)
        if (at === path.length) values.set(identity(item), item);
        else if (item instanceof Map) add(item.get(path[at] as string), at + 1);
    } else if (at === path.length) {
      if (value !== undefined && !values.has(identity(value))) values.set(identity(value), value);
    } else if (value instanceof Map) {
      add(value.get(path[at] as string), at + 1);
    }
  };
  if (collection) {
    for (const found of find(engine, collection, query(filter))) {
      if (found === PAUSE) yield PAUSE;
      else add(new RawDocument(found.bytes).get(path[0] as string), 1);
    }
  }
  return document<Encodable>({ values: [...values.values()], ok: 1 });
}

export const READ_COMMANDS: Record<string, Command> = {
  find: {
    fields: [
      "filter",
      "sort",
      "skip",
      "limit",
      "projection",
      "batchSize",
      "singleBatch",
      "noCursorTimeout",
      "allowDiskUse",
    ],
    run: runFind,
  },
  aggregate: { fields: ["pipeline", "cursor", "allowDiskUse"], run: runAggregate },
  getMore: { fields: ["collection", "batchSize"], run: runGetMore },
  killCursors: { fields: ["cursors"], run: runKillCursors },
  count: { fields: ["query", "limit", "skip", "fields"], run: runCount },
  distinct: { fields: ["key", "query"], run: runDistinct },
};
