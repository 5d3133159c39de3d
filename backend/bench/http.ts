/**
 * What the HTTP floor costs: `GET /opportunities?limit=50` over 10,000 rows against a bare Koa handler that runs the same
 * find, and one that returns the same bytes; how soon the backend is ready on those rows, and how much memory it holds.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createClient } from "@career-portrait/shared/contract";
import autocannon from "autocannon";
import { MongoClient } from "mongodb";
import { startEmbeddedDatabase } from "@career-portrait/database-engine";
import type { OpportunityRow } from "../src/opportunities/row.ts";
import { COMMAND } from "../test/command.ts";
import { opportunityRow, untouchedVersion } from "./opportunity-rows.ts";
import type { BenchRow } from "./row.ts";

const root = resolve(import.meta.dirname, "../..");
const ROWS = 10_000;
const CONNECTIONS = 20;
const SECONDS = 8;
/** Longer than nothing must have changed for a page to be kept (`quiet-pages.ts`). */
const WARM_UP_SECONDS = 6;
const PORT = await freePort();
const BARE_PORT = await freePort();
const url = `http://127.0.0.1:${PORT}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function untilReady(address: string, child: ChildProcess): Promise<number> {
  const started = performance.now();
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server on ${address} ended with ${child.exitCode}.`);
    const ready = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return performance.now() - started;
    await new Promise((done) => setTimeout(done, 20));
  }
}

function start(command: string, args: string[], environment: Record<string, string>): ChildProcess {
  return spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((done) => child.once("exit", done));
  process.kill(-child.pid, "SIGTERM");
  await ended;
}

async function measure(address: string, headers: Record<string, string> = {}) {
  await autocannon({ url: address, connections: CONNECTIONS, duration: WARM_UP_SECONDS, headers });
  const result = await autocannon({ url: address, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${address} answered ${result.non2xx} refusals, ${result.errors} errors.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** Resident memory of a process, in MB; null where the system does not tell. */
function residentMb(pid: number | undefined): number | null {
  if (process.platform !== "linux" || pid === undefined) return null;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
}

const BACKEND = { PORT: String(PORT), RATE_LIMIT_PER_MINUTE: "100000000", LOG_LEVEL: "error" };

async function fill(dataDir: string): Promise<{ accountId: string; key: string }> {
  const backend = start(process.execPath, COMMAND, { ...BACKEND, DATA_DIR: dataDir });
  await untilReady(`${url}/readyz`, backend);
  const body = { email: "bench@example.org", password: "0123456789", name: "Bench" };
  const { data } = await createClient({ baseUrl: url }).register({ body });
  await stop(backend);
  const engine = await startEmbeddedDatabase({ directory: join(dataDir, "database") });
  const client = await new MongoClient(engine.uri).connect();
  const version = untouchedVersion();
  const rows = Array.from({ length: ROWS }, (_, index) => opportunityRow(data.user_id, version, index));
  await client.db("career_portrait").collection<OpportunityRow>("opportunities").insertMany(rows);
  await client.close();
  await engine.close();
  return { accountId: data.user_id, key: data.api_key.key };
}

async function benchRoutes(dataDir: string, accountId: string, key: string): Promise<BenchRow[]> {
  // All servers reach the engine in the same way: it runs in this process, beside the load.
  const engine = await startEmbeddedDatabase({ directory: join(dataDir, "database") });
  const backend = start(process.execPath, COMMAND, {
    ...BACKEND,
    DATA_DIR: dataDir,
    ROLE: "api",
  });
  const bare = start(process.execPath, ["backend/bench/bare-server.ts"], {
    PORT: String(BARE_PORT),
    DATABASE: engine.uri,
    ACCOUNT: accountId,
  });
  try {
    await untilReady(`${url}/readyz`, backend);
    await untilReady(`http://127.0.0.1:${BARE_PORT}/bytes`, bare);
    const list = `${url}/api/v1/opportunities?limit=50`;
    const headers = { authorization: `Bearer ${key}` };
    const first = (await (await fetch(list, { headers })).json()) as { meta: { next_cursor: string } };
    const next = await measure(`${list}&cursor=${first.meta.next_cursor}`, headers);
    const ours = await measure(list, headers);
    const find = await measure(`http://127.0.0.1:${BARE_PORT}/find`);
    const bytes = await measure(`http://127.0.0.1:${BARE_PORT}/bytes`);
    const ofFind = next.perSecond / find.perSecond;
    const ofBytes = ours.perSecond / bytes.perSecond;
    const perSecond = (value: number) => `${Math.round(value)}/s`;
    return [
      {
        name: `GET /opportunities?limit=50, ${ROWS} rows, ${CONNECTIONS} connections, nothing changes`,
        value: perSecond(ours.perSecond),
        target: "",
        ok: true,
      },
      {
        name: "  the page behind it, read each time",
        value: perSecond(next.perSecond),
        target: "",
        ok: true,
      },
      { name: "  bare Koa, same find", value: perSecond(find.perSecond), target: "", ok: true },
      {
        name: "  share of the bare find, read each time",
        value: ofFind.toFixed(2),
        target: "≥ 0.60",
        ok: ofFind >= 0.6,
      },
      { name: "  bare Koa, same bytes", value: perSecond(bytes.perSecond), target: "", ok: true },
      {
        name: "  share of the bare bytes, nothing changes",
        value: ofBytes.toFixed(2),
        target: "≥ 0.25 (next goal)",
        ok: ofBytes >= 0.25,
      },
      { name: "  p99, read each time", value: `${next.p99} ms`, target: "< 40 ms", ok: next.p99 < 40 },
    ];
  } finally {
    await stop(backend);
    await stop(bare);
    await engine.close();
  }
}

async function benchStart(dataDir: string): Promise<BenchRow[]> {
  const byCommand = start("npm", ["run", "-s", "backend"], { ...BACKEND, DATA_DIR: dataDir });
  const ready = await untilReady(`${url}/readyz`, byCommand);
  await stop(byCommand);
  // As the command runs it, but without npm's own process around it.
  const backend = start(process.execPath, COMMAND, { ...BACKEND, DATA_DIR: dataDir });
  await untilReady(`${url}/readyz`, backend);
  const memory = residentMb(backend.pid);
  await stop(backend);
  return [
    {
      name: `npm run backend until ready, ${ROWS} rows`,
      value: `${(ready / 1000).toFixed(2)} s`,
      target: "< 1.5 s",
      ok: ready < 1500,
    },
    {
      name: "backend, resident",
      value: memory === null ? "not told here" : `${memory} MB`,
      target: "< 200 MB",
      ok: memory === null || memory < 200,
    },
  ];
}

export async function benchHttp(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "career-portrait-bench-"));
  try {
    const { accountId, key } = await fill(dataDir);
    return [...(await benchRoutes(dataDir, accountId, key)), ...(await benchStart(dataDir))];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
