/**
 * Connecting to the database. Without `MONGODB_URI` the embedded engine is started in `DATA_DIR`; everything past this
 * file sees the official driver and cannot tell which server answers.
 */
import { join } from "node:path";
import { type Db, type IndexDescription, MongoClient } from "mongodb";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { databaseNameOf } from "./address.ts";

export interface Database {
  db: Db;
  /** Which engine answers, for start-up and `/readyz`. */
  engine: string;
  /** Rejects when the server does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** An index a feature's store relies on. */
export interface IndexDeclaration {
  collection: string;
  keys: IndexDescription["key"];
  options?: Omit<IndexDescription, "key">;
}

async function engineName(db: Db): Promise<string> {
  const info = (await db.admin().command({ buildInfo: 1 })) as { version: string; engine?: string };
  return info.engine ?? `MongoDB ${info.version}`;
}

/**
 * Opens the database.
 * @throws Error with one clear sentence when it cannot be reached or opened.
 */
export async function openDatabase(
  config: Pick<Config, "MONGODB_URI" | "DATA_DIR">,
  log: Logger,
): Promise<Database> {
  const embedded = config.MONGODB_URI ? null : await startEngine(config.DATA_DIR, log);
  const uri = embedded?.uri ?? config.MONGODB_URI ?? "";
  const client = new MongoClient(uri, {
    ignoreUndefined: true,
    serverSelectionTimeoutMS: 5_000,
    maxPoolSize: 50,
    appName: "career-portrait",
  });
  try {
    await client.connect();
    const db = client.db(databaseNameOf(uri));
    const engine = embedded ? "embedded database" : await engineName(db);
    return {
      db,
      engine,
      async ping() {
        await db.command({ ping: 1 }, { signal: AbortSignal.timeout(2_000) });
      },
      async close() {
        await client.close();
        await embedded?.close();
      },
    };
  } catch (cause) {
    await client.close();
    await embedded?.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database could not be opened: ${reason}`, { cause });
  }
}

async function startEngine(directory: string, log: Logger) {
  const { startEmbeddedDatabase } = await import("@career-portrait/database-engine");
  return startEmbeddedDatabase({
    directory: join(directory, "database"),
    log: (level, message) => log[level]({ component: "embedded-database" }, message),
  });
}

/** Creates what is missing; an index that exists already is left alone. */
export async function ensureIndexes(db: Db, declarations: readonly IndexDeclaration[]): Promise<void> {
  const all = Map.groupBy(declarations, ({ collection }) => collection);
  const created = [...all].map(([collection, own]) =>
    db.collection(collection).createIndexes(own.map(({ keys, options }) => ({ ...options, key: keys }))),
  );
  await Promise.all(created);
}
