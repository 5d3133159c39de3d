/**
 * Aggregation expressions: a small closed set, compiled once for each pipeline. `undefined` is a missing value.
 * Source of the rules: "Aggregation Operators" of the MongoDB manual.
 */
import { DateTime, type Doc, Int32, type Value } from "./bson.ts";
import { DatabaseError } from "./errors.ts";
import { truthy } from "./filter.ts";
import { compare, identity, toNumber } from "./order.ts";
import { dateText } from "./date-text.ts";
import { asDocument, type Item } from "./item.ts";
import { addNumbers } from "./update-operators.ts";

export type Result = Value | undefined;
export type Expression = (item: Item) => Result;
type Operator = (args: Expression[]) => Expression;

/** @throws DatabaseError 168 for an operator that is not known, 17276 for a variable that is not */
export function expression(spec: Value): Expression {
  if (typeof spec === "string" && spec.startsWith("$$")) return variable(spec.slice(2).split("."));
  if (typeof spec === "string" && spec.startsWith("$")) return fieldPath(spec.slice(1).split("."));
  if (Array.isArray(spec)) {
    const items = spec.map(expression);
    return (item) => items.map((part) => part(item) ?? null);
  }
  if (!(spec instanceof Map)) return () => spec;
  const [name] = spec.keys();
  if (name === undefined || !name.startsWith("$")) return documentOf(spec);
  if (spec.size !== 1)
    throw new DatabaseError(15983, "An object representing an expression must have exactly one field");
  return operation(name, spec.get(name) as Value);
}

function documentOf(spec: Doc): Expression {
  const fields = [...spec].map(([name, value]) => [name, expression(value)] as const);
  return (item) => {
    const result: Doc = new Map();
    for (const [name, part] of fields) {
      const value = part(item);
      if (value !== undefined) result.set(name, value);
    }
    return result;
  };
}

function fieldPath(path: readonly string[]): Expression {
  if (path.includes("")) throw new DatabaseError(15998, "FieldPath field names may not be empty strings.");
  const [first, ...rest] = path as [string, ...string[]];
  return (item) => walk(item.get(first), rest, 0);
}

/** Through an array a path gives the array of what its elements give. */
function walk(value: Result, path: readonly string[], at: number): Result {
  if (at === path.length) return value;
  if (value instanceof Map) return walk(value.get(path[at] as string), path, at + 1);
  if (!Array.isArray(value)) return undefined;
  return value
    .map((item) => walk(Array.isArray(item) ? undefined : item, path, at))
    .filter((item) => item !== undefined);
}

function variable([name, ...path]: string[]): Expression {
  switch (name) {
    case "ROOT":
    case "CURRENT":
      return path.length > 0 ? fieldPath(path) : asDocument;
    case "NOW": {
      const now = new DateTime(Date.now());
      return () => now;
    }
    case "REMOVE":
      return () => undefined;
    default:
      throw new DatabaseError(17276, `Use of undefined variable: ${name}`);
  }
}

function operation(name: string, operand: Value): Expression {
  if (name === "$literal") return () => operand;
  if (name === "$cond") return conditional(operand);
  if (name === "$dateToString") return dateToString(operand);
  const operator = OPERATORS[name];
  if (!operator) throw new DatabaseError(168, `Unrecognized expression '${name}'`);
  const [least, most, build] = operator;
  const args = (Array.isArray(operand) ? operand : [operand]).map(expression);
  if (args.length < least || args.length > most) {
    throw new DatabaseError(
      16020,
      `Expression ${name} takes ${least === most ? `exactly ${least}` : `at least ${least}`} arguments. ${args.length} were passed in.`,
    );
  }
  return build(args);
}

function conditional(operand: Value): Expression {
  const parts = operand instanceof Map ? ["if", "then", "else"].map((name) => operand.get(name)) : operand;
  if (
    !Array.isArray(parts) ||
    parts.length !== 3 ||
    parts.includes(undefined) ||
    (operand instanceof Map && operand.size !== 3)
  ) {
    throw new DatabaseError(17080, "$cond needs if, then and else");
  }
  const [test, yes, no] = (parts as Value[]).map(expression) as [Expression, Expression, Expression];
  return (item) => (truthy(test(item)) ? yes(item) : no(item));
}

