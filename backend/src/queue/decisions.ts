/** What a person decided about what the queue showed: what discovery learns from. */
import type { Decided } from "@career-portrait/shared/relevance";
import type { Db } from "mongodb";
import { QueueStore } from "./store.ts";

/** Older decisions than the last so many teach nothing any more: what people look for changes. */
const DECISIONS = 1_000;

/** Reads an account's last decisions: kept or dismissed. */
export function createDecisions(db: Db): (accountId: string) => Promise<Decided[]> {
  const store = new QueueStore(db);
  return async (accountId) => {
    const rows = await store.decided(accountId, DECISIONS);
    return rows.flatMap((row) => {
      const kept = row.status === "added" || row.status === "pending" || row.status === "expired";
      if (!kept && row.status !== "dismissed") return [];
      const { title, company, location, work_mode, source_type: source } = row;
      return [{ title, company, location, work_mode, source, kept }];
    });
  };
}
