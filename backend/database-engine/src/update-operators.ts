/** The change that each update operator makes to one value. */
import { type Doc, DateTime, Int32, type Value } from "./bson.ts";
import { DatabaseError, unsupported } from "./errors.ts";
import { isOperators, parseCondition, parseFilter, conjunction } from "./filter.ts";
import { predicate } from "./match.ts";
import { compare, toNumber } from "./order.ts";
import { parseSort, sortKey } from "./sort.ts";

export interface Change {
  /** The new value for an old one (undefined: missing); the very same value means no change. */
  readonly apply: (before: Value | undefined, path: string) => Value | undefined;
  /** The change concerns existing values only, so it creates no path. */
  readonly onlyExisting?: boolean;
}

const LEFT_OUT = new Set(["$mul", "$bit", "$pullAll", "$pushAll"]);
const KNOWN = new Set(
  "$set $setOnInsert $unset $inc $min $max $currentDate $rename $push $addToSet $pull $pop".split(" "),
);

export function isKnownOperator(operator: string): boolean {
  if (LEFT_OUT.has(operator)) throw unsupported(`the update operator ${operator}`);
  return KNOWN.has(operator);
}

/** @throws DatabaseError for an operand the operator cannot take */
export function changeOf(operator: string, operand: Value): Change {
  switch (operator) {
    case "$set":
    case "$setOnInsert":
      return { apply: () => operand };
    case "$unset":
      return { apply: () => undefined, onlyExisting: true };
    case "$inc":
      return increment(operand);
    case "$min":
      return { apply: (before) => (before === undefined || compare(operand, before) < 0 ? operand : before) };
    case "$max":
      return { apply: (before) => (before === undefined || compare(operand, before) > 0 ? operand : before) };
    case "$currentDate":
      return currentDate(operand);
    case "$push":
      return push(operand);
    case "$addToSet":
      return addToSet(operand);
    case "$pull":
      return pull(operand);
    default:
      return pop(operand);
  }
}

function increment(operand: Value): Change {
  if (toNumber(operand) === undefined)
    throw new DatabaseError(14, "Cannot increment with non-numeric argument");
  return {
    apply: (before, path) => {
      if (before === undefined) return operand;
      if (toNumber(before) === undefined) {
        throw new DatabaseError(
          14,
          `Cannot apply $inc to a value of non-numeric type. The field '${path}' is not a number`,
        );
      }
      return addNumbers(before, operand);
    },
  };
}

/** The sum in the wider of both types; an int32 that overflows becomes an int64. */
export function addNumbers(a: Value, b: Value): Value {
  if (a instanceof Int32 && b instanceof Int32) {
    const sum = a.value + b.value;
    return sum === (sum | 0) ? new Int32(sum) : BigInt(sum);
  }
  if (typeof a === "number" || typeof b === "number")
    return (toNumber(a) as number) + (toNumber(b) as number);
  const sum = wide(a) + wide(b);
  if (BigInt.asIntN(64, sum) !== sum)
    throw new DatabaseError(2, "Failed to apply $inc operations to current value: the sum leaves 64 bits");
  return sum;
}

function wide(value: Value): bigint {
  return typeof value === "bigint" ? value : BigInt((value as Int32).value);
}

function currentDate(operand: Value): Change {
  const type = operand instanceof Map ? operand.get("$type") : undefined;
  if (type === "timestamp") throw unsupported("$currentDate with a timestamp");
  if (typeof operand !== "boolean" && (type !== "date" || (operand as Doc).size !== 1)) {
    throw new DatabaseError(2, "$currentDate takes a boolean or { $type: 'date' }");
  }
  return { apply: () => new DateTime(Date.now()) };
}

function arrayOf(before: Value | undefined, path: string): Value[] {
  if (before === undefined) return [];
  if (!Array.isArray(before)) throw new DatabaseError(2, `The field '${path}' must be an array`);
  return before;
}

