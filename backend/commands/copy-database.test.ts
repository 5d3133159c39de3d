/** The command as an operator runs it, between two embedded databases that real backends have written and open again. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@career-portrait/shared/contract";
import { Double, EJSON, Int32, Long } from "bson";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabaseOf, startBackend } from "../test/backend-process.ts";

const COMMAND = join(import.meta.dirname, "copy-database.ts");
const RESUME = join(import.meta.dirname, "../src/reading/resume/fixtures/small-capitals.pdf");
const ENVIRONMENT = { MONGODB_URI: "" };

let from: string;
let to: string;
beforeEach(async () => {
  from = await mkdtemp(join(tmpdir(), "copy-from-"));
  to = await mkdtemp(join(tmpdir(), "copy-to-"));
});
afterEach(() => Promise.all([from, to].map((directory) => rm(directory, { recursive: true }))));

const copy = async () => promisify(execFile)(process.execPath, [COMMAND, "--from", from, "--to", to]);
const failure = async (work: Promise<unknown>) =>
  work.then(
    () => "it went well",
    (error: { stderr?: string; message: string }) => error.stderr ?? error.message,
  );

/** Every collection: its documents with their exact types, and its indexes. */
async function contentOf(
  dataDir: string,
): Promise<Record<string, { documents: string[]; indexes: string[] }>> {
  const database = await openDatabaseOf(dataDir);
  const { db } = database;
  const content: Record<string, { documents: string[]; indexes: string[] }> = {};
  const text = (value: object) => EJSON.stringify(value, { relaxed: false });
  for (const { name } of await db.listCollections().toArray()) {
    const collection = db.collection(name);
    const documents = await collection.find({}, { promoteValues: false }).sort({ _id: 1 }).toArray();
    content[name] = {
      documents: documents.map(text),
      indexes: (await collection.listIndexes().toArray()).map(text).toSorted(),
    };
  }
  await database.close();
  return content;
}

test("a backend finds everything in the copy, and both sides hold the same documents and indexes", async () => {
  const first = await startBackend(from, ENVIRONMENT);
  const anonymous = createClient({ baseUrl: first.url });
  const { data } = await anonymous.register({
    body: { email: "c@example.org", password: "0123456789", name: "C" },
  });
  const client = createClient({ baseUrl: first.url, apiKey: () => data.api_key.key });
  await client.uploadResume({ body: new Blob([await readFile(RESUME)]), filename: "c.pdf" });
  await client.saveOpportunityAsync({
    body: { description: "Data Engineer\n\nRequirements\n- Python\n- SQL" },
  });
  await vi.waitFor(
    async () => {
      expect((await client.listDocuments()).data[0]?.status).toBe("ready");
      expect((await client.listOpportunities()).data[0]?.match_score).not.toBeNull();
    },
    { timeout: 30_000, interval: 100 },
  );
  expect(await failure(copy())).toContain("A backend is running on");
  await first.stop();

  const { stdout } = await copy();
  const before = await contentOf(from);
  expect(Object.keys(before).length).toBeGreaterThan(20);
  expect(await contentOf(to)).toEqual(before);
  const documents = Object.values(before).reduce((sum, { documents }) => sum + documents.length, 0);
  expect(stdout).toContain(`Copied ${documents} documents of ${Object.keys(before).length} collections`);

  expect(await failure(copy())).toMatch(/^The target already holds documents \(\w+\)\. Nothing was copied/);
  expect(await contentOf(to)).toEqual(before);

  const second = await startBackend(to, ENVIRONMENT);
  const again = createClient({ baseUrl: second.url, apiKey: () => data.api_key.key });
  expect((await again.listOpportunities()).data.map(({ title }) => title)).toEqual(["Data Engineer"]);
  expect((await again.listDocuments()).data.map(({ filename }) => filename)).toEqual(["c.pdf"]);
  await second.stop();
}, 180_000);

test("a copy that was killed is refused by the backend, and starts over", async () => {
  const database = await openDatabaseOf(from);
  const { db } = database;
  await db
    .collection("a")
    .createIndex({ n: 1 }, { unique: true, partialFilterExpression: { n: { $exists: true } } });
  await db.collection("a").insertMany(
    Array.from({ length: 1200 }, (_, n) => ({
      n,
      i: new Int32(1),
      d: new Double(1),
      l: Long.fromNumber(1),
    })),
  );
  await db
    .collection("b")
    .insertMany(Array.from({ length: 6000 }, (_, n) => ({ n, at: new Date(n), text: "x".repeat(4000) })));
  await db.collection("c").createIndex({ at: 1 }, { expireAfterSeconds: 60 });
  await database.close();

  // It may be done before the signal reaches it: then once more.
  let half = {} as Awaited<ReturnType<typeof contentOf>>;
  while (!half["unfinished_copy"]) {
    await rm(to, { recursive: true });
    const cut = spawn(process.execPath, [COMMAND, "--from", from, "--to", to], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const gone = once(cut, "exit");
    const [line] = (await once(cut.stdout, "data")) as [Buffer];
    cut.kill("SIGKILL");
    await gone;
    expect(line.toString()).toMatch(/^a: 1200 documents, 1 indexes, sha256 [0-9a-f]{16}\n/);
    half = await contentOf(to);
  }
  const refused = await failure(
    promisify(execFile)(process.execPath, [join(import.meta.dirname, "../src/main.ts")], {
      timeout: 60_000,
      env: { ...process.env, ...ENVIRONMENT, DATA_DIR: to, PORT: "0", LOG_LEVEL: "error" },
    }),
  );
  expect(refused).toBe("This database is half a copy. Run npm run copy-database again: it starts over.\n");

  await copy();
  expect(await contentOf(to)).toEqual(await contentOf(from));
}, 120_000);

test("what cannot be read is one line", async () => {
  expect(await failure(copy())).toMatch(/^\S+ holds no embedded database\. [^\n]+\n$/);
});
