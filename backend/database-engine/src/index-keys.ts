/** Which keys a document has in an index: one, or one for each element of the array that the index runs over. */
import type { Fields, Value } from "./bson.ts";
import { DatabaseError } from "./errors.ts";
import { EMPTY_ARRAY, encodeKey, type KeyPart } from "./order.ts";

export interface KeyField {
  readonly name: string;
  readonly path: readonly string[];
  readonly descending: boolean;
}
export interface IndexKeys {
  readonly keys: readonly Buffer[];
  /** The values behind each key, for the error of a duplicate. */
  readonly parts: readonly KeyPart[][];
  readonly multikey: boolean;
  /** Whether at least one of the fields is there (null counts): what a sparse index holds. */
  readonly present: boolean;
}

/** A field on its way down its path: the value reached, what is left to go, and whether an array there is entered. */
interface Descent {
  readonly value: KeyPart;
  readonly rest: readonly string[];
  readonly open: boolean;
}

/** @throws DatabaseError 171 when two different arrays would have to be indexed together */
export function indexKeys(document: Fields, fields: readonly KeyField[]): IndexKeys {
  const descending = fields.map((field) => field.descending);
  // Each root is read once: fields that share an array have to share the very same one.
  const roots = new Map<string, Value | undefined>();
  for (const { path } of fields) {
    const root = path[0] as string;
    if (!roots.has(root)) roots.set(root, document.get(root));
  }
  const start = fields.map(({ path }) => descend(roots.get(path[0] as string), path.slice(1)));
  const tuples = new Map<string, { key: Buffer; parts: KeyPart[] }>();
  const multikey = start.some((descent) => Array.isArray(descent.value));
  let present = false;
  expand(start, (descents) => {
    const parts = descents.map((descent) => descent.value);
    present ||= parts.some((part) => part !== undefined);
    const key = encodeKey(parts, descending);
    tuples.set(multikey ? key.toString("latin1") : "", { key, parts });
  });
  const found = [...tuples.values()];
  return {
    keys: found.map((tuple) => tuple.key),
    parts: found.map((tuple) => tuple.parts),
    multikey,
    present,
  };
}

function descend(value: Value | undefined, path: readonly string[]): Descent {
  let reached = value;
  let at = 0;
  for (; at < path.length && !Array.isArray(reached); at++) {
    reached = reached instanceof Map ? reached.get(path[at] as string) : undefined;
  }
  return { value: reached, rest: path.slice(at), open: true };
}

/** Enters the one array that the fields share, element by element; an array inside an element is entered in turn. */
function expand(descents: readonly Descent[], emit: (descents: readonly Descent[]) => void): void {
  const arrays = descents.filter((descent) => descent.open && Array.isArray(descent.value));
  const array = arrays[0]?.value as Value[] | undefined;
  if (array === undefined) return emit(descents);
  if (arrays.some((descent) => descent.value !== array)) {
    throw new DatabaseError(171, "cannot index parallel arrays");
  }
  const within = (item: Value | undefined): readonly Descent[] =>
    descents.map((descent) =>
      descent.open && descent.value === array ? enter(item, descent.rest) : descent,
    );
  if (array.length === 0) return emit(within(undefined));
  for (const item of array) expand(within(item), emit);
}

function enter(item: Value | undefined, rest: readonly string[]): Descent {
  if (rest.length === 0) return { value: item === undefined ? EMPTY_ARRAY : item, rest, open: false };
  return item instanceof Map
    ? descend(item.get(rest[0] as string), rest.slice(1))
    : { value: undefined, rest: [], open: false };
}
