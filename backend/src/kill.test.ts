/** Two `ROLE=api` and two `ROLE=worker` processes on one database, one of each killed under work. */
import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type BackendProcess, startBackend } from "../test/backend-process.ts";
import { type TestDatabase, testDatabase } from "../test/database.ts";
import type { JobRow } from "./jobs/row.ts";

const LIMIT = 120;
/** How long the other processes may go on with what one has counted or known, in ms (decisions, sections 3 and 4). */
const AGREED_MS = 300;
const KEY_MS = 2_500;

let database: TestDatabase;
let dataDir: string;
let site: { server: Server; addressOf: (number: number) => string; asked: Map<string, number> };
const processes: BackendProcess[] = [];
let apis: [BackendProcess, BackendProcess];
let workers: [BackendProcess, BackendProcess];

/** A site of postings that takes its time, and counts how often each is asked for. */
async function openSite(): Promise<typeof site> {
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.set(path, (asked.get(path) ?? 0) + 1);
    setTimeout(() => {
      response.setHeader("content-type", "text/html");
      response.end(
        `<title>Engineer ${path}</title><script type="application/ld+json">${JSON.stringify({
          "@context": "https://schema.org",
          "@type": "JobPosting",
          title: `Engineer ${path.replaceAll("/", " ")}`,
          hiringOrganization: { "@type": "Organization", name: `Company ${path.replaceAll("/", " ")}` },
          description: `Requirements<br>- ${path.length} years of Python<br>- SQL<br>- Project ${path}`,
        })}</script>`,
      );
    }, 250);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return { server, asked, addressOf: (number) => `http://127.0.0.1:${port}/jobs/${number}` };
}

beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "career-portrait-several-"));
  site = await openSite();
  const start = async (role: string) => {
    const process = await startBackend(dataDir, {
      MONGODB_URI: database.uri,
      ROLE: role,
      FETCH_ALLOW_PRIVATE: "on",
      RATE_LIMIT_PER_MINUTE: String(LIMIT),
    });
    processes.push(process);
    return process;
  };
  // All at once: they make the same indexes, and one of them begins the schema.
  const [a, b, c, d] = await Promise.all(["api", "api", "worker", "worker"].map(start));
  if (!a || !b || !c || !d) throw new Error("Not all four have started.");
  apis = [a, b];
  workers = [c, d];
}, 60_000);
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()));
  site.server.closeAllConnections();
  site.server.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A new account, as both processes see it. */
async function account(): Promise<{ key: string; keyId: string; seen: [Client, Client] }> {
  const { data } = await createClient({ baseUrl: apis[0].url }).register({
    body: { email: `${randomUUID()}@example.org`, password: "0123456789", name: "S" },
  });
  const { key } = data.api_key;
  const [first, second] = apis.map(({ url }) => createClient({ baseUrl: url, apiKey: () => key }));
  const { data: keys } = await (first as Client).listApiKeys();
  return { key, keyId: keys[0]?.id ?? "", seen: [first as Client, second as Client] };
}

const statusOf = async (api: BackendProcess, key: string) =>
  (await fetch(`${api.url}/api/v1/auth/verify`, { headers: { authorization: `Bearer ${key}` } })).status;

test("a key that one process made serves at the other, and is refused there soon after it was revoked", async () => {
  const { key, keyId, seen } = await account();
  expect(await statusOf(apis[1], key)).toBe(200);
  await seen[0].revokeApiKey({ params: { id: keyId } });
  expect(await statusOf(apis[0], key)).toBe(401);
  await vi.waitFor(async () => expect(await statusOf(apis[1], key)).toBe(401), {
    timeout: KEY_MS,
    interval: 100,
  });
});

test("what both answer is counted once: a limit spent at both is spent", async () => {
  const { key } = await account();
  let allowed = 0;
  for (let round = 0; round < LIMIT; round += 1) {
    const answers = await Promise.all(apis.flatMap((api) => [1, 2, 3, 4, 5].map(() => statusOf(api, key))));
    allowed += answers.filter((status) => status === 200).length;
    if (answers.every((status) => status === 429)) break;
    await sleep(AGREED_MS);
  }
  // The account's first call listed its keys; a round may begin before the other's count is known.
  expect(allowed).toBeGreaterThanOrEqual(LIMIT - 1);
  expect(allowed).toBeLessThan(LIMIT + 10);
}, 60_000);

test("one Idempotency-Key, sent to both at once and again later, is one request", async () => {
  const { key } = await account();
  const idempotencyKey = randomUUID();
  const send = async (api: BackendProcess) =>
    fetch(`${api.url}/api/v1/opportunities/async`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        "idempotency-key": idempotencyKey,
      },
      body: JSON.stringify({ description: "Data Engineer\n\nRequirements\n- Python\n- SQL" }),
    });
  const first = await Promise.all(apis.map(send));
  const later = await Promise.all(apis.map(send));
  expect(later.map(({ status }) => status)).toEqual([202, 202]);
  const accepted = [...first, ...later].filter(({ status }) => status === 202);
  // Who came second while the first was being answered is told so.
  expect(first.filter(({ status }) => status !== 202).every(({ status }) => status === 409)).toBe(true);
  const jobs = await Promise.all(
    accepted.map(async (answer) => ((await answer.json()) as { data: { job_id: string } }).data.job_id),
  );
  expect(new Set(jobs).size).toBe(1);
});

test("with a worker and an api killed under it, each job is done once and nothing that was answered is lost", async () => {
  const { seen } = await account();
  const rows = database.db.collection<JobRow>("jobs");
  const numbers = Array.from({ length: 16 }, (_, number) => number);
  const ids = await Promise.all(
    numbers.map(async (number) => {
      const client = seen[number % 2] as Client;
      return (await client.saveOpportunityAsync({ body: { url: site.addressOf(number) } })).data.job_id;
    }),
  );
  await apis[0].kill();
  const ofWorker = {
    _id: { $in: ids },
    status: "processing",
    phase: "enriching",
    lease_owner: { $regex: `^${workers[0].child.pid} ` },
  } as const;
  const held = await vi.waitFor(
    async () => {
      const found = await rows.find(ofWorker).toArray();
      expect(found.length).toBeGreaterThan(0);
      return found;
    },
    { timeout: 20_000, interval: 10 },
  );
  await workers[0].kill();
  const ended = await vi.waitFor(
    async () => {
      const found = await rows.find({ _id: { $in: ids }, live: { $exists: false } }).toArray();
      expect(found).toHaveLength(ids.length);
      return found;
    },
    { timeout: 90_000, interval: 200 },
  );
  expect(ended.filter(({ status }) => status !== "completed")).toEqual([]);
  expect(new Set(ended.map((job) => job.opportunity_id)).size).toBe(ids.length);

  // What the killed worker held was begun a second time, and only that: it may have claimed more since it was asked.
  const again = ended.filter(({ attempts }) => attempts > 1).length;
  expect(again).toBeGreaterThan(0);
  expect(again).toBeLessThanOrEqual(held.length + 4);
  expect(ended.every(({ attempts }) => attempts <= 2)).toBe(true);
  const askedTwice = [...site.asked].filter(([path, times]) => path.startsWith("/jobs/") && times > 1);
  expect(askedTwice.length).toBeLessThanOrEqual(again);

  // The process that is left tells all of it.
  const { data } = await seen[1].listOpportunities({ query: { limit: 50 } });
  expect(data).toHaveLength(ids.length);
  expect(new Set(data.map(({ url }) => url))).toEqual(new Set(numbers.map(site.addressOf)));
}, 150_000);
