/** A log of changes over plain rows, for tests of its order: writers that check each other, and a reader with a copy. */
import type { Change, Scope } from "@career-portrait/shared/contract";
import type { Db } from "mongodb";
import pino from "pino";
import { type ChangeLog, Changes, openChangeLog, type Source } from "../src/sync/index.ts";

/** `n` counts a row's writes. */
export interface CountedRow {
  _id: string;
  account_id: string;
  n: number;
}

const SCOPES: Scope[] = ["read:opportunities", "read:claims", "read:preferences"];
export const COUNTED = { claim: "claims", opportunity: "opportunities", job: "jobs" } as const;

export interface ChangeProcess {
  log: ChangeLog;
  changes: Changes;
}

/** What one process has of the log; each connection is as good as a process. */
export function openProcess(db: Db): ChangeProcess {
  const log = openChangeLog(db, pino({ level: "silent" }));
  const sources = Object.entries(COUNTED).map(([type, collection]): Source => ({
    type: type as keyof typeof COUNTED,
    scope: "read:opportunities",
    async read(account_id, ids) {
      const rows = await db
        .collection<CountedRow>(collection)
        .find({ account_id, _id: { $in: [...ids] } })
        .toArray();
      return new Map(rows.map(({ _id, n }) => [_id, { n } as unknown as Change["data"]]));
    },
  }));
  return { log, changes: new Changes({ ...log, sources, settle: async () => "" }) };
}

/** A copy kept true by cursors. */
export class Replica {
  readonly rows = new Map<string, number>();
  readonly #accountId: string;
  readonly #limit: number;
  cursor: string | undefined;
  /** Answers read so far. */
  reads = 0;
  /** Whether the copy is the state at one moment. */
  settled = false;

  constructor(accountId: string, limit: number) {
    this.#accountId = accountId;
    this.#limit = limit;
  }

  /** Reads on once; whether there is nothing more. */
  async read({ changes }: ChangeProcess): Promise<boolean> {
    const reader = { accountId: this.#accountId, scopes: SCOPES };
    const answer = await changes.since(reader, this.cursor, this.#limit);
    this.reads += 1;
    for (const { type, id, deleted, data } of answer.changes) {
      if (deleted) this.rows.delete(`${type} ${id}`);
      else this.rows.set(`${type} ${id}`, (data as unknown as { n: number }).n);
    }
    this.cursor = answer.next_cursor;
    this.settled = answer.settled;
    return !answer.has_more;
  }

  async readToEnd(process: ChangeProcess): Promise<void> {
    while (!(await this.read(process)));
  }
}

/** What the copy should hold. */
export async function stateOf(db: Db, account_id: string): Promise<Map<string, number>> {
  const state = new Map<string, number>();
  for (const [type, collection] of Object.entries(COUNTED)) {
    for (const { _id, n } of await db.collection<CountedRow>(collection).find({ account_id }).toArray()) {
      state.set(`${type} ${_id}`, n);
    }
  }
  return state;
}