function dateToString(operand: Value): Expression {
  if (!(operand instanceof Map))
    throw new DatabaseError(18629, "$dateToString only supports an object as its argument");
  for (const name of operand.keys()) {
    if (name !== "date" && name !== "format")
      throw new DatabaseError(168, `$dateToString with '${name}' is not supported`);
  }
  const format = operand.get("format");
  if (!operand.has("date")) throw new DatabaseError(18628, "Missing 'date' parameter to $dateToString");
  const write = dateText(format === undefined ? "%Y-%m-%dT%H:%M:%S.%LZ" : format);
  const date = expression(operand.get("date") as Value);
  return (item) => {
    const value = date(item) ?? null;
    if (value === null) return null;
    if (!(value instanceof DateTime)) throw new DatabaseError(16006, "can't convert to Date");
    return write(value.ms);
  };
}

/** Missing sorts before null; otherwise values of all types compare. */
function compareResults(a: Result, b: Result): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1;
  return compare(a, b);
}

function comparison(test: (order: number) => boolean): [number, number, Operator] {
  return [
    2,
    2,
    ([a, b]) =>
      (item) =>
        test(compareResults(a?.(item), b?.(item))),
  ];
}

/** An operator over evaluated values that answers null as soon as one of them is null or missing. */
function strict(least: number, most: number, apply: (values: Value[]) => Result): [number, number, Operator] {
  return [
    least,
    most,
    (args) => (item) => {
      const values = args.map((part) => part(item) ?? null);
      return values.includes(null) ? null : apply(values);
    },
  ];
}

function numberOf(value: Value, name: string): number {
  const number = toNumber(value);
  if (number === undefined) throw new DatabaseError(14, `${name} only supports numeric types`);
  return number;
}

function add(values: Value[]): Result {
  const dates = values.filter((value) => value instanceof DateTime);
  if (dates.length > 1) throw new DatabaseError(16612, "only one date allowed in an $add expression");
  const numbers = values.filter((value) => !(value instanceof DateTime));
  for (const value of numbers) numberOf(value, "$add");
  if (dates[0])
    return new DateTime(
      Math.round(numbers.reduce((sum: number, value) => sum + numberOf(value, "$add"), dates[0].ms)),
    );
  return numbers.reduce(addNumbers, new Int32(0));
}

function subtract([a, b]: Value[]): Result {
  if (a instanceof DateTime && b instanceof DateTime) return BigInt(a.ms - b.ms);
  if (a instanceof DateTime) return new DateTime(Math.round(a.ms - numberOf(b as Value, "$subtract")));
  const [left, right] = [a as Value, b as Value];
  if (typeof left === "number" || typeof right === "number")
    return numberOf(left, "$subtract") - numberOf(right, "$subtract");
  numberOf(left, "$subtract");
  numberOf(right, "$subtract");
  return addNumbers(
    left,
    typeof right === "bigint"
      ? -right
      : right instanceof Int32 && right.value !== -2147483648
        ? new Int32(-right.value)
        : 2147483648n,
  );
}

function multiply(values: Value[]): Result {
  return values.reduce((product, value) => {
    if (typeof product === "number" || typeof value === "number")
      return numberOf(product, "$multiply") * numberOf(value, "$multiply");
    const exact = wide(product) * wide(value);
    if (product instanceof Int32 && value instanceof Int32 && BigInt.asIntN(32, exact) === exact)
      return new Int32(Number(exact));
    if (BigInt.asIntN(64, exact) !== exact) throw new DatabaseError(2, "$multiply leaves 64 bits");
    return exact;
  }, new Int32(1));
}

function wide(value: Value): bigint {
  return typeof value === "bigint" ? value : BigInt(numberOf(value, "$multiply"));
}

function divide([a, b]: Value[]): Result {
  const [dividend, divisor] = [numberOf(a as Value, "$divide"), numberOf(b as Value, "$divide")];
  if (divisor === 0) throw new DatabaseError(2, "can't $divide by zero");
  return dividend / divisor;
}

