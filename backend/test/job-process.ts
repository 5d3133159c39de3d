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
jobs.define("unlucky", {
  concurrency: 1,
  maxAttempts: 2,
  async run(job) {
    // One step a life: every process hangs after it until it is killed.
    for (const step of ["one", "two", "three", "four"]) {
      let isNew = false;
      await job.step(step, async () => {
        isNew = true;
        await effect(job, step);
      });
      if (!isNew) continue;
      process.stdout.write(`kept ${step} ${job.attempt}\n`);
      await new Promise(() => {});
    }
    // And a step that is cut off again and again before it comes to its end.
    if (job.attempt < 8) {
      await effect(job, "cut off");
      await new Promise(() => {});
    }
    if (job.attempt === 8) throw new Error("an error of its own");
    await job.step("five", () => effect(job, "five"));
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
