/** What a killed process leaves behind (decisions, section 6): workers in processes of their own, ended with SIGKILL. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pino from "pino";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database.ts";
import { createJobs, jobIndexes, type Jobs, type JobState } from "./index.ts";

const SCRIPT = fileURLToPath(new URL("../../test/job-process.ts", import.meta.url));
let database: TestDatabase;
let queue: Jobs;
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await testDatabase(jobIndexes);
  queue = createJobs({ db: database.db, log: pino({ level: "silent" }), newId: randomUUID });
  await queue.start({ run: false });
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
afterAll(async () => {
  await queue.stop({ timeoutMs: 0 });
  await database.close();
});

/** Starts a worker process; `said` resolves when it has printed the line. */
function startWorker(leaseMs = "1500"): { child: ChildProcess; said: (line: string) => Promise<void> } {
  const child = spawn(process.execPath, [SCRIPT, database.uri, leaseMs], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const lines: string[] = [];
  if (child.stdout) createInterface(child.stdout).on("line", (line) => lines.push(line));
  return { child, said: (line) => vi.waitFor(() => expect(lines).toContain(line), { timeout: 15_000 }) };
}

async function finished(id: string): Promise<JobState> {
  return vi.waitFor(
    async () => {
      const row = await queue.find("a", id);
      if (!row || row.live) throw new Error(`the job is ${row?.status} after ${row?.attempts} attempts`);
      return row;
    },
    { timeout: 15_000, interval: 20 },
  );
}

async function effectsOf(id: string): Promise<string[]> {
  const rows = await database.db
    .collection("effects")
    .find({ job: id })
    .sort({ attempt: 1, _id: 1 })
    .toArray();
  return rows.map((row) => `${row.name} ${row.attempt}`);
}

test("a killed process's job goes on in another from its last finished step", async () => {
  const first = startWorker();
  await first.said("ready");
  const { _id } = await queue.enqueue({ kind: "survivor", accountId: "a", input: {} });
  await first.said("fetched 1");
  await vi.waitFor(async () => expect((await queue.find("a", _id))?.phase).toBe("matching"));
  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  const second = startWorker();
  await second.said("matched 2");
  expect(await finished(_id)).toMatchObject({ status: "completed", attempts: 2, phase: "matching" });
  expect(await effectsOf(_id)).toEqual(["fetched 1", "matched 2"]);
}, 40_000);

test("a restart on the same machine does not wait for the dead process's lease", async () => {
  const first = startWorker("60000");
  await first.said("ready");
  const { _id } = await queue.enqueue({ kind: "survivor", accountId: "a", input: {} });
  await first.said("fetched 1");
  await vi.waitFor(async () => expect((await queue.find("a", _id))?.phase).toBe("matching"));
  const other = startWorker("60000");
  await other.said("ready");
  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  const leasedUntil = (await queue.find("a", _id))?.lease_until ?? new Date(0);
  expect(leasedUntil.getTime()).toBeGreaterThan(Date.now() + 30_000);
  startWorker("60000");
  // Long before the lease would have ended, and by whichever of the two.
  expect(await finished(_id)).toMatchObject({ status: "completed", attempts: 2 });
  expect(await effectsOf(_id)).toEqual(["fetched 1", "matched 2"]);
}, 40_000);

/** Runs a worker until it has printed the line, and kills it. */
async function killAfter(line: string): Promise<void> {
  const { child, said } = startWorker();
  await said(line);
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("a job is not given up because the process was killed, however often, while it gets on", async () => {
  const { _id } = await queue.enqueue({ kind: "unlucky", accountId: "a", input: {} });
  const steps = ["one 1", "two 2", "three 3", "four 4"];
  const cuts = ["cut off 5", "cut off 6", "cut off 7"];
  for (const line of [...steps.map((step) => `kept ${step}`), ...cuts]) await killAfter(line);
  const last = startWorker();
  await last.said("five 9");
  expect(await finished(_id)).toMatchObject({ status: "completed", attempts: 9, errors: 1 });
  expect(await effectsOf(_id)).toEqual([...steps, ...cuts, "five 9"]);
}, 90_000);

test("a job that kills whoever runs it is given up, with a sentence", async () => {
  const { _id } = await queue.enqueue({ kind: "killer", accountId: "a", input: {} });
  const times = Array.from({ length: 10 }, (_, index) => index + 1);
  for (const attempt of times) {
    const { child, said } = startWorker();
    await said(`killing ${attempt}`);
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    expect(child.signalCode).toBe("SIGKILL");
  }
  startWorker();
  const row = await finished(_id);
  expect(row).toMatchObject({ status: "failed", attempts: 11 });
  expect(row.error).toMatch(/^The work was cut off at the same place every time/);
  expect(await effectsOf(_id)).toEqual(times.map((attempt) => `killing ${attempt}`));
}, 90_000);
