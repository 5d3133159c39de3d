import { setTimeout as sleep } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import type { Db } from "mongodb";
import pino from "pino";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database.ts";
import {
  createJobs,
  JobFailure,
  jobIndexes,
  type Jobs,
  type JobsOptions,
  type JobRow,
  presentJob,
} from "./index.ts";

let database: TestDatabase;
const opened: Jobs[] = [];

beforeAll(async () => {
  database = await testDatabase(jobIndexes);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop({ timeoutMs: 2_000 })));
  await database.db.collection("jobs").deleteMany({});
  await database.db.collection("agenda_jobs").deleteMany({});
});
afterAll(() => database.close());

function open(options: Partial<JobsOptions> = {}, db: Db = database.db): Jobs {
  const jobs = createJobs({
    db,
    log: pino({ level: "silent" }),
    newId: randomUUID,
    leaseMs: 1_000,
    retryMs: 20,
    ...options,
  });
  opened.push(jobs);
  return jobs;
}

const said = (text: string) => ({ text, explanation: [{ code: "said", params: { text } }] });
const rowOf = (id: string) => database.db.collection<JobRow>("jobs").findOne({ _id: id });

async function finished(id: string): Promise<JobRow> {
  return vi.waitFor(
    async () => {
      const row = await rowOf(id);
      if (!row || row.live) throw new Error(`the job is ${row?.status}`);
      return row;
    },
    { timeout: 15_000, interval: 10 },
  );
}

test("a job runs, tells its phase, and says what it made", async () => {
  const jobs = open();
  const documentId = randomUUID();
  let seen: JobRow | null = null;
  jobs.define<{ greeting: string }>("greet", {
    concurrency: 2,
    maxAttempts: 1,
    async run(job) {
      await job.phase("extracting");
      seen = await rowOf(job.id);
      await job.note(said(job.input.greeting));
      await job.link({ document_id: documentId, title: "Title", match_score: 71 });
    },
  });
  await jobs.start({ run: true });
  const queued = await jobs.enqueue({ kind: "greet", accountId: "a", input: { greeting: "hello" } });
  expect(presentJob(queued)).toMatchObject({ status: "queued", phase: null, match_score: null, notes: [] });
  const done = await finished(queued._id);
  expect(seen).toMatchObject({ status: "processing", phase: "extracting", attempts: 1 });
  expect(presentJob(done)).toMatchObject({
    job_type: "greet",
    status: "completed",
    error: null,
    document_id: documentId,
    title: "Title",
    match_score: 71,
    notes: ["hello"],
    notes_explanation: [[{ code: "said", params: { text: "hello" } }]],
  });
  // A row of before notes had codes.
  expect(presentJob({ ...done, note_codes: undefined }).notes_explanation).toEqual([[]]);
  expect(await jobs.find("another account", queued._id)).toBeNull();
});

test("the same id, or the same live dedupe key, gives the job that stands", async () => {
  const jobs = open();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let runs = 0;
  jobs.define("wait", {
    concurrency: 4,
    maxAttempts: 1,
    async run() {
      runs += 1;
      await held;
    },
  });
  await jobs.start({ run: true });
  const id = randomUUID();
  const same = await Promise.all(
    Array.from({ length: 8 }, () => jobs.enqueue({ id, kind: "wait", accountId: "a", input: {} })),
  );
  expect(new Set(same.map(({ _id }) => _id))).toEqual(new Set([id]));
  const keyed = await Promise.all(
    Array.from({ length: 8 }, () =>
      jobs.enqueue({ kind: "wait", accountId: "a", input: {}, dedupeKey: "k" }),
    ),
  );
  expect(new Set(keyed.map(({ _id }) => _id)).size).toBe(1);
  const other = await jobs.enqueue({ kind: "wait", accountId: "b", input: {}, dedupeKey: "k" });
  expect(other._id).not.toBe(keyed[0]?._id);
  release();
  await Promise.all([id, keyed[0]?._id ?? "", other._id].map(finished));
  expect(runs).toBe(3);
  const later = await jobs.enqueue({ kind: "wait", accountId: "a", input: {}, dedupeKey: "k" });
  expect(later._id).not.toBe(keyed[0]?._id);
  await finished(later._id);
});

