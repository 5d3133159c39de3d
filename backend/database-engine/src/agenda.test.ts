/* oxlint-disable typescript/no-misused-promises -- Agenda awaits its handlers, whatever its types say */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MongoBackend } from "@agendajs/mongo-backend";
import { Agenda, type Job } from "agenda";
import { MongoClient } from "mongodb";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./index.ts";

let directory: string;
let engine: EmbeddedDatabase;
let client: MongoClient;
let agendas: Agenda[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "agenda-"));
  engine = await startEmbeddedDatabase({ directory });
  client = await new MongoClient(engine.uri).connect();
});

beforeEach(() => client.db("agenda").dropDatabase());

afterEach(async () => {
  for (const agenda of agendas) await agenda.stop();
  agendas = [];
});

afterAll(async () => {
  await client.close();
  await engine.close();
  await rm(directory, { recursive: true });
});

function newAgenda(): Agenda {
  const agenda = new Agenda({ backend: new MongoBackend({ mongo: client.db("agenda") }), processEvery: 50 });
  agendas.push(agenda);
  return agenda;
}

const soon = { timeout: 10_000, interval: 20 };

test("now, schedule and every run, each as often as asked", async () => {
  const agenda = newAgenda();
  const ran: string[] = [];
  for (const name of ["now", "later", "often"]) {
    agenda.define(
      name,
      async (job: Job<{ n?: number }>) => void ran.push(`${name}${job.attrs.data?.n ?? ""}`),
    );
  }
  await agenda.start();
  await agenda.now("now", { n: 1 });
  await agenda.schedule(new Date(Date.now() + 200), "later", { n: 2 });
  await agenda.every("0.15 seconds", "often");
  await agenda.every("0.15 seconds", "often");
  await vi.waitFor(
    () => expect(ran.filter((name) => name === "often").length).toBeGreaterThanOrEqual(3),
    soon,
  );
  await vi.waitFor(() => expect(ran).toEqual(expect.arrayContaining(["now1", "later2"])), soon);
  expect(ran.filter((name) => name === "now1" || name === "later2").length).toBe(2);
  expect(await client.db("agenda").collection("agendaJobs").countDocuments({ name: "often" })).toBe(1);
});

test("no more run at once than the concurrency allows", async () => {
  const agenda = newAgenda();
  let running = 0;
  let most = 0;
  let done = 0;
  agenda.define(
    "slow",
    async (_job: Job) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 30));
      running--;
      done++;
    },
    { concurrency: 3 },
  );
  await agenda.start();
  for (let n = 0; n < 12; n++) await agenda.now("slow", { n });
  await vi.waitFor(() => expect(done).toBe(12), soon);
  expect(most).toBeLessThanOrEqual(3);
});

test("a unique job is one document; a failing one keeps its reason; a cancelled one is gone", async () => {
  const agenda = newAgenda();
  agenda.define("fails", async (_job: Job) => {
    throw new Error("no luck");
  });
  const jobs = client.db("agenda").collection("agendaJobs");
  await agenda.start();
  for (let n = 0; n < 3; n++)
    await agenda
      .create("single", { key: "k" })
      .unique({ "data.key": "k" })
      .schedule(new Date(Date.now() + 60_000))
      .save();
  expect(await jobs.countDocuments({ name: "single" })).toBe(1);
  await agenda.now("fails");
  await vi.waitFor(
    async () => expect((await jobs.findOne({ name: "fails" }))?.["failReason"]).toBe("no luck"),
    soon,
  );
  expect((await agenda.queryJobs({ name: "fails" })).jobs[0]?.failCount).toBe(1);
  expect(await agenda.cancel({ name: "single" })).toBe(1);
  expect((await agenda.queryJobs({})).total).toBe(1);
});

test("several workers run each job exactly once", async () => {
  const ran: number[] = [];
  for (let worker = 0; worker < 3; worker++) {
    const agenda = newAgenda();
    agenda.define("once", async (job: Job<{ n: number }>) => void ran.push(job.attrs.data.n), {
      concurrency: 5,
    });
    await agenda.start();
  }
  for (let n = 0; n < 60; n++) await agendas[0]?.now("once", { n });
  await vi.waitFor(() => expect(ran.length).toBeGreaterThanOrEqual(60), soon);
  expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n));
});

test("a job of a killed process runs again when its lock has lapsed", async () => {
  const producer = newAgenda();
  producer.define("long", async (_job: Job) => undefined);
  await client.db("agenda").collection("agendaJobs").createIndex({ name: 1 });
  await producer.now("long");
  const child = spawn(
    process.execPath,
    [new URL("../test/agenda-child.ts", import.meta.url).pathname, directory],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [output] = (await once(child.stdout, "data")) as [Buffer];
  expect(output.toString()).toBe("running attached\n");
  child.kill("SIGKILL");
  await once(child, "exit");
  let ran = 0;
  const other = newAgenda();
  other.define("long", async (_job: Job) => void ran++, { lockLifetime: 800 });
  await other.start();
  await vi.waitFor(() => expect(ran).toBe(1), soon);
});
