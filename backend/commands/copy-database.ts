/**
 * npm run copy-database -- --from URI_OR_DIR --to URI_OR_DIR
 * Copies the product's database between an embedded database (a DATA_DIR) and a MongoDB (mongodb://…), in either direction.
 * The backend is stopped meanwhile.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { type Db, MongoClient } from "mongodb";
import { copyDatabase, databaseNameOf } from "../src/database/index.ts";
import { startEmbeddedDatabase } from "@career-portrait/database-engine";
import { run } from "./input.ts";

interface Opened {
  db: Db;
  close(): Promise<void>;
}

async function connect(uri: string): Promise<Opened> {
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 10_000 }).connect();
  return { db: client.db(databaseNameOf(uri)), close: () => client.close() };
}

/** @throws Error when a running backend has the directory, or it is to be read and holds no database */
async function open(place: string, { mustExist }: { mustExist: boolean }): Promise<Opened> {
  if (/^mongodb(\+srv)?:\/\//.test(place)) return connect(place);
  const directory = join(place, "database");
  if (mustExist && !existsSync(join(directory, "database.sqlite")))
    throw new Error(`${place} holds no embedded database. Name a DATA_DIR or an address (mongodb://…).`);
  const engine = await startEmbeddedDatabase({ directory });
  if (engine.attached)
    throw new Error(
      `A backend is running on ${place}. Stop it first: what it writes meanwhile would be lost.`,
    );
  const connected = await connect(engine.uri);
  return {
    db: connected.db,
    async close() {
      await connected.close();
      await engine.close();
    },
  };
}

await run(async () => {
  const { values } = parseArgs({ options: { from: { type: "string" }, to: { type: "string" } } });
  if (!values.from || !values.to)
    throw new Error("Usage: npm run copy-database -- --from URI_OR_DIR --to URI_OR_DIR");
  const source = await open(values.from, { mustExist: true });
  try {
    const target = await open(values.to, { mustExist: false });
    try {
      let [collections, all] = [0, 0];
      for await (const { collection, documents, indexes, sha256 } of copyDatabase(source.db, target.db)) {
        collections += 1;
        all += documents;
        stdout.write(
          `${collection}: ${documents} documents, ${indexes} indexes, sha256 ${sha256.slice(0, 16)}\n`,
        );
      }
      stdout.write(`Copied ${all} documents of ${collections} collections; both sides hold the same.\n`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
});