test("an id that is another account's job gives nothing away", async () => {
  const jobs = open();
  jobs.define("mine", { concurrency: 1, maxAttempts: 1, run: async () => {} });
  const { _id } = await jobs.enqueue({ kind: "mine", accountId: "a", input: { secret: 1 } });
  await expect(jobs.enqueue({ id: _id, kind: "mine", accountId: "b", input: {} })).rejects.toThrow(
    /another account/,
  );
});

test("a finished step is recalled, not repeated, and earlier phases are not told again", async () => {
  const jobs = open();
  const done: string[] = [];
  const phases: (string | null)[] = [];
  const results: unknown[] = [];
  jobs.define("steps", {
    concurrency: 1,
    maxAttempts: 3,
    async run(job) {
      await job.phase("validating");
      phases.push((await rowOf(job.id))?.phase ?? null);
      results.push(
        await job.step("first", () => {
          done.push("first");
          return { at: new Date(0), nothing: undefined };
        }),
      );
      await job.note(said("said once"));
      await job.phase("matching");
      await job.step("second", () => {
        done.push("second");
        if (job.attempt < 3) throw new Error("not yet");
      });
    },
  });
  await jobs.start({ run: true });
  const { _id } = await jobs.enqueue({ kind: "steps", accountId: "a", input: {} });
  const row = await finished(_id);
  expect(row).toMatchObject({ status: "completed", attempts: 3, notes: ["said once"], steps: {} });
  expect(done).toEqual(["first", "second", "second", "second"]);
  expect(results).toEqual(Array.from({ length: 3 }, () => ({ at: "1970-01-01T00:00:00.000Z" })));
  expect(phases).toEqual(["validating", "matching", "matching"]);
});

test("an error is retried and in the end told in a sentence; a failure is told at once", async () => {
  const counted: string[] = [];
  const jobs = open({ metrics: { countJob: (kind, outcome) => counted.push(`${kind} ${outcome}`) } });
  const undone: string[] = [];
  let tries = 0;
  jobs.define("stubborn", {
    concurrency: 1,
    maxAttempts: 3,
    run: async () => {
      tries += 1;
      throw new Error("secret: connection string");
    },
    failureSentence: () => "It did not work.",
    onFailed: async (row, sentence) => void undone.push(`${row.kind}: ${sentence}`),
  });
  jobs.define("bare", {
    concurrency: 1,
    maxAttempts: 1,
    run: async () => {
      throw new Error("secret");
    },
  });
  jobs.define("hopeless", {
    concurrency: 1,
    maxAttempts: 3,
    run: async () => {
      throw new JobFailure("The file is empty.");
    },
  });
  await jobs.start({ run: true });
  const rows = await Promise.all(
    ["stubborn", "bare", "hopeless"].map(async (kind) =>
      finished((await jobs.enqueue({ kind, accountId: "a", input: {} }))._id),
    ),
  );
  expect(rows.map(({ status }) => status)).toEqual(["failed", "failed", "failed"]);
  expect(rows.map(({ attempts }) => attempts)).toEqual([3, 1, 1]);
  expect(rows[0]?.error).toBe("It did not work.");
  expect(rows[1]?.error).not.toContain("secret");
  expect(rows[2]?.error).toBe("The file is empty.");
  expect(tries).toBe(3);
  expect(undone).toEqual(["stubborn: It did not work."]);
  expect(counted.toSorted()).toEqual(["bare failed", "hopeless failed", "stubborn failed"]);
});

