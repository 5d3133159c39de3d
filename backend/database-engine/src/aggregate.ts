/** Aggregation pipelines: the stages of the subset, each turning one flow of items into another. */
import { type Doc, int, RawDocument, type Value } from "./bson.ts";
import type { Collection } from "./catalog.ts";
import { DatabaseError, unsupported } from "./errors.ts";
import { expression } from "./expression.ts";
import { conjunction, type Filter, isOperators, parseFilter } from "./filter.ts";
import { groupStage } from "./group.ts";
import { asDocument, type Item, weightOf, withValue } from "./item.ts";
import { lookupStage } from "./lookup.ts";
import { predicate } from "./match.ts";
import { toNumber } from "./order.ts";
import { collect, type Flow, PAUSE, take } from "./pace.ts";
import { addLeaf, exclude, type FieldTree, include, isFlag, parseTree } from "./project.ts";
import { count, find, type Query, type Reader } from "./scan.ts";
import type { Source } from "./source.ts";
import { parseSort, sorted, sortKey } from "./sort.ts";

type Stage = (flow: Flow<Item>) => Flow<Item>;
/**
 * The items a pipeline gives for a collection (undefined: one that does not exist, which is empty).
 * @throws DatabaseError 40324 for an unknown stage, 40573 for change streams, and those of the stages
 */
export function aggregate(
  source: Source,
  collection: Collection | undefined,
  pipeline: readonly Value[],
): Flow<Item> {
  const stages = pipeline.map(nameAndSpec);
  const { query, used, counter } = pushDown(stages);
  const rest = stages.slice(used).map(([name, spec]) => stage(source, name, spec));
  if (collection && counter) rest.shift();
  const start = !collection
    ? nothing()
    : counter
      ? counted(source.reader, collection, query, counter)
      : documents(source.reader, collection, query);
  return rest.reduce<Flow<Item>>((flow, apply) => apply(flow), start);
}

function* nothing(): Flow<Item> {
  // An absent collection has no documents.
}

function* documents(reader: Reader, collection: Collection, query: Query): Flow<Item> {
  for (const found of find(reader, collection, query))
    yield found === PAUSE ? PAUSE : new RawDocument(found.bytes);
}

function nameAndSpec(value: Value): [string, Value] {
  if (!(value instanceof Map))
    throw new DatabaseError(14, "Each element of the 'pipeline' array must be an object");
  const [entry, ...others] = value;
  if (!entry || others.length > 0)
    throw new DatabaseError(40323, "A pipeline stage specification object must contain exactly one field.");
  return entry;
}

/** The leading $match, $sort, $skip and $limit become one query that an index can serve. */
function pushDown(stages: readonly [string, Value][]): {
  query: Query;
  used: number;
  counter: Doc | undefined;
} {
  const filters: Filter[] = [];
  let used = 0;
  const next = (name: string): Value | undefined =>
    stages[used]?.[0] === name ? stages[used++]?.[1] : undefined;
  for (let spec = next("$match"); spec !== undefined; spec = next("$match")) filters.push(matchFilter(spec));
  const sort = next("$sort");
  const skip = next("$skip");
  const limit = next("$limit");
  const query = {
    filter: conjunction(filters),
    sort: sort === undefined ? [] : sortFields(sort),
    skip: skip === undefined ? 0 : skipOf(skip),
    limit: limit === undefined ? Infinity : limitOf(limit),
  };
  const [name, spec] = stages[used] ?? [];
  return { query, used, counter: name === "$group" && isCounter(spec) ? spec : undefined };
}

/** Whether a group only counts all it is given, as countDocuments asks. */
function isCounter(spec: Value | undefined): spec is Doc {
  if (!(spec instanceof Map) || spec.size !== 2) return false;
  const id = spec.get("_id");
  const sum = spec.get("n");
  if (id !== null && toNumber(id) === undefined) return false;
  return sum instanceof Map && sum.size === 1 && toNumber(sum.get("$sum")) === 1;
}

function* counted(reader: Reader, collection: Collection, query: Query, spec: Doc): Flow<Item> {
  const n = yield* count(reader, collection, query);
  if (n > 0)
    yield new Map<string, Value>([
      ["_id", spec.get("_id") ?? null],
      ["n", int(n)],
    ]);
}

function matchFilter(spec: Value): Filter {
  if (!(spec instanceof Map))
    throw new DatabaseError(15959, "the match filter must be an expression in an object");
  return parseFilter(spec);
}

function sortFields(spec: Value): ReturnType<typeof parseSort> {
  if (!(spec instanceof Map)) throw new DatabaseError(15973, "the $sort key specification must be an object");
  if (spec.size === 0) throw new DatabaseError(15976, "$sort stage must have at least one sort key");
  return parseSort(spec);
}

function skipOf(spec: Value): number {
  const skip = toNumber(spec);
  if (skip === undefined || !Number.isInteger(skip) || skip < 0)
    throw new DatabaseError(5107200, "invalid argument to $skip stage: Expected a non-negative number");
  return skip;
}

