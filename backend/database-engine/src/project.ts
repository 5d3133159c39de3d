/** Projections: which fields of a document are returned. Plain ones work on the encoded bytes. */
import { type Doc, decodeDocument, elements, encodeDocument, type Value } from "./bson.ts";
import { DatabaseError, unsupported } from "./errors.ts";
import { NUMERIC_NAME } from "./filter.ts";
import { toNumber } from "./order.ts";

export type Projection = (bytes: Buffer) => Buffer;
/** Field names to what is done with them: a nested tree, or a leaf. */
export type FieldTree = Map<string, FieldTree | Slice | true>;
interface Slice {
  readonly skip: number;
  readonly limit: number;
}

export function isFlag(value: Value): boolean {
  return typeof value === "boolean" || toNumber(value) !== undefined;
}

function flag(value: Value): boolean {
  return value === true || (typeof value !== "boolean" && toNumber(value) !== 0);
}

/**
 * The projection of a find.
 * @throws DatabaseError 31253/31254 (inclusion mixed with exclusion), 31249 (colliding paths), 115
 */
export function parseProjection(spec: Doc | undefined): Projection | undefined {
  if (spec === undefined || spec.size === 0) return undefined;
  const { including, tree } = parseTree(spec);
  if ([...tree.values()].every((leaf) => leaf === true)) return topLevel(including, new Set(tree.keys()));
  return (bytes) =>
    encodeDocument(including ? include(decodeDocument(bytes), tree) : exclude(decodeDocument(bytes), tree));
}

/** Reads flags (and $slice) into one tree of included or of excluded fields; _id may go either way. */
export function parseTree(spec: Doc, mustInclude = false): { including: boolean; tree: FieldTree } {
  const flags = [...spec].filter(([name, value]) => name !== "_id" && isFlag(value));
  const id = spec.get("_id");
  const idFlag = id === undefined ? undefined : flag(id);
  const including = mustInclude || (flags.length > 0 ? flag(flags[0]?.[1] as Value) : idFlag === true);
  const tree: FieldTree = new Map();
  for (const [name, value] of spec) {
    if (name === "_id" && isFlag(value)) continue;
    if (isFlag(value) && flag(value) !== including) {
      throw including
        ? new DatabaseError(31254, `Cannot do exclusion on field ${name} in inclusion projection`)
        : new DatabaseError(31253, `Cannot do inclusion on field ${name} in exclusion projection`);
    }
    addLeaf(tree, name, isFlag(value) ? true : parseSlice(name, value));
  }
  if (including ? idFlag !== false : idFlag === false) tree.set("_id", true);
  return { including, tree };
}

function parseSlice(name: string, value: Value): Slice {
  const slice = value instanceof Map && value.size === 1 ? value.get("$slice") : undefined;
  if (slice === undefined) throw unsupported(`an expression in a find projection (${name})`);
  const [skip, limit] = Array.isArray(slice) ? slice.map(toNumber) : [undefined, toNumber(slice)];
  if (
    limit === undefined ||
    !Number.isInteger(limit) ||
    (Array.isArray(slice) && (slice.length !== 2 || skip === undefined || limit <= 0))
  ) {
    throw new DatabaseError(28667, "Invalid $slice syntax");
  }
  if (skip !== undefined) return { skip, limit };
  return limit < 0 ? { skip: limit, limit: -limit } : { skip: 0, limit };
}

export function addLeaf(tree: FieldTree, name: string, leaf: true | Slice): void {
  const path = name.split(".");
  if (path.some((part) => part === "" || part.startsWith("$")))
    throw unsupported(`the projection path ${name}`);
  if (path.slice(1).some((part) => NUMERIC_NAME.test(part)))
    throw unsupported("a projection by a position of an array");
  let node = tree;
  for (const part of path.slice(0, -1)) {
    const child = node.get(part) ?? new Map();
    if (!(child instanceof Map)) throw new DatabaseError(31249, `Path collision at ${name}`);
    node.set(part, child);
    node = child;
  }
  const last = path.at(-1) as string;
  if (node.has(last)) throw new DatabaseError(31249, `Path collision at ${name}`);
  node.set(last, leaf);
}

/** Copies or leaves out whole top-level elements without decoding them. */
function topLevel(including: boolean, names: ReadonlySet<string>): Projection {
  return (bytes) => {
    const kept: Buffer[] = [Buffer.alloc(4)];
    let length = 5;
    for (const [start, nameEnd, end] of elements(bytes)) {
      if (names.has(bytes.toString("utf8", start + 1, nameEnd)) !== including) continue;
      kept.push(bytes.subarray(start, end));
      length += end - start;
    }
    kept.push(Buffer.alloc(1));
    (kept[0] as Buffer).writeInt32LE(length);
    return Buffer.concat(kept, length);
  };
}

/** The document with only the fields of the tree, in the document's order. */
export function include(document: Doc, tree: FieldTree): Doc {
  const result: Doc = new Map();
  for (const [name, value] of document) {
    const leaf = tree.get(name);
    if (leaf === true) result.set(name, value);
    else if (leaf instanceof Map) {
      const inner = within(value, (item) => include(item, leaf), true);
      if (inner !== undefined) result.set(name, inner);
    } else if (leaf) result.set(name, sliced(value, leaf));
  }
  return result;
}

export function exclude(document: Doc, tree: FieldTree): Doc {
  const result: Doc = new Map();
  for (const [name, value] of document) {
    const leaf = tree.get(name);
    if (leaf === undefined) result.set(name, value);
    else if (leaf instanceof Map)
      result.set(name, within(value, (item) => exclude(item, leaf), false) as Value);
    else if (leaf !== true) result.set(name, sliced(value, leaf));
  }
  return result;
}

/** Applies to a document, or to the documents of an array; an inclusion drops what is neither. */
function within(value: Value, apply: (item: Doc) => Doc, dropScalars: boolean): Value | undefined {
  if (value instanceof Map) return apply(value);
  if (Array.isArray(value)) {
    return value.map((item) => within(item, apply, dropScalars)).filter((item) => item !== undefined);
  }
  return dropScalars ? undefined : value;
}

function sliced(value: Value, { skip, limit }: Slice): Value {
  if (!Array.isArray(value)) return value;
  const start = skip < 0 ? Math.max(value.length + skip, 0) : skip;
  return value.slice(start, start + limit);
}
