/** insert, update, delete, findAndModify. */
import {
  type Doc,
  decodeDocument,
  document,
  type Encodable,
  encodeDocument,
  int,
  Raw,
  RawDocument,
  Regex,
  type Value,
} from "./bson.ts";
import type { Collection } from "./catalog.ts";
import {
  type Call,
  type Command,
  documentArgument,
  type Engine,
  flagArgument,
  type Reply,
  stringArgument,
} from "./command.ts";
import { DatabaseError, unsupported } from "./errors.ts";
import { type Filter, parseFilter } from "./filter.ts";
import { predicate } from "./match.ts";
import { toNumber } from "./order.ts";
import { first, PAUSE, type Steps } from "./pace.ts";
import type { SortField } from "./planner.ts";
import { parseProjection } from "./project.ts";
import { find, type Found, query } from "./scan.ts";
import { parseSort } from "./sort.ts";
import { applyUpdate, parseUpdate, type Update } from "./update.ts";
import { newObjectId, seedOf } from "./upsert.ts";

const MAX_BATCH = 100_000;

function statements(call: Call, list: string): Buffer[] {
  const items = call.lists.get(list);
  if (!items || items.length === 0 || items.length > MAX_BATCH) {
    throw new DatabaseError(
      16,
      `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${items?.length ?? 0} operations.`,
    );
  }
  return items;
}

/** Runs the statements of a command; a failed one is reported, and ends an ordered command. */
function* eachStatement(
  engine: Engine,
  call: Call,
  list: string,
  run: (statement: Buffer, index: number) => Steps<void>,
): Steps<Encodable[]> {
  const ordered = !call.command.has("ordered") || flagArgument(call.command, "ordered");
  const errors: Encodable[] = [];
  for (const [index, statement] of statements(call, list).entries()) {
    try {
      yield* run(statement, index);
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      errors.push(
        document<Encodable>({
          index: int(index),
          code: int(error.code),
          errmsg: error.message,
          ...(error.detail as Record<string, Doc>),
        }),
      );
      if (ordered) break;
    }
    if (engine.pace.over) yield PAUSE;
  }
  return errors;
}

function writeReply(fields: Record<string, Encodable>, errors: Encodable[]): Reply {
  return document<Encodable>({ ...fields, ...(errors.length > 0 ? { writeErrors: errors } : {}), ok: 1 });
}

/**
 * The bytes to store: checked, with an _id in front.
 * @throws DatabaseError 53 (_id is an array), 52 (a name that begins with a dollar), 115 (a type outside the subset)
 */
function storable(bytes: Buffer): Buffer {
  const fields = decodeDocument(bytes);
  for (const [name, value] of fields) {
    if (name.startsWith("$"))
      throw new DatabaseError(52, `The dollar ($) prefixed field '${name}' is not valid for storage.`);
    checkStorable(value);
  }
  const id = fields.get("_id");
  if (Array.isArray(id)) throw new DatabaseError(53, "The '_id' value cannot be of type array");
  if (id instanceof Map && [...id.keys()].some((name) => name.startsWith("$")))
    throw new DatabaseError(52, "_id fields may not contain '$'-prefixed fields");
  if (fields.keys().next().value === "_id") return bytes;
  fields.delete("_id");
  return encodeDocument(new Map<string, Value>([["_id", id ?? newObjectId()], ...fields]));
}

function checkStorable(value: Value): void {
  if (value instanceof Regex) throw unsupported("storing a regular expression");
  if (Array.isArray(value)) value.forEach(checkStorable);
  else if (value instanceof Map) for (const item of value.values()) checkStorable(item);
}

function* runInsert(engine: Engine, call: Call): Steps<Reply> {
  const name = stringArgument(call);
  const collection = engine.catalog.findOrCreate(call.database, name);
  let n = 0;
  // oxlint-disable-next-line require-yield
  const errors = yield* eachStatement(engine, call, "documents", function* insert(bytes) {
    engine.records.insert(collection, storable(bytes));
    n++;
  });
  return writeReply({ n: int(n) }, errors);
}

interface UpdateStatement {
  readonly filter: Filter;
  readonly update: Update;
  readonly upsert: boolean;
  readonly multi: boolean;
}

const UPDATE_FIELDS = new Set(["q", "u", "upsert", "multi", "arrayFilters"]);
const DELETE_FIELDS = new Set(["q", "limit"]);

function checkStatement(statement: Doc, allowed: ReadonlySet<string>, command: string): void {
  for (const field of statement.keys()) {
    if (allowed.has(field)) continue;
    if (["collation", "hint", "c", "sort"].includes(field))
      throw unsupported(`the option '${field}' of ${command}`);
    throw new DatabaseError(40415, `BSON field '${command}.${field}' is an unknown field.`);
  }
}

