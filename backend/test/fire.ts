/**
 * The backend under fire: it is given work of every kind and killed (SIGKILL) at a moment picked at random, again and again; then
 * it is left to finish, and what it holds is held to what must be so (docs/jobs.md).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient } from "@career-portrait/shared/contract";
import type { JobRow } from "../src/jobs/row.ts";
import type { OpportunityRow } from "../src/opportunities/row.ts";
import { type BackendProcess, openDatabaseOf, startBackend } from "./backend-process.ts";
import { findFaults } from "./fire-check.ts";
import { ask, openSite, type Wish, wishesOf } from "./fire-work.ts";

export interface FireResult {
  kills: number;
  /** Where jobs were when the process was killed under them: kind and phase → how often. */
  hit: Record<string, number>;
  completed: number;
  failed: number;
  opportunities: number;
  faults: string[];
}

/** Longest that a life lasts behind its start, in ms; some end before they are ready. */
const LIFE_MS = 2_500;
const START_MS = 2_500;
const SHARE_KILLED_AT_START = 0.1;
/** What is left has stopped when no job ends within this. */
const PATIENCE_MS = 120_000;
const ANSWERS_MS = 90_000;
const ENVIRONMENT = { FETCH_ALLOW_PRIVATE: "1", LOG_LEVEL: "silent" };

/** Not answered yet. A note is sent once: repeated, it would come in behind later ones. */
function isOpen({ kind, jobs, target }: Wish): boolean {
  return jobs === null && (kind !== "note" || target === null);
}

/** What the killed process was at, and an opportunity to ask something of. */
async function lookAfter(dataDir: string, hit: Record<string, number>, random: () => number) {
  const database = await openDatabaseOf(dataDir);
  const { db } = database;
  const running = await db.collection<JobRow>("jobs").find({ status: "processing" }).toArray();
  for (const { kind, phase } of running) {
    const place = `${kind} ${phase ?? "-"}`;
    hit[place] = (hit[place] ?? 0) + 1;
  }
  const rows = await db
    .collection<OpportunityRow>("opportunities")
    .find({}, { projection: { _id: 1 } })
    .toArray();
  await database.close();
  return rows[Math.floor(random() * rows.length)]?._id ?? null;
}

async function register(url: string): Promise<string> {
  const body = { email: "fire@example.org", password: "correct horse battery", name: "Fire" };
  const { data } = await createClient({ baseUrl: url }).register({ body });
  return data.api_key.key;
}

async function untilDone(dataDir: string): Promise<void> {
  const database = await openDatabaseOf(dataDir);
  const { db } = database;
  let [left, since] = [Infinity, performance.now()];
  while (left > 0 && performance.now() - since < PATIENCE_MS) {
    const live = await db.collection("jobs").countDocuments({ live: true });
    if (live < left) [left, since] = [live, performance.now()];
    if (live > 0) await sleep(100);
  }
  await database.close();
}

export interface FireOptions {
  kills: number;
  /** Gives numbers from 0 to 1. */
  random: () => number;
  progress?: (line: string) => void;
  /** Ends the killing early. */
  isEnough?: () => boolean;
  /** Kills only behind the answers: requests that are cut off may be repeated only after a minute. */
  waitForAnswers?: boolean;
}

/** Kills it so many times, or until it is enough. */
export async function runFire({
  kills,
  random,
  progress = () => {},
  isEnough = () => false,
  waitForAnswers = false,
}: FireOptions): Promise<FireResult> {
  const dataDir = mkdtempSync(join(tmpdir(), "career-portrait-fire-"));
  const site = await openSite();
  const wishes: Wish[] = [];
  const hit: Record<string, number> = {};
  let key = "";
  let target: string | null = null;
  let running: BackendProcess | null = null;

  const askAll = async (client: Client) => {
    await Promise.all(
      wishes.filter(isOpen).map(async (wish) => {
        wish.target ??= target;
        await ask(wish, client, site);
      }),
    );
  };

  try {
    const first = await startBackend(dataDir, ENVIRONMENT);
    key = await register(first.url);
    await first.kill();
    let done = 0;
    for (let kill = 1; kill <= kills && !isEnough(); kill += 1) {
      if (random() < SHARE_KILLED_AT_START) {
        const starting = startBackend(dataDir, ENVIRONMENT, (child) => {
          setTimeout(() => child.kill("SIGKILL"), random() * START_MS);
        });
        await starting.then((backend) => backend.kill()).catch(() => {});
      } else {
        const backend = await startBackend(dataDir, ENVIRONMENT);
        running = backend;
        const client = createClient({ baseUrl: backend.url, apiKey: () => key });
        if (kills - kill >= 3) wishes.push(...wishesOf(kill));
        // Settled at once: a refusal that nobody expects is thrown when the process is down.
        const asked = Promise.allSettled([askAll(client)]);
        if (waitForAnswers) await asked;
        await sleep(random() * LIFE_MS);
        await backend.kill();
        for (const outcome of await asked) if (outcome.status === "rejected") throw outcome.reason;
      }
      done = kill;
      target = await lookAfter(dataDir, hit, random);
      progress(
        `kill ${kill}: ${wishes.length} wishes, ${Object.values(hit).reduce((a, b) => a + b, 0)} jobs hit`,
      );
    }
    const last = await startBackend(dataDir, ENVIRONMENT);
    running = last;
    const client = createClient({ baseUrl: last.url, apiKey: () => key });
    // A request that was cut off under its Idempotency-Key may be repeated after a minute.
    const end = performance.now() + ANSWERS_MS;
    while (wishes.some(isOpen) && performance.now() < end) {
      await askAll(client);
      await sleep(500);
    }
    await untilDone(dataDir);
    await last.stop();
    const database = await openDatabaseOf(dataDir);
    const { db } = database;
    const faults = await findFaults(db, wishes);
    const count = async (status: string) => db.collection("jobs").countDocuments({ status });
    const [completed, failed] = [await count("completed"), await count("failed")];
    const opportunities = await db.collection("opportunities").countDocuments({});
    await database.close();
    return { kills: done, hit, completed, failed, opportunities, faults };
  } finally {
    await running?.kill();
    site.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
