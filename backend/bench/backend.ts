/** A backend of its own for a measurement, with accounts and the database behind it at hand. */
import { type Client, createClient } from "@career-portrait/shared/contract";
import type { Db } from "mongodb";
import { openDatabaseOf, startBackend } from "../test/backend-process.ts";

export interface BenchBackend {
  url: string;
  db: Db;
  account: () => Promise<{ client: Client; userId: string; key: string }>;
  close: () => Promise<void>;
}

/** Starts it; `workers` more processes take jobs beside it. */
export async function openBackend(
  dataDir: string,
  { environment = {}, workers = 0 }: { environment?: Record<string, string>; workers?: number } = {},
): Promise<BenchBackend> {
  const backend = await startBackend(dataDir, environment);
  const { url } = backend;
  const others = await Promise.all(
    Array.from({ length: workers }, () => startBackend(dataDir, { ...environment, ROLE: "worker" })),
  );
  const database = await openDatabaseOf(dataDir);
  let accounts = 0;
  return {
    url,
    db: database.db,
    async account() {
      accounts += 1;
      const body = { email: `bench${accounts}@example.org`, password: "correct horse", name: "Bench" };
      const { data } = await createClient({ baseUrl: url }).register({ body });
      const { key } = data.api_key;
      return { client: createClient({ baseUrl: url, apiKey: () => key }), userId: data.user_id, key };
    },
    async close() {
      await database.close();
      for (const other of others) await other.stop();
      await backend.stop();
    },
  };
}
