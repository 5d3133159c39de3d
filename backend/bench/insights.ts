/** `GET /insights` over 10,000 opportunities, the newest of them with the scores that what is lacked is read from. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { matchReady, readyPortrait } from "@career-portrait/shared/matching";
import type { Db } from "mongodb";
import type { MatchRow, OpportunityRow } from "../src/opportunities/row.ts";
import { openBackend } from "./backend.ts";
import { portraitOf, postingOf } from "./matching.ts";
import { opportunityRow, untouchedVersion } from "./opportunity-rows.ts";
import { type BenchRow, durationRow, percentile } from "./row.ts";

const ROWS = 10_000;
const SCORED = 400;
const CALLS = 40;

async function fill(db: Db, accountId: string): Promise<void> {
  const version = untouchedVersion();
  const ready = readyPortrait(portraitOf(60), "2026-01-01");
  for (let from = 0; from < ROWS; from += 500) {
    const rows = Array.from({ length: 500 }, (_, at) => opportunityRow(accountId, version, from + at));
    await db.collection<OpportunityRow>("opportunities").insertMany(rows);
  }
  const newest = await db
    .collection<OpportunityRow>("opportunities")
    .find({ account_id: accountId })
    .sort({ created_at: -1, _id: -1 })
    .limit(SCORED)
    .toArray();
  await db.collection<MatchRow>("matches").insertMany(
    newest.map(({ _id }, index) => ({
      _id,
      account_id: accountId,
      version,
      engine: "local",
      score: matchReady(ready, postingOf(index)),
      computed_at: new Date(),
    })),
  );
}

export async function benchInsights(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "career-portrait-bench-"));
  const backend = await openBackend(dataDir);
  try {
    const { client, userId } = await backend.account();
    await fill(backend.db, userId);
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const began = performance.now();
      const { data } = await client.getInsights();
      times.push(performance.now() - began);
      if (data.funnel.stages.saved !== ROWS || data.lacks.length === 0)
        throw new Error("The figures are not of all rows.");
    }
    const [first = 0, ...later] = times;
    return [
      durationRow(`GET /insights over ${ROWS} opportunities, median`, percentile(later, 50), 150),
      durationRow("  the first in a process", first, 600),
    ];
  } finally {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
