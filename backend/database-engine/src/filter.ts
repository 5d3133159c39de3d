/**
 * Reads a query document into a tree. What the tree cannot express is refused here, so that the matcher, the planner
 * and the updater all rest on the same reading.
 */
import { type Doc, Regex, type Value } from "./bson.ts";
import { DatabaseError, unsupported } from "./errors.ts";
import { toNumber } from "./order.ts";
import { type TextPattern, textPattern } from "./regex.ts";

export type Comparison = "eq" | "gt" | "gte" | "lt" | "lte";
export type Test =
  | { readonly op: Comparison; readonly value: Value }
  | { readonly op: "in"; readonly values: readonly Value[] }
  | { readonly op: "exists" }
  | { readonly op: "regex"; readonly pattern: TextPattern }
  | { readonly op: "size"; readonly size: number }
  | { readonly op: "elemMatch"; readonly filter: Filter; readonly of: "documents" | "values" };
export type Leaf = { readonly kind: "leaf"; readonly path: readonly string[]; readonly test: Test };
export type Filter =
  | Leaf
  | { readonly kind: "and" | "or" | "nor"; readonly filters: readonly Filter[] }
  | { readonly kind: "not"; readonly filter: Filter };

/** Operators a server knows and this engine leaves out. */
const LEFT_OUT = new Set(
  (
    "$expr $where $text $jsonSchema $comment $alwaysTrue $alwaysFalse $type $mod $geoWithin " +
    "$geoIntersects $near $nearSphere $bitsAllSet $bitsAnySet $bitsAllClear $bitsAnyClear " +
    "$rand $options"
  ).split(" "),
);
export const NUMERIC_NAME = /^\d+$/;

/** @throws DatabaseError 2 for a malformed query, 115 for one outside the subset */
export function parseFilter(query: Doc): Filter {
  const filters: Filter[] = [];
  for (const [name, value] of query) {
    if (name === "$and" || name === "$or" || name === "$nor") {
      filters.push({ kind: name.slice(1) as "and" | "or" | "nor", filters: parseList(name, value) });
    } else if (name.startsWith("$")) {
      throw LEFT_OUT.has(name)
        ? unsupported(`the query operator ${name}`)
        : new DatabaseError(2, `unknown top level operator: ${name}`);
    } else {
      filters.push(...parseCondition(name.split("."), value));
    }
  }
  return conjunction(filters);
}

/** The condition on one path: a value, or a document of operators. */
export function parseCondition(path: readonly string[], value: Value): Filter[] {
  if (value instanceof Regex)
    return [leaf(path, { op: "regex", pattern: textPattern(value.pattern, value.options) })];
  if (!isOperators(value)) return [leaf(path, { op: "eq", value })];
  const filters: Filter[] = [];
  for (const [operator, operand] of value) {
    if (operator === "$options") {
      if (!value.has("$regex")) throw new DatabaseError(2, "$options needs a $regex");
    } else {
      filters.push(parseOperator(path, operator, operand, value));
    }
  }
  return filters;
}

/** Whether a value is a document whose first field is an operator. */
export function isOperators(value: Value | undefined): value is Doc {
  if (!(value instanceof Map)) return false;
  const first = value.keys().next().value;
  return first !== undefined && first.startsWith("$");
}

export function conjunction(filters: readonly Filter[]): Filter {
  return filters.length === 1 ? (filters[0] as Filter) : { kind: "and", filters };
}

function leaf(path: readonly string[], test: Test): Filter {
  const acceptsMissing =
    (test.op === "in" && test.values.includes(null)) || ("value" in test && test.value === null);
  if (acceptsMissing && path.some((name, depth) => depth > 0 && NUMERIC_NAME.test(name))) {
    throw unsupported("a comparison with null at a position of an array");
  }
  return { kind: "leaf", path, test };
}

function not(filter: Filter): Filter {
  return { kind: "not", filter };
}

function parseList(name: string, value: Value): Filter[] {
  if (!Array.isArray(value)) throw new DatabaseError(2, `${name} must be an array`);
  if (value.length === 0) throw new DatabaseError(2, "$and/$or/$nor must be a nonempty array");
  return value.map((item) => {
    if (!(item instanceof Map)) throw new DatabaseError(2, "$or/$and/$nor entries need to be full objects");
    return parseFilter(item);
  });
}

