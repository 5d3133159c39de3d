/** The `discovery_runs` collection: what each query brought in each run. */
import type { DiscoverySource, MatchPhrase } from "@career-portrait/shared/contract";
import type { Collection, Db } from "mongodb";
import type { IndexDeclaration } from "../database/index.ts";
import { derivedId } from "../derived-id.ts";
import type { Tally } from "./tally.ts";

export interface QueryRun extends Tally {
  query_key: string;
  source: DiscoverySource;
  keyword: string;
  location: string | null;
  at: Date;
  error: string | null;
  /** The same as codes; absent in rows of before there were any. */
  error_explanation?: MatchPhrase[] | null;
}

export interface RunRow extends QueryRun {
  _id: string;
  account_id: string;
  run_id: string;
}

export const runIndexes: IndexDeclaration[] = [
  { collection: "discovery_runs", keys: { account_id: 1, at: -1 } },
];

export class RunStore {
  readonly #rows: Collection<RunRow>;

  constructor(db: Db) {
    this.#rows = db.collection<RunRow>("discovery_runs");
  }

  /** Keeps a run's counts; the same run again replaces them. */
  async save(accountId: string, runId: string, runs: readonly QueryRun[]): Promise<void> {
    await this.#rows.bulkWrite(
      runs.map((run) => ({
        replaceOne: {
          filter: { _id: derivedId(runId, run.query_key), account_id: accountId },
          replacement: { account_id: accountId, run_id: runId, ...run },
          upsert: true,
        },
      })),
    );
  }

  /** Oldest first. */
  async since(
    accountId: string,
    since: Date,
    source: DiscoverySource | undefined,
  ): Promise<(QueryRun & { run_id: string })[]> {
    return this.#rows
      .find({ account_id: accountId, at: { $gte: since }, ...(source === undefined ? {} : { source }) })
      .sort({ at: 1, _id: 1 })
      .toArray();
  }
}