function eachOf(
  operand: Value,
  allowed: readonly string[],
  operator: string,
): { items: Value[]; options: Doc } {
  if (!isOperators(operand) || !operand.has("$each")) {
    if (isOperators(operand)) throw new DatabaseError(2, `${operator} with modifiers needs $each`);
    return { items: [operand], options: new Map() };
  }
  for (const name of operand.keys()) {
    if (!allowed.includes(name)) throw new DatabaseError(2, `Unrecognized clause in ${operator}: ${name}`);
  }
  const items = operand.get("$each");
  if (!Array.isArray(items))
    throw new DatabaseError(2, `The argument to $each in ${operator} must be an array`);
  return { items, options: operand };
}

function integer(options: Doc, name: string): number | undefined {
  if (!options.has(name)) return undefined;
  const value = toNumber(options.get(name));
  if (value === undefined || !Number.isInteger(value))
    throw new DatabaseError(2, `The value for ${name} must be an integer`);
  return value;
}

function push(operand: Value): Change {
  const { items, options } = eachOf(operand, ["$each", "$slice", "$sort", "$position"], "$push");
  const slice = integer(options, "$slice");
  const position = integer(options, "$position");
  const order = options.has("$sort") ? elementOrder(options.get("$sort") as Value) : undefined;
  return {
    apply: (before, path) => {
      const array = [...arrayOf(before, path)];
      array.splice(position ?? array.length, 0, ...items);
      if (order) array.sort(order);
      if (slice === undefined) return array;
      return slice >= 0 ? array.slice(0, slice) : array.slice(slice);
    },
  };
}

function elementOrder(sort: Value): (a: Value, b: Value) => number {
  if (!(sort instanceof Map)) {
    const sign = toNumber(sort);
    if (sign !== 1 && sign !== -1)
      throw new DatabaseError(2, "The $sort element value must be either 1 or -1");
    return (a, b) => sign * compare(a, b);
  }
  if (sort.size === 0)
    throw new DatabaseError(2, "The $sort pattern is empty when it should be a set of fields.");
  const fields = parseSort(sort);
  const keyOf = (item: Value): Buffer => sortKey(item instanceof Map ? item : new Map(), fields);
  return (a, b) => keyOf(a).compare(keyOf(b));
}

function addToSet(operand: Value): Change {
  const { items } = eachOf(operand, ["$each"], "$addToSet");
  return {
    apply: (before, path) => {
      const array = arrayOf(before, path);
      const added: Value[] = [];
      for (const item of items) {
        if (![...array, ...added].some((other) => compare(other, item) === 0)) added.push(item);
      }
      return added.length === 0 && before !== undefined ? before : [...array, ...added];
    },
  };
}

function pull(operand: Value): Change {
  const unwanted = pullTest(operand);
  return {
    onlyExisting: true,
    apply: (before, path) => {
      if (before === undefined) return undefined;
      const array = arrayOf(before, path);
      const kept = array.filter((item) => !unwanted(item));
      return kept.length === array.length ? before : kept;
    },
  };
}

/** A document without operators is a query on elements that are documents; anything else is a condition on values. */
function pullTest(operand: Value): (item: Value) => boolean {
  if (operand instanceof Map && !isOperators(operand)) {
    const accepts = predicate(parseFilter(operand));
    return (item) => item instanceof Map && accepts(item);
  }
  if (operand instanceof Map || (typeof operand === "object" && operand !== null && "pattern" in operand)) {
    const accepts = predicate(conjunction(parseCondition([], operand)));
    return (item) => accepts({ get: () => item });
  }
  return (item) => compare(item, operand) === 0;
}

function pop(operand: Value): Change {
  const end = toNumber(operand);
  if (end !== 1 && end !== -1) throw new DatabaseError(9, "$pop expects 1 or -1");
  return {
    onlyExisting: true,
    apply: (before, path) => {
      if (before === undefined) return undefined;
      if (!Array.isArray(before))
        throw new DatabaseError(14, `Path '${path}' contains an element of non-array type`);
      if (before.length === 0) return before;
      return end === 1 ? before.slice(0, -1) : before.slice(1);
    },
  };
}