function parseOperator(path: readonly string[], operator: string, operand: Value, siblings: Doc): Filter {
  switch (operator) {
    case "$eq":
    case "$gt":
    case "$gte":
    case "$lt":
    case "$lte":
      if (operand instanceof Regex) throw regexOperand(operator);
      return leaf(path, { op: operator.slice(1) as Comparison, value: operand });
    case "$ne":
      if (operand instanceof Regex) throw regexOperand(operator);
      return not(leaf(path, { op: "eq", value: operand }));
    case "$in":
      return leaf(path, { op: "in", values: inList(operator, operand) });
    case "$nin":
      return not(leaf(path, { op: "in", values: inList(operator, operand) }));
    case "$exists":
      return truthy(operand) ? leaf(path, { op: "exists" }) : not(leaf(path, { op: "exists" }));
    case "$regex":
      return leaf(path, { op: "regex", pattern: regexOf(operand, siblings.get("$options")) });
    case "$size":
      return leaf(path, { op: "size", size: sizeOf(operand) });
    case "$elemMatch":
      return leaf(path, elemMatch(operand));
    case "$all":
      return allOf(path, operand);
    case "$not":
      return negation(path, operand);
    default:
      throw LEFT_OUT.has(operator)
        ? unsupported(`the query operator ${operator}`)
        : new DatabaseError(2, `unknown operator: ${operator}`);
  }
}

function regexOperand(operator: string): DatabaseError {
  return new DatabaseError(2, `Can't have RegEx as arg to predicate over field ('${operator}')`);
}

function inList(operator: string, operand: Value): Value[] {
  if (!Array.isArray(operand)) throw new DatabaseError(2, `${operator} needs an array`);
  for (const item of operand) {
    if (isOperators(item)) throw new DatabaseError(2, `cannot nest $ under ${operator}`);
    if (item instanceof Regex) throw unsupported(`a regular expression in ${operator}`);
  }
  return operand;
}

export function truthy(value: Value | undefined): boolean {
  return value !== undefined && value !== null && value !== false && toNumber(value) !== 0;
}

function regexOf(operand: Value, options: Value | undefined): TextPattern {
  if (options !== undefined && typeof options !== "string")
    throw new DatabaseError(2, "$options has to be a string");
  if (typeof operand === "string") return textPattern(operand, options ?? "");
  if (!(operand instanceof Regex)) throw new DatabaseError(2, "$regex has to be a string");
  if (options !== undefined && operand.options !== "") {
    throw new DatabaseError(51075, "options set in both $regex and $options");
  }
  return textPattern(operand.pattern, options ?? operand.options);
}

function sizeOf(operand: Value): number {
  const size = toNumber(operand);
  if (size === undefined || !Number.isInteger(size)) {
    throw new DatabaseError(2, "Failed to parse $size. Expected an integer");
  }
  if (size < 0) throw new DatabaseError(2, "Failed to parse $size. Expected a non-negative number");
  return size;
}

function elemMatch(operand: Value): Test {
  if (!(operand instanceof Map)) throw new DatabaseError(2, "$elemMatch needs an Object");
  const first = operand.keys().next().value;
  const ofValues = isOperators(operand) && !["$and", "$or", "$nor"].includes(first as string);
  const filter = ofValues ? conjunction(parseCondition([], operand)) : parseFilter(operand);
  return { op: "elemMatch", filter, of: ofValues ? "values" : "documents" };
}

function allOf(path: readonly string[], operand: Value): Filter {
  if (!Array.isArray(operand)) throw new DatabaseError(2, "$all needs an array");
  // $all of nothing matches nothing, which is what a disjunction of nothing does.
  if (operand.length === 0) return { kind: "or", filters: [] };
  return conjunction(
    operand.map((item) => {
      if (item instanceof Regex) throw unsupported("a regular expression in $all");
      if (isOperators(item)) {
        const inner = item.get("$elemMatch");
        if (inner === undefined || item.size > 1) throw new DatabaseError(2, "no $ expressions in $all");
        return leaf(path, elemMatch(inner));
      }
      return leaf(path, { op: "eq", value: item });
    }),
  );
}

function negation(path: readonly string[], operand: Value): Filter {
  if (operand instanceof Regex) return not(conjunction(parseCondition(path, operand)));
  if (!(operand instanceof Map)) throw new DatabaseError(2, "$not needs a regex or a document");
  if (operand.size === 0) throw new DatabaseError(2, "$not cannot be empty");
  for (const operator of operand.keys()) {
    if (!operator.startsWith("$")) throw new DatabaseError(2, `unknown operator: ${operator}`);
  }
  return not(conjunction(parseCondition(path, operand)));
}
