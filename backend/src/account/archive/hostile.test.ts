/** Archives that nobody exported: each is refused with a sentence, and nothing of it is kept. */
import { hash, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { refusal } from "../../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { BadArchive } from "./bad-archive.ts";
import { readArchive } from "./read-archive.ts";
import { exported, importInto } from "../../../test/archived-account.ts";

const STORY = "At Nordvik Energi I rebuilt the nightly reporting in Python. ".repeat(5);

let server: TestServer;
let account: Awaited<ReturnType<TestServer["account"]>>;
/** What the account holds before anything is refused. */
let before: Record<string, unknown>;
beforeAll(async () => {
  server = await startTestServer();
  account = await server.account();
  before = (await exported(account.client)).collections;
});
afterAll(() => server.close());

async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

const portrait = (collections: object, version: unknown = 2) => JSON.stringify({ version, collections });
const venture = {
  id: randomUUID(),
  name: "A",
  role: null,
  description: null,
  start_date: null,
  end_date: null,
  url: null,
  status: null,
  created_at: "2026-01-01T00:00:00.000Z",
};
const documentId = randomUUID();
const document = {
  id: documentId,
  type: "story",
  filename: null,
  status: "ready",
  error: null,
  sha256: hash("sha256", STORY, "hex"),
  job_id: randomUUID(),
  pages: [STORY],
  created_at: "2026-01-01T00:00:00.000Z",
};
const stored = (name: string) => `documents/${documentId}-${name}`;

/** A name in both headers of an archive, replaced by one of the same length. */
function renamed(archive: Buffer, from: string, to: string): Buffer {
  expect(to).toHaveLength(from.length);
  return Buffer.from(archive.toString("latin1").replaceAll(from, to), "latin1");
}

/** An archive that announces less than it unpacks to. */
async function bomb(): Promise<Buffer> {
  const archive = await zipOf({ "portrait.json": Buffer.alloc(64 * 1024 * 1024, 32) });
  const entry = archive.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  archive.writeUInt32LE(10, entry + 24);
  return archive;
}

async function announcing(bytes: number): Promise<Buffer> {
  const archive = await zipOf({ "portrait.json": portrait({}) });
  archive.writeUInt32LE(bytes, archive.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24);
  return archive;
}

/** What is sent, and of what the sentence must speak where another fault could hide the one meant. */
const HOSTILE: [string, () => Promise<Buffer> | Buffer, RegExp?][] = [
  ["nothing", () => Buffer.alloc(0)],
  ["something else", () => Buffer.from("%PDF-1.4 not an archive at all, but long enough to be looked at")],
  ["a truncated archive", async () => (await zipOf({ "portrait.json": portrait({}) })).subarray(0, 60)],
  ["no portrait", () => zipOf({ "other.json": "{}" })],
  ["a portrait that is no JSON", () => zipOf({ "portrait.json": "{" })],
  ["a portrait that is null", () => zipOf({ "portrait.json": "null" })],
  ["an older version", () => zipOf({ "portrait.json": portrait({}, 1) })],
  ["a version from the future", () => zipOf({ "portrait.json": portrait({}, "99") })],
  ["a bomb", bomb],
  ["more than is taken", () => announcing(0xfffffff0), /more than 320 MB/],
  ["collections that are none", () => zipOf({ "portrait.json": portrait([]) })],
  ["an unknown collection", () => zipOf({ "portrait.json": portrait({ accounts: [{ id: "x" }] }) })],
  [
    "a row for another account",
    () => zipOf({ "portrait.json": portrait({ ventures: [{ ...venture, account_id: "x" }] }) }),
  ],
  [
    "a row without an id",
    () => zipOf({ "portrait.json": portrait({ ventures: [{ ...venture, id: undefined }] }) }),
  ],
  [
    "a row with an operator",
    () => zipOf({ "portrait.json": portrait({ ventures: [{ ...venture, name: { $gt: "" } }] }) }),
  ],
  [
    "an account's row with an id",
    () => zipOf({ "portrait.json": portrait({ profiles: [{ id: randomUUID(), contact: {} }] }) }),
  ],
  ["two contacts", () => zipOf({ "portrait.json": portrait({ profiles: [{}, {}] }) })],
  ["the same row twice", () => zipOf({ "portrait.json": portrait({ ventures: [venture, venture] }) })],
  [
    "a prototype",
    () =>
      zipOf({
        "portrait.json": `{"version":2,"collections":{"base_resumes":[{"job_id":"${randomUUID()}","status":"ready","resume_data":{"__proto__":{"a":1}},"generated_at":null,"portrait_version":null,"error":null}]}}`,
      }),
  ],
  [
    "endless nesting",
    () =>
      zipOf({
        "portrait.json": `{"version":2,"collections":{"base_resumes":[{"job_id":"${randomUUID()}","status":"ready","resume_data":${'{"a":'.repeat(5000)}1${"}".repeat(5000)},"generated_at":null,"portrait_version":null,"error":null}]}}`,
      }),
  ],
  [
    "more rows than anybody has",
    () => zipOf({ "portrait.json": portrait({ ventures: Array.from({ length: 50_001 }, () => ({})) }) }),
  ],
  ["a missing file", () => zipOf({ "portrait.json": portrait({ documents: [document] }) }), /missing/],
  [
    "another file",
    () => zipOf({ "portrait.json": portrait({ documents: [document] }), [stored("story.txt")]: "Other" }),
    /not the one that was exported/,
  ],
  [
    "a file too many",
    () => zipOf({ "portrait.json": portrait({}), [stored("story.txt")]: STORY }),
    /without a document/,
  ],
  [
    "a file of another place",
    async () =>
      renamed(
        await zipOf({ "portrait.json": portrait({ documents: [document] }), [stored("abcdef.txt")]: STORY }),
        stored("abcdef.txt"),
        stored("../../.txt"),
      ),
    /a file that no export/,
  ],
  [
    "a file of the system",
    async () =>
      renamed(
        await zipOf({ "portrait.json": portrait({}), "abcdefghi/passwd": "x" }),
        "abcdefghi/passwd",
        "../../../passwd_",
      ),
    /a file that no export/,
  ],
  [
    "two files of one name",
    async () =>
      renamed(
        await zipOf({ "portrait.json": portrait({}), "portrait.jsoo": "{}" }),
        "portrait.jsoo",
        "portrait.json",
      ),
    /two files of the same name/,
  ],
];

describe("refused with a sentence", () => {
  test.each(HOSTILE)("%s", async (_what, make, says = /^[A-Z\w].*\.?$/s) => {
    const bytes = await make();
    const body = new Blob([Buffer.from(bytes)]);
    const refused = await refusal(account.client.importAccount({ body, filename: "x.zip" }));
    expect(refused).toMatchObject({ status: 400, code: "invalid_archive" });
    expect(refused.message).toMatch(says);
    expect(refused.message.length).toBeLessThan(300);
    expect((await exported(account.client)).collections).toEqual(before);
  });

  test("no file and another field", async () => {
    const send = (form: FormData) =>
      fetch(`${server.url}/api/v1/account/import`, {
        method: "POST",
        headers: { authorization: `Bearer ${account.key}` },
        body: form,
      });
    expect((await send(new FormData())).status).toBe(400);
    const other = new FormData();
    other.append("archive", new Blob(["x"]), "x.zip");
    expect((await send(other)).status).toBe(400);
  });
});

test("bytes changed anywhere are refused or make no difference", async () => {
  const archive = await zipOf({
    "portrait.json": portrait({ ventures: [venture], documents: [document] }),
    [stored("story.txt")]: STORY,
  });
  const whole = await readArchive(archive);
  expect(whole.rows.get("ventures")).toHaveLength(1);
  await fc.assert(
    fc.asyncProperty(fc.nat(archive.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const broken = Buffer.from(archive);
      broken[at] = (broken[at] ?? 0) ^ change;
      const read = await readArchive(broken).catch((error: unknown) => error);
      if (!(read instanceof BadArchive)) expect(read).toEqual(whole);
    }),
    { numRuns: 400 },
  );
});

test("ids of another account's rows neither show nor change them", async () => {
  const victim = await server.account();
  const { data: own } = await victim.client.createVenture({ body: { name: "Mine" } });
  const archive = await zipOf({
    "portrait.json": portrait({ ventures: [{ ...venture, id: own.id, name: "Taken over" }] }),
  });
  const { client, answer } = await importInto(server, archive);
  await answer;
  const [arrived] = (await client.listVentures()).data;
  expect(arrived?.name).toBe("Taken over");
  expect(arrived?.id).not.toBe(own.id);
  expect((await victim.client.listVentures()).data).toEqual([own]);
});