function limitOf(spec: Value): number {
  const limit = toNumber(spec);
  if (limit === undefined || !Number.isInteger(limit) || limit < 0)
    throw new DatabaseError(5107201, "invalid argument to $limit stage: Expected a non-negative number");
  if (limit === 0) throw new DatabaseError(15958, "the limit must be positive");
  return limit;
}

function stage(source: Source, name: string, spec: Value): Stage {
  const { pace } = source.reader;
  switch (name) {
    case "$match":
      return filtering(predicate(matchFilter(spec)));
    case "$sort": {
      const fields = sortFields(spec);
      return (flow) => sorted(flow, pace, (item) => sortKey(item, fields), weightOf);
    }
    case "$skip": {
      const skip = skipOf(spec);
      return (flow) => take(flow, skip, Infinity);
    }
    case "$limit": {
      const limit = limitOf(spec);
      return (flow) => take(flow, 0, limit);
    }
    case "$group":
      return groupStage(spec, pace);
    case "$project":
      return mapping(projectStage(spec));
    case "$addFields":
    case "$set":
      return mapping(addFieldsStage(spec));
    case "$unset":
      return mapping(unsetStage(spec));
    case "$unwind":
      return unwindStage(source, spec);
    case "$count":
      return countStage(spec);
    case "$facet":
      return facetStage(source, spec);
    case "$lookup":
      return lookupStage(source, spec);
    case "$replaceRoot":
      return mapping(replaceRootStage(spec));
    case "$changeStream":
      throw new DatabaseError(40573, "The $changeStream stage is only supported on replica sets");
    default:
      throw new DatabaseError(40324, `Unrecognized pipeline stage name: '${name}'`);
  }
}

function mapping(apply: (item: Item) => Item): Stage {
  return function* mapped(flow) {
    for (const item of flow) yield item === PAUSE ? PAUSE : apply(item);
  };
}

function filtering(accepts: (item: Item) => boolean): Stage {
  return function* filtered(flow) {
    for (const item of flow) if (item === PAUSE || accepts(item)) yield item;
  };
}

