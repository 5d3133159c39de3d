/** The collections `webhooks` and `webhook_deliveries`. */
import type { DeliveryEvent, WebhookEvent } from "@career-portrait/shared/contract";
import { WEBHOOK_GIVEN_UP_MAX } from "@career-portrait/shared/contract";
import type { Collection, Db } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../database/index.ts";

export interface WebhookRow {
  _id: string;
  account_id: string;
  url: string;
  events: WebhookEvent[];
  /** Needed in the clear: it signs every delivery. */
  secret: string;
  /** Place in the account's log at which it was made: what came into being before is not told. */
  from_seq: number;
  /** Up to where the log has been told. */
  told_seq: number;
  /** Views of share links that have been told, or were there before. */
  views: Record<string, number>;
  /** The last deliveries in a row that were given up. */
  given_up: string[];
  /** By the person; unset while it is told. */
  paused_at?: Date | null;
  /** When it was last begun anew: what happened before is not told. */
  resumed_at?: Date;
  disabled_at: Date | null;
  disabled_reason: string | null;
  last_delivered_at: Date | null;
  last_failed_at: Date | null;
  last_error: string | null;
  created_at: Date;
}

/** One event for one webhook; kept as long as the webhook, so that nothing is told twice. */
export interface DeliveryRow {
  _id: string;
  account_id: string;
  webhook_id: string;
  event: DeliveryEvent;
  status: "queued" | "delivered" | "failed";
  /** JSON as it is sent, the same at every attempt; null when there are no more. */
  body: string | null;
  created_at: Date;
  /** Of each attempt so far; unset before the first. */
  attempts?: number;
  response_status?: number | null;
  error?: string | null;
  last_attempt_at?: Date;
}

/** How an attempt at a delivery went. */
export interface Attempt {
  /** Null when nothing answered. */
  response_status: number | null;
  /** A sentence; null when it was taken. */
  error: string | null;
  at: Date;
}

/** Deliveries that a person is shown. */
const SHOWN_MAX = 50;

export const webhookIndexes: IndexDeclaration[] = [
  { collection: "webhooks", keys: { account_id: 1, created_at: 1 } },
  { collection: "webhooks", keys: { disabled_at: 1 } },
  { collection: "webhook_deliveries", keys: { account_id: 1, webhook_id: 1, created_at: -1 } },
];

export class WebhookStore {
  readonly #hooks: Collection<WebhookRow>;
  readonly #deliveries: Collection<DeliveryRow>;

  constructor(db: Db) {
    this.#hooks = db.collection("webhooks");
    this.#deliveries = db.collection("webhook_deliveries");
  }

  /** False when there is one of that id. */
  async insert(row: WebhookRow): Promise<boolean> {
    try {
      await this.#hooks.insertOne(row);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async setSecret(accountId: string, id: string, secret: string): Promise<WebhookRow | null> {
    return this.#hooks.findOneAndUpdate(
      { _id: id, account_id: accountId },
      { $set: { secret } },
      { returnDocument: "after" },
    );
  }

  async find(accountId: string, id: string): Promise<WebhookRow | null> {
    return this.#hooks.findOne({ _id: id, account_id: accountId });
  }

  async list(accountId: string): Promise<WebhookRow[]> {
    return this.#hooks.find({ account_id: accountId }).sort({ created_at: 1, _id: 1 }).toArray();
  }

  /** Of all accounts: those that are to be told. */
  async active(): Promise<WebhookRow[]> {
    return this.#hooks.find({ disabled_at: null, paused_at: null }).toArray();
  }

  /** Whether there was such a webhook; its deliveries go with it. */
  async delete(accountId: string, id: string): Promise<boolean> {
    const { deletedCount } = await this.#hooks.deleteOne({ _id: id, account_id: accountId });
    await this.#deliveries.deleteMany({ account_id: accountId, webhook_id: id });
    return deletedCount === 1;
  }

  async pause(accountId: string, id: string, at: Date): Promise<void> {
    await this.#hooks.updateOne({ _id: id, account_id: accountId }, { $set: { paused_at: at } });
  }

