/**
 * Chooses how to find the documents of a filter: which index, which stretches of it, in which direction, and whether
 * those already prove the filter and give the order. Indexes only ever narrow; unless `exact`, every document read is
 * still held against the filter.
 */
import type { Value } from "./bson.ts";
import type { Collection, Index } from "./catalog.ts";
import type { Filter, Leaf, Test } from "./filter.ts";
import { predicate } from "./match.ts";
import { encodeKey, TYPE, typeOf } from "./order.ts";

/** Keys from `from` (included) to `to` (excluded). */
export interface Interval {
  readonly from: Buffer;
  readonly to: Buffer;
}
export interface SortField {
  readonly name: string;
  readonly path: readonly string[];
  readonly descending: boolean;
}
export interface Plan {
  /** Undefined: the whole collection is read. */
  readonly index: Index | undefined;
  readonly intervals: readonly Interval[];
  readonly backward: boolean;
  /** Every document within the intervals matches the filter. */
  readonly exact: boolean;
  /** Documents come in the order asked for. */
  readonly ordered: boolean;
}

const MAX_BRANCHES = 16;
const MAX_INTERVALS = 1000;
/** What it is worth that no index entry too many is read: every field of a unique index is held to single values. */
const ONE_EACH = 20;
const LOWEST = Buffer.from([0]);
const HIGHEST = Buffer.alloc(8, 0xff);
const BEFORE_NUMBERS = encodeKey([Number.NaN]);

export function plan(
  collection: Collection,
  filter: Filter,
  sort: readonly SortField[],
  limited: boolean,
): Plan {
  const branches = branchesOf(filter);
  let best: Plan = {
    index: undefined,
    intervals: [],
    backward: false,
    exact: filter.kind === "and" && filter.filters.length === 0,
    ordered: sort.length === 0,
  };
  let bestScore = 0;
  for (const index of collection.indexes) {
    if (!branches.every((branch) => covers(index, branch))) continue;
    const bounds = branches.map((branch) => boundsOf(index, branch));
    const bounded = Math.min(...bounds.map((bound) => bound.score));
    const order = orderOf(index, bounds, sort);
    if (bounded === 0 && !(sort.length > 0 && order)) continue;
    const isOneEach = index.unique && bounds.every((bound) => bound.isPoint);
    const score =
      bounded +
      (order && sort.length > 0 ? (limited ? 12 : 3) : 0) +
      (isOneEach ? ONE_EACH : index.unique ? 0.5 : 0);
    if (score <= bestScore) continue;
    bestScore = score;
    best = {
      index,
      intervals: union(bounds.flatMap((bound) => bound.intervals)),
      backward: order === "backward",
      exact: bounds.every((bound) => bound.exact),
      ordered: sort.length === 0 || order !== undefined,
    };
  }
  return best;
}

/** The filter as alternatives, each a conjunction of leaves and of parts that no index serves. */
function branchesOf(filter: Filter): Filter[][] {
  const parts = flatten(filter);
  const disjunction = parts.find(
    (part) => part.kind === "or" && part.filters.length > 0 && part.filters.length <= MAX_BRANCHES,
  );
  if (disjunction?.kind !== "or") return [parts];
  const rest = parts.filter((part) => part !== disjunction);
  return disjunction.filters.map((alternative) => [...rest, ...flatten(alternative)]);
}

function flatten(filter: Filter): Filter[] {
  return filter.kind === "and" ? filter.filters.flatMap(flatten) : [filter];
}

function leavesAt(branch: readonly Filter[], name: string): Leaf[] {
  return branch.filter((part): part is Leaf => part.kind === "leaf" && part.path.join(".") === name);
}

/** Whether the test can only be passed by a field that is there and not null. */
function needsValue(test: Test): boolean {
  if (test.op === "in") return !test.values.includes(null);
  return "value" in test ? test.value !== null : true;
}

/** Whether every document of the branch is in the index at all. */
function covers(index: Index, branch: readonly Filter[]): boolean {
  if (
    index.sparse &&
    !index.fields.some((field) => leavesAt(branch, field.name).some((leaf) => needsValue(leaf.test)))
  ) {
    return false;
  }
  return index.partial === undefined || flatten(index.partial.filter).every((part) => implied(part, branch));
}

