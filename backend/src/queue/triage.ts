/**
 * What a person decides about the queue's rows (specification, state table). Each decision is one change of one row; what it owes
 * beside that, a job or an event, is stored in the same write and paid at once or at the next start.
 */
import type { BulkTriageResult, FeedbackSurface, PostingFacts } from "@career-portrait/shared/contract";
import type { Sentence } from "../phrasebook.ts";
import { derivedId } from "../derived-id.ts";
import { ApiError, notFound } from "../errors.ts";
import type { Events } from "../events/index.ts";
import type { Debt, QueueRow } from "./row.ts";
import type { QueueStore, RowChanges } from "./store.ts";

export interface TriageTools {
  store: QueueStore;
  events: Events;
  /** Queues the job that makes the row an opportunity; the same again for the same job. @throws ApiError 403 `limit_reached`. */
  track: (
    accountId: string,
    jobId: string,
    posting: {
      url: string | null;
      description: string | null;
      title_hint: string | null;
      facts: PostingFacts;
    },
  ) => Promise<{ job_id: string; opportunity_id: string }>;
  /** `HIGH_SCORE_THRESHOLD`. */
  highScore: number;
  now: () => Date;
}

export interface Triage {
  add(accountId: string, id: string): Promise<QueueRow & { job_id: string }>;
  dismiss(accountId: string, id: string, surface: FeedbackSurface): Promise<void>;
  bulk(
    accountId: string,
    add: readonly string[],
    dismiss: readonly string[],
    surface: FeedbackSurface,
  ): Promise<BulkTriageResult>;
  restore(accountId: string, id: string): Promise<void>;
  /** @returns the state it was in, its score, and the event that was recorded, if any. */
  rescue(
    accountId: string,
    id: string,
    options: { surface: FeedbackSurface; note: string | null },
  ): Promise<{ previous: QueueRow; eventId: string | null }>;
  promote(accountId: string, limit: number): Promise<{ ids: string[]; remaining: number }>;
  remove(accountId: string, id: string): Promise<void>;
  /** A posting that was to be tracked could not be read: it waits for a person again. */
  saveFailed(accountId: string, jobId: string, sentence: Sentence): Promise<void>;
  /** The opportunities that rows became are gone. */
  opportunitiesDeleted(accountId: string, ids: readonly string[]): Promise<void>;
  /** Pays what killed processes left. */
  settle(): Promise<void>;
}

/** A rescue from these says nothing about relevance (specification, state table). */
const NO_CORRECTION = new Set<string | null>(["over_daily_cap", "pending_duplicate"]);
const ROW = "The queue's row";

function factsOf(row: QueueRow) {
  const { title, company, location, url, source_type, dismissed_reason } = row;
  const { relevance_score, relevance_reason, relevance_explanation = null } = row;
  const posting = { title, company, location, url, source_type, dismissed_reason };
  return { ...posting, relevance_score, relevance_reason, relevance_explanation };
}

