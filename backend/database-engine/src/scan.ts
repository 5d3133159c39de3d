/** Carries out a plan: documents in the plan's order, read in chunks so that writes may happen in between. */
import { RawDocument } from "./bson.ts";
import type { Collection, Index } from "./catalog.ts";
import type { Filter } from "./filter.ts";
import { predicate } from "./match.ts";
import { type Flow, type Pace, PAUSE, type Steps, take } from "./pace.ts";
import { type Interval, type Plan, plan, type SortField } from "./planner.ts";
import { sorted, sortKey } from "./sort.ts";
import type { Store, Stretch } from "./store.ts";

export interface Found {
  readonly row: number;
  readonly bytes: Buffer;
}
export interface Query {
  readonly filter: Filter;
  readonly sort: readonly SortField[];
  readonly skip: number;
  /** Infinity for all. */
  readonly limit: number;
}
/** What reading needs of its surroundings. */
export interface Reader {
  readonly store: Store;
  readonly pace: Pace;
  readonly warn: (message: string) => void;
}

const FIRST_CHUNK = 50;
const CHUNK_BYTES = 1024 * 1024;
const WARN_AFTER = 1000;

export function query(filter: Filter, limit = Infinity): Query {
  return { filter, sort: [], skip: 0, limit };
}

/** The documents that match, in order, from `skip` on, at most `limit`. */
export function* find(
  reader: Reader,
  collection: Collection,
  { filter, sort, skip, limit }: Query,
): Flow<Found> {
  const chosen = plan(collection, filter, sort, limit !== Infinity);
  const wanted = chosen.exact && chosen.ordered ? skip + limit : Infinity;
  const matching = matches(reader, collection, filter, chosen, wanted);
  if (chosen.ordered) {
    yield* take(matching, skip, limit);
  } else {
    const keyOf = (found: Found): Buffer => sortKey(new RawDocument(found.bytes), sort);
    const ordered = sorted(matching, reader.pace, keyOf, (found) => found.bytes.length + 100, skip + limit);
    yield* take(ordered, skip, limit);
  }
}

/** How many documents match, up to `limit`; from the index alone where that is exact. */
export function* count(
  reader: Reader,
  collection: Collection,
  { filter, skip, limit }: Query,
): Steps<number> {
  let chosen = plan(collection, filter, [], false);
  if (chosen.index === undefined && chosen.exact) {
    const all = { from: Buffer.from([0]), to: Buffer.alloc(8, 0xff) };
    chosen = { ...chosen, index: collection.indexes[0], intervals: [all] };
  }
  let total = 0;
  if (chosen.index !== undefined && chosen.exact) {
    for (const { from, to } of chosen.intervals) {
      const left = limit === Infinity ? -1 : skip + limit - total;
      if (left !== 0) total += reader.store.countKeys(chosen.index.id, from, to, left);
    }
    return Math.min(Math.max(total - skip, 0), limit);
  }
  for (const item of take(matches(reader, collection, filter, chosen, Infinity), skip, limit)) {
    if (item === PAUSE) yield PAUSE;
    else total++;
  }
  return total;
}

function* matches(
  reader: Reader,
  collection: Collection,
  filter: Filter,
  chosen: Plan,
  wanted: number,
): Flow<Found> {
  const { index } = chosen;
  const source =
    index === undefined
      ? collectionScan(reader, collection, filter)
      : indexScan(reader, collection, index, chosen.intervals, chosen.backward, wanted);
  const accepts = chosen.exact ? () => true : predicate(filter);
  for (const found of source) {
    if (found === PAUSE || accepts(new RawDocument(found.bytes))) yield found;
  }
}

/** Grows the chunks of a long read, and keeps those of large documents small. */
function nextChunk(size: number, chunk: readonly Found[]): number {
  const bytes = chunk.reduce((sum, found) => sum + found.bytes.length, 0);
  const fitting = Math.floor(CHUNK_BYTES / (bytes / chunk.length));
  return Math.max(1, Math.min(size * 2, fitting, 100));
}

function* collectionScan(reader: Reader, collection: Collection, filter: Filter): Flow<Found> {
  let after = 0;
  let size = FIRST_CHUNK;
  let read = 0;
  for (;;) {
    const chunk = reader.store.readDocuments(collection.id, after, size);
    for (const found of chunk) {
      yield found;
      if (reader.pace.over) yield PAUSE;
    }
    if (chunk.length < size) return;
    if (read <= WARN_AFTER && read + chunk.length > WARN_AFTER) {
      reader.warn(`reading all of ${collection.namespace}: no index serves a filter on ${fieldsOf(filter)}`);
    }
    read += chunk.length;
    after = (chunk.at(-1) as Found).row;
    size = nextChunk(size, chunk);
  }
}

/** Names only: values of a filter are personal. */
function fieldsOf(filter: Filter): string {
  const names = new Set<string>();
  const visit = (part: Filter): void => {
    if (part.kind === "leaf") names.add(part.path.join("."));
    else if (part.kind === "not") visit(part.filter);
    else part.filters.forEach(visit);
  };
  visit(filter);
  return names.size > 0 ? [...names].join(", ") : "nothing";
}

function* indexScan(
  reader: Reader,
  collection: Collection,
  index: Index,
  intervals: readonly Interval[],
  backward: boolean,
  wanted: number,
): Flow<Found> {
  const seen = index.multikey ? new Set<number>() : undefined;
  let left = wanted;
  let size = Math.max(1, Math.min(wanted, wanted === Infinity ? FIRST_CHUNK : 2 * FIRST_CHUNK + 1));
  for (const interval of backward ? intervals.toReversed() : intervals) {
    let stretch: Stretch = { ...interval, backward, row: 0 };
    for (;;) {
      const rows = reader.store.readRows(index.id, stretch, size);
      const chunk = rows.map((row) => ({
        row,
        bytes: reader.store.readDocument(collection.id, row) as Buffer,
      }));
      const last = rows.at(-1);
      const more = last !== undefined && rows.length === size && rows.length < left;
      // Where to go on is looked up now: after a pause the entries may be others.
      const key = more ? reader.store.readKey(index.id, stretch, rows.length - 1) : undefined;
      for (const found of chunk) {
        if (seen) {
          if (seen.has(found.row)) continue;
          seen.add(found.row);
        }
        left--;
        yield found;
        if (reader.pace.over) yield PAUSE;
      }
      if (left <= 0) return;
      if (key === undefined || last === undefined) break;
      stretch = { ...stretch, [backward ? "to" : "from"]: key, row: last };
      size = nextChunk(size, chunk);
    }
  }
}
