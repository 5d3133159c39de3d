/** The review queue as the person left it: the copy on this device with what was decided here laid over it, lane by lane. */
import { Dexie } from "dexie";
import type { Cache, Lane, QueueAction, QueueRow } from "./database.ts";
import { asDecided, idsOf, LANES, standing } from "./queue-lanes.ts";

export interface QueueView {
  lane: Lane;
  /** The first of the lane, as many as were asked for. */
  rows: QueueRow[];
  /** How many rows each lane holds. */
  counts: Record<Lane, number>;
  /** What waits for a decision and can be read: the queue without what needs attention. */
  pending: number;
  /** What was done here and the copies do not show yet, oldest first. */
  actions: QueueAction[];
  /** False until the list has been read once. */
  known: boolean;
}

const laneRows = (cache: Cache, lane: Lane) =>
  cache.queue.where("[lane+order]").between([lane, Dexie.minKey], [lane, Dexie.maxKey]);

async function decidedRows(cache: Cache, actions: readonly QueueAction[]) {
  const ids = [...new Set(standing(actions).flatMap(({ change }) => idsOf(change)))];
  const rows = (await cache.queue.bulkGet(ids)).filter((row) => row !== undefined);
  return rows.map((before) => ({ before, after: asDecided(before, standing(actions)) }));
}

/** Reads the first `limit` rows of a lane and how many each lane holds; the cost does not grow with the lanes. */
export async function readQueue(
  cache: Cache,
  account: string,
  lane: Lane,
  limit: number,
): Promise<QueueView> {
  return cache.transaction("r", cache.queue, cache.queueActions, cache.queuePages, async () => {
    const actions = await cache.queueActions.filter((row) => row.account === account).sortBy("id");
    const decided = await decidedRows(cache, actions);
    const stored = await laneRows(cache, lane)
      .limit(limit + decided.length)
      .toArray();
    const touched = new Set(decided.map(({ before }) => before.id));
    const arrived = decided.flatMap(({ after }) => (after?.lane === lane ? [after] : []));
    const rows = [...stored.filter(({ id }) => !touched.has(id)), ...arrived]
      .toSorted((a, b) => a.order - b.order)
      .slice(0, limit);
    const counts: Record<Lane, number> = { queue: 0, near: 0, deck: 0, dismissed: 0 };
    for (const each of LANES) {
      const moved = (of: (row: (typeof decided)[number]) => QueueRow | null) =>
        decided.filter((row) => of(row)?.lane === each).length;
      const here = await laneRows(cache, each).count();
      counts[each] = here - moved(({ before }) => before) + moved(({ after }) => after);
    }
    const unreadable = await cache.queue.where("status").equals("needs_attention").count();
    const settled = decided.filter(({ before }) => before.status === "needs_attention").length;
    const known = (await cache.queuePages.count()) > 0;
    return { lane, rows, counts, pending: counts.queue - (unreadable - settled), actions, known };
  });
}
