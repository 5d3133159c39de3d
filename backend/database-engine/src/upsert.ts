/** What an upsert starts from: the equalities of its filter. */
import { type Doc, ObjectId, type Value } from "./bson.ts";
import { randomBytes } from "node:crypto";
import { DatabaseError } from "./errors.ts";
import type { Filter } from "./filter.ts";

/** @throws DatabaseError 54 when the filter gives one path two values */
export function seedOf(filter: Filter): Doc {
  const seed: Doc = new Map();
  for (const [path, value] of equalities(filter)) {
    let holder = seed;
    for (const name of path.slice(0, -1)) {
      const child = holder.get(name) ?? new Map<string, Value>();
      if (!(child instanceof Map)) throw twice(path);
      holder.set(name, child);
      holder = child;
    }
    const last = path.at(-1) as string;
    if (holder.has(last)) throw twice(path);
    holder.set(last, value);
  }
  return seed;
}

function twice(path: readonly string[]): DatabaseError {
  return new DatabaseError(54, `cannot infer query fields to set, path '${path.join(".")}' is matched twice`);
}

function equalities(filter: Filter): [readonly string[], Value][] {
  if (filter.kind === "and" || (filter.kind === "or" && filter.filters.length === 1))
    return filter.filters.flatMap(equalities);
  if (filter.kind !== "leaf") return [];
  if (filter.test.op === "eq") return [[filter.path, filter.test.value]];
  return filter.test.op === "in" && filter.test.values.length === 1
    ? [[filter.path, filter.test.values[0] as Value]]
    : [];
}

const PROCESS = randomBytes(5);
let counter = randomBytes(3).readUIntBE(0, 3);

/** A fresh ObjectId: seconds, process, counter. */
export function newObjectId(): ObjectId {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(Math.floor(Date.now() / 1000), 0);
  PROCESS.copy(bytes, 4);
  counter = (counter + 1) % 0x1000000;
  bytes.writeUIntBE(counter, 9, 3);
  return new ObjectId(bytes);
}
