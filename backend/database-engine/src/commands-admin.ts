/** Greeting, collections and indexes. */
import { type Doc, document, type Encodable, encodeDocument, int, DateTime, type Value } from "./bson.ts";
import type { Collection, Index } from "./catalog.ts";
import {
  type Call,
  type Command,
  documentArgument,
  type Engine,
  type Reply,
  stringArgument,
} from "./command.ts";
import { DatabaseError, unsupported } from "./errors.ts";
import { type Filter, NUMERIC_NAME, parseFilter } from "./filter.ts";
import { predicate } from "./match.ts";
import { identity, toNumber } from "./order.ts";
import { type Flow, PAUSE, type Steps } from "./pace.ts";
import { find, query } from "./scan.ts";

/** How the engine names itself, so that nobody takes it for another server. */
const ENGINE_NAME = "Career Portrait embedded database";
const VERSION = "7.0.0";

function ok(fields: Record<string, Encodable> = {}): Reply {
  return document<Encodable>({ ...fields, ok: 1 });
}

/** A command that answers at once. */
function simple(
  fields: readonly string[],
  answer: (engine: Engine, call: Call) => Reply,
  writes = false,
): Command {
  return {
    fields,
    writes,
    // oxlint-disable-next-line require-yield
    *run(engine, call) {
      return answer(engine, call);
    },
  };
}

function hello(call: Call): Reply {
  return ok({
    ...(call.name === "hello" ? { isWritablePrimary: true } : { ismaster: true }),
    helloOk: true,
    maxBsonObjectSize: int(16 * 1024 * 1024),
    maxMessageSizeBytes: int(48_000_000),
    maxWriteBatchSize: int(100_000),
    localTime: new DateTime(Date.now()),
    logicalSessionTimeoutMinutes: int(30),
    connectionId: int(call.connection),
    minWireVersion: int(0),
    maxWireVersion: int(21),
    readOnly: false,
  });
}

function buildInfo(): Reply {
  return ok({
    version: VERSION,
    versionArray: VERSION.split(".")
      .map((part) => int(Number(part)))
      .concat(int(0)),
    engine: ENGINE_NAME,
    modules: [],
    maxBsonObjectSize: int(16 * 1024 * 1024),
  });
}

function* batch(documents: readonly Map<string, Encodable>[]): Flow<Buffer> {
  for (const item of documents) yield encodeDocument(item);
}

function* runListCollections(engine: Engine, call: Call): Steps<Reply> {
  const accepts = predicate(parseFilter(documentArgument(call.command, "filter") ?? new Map()));
  const all = engine.catalog.all(call.database).map(({ name }) =>
    document<Value>({
      name,
      type: "collection",
      options: new Map(),
      info: document<Value>({ readOnly: false }),
      idIndex: document<Value>({ v: int(2), key: document<Value>({ _id: int(1) }), name: "_id_" }),
    }),
  );
  const nameOnly = call.command.get("nameOnly") === true;
  const shown = all
    .filter(accepts)
    .map((item) =>
      nameOnly ? new Map([...item].filter(([field]) => field === "name" || field === "type")) : item,
    );
  return yield* engine.cursors.start(`${call.database}.$cmd.listCollections`, batch(shown), undefined, false);
}

function listDatabases(engine: Engine): Reply {
  const names = new Set(engine.catalog.all().map((collection) => collection.database));
  const databases = [...names]
    .toSorted()
    .map((name) => document<Encodable>({ name, sizeOnDisk: 1, empty: false }));
  return ok({ databases, totalSize: databases.length });
}

function existing(engine: Engine, call: Call): Collection {
  const collection = engine.catalog.find(call.database, stringArgument(call));
  if (!collection) throw new DatabaseError(26, `ns does not exist: ${call.database}.${stringArgument(call)}`);
  return collection;
}

function* runListIndexes(engine: Engine, call: Call): Steps<Reply> {
  const collection = existing(engine, call);
  return yield* engine.cursors.start(
    collection.namespace,
    batch(collection.indexes.map((index) => index.spec)),
    undefined,
    false,
  );
}

