/** What the tests of this folder share: the feature on a real database, with real jobs, fetcher and page reader. */
import { randomUUID } from "node:crypto";
import type { Portrait } from "@career-portrait/shared/matching";
import pino from "pino";
import { vi } from "vitest";
import { testDatabase, type TestDatabase } from "./database.ts";
import { createSafeFetch } from "../src/fetching/index.ts";
import { createPageReader } from "../src/fetching/page-reader.ts";
import type { Engine } from "../src/intelligence/engine.ts";
import { localEngine } from "../src/intelligence/index.ts";
import { createJobs, jobIndexes, type JobState, type Jobs } from "../src/jobs/index.ts";
import {
  createOpportunities,
  type Opportunities,
  opportunityIndexes,
  keptIndexIndexes,
} from "../src/opportunities/index.ts";

const PROOF = "Built payment services in Go and PostgreSQL for six years";

/** A portrait that shows these skills, each with a quote. */
export function portraitShowing(...skills: string[]): Portrait {
  return {
    basis: "accepted",
    work_history: [],
    claims: skills.map((label) => ({
      id: randomUUID(),
      type: "skill" as const,
      label,
      description: null,
      confidence: 1,
      institution: null,
      degree: null,
      field: null,
      start_date: null,
      end_date: null,
      work_history_id: null,
      evidence: [
        {
          id: randomUUID(),
          source_document_id: null,
          content: `${PROOF}; ${label}`,
          page: 1,
          start: 0,
          end: 1,
        },
      ],
    })),
  };
}

export interface Bench {
  database: TestDatabase;
  jobs: Jobs;
  opportunities: Opportunities;
  /** What the account's portrait is; another version makes scores stale. */
  portrait: { portrait: Portrait; version: string };
  /** Saves and waits for the job's end. */
  save(accountId: string, input: Parameters<Opportunities["save"]>[2]): Promise<JobState>;
  finished(job: Pick<JobState, "_id" | "account_id">): Promise<JobState>;
  close(): Promise<void>;
}

export interface BenchOptions {
  engine?: Partial<Engine>;
  limit?: number;
  now?: () => Date;
  /** Longest that reading one page may take. */
  pageTimeoutMs?: number;
  /** How long a model may read while a client waits. */
  readingBudgetMs?: number;
  /** Pause between two visits to one site in background reading. */
  pauseMs?: number;
  scoringBudgetMs?: number;
}

export async function openBench({
  engine = {},
  limit = 100,
  now,
  pageTimeoutMs = 20_000,
  readingBudgetMs,
  pauseMs = 10,
  scoringBudgetMs,
}: BenchOptions = {}): Promise<Bench> {
  const database = await testDatabase([...jobIndexes, ...opportunityIndexes, ...keptIndexIndexes]);
  const fetcher = createSafeFetch({ allowPrivate: true, timeoutMs: 5_000 });
  const pages = createPageReader({ timeoutMs: pageTimeoutMs, heapMb: 256 });
  const jobs = createJobs({
    db: database.db,
    log: pino({ level: process.env.TEST_LOG ?? "silent" }),
    newId: randomUUID,
    leaseMs: 2_000,
    retryMs: 10,
  });
  const portrait = { portrait: portraitShowing("Go", "PostgreSQL"), version: "1" };
  const opportunities = createOpportunities({
    db: database.db,
    jobs,
    engineOf: () => ({ ...localEngine, ...engine }),
    fetcher,
    pages,
    portraitOf: async () => portrait,
    limit,
    readingBudgetMs,
    pauseMs,
    scoringBudgetMs,
    now,
  });
  await jobs.start({ run: true });
  const finished: Bench["finished"] = ({ _id, account_id }) =>
    vi.waitFor(
      async () => {
        const row = await jobs.find(account_id, _id);
        if (!row || row.live) throw new Error(`the job is ${row?.status} in ${row?.phase}`);
        return row;
      },
      { timeout: 60_000, interval: 10 },
    );
  return {
    database,
    jobs,
    opportunities,
    portrait,
    finished,
    save: async (accountId, input) => finished(await opportunities.save(accountId, randomUUID(), input)),
    async close() {
      await jobs.stop({ timeoutMs: 2_000 });
      await opportunities.close();
      await fetcher.close();
      await pages.close();
      await database.close();
    },
  };
}

export const DESCRIPTION = `We look for someone to run our payment platform together with a small, friendly team in Utrecht.

Requirements
- 5+ years of experience with Go
- Strong knowledge of PostgreSQL
- Experience with Kubernetes

Nice to have
- Terraform`;

/** A posting's page as companies publish it: JSON-LD beside the text. */
export function postingPage(posting: Record<string, unknown> = {}): string {
  const json = {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Senior Platform Engineer",
    hiringOrganization: { "@type": "Organization", name: "Ledgerline" },
    jobLocation: { "@type": "Place", address: { addressLocality: "Utrecht", addressCountry: "NL" } },
    employmentType: "FULL_TIME",
    datePosted: "2026-11-01",
    description: DESCRIPTION.split("\n")
      .map((line) => `<p>${line}</p>`)
      .join(""),
    ...posting,
  };
  return `<!doctype html><html><head><title>${json.title}</title>
<script type="application/ld+json">${JSON.stringify(json)}</script></head>
<body><main><h1>${json.title}</h1>${json.description}</main></body></html>`;
}
