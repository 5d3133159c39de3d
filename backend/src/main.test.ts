/** The backend as a process: starting, refusing to start, several on one database, being killed, being stopped. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Client, createClient } from "@career-portrait/shared/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { COMMAND } from "../test/command.ts";

const ROOT = resolve(import.meta.dirname, "../..");

let dataDir: string;
let children: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "career-portrait-"));
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map((child) => end(child, "SIGKILL")));
  rmSync(dataDir, { recursive: true, force: true });
});

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, "exit");
  }
  return child.exitCode;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

function launch(environment: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, COMMAND, {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      REGISTRATION: "open",
      LOG_LEVEL: "error",
      MONGODB_URI: "",
      RATE_LIMIT_PER_MINUTE: "100000",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

async function until<T>(look: () => Promise<T | null>): Promise<T> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (Date.now() > deadline) throw new Error("Waited too long.");
    await new Promise((done) => setTimeout(done, 30));
  }
}

async function ready(url: string): Promise<void> {
  await until(() =>
    fetch(`${url}/readyz`).then(
      (response) => (response.ok ? true : null),
      () => null,
    ),
  );
}

async function register(url: string): Promise<Client> {
  const body = { email: "a@example.org", password: "0123456789", name: "A" };
  const { data } = await createClient({ baseUrl: url }).register({ body });
  return createClient({ baseUrl: url, apiKey: () => data.api_key.key });
}

const POSTING =
  "Data Engineer\n\nRequirements\n- 3 years of experience with Python\n- Strong SQL\n\nNice to have\n- Kubernetes";

async function done(client: Client, id: string) {
  return until(async () => {
    const { data } = await client.getJob({ params: { id } });
    return data.status === "completed" || data.status === "failed" ? data : null;
  });
}

describe("the backend process", () => {
  test("refuses a wrong setting with one line", async () => {
    const { child, output } = launch({ PORT: "eighty" });
    await once(child, "exit");
    expect(child.exitCode).toBe(1);
    expect(output().trim().split("\n")).toHaveLength(1);
    expect(output()).toContain("PORT");
  });

  test("refuses a port that is taken with one line", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { child, output } = launch({ PORT: String((server.address() as { port: number }).port) });
    await once(child, "exit");
    server.close();
    expect(child.exitCode).toBe(1);
    expect(output()).toContain("is taken");
  });

  test("names its engine, stops gracefully, and finds everything again", async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const first = launch({ PORT: String(port) });
    await ready(url);
    expect(first.output()).toContain("embedded database");
    expect(first.output()).not.toContain("0123456789");
    const client = await register(url);
    const { data } = await client.saveOpportunityAsync({ body: { description: POSTING } });
    await done(client, data.job_id);
    expect(await end(first.child, "SIGTERM")).toBe(0);
    launch({ PORT: String(port) });
    await ready(url);
    expect((await client.listOpportunities()).data.map(({ title }) => title)).toEqual(["Data Engineer"]);
  }, 40_000);

  test("killed in the middle of a job, it takes the job up again and doubles nothing", async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const first = launch({ PORT: String(port) });
    await ready(url);
    const client = await register(url);
    const save = (n: number) =>
      client.saveOpportunityAsync({
        body: { description: `${POSTING}\n- Project ${n} at site ${n * 31}`, title_hint: "T" },
      });
    const jobs = [];
    for (let n = 0; n < 5; n += 1) jobs.push((await save(n)).data.job_id);
    await end(first.child, "SIGKILL");
    launch({ PORT: String(port) });
    await ready(url);
    for (const id of jobs) expect((await done(client, id)).status).toBe("completed");
    const listed = (await client.listOpportunities()).data.length;
    expect(listed).toBeLessThanOrEqual(5);
    expect(listed).toBe(
      new Set(
        (await Promise.all(jobs.map((id) => client.getJob({ params: { id } })))).map(
          ({ data }) => data.opportunity_id,
        ),
      ).size,
    );
  }, 90_000);

  test("as api and worker on one database, the worker does what the api queued, soon", async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    launch({ PORT: String(port), ROLE: "api" });
    await ready(url);
    const client = await register(url);
    const { data } = await client.saveOpportunityAsync({ body: { description: POSTING } });
    await new Promise((wait) => setTimeout(wait, 300));
    expect((await client.getJob({ params: { id: data.job_id } })).data.status).toBe("queued");
    launch({ ROLE: "worker" });
    expect((await done(client, data.job_id)).status).toBe("completed");
  }, 40_000);

  test("answers plain HTTP from this machine only", async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((net) => net?.family === "IPv4" && !net.internal)?.address;
    if (!outside) return;
    const port = await freePort();
    launch({ PORT: String(port), HOST: "0.0.0.0", TRUST_PROXY: "off" });
    await ready(`http://127.0.0.1:${port}`);
    const refused = await fetch(`http://${outside}:${port}/api/v1/auth/verify`);
    expect(refused.status).toBe(403);
    expect(((await refused.json()) as { error: { code: string } }).error.code).toBe("https_required");
  }, 30_000);
});