function create(engine: Engine, call: Call): Reply {
  const name = stringArgument(call);
  if (engine.catalog.find(call.database, name))
    throw new DatabaseError(48, `Collection ${call.database}.${name} already exists.`);
  engine.catalog.findOrCreate(call.database, name);
  return ok();
}

function drop(engine: Engine, call: Call): Reply {
  const collection = existing(engine, call);
  const nIndexesWas = int(collection.indexes.length);
  engine.catalog.drop(collection);
  engine.cursors.forget(collection.namespace);
  return ok({ nIndexesWas, ns: collection.namespace });
}

function dropDatabase(engine: Engine, call: Call): Reply {
  for (const collection of engine.catalog.all(call.database)) {
    engine.catalog.drop(collection);
    engine.cursors.forget(collection.namespace);
  }
  return ok({ dropped: call.database });
}

const INDEX_OPTIONS = new Set(
  "v key name ns unique sparse partialFilterExpression expireAfterSeconds background hidden".split(" "),
);

/** @throws DatabaseError 67, 115, 197, 9 for an index that cannot be made */
function readIndexSpec(spec: Value): Doc {
  if (!(spec instanceof Map)) throw new DatabaseError(14, "an index specification has to be an object");
  const key = documentArgument(spec, "key");
  const name = spec.get("name");
  if (!key || key.size === 0) throw new DatabaseError(67, "Index keys cannot be empty.");
  if (typeof name !== "string" || name === "")
    throw new DatabaseError(9, "The 'name' field is a required property of an index specification");
  for (const [field, direction] of key) checkIndexField(field, direction);
  for (const option of spec.keys()) {
    if (!INDEX_OPTIONS.has(option)) throw unsupported(`the index option '${option}'`);
  }
  if (spec.get("hidden") === true) throw unsupported("a hidden index");
  const partial = documentArgument(spec, "partialFilterExpression");
  if (partial) {
    if (spec.get("sparse") === true)
      throw new DatabaseError(67, 'cannot mix "partialFilterExpression" and "sparse" options');
    checkPartial(parseFilter(partial));
  }
  const seconds = spec.get("expireAfterSeconds");
  if (seconds !== undefined && ((toNumber(seconds) ?? -1) < 0 || key.size !== 1)) {
    throw new DatabaseError(67, "TTL indexes are single-field indexes with a non-negative number of seconds");
  }
  return new Map<string, Value>([
    ["v", int(2)],
    ...[...spec].filter(([field]) => !["v", "ns", "background", "hidden"].includes(field)),
  ]);
}

function checkIndexField(field: string, direction: Value): void {
  if (typeof direction === "string") throw unsupported(`an index of kind '${direction}'`);
  if (toNumber(direction) !== 1 && toNumber(direction) !== -1)
    throw new DatabaseError(67, "Values in the index key pattern must be 1 or -1");
  const path = field.split(".");
  if (path.includes("")) throw new DatabaseError(67, "Index keys cannot contain an empty field.");
  if (path.some((part) => part.startsWith("$"))) throw unsupported(`an index on '${field}'`);
  if (path.slice(1).some((part) => NUMERIC_NAME.test(part)))
    throw unsupported("an index on a position of an array");
}

function checkPartial(filter: Filter): void {
  if (filter.kind === "and") return filter.filters.forEach(checkPartial);
  const allowed =
    filter.kind === "leaf" && ["eq", "in", "exists", "gt", "gte", "lt", "lte"].includes(filter.test.op);
  if (!allowed) throw new DatabaseError(67, "Expression not supported in partial index");
}

/** Whether the collection has the index already; @throws DatabaseError 85/86 when it clashes with another */
function isThere(collection: Collection, spec: Doc): boolean {
  const describe = (item: Doc): string =>
    identity(
      new Map<string, Value>(
        ["unique", "sparse", "partialFilterExpression", "expireAfterSeconds"].map((field) => [
          field,
          item.get(field) || null,
        ]),
      ),
    );
  const sameKey = (index: Index): boolean =>
    identity([...index.key].flat()) === identity([...(spec.get("key") as Doc)].flat());
  for (const index of collection.indexes) {
    if (index.name === spec.get("name")) {
      if (!sameKey(index))
        throw new DatabaseError(
          86,
          `An existing index has the same name as the requested index: ${index.name}`,
        );
      if (describe(index.spec) !== describe(spec) && index.name !== "_id_")
        throw new DatabaseError(
          85,
          `An equivalent index already exists with the same name but different options: ${index.name}`,
        );
      return true;
    }
    if (sameKey(index) && index.name === "_id_") return true;
    if (
      sameKey(index) &&
      identity(index.spec.get("partialFilterExpression") ?? null) ===
        identity(spec.get("partialFilterExpression") ?? null)
    ) {
      throw new DatabaseError(85, `Index already exists with a different name: ${index.name}`);
    }
  }
  return false;
}