test("two workers on one database run each of 500 jobs once", { timeout: 60_000 }, async () => {
  const runs: string[] = [];
  // Leases that a busy machine does not outsleep: a job whose lease lapsed is rightly begun again.
  const first = open({ pollMs: 50, leaseMs: 30_000 });
  const second = open({ pollMs: 50, leaseMs: 30_000 }, await database.connect());
  for (const [index, jobs] of [first, second].entries()) {
    jobs.define("once", {
      concurrency: 4,
      maxAttempts: 1,
      async run(job) {
        await sleep(5);
        runs.push(`${job.id} by ${index}`);
      },
    });
    await jobs.start({ run: true });
  }
  const queued = await Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      (index % 2 === 0 ? first : second).enqueue({
        kind: "once",
        accountId: `account ${index % 7}`,
        input: {},
      }),
    ),
  );
  await vi.waitFor(
    async () => expect(await database.db.collection("jobs").countDocuments({ live: true })).toBe(0),
    { timeout: 50_000, interval: 50 },
  );
  expect(runs.length).toBe(500);
  expect(new Set(runs.map((run) => run.split(" ")[0]))).toEqual(new Set(queued.map(({ _id }) => _id)));
  // Neither worker sat idle while the other one worked.
  expect(new Set(runs.map((run) => run.split(" ").at(-1)))).toEqual(new Set(["0", "1"]));
});

test("an account's one job does not wait for another's 500", { timeout: 60_000 }, async () => {
  const jobs = open();
  const order: string[] = [];
  jobs.define("crowded", {
    concurrency: 4,
    maxAttempts: 1,
    run: async (job) => void order.push(job.accountId),
  });
  await Promise.all(
    Array.from({ length: 500 }, () => jobs.enqueue({ kind: "crowded", accountId: "many", input: {} })),
  );
  await jobs.start({ run: true });
  await vi.waitFor(() => expect(order.length).toBeGreaterThan(20), { timeout: 10_000 });
  const before = order.length;
  const { _id } = await jobs.enqueue({ kind: "crowded", accountId: "one", input: {} });
  await finished(_id);
  // A handful may begin between the queueing and the claim; the hundreds that were queued before it may not.
  expect(order.indexOf("one") - before).toBeLessThan(60);
  expect(order.length).toBeLessThan(501);
});

test("a process that only queues has its jobs done by another", async () => {
  const api = open({}, await database.connect());
  const worker = open({ pollMs: 50 });
  const runs: string[] = [];
  worker.define("elsewhere", { concurrency: 1, maxAttempts: 1, run: async (job) => void runs.push(job.id) });
  api.define("elsewhere", {
    concurrency: 1,
    maxAttempts: 1,
    run: async () => void runs.push("here"),
  });
  await api.start({ run: false });
  await worker.start({ run: true });
  expect([api.ready(), worker.ready()]).toEqual([true, true]);
  const { _id } = await api.enqueue({ kind: "elsewhere", accountId: "a", input: {} });
  await finished(_id);
  expect(runs).toEqual([_id]);
});

test("one account's backlog keeps no other waiting, and never takes every slot", async () => {
  const jobs = open();
  const order: string[] = [];
  let most = 0;
  const running = { many: 0, one: 0 };
  jobs.define("fair", {
    concurrency: 3,
    maxAttempts: 1,
    async run(job) {
      const account = job.accountId as keyof typeof running;
      running[account] += 1;
      most = Math.max(most, running.many);
      order.push(account);
      await sleep(10);
      running[account] -= 1;
    },
  });
  const backlog: JobRow[] = [];
  for (let index = 0; index < 30; index += 1) {
    backlog.push(await jobs.enqueue({ kind: "fair", accountId: "many", input: {} }));
  }
  const single = await jobs.enqueue({ kind: "fair", accountId: "one", input: {} });
  await jobs.start({ run: true });
  await Promise.all([...backlog, single].map(({ _id }) => finished(_id)));
  expect(order.indexOf("one")).toBeLessThan(6);
  expect(most).toBe(2);
});

test("a lost wake-up is made good by the sweep", async () => {
  const jobs = open();
  jobs.define("forgotten", { concurrency: 1, maxAttempts: 1, run: async () => {} });
  const { _id } = await jobs.enqueue({ kind: "forgotten", accountId: "a", input: {} });
  await database.db.collection("agenda_jobs").deleteMany({});
  await jobs.start({ run: true });
  expect((await finished(_id)).status).toBe("completed");
});

