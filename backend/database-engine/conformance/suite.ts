/** All cases, and how to run them against a server. */
import { type MongoClient } from "mongodb";
import { AGGREGATE_CASES } from "./aggregate-cases.ts";
import type { Case } from "./case.ts";
import { QUERY_CASES } from "./query-cases.ts";
import { READ_CASES } from "./read-cases.ts";
import { SERVER_CASES } from "./server-cases.ts";
import { UPDATE_CASES } from "./update-cases.ts";
import { WRITE_CASES } from "./write-cases.ts";

export const AREAS: Readonly<Record<string, readonly Case[]>> = {
  query: QUERY_CASES,
  update: UPDATE_CASES,
  write: WRITE_CASES,
  read: READ_CASES,
  aggregate: AGGREGATE_CASES,
  server: SERVER_CASES,
};

export interface MetServer {
  readonly version: string;
  /** How an embedded engine names itself; undefined for a MongoDB server. */
  readonly engine: string | undefined;
}

export async function meet(client: MongoClient): Promise<MetServer> {
  const info = await client.db("admin").command({ buildInfo: 1 });
  return { version: String(info["version"]), engine: info["engine"] as string | undefined };
}

let collections = 0;

/** Runs one case in a collection of its own. @throws what the case found wrong */
export async function runCase(client: MongoClient, databaseName: string, item: Case): Promise<void> {
  const database = client.db(databaseName);
  await item.run({ client, database, collection: database.collection(`case_${++collections}`) });
}