  async setEvents(accountId: string, id: string, events: WebhookEvent[]): Promise<void> {
    await this.#hooks.updateOne({ _id: id, account_id: accountId }, { $set: { events } });
  }

  /** Begins anew behind `seq`, with nothing held against it. */
  async resume(
    accountId: string,
    id: string,
    { seq, views, at }: { seq: number; views: Record<string, number>; at: Date },
  ): Promise<void> {
    await this.#hooks.updateOne(
      { _id: id, account_id: accountId },
      {
        $set: {
          paused_at: null,
          disabled_at: null,
          disabled_reason: null,
          given_up: [],
          from_seq: seq,
          told_seq: seq,
          views,
          resumed_at: at,
        },
      },
    );
  }

  /** Notes that everything up to `seq` has its deliveries. */
  async setTold(accountId: string, id: string, seq: number, views: Record<string, number>): Promise<void> {
    const counts = Object.fromEntries(Object.entries(views).map(([link, count]) => [`views.${link}`, count]));
    await this.#hooks.updateOne({ _id: id, account_id: accountId }, { $max: { told_seq: seq, ...counts } });
  }

  /** Of these ids those that have a delivery that is over. */
  async settled(accountId: string, ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.#deliveries
      .find(
        { _id: { $in: [...ids] }, account_id: accountId, status: { $ne: "queued" } },
        { projection: { _id: 1 } },
      )
      .toArray();
    return new Set(rows.map(({ _id }) => _id));
  }

  /** Stores a delivery; the one of that id stays as it is. */
  async putDelivery({ _id, account_id, ...row }: DeliveryRow): Promise<void> {
    await this.#deliveries.updateOne({ _id, account_id }, { $setOnInsert: row }, { upsert: true });
  }

  async delivery(accountId: string, id: string): Promise<DeliveryRow | null> {
    return this.#deliveries.findOne({ _id: id, account_id: accountId });
  }

  /** The newest first. */
  async deliveries(accountId: string, webhookId: string): Promise<DeliveryRow[]> {
    return this.#deliveries
      .find({ account_id: accountId, webhook_id: webhookId })
      .sort({ created_at: -1, _id: -1 })
      .limit(SHOWN_MAX)
      .toArray();
  }

  async attempted(accountId: string, id: string, { at, ...attempt }: Attempt): Promise<void> {
    await this.#deliveries.updateOne(
      { _id: id, account_id: accountId },
      { $set: { ...attempt, last_attempt_at: at }, $inc: { attempts: 1 } },
    );
  }

  async settle(accountId: string, id: string, status: "delivered" | "failed"): Promise<void> {
    await this.#deliveries.updateOne({ _id: id, account_id: accountId }, { $set: { status, body: null } });
  }

  async succeeded(accountId: string, id: string, at: Date): Promise<void> {
    await this.#hooks.updateOne(
      { _id: id, account_id: accountId },
      { $set: { last_delivered_at: at, last_error: null, given_up: [] } },
    );
  }

  async failed(accountId: string, id: string, error: string, at: Date): Promise<void> {
    await this.#hooks.updateOne(
      { _id: id, account_id: accountId },
      { $set: { last_failed_at: at, last_error: error } },
    );
  }

  /** Counts a delivery that was given up, once; how many in a row that makes. */
  async giveUp(accountId: string, id: string, deliveryId: string): Promise<number> {
    const row = await this.#hooks.findOneAndUpdate(
      { _id: id, account_id: accountId },
      { $addToSet: { given_up: deliveryId } },
      { returnDocument: "after", projection: { given_up: 1 } },
    );
    return Math.min(row?.given_up.length ?? 0, WEBHOOK_GIVEN_UP_MAX);
  }

  async disable(accountId: string, id: string, reason: string, at: Date): Promise<void> {
    await this.#hooks.updateOne(
      { _id: id, account_id: accountId, disabled_at: null },
      { $set: { disabled_at: at, disabled_reason: reason } },
    );
  }
}
