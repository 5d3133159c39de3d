/** Which collections and indexes there are, kept in memory and in the store's catalogue table. */
import { type Doc, decodeDocument, document, encodeDocument, int, type Value } from "./bson.ts";
import { DatabaseError } from "./errors.ts";
import { type Filter, parseFilter } from "./filter.ts";
import type { KeyField } from "./index-keys.ts";
import { type Predicate, predicate } from "./match.ts";
import { toNumber } from "./order.ts";
import type { Store } from "./store.ts";

export interface Index {
  readonly id: number;
  readonly name: string;
  readonly key: Doc;
  readonly fields: readonly KeyField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial: { readonly filter: Filter; readonly accepts: Predicate; readonly spec: Doc } | undefined;
  readonly expireAfterSeconds: number | undefined;
  /** Some document holds an array under this index. Never becomes false again. */
  multikey: boolean;
  /** The description a client gave, as listIndexes returns it. */
  readonly spec: Doc;
}
export interface Collection {
  readonly id: number;
  readonly namespace: string;
  readonly database: string;
  readonly name: string;
  readonly indexes: Index[];
}

export class Catalog {
  readonly #store: Store;
  readonly #collections = new Map<string, Collection>();

  constructor(store: Store) {
    this.#store = store;
    this.load();
  }

  /**
   * Reads the catalogue anew: at the start, and after something was undone. What is still there stays the same
   * object, because commands that have paused hold on to it.
   */
  load(): void {
    const known = new Map([...this.#collections.values()].map((collection) => [collection.id, collection]));
    const indexes = new Map(
      [...known.values()].flatMap((collection) =>
        collection.indexes.map((index) => [index.id, index] as const),
      ),
    );
    for (const collection of known.values()) collection.indexes.length = 0;
    this.#collections.clear();
    const byId = new Map<number, Collection>();
    for (const { id, owner, spec } of this.#store.catalog()) {
      const fields = decodeDocument(spec);
      if (owner === 0) {
        const collection =
          known.get(id) ?? newCollection(id, fields.get("database") as string, fields.get("name") as string);
        byId.set(id, collection);
        this.#collections.set(collection.namespace, collection);
      } else {
        const multikey = fields.get("multikey") === true;
        const index = indexes.get(id) ?? readIndex(id, fields.get("spec") as Doc, multikey);
        index.multikey = multikey;
        byId.get(owner)?.indexes.push(index);
      }
    }
  }

  find(database: string, name: string): Collection | undefined {
    return this.#collections.get(`${database}.${name}`);
  }

  all(database?: string): Collection[] {
    const collections = [...this.#collections.values()];
    return database === undefined
      ? collections
      : collections.filter((collection) => collection.database === database);
  }

  /** The collection, made with its index on _id when it is not there yet. */
  findOrCreate(database: string, name: string): Collection {
    const known = this.find(database, name);
    if (known) return known;
    checkName(database, name);
    const id = this.#store.addCatalogRow(0, encodeDocument(document({ database, name })));
    this.#store.createDocuments(id);
    const collection = newCollection(id, database, name);
    this.#collections.set(collection.namespace, collection);
    this.addIndex(
      collection,
      document<Value>({ v: int(2), key: document<Value>({ _id: int(1) }), name: "_id_" }),
    );
    return collection;
  }

  addIndex(collection: Collection, spec: Doc): Index {
    const id = this.#store.addCatalogRow(
      collection.id,
      encodeDocument(document<Value>({ spec, multikey: false })),
    );
    this.#store.createIndex(id);
    const index = readIndex(id, spec, false);
    collection.indexes.push(index);
    return index;
  }

  markMultikey(index: Index): void {
    index.multikey = true;
    this.#store.updateCatalogRow(
      index.id,
      encodeDocument(document<Value>({ spec: index.spec, multikey: true })),
    );
  }

  dropIndex(collection: Collection, index: Index): void {
    collection.indexes.splice(collection.indexes.indexOf(index), 1);
    this.#store.removeCatalogRow(index.id);
    this.#store.dropTable("index", index.id);
  }

  drop(collection: Collection): void {
    for (const index of collection.indexes.slice()) this.dropIndex(collection, index);
    this.#collections.delete(collection.namespace);
    this.#store.removeCatalogRow(collection.id);
    this.#store.dropTable("documents", collection.id);
  }
}

function newCollection(id: number, database: string, name: string): Collection {
  return { id, namespace: `${database}.${name}`, database, name, indexes: [] };
}

function checkName(database: string, name: string): void {
  if (
    name === "" ||
    name.includes("\0") ||
    name.includes("$") ||
    name.startsWith(".") ||
    name.startsWith("system.")
  ) {
    throw new DatabaseError(73, `Invalid namespace specified '${database}.${name}'`);
  }
  if (
    database === "" ||
    /[\0/\\. "$*<>:|?]/.test(database) ||
    Buffer.byteLength(`${database}.${name}`) > 255
  ) {
    throw new DatabaseError(73, `Invalid namespace specified '${database}.${name}'`);
  }
}

function readIndex(id: number, spec: Doc, multikey: boolean): Index {
  const key = spec.get("key") as Doc;
  const partial = spec.get("partialFilterExpression") as Doc | undefined;
  const filter = partial && parseFilter(partial);
  const name = spec.get("name") as string;
  return {
    id,
    name,
    key,
    fields: [...key].map(([field, direction]) => ({
      name: field,
      path: field.split("."),
      descending: (toNumber(direction) as number) < 0,
    })),
    unique: spec.get("unique") === true || name === "_id_",
    sparse: spec.get("sparse") === true,
    partial: partial && filter ? { filter, accepts: predicate(filter), spec: partial } : undefined,
    expireAfterSeconds: toNumber(spec.get("expireAfterSeconds")),
    multikey,
    spec,
  };
}