function readUpdate(bytes: Buffer): UpdateStatement {
  const statement = decodeDocument(bytes, 0, -2);
  checkStatement(statement, UPDATE_FIELDS, "update.updates");
  const update = parseUpdate(statement.get("u"), statement.get("arrayFilters"));
  const multi = flagArgument(statement, "multi");
  if (multi && update.kind === "replacement")
    throw new DatabaseError(9, "multi update is not supported for replacement-style update");
  return {
    filter: parseFilter(documentArgument(statement, "q") ?? new Map()),
    update,
    upsert: flagArgument(statement, "upsert"),
    multi,
  };
}

/** The rows to write to, before any of them changes: an update must not meet its own results. */
function* rowsOf(engine: Engine, collection: Collection, filter: Filter): Steps<number[]> {
  const rows: number[] = [];
  for (const found of find(engine, collection, query(filter))) {
    if (found === PAUSE) yield PAUSE;
    else rows.push(found.row);
  }
  return rows;
}

/** The first match as it is now; one that was changed by another command since it was read is looked for anew. */
function* currentMatch(
  engine: Engine,
  collection: Collection,
  filter: Filter,
  sort: readonly SortField[] = [],
): Steps<Found | undefined> {
  for (;;) {
    const found = yield* first(find(engine, collection, { ...query(filter, 1), sort }));
    if (!found) return undefined;
    const bytes = engine.store.readDocument(collection.id, found.row);
    if (
      bytes &&
      (bytes.equals(found.bytes) || (sort.length === 0 && predicate(filter)(new RawDocument(bytes))))
    )
      return { row: found.row, bytes };
  }
}

/** Writes the updated document and returns its bytes; the same bytes when nothing changed. */
function modify(
  engine: Engine,
  collection: Collection,
  { filter, update }: Pick<UpdateStatement, "filter" | "update">,
  found: Found,
): Buffer {
  const after = applyUpdate(update, decodeDocument(found.bytes), filter, false);
  const bytes = storable(encodeDocument(after));
  if (!bytes.equals(found.bytes)) engine.records.replace(collection, found.row, found.bytes, bytes);
  return bytes;
}

/** Inserts what an upsert makes and returns its bytes. */
function upsert(
  engine: Engine,
  collection: Collection,
  { filter, update }: Pick<UpdateStatement, "filter" | "update">,
): Buffer {
  const seed = seedOf(filter);
  const id = seed.get("_id");
  const start =
    update.kind === "replacement" ? new Map<string, Value>(id === undefined ? [] : [["_id", id]]) : seed;
  const bytes = storable(encodeDocument(applyUpdate(update, start, filter, true)));
  engine.records.insert(collection, bytes);
  return bytes;
}

function* updateMany(
  engine: Engine,
  collection: Collection,
  statement: UpdateStatement,
): Steps<{ matched: number; modified: number }> {
  const accepts = predicate(statement.filter);
  let matched = 0;
  let modified = 0;
  for (const row of yield* rowsOf(engine, collection, statement.filter)) {
    const bytes = engine.store.readDocument(collection.id, row);
    if (!bytes || !accepts(new RawDocument(bytes))) continue;
    matched++;
    if (!modify(engine, collection, statement, { row, bytes }).equals(bytes)) modified++;
    if (engine.pace.over) yield PAUSE;
  }
  return { matched, modified };
}

function* updateOne(
  engine: Engine,
  collection: Collection,
  statement: UpdateStatement,
): Steps<{ matched: number; modified: number }> {
  const found = yield* currentMatch(engine, collection, statement.filter);
  if (!found) return { matched: 0, modified: 0 };
  const modified = !modify(engine, collection, statement, found).equals(found.bytes);
  return { matched: 1, modified: modified ? 1 : 0 };
}

function* runUpdate(engine: Engine, call: Call): Steps<Reply> {
  const name = stringArgument(call);
  let n = 0;
  let nModified = 0;
  const upserted: Encodable[] = [];
  const errors = yield* eachStatement(engine, call, "updates", function* update(bytes, index) {
    const statement = readUpdate(bytes);
    const known = engine.catalog.find(call.database, name);
    if (known) {
      const { matched, modified } = yield* statement.multi
        ? updateMany(engine, known, statement)
        : updateOne(engine, known, statement);
      n += matched;
      nModified += modified;
      if (matched > 0) return;
    }
    if (!statement.upsert) return;
    const inserted = upsert(engine, engine.catalog.findOrCreate(call.database, name), statement);
    n++;
    upserted.push(
      document<Encodable>({ index: int(index), _id: new RawDocument(inserted).get("_id") as Value }),
    );
  });
  return writeReply(
    { n: int(n), ...(upserted.length > 0 ? { upserted } : {}), nModified: int(nModified) },
    errors,
  );
}

