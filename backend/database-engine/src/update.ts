/**
 * Applies an update to one document. All changes of an update are first listed as (path, change), checked against
 * each other, and applied in the order of their paths, as a server does; the decoded document is changed in place.
 */
import { type Doc, type Value } from "./bson.ts";
import { DatabaseError, unsupported } from "./errors.ts";
import { type Filter, NUMERIC_NAME, parseFilter } from "./filter.ts";
import { matchedPosition, type Predicate, predicate } from "./match.ts";
import { identity } from "./order.ts";
import { type Change, changeOf, isKnownOperator } from "./update-operators.ts";

interface Step {
  readonly operator: string;
  readonly path: readonly string[];
  readonly change: Change;
}
export type Update =
  | { readonly kind: "replacement"; readonly fields: Doc }
  | {
      readonly kind: "operators";
      readonly steps: readonly Step[];
      readonly renames: readonly Rename[];
      readonly arrayFilters: ReadonlyMap<string, Predicate>;
    };
interface Rename {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

const MAX_PADDING = 1_500_000;

/**
 * Reads an update document.
 * @throws DatabaseError 9 (unknown operator), 40 (two changes of one path), 56, 52, 2, 14, 115
 */
export function parseUpdate(update: Value | undefined, arrayFilters: Value | undefined): Update {
  if (Array.isArray(update)) throw unsupported("an update with an aggregation pipeline");
  if (!(update instanceof Map))
    throw new DatabaseError(9, "Update argument must be either an object or an array");
  const filters = parseArrayFilters(arrayFilters);
  const [first] = update.keys();
  if (first === undefined || !first.startsWith("$")) {
    for (const name of update.keys()) {
      if (name.startsWith("$"))
        throw new DatabaseError(
          52,
          `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document.`,
        );
    }
    if (filters.size > 0)
      throw new DatabaseError(9, "arrayFilters may not be specified for replacement-style updates");
    return { kind: "replacement", fields: update };
  }
  return parseOperators(update, filters);
}

function parseOperators(update: Doc, arrayFilters: Map<string, Predicate>): Update {
  const steps: Step[] = [];
  const renames: Rename[] = [];
  for (const [operator, fields] of update) {
    if (!isKnownOperator(operator)) {
      throw new DatabaseError(
        9,
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    if (!(fields instanceof Map))
      throw new DatabaseError(9, `Modifiers operate on fields but we found type ${typeof fields} instead.`);
    for (const [name, operand] of fields) {
      const path = parsePath(name);
      if (operator === "$rename") renames.push(parseRename(name, path, operand));
      else steps.push({ operator, path, change: changeOf(operator, operand) });
    }
  }
  checkConflicts([
    ...steps.map((step) => step.path),
    ...renames.flatMap((rename) => [rename.from, rename.to]),
  ]);
  checkArrayFilters(steps, arrayFilters);
  steps.sort((a, b) => comparePaths(a.path, b.path));
  return { kind: "operators", steps, renames, arrayFilters };
}

function parsePath(name: string): string[] {
  const path = name.split(".");
  if (path.includes(""))
    throw new DatabaseError(
      56,
      `The update path '${name}' contains an empty field name, which is not allowed.`,
    );
  for (const [at, part] of path.entries()) {
    if (!part.startsWith("$")) continue;
    if (at === 0 || !(part === "$" || /^\$\[.*\]$/.test(part))) {
      throw new DatabaseError(
        52,
        `The dollar ($) prefixed field '${part}' in '${name}' is not valid for storage.`,
      );
    }
  }
  if (path.filter((part) => part === "$").length > 1)
    throw new DatabaseError(2, `Too many positional (i.e. '$') elements found in path '${name}'`);
  return path;
}

function parseRename(name: string, from: string[], operand: Value): Rename {
  if (typeof operand !== "string")
    throw new DatabaseError(2, `The 'to' field for $rename must be a string: ${name}`);
  const to = parsePath(operand);
  if ([...from, ...to].some((part) => part.startsWith("$")))
    throw new DatabaseError(2, "The source and target field for $rename may not be dynamic");
  if (name === operand)
    throw new DatabaseError(2, `The source and target field for $rename must differ: ${name}`);
  return { from, to };
}

function parseArrayFilters(value: Value | undefined): Map<string, Predicate> {
  const filters = new Map<string, Predicate>();
  if (value === undefined) return filters;
  if (!Array.isArray(value)) throw new DatabaseError(14, "arrayFilters must be an array");
  for (const item of value) {
    if (!(item instanceof Map) || item.size === 0)
      throw new DatabaseError(9, "Cannot use an expression without a top-level field name in arrayFilters");
    const filter = parseFilter(item);
    const names = new Set(rootsOf(filter));
    const [name] = names;
    if (names.size !== 1 || name === undefined)
      throw new DatabaseError(
        9,
        "Error parsing array filter :: caused by :: Expected a single top-level field name",
      );
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
      throw new DatabaseError(
        2,
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
      );
    if (filters.has(name))
      throw new DatabaseError(9, `Found multiple array filters with the same top-level field name ${name}`);
    filters.set(name, predicate(filter));
  }
  return filters;
}

function rootsOf(filter: Filter): string[] {
  if (filter.kind === "leaf") return [filter.path[0] as string];
  return filter.kind === "not" ? rootsOf(filter.filter) : filter.filters.flatMap(rootsOf);
}

function checkArrayFilters(steps: readonly Step[], filters: ReadonlyMap<string, Predicate>): void {
  const used = new Set(
    steps.flatMap((step) => step.path.map(filterName).filter((name) => name !== undefined)),
  );
  for (const name of used) {
    if (name !== "" && !filters.has(name))
      throw new DatabaseError(2, `No array filter found for identifier '${name}'`);
  }
  for (const name of filters.keys()) {
    if (!used.has(name))
      throw new DatabaseError(9, `The array filter for identifier '${name}' was not used in the update`);
  }
}

/** The identifier in `$[identifier]`, empty for `$[]`. */
function filterName(part: string): string | undefined {
  return part.startsWith("$[") ? part.slice(2, -1) : undefined;
}

function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const [left, right] = [a[at] as string, b[at] as string];
    if (left === right) continue;
    if (NUMERIC_NAME.test(left) && NUMERIC_NAME.test(right)) return Number(left) - Number(right);
    return left < right ? -1 : 1;
  }
  return a.length - b.length;
}

function checkConflicts(paths: readonly (readonly string[])[]): void {
  const ordered = paths.toSorted(comparePaths);
  for (let at = 1; at < ordered.length; at++) {
    const [before, path] = [ordered[at - 1] as string[], ordered[at] as string[]];
    if (before.every((part, depth) => path[depth] === part)) {
      throw new DatabaseError(
        40,
        `Updating the path '${path.join(".")}' would create a conflict at '${before.join(".")}'`,
      );
    }
  }
}

/**
 * The document after the update.
 * @param filter what the document was found by, for the positional operator
 * @param inserting whether the document is made by an upsert ($setOnInsert applies)
 * @throws DatabaseError 66 (the _id would change), 28 (a path through a scalar), 14, 2
 */
export function applyUpdate(update: Update, document: Doc, filter: Filter, inserting: boolean): Doc {
  const id = document.get("_id");
  let after = document;
  if (update.kind === "replacement") {
    after = replacement(update.fields, id);
  } else {
    const steps = update.steps.filter((step) => inserting || step.operator !== "$setOnInsert");
    // All positions are found before the first change, in the document as it was matched.
    const resolved = steps.map((step) => resolve(update, step.path, document, filter));
    for (const [at, step] of steps.entries()) {
      for (const path of resolved[at] ?? []) applyStep(document, path, step.change);
    }
    for (const rename of update.renames) applyRename(document, rename);
  }
  if (id !== undefined && (!after.has("_id") || identity(after.get("_id")) !== identity(id))) {
    throw new DatabaseError(
      66,
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  }
  return after;
}

function replacement(fields: Doc, id: Value | undefined): Doc {
  if (id === undefined || fields.has("_id")) return new Map(fields);
  return new Map<string, Value>([["_id", id], ...fields]);
}

/** The plain paths that a path with `$`, `$[]` or `$[name]` stands for in this document. */
function resolve(
  update: Extract<Update, { kind: "operators" }>,
  path: readonly string[],
  document: Doc,
  filter: Filter,
): string[][] {
  if (!path.some((part) => part.startsWith("$"))) return [[...path]];
  let resolved: { path: string[]; value: Value | undefined }[] = [{ path: [], value: document }];
  for (const part of path) {
    resolved = resolved.flatMap(({ path: walked, value }) => {
      const positions = positionsOf(update, part, walked, value, document, filter);
      return positions.map((name) => ({ path: [...walked, name], value: childOf(value, name) }));
    });
  }
  return resolved.map((found) => found.path);
}

function positionsOf(
  update: Extract<Update, { kind: "operators" }>,
  part: string,
  walked: readonly string[],
  value: Value | undefined,
  document: Doc,
  filter: Filter,
): string[] {
  if (part === "$") return [String(matchedPosition(filter, document, walked))];
  const name = filterName(part);
  if (name === undefined) return [part];
  if (!Array.isArray(value)) {
    throw new DatabaseError(
      2,
      value === undefined
        ? `The path '${walked.join(".")}' must exist in the document in order to apply array updates.`
        : `Cannot apply array updates to non-array element ${walked.join(".")}`,
    );
  }
  const accepts = update.arrayFilters.get(name);
  return [...value.keys()]
    .filter((at) => accepts === undefined || accepts(new Map([[name, value[at] as Value]])))
    .map(String);
}

function childOf(value: Value | undefined, name: string): Value | undefined {
  if (value instanceof Map) return value.get(name);
  return Array.isArray(value) && NUMERIC_NAME.test(name) ? value[Number(name)] : undefined;
}

function applyStep(document: Doc, path: readonly string[], change: Change): void {
  const parent = parentOf(document, path, !change.onlyExisting);
  if (parent === undefined) return;
  const name = path.at(-1) as string;
  const before = childOf(parent, name);
  const after = change.apply(before, path.join("."));
  if (after === before && before !== undefined) return;
  write(parent, name, after, path);
}

function write(parent: Doc | Value[], name: string, value: Value | undefined, path: readonly string[]): void {
  if (parent instanceof Map) {
    if (value === undefined) parent.delete(name);
    else parent.set(name, value);
    return;
  }
  const at = Number(name);
  if (value === undefined) {
    // An element that is unset leaves a null, so that the others keep their places.
    if (at < parent.length) parent[at] = null;
    return;
  }
  if (at > parent.length + MAX_PADDING)
    throw new DatabaseError(2, `can't backfill more than ${MAX_PADDING} elements: ${path.join(".")}`);
  while (parent.length < at) parent.push(null);
  parent[at] = value;
}

/** The document or array that holds the last name of the path; made on the way when `create`. */
function parentOf(document: Doc, path: readonly string[], create: boolean): Doc | Value[] | undefined {
  let parent: Doc | Value[] = document;
  for (const [at, name] of path.entries()) {
    if (Array.isArray(parent) && !NUMERIC_NAME.test(name)) {
      if (!create) return undefined;
      throw notViable(name, path.slice(0, at));
    }
    if (at === path.length - 1) break;
    const child: Value | undefined = childOf(parent, name);
    if (child instanceof Map || Array.isArray(child)) {
      parent = child;
    } else if (!create) {
      return undefined;
    } else if (child === undefined) {
      const made: Doc = new Map();
      write(parent, name, made, path);
      parent = made;
    } else {
      throw notViable(path[at + 1] as string, path.slice(0, at + 1));
    }
  }
  return parent;
}

function notViable(name: string, holder: readonly string[]): DatabaseError {
  return new DatabaseError(28, `Cannot create field '${name}' in element {${holder.join(".")}}`);
}

function applyRename(document: Doc, { from, to }: Rename): void {
  for (const path of [from, to]) {
    let value: Value | undefined = document;
    for (const name of path.slice(0, -1)) {
      value = childOf(value, name);
      if (Array.isArray(value))
        throw new DatabaseError(2, `The field '${path.join(".")}' of a $rename cannot be an array element`);
    }
  }
  const source = parentOf(document, from, false);
  const value = childOf(source, from.at(-1) as string);
  if (!(source instanceof Map) || value === undefined) return;
  source.delete(from.at(-1) as string);
  const target = parentOf(document, to, true) as Doc;
  // A rename puts the field at the end, also when the name was taken.
  target.delete(to.at(-1) as string);
  target.set(to.at(-1) as string, value);
}
