/** Sorting that stays within its slice of time and within a bound of memory. */
import { type Doc, type Fields, type Value } from "./bson.ts";
import { DatabaseError, unsupported } from "./errors.ts";
import { NUMERIC_NAME } from "./filter.ts";
import { compare, EMPTY_ARRAY, encodeKey, type KeyPart, toNumber } from "./order.ts";
import { type Flow, type Pace, PAUSE } from "./pace.ts";
import type { SortField } from "./planner.ts";

const MAX_SORT_BYTES = 100 * 1024 * 1024;
const RUN_LENGTH = 1000;

export function parseSort(sort: Doc): SortField[] {
  return [...sort].map(([name, direction]) => {
    const sign = toNumber(direction);
    if (direction instanceof Map) throw unsupported("sorting by an expression");
    if (sign !== 1 && sign !== -1) {
      throw new DatabaseError(15975, "$sort key ordering must be 1 (for ascending) or -1 (for descending)");
    }
    const path = name.split(".");
    if (path.some((part) => part === "" || part.startsWith("$")))
      throw new DatabaseError(2, `bad sort field '${name}'`);
    if (path.slice(1).some((part) => NUMERIC_NAME.test(part)))
      throw unsupported("sorting by a position of an array");
    return { name, path, descending: sign < 0 };
  });
}

/** What a document sorts by: of an array the smallest element, or the greatest when descending. */
export function sortKey(document: Fields, fields: readonly SortField[]): Buffer {
  let arrays = 0;
  const parts = fields.map(({ path, descending }) => {
    const values: KeyPart[] = [];
    if (collectValues(document.get(path[0] as string), path, 1, values)) arrays++;
    if (values.length === 1) return values[0];
    return values.reduce((a, b) => (isBefore(a, b) === descending ? b : a));
  });
  if (arrays > 1) throw new DatabaseError(2, "cannot sort with keys that are parallel arrays");
  return encodeKey(
    parts,
    fields.map((field) => field.descending),
  );
}

function isBefore(a: KeyPart, b: KeyPart): boolean {
  if (a === EMPTY_ARRAY || b === EMPTY_ARRAY) return encodeKey([a]).compare(encodeKey([b])) < 0;
  return compare(a ?? null, b ?? null) < 0;
}

/** Adds the values at the path and tells whether an array lay on the way or at its end. */
function collectValues(
  value: Value | undefined,
  path: readonly string[],
  at: number,
  into: KeyPart[],
): boolean {
  if (!Array.isArray(value)) {
    if (at === path.length) {
      into.push(value);
      return false;
    }
    return collectValues(
      value instanceof Map ? value.get(path[at] as string) : undefined,
      path,
      at + 1,
      into,
    );
  }
  if (value.length === 0) into.push(at === path.length ? EMPTY_ARRAY : undefined);
  for (const item of value) {
    if (at === path.length) into.push(item);
    else collectValues(item instanceof Map ? item.get(path[at] as string) : undefined, path, at + 1, into);
  }
  return true;
}

interface Sortable<T> {
  readonly key: Buffer;
  readonly item: T;
}

/**
 * The items in order, the first `limit` of them. Equal keys keep the order in which they came.
 * @throws DatabaseError 292 above 100 MB
 */
export function* sorted<T>(
  flow: Flow<T>,
  pace: Pace,
  keyOf: (item: T) => Buffer,
  sizeOf: (item: T) => number,
  limit = Infinity,
): Flow<T> {
  const runs: Sortable<T>[][] = [];
  let run: Sortable<T>[] = [];
  let bytes = 0;
  const runLength = limit === Infinity ? RUN_LENGTH : Math.max(RUN_LENGTH, limit * 2);
  for (const item of flow) {
    if (item === PAUSE) {
      yield PAUSE;
      continue;
    }
    const key = keyOf(item);
    run.push({ key, item });
    bytes += sizeOf(item) + key.length;
    if (run.length >= runLength) {
      run.sort(byKey);
      if (limit === Infinity) {
        runs.push(run);
        run = [];
      } else {
        for (const dropped of run.splice(limit)) bytes -= sizeOf(dropped.item) + dropped.key.length;
      }
    }
    if (bytes > MAX_SORT_BYTES) {
      throw new DatabaseError(
        292,
        "Sort exceeded memory limit of 104857600 bytes; add an index that gives this order",
      );
    }
  }
  runs.push(run.sort(byKey));
  let left = limit;
  for (const item of merge(runs)) {
    if (left-- <= 0) return;
    yield item;
    if (pace.over) yield PAUSE;
  }
}

function byKey<T>(a: Sortable<T>, b: Sortable<T>): number {
  return a.key.compare(b.key);
}

/** Merges sorted runs with a binary heap of their heads. */
function* merge<T>(runs: readonly Sortable<T>[][]): Generator<T> {
  const heads = runs.map((run, order) => ({ run, order, at: 0 })).filter((head) => head.run.length > 0);
  const before = (a: (typeof heads)[0], b: (typeof heads)[0]): boolean => {
    const order = byKey(a.run[a.at] as Sortable<T>, b.run[b.at] as Sortable<T>);
    return order < 0 || (order === 0 && a.order < b.order);
  };
  const sink = (start: number): void => {
    for (let at = start; ;) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (
          child < heads.length &&
          before(heads[child] as (typeof heads)[0], heads[least] as (typeof heads)[0])
        )
          least = child;
      }
      if (least === at) return;
      [heads[at], heads[least]] = [heads[least] as (typeof heads)[0], heads[at] as (typeof heads)[0]];
      at = least;
    }
  };
  for (let at = heads.length >> 1; at >= 0; at--) sink(at);
  while (heads.length > 0) {
    const head = heads[0] as (typeof heads)[0];
    yield (head.run[head.at] as Sortable<T>).item;
    head.at++;
    if (head.at === head.run.length) {
      const last = heads.pop() as (typeof heads)[0];
      if (heads.length > 0) heads[0] = last;
    }
    sink(0);
  }
}
