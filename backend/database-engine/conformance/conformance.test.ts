/* oxlint-disable vitest/valid-title, vitest/expect-expect -- the titles and the assertions are in the cases */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import { afterAll, beforeAll, describe, test } from "vitest";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../src/index.ts";
import { AREAS, runCase } from "./suite.ts";

let directory: string;
let engine: EmbeddedDatabase;
let client: MongoClient;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "conformance-"));
  engine = await startEmbeddedDatabase({ directory });
  client = await new MongoClient(engine.uri).connect();
});

afterAll(async () => {
  await client.close();
  await engine.close();
  await rm(directory, { recursive: true });
});

for (const [area, cases] of Object.entries(AREAS)) {
  describe(area, () => {
    for (const item of cases) {
      test(item.name, () => runCase(client, "conformance", item));
    }
  });
}
