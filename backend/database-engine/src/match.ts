/** Turns a parsed filter into a function over documents, with MongoDB's rules for arrays on the way to a value. */
import type { Doc, Fields, Value } from "./bson.ts";
import { DatabaseError, unsupported } from "./errors.ts";
import { type Comparison, type Filter, type Leaf, NUMERIC_NAME, type Test } from "./filter.ts";
import { compare, identity, typeOf } from "./order.ts";

export type Predicate = (document: Fields) => boolean;
type ValueTest = (value: Value | undefined) => boolean;

export function predicate(filter: Filter): Predicate {
  if (filter.kind === "leaf") return leafPredicate(filter);
  if (filter.kind === "not") {
    const inner = predicate(filter.filter);
    return (document) => !inner(document);
  }
  const parts = filter.filters.map(predicate);
  if (filter.kind === "and") return (document) => parts.every((part) => part(document));
  const some: Predicate = (document) => parts.some((part) => part(document));
  return filter.kind === "or" ? some : (document) => !some(document);
}

function leafPredicate({ path, test }: Leaf): Predicate {
  const accepts = valueTest(test);
  const [first, ...rest] = path;
  // Inside $elemMatch over values the path is empty: the element itself is tested, its own elements are not.
  if (first === undefined) return (document) => accepts(document.get(""));
  const expand = test.op !== "size" && test.op !== "elemMatch" && test.op !== "exists";
  if (rest.length === 0 && expand) {
    return (document) => {
      const value = document.get(first);
      return Array.isArray(value) ? value.some(accepts) || accepts(value) : accepts(value);
    };
  }
  return (document) => reaches(document.get(first), rest, 0, accepts, expand);
}

/**
 * Whether some value at the path passes. An array on the way is entered once per step: its documents by field name,
 * and one of its elements by a numeric name. At the end an array offers its elements and itself.
 */
function reaches(
  value: Value | undefined,
  path: readonly string[],
  at: number,
  accepts: ValueTest,
  expand: boolean,
): boolean {
  if (at === path.length) {
    if (expand && Array.isArray(value) && value.some(accepts)) return true;
    return accepts(value);
  }
  const name = path[at] as string;
  if (value instanceof Map) return reaches(value.get(name), path, at + 1, accepts, expand);
  if (!Array.isArray(value)) return accepts(undefined);
  const numeric = NUMERIC_NAME.test(name);
  for (const item of value) {
    if (
      item instanceof Map &&
      (!numeric || item.has(name)) &&
      reaches(item.get(name), path, at + 1, accepts, expand)
    )
      return true;
  }
  const item = numeric ? value[Number(name)] : undefined;
  if (item === undefined) return false;
  if (at + 1 === path.length) return accepts(item);
  return (item instanceof Map || Array.isArray(item)) && reaches(item, path, at + 1, accepts, expand);
}

function valueTest(test: Test): ValueTest {
  switch (test.op) {
    case "exists":
      return (value) => value !== undefined;
    case "size":
      return (value) => Array.isArray(value) && value.length === test.size;
    case "regex":
      return (value) => typeof value === "string" && test.pattern.regex.test(value);
    case "in":
      return inTest(test.values);
    case "elemMatch":
      return elementTest(test.filter, test.of);
    default:
      return comparisonTest(test.op, test.value);
  }
}

function inTest(values: readonly Value[]): ValueTest {
  if (values.length <= 8) {
    const tests = values.map((value) => comparisonTest("eq", value));
    return (candidate) => tests.some((accepts) => accepts(candidate));
  }
  const identities = new Set(values.map(identity));
  return (candidate) => identities.has(identity(candidate));
}

function elementTest(filter: Filter, of: "documents" | "values"): ValueTest {
  const accepts = predicate(filter);
  if (of === "documents") {
    return (value) => Array.isArray(value) && value.some((item) => item instanceof Map && accepts(item));
  }
  return (value) => Array.isArray(value) && value.some((item) => accepts({ get: () => item }));
}

/** Only values of the operand's own type compare ("type bracketing"); a missing field is null. */
function comparisonTest(op: Comparison, operand: Value): ValueTest {
  const type = typeOf(operand);
  if (operand === null)
    return op === "gt" || op === "lt" ? () => false : (value) => value === null || value === undefined;
  if (Number.isNaN(operand)) return op === "gt" || op === "lt" ? () => false : (value) => Number.isNaN(value);
  if (typeof operand === "string" && op === "eq") return (value) => value === operand;
  const passes = ORDER_TESTS[op];
  return (value) => {
    if (value === undefined || typeOf(value) !== type || Number.isNaN(value)) return false;
    return passes(compare(value, operand));
  };
}

const ORDER_TESTS: Record<Comparison, (order: number) => boolean> = {
  eq: (order) => order === 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
};

/**
 * Which element of the array at `path` the filter matched: what `$` in an update stands for.
 * @throws DatabaseError 2 when no condition concerns the array, 115 when it is not a single plain one
 */
export function matchedPosition(filter: Filter, document: Doc, path: readonly string[]): number {
  const concerns = (leaf: Leaf): boolean => path.every((name, depth) => leaf.path[depth] === name);
  const leaves = conditions(filter, false).filter(concerns);
  const [leaf] = leaves;
  if (leaves.length > 1 || (!leaf && conditions(filter, true).some(concerns))) {
    throw unsupported("the positional operator without a single plain condition on its array");
  }
  let array: Value | undefined = document;
  for (const name of path) array = array instanceof Map ? array.get(name) : undefined;
  if (leaf && Array.isArray(array)) {
    const rest = leaf.path.slice(path.length);
    const position = array.findIndex((item) => elementMatches(leaf.test, rest, item));
    if (position >= 0) return position;
  }
  throw new DatabaseError(2, "The positional operator did not find the match needed from the query.");
}

function elementMatches(test: Test, rest: readonly string[], item: Value): boolean {
  if (test.op === "elemMatch" && rest.length === 0) return valueTest(test)([item]);
  if (rest.length === 0) return valueTest(test)(item);
  return item instanceof Map && leafPredicate({ kind: "leaf", path: rest, test })(item);
}

/** The leaves that all have to hold; with `every`, also those under alternatives and negations. */
function conditions(filter: Filter, every: boolean): Leaf[] {
  if (filter.kind === "leaf") return [filter];
  if (filter.kind === "not") return every ? conditions(filter.filter, every) : [];
  return every || filter.kind === "and" ? filter.filters.flatMap((part) => conditions(part, every)) : [];
}
