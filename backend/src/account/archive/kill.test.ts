/** kill -9 while an archive is being taken in: the account ends with all of it or none of it, never with part. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiRequestError, type Client, createClient } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type BackendProcess, startBackend } from "../../../test/backend-process.ts";
import { startTestServer } from "../../../test/server.ts";
import { exported, fill, type OpenArchive } from "../../../test/archived-account.ts";

let directory: string;
let archive: OpenArchive;
let backend: BackendProcess | null = null;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "career-portrait-"));
  const server = await startTestServer();
  try {
    const { client } = await server.account();
    await fill(client);
    await client.importOpportunities({
      body: { input: Array.from({ length: 400 }, (_, n) => `Opening ${n} at Firm ${n}`).join("\n") },
    });
    archive = await exported(client);
  } finally {
    await server.close();
  }
}, 120_000);
afterAll(async () => {
  await backend?.kill();
  rmSync(directory, { recursive: true, force: true });
});

async function clientOf(key: string | null): Promise<Client> {
  backend ??= await startBackend(directory);
  return createClient({ baseUrl: backend.url, apiKey: () => key });
}

const send = (client: Client) =>
  client.importAccount({ body: new Blob([Buffer.from(archive.bytes)]), filename: "export.zip" });

/** Rows and files held, by collection. */
async function held(client: Client): Promise<Record<string, number>> {
  const { collections, files } = await exported(client);
  const rows = Object.entries(collections).map(([name, own]) => [name, own.length] as const);
  return Object.fromEntries([...rows, ["files", files.size]]);
}

test("at many moments", async () => {
  const whole: Record<string, number> = { files: archive.files.size };
  for (const [name, rows] of Object.entries(archive.collections)) whole[name] = rows.length;
  // The name the account was made with.
  const none = { profiles: 1, files: 0 };
  const outcomes = { all: 0, none: 0 };
  for (const delay of [20, 80, 140, 200, 260, 320, 400, 500]) {
    const { api_key } = (
      await (
        await clientOf(null)
      ).register({ body: { email: `k${delay}@example.org`, password: "0123456789", name: "K" } })
    ).data;
    const answer = send(await clientOf(api_key.key)).then(
      () => "answered" as const,
      () => "cut off" as const,
    );
    await sleep(delay);
    await backend?.kill();
    backend = null;
    const fate = await answer;
    const client = await clientOf(api_key.key);
    const settled = await vi.waitFor(
      async () => {
        const now = await held(client);
        // The first account keeps its ids; the others, beside it, have no share link, whose token is taken.
        const { share_links: _links, ...rest } = whole;
        const { share_links: _own, ...mine } = now;
        expect([rest, none]).toContainEqual(mine);
        return mine.opportunities === undefined ? ("none" as const) : ("all" as const);
      },
      { timeout: 30_000, interval: 200 },
    );
    if (fate === "answered") expect(settled).toBe("all");
    outcomes[settled] += 1;
    if (settled === "all") continue;
    // Where nothing was kept it can be sent again; where the first is still on its way the second is refused.
    await send(client).catch((error: unknown) => {
      if (!(error instanceof ApiRequestError && error.code === "account_not_empty")) throw error;
    });
    await vi.waitFor(async () => expect((await held(client)).opportunities).toBe(whole.opportunities), {
      timeout: 30_000,
      interval: 200,
    });
  }
  expect(outcomes.all + outcomes.none).toBe(8);
}, 240_000);