test("a run that lost its lease is told to stop and writes nothing more", async () => {
  const jobs = open();
  let outcome: unknown = null;
  let stopped = false;
  const first = Promise.withResolvers<void>();
  jobs.define("zombie", {
    concurrency: 2,
    maxAttempts: 5,
    async run(job) {
      if (job.attempt > 1) {
        await job.note(said("by the second"));
        return;
      }
      // Another process takes the job up, as if this one had slept through its lease.
      await database.db
        .collection<JobRow>("jobs")
        .updateOne({ _id: job.id }, { $set: { lease_token: "another", lease_until: new Date(0) } });
      await new Promise((resolve) => job.signal.addEventListener("abort", resolve));
      stopped = true;
      outcome = await job.note(said("by the first")).catch((error: unknown) => error);
      first.resolve();
    },
  });
  await jobs.start({ run: true });
  const { _id } = await jobs.enqueue({ kind: "zombie", accountId: "a", input: {} });
  const row = await finished(_id);
  await first.promise;
  expect(stopped).toBe(true);
  expect(outcome).toMatchObject({ name: "LeaseLost" });
  expect((await rowOf(_id))?.notes).toEqual(["by the second"]);
  expect(row.attempts).toBe(2);
});

test("a job outliving its first lease is not run twice", async () => {
  const jobs = open({ leaseMs: 600 });
  let runs = 0;
  jobs.define("long", {
    concurrency: 2,
    maxAttempts: 2,
    async run() {
      runs += 1;
      await sleep(1_800);
    },
  });
  await jobs.start({ run: true });
  const { _id } = await jobs.enqueue({ kind: "long", accountId: "a", input: {} });
  expect(await finished(_id)).toMatchObject({ status: "completed", attempts: 1 });
  expect(runs).toBe(1);
});

test("at shutdown running work is waited for, and what is left is handed to others at once", async () => {
  const first = open({ leaseMs: 60_000 });
  const log: string[] = [];
  first.define("leaving", {
    concurrency: 2,
    maxAttempts: 1,
    async run(job) {
      log.push(`began ${String(job.input)}`);
      if (job.input === "quick") await sleep(100);
      else await new Promise((resolve) => job.signal.addEventListener("abort", resolve));
      job.signal.throwIfAborted();
      log.push(`ended ${String(job.input)}`);
    },
  });
  await first.start({ run: true });
  const quick = await first.enqueue({ kind: "leaving", accountId: "a", input: "quick" });
  const endless = await first.enqueue({ kind: "leaving", accountId: "b", input: "endless" });
  await vi.waitFor(() => expect(log).toHaveLength(2));
  await first.stop({ timeoutMs: 500 });
  expect(log).toContain("ended quick");
  expect((await rowOf(quick._id))?.status).toBe("completed");
  expect(await rowOf(endless._id)).toMatchObject({ status: "queued", attempts: 0, lease_token: null });

  const second = open({ leaseMs: 60_000 });
  second.define("leaving", { concurrency: 1, maxAttempts: 1, run: async () => void log.push("taken up") });
  await second.start({ run: true });
  expect((await finished(endless._id)).status).toBe("completed");
  expect(log.filter((line) => line === "taken up")).toHaveLength(1);
});

test("deleting an account's data ends its jobs", async () => {
  const jobs = open({ leaseMs: 300 });
  let ended = false;
  jobs.define("doomed", {
    concurrency: 1,
    maxAttempts: 1,
    async run(job) {
      await new Promise((resolve) => job.signal.addEventListener("abort", resolve));
      ended = true;
    },
  });
  await jobs.start({ run: true });
  const { _id } = await jobs.enqueue({ kind: "doomed", accountId: "a", input: {} });
  await vi.waitFor(async () => expect((await rowOf(_id))?.status).toBe("processing"));
  await jobs.deleteAccountData("a");
  await vi.waitFor(() => expect(ended).toBe(true));
  expect(await rowOf(_id)).toBeNull();
});
