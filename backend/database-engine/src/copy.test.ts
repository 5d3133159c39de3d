import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Double, EJSON, Int32, Long } from "bson";
import { MongoClient } from "mongodb";
import { expect, test } from "vitest";
import { copyDatabases } from "./copy.ts";
import { startEmbeddedDatabase } from "./index.ts";

test("a copy holds the same documents, types and indexes, and nothing is copied over what is there", async () => {
  const folders = [await mkdtemp(join(tmpdir(), "copy-")), await mkdtemp(join(tmpdir(), "copy-"))];
  const engines = await Promise.all(
    folders.map((directory) => startEmbeddedDatabase({ directory, fsync: "normal" })),
  );
  const [from, to] = (await Promise.all(engines.map((engine) => new MongoClient(engine.uri).connect()))) as [
    MongoClient,
    MongoClient,
  ];
  const source = from.db("d").collection("c");
  await source.createIndex({ n: 1 }, { unique: true, partialFilterExpression: { n: { $exists: true } } });
  await source.insertMany(
    Array.from({ length: 1200 }, (_, n) => ({ n, i: new Int32(1), d: new Double(1), l: Long.fromNumber(1) })),
  );
  const copied: unknown[] = [];
  for await (const line of copyDatabases(from, to)) copied.push(line);
  expect(copied).toEqual([{ namespace: "d.c", documents: 1200, indexes: 1 }]);
  const read = async (client: MongoClient): Promise<string> =>
    EJSON.stringify(
      [
        await client.db("d").collection("c").find({}, { promoteValues: false }).sort({ _id: 1 }).toArray(),
        await client.db("d").collection("c").listIndexes().toArray(),
      ],
      { relaxed: false },
    );
  expect(await read(to)).toBe(await read(from));
  await expect(copyDatabases(from, to).next()).rejects.toThrow("d.c already holds documents at the target.");
  await Promise.all([from.close(), to.close()]);
  await Promise.all(engines.map((engine) => engine.close()));
  await Promise.all(folders.map((directory) => rm(directory, { recursive: true })));
});
