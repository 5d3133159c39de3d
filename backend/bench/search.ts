/** `GET /opportunities/search` over 10,000 opportunities with descriptions, on the embedded database: warm, and the first one. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@career-portrait/shared/contract";
import type { Db } from "mongodb";
import { startBackend } from "../test/backend-process.ts";
import type { OpportunityRow, PostingRow } from "../src/opportunities/row.ts";
import { openBackend } from "./backend.ts";
import { opportunityRow, postingText, untouchedVersion } from "./opportunity-rows.ts";
import { type BenchRow, durationRow, percentile, plainRow } from "./row.ts";

const ROWS = 10_000;
/** Searches after each start of the backend. */
const STARTS = 5;
const SEARCHES = 400;
/** What people type, from one letter to a sentence; each is also sent as it grows. */
const QUERIES = [
  "engineer",
  "senior engineer",
  "backend engineer at company 12",
  "ward nurse night shifts",
  "kubernetes terraform",
  "payroll",
  "data analyst rotterdam",
  "experience with postgresql",
  "the",
  "übersetzer",
];

async function fill(db: Db, accountId: string): Promise<void> {
  // Scored for the portrait as it is: nothing is to be scored while searching.
  const version = untouchedVersion();
  for (let from = 0; from < ROWS; from += 500) {
    const numbers = Array.from({ length: 500 }, (_, index) => from + index);
    const rows = numbers.map((index) => opportunityRow(accountId, version, index));
    const postings = rows.map((row, at) => ({
      _id: row._id,
      account_id: accountId,
      description: postingText(from + at),
      requirements: null,
      engine: null,
      research: null,
    }));
    await db.collection<OpportunityRow>("opportunities").insertMany(rows);
    await db.collection<PostingRow>("postings").insertMany(postings);
  }
}

export async function benchSearch(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "career-portrait-bench-"));
  const backend = await openBackend(dataDir);
  try {
    const owner = await backend.account();
    await fill(backend.db, owner.userId);
    const api = owner.client;
    const search = async (q: string) => {
      const began = performance.now();
      await api.searchOpportunities({ query: { q, limit: 50 } });
      return performance.now() - began;
    };
    const first = await search("engineer");
    const typed = QUERIES.flatMap((query) => [query.slice(0, 1), query.slice(0, 3), query]);
    for (const query of typed) await search(query);
    const times: number[] = [];
    for (let n = 0; n < SEARCHES; n += 1) {
      // Now and then something is written, so that the index has something to take in.
      if (n % 20 === 0) {
        await api.addOpportunity({
          body: { url: `https://jobs.example.org/${randomUUID()}`, description: postingText(ROWS + n) },
        });
      }
      times.push(await search(typed[n % typed.length] ?? ""));
    }
    const median = percentile(times, 50).toFixed(1);
    const again: number[] = [];
    for (let n = 0; n < STARTS; n += 1) {
      const started = await startBackend(dataDir, { ROLE: "api" });
      const client = createClient({ baseUrl: started.url, apiKey: () => owner.key });
      const began = performance.now();
      await client.searchOpportunities({ query: { q: "engineer", limit: 50 } });
      again.push(performance.now() - began);
      await started.stop();
    }
    return [
      durationRow(`search over ${ROWS} opportunities, p95 (median ${median} ms)`, percentile(times, 95), 30),
      durationRow("  the first search of an account in a process, median", percentile(again, 50), 300),
      plainRow("  the first of all, of rows that nobody has listed", `${(first / 1000).toFixed(2)} s`),
    ];
  } finally {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