/** The leaves of a specification in which documents without operators nest. */
function* flatten(spec: Doc, prefix = ""): Generator<[string, Value]> {
  for (const [name, value] of spec) {
    if (name.startsWith("$"))
      throw new DatabaseError(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField. (${name})`,
      );
    const nested = value instanceof Map ? value : undefined;
    if (nested?.size === 0) throw new DatabaseError(51270, "An empty sub-projection is not a valid value.");
    if (nested === undefined || isOperators(value)) yield [prefix + name, value];
    else yield* flatten(nested, `${prefix}${name}.`);
  }
}

function projectStage(spec: Value): (item: Item) => Item {
  if (!(spec instanceof Map) || spec.size === 0)
    throw new DatabaseError(
      51272,
      "Invalid $project :: caused by :: projection specification must have at least one field",
    );
  const leaves = [...flatten(spec)];
  const computed = leaves
    .filter(([, value]) => !isFlag(value))
    .map(([name, value]) => ({ path: name.split("."), value: expression(value) }));
  const { including, tree } = parseTree(
    new Map(leaves.filter(([, value]) => isFlag(value))),
    computed.length > 0,
  );
  if (!including) return (item) => exclude(asDocument(item), tree);
  // The documents on the way to a computed field are kept as empty frames, so that those inside arrays get it too.
  for (const { path } of computed) if (path.length > 1) frame(tree, path);
  if (computed.some(({ path }) => path.length === 1 && path[0] === "_id")) tree.delete("_id");
  for (const { path } of computed)
    if (path.length === 1 && tree.has(path[0] as string))
      throw new DatabaseError(31249, `Path collision at ${path[0]}`);
  return (item) => {
    let result = include(asDocument(item), tree);
    for (const { path, value } of computed) {
      const found = value(item);
      if (found !== undefined || path.length > 1) result = withValue(result, path, found);
    }
    return result;
  };
}

function frame(tree: FieldTree, path: readonly string[]): void {
  const marker = [...path.slice(0, -1), "\0"];
  addLeaf(tree, marker.join("."), true);
  let node = tree;
  for (const part of path.slice(0, -1)) node = node.get(part) as FieldTree;
  node.delete("\0");
}

function addFieldsStage(spec: Value): (item: Item) => Item {
  if (!(spec instanceof Map))
    throw new DatabaseError(40272, "$addFields specification stage must be an object");
  const fields = [...flatten(spec)].map(([name, value]) => ({
    path: name.split("."),
    value: expression(value),
  }));
  const names = fields.map((field) => field.path.join("."));
  if (names.some((name) => names.some((other) => other.startsWith(`${name}.`))))
    throw new DatabaseError(40176, "specification contains two conflicting paths");
  return (item) => {
    let result = asDocument(item);
    for (const { path, value } of fields) result = withValue(result, path, value(item));
    return result;
  };
}

function unsetStage(spec: Value): (item: Item) => Item {
  const names = Array.isArray(spec) ? spec : [spec];
  const tree: FieldTree = new Map();
  for (const name of names) {
    if (typeof name !== "string" || name === "")
      throw new DatabaseError(
        31120,
        "$unset specification must be a string or an array containing only string values",
      );
    addLeaf(tree, name, true);
  }
  return (item) => exclude(asDocument(item), tree);
}

function replaceRootStage(spec: Value): (item: Item) => Item {
  const newRoot = spec instanceof Map && spec.size === 1 ? spec.get("newRoot") : undefined;
  if (newRoot === undefined)
    throw new DatabaseError(40231, "no newRoot specified for the $replaceRoot stage");
  const root = expression(newRoot);
  return (item) => {
    const result = root(item);
    if (!(result instanceof Map))
      throw new DatabaseError(40228, "'newRoot' expression must evaluate to an object");
    return result;
  };
}

function unwindStage({ reader }: Source, spec: Value): Stage {
  const options = spec instanceof Map ? spec : new Map<string, Value>([["path", spec]]);
  for (const name of options.keys()) {
    if (!["path", "preserveNullAndEmptyArrays", "includeArrayIndex"].includes(name))
      throw new DatabaseError(28811, `unrecognized option to $unwind stage: ${name}`);
  }
  const path = options.get("path");
  if (typeof path !== "string" || !path.startsWith("$"))
    throw new DatabaseError(28818, "path option to $unwind stage should be prefixed with a '$'");
  const names = path.slice(1).split(".");
  const value = expression(path);
  const keepEmpty = options.get("preserveNullAndEmptyArrays") === true;
  const indexName = options.get("includeArrayIndex");
  if (indexName !== undefined && typeof indexName !== "string")
    throw new DatabaseError(28810, "expected a string for the includeArrayIndex option to $unwind stage");
  const place = (item: Doc, element: Value | undefined, at: bigint | null): Doc => {
    const placed = withValue(item, names, element);
    return indexName === undefined ? placed : withValue(placed, indexName.split("."), at);
  };
  return function* unwound(flow) {
    for (const item of flow) {
      if (item === PAUSE) {
        yield PAUSE;
        continue;
      }
      const document = asDocument(item);
      if (arrayBefore(document, names)) throw unsupported("$unwind under another array");
      const found = value(document);
      if (!Array.isArray(found)) {
        if (found !== undefined && found !== null) yield place(document, found, null);
        else if (keepEmpty) yield place(document, found, null);
        continue;
      }
      if (found.length === 0 && keepEmpty) yield place(document, undefined, null);
      for (const [at, element] of found.entries()) {
        yield place(document, element, BigInt(at));
        if (reader.pace.over) yield PAUSE;
      }
    }
  };
}

function arrayBefore(document: Doc, path: readonly string[]): boolean {
  let value: Value | undefined = document;
  for (const name of path.slice(0, -1)) {
    value = value instanceof Map ? value.get(name) : undefined;
    if (Array.isArray(value)) return true;
  }
  return false;
}

function countStage(spec: Value): Stage {
  if (typeof spec !== "string" || spec === "" || spec.startsWith("$") || spec.includes("."))
    throw new DatabaseError(40156, "the count field must be a non-empty string without '$' and '.'");
  return function* counted(flow) {
    let total = 0;
    for (const item of flow) {
      if (item === PAUSE) yield PAUSE;
      else total++;
    }
    if (total > 0) yield new Map([[spec, int(total)]]);
  };
}

function facetStage(source: Source, spec: Value): Stage {
  if (!(spec instanceof Map) || spec.size === 0)
    throw new DatabaseError(40169, "the $facet specification must be a non-empty object");
  const facets = [...spec].map(([name, pipeline]): [string, Stage[]] => {
    if (!Array.isArray(pipeline))
      throw new DatabaseError(40170, `arguments to $facet must be arrays, ${name} is not`);
    const stages = pipeline.map(nameAndSpec);
    if (stages.some(([inner]) => inner === "$facet" || inner === "$changeStream"))
      throw new DatabaseError(40600, "$facet is not allowed to be used within a $facet stage");
    return [name, stages.map(([inner, innerSpec]) => stage(source, inner, innerSpec))];
  });
  return function* faceted(flow) {
    const items: Item[] = [];
    let bytes = 0;
    for (const item of flow) {
      if (item === PAUSE) {
        yield PAUSE;
        continue;
      }
      items.push(item);
      bytes += weightOf(item);
      if (bytes > 100 * 1024 * 1024) throw new DatabaseError(146, "$facet exceeded 100 MB of memory");
    }
    const result: Doc = new Map();
    for (const [name, stages] of facets) {
      const outcome = yield* collect(
        stages.reduce<Flow<Item>>((inner, apply) => apply(inner), replay(items, source)),
      );
      result.set(name, outcome.map(asDocument));
    }
    yield result;
  };
}

function* replay(items: readonly Item[], { reader }: Source): Flow<Item> {
  for (const item of items) {
    yield item;
    if (reader.pace.over) yield PAUSE;
  }
}
