/** What flows through a pipeline: stored bytes until a stage makes a new document. */
import { type Doc, decodeDocument, encodeDocument, RawDocument, type Value } from "./bson.ts";

export type Item = Doc | RawDocument;

export function asDocument(item: Item): Doc {
  return item instanceof RawDocument ? decodeDocument(item.bytes) : item;
}

export function asBytes(item: Item): Buffer {
  return item instanceof RawDocument ? item.bytes : encodeDocument(item);
}

/** Roughly the bytes that an item takes. */
export function weightOf(item: Item): number {
  return item instanceof RawDocument ? item.bytes.length + 100 : weight(item);
}

export function weight(value: Value | undefined): number {
  if (typeof value === "string") return 20 + value.length;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + weight(item), 50);
  if (!(value instanceof Map)) return 20;
  let sum = 100;
  for (const [name, item] of value) sum += 30 + name.length + weight(item);
  return sum;
}

/** A copy with another value at the path; documents inside an array on the way get it each. Undefined removes. */
export function withValue(document: Doc, path: readonly string[], value: Value | undefined): Doc {
  const [name, ...rest] = path as [string, ...string[]];
  const copy: Doc = new Map(document);
  const after = rest.length === 0 ? value : withValueInside(copy.get(name), rest, value);
  if (after === undefined) copy.delete(name);
  else copy.set(name, after);
  return copy;
}

function withValueInside(
  before: Value | undefined,
  path: readonly string[],
  value: Value | undefined,
): Value | undefined {
  if (Array.isArray(before)) return before.map((item) => withValueInside(item, path, value) as Value);
  if (before instanceof Map) return withValue(before, path, value);
  return value === undefined ? before : withValue(new Map(), path, value);
}