function implied(part: Filter, branch: readonly Filter[]): boolean {
  if (part.kind !== "leaf") return false;
  const name = part.path.join(".");
  const accepts = predicate({ kind: "leaf", path: ["value"], test: part.test });
  return leavesAt(branch, name).some(({ test }) => {
    if (part.test.op === "exists") return test.op === "exists" || needsValue(test);
    if (test.op === "in") return test.values.every((value) => accepts(new Map([["value", value]])));
    if (test.op === "eq") return accepts(new Map([["value", test.value]]));
    const bound = part.test;
    if (!("value" in test && "value" in bound) || test.op[0] !== bound.op[0] || bound.op === "eq")
      return false;
    // A bound implies a wider one of the same direction; at the same value the strict one implies the other.
    return (
      accepts(new Map([["value", test.value]])) ||
      (test.op === bound.op &&
        typeOf(test.value) === typeOf(bound.value) &&
        encodeKey([test.value]).equals(encodeKey([bound.value])))
    );
  });
}

interface Bounds {
  readonly intervals: readonly Interval[];
  readonly exact: boolean;
  readonly score: number;
  /** Every field of the index is held to single values. */
  readonly isPoint: boolean;
  /** For each leading field that is held to one value: that value's bytes. */
  readonly constants: readonly (Buffer | undefined)[];
}

function boundsOf(index: Index, branch: readonly Filter[]): Bounds {
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  const constants: (Buffer | undefined)[] = [];
  const used = new Set<Filter>();
  const arrayRoots = new Set<string>();
  let score = 0;
  let intervals: Interval[] | undefined;
  let held = 0;
  for (const field of index.fields) {
    const root = field.path[0] as string;
    // Two conditions may be met by two elements of one array, so a multikey index serves one of them only.
    if (index.multikey && arrayRoots.has(root)) break;
    const leaves = leavesAt(branch, field.name);
    const points = leaves.find((leaf) => pointsOf(leaf.test) !== undefined);
    const values = points && pointsOf(points.test);
    if (points && values && values.length * prefixes.length <= MAX_INTERVALS) {
      const encoded = values.map((value) => encodeKey([value], [field.descending]));
      prefixes = prefixes.flatMap((prefix) => encoded.map((bytes) => Buffer.concat([prefix, bytes])));
      constants.push(encoded.length === 1 ? encoded[0] : undefined);
      if (isExactPoint(points.test, field.path)) used.add(points);
      arrayRoots.add(root);
      score += values.length === 1 ? 10 : 9;
      held += 1;
      continue;
    }
    const ranges = leaves
      .map((leaf) => ({ leaf, range: rangeOf(leaf.test) }))
      .filter((found) => found.range !== undefined);
    const taken = index.multikey ? ranges.slice(0, 1) : ranges;
    if (taken.length > 0) {
      intervals = prefixes.flatMap((prefix) =>
        within(
          prefix,
          taken.map((found) => found.range as Range),
          field.descending,
        ),
      );
      for (const { leaf, range } of taken) if (range?.exact) used.add(leaf);
      score += taken.length > 1 ? 6 : 5;
    }
    break;
  }
  return {
    intervals:
      intervals ??
      prefixes.map((prefix) => ({ from: prefix.length ? prefix : LOWEST, to: successor(prefix) })),
    exact: !index.multikey && branch.every((part) => used.has(part)),
    score,
    isPoint: held === index.fields.length,
    constants,
  };
}

/** The single values a test accepts, when an index can jump to them; arrays are not stored whole in an index. */
function pointsOf(test: Test): readonly Value[] | undefined {
  const values = test.op === "eq" ? [test.value] : test.op === "in" ? test.values : undefined;
  return values?.every((value) => !Array.isArray(value)) ? values : undefined;
}

/** Null under a dotted path also stands for paths that end early in ways the matcher judges. */
function isExactPoint(test: Test, path: readonly string[]): boolean {
  return path.length === 1 || needsValue(test);
}