function text(value: Result, name: string): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "string") throw new DatabaseError(16007, `${name} only supports strings`);
  return value;
}

/** ASCII only, as on a server. */
function changeCase(
  name: string,
  pattern: RegExp,
  change: (letter: string) => string,
): [number, number, Operator] {
  return [
    1,
    1,
    ([value]) =>
      (item) =>
        text(value?.(item), name).replace(pattern, change),
  ];
}

/** One array as the only argument, or the arguments themselves. */
function listOperator(fold: (values: Result[]) => Result): [number, number, Operator] {
  return [
    1,
    Infinity,
    (args) => (item) => {
      const values = args.map((part) => part(item));
      return fold(values.length === 1 && Array.isArray(values[0]) ? values[0] : values);
    },
  ];
}

export function sum(values: readonly Result[]): Value {
  return values
    .filter((value): value is Value => toNumber(value) !== undefined)
    .reduce(addNumbers, new Int32(0));
}

export function average(values: readonly Result[]): Value {
  const numbers = values.map(toNumber).filter((value) => value !== undefined);
  return numbers.length === 0 ? null : numbers.reduce((total, value) => total + value, 0) / numbers.length;
}

/** The greatest (sign 1) or smallest (-1) value that is there. */
function extreme(values: readonly Result[], sign: 1 | -1): Value {
  let best: Value = null;
  for (const value of values) {
    if (value !== undefined && value !== null && (best === null || sign * compare(value, best) > 0))
      best = value;
  }
  return best;
}

function arrayElemAt([array, position]: Value[]): Result {
  if (!Array.isArray(array)) throw new DatabaseError(28689, "$arrayElemAt's first argument must be an array");
  const at = toNumber(position);
  if (at === undefined || !Number.isInteger(at))
    throw new DatabaseError(28690, "$arrayElemAt's second argument must be an integer");
  return array.at(at);
}

function contains(value: Result, array: Result): boolean {
  if (!Array.isArray(array)) throw new DatabaseError(40081, "$in requires an array as a second argument");
  const wanted = identity(value);
  return value !== undefined && array.some((item) => identity(item) === wanted);
}

function sizeOf(value: Result): Int32 {
  if (!Array.isArray(value)) throw new DatabaseError(17124, "The argument to $size must be an array");
  return new Int32(value.length);
}

const OPERATORS: Record<string, [number, number, Operator]> = {
  $add: strict(0, Infinity, add),
  $subtract: strict(2, 2, subtract),
  $multiply: strict(0, Infinity, multiply),
  $divide: strict(2, 2, divide),
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $and: [0, Infinity, (args) => (item) => args.every((part) => truthy(part(item)))],
  $or: [0, Infinity, (args) => (item) => args.some((part) => truthy(part(item)))],
  $not: [
    1,
    1,
    ([value]) =>
      (item) =>
        !truthy(value?.(item)),
  ],
  $in: [
    2,
    2,
    ([value, array]) =>
      (item) =>
        contains(value?.(item), array?.(item)),
  ],
  $ifNull: [
    2,
    Infinity,
    (args) => (item) => {
      let value: Result;
      for (const part of args) {
        value = part(item);
        if (value !== undefined && value !== null) break;
      }
      return value;
    },
  ],
  $size: [
    1,
    1,
    ([value]) =>
      (item) =>
        sizeOf(value?.(item)),
  ],
  $concat: strict(0, Infinity, (values) =>
    values
      .map((value) => {
        if (typeof value !== "string") throw new DatabaseError(16702, "$concat only supports strings");
        return value;
      })
      .join(""),
  ),
  $toLower: changeCase("$toLower", /[A-Z]+/g, (letters) => letters.toLowerCase()),
  $toUpper: changeCase("$toUpper", /[a-z]+/g, (letters) => letters.toUpperCase()),
  $arrayElemAt: strict(2, 2, arrayElemAt),
  $sum: listOperator(sum),
  $avg: listOperator(average),
  $min: listOperator((values) => extreme(values, -1)),
  $max: listOperator((values) => extreme(values, 1)),
};
