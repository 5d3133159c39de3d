/**
 * A worker in a process of its own, to be killed. Usage: job-process.ts URI LEASE_MS. It writes every effect of its jobs to the
 * collection `effects`, and prints a line for each.
 */
import { randomUUID } from "node:crypto";
import { MongoClient } from "mongodb";
import pino from "pino";
import { createJobs } from "../src/jobs/index.ts";

const [uri = "", leaseMs = "1500"] = process.argv.slice(2);
const client = new MongoClient(uri, { ignoreUndefined: true });
await client.connect();
const db = client.db();
const effects = db.collection("effects");
const jobs = createJobs({
  db,
  log: pino({ level: "silent" }),
  newId: randomUUID,
  leaseMs: Number(leaseMs),
  pollMs: 50,
});

async function effect(job: { id: string; attempt: number }, name: string): Promise<void> {
  await effects.insertOne({ job: job.id, name, attempt: job.attempt, pid: process.pid });
  process.stdout.write(`${name} ${job.attempt}\n`);
}

jobs.define("survivor", {
  concurrency: 2,
  maxAttempts: 3,
  async run(job) {
    await job.phase("enriching");
    await job.step("fetch", () => effect(job, "fetched"));
    await job.phase("matching");
    // The first process hangs here until it is killed.
    if (job.attempt === 1) await new Promise(() => {});
    await job.step("match", () => effect(job, "matched"));
  },
});
jobs.define("killer", {
  concurrency: 1,
  maxAttempts: 2,
  async run(job) {
    await effect(job, "killing");
    process.kill(process.pid, "SIGKILL");
    await new Promise(() => {});
  },
});
await jobs.start({ run: true });
process.stdout.write("ready\n");
