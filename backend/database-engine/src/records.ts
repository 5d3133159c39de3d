/** Writing one document together with its index entries: every rule is checked before the first byte is written. */
import { type Doc, type Fields, MAX_DOCUMENT_BYTES, RawDocument, type Value } from "./bson.ts";
import type { Catalog, Collection, Index } from "./catalog.ts";
import { DatabaseError } from "./errors.ts";
import { type IndexKeys, indexKeys } from "./index-keys.ts";
import { EMPTY_ARRAY, type KeyPart } from "./order.ts";
import type { Store } from "./store.ts";

const NO_KEYS: IndexKeys = { keys: [], parts: [], multikey: false, present: false };
const NO_ROW = 0;

export class Records {
  readonly #store: Store;
  readonly #catalog: Catalog;

  constructor(store: Store, catalog: Catalog) {
    this.#store = store;
    this.#catalog = catalog;
  }

  /** @throws DatabaseError 11000 (duplicate key), 171 (parallel arrays), 10334 (too large) */
  insert(collection: Collection, bytes: Buffer): void {
    checkSize(bytes);
    const fields = new RawDocument(bytes);
    const added = collection.indexes.map((index) => keysIn(index, fields));
    this.#checkUnique(collection, added, NO_ROW);
    const row = this.#store.insertDocument(collection.id, bytes);
    this.#addKeys(collection, added, row);
  }

  /** Replaces the bytes of a row; keys that stay are not touched. */
  replace(collection: Collection, row: number, before: Buffer, after: Buffer): void {
    checkSize(after);
    const [old, fresh] = [new RawDocument(before), new RawDocument(after)];
    const added: IndexKeys[] = [];
    const removed: (readonly Buffer[])[] = [];
    for (const index of collection.indexes) {
      const was = keysIn(index, old);
      const is = keysIn(index, fresh);
      removed.push(was.keys.filter((key) => !is.keys.some((other) => other.equals(key))));
      const kept = is.keys.map((key) => was.keys.some((other) => other.equals(key)));
      added.push({
        ...is,
        keys: is.keys.filter((_, at) => !kept[at]),
        parts: is.parts.filter((_, at) => !kept[at]),
      });
    }
    this.#checkUnique(collection, added, row);
    this.#store.updateDocument(collection.id, row, after);
    for (const [at, index] of collection.indexes.entries()) {
      for (const key of removed[at] ?? []) this.#store.deleteKey(index.id, key, row);
    }
    this.#addKeys(collection, added, row);
  }

  remove(collection: Collection, row: number, bytes: Buffer): void {
    const fields = new RawDocument(bytes);
    for (const index of collection.indexes) {
      for (const key of keysIn(index, fields).keys) this.#store.deleteKey(index.id, key, row);
    }
    this.#store.deleteDocument(collection.id, row);
  }

  /** Adds a stored document to a new index. */
  index(collection: Collection, index: Index, row: number, bytes: Buffer): void {
    const only = { ...collection, indexes: [index] };
    const added = [keysIn(index, new RawDocument(bytes))];
    this.#checkUnique(only, added, row);
    this.#addKeys(only, added, row);
  }

  #checkUnique(collection: Collection, added: readonly IndexKeys[], row: number): void {
    for (const [at, index] of collection.indexes.entries()) {
      if (!index.unique) continue;
      const { keys, parts } = added[at] as IndexKeys;
      for (const [number, key] of keys.entries()) {
        if (this.#store.holder(index.id, key, row) !== undefined) {
          throw duplicate(collection, index, parts[number] as KeyPart[]);
        }
      }
    }
  }

  #addKeys(collection: Collection, added: readonly IndexKeys[], row: number): void {
    for (const [at, index] of collection.indexes.entries()) {
      const { keys, multikey } = added[at] as IndexKeys;
      for (const key of keys) this.#store.insertKey(index.id, key, row);
      if (multikey && !index.multikey) this.#catalog.markMultikey(index);
    }
  }
}

function keysIn(index: Index, fields: Fields): IndexKeys {
  if (index.partial && !index.partial.accepts(fields)) return NO_KEYS;
  const keys = indexKeys(fields, index.fields);
  return index.sparse && !keys.present ? { ...NO_KEYS, multikey: keys.multikey } : keys;
}

function checkSize(bytes: Buffer): void {
  if (bytes.length > MAX_DOCUMENT_BYTES) {
    throw new DatabaseError(
      10334,
      `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`,
    );
  }
}

function duplicate(collection: Collection, index: Index, parts: readonly KeyPart[]): DatabaseError {
  const keyValue: Doc = new Map();
  for (const [at, field] of index.fields.entries()) {
    const part = parts[at];
    keyValue.set(field.name, part === EMPTY_ARRAY || part === undefined ? null : part);
  }
  const shown = [...keyValue].map(([name, value]) => `${name}: ${shorten(value)}`).join(", ");
  return new DatabaseError(
    11000,
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: { ${shown} }`,
    { keyPattern: index.key, keyValue },
  );
}

function shorten(value: Value): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (value === null || typeof value !== "object") return String(value);
  if ("bytes" in value) return `ObjectId('${value.bytes.toString("hex")}')`;
  if ("ms" in value) return `new Date(${value.ms})`;
  if ("value" in value) return String(value.value);
  return Array.isArray(value) ? "[ ... ]" : "{ ... }";
}