function* runCreateIndexes(engine: Engine, call: Call): Steps<Reply> {
  const name = stringArgument(call);
  const specs = call.command.get("indexes");
  if (!Array.isArray(specs) || specs.length === 0)
    throw new DatabaseError(2, "Must specify at least one index to create");
  const wanted = specs.map(readIndexSpec);
  const createdCollectionAutomatically = !engine.catalog.find(call.database, name);
  const collection = engine.catalog.findOrCreate(call.database, name);
  const numIndexesBefore = collection.indexes.length;
  for (const spec of wanted) {
    if (isThere(collection, spec)) continue;
    yield* build(engine, collection, engine.catalog.addIndex(collection, spec));
  }
  return ok({
    numIndexesBefore: int(numIndexesBefore),
    numIndexesAfter: int(collection.indexes.length),
    createdCollectionAutomatically,
  });
}

/**
 * Fills a new index. It runs through without a pause: a half-built index must neither be read nor survive a crash,
 * and a failure undoes all of it.
 */
// oxlint-disable-next-line require-yield
function* build(engine: Engine, collection: Collection, index: Index): Steps<void> {
  const others = { ...collection, indexes: collection.indexes.filter((other) => other !== index) };
  const quiet = { ...engine, warn: () => undefined };
  for (const found of find(quiet, others, query({ kind: "and", filters: [] }))) {
    if (found !== PAUSE) engine.records.index(collection, index, found.row, found.bytes);
  }
}

function dropIndexes(engine: Engine, call: Call): Reply {
  const collection = existing(engine, call);
  const nIndexesWas = int(collection.indexes.length);
  for (const index of chosenIndexes(collection, call.command.get("index")))
    engine.catalog.dropIndex(collection, index);
  return ok({ nIndexesWas });
}

function chosenIndexes(collection: Collection, wanted: Value | undefined): Index[] {
  if (wanted === "*") return collection.indexes.filter((index) => index.name !== "_id_");
  if (wanted === "_id_") throw new DatabaseError(72, "cannot drop _id index");
  const index = collection.indexes.find(
    (known) => known.name === wanted || (wanted instanceof Map && identity(known.key) === identity(wanted)),
  );
  if (!index)
    throw new DatabaseError(
      27,
      typeof wanted === "string" ? `index not found with name [${wanted}]` : "index not found",
    );
  return [index];
}

const GREETING = [
  "helloOk",
  "client",
  "compression",
  "topologyVersion",
  "maxAwaitTimeMS",
  "loadBalanced",
  "saslSupportedMechs",
  "speculativeAuthenticate",
  "backpressure",
];

export const ADMIN_COMMANDS: Record<string, Command> = {
  hello: simple(GREETING, (_engine, call) => hello(call)),
  ismaster: simple(GREETING, (_engine, call) => hello(call)),
  isMaster: simple(GREETING, (_engine, call) => hello(call)),
  ping: simple([], () => ok()),
  buildInfo: simple([], buildInfo),
  buildinfo: simple([], buildInfo),
  endSessions: simple([], () => ok()),
  listDatabases: simple(["nameOnly", "filter", "authorizedDatabases"], listDatabases),
  listCollections: {
    fields: ["filter", "nameOnly", "cursor", "authorizedCollections"],
    run: runListCollections,
  },
  listIndexes: { fields: ["cursor"], run: runListIndexes },
  create: simple([], create, true),
  drop: simple([], drop, true),
  dropDatabase: simple([], dropDatabase, true),
  createIndexes: { fields: ["indexes", "commitQuorum"], writes: true, run: runCreateIndexes },
  dropIndexes: simple(["index"], dropIndexes, true),
};
