/** The backend killed while it saves and tailors: each opportunity ends with exactly one profile, and every job with an end. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@career-portrait/shared/contract";
import { afterEach, beforeEach, expect, test } from "vitest";

let dataDir: string;
let child: ChildProcess | null = null;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "career-portrait-"));
});
afterEach(async () => {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
});

async function kill(): Promise<void> {
  const running = child;
  child = null;
  if (running === null || running.exitCode !== null || running.signalCode !== null) return;
  running.kill("SIGKILL");
  await once(running, "exit");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function until<T>(look: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < 4_000; tries += 1) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((done) => setTimeout(done, 15));
  }
  throw new Error("Waited too long.");
}

/** Starts the backend on the port, over what the last one left. */
async function launch(port: number): Promise<void> {
  child = spawn(process.execPath, [join(import.meta.dirname, "..", "main.ts")], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      REGISTRATION: "open",
      LOG_LEVEL: "silent",
      MONGODB_URI: "",
      RATE_LIMIT_PER_MINUTE: "100000",
    },
    stdio: "ignore",
  });
  await until(() =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => (answer.ok ? true : null),
      () => null,
    ),
  );
}

function posting(n: number): string {
  return `Chef number ${n}\n\nRequirements\n- Experience with menu planning\n- Experience with food safety ${"and so on ".repeat(n)}`;
}

async function end(client: Client, id: string) {
  return until(async () => {
    const { data } = await client.getJob({ params: { id } });
    return data.status === "completed" || data.status === "failed" ? data : null;
  });
}

test("loses nothing and doubles nothing", async () => {
  const port = await freePort();
  await launch(port);
  const url = `http://127.0.0.1:${port}`;
  const registered = await createClient({ baseUrl: url, apiKey: () => null }).register({
    body: { email: "ines@example.org", password: "correct horse battery", name: "Ines" },
  });
  const client = createClient({ baseUrl: url, apiKey: () => registered.data.api_key.key });
  await client.createWorkHistory({
    body: {
      company: "Harbour Inn",
      title: "Sous Chef",
      start_date: "2019-03",
      summary: "Planned seasonal menus for 80 covers a night.\nTrained 3 apprentices in food safety.",
    },
  });
  const saves: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    const { data } = await client.saveOpportunityAsync({ body: { description: posting(n) } });
    saves.push(data.job_id);
  }
  // Twice: a job that is under way at a third attempt's death is given up, as it should be (docs/jobs.md).
  for (const pause of [300, 900]) {
    await new Promise((done) => setTimeout(done, pause));
    await kill();
    await launch(port);
  }
  for (const id of saves) {
    const save = await end(client, id);
    expect(save.status).toBe("completed");
    const opportunityId = save.opportunity_id ?? "";
    const profile = await until(() =>
      client.getTailoredProfile({ params: { id: opportunityId } }).then(
        ({ data }) => data,
        () => null,
      ),
    );
    expect(profile.narrative).toContain("Harbour Inn");
    const { data: asked } = await client.tailorOpportunity({ params: { id: opportunityId }, body: {} });
    expect(asked.cached).toBe(true);
    expect((await end(client, asked.job_id)).status).toBe("completed");
  }
  const { data: list } = await client.listOpportunities({ query: {} });
  expect(list).toHaveLength(saves.length);
}, 120_000);