/** Bounds in ascending order: a value's bytes, and whether keys that begin with them are inside. */
interface Range {
  readonly low: { readonly bytes: Buffer; readonly inside: boolean };
  readonly high: { readonly bytes: Buffer; readonly inside: boolean };
  readonly exact: boolean;
}

function rangeOf(test: Test): Range | undefined {
  if (test.op === "regex" && test.pattern.prefix !== undefined) {
    const prefix = encodeKey([test.pattern.prefix]).subarray(0, -2);
    return { low: { bytes: prefix, inside: true }, high: { bytes: prefix, inside: true }, exact: false };
  }
  if (!("value" in test) || test.op === "eq" || test.value === null || Number.isNaN(test.value))
    return undefined;
  const type = typeOf(test.value);
  // Whole arrays are not in an index, and their elements prove nothing about them.
  if (type === TYPE.array) return undefined;
  const bytes = encodeKey([test.value]);
  const whole = Buffer.from([type]);
  const first =
    type === TYPE.number ? { bytes: BEFORE_NUMBERS, inside: false } : { bytes: whole, inside: true };
  return test.op === "gt" || test.op === "gte"
    ? { low: { bytes, inside: test.op === "gte" }, high: { bytes: whole, inside: true }, exact: true }
    : { low: first, high: { bytes, inside: test.op === "lte" }, exact: true };
}

/** The stretch behind a prefix that satisfies all ranges; none when they contradict each other. */
function within(prefix: Buffer, ranges: readonly Range[], descending: boolean): Interval[] {
  let from = prefix.length ? prefix : LOWEST;
  let to = successor(prefix);
  for (const { low, high } of ranges) {
    const [start, end] = descending ? [invert(high), invert(low)] : [low, high];
    const startKey = Buffer.concat([prefix, start.bytes]);
    const endKey = Buffer.concat([prefix, end.bytes]);
    const lower = start.inside ? startKey : successor(startKey);
    const upper = end.inside ? successor(endKey) : endKey;
    if (lower.compare(from) > 0) from = lower;
    if (upper.compare(to) < 0) to = upper;
  }
  return from.compare(to) < 0 ? [{ from, to }] : [];
}

function invert(bound: Range["low"]): Range["low"] {
  return { bytes: Buffer.from(bound.bytes.map((byte) => ~byte & 0xff)), inside: bound.inside };
}

/** The first key after all keys that begin with these bytes. */
function successor(prefix: Buffer): Buffer {
  let end = prefix.length;
  while (end > 0 && prefix[end - 1] === 0xff) end--;
  if (end === 0) return HIGHEST;
  const next = Buffer.from(prefix.subarray(0, end));
  next[end - 1] = (next[end - 1] as number) + 1;
  return next;
}

function union(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals.toSorted((a, b) => a.from.compare(b.from));
  const merged: Interval[] = [];
  for (const interval of sorted) {
    const last = merged.at(-1);
    if (last && interval.from.compare(last.to) <= 0) {
      if (interval.to.compare(last.to) > 0) merged[merged.length - 1] = { from: last.from, to: interval.to };
    } else {
      merged.push(interval);
    }
  }
  return merged;
}

/** Whether reading the index gives the order asked for: fields held to one value everywhere do not count. */
function orderOf(
  index: Index,
  bounds: readonly Bounds[],
  sort: readonly SortField[],
): "forward" | "backward" | undefined {
  if (sort.length === 0) return "forward";
  if (index.multikey) return undefined;
  const first = bounds[0] as Bounds;
  const constant = (at: number): boolean => {
    const bytes = first.constants[at];
    return bytes !== undefined && bounds.every((bound) => bound.constants[at]?.equals(bytes));
  };
  const fixed = new Set(index.fields.filter((_, at) => constant(at)).map((field) => field.name));
  const wanted = sort.filter((field) => !fixed.has(field.name));
  const offered = index.fields.filter((field) => !fixed.has(field.name));
  const turned = wanted.map((field, at) => {
    const other = offered[at];
    return other?.name === field.name ? other.descending !== field.descending : undefined;
  });
  if (turned.every((turn) => turn === false)) return "forward";
  return turned.every((turn) => turn === true) ? "backward" : undefined;
}
