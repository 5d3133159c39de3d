/**
 * Filing what arrives into the review queue: copies, remembered dismissals and what is below the floor go to one side, where
 * they can be found again, and the rest waits for a person (decisions, section 8).
 */
import type { FiledPosting } from "@career-portrait/shared/contract";
import type { Sentence } from "../phrasebook.ts";
import { derivedId } from "../derived-id.ts";
import { type Arrival, arrivalOf, type Origin } from "./arrival.ts";
import type { SoughtPosting } from "../opportunities/index.ts";
import { titleKey } from "./copies.ts";
import type { JudgeOf } from "./relevance.ts";
import type { QueueRow } from "./row.ts";
import type { QueueStore } from "./store.ts";
import { type Considered, decideAll, type Decision, type Known } from "./verdict.ts";

export interface Filing {
  /** Repeated under the same id, a filing makes nothing new. */
  id: string;
  accountId: string;
  /** With `attention`, a row that would wait needs attention instead, for the reason in that sentence. */
  items: readonly { posting: FiledPosting; origin: Origin; attention?: Sentence }[];
  /** How many of these may be shown, the best first; null for what a person sends by hand. */
  budget: number | null;
}

export interface FilingTools {
  store: QueueStore;
  /** The id of the tracked opportunity that each posting is a copy of, or null. */
  findTracked: (accountId: string, postings: readonly SoughtPosting[]) => Promise<(string | null)[]>;
  judgeOf: JudgeOf;
  floorOf: (accountId: string) => Promise<number>;
  now: () => Date;
}

async function knownTo(accountId: string, arrivals: readonly Arrival[], store: QueueStore): Promise<Known[]> {
  const rows = await store.candidates(
    accountId,
    [...new Set(arrivals.flatMap(({ posting_key }) => posting_key ?? []))],
    [...new Set(arrivals.flatMap(({ title }) => titleKey(title) ?? []))],
  );
  const texts = await store.texts(
    accountId,
    rows.map(({ _id }) => _id),
  );
  return rows.map((row) => ({ ...row, row, text: texts.get(row._id) ?? "" }));
}

async function returnToQueue({ row }: Decision, store: QueueStore): Promise<QueueRow> {
  const { _id, account_id, place: _place, turn: _turn, ...changes } = row;
  return (await store.change(row, changes)) ?? (await store.find(account_id, _id)) ?? row;
}

/** Another request filed the same posting meanwhile, or this one did before its process died. */
async function storeBeside(row: QueueRow, text: string, store: QueueStore): Promise<QueueRow> {
  const standing = await store.find(row.account_id, row._id);
  if (standing) return standing;
  const { place: _place, ...copy } = row;
  const suppressed: QueueRow = {
    ...copy,
    status: "suppressed",
    dismissed_reason: "pending_duplicate",
    is_duplicate: true,
    queued_at: null,
    surfaced_on: null,
  };
  await store.insert([{ row: suppressed, text }]);
  return suppressed;
}

async function apply(decisions: readonly Decision[], store: QueueStore): Promise<QueueRow[]> {
  const fresh = decisions.filter(({ kind }) => kind === "new");
  const keptOut = fresh.length === 0 ? [] : await store.insert(fresh);
  const instead = new Map<string, QueueRow>();
  for (const { row, text } of fresh.filter((decision) => keptOut.includes(decision.row))) {
    instead.set(row._id, await storeBeside(row, text, store));
  }
  for (const decision of decisions.filter(({ kind }) => kind === "returns")) {
    instead.set(decision.row._id, await returnToQueue(decision, store));
  }
  return decisions.map(({ row }) => instead.get(row._id) ?? row);
}

/** The row that stands for an item; `isNew` when this filing made it or brought it into the queue. */
export interface Filed {
  row: QueueRow;
  isNew: boolean;
}

/** Files a batch; one entry for each item, in their order. */
export async function file({ id, accountId, items, budget }: Filing, tools: FilingTools): Promise<Filed[]> {
  const { store } = tools;
  const arrivals = items.map(({ posting, origin, attention = null }, index) => ({
    ...arrivalOf(derivedId(id, "queue", index), posting, origin),
    attention,
  }));
  const [before, tracked, floor, known, judge] = await Promise.all([
    store.findMany(
      accountId,
      arrivals.map((arrival) => arrival.id),
    ),
    tools.findTracked(accountId, arrivals),
    tools.floorOf(accountId),
    knownTo(accountId, arrivals, store),
    tools.judgeOf(accountId),
  ]);
  const filedBefore = new Map(before.map((row) => [row._id, row]));
  const batch = arrivals.flatMap((arrival, index): Considered[] =>
    filedBefore.has(arrival.id)
      ? []
      : [{ arrival, relevance: judge(arrival), tracked: tracked[index] ?? null }],
  );
  const decisions = decideAll(batch, { accountId, known, floor, budget, at: tools.now() });
  const rows = await apply(decisions, store);
  const filed = new Map(
    batch.map(({ arrival }, index): [string, Filed | undefined] => {
      const row = rows[index];
      return [arrival.id, row && { row, isNew: decisions[index]?.kind !== "stands" }];
    }),
  );
  return arrivals.flatMap((arrival) => {
    const before = filedBefore.get(arrival.id);
    return (before ? { row: before, isNew: true } : filed.get(arrival.id)) ?? [];
  });
}
