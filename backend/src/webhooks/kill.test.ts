/** The whole backend, killed again and again while it saves: nothing is missing from the log, nothing is told twice. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type BackendProcess, startBackend } from "../../test/backend-process.ts";
import { type Receiver, startReceiver } from "../../test/receiver.ts";

const KILLS = 4;

let dataDir: string;
let receiver: Receiver;
let backend: BackendProcess | null = null;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "career-portrait-kill-"));
  receiver = await startReceiver();
});
afterAll(async () => {
  await backend?.kill();
  await receiver.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async () => startBackend(dataDir, { FETCH_ALLOW_PRIVATE: "on" });

test("a follower's copy is the server's state, and every row that came in was told under one id", async () => {
  backend = await start();
  const registered = await createClient({ baseUrl: backend.url }).register({
    body: { email: "kill@example.org", password: "0123456789", name: "K" },
  });
  const clientOf = ({ url }: BackendProcess): Client =>
    createClient({ baseUrl: url, apiKey: () => registered.data.api_key.key });
  await clientOf(backend).createWebhook({
    body: { url: `${receiver.url}/kill`, events: ["pending.queued"] },
  });

  const copy = new Map<string, unknown>();
  let cursor: string | undefined;
  const follow = async (client: Client): Promise<boolean> => {
    const { data } = await client.sync({ query: { cursor, limit: 7 } });
    for (const { type, id, deleted, data: row } of data.changes) {
      if (type !== "pending_opportunity") continue;
      if (deleted) copy.delete(id);
      else copy.set(id, row);
    }
    cursor = data.next_cursor;
    return !data.has_more && data.settled;
  };

  const received = new Set<string>();
  const file = async (client: Client) => {
    const items = Array.from({ length: 3 }, () => ({
      title: `Engineer ${randomUUID()}`,
      company: "Noctua",
      url: `https://noctua.example/jobs/${randomUUID()}`,
    }));
    const { data } = await client.filePending({ body: { items }, idempotencyKey: randomUUID() });
    for (const { id } of data.items) received.add(id);
    const [first] = data.items;
    if (first && received.size % 2 === 0) await client.dismissPending({ params: { id: first.id } });
  };

  for (let kill = 0; kill <= KILLS; kill += 1) {
    const running = backend;
    const client = clientOf(running);
    const over = new AbortController();
    const untilKilled = async (work: () => Promise<unknown>) => {
      while (!over.signal.aborted) {
        // What is cut off is not acknowledged.
        await work().catch((error: unknown) => {
          if (!over.signal.aborted) throw error;
        });
      }
    };
    const busy = Promise.all([
      untilKilled(() => file(client)),
      untilKilled(() => file(client)),
      untilKilled(() => follow(client)),
    ]);
    // Not before something was written, then at some moment in the middle of it.
    const before = received.size;
    await vi.waitFor(() => expect(received.size).toBeGreaterThan(before + 6), { timeout: 20_000 });
    await sleep(37 * (kill + 1));
    over.abort();
    await running.kill();
    await busy;
    backend = await start();
  }

  const client = clientOf(backend);
  await vi.waitFor(async () => expect(await follow(client)).toBe(true), { timeout: 20_000 });
  const state = new Map<string, unknown>();
  let page: string | null | undefined;
  do {
    const { data, meta } = await client.listPending({
      query: { status: "all", limit: 200, cursor: page ?? undefined },
    });
    for (const row of data) state.set(row.id, row);
    page = meta.next_cursor;
  } while (page);
  expect(Object.fromEntries(copy)).toEqual(Object.fromEntries(state));
  expect([...received].filter((id) => !state.has(id))).toEqual([]);

  const queued = [...state.values()].filter((row) => (row as { status: string }).status === "pending");
  const told = () => receiver.received.filter(({ path }) => path === "/kill");
  await vi.waitFor(
    () => {
      const subjects = new Set(told().map(({ body }) => body.data.id));
      expect(queued.filter((row) => !subjects.has((row as { id: string }).id))).toEqual([]);
    },
    { timeout: 60_000, interval: 200 },
  );
  // A delivery may arrive twice when its process is killed at it, but always under the same id.
  const idsBySubject = Map.groupBy(told(), ({ body }) => body.data.id as string);
  for (const [, deliveries] of idsBySubject) {
    expect(new Set(deliveries.map(({ text }) => text)).size).toBe(1);
  }
}, 240_000);
