/** A database of its own for every test file: at `MONGODB_URI`, or an embedded engine in a temporary directory. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Db, MongoClient } from "mongodb";
import { ensureIndexes, type IndexDeclaration } from "../src/database/connect.ts";

export interface TestDatabase {
  db: Db;
  /** Names the database: for child processes that share it. */
  uri: string;
  /** Opens one more connection, as another process would. */
  connect(): Promise<Db>;
  close(): Promise<void>;
}

async function startServer(): Promise<{ uri: string; close(): Promise<void> }> {
  const { MONGODB_URI } = process.env;
  if (MONGODB_URI) return { uri: MONGODB_URI, close: async () => {} };
  const directory = await mkdtemp(join(tmpdir(), "career-portrait-test-"));
  const { startEmbeddedDatabase } = await import("@career-portrait/database-engine");
  const engine = await startEmbeddedDatabase({ directory });
  return {
    uri: engine.uri,
    async close() {
      await engine.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Opens a fresh database and creates the indexes named. */
export async function testDatabase(indexes: readonly IndexDeclaration[] = []): Promise<TestDatabase> {
  const server = await startServer();
  const name = `test_${randomBytes(6).toString("hex")}`;
  const clients: MongoClient[] = [];
  const connect = async () => {
    const client = new MongoClient(server.uri, { ignoreUndefined: true });
    clients.push(client);
    await client.connect();
    return client.db(name);
  };
  const db = await connect();
  await ensureIndexes(db, indexes);
  const [, authority = "", query = ""] =
    /^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*(\?.*)?$/.exec(server.uri) ?? [];
  return {
    db,
    uri: `${authority}/${name}${query}`,
    connect,
    async close() {
      await db.dropDatabase();
      await Promise.all(clients.map((client) => client.close()));
      await server.close();
    },
  };
}