function* runDelete(engine: Engine, call: Call): Steps<Reply> {
  const collection = engine.catalog.find(call.database, stringArgument(call));
  let n = 0;
  const errors = yield* eachStatement(engine, call, "deletes", function* remove(bytes) {
    const statement = decodeDocument(bytes, 0, -2);
    checkStatement(statement, DELETE_FIELDS, "delete.deletes");
    const filter = parseFilter(documentArgument(statement, "q") ?? new Map());
    const limit = toNumber(statement.get("limit"));
    if (limit !== 0 && limit !== 1)
      throw new DatabaseError(9, `The limit field in delete objects must be 0 or 1. Got ${limit}`);
    if (!collection) return;
    n +=
      limit === 1
        ? yield* deleteOne(engine, collection, filter)
        : yield* deleteMany(engine, collection, filter);
  });
  return writeReply({ n: int(n) }, errors);
}

function* deleteOne(engine: Engine, collection: Collection, filter: Filter): Steps<number> {
  const found = yield* currentMatch(engine, collection, filter);
  if (!found) return 0;
  engine.records.remove(collection, found.row, found.bytes);
  return 1;
}

/** Deletes all matches; also what the sweep of expired documents does. */
export function* deleteMany(engine: Engine, collection: Collection, filter: Filter): Steps<number> {
  const accepts = predicate(filter);
  let n = 0;
  for (const row of yield* rowsOf(engine, collection, filter)) {
    const bytes = engine.store.readDocument(collection.id, row);
    if (!bytes || !accepts(new RawDocument(bytes))) continue;
    engine.records.remove(collection, row, bytes);
    n++;
    if (engine.pace.over) yield PAUSE;
  }
  return n;
}

function* runFindAndModify(engine: Engine, call: Call): Steps<Reply> {
  const { command } = call;
  const name = stringArgument(call);
  const remove = flagArgument(command, "remove");
  const isUpsert = flagArgument(command, "upsert");
  const returnNew = flagArgument(command, "new");
  if (remove === command.has("update"))
    throw new DatabaseError(9, "Either an update or remove=true must be specified");
  if (remove && (isUpsert || returnNew))
    throw new DatabaseError(9, "Cannot specify both upsert=true or new=true and remove=true");
  const filter = parseFilter(documentArgument(command, "query") ?? new Map());
  const sort = documentArgument(command, "sort");
  const projection = parseProjection(documentArgument(command, "fields"));
  const update = remove ? undefined : parseUpdate(command.get("update"), command.get("arrayFilters"));
  const shown = (bytes: Buffer | undefined): Encodable =>
    bytes ? new Raw(projection ? projection(bytes) : bytes) : null;
  const known = engine.catalog.find(call.database, name);
  const found = known && (yield* currentMatch(engine, known, filter, sort ? parseSort(sort) : []));
  if (update === undefined) {
    if (known && found) engine.records.remove(known, found.row, found.bytes);
    return document<Encodable>({
      lastErrorObject: document<Encodable>({ n: int(found ? 1 : 0) }),
      value: shown(found?.bytes),
      ok: 1,
    });
  }
  if (known && found) {
    const after = modify(engine, known, { filter, update }, found);
    const lastErrorObject = document<Encodable>({ n: int(1), updatedExisting: true });
    return document<Encodable>({ lastErrorObject, value: shown(returnNew ? after : found.bytes), ok: 1 });
  }
  if (!isUpsert) {
    return document<Encodable>({
      lastErrorObject: document<Encodable>({ n: int(0), updatedExisting: false }),
      value: null,
      ok: 1,
    });
  }
  const inserted = upsert(engine, engine.catalog.findOrCreate(call.database, name), { filter, update });
  const lastErrorObject = document<Encodable>({
    n: int(1),
    updatedExisting: false,
    upserted: new RawDocument(inserted).get("_id") as Value,
  });
  return document<Encodable>({ lastErrorObject, value: shown(returnNew ? inserted : undefined), ok: 1 });
}

export const WRITE_COMMANDS: Record<string, Command> = {
  insert: { fields: ["documents", "ordered", "bypassDocumentValidation"], writes: true, run: runInsert },
  update: { fields: ["updates", "ordered", "bypassDocumentValidation"], writes: true, run: runUpdate },
  delete: { fields: ["deletes", "ordered"], writes: true, run: runDelete },
  findAndModify: {
    fields: [
      "query",
      "sort",
      "remove",
      "update",
      "new",
      "fields",
      "upsert",
      "arrayFilters",
      "bypassDocumentValidation",
    ],
    writes: true,
    run: runFindAndModify,
  },
};
