/**
 * How the cost of what is asked for most grows with what an account has: the same requests for accounts of 1,000, 10,000 and
 * 100,000 rows, turn about, so that all meet the same machine.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "@career-portrait/shared/contract";
import type { Db } from "mongodb";
import type { OpportunityRow, PostingRow } from "../src/opportunities/row.ts";
import type { QueueRow } from "../src/queue/row.ts";
import { openBackend } from "./backend.ts";
import { opportunityRow, untouchedVersion } from "./opportunity-rows.ts";
import { type BenchRow, percentile } from "./row.ts";

const SIZES = [1_000, 10_000, 100_000];
const BATCH = 2_000;
const TURNS = 5;
const ROUNDS = 8;
/** What ten times as many rows may cost at most. */
const GOAL = 1.5;

const STATES = [
  { status: "pending", dismissed_reason: null },
  { status: "suppressed", dismissed_reason: "below_relevance_floor" },
  { status: "pending", dismissed_reason: null },
  { status: "suppressed", dismissed_reason: "over_daily_cap" },
  { status: "dismissed", dismissed_reason: null },
] as const;

function queueRow(accountId: string, id: string, index: number): QueueRow {
  const at = new Date(Date.UTC(2026, 0, 1) + index * 1_000);
  const address = `https://jobs.example.com/waiting/${index}`;
  const { status, dismissed_reason } = STATES[index % STATES.length] ?? STATES[0];
  return {
    _id: id,
    account_id: accountId,
    title: `Engineer ${index}`,
    company: `Company ${index % 700}`,
    location: "Berlin",
    url: address,
    work_mode: null,
    employment_type: null,
    salary: null,
    posted_at: null,
    source_type: "linkedin",
    query_key: null,
    original_sender: null,
    original_subject: null,
    is_duplicate: false,
    status,
    dismissed_reason,
    attention: null,
    relevance_score: (index * 37) % 101,
    relevance_reason: "Fits",
    relevance_explanation: [],
    warnings: [],
    rank: (index * 37) % 101,
    posting_key: address,
    title_key: `engineer ${index}`,
    ...(status === "pending" && { place: address }),
    received_at: at,
    queued_at: at,
    surfaced_on: null,
    decided_at: status === "dismissed" ? at : null,
    turn: 0,
    job_id: null,
    opportunity_id: null,
    debt: null,
    updated_at: at,
  };
}

async function fill(db: Db, accountId: string, size: number): Promise<void> {
  const version = untouchedVersion();
  for (let from = 0; from < size; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, size - from) }, (_, index) => from + index);
    // Ids are the whole database's.
    const rows = numbers.map((index) => ({
      ...opportunityRow(accountId, version, index),
      _id: `${accountId} ${index}`,
    }));
    const postings = rows.map(({ _id, title }) => ({
      _id,
      account_id: accountId,
      description: `${title}: you keep what our customers use, and explain it.`,
      requirements: null,
      engine: null,
      research: null,
    }));
    await db.collection<OpportunityRow>("opportunities").insertMany(rows);
    await db.collection<PostingRow>("postings").insertMany(postings);
    await db
      .collection<QueueRow>("pending_opportunities")
      .insertMany(numbers.map((index) => queueRow(accountId, `${accountId} waiting ${index}`, index)));
  }
}

type Request = (client: Client, round: number) => Promise<unknown>;

/** Each account's own request, made ready by what it needs to know. */
async function requestsOf(client: Client): Promise<Record<string, Request>> {
  const requests: Record<string, Request> = {};
  for (const sort of ["created_at", "updated_at", "match_score"] as const) {
    const { meta } = await client.listOpportunities({ query: { sort, limit: 50 } });
    const cursor = meta.next_cursor ?? undefined;
    // The page behind the first, which is read each time.
    requests[`list by ${sort}`] = () => client.listOpportunities({ query: { sort, limit: 50, cursor } });
  }
  requests["list of one status"] = (_, round) =>
    client.listOpportunities({ query: { sort: "created_at", status: "tracking", limit: 49 - (round % 2) } });
  requests["review queue"] = () => client.listDiscovered({ query: { limit: 50 } });
  requests["search, a rare word"] = () => client.searchOpportunities({ query: { q: "company 7 payroll" } });
  requests["search, a frequent word"] = () => client.searchOpportunities({ query: { q: "engineer" } });
  let cursor: string | undefined;
  const read = async () => {
    const { data } = await client.sync({ query: { cursor, limit: 1000 } });
    cursor = data.next_cursor;
    return data.has_more;
  };
  while (await read());
  requests["sync, nothing has changed"] = read;
  return requests;
}

function rowOf(name: string, medians: readonly number[]): BenchRow {
  const factors = medians.slice(1).map((median, at) => median / (medians[at] ?? median));
  const worst = Math.max(...factors);
  return {
    name: `${name}: ${medians.map((median) => median.toFixed(1)).join(", ")} ms`,
    value: `× ${factors.map((factor) => factor.toFixed(2)).join(", ")}`,
    target: `< ${GOAL} each ten times`,
    ok: worst < GOAL,
  };
}

/** Gives the rows of the table; filling takes most of the time. */
export async function benchGrowth(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "career-portrait-bench-"));
  const backend = await openBackend(dataDir);
  try {
    const accounts: { client: Client; requests: Record<string, Request> }[] = [];
    for (const size of SIZES) {
      const { client, userId } = await backend.account();
      await fill(backend.db, userId, size);
      accounts.push({ client, requests: await requestsOf(client) });
    }
    const rows: BenchRow[] = [];
    for (const name of Object.keys(accounts[0]?.requests ?? {})) {
      const times: number[][] = accounts.map(() => []);
      for (let turn = 0; turn < TURNS; turn += 1) {
        for (const [at, { client, requests }] of accounts.entries()) {
          // The first of a turn makes ready what the others' turns have pushed out of memory.
          for (let round = 0; round <= ROUNDS; round += 1) {
            const began = performance.now();
            await requests[name]?.(client, round);
            if (round > 0) times[at]?.push(performance.now() - began);
          }
        }
      }
      rows.push(
        rowOf(
          name,
          times.map((each) => percentile(each, 50)),
        ),
      );
    }
    return rows;
  } finally {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
