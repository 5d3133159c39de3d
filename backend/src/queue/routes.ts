/** The review queue's routes: contract to call. */
import { type FilingResult, QueueStatus, type queueRoutes } from "@career-portrait/shared/contract";
import { z } from "zod";
import { decodeCursor, type HandlersFor, pageOf } from "../http/index.ts";
import type { Queue } from "./queue.ts";
import { presentPending, type QueueRow } from "./row.ts";

const Position = z.object({ received_at: z.iso.datetime(), id: z.string().max(64) });

/** The states asked for; null for all. */
function statusesOf(list: string): QueueStatus[] | null {
  const asked = list.split(",").map((status) => status.trim());
  return asked.includes("all") ? null : asked.map((status) => QueueStatus.parse(status));
}

const lowerCase = (ids: readonly string[]) => ids.map((id) => id.toLowerCase());

/** Each item counted once: copies of what is tracked or waits are duplicates, whatever else is filed away suppressed. */
export function filingResult(rows: readonly QueueRow[]): FilingResult {
  const isCopy = (row: QueueRow) => row.status === "suppressed" && row.is_duplicate;
  const count = (isOne: (row: QueueRow) => boolean) => rows.filter(isOne).length;
  return {
    received: rows.length,
    queued: count(({ status }) => status === "pending"),
    suppressed: count((row) => row.status === "suppressed" && !isCopy(row)),
    duplicates: count(isCopy),
    needs_attention: count(({ status }) => status === "needs_attention"),
    items: rows.map(({ _id, status, dismissed_reason, relevance_score }) => ({
      id: _id,
      status,
      dismissed_reason,
      relevance_score,
    })),
  };
}

export function queueHandlers(queue: Queue): HandlersFor<keyof typeof queueRoutes> {
  return {
    async listPending({ accountId, query }) {
      const rows = await queue.list(accountId, {
        statuses: statusesOf(query.status),
        after: decodeCursor(query.cursor, Position),
        limit: query.limit + 1,
      });
      const page = pageOf(rows, query.limit, (row) => ({
        received_at: row.received_at.toISOString(),
        id: row._id,
      }));
      return { ...page, items: page.items.map(presentPending) };
    },
    async filePending({ accountId, effectId, body }) {
      return filingResult(await queue.file(accountId, effectId, body.items, body.source_type ?? null));
    },
    async listDiscovered({ accountId, query }) {
      const { items, near_miss, ...counts } = await queue.discovered(accountId, query.limit);
      return { items: items.map(presentPending), near_miss: near_miss.map(presentPending), ...counts };
    },
    triagePending: async ({ accountId, surface, body }) =>
      queue.bulk(accountId, lowerCase(body.add), lowerCase(body.dismiss), surface),
    async promotePending({ accountId, body }) {
      const { ids, remaining } = await queue.promote(accountId, body?.limit ?? null);
      return { promoted: ids.length, promoted_ids: ids, remaining_on_deck: remaining };
    },
    async addPending({ accountId, params }) {
      const row = await queue.add(accountId, params.id);
      return {
        pending_id: row._id,
        job_id: row.job_id,
        status: row.status,
        title: row.title,
        company: row.company,
      };
    },
    async dismissPending({ accountId, surface, params: { id } }) {
      await queue.dismiss(accountId, id, surface);
      return { id, dismissed: true };
    },
    async restorePending({ accountId, params: { id } }) {
      await queue.restore(accountId, id);
      return { id, restored: true };
    },
    async rescuePending({ accountId, params: { id }, body }) {
      const { previous, eventId } = await queue.rescue(accountId, id, {
        surface: body?.surface ?? "api",
        note: body?.note ?? null,
      });
      return {
        id,
        rescued: true,
        previous_status: previous.status,
        relevance_score: previous.relevance_score,
        feedback_event_id: eventId,
      };
    },
    removePending: async ({ accountId, params }) => queue.remove(accountId, params.id),
  };
}
