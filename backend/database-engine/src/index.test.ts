import { spawn } from "node:child_process";
import { once } from "node:events";
import { lstat, mkdtemp, rm } from "node:fs/promises";
import { connect as connectSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { MongoClient, MongoError } from "mongodb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startEmbeddedDatabase } from "./index.ts";

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "embedded-"));
});

afterEach(() => rm(directory, { recursive: true }));

async function connect(uri: string): Promise<MongoClient> {
  return new MongoClient(uri, { serverSelectionTimeoutMS: 500 }).connect();
}

test("a second start attaches; after the owner is killed the next start takes over and finds the data", async () => {
  const child = spawn(
    process.execPath,
    [new URL("../test/owner-child.ts", import.meta.url).pathname, directory],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [output] = (await once(child.stdout, "data")) as [Buffer];
  expect(output.toString()).toBe("owner\n");
  const attached = await startEmbeddedDatabase({ directory });
  expect(attached.attached).toBe(true);
  const client = await connect(attached.uri);
  await client
    .db("d")
    .collection("c")
    .insertOne({ _id: 1 } as never);
  child.kill("SIGKILL");
  await once(child, "exit");
  // The driver waits for ever where it writes to a socket that has ended and not yet closed (7.9: for a `drain`).
  const noticed = client.db("d").command({ ping: 1 }, { signal: AbortSignal.timeout(2000) });
  await expect(noticed).rejects.toBeInstanceOf(Error);
  const lost = client
    .db("d")
    .collection("c")
    .insertOne({ _id: 2 } as never);
  await expect(lost).rejects.toBeInstanceOf(MongoError);
  await client.close();
  await attached.close();
  const owner = await startEmbeddedDatabase({ directory });
  expect(owner.attached).toBe(false);
  const again = await connect(owner.uri);
  expect(await again.db("d").collection("c").find().toArray()).toEqual([{ _id: 1 }]);
  await again.close();
  await owner.close();
});

test("a lock whose holder does not answer is one clear line", async () => {
  const sqlite = new DatabaseSync(join(directory, "database.sqlite"));
  sqlite.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  await expect(startEmbeddedDatabase({ directory })).rejects.toThrow(
    /is locked by another process that does not answer; stop that process/,
  );
  sqlite.close();
});

test.skipIf(process.platform === "win32")(
  "the socket lies in a directory that only its user enters",
  async () => {
    const engine = await startEmbeddedDatabase({ directory });
    const path = decodeURIComponent(engine.uri.slice("mongodb://".length, engine.uri.indexOf("/?")));
    expect((await lstat(join(path, ".."))).mode & 0o777).toBe(0o700);
    expect(path.length).toBeLessThan(100);
    await engine.close();
    await expect(lstat(path)).rejects.toThrow(/ENOENT/);
  },
);

test("documents expire by the date in them, not by other values, and are reported to nobody", async () => {
  const engine = await startEmbeddedDatabase({ directory, sweepMs: 50 });
  const client = await connect(engine.uri);
  const collection = client.db("d").collection("c");
  await collection.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
  const past = new Date(Date.now() - 61_000);
  await collection.insertMany([
    { at: past },
    { at: [new Date(), past] },
    { at: new Date() },
    { at: 5 },
    { at: null },
    {},
  ]);
  await vi.waitFor(async () => expect(await collection.countDocuments({})).toBe(4), { timeout: 5000 });
  expect(await collection.countDocuments({ at: { $lte: past } })).toBe(0);
  await client.close();
  await engine.close();
});

test("a scan of many documents is reported with names, never values", async () => {
  const lines: string[] = [];
  const engine = await startEmbeddedDatabase({
    directory,
    fsync: "normal",
    log: (_level, message) => lines.push(message),
  });
  const client = await connect(engine.uri);
  const collection = client.db("d").collection("c");
  await collection.insertMany(Array.from({ length: 3000 }, (_, n) => ({ n })));
  await collection.find({ secret: "value" }).toArray();
  await collection.find({ secret: "other" }).toArray();
  await vi.waitFor(() => expect(lines).toEqual(["reading all of d.c: no index serves a filter on secret"]));
  await client.close();
  await engine.close();
});

test.skipIf(process.platform === "win32")("bytes that are no message harm nobody else", async () => {
  const lines: string[] = [];
  const engine = await startEmbeddedDatabase({ directory, log: (_level, message) => lines.push(message) });
  const client = await connect(engine.uri);
  const path = decodeURIComponent(engine.uri.slice("mongodb://".length, engine.uri.indexOf("/?")));
  const message = (...words: number[]): Buffer => {
    const bytes = Buffer.alloc(words.length * 4);
    for (const [at, word] of words.entries()) bytes.writeInt32LE(word, at * 4);
    return bytes;
  };
  const hostile = [
    Buffer.alloc(64, 0xff),
    message(8, 1, 0, 2013),
    message(40, 1, 0, 2013, 0, -7, -7, -7, -7, -7),
    message(40, 1, 0, 2004, 0, 0, 0, 0, 0, 0),
    message(24, 1, 0, 9999, 0, 0),
    message(40, 1, 0, 2013, 0, 0x1500, 0x0200, 0x7fffff00, 0, 0),
  ];
  for (const bytes of hostile) {
    const socket = connectSocket(path);
    socket.on("error", () => undefined);
    socket.write(bytes);
    await Promise.race([once(socket, "data"), once(socket, "close")]);
    socket.destroy();
  }
  await client.db("d").collection("c").insertOne({ a: 1 });
  expect(await client.db("d").collection("c").countDocuments({})).toBe(1);
  await client.close();
  await engine.close();
});
