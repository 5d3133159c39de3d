/** Background saving: how soon it answers and is done, alone and under load, and whether a backlog delays anybody else. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "@career-portrait/shared/contract";
import type { Db } from "mongodb";
import type { JobRow } from "../src/jobs/row.ts";
import type { MatchRow } from "../src/opportunities/row.ts";
import { openSite, textOf } from "../test/fire-work.ts";
import { type BenchBackend, openBackend } from "./backend.ts";
import { type BenchRow, durationRow, percentile, plainRow } from "./row.ts";

const STORY = `I was Platform Engineer at Ledgerline from 2016 until 2021. There I built payment services in Go and PostgreSQL
and moved forty services to Kubernetes. I cut the cost of hosting by 30 percent. Before that I was Developer at Brightmill
from 2012 until 2015, where I wrote Java and ran Jenkins. I hold a Bachelor of Science in Computer Science from Delft.`;

async function withBackend<T>(
  options: Parameters<typeof openBackend>[1],
  measure: (backend: BenchBackend) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), "career-portrait-bench-"));
  const backend = await openBackend(dataDir, options);
  try {
    return await measure(backend);
  } finally {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Until no job is left, or none of a kind. */
async function untilIdle(db: Db, kind?: string): Promise<void> {
  const left = { live: true, ...(kind === undefined ? {} : { kind }) };
  while ((await db.collection("jobs").countDocuments(left)) > 0) await sleep(50);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const save = (client: Client, number: number) =>
  client.saveOpportunityAsync({ body: { description: textOf(number) } });

/** ms from the job's row to the match, by the rows' own times. */
async function durations(db: Db, accountId: string): Promise<number[]> {
  const jobs = await db
    .collection<JobRow>("jobs")
    .find({ account_id: accountId, kind: "opportunity_save" })
    .toArray();
  const matches = await db.collection<MatchRow>("matches").find({ account_id: accountId }).toArray();
  const made = new Map(matches.map(({ _id, computed_at }) => [_id, computed_at.getTime()]));
  return jobs.flatMap(({ opportunity_id, created_at }) => {
    const at = made.get(opportunity_id ?? "");
    return at === undefined ? [] : [at - created_at.getTime()];
  });
}

async function benchAlone(): Promise<BenchRow> {
  return withBackend({}, async ({ db, account }) => {
    const { client, userId } = await account();
    await client.submitStory({ body: { text: STORY } });
    await untilIdle(db);
    for (let n = 1; n <= 40; n += 1) {
      await save(client, n);
      await untilIdle(db);
    }
    const times = (await durations(db, userId)).slice(5);
    return durationRow("a posting with description, queued to matched, median", percentile(times, 50), 300);
  });
}

async function benchLoad(): Promise<BenchRow> {
  const site = await openSite();
  try {
    return await withBackend({ environment: { FETCH_ALLOW_PRIVATE: "1" } }, async ({ db, account }) => {
      const { client } = await account();
      await client.submitStory({ body: { text: STORY } });
      await untilIdle(db);
      for (let n = 0; n < 10; n += 1) await save(client, 9_000 + n);
      const pipelines = Array.from({ length: 120 }, (_, n) => n + 1);
      await Promise.all(
        pipelines.map((n) => client.saveOpportunityAsync({ body: { url: site.addressOf(n) } })),
      );
      const times: number[] = [];
      let fewest = Number.POSITIVE_INFINITY;
      for (let n = 0; n < 200; n += 1) {
        times.push(await timed(() => save(client, 1_000 + n)));
        if (n % 20 === 0)
          fewest = Math.min(fewest, await db.collection("jobs").countDocuments({ live: true }));
      }
      const median = percentile(times, 50).toFixed(1);
      return durationRow(
        `POST /opportunities/async while ${fewest} pipelines or more run, p99 (median ${median} ms)`,
        percentile(times, 99),
        50,
      );
    });
  } finally {
    site.close();
  }
}

const BACKLOG = 500;

async function benchFairness(): Promise<BenchRow[]> {
  return withBackend({ environment: { ROLE: "api" }, workers: 2 }, async ({ db, account }) => {
    const [busy, quiet] = [await account(), await account()];
    await save(quiet.client, 1);
    await untilIdle(db);
    await save(quiet.client, 2);
    await untilIdle(db);
    const alone = Math.min(...(await durations(db, quiet.userId)));
    const began = performance.now();
    for (let n = 0; n < BACKLOG; n += 25) {
      await Promise.all(Array.from({ length: 25 }, (_, step) => save(busy.client, n + step + 1)));
    }
    await save(quiet.client, 3);
    await untilIdle(db, "opportunity_save");
    const whole = performance.now() - began;
    const behind = (await durations(db, quiet.userId)).at(-1) ?? Number.NaN;
    const jobs = await db.collection<JobRow>("jobs").find({ kind: "opportunity_save" }).toArray();
    const once = jobs.filter(({ attempts, status }) => attempts === 1 && status === "completed").length;
    const rows = await db.collection("opportunities").countDocuments({ account_id: busy.userId });
    return [
      {
        name: `${BACKLOG} saves of one account over two workers: run once and completed`,
        value: `${once - 3} of ${BACKLOG}`,
        target: `${BACKLOG} rows`,
        ok: once === jobs.length && rows === BACKLOG,
      },
      plainRow("  all of them done after", `${(whole / 1000).toFixed(1)} s`),
      {
        name: `another account's one save behind them (alone ${alone} ms)`,
        value: `${behind} ms`,
        target: "< a tenth of the backlog",
        ok: behind < whole / 10,
      },
    ];
  });
}

export async function benchJobs(): Promise<BenchRow[]> {
  return [await benchLoad(), await benchAlone(), ...(await benchFairness())];
}
