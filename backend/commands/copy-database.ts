/**
 * node backend/commands/copy-database.ts DATA_DIR MONGODB_URI
 * Copies the embedded database of a data directory to a MongoDB server; the backend may be running or not.
 */
import { join } from "node:path";
import { argv, stdout } from "node:process";
import { MongoClient } from "mongodb";
import { copyDatabases, startEmbeddedDatabase } from "@career-portrait/database-engine";

const [, , directory, target] = argv;
if (!directory || !target)
  throw new Error("Usage: node backend/commands/copy-database.ts DATA_DIR MONGODB_URI");
const engine = await startEmbeddedDatabase({ directory: join(directory, "database") });
const from = await new MongoClient(engine.uri).connect();
const to = await new MongoClient(target).connect();
for await (const { namespace, documents, indexes } of copyDatabases(from, to)) {
  stdout.write(`${namespace}: ${documents} documents, ${indexes} indexes\n`);
}
await to.close();
await from.close();
await engine.close();
