/** Copies databases from one server to another through the driver: the way out to a real MongoDB, and back. */
import type { MongoClient } from "mongodb";

const OWN = new Set(["admin", "config", "local"]);
const BATCH = 500;

export interface Copied {
  readonly namespace: string;
  readonly documents: number;
  readonly indexes: number;
}

/**
 * Copies every collection with its indexes; number types and the order of fields stay. One line for each collection.
 * @throws Error when a collection of the target already holds documents: nothing is mixed or overwritten
 */
export async function* copyDatabases(from: MongoClient, to: MongoClient): AsyncGenerator<Copied> {
  const { databases } = await from.db("admin").admin().listDatabases({ nameOnly: true });
  for (const { name } of databases.filter((database) => !OWN.has(database.name))) {
    for (const { name: collection } of await from
      .db(name)
      .listCollections({}, { nameOnly: true })
      .toArray()) {
      yield await copyCollection(from, to, name, collection);
    }
  }
}

async function copyCollection(
  from: MongoClient,
  to: MongoClient,
  database: string,
  name: string,
): Promise<Copied> {
  const source = from.db(database).collection(name);
  const target = to.db(database).collection(name);
  const namespace = `${database}.${name}`;
  if ((await target.countDocuments({}, { limit: 1 })) > 0)
    throw new Error(`${namespace} already holds documents at the target.`);
  const indexes = (await source.listIndexes().toArray()).filter((index) => index.name !== "_id_");
  if (indexes.length > 0)
    await target.createIndexes(
      indexes.map(({ v: _version, ...spec }) => spec as Parameters<typeof target.createIndexes>[0][0]),
    );
  let documents = 0;
  let batch: object[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await target.insertMany(batch);
    documents += batch.length;
    batch = [];
  };
  for await (const document of source.find({}, { promoteValues: false }).sort({ _id: 1 })) {
    batch.push(document);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return { namespace, documents, indexes: indexes.length };
}
