/** $group: items gathered by a key, each group folded by accumulators. */
import { type Doc, Int32, type Value } from "./bson.ts";
import { DatabaseError } from "./errors.ts";
import { type Expression, expression, type Result } from "./expression.ts";
import { type Item, weight } from "./item.ts";
import { compare, identity, toNumber } from "./order.ts";
import { type Flow, type Pace, PAUSE } from "./pace.ts";
import { addNumbers } from "./update-operators.ts";

const MAX_GROUP_BYTES = 100 * 1024 * 1024;

interface Accumulator {
  /** Takes one value and returns roughly by how many bytes it grew. */
  add(value: Result): number;
  result(): Value;
}
interface Field {
  readonly name: string;
  readonly input: Expression;
  readonly start: () => Accumulator;
}

/** @throws DatabaseError 15955/40234 for a malformed stage, 15952 for an unknown accumulator */
export function groupStage(spec: Value, pace: Pace): (flow: Flow<Item>) => Flow<Item> {
  if (!(spec instanceof Map))
    throw new DatabaseError(15947, "a group's fields must be specified in an object");
  if (!spec.has("_id")) throw new DatabaseError(15955, "a group specification must include an _id");
  const key = expression(spec.get("_id") as Value);
  const fields = [...spec].filter(([name]) => name !== "_id").map(([name, value]) => readField(name, value));
  return (flow) => group(flow, pace, key, fields);
}

function readField(name: string, value: Value): Field {
  if (name.includes(".")) throw new DatabaseError(40235, `The field name '${name}' cannot contain '.'`);
  if (!(value instanceof Map) || value.size !== 1) {
    throw new DatabaseError(40234, `The field '${name}' must be an accumulator object`);
  }
  const [[operator, input]] = value as unknown as [[string, Value]];
  const start = ACCUMULATORS[operator];
  if (!start) throw new DatabaseError(15952, `unknown group operator '${operator}'`);
  return { name, input: expression(input), start };
}

function* group(flow: Flow<Item>, pace: Pace, key: Expression, fields: readonly Field[]): Flow<Item> {
  const groups = new Map<string, { id: Value; accumulators: Accumulator[] }>();
  let bytes = 0;
  for (const item of flow) {
    if (item === PAUSE) {
      yield PAUSE;
      continue;
    }
    const id = key(item) ?? null;
    const name = identity(id);
    let found = groups.get(name);
    if (!found) {
      found = { id, accumulators: fields.map((field) => field.start()) };
      groups.set(name, found);
      bytes += 200 + weight(id);
    }
    for (const [at, field] of fields.entries()) bytes += found.accumulators[at]?.add(field.input(item)) ?? 0;
    if (bytes > MAX_GROUP_BYTES) throw new DatabaseError(146, "$group exceeded 100 MB of memory");
  }
  for (const { id, accumulators } of groups.values()) {
    const result: Doc = new Map([["_id", id]]);
    for (const [at, field] of fields.entries()) result.set(field.name, accumulators[at]?.result() ?? null);
    yield result;
    if (pace.over) yield PAUSE;
  }
}

/** Keeps one value, chosen by `replaces`. */
function keeping(replaces: (value: Result, kept: Result, first: boolean) => boolean): () => Accumulator {
  return () => {
    let kept: Result;
    let first = true;
    return {
      add: (value) => {
        if (replaces(value, kept, first)) kept = value;
        first = false;
        return 0;
      },
      result: () => kept ?? null,
    };
  };
}

function isThere(value: Result): value is Exclude<Value, null> {
  return value !== undefined && value !== null;
}

const ACCUMULATORS: Record<string, () => Accumulator> = {
  $sum: () => {
    let total: Value = new Int32(0);
    return {
      add: (value) => {
        if (toNumber(value) !== undefined) total = addNumbers(total, value as Value);
        return 0;
      },
      result: () => total,
    };
  },
  $avg: () => {
    let total = 0;
    let count = 0;
    return {
      add: (value) => {
        const number = toNumber(value);
        if (number !== undefined) {
          total += number;
          count++;
        }
        return 0;
      },
      result: () => (count === 0 ? null : total / count),
    };
  },
  $min: keeping((value, kept) => isThere(value) && (!isThere(kept) || compare(value, kept) < 0)),
  $max: keeping((value, kept) => isThere(value) && (!isThere(kept) || compare(value, kept) > 0)),
  $first: keeping((_value, _kept, first) => first),
  $last: keeping(() => true),
  $push: () => {
    const values: Value[] = [];
    return {
      add: (value) => {
        if (value !== undefined) values.push(value);
        return weight(value);
      },
      result: () => values,
    };
  },
  $addToSet: () => {
    const values = new Map<string, Value>();
    return {
      add: (value) => {
        if (value === undefined || values.has(identity(value))) return 0;
        values.set(identity(value), value);
        return weight(value);
      },
      result: () => [...values.values()],
    };
  },
};
