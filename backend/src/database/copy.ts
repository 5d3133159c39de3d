/**
 * Copies the product's database from one server to another through the driver: from the embedded engine to a MongoDB, and
 * back. A copy that was cut off starts over: a mark at the target says that whatever stands there is of a copy.
 */
import { createHash, type Hash } from "node:crypto";
import { calculateObjectSize, serialize } from "bson";
import type { Collection, Db, Document } from "mongodb";

/** At most this much goes in one insert. */
const BATCH = { documents: 500, bytes: 8_000_000 };
const MARK = "unfinished_copy";

export interface Copied {
  readonly collection: string;
  readonly documents: number;
  /** Of all documents in the order of their ids; both sides gave the same. */
  readonly sha256: string;
  readonly indexes: number;
}

/** Whether a copy into this database was cut off, so that it must not be used. */
export async function hasUnfinishedCopy(db: Db): Promise<boolean> {
  return (await db.collection(MARK).countDocuments({}, { limit: 1 })) > 0;
}

/**
 * Copies every collection with its indexes; number types and the order of fields stay. Each collection is read again at the
 * target and compared before its indexes are made, so that nothing in it can expire meanwhile.
 * @returns a line for each collection, as it is done
 * @throws Error when the target holds documents that are not of a copy that was cut off, or holds other ones afterwards
 */
export async function* copyDatabase(from: Db, to: Db): AsyncGenerator<Copied> {
  if (await hasUnfinishedCopy(from))
    throw new Error("The source is itself a copy that was not finished. Finish that one first.");
  await prepare(to);
  for (const name of await collectionsOf(from)) yield await copyCollection(from, to, name);
  await to.collection(MARK).drop();
}

/** Names in alphabetical order, so that a copy goes the same way every time. */
async function collectionsOf(db: Db): Promise<string[]> {
  const listed = await db.listCollections({}, { nameOnly: true }).toArray();
  return listed
    .map(({ name }) => name)
    .filter((name) => !name.startsWith("system.") && name !== MARK)
    .toSorted();
}

/** Leaves the target empty but for the mark. */
async function prepare(to: Db): Promise<void> {
  const startsOver = await hasUnfinishedCopy(to);
  for (const name of await collectionsOf(to)) {
    if (!startsOver && (await to.collection(name).countDocuments({}, { limit: 1 })) > 0)
      throw new Error(
        `The target already holds documents (${name}). Nothing was copied: name an empty database.`,
      );
  }
  await to
    .collection<{ _id: string; began_at: Date }>(MARK)
    .updateOne({ _id: "copy" }, { $set: { began_at: new Date() } }, { upsert: true });
  for (const name of await collectionsOf(to)) await to.collection(name).drop();
}

async function copyCollection(from: Db, to: Db, name: string): Promise<Copied> {
  const [source, target] = [from.collection(name), to.collection(name)];
  const read = createHash("sha256");
  let documents = 0;
  let batch: Document[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await target.insertMany(batch);
    batch = [];
    bytes = 0;
  };
  for await (const document of inOrder(source)) {
    take(read, document);
    documents += 1;
    batch.push(document);
    bytes += calculateObjectSize(document);
    if (batch.length === BATCH.documents || bytes >= BATCH.bytes) await flush();
  }
  await flush();
  const sha256 = read.digest("hex");
  if (sha256 !== (await hashOf(target)))
    throw new Error(`${name} is not the same at the target. Start the copy again.`);
  const indexes = (await source.listIndexes().toArray()).filter((index) => index.name !== "_id_");
  if (indexes.length > 0)
    await target.createIndexes(
      indexes.map(
        ({ v: _version, ns: _namespace, ...spec }) => spec as Parameters<typeof target.createIndexes>[0][0],
      ),
    );
  else if (documents === 0) await to.createCollection(name);
  return { collection: name, documents, sha256, indexes: indexes.length };
}

function inOrder(collection: Collection) {
  return collection.find({}, { promoteValues: false }).sort({ _id: 1 });
}

/** A server may put the id in front: that makes no other document. */
function take(hash: Hash, document: Document): void {
  hash.update(serialize({ _id: document["_id"] as unknown, ...document }));
}

/** The hash of a collection's documents in the order of their ids. */
export async function hashOf(collection: Collection): Promise<string> {
  const hash = createHash("sha256");
  for await (const document of inOrder(collection)) take(hash, document);
  return hash.digest("hex");
}
