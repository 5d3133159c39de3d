import { expect, test } from "vitest";
import { document, int, type Value } from "./bson.ts";
import type { Collection, Index } from "./catalog.ts";
import { parseFilter } from "./filter.ts";
import { encodeKey } from "./order.ts";
import { type Plan, plan } from "./planner.ts";
import { parseSort } from "./sort.ts";

type Spec = Record<string, 1 | -1>;

function index(id: number, key: Spec, options: Partial<Index> = {}): Index {
  const names = Object.keys(key);
  return {
    id,
    name: names.join("_"),
    key: document<Value>(Object.fromEntries(names.map((name) => [name, int(key[name] as number)]))),
    fields: names.map((name) => ({ name, path: name.split("."), descending: key[name] === -1 })),
    unique: false,
    sparse: false,
    partial: undefined,
    expireAfterSeconds: undefined,
    multikey: false,
    spec: new Map(),
    ...options,
  };
}

/** A plain record as the values of a query. */
function values(value: unknown): Value {
  if (Array.isArray(value)) return value.map(values);
  if (value !== null && typeof value === "object")
    return document(Object.fromEntries(Object.entries(value).map(([name, item]) => [name, values(item)])));
  return value as Value;
}

function planFor(indexes: Index[], filter: object, sort: Spec = {}, limited = true): Plan {
  const collection: Collection = { id: 1, namespace: "d.c", database: "d", name: "c", indexes };
  const order = parseSort(
    document(Object.fromEntries(Object.entries(sort).map(([name, sign]) => [name, int(sign)]))),
  );
  return plan(collection, parseFilter(values(filter) as Map<string, Value>), order, limited);
}

const NEWEST: Spec = { created_at: -1, _id: -1 };
const LIST = index(2, { account_id: 1, created_at: -1, _id: -1 });
const ID = index(1, { _id: 1 }, { unique: true });

test("the account's list comes from the index, in order and without a second look", () => {
  expect(planFor([ID, LIST], { account_id: "a" }, NEWEST)).toMatchObject({
    index: LIST,
    backward: false,
    exact: true,
    ordered: true,
  });
  expect(planFor([ID, LIST], { account_id: "a" }, { created_at: 1, _id: 1 })).toMatchObject({
    index: LIST,
    backward: true,
    exact: true,
    ordered: true,
  });
});

test("a page after a key is one stretch of the index, in both ways to ask for it", () => {
  const after = { $or: [{ created_at: { $lt: 5 } }, { created_at: 5, _id: { $lt: 9 } }] };
  const byAlternatives = planFor([ID, LIST], { account_id: "a", ...after }, NEWEST);
  expect(byAlternatives).toMatchObject({ index: LIST, exact: true, ordered: true });
  const start = Buffer.concat([encodeKey(["a"]), encodeKey([5, 9], [true, true])]);
  expect(byAlternatives.intervals[0]?.from.compare(start)).toBeGreaterThan(0);
  expect(byAlternatives.intervals.length).toBeLessThanOrEqual(2);
  const byBound = planFor([ID, LIST], { account_id: "a", created_at: { $lte: 5 }, ...after }, NEWEST);
  expect(byBound).toMatchObject({ index: LIST, ordered: true });
});

test("a further condition is checked on each document, the order still comes from the index", () => {
  expect(
    planFor([ID, LIST], { account_id: "a", status: { $in: ["saved", "applied"] } }, NEWEST),
  ).toMatchObject({ index: LIST, exact: false, ordered: true });
});

test("an order that no index gives is not claimed", () => {
  expect(planFor([ID, LIST], { account_id: "a" }, { created_at: -1, _id: 1 }).ordered).toBe(false);
  expect(planFor([ID, LIST], { account_id: { $in: ["a", "b"] } }, NEWEST).ordered).toBe(false);
});

test("an index over arrays gives no order and proves nothing", () => {
  const tags = index(3, { tags: 1, at: 1 }, { multikey: true });
  expect(planFor([ID, tags], { tags: "x" }, { at: 1 })).toMatchObject({
    index: tags,
    exact: false,
    ordered: false,
  });
});

test("sparse and partial indexes serve only filters that imply them", () => {
  const sparse = index(4, { a: 1 }, { sparse: true });
  expect(planFor([sparse], { a: 5 }).index).toBe(sparse);
  expect(planFor([sparse], { a: null }).index).toBeUndefined();
  expect(planFor([sparse], {}, { a: 1 }).index).toBeUndefined();
  const live = parseFilter(values({ status: { $in: ["queued", "running"] } }) as Map<string, Value>);
  const partial = index(5, { key: 1 }, { partial: { filter: live, accepts: () => true, spec: new Map() } });
  expect(planFor([partial], { key: 1, status: "queued" }).index).toBe(partial);
  expect(planFor([partial], { key: 1, status: { $in: ["queued", "done"] } }).index).toBeUndefined();
  expect(planFor([partial], { key: 1 }).index).toBeUndefined();
});

test("Agenda's poll for the next job is served in the order of its index", () => {
  const jobs = index(6, { name: 1, nextRunAt: 1, priority: -1, lockedAt: 1, disabled: 1 });
  const poll = {
    name: "n",
    disabled: { $ne: true },
    $or: [{ lockedAt: { $eq: null }, nextRunAt: { $lte: 5 } }, { lockedAt: { $lte: 3 } }],
  };
  expect(planFor([ID, jobs], poll, { nextRunAt: 1, priority: -1 })).toMatchObject({
    index: jobs,
    ordered: true,
  });
});

test("ids that are named are looked up one by one, not all of an account's documents", () => {
  const ids = index(1, { _id: 1 }, { unique: true });
  const chosen = planFor([ids, LIST], { account_id: "a", _id: { $in: ["1", "2", "3"] } }, {}, false);
  expect(chosen.index?.id).toBe(1);
  expect(chosen.intervals).toHaveLength(3);
});
