import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import { expect, test } from "vitest";
import { startEmbeddedDatabase } from "../src/index.ts";
import { fuzz } from "./fuzz.ts";

test("indexes never change an answer", { timeout: 60_000 }, async () => {
  const directory = await mkdtemp(join(tmpdir(), "fuzz-"));
  const engine = await startEmbeddedDatabase({ directory });
  const client = await new MongoClient(engine.uri).connect();
  const { differences } = await fuzz(client.db("fuzz"), 600);
  await client.close();
  await engine.close();
  await rm(directory, { recursive: true });
  expect(differences).toEqual([]);
});