export function createTriage({ store, events, track, highScore, now }: TriageTools): Triage {
  const eventOf = (
    row: QueueRow,
    event_type: "rescue" | "high_score_dismissal",
    surface: FeedbackSurface,
    more: Record<string, unknown>,
  ): Debt & { kind: "event" } => ({
    kind: "event",
    id: derivedId(event_type, row._id, row.turn),
    event_type,
    surface,
    payload: JSON.stringify({ ...factsOf(row), ...more }),
    at: now(),
  });

  async function record(row: QueueRow, debt: Debt & { kind: "event" }): Promise<void> {
    await events.record(row.account_id, {
      id: debt.id,
      event_type: debt.event_type,
      subject_type: "pending_opportunity",
      subject_id: row._id,
      surface: debt.surface,
      payload: JSON.parse(debt.payload) as Record<string, unknown>,
      created_at: debt.at,
    });
  }

  /** Gives the row the job that tracks its posting; back where it was when there is no room for it. */
  async function startSave(row: QueueRow, back: QueueRow["status"]): Promise<void> {
    const { account_id: accountId, _id: id, title, url, job_id } = row;
    const { company, location, work_mode, employment_type, salary } = row;
    if (job_id === null) throw new Error("a row that is added has a job");
    const text = await store.text(accountId, id);
    // Without an address, the title is all there is to read.
    const description = text ?? (url === null ? title : null);
    const facts = { title, company, location, work_mode, employment_type, salary };
    try {
      // Another job's id when one is saving the same posting already.
      const tracking = await track(accountId, job_id, { url, description, title_hint: title, facts });
      await store.update(accountId, id, tracking);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await store.change(row, { status: back, job_id: null, decided_at: null, debt: null, queued_at: now() });
      throw error;
    }
  }

  /** Does what a decision owes and says so; as often as needed, to the same effect. */
  async function pay(row: QueueRow): Promise<void> {
    if (row.debt === null) return;
    if (row.debt.kind === "event") await record(row, row.debt);
    else await startSave(row, row.debt.back);
    await store.settle(row.account_id, row._id, row.turn);
  }

  /**
   * Makes one decision about the row as it is. `decision` gives the change, null when there is nothing to change, or throws when the
   * row's state does not allow it.
   * @returns the row before and after.
   */
  async function decide(
    accountId: string,
    id: string,
    decision: (row: QueueRow) => RowChanges | null,
  ): Promise<{ before: QueueRow; after: QueueRow }> {
    for (;;) {
      const before = await store.find(accountId, id);
      if (!before || before.status === "removed") throw notFound(ROW);
      await pay(before);
      const changes = decision(before);
      if (changes === null) return { before, after: before };
      const after = await store.change(before, { debt: null, ...changes, updated_at: now() });
      if (!after) continue;
      await pay(after);
      return { before, after };
    }
  }

  function waiting(row: QueueRow): "pending" | "needs_attention" {
    if (row.status === "pending" || row.status === "needs_attention") return row.status;
    throw refused(`is not waiting for a decision: it is ${row.status}`);
  }

  async function add(accountId: string, id: string): Promise<QueueRow & { job_id: string }> {
    await decide(accountId, id, (row) =>
      row.status === "added"
        ? null
        : {
            status: "added",
            attention: null,
            queued_at: null,
            job_id: derivedId("add", row._id, row.turn),
            debt: { kind: "save", back: waiting(row) },
            decided_at: now(),
          },
    );
    const row = await store.find(accountId, id);
    if (!row || row.job_id === null) throw notFound(ROW);
    return { ...row, job_id: row.job_id };
  }

  async function dismiss(accountId: string, id: string, surface: FeedbackSurface): Promise<void> {
    await decide(accountId, id, (row) => {
      if (row.status === "dismissed") return null;
      waiting(row);
      const isHigh = row.relevance_score !== null && row.relevance_score >= highScore;
      return {
        status: "dismissed",
        dismissed_reason: null,
        attention: null,
        queued_at: null,
        debt: isHigh ? eventOf(row, "high_score_dismissal", surface, { threshold: highScore }) : null,
        decided_at: now(),
      };
    });
  }

  const backInQueue = (): RowChanges => ({
    status: "pending",
    dismissed_reason: null,
    is_duplicate: false,
    queued_at: now(),
  });

  /** One of a bulk: a refusal is told, anything else is not this row's fault and ends the call. */
  async function attempt(
    id: string,
    action: "added" | "dismissed",
    work: () => Promise<{ job_id?: string }>,
  ): Promise<BulkTriageResult["results"][number]> {
    try {
      return { id, action, status: "ok", ...(await work()) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { id, action, status: "failed", reason: error.message };
    }
  }

  return {
    add,
    dismiss,

    async bulk(accountId, adding, dismissing, surface) {
      const results: BulkTriageResult["results"] = [];
      for (const id of new Set(adding)) {
        results.push(await attempt(id, "added", async () => ({ job_id: (await add(accountId, id)).job_id })));
      }
      for (const id of new Set(dismissing)) {
        results.push(
          await attempt(id, "dismissed", async () => {
            await dismiss(accountId, id, surface);
            return {};
          }),
        );
      }
      const count = (action: string) =>
        results.filter((result) => result.action === action && result.status === "ok").length;
      return {
        added: count("added"),
        dismissed: count("dismissed"),
        failed: results.filter(({ status }) => status === "failed").length,
        results,
      };
    },

    async restore(accountId, id) {
      await decide(accountId, id, (row) => {
        if (row.status !== "dismissed") throw refused("is not dismissed");
        return { ...backInQueue(), decided_at: null };
      });
    },

    async rescue(accountId, id, { surface, note }) {
      const { before, after } = await decide(accountId, id, (row) => {
        if (row.status !== "suppressed" && row.status !== "expired") throw refused("is not filed away");
        const { status: previous_status, relevance_score: score, relevance_reason: reason } = row;
        const event = eventOf(row, "rescue", surface, { previous_status, score, reason, note });
        return {
          ...backInQueue(),
          decided_at: now(),
          debt: NO_CORRECTION.has(row.dismissed_reason) ? null : event,
        };
      });
      return { previous: before, eventId: after.debt?.kind === "event" ? after.debt.id : null };
    },

    async promote(accountId, limit) {
      const ids: string[] = [];
      for (const row of await store.listSuppressedBestFirst(accountId, ["over_daily_cap"], limit)) {
        const promoted = await store.change(row, { ...backInQueue(), updated_at: now() });
        if (promoted) ids.push(row._id);
      }
      return { ids, remaining: await store.countOnDeck(accountId) };
    },

    async remove(accountId, id) {
      await decide(accountId, id, () => ({ status: "removed", queued_at: null }));
    },

    async saveFailed(accountId, jobId, { text, explanation }) {
      const row = await store.findByJob(accountId, jobId);
      if (row?.status !== "added") return;
      const none = { job_id: null, opportunity_id: null, decided_at: null, debt: null };
      const why = { attention: text, attention_explanation: explanation };
      await store.change(row, { status: "needs_attention", ...why, ...none, updated_at: now() });
    },

    async opportunitiesDeleted(accountId, ids) {
      for (const row of await store.findByOpportunities(accountId, ids)) {
        await store.change(row, { status: "removed", updated_at: now() });
      }
    },

    async settle() {
      for (const row of await store.indebted()) {
        await pay(row).catch((error: unknown) => {
          // No room for it any more: the row waits again, where the person sees it.
          if (!(error instanceof ApiError)) throw error;
        });
      }
    },
  };
}

function refused(why: string): ApiError {
  return new ApiError(404, "not_found", `${ROW} ${why}.`);
}
