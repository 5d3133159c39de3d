/** The review queue: filing what a person sends, opening a long queue, and a discovery run over loopback sources. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "@career-portrait/shared/contract";
import { playJobSites, type PlayedPosting } from "../test/job-sites.ts";
import { openBackend } from "./backend.ts";
import { type BenchRow, durationRow, percentile } from "./row.ts";

const QUERIES = 20;
const EACH = 50;
const STANDING = 5_000;
const BATCH = 100;
const FILINGS = 10;

function filed(from: number) {
  return Array.from({ length: BATCH }, (_, index) => {
    const n = from + index;
    return {
      title: `Backend Engineer ${n}`,
      company: `Company ${n % 400}`,
      location: n % 3 === 0 ? "Berlin" : "Hamburg",
      url: `https://jobs.example.com/openings/${n}`,
      description_text:
        `We build services in TypeScript and Go for team ${n}. Three years of experience are needed. `.repeat(
          6,
        ),
    };
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Files beside a queue of five thousand, and opens it. */
async function benchFiling(client: Client): Promise<BenchRow[]> {
  const file = (from: number) => client.filePending({ body: { items: filed(from) } });
  for (let from = 0; from < STANDING; from += BATCH) await file(from);
  const times: number[] = [];
  for (let n = 0; n < FILINGS; n += 1) times.push(await timed(() => file(STANDING + n * BATCH)));
  const opening: number[] = [];
  for (let n = 0; n < FILINGS; n += 1) {
    opening.push(await timed(() => client.listDiscovered({ query: { limit: 50 } })));
  }
  return [
    durationRow("filing 100 captured items beside 5,000, median", percentile(times, 50), 400),
    durationRow("opening the queue of 5,000, first 50 by relevance, median", percentile(opening, 50), 50),
  ];
}

function postings(keyword: string, first: number): PlayedPosting[] {
  return Array.from({ length: EACH }, (_, index) => ({
    id: 4_000_000_000 + first + index,
    title: `${keyword} ${index}`,
    company: `Company ${first + index}`,
    location: "Berlin, Germany",
    description: "Own services in Go and PostgreSQL. Three years of experience. ".repeat(10),
  }));
}

async function runToEnd(client: Client): Promise<void> {
  const { data } = await client.runDiscovery({});
  for (;;) {
    const { data: job } = await client.getJob({ params: { id: data.job_id } });
    if (job.status === "failed") throw new Error(job.error ?? "the run failed");
    if (job.status === "completed") return;
    await sleep(50);
  }
}

/** Gives the rows of the table; takes about a minute. */
export async function benchQueue(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "career-portrait-bench-"));
  const sites = await playJobSites();
  const backend = await openBackend(dataDir, {
    environment: {
      LINKEDIN_BASE_URL: sites.url,
      GOOGLE_JOBS_BASE_URL: sites.url,
      GOOGLE_JOBS_API_KEY: sites.google.key,
      FETCH_ALLOW_PRIVATE: "on",
      DISCOVERY_PAUSE_MS: "0",
    },
  });
  try {
    const one = await backend.account();
    await one.client.replacePreferences({
      body: { tech_stack: ["TypeScript", "Go"], locations: ["Berlin"], work_styles: ["remote"] },
    });
    const rows = await benchFiling(one.client);
    const other = await backend.account();
    const queries = Array.from({ length: QUERIES }, (_, n) => ({
      source: n % 2 === 0 ? ("linkedin" as const) : ("google_jobs" as const),
      keyword: `keyword${n}x`,
    }));
    for (const [n, { source, keyword }] of queries.entries()) {
      (source === "linkedin" ? sites.linkedin : sites.google).postings.push(...postings(keyword, n * EACH));
    }
    await other.client.replacePreferences({ body: { tech_stack: ["Go"], discovery_queries: queries } });
    const run = await timed(() => runToEnd(other.client));
    return [...rows, durationRow(`a discovery run of ${QUERIES} queries of ${EACH} postings`, run, 15_000)];
  } finally {
    await backend.close();
    await sites.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
