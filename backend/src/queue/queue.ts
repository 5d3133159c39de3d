/** The review queue: filing, lists and decisions behind one interface. */
import type { FiledPosting, QueueStatus } from "@career-portrait/shared/contract";
import type { Db } from "mongodb";
import { type Closings, createClosings, type ClosingTools } from "./closings.ts";
import { type Filed, type Filing, file, type FilingTools } from "./filing.ts";
import { dayOf, type QueueRow } from "./row.ts";
import { createRescoring, type Rescoring, type RescoringTools } from "./rescoring.ts";
import { type QueuePosition, QueueStore } from "./store.ts";
import { createTriage, type Triage, type TriageTools } from "./triage.ts";

export interface QueueOptions
  extends
    Omit<FilingTools, "store">,
    Omit<TriageTools, "store">,
    Omit<ClosingTools, "store">,
    RescoringTools {
  db: Db;
  /** How many rows discovery may show this account in a day. */
  dailyCapOf: (accountId: string) => Promise<number>;
}

export interface Queue extends Omit<Triage, "promote">, Closings, Rescoring {
  /** Files what a person sends by hand: the daily cap does not apply. The row that stands for each item, in their order. */
  file(
    accountId: string,
    filingId: string,
    postings: readonly FiledPosting[],
    sourceType: string | null,
  ): Promise<QueueRow[]>;
  /** Files what a person forwarded: as by hand, each from where it came. */
  fileForwarded(filing: Omit<Filing, "budget">): Promise<QueueRow[]>;
  /** Files what was found without a person: of it, only what the day's cap leaves room for is shown, the best first. */
  fileDiscovered(filing: Omit<Filing, "budget">): Promise<Filed[]>;
  list(
    accountId: string,
    query: { statuses: readonly QueueStatus[] | null; after: QueuePosition | null; limit: number },
  ): Promise<QueueRow[]>;
  discovered(
    accountId: string,
    limit: number,
  ): Promise<{ items: QueueRow[]; near_miss: QueueRow[]; on_deck_count: number; today_count: number }>;
  /** @param limit null for the account's daily cap. */
  promote(accountId: string, limit: number | null): Promise<{ ids: string[]; remaining: number }>;
  /** Those of the ids that there are. */
  findMany(accountId: string, ids: readonly string[]): Promise<QueueRow[]>;
  /** What found each opportunity that was added from here. */
  origins(
    accountId: string,
  ): Promise<{ opportunity_id: string; query_key: string | null; source_type: string | null }[]>;
  /** What is known of a posting at this canonical address. */
  findByAddress(accountId: string, postingKey: string): Promise<QueueRow | null>;
}

/** Near misses shown with the queue (specification, Limits). */
const NEAR_MISSES = 20;

/** Opens the feature and declares its job; call before `jobs.start`. */
export function createQueue({ db, dailyCapOf, ...tools }: QueueOptions): Queue {
  const store = new QueueStore(db);
  const triage = createTriage({ ...tools, store });
  const filingTools = { ...tools, store };
  const { now } = tools;

  async function fileForwarded(filing: Omit<Filing, "budget">): Promise<QueueRow[]> {
    const filed = await file({ ...filing, budget: null }, filingTools);
    return filed.map(({ row }) => row);
  }

  const rescoring = createRescoring({ ...tools, store });

  return {
    ...triage,
    ...createClosings({ ...tools, store }),
    ...rescoring,

    async file(accountId, filingId, postings, sourceType) {
      const origin = { source_type: sourceType, query_key: null, sender: null, subject: null };
      const items = postings.map((posting) => ({ posting, origin }));
      return fileForwarded({ id: filingId, accountId, items });
    },

    fileForwarded,
    findMany: (accountId, ids) => store.findMany(accountId, ids),

    async fileDiscovered(filing) {
      const cap = await dailyCapOf(filing.accountId);
      const shown = await store.countSurfaced(filing.accountId, dayOf(now()));
      return file({ ...filing, budget: Math.max(0, cap - shown) }, filingTools);
    },

    async list(accountId, query) {
      const [rows] = await Promise.all([store.list(accountId, query), rescoring.freshen(accountId)]);
      return rows;
    },

    async discovered(accountId, limit) {
      const startOfDay = new Date(`${dayOf(now())}T00:00:00.000Z`);
      const [items, near_miss, on_deck_count, today_count] = await Promise.all([
        store.listPendingBestFirst(accountId, limit),
        store.listSuppressedBestFirst(accountId, ["below_relevance_floor", "over_daily_cap"], NEAR_MISSES),
        store.countOnDeck(accountId),
        store.countReceivedSince(accountId, startOfDay),
        rescoring.freshen(accountId),
      ]);
      return { items, near_miss, on_deck_count, today_count };
    },

    promote: async (accountId, limit) => triage.promote(accountId, limit ?? (await dailyCapOf(accountId))),

    async origins(accountId) {
      return (await store.addedFrom(accountId)).flatMap(({ opportunity_id, query_key, source_type }) =>
        opportunity_id === null ? [] : [{ opportunity_id, query_key, source_type }],
      );
    },

    findByAddress: (accountId, postingKey) => store.findByAddress(accountId, postingKey),
  };
}
