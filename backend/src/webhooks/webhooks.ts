/** Making, showing and deleting webhooks. */
import { randomBytes } from "node:crypto";
import {
  type Webhook,
  type WebhookCreated,
  type WebhookDelivery,
  WEBHOOK_GIVEN_UP_MAX,
  type WebhookEvent,
  WEBHOOKS_MAX,
} from "@career-portrait/shared/contract";
import { ApiError, invalid, notFound } from "../errors.ts";
import { FetchError, type SafePost } from "../fetching/index.ts";
import type { Sequencer } from "../sync/index.ts";
import type { OccurrenceSources } from "./occurrences.ts";
import { attempt, bodyOf } from "./attempt.ts";
import type { DeliveryRow, WebhookRow, WebhookStore } from "./store.ts";

export interface WebhookTools {
  store: WebhookStore;
  sequencer: Sequencer;
  sources: Pick<OccurrenceSources, "views">;
  fetcher: SafePost;
  now: () => Date;
}

function shown(row: WebhookRow): Webhook {
  return {
    id: row._id,
    url: row.url,
    events: row.events,
    status: row.disabled_at ? "disabled" : row.paused_at ? "paused" : "active",
    disabled_reason: row.disabled_reason,
    disabled_at: row.disabled_at?.toISOString() ?? null,
    given_up: Math.min(row.given_up.length, WEBHOOK_GIVEN_UP_MAX),
    last_delivered_at: row.last_delivered_at?.toISOString() ?? null,
    last_failed_at: row.last_failed_at?.toISOString() ?? null,
    last_error: row.last_error,
    created_at: row.created_at.toISOString(),
  };
}

function shownDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row._id,
    event: row.event,
    status: row.status,
    attempts: row.attempts ?? 0,
    response_status: row.response_status ?? null,
    error: row.error ?? null,
    created_at: row.created_at.toISOString(),
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
  };
}

const newSecret = () => `whsec_${randomBytes(32).toString("base64url")}`;

export class Webhooks {
  readonly #tools: WebhookTools;

  constructor(tools: WebhookTools) {
    this.#tools = tools;
  }

  async list(accountId: string): Promise<Webhook[]> {
    return (await this.#tools.store.list(accountId)).map(shown);
  }

  /** @throws ApiError 400 for an address that may not be reached, 403 `limit_reached`. */
  async create(accountId: string, id: string, url: string, events: WebhookEvent[]): Promise<WebhookCreated> {
    const { store, now } = this.#tools;
    this.#requireReachable(url);
    // Only a request that died before its answer was stored comes here again: nobody has the secret it made.
    const standing = await store.setSecret(accountId, id, newSecret());
    if (standing) return { ...shown(standing), secret: standing.secret };
    if ((await store.list(accountId)).length >= WEBHOOKS_MAX) {
      throw new ApiError(
        403,
        "limit_reached",
        `An account has at most ${WEBHOOKS_MAX} webhooks. Delete one first.`,
      );
    }
    const { seq, views } = await this.#standing(accountId);
    const row: WebhookRow = {
      _id: id,
      account_id: accountId,
      url,
      events,
      secret: newSecret(),
      from_seq: seq,
      told_seq: seq,
      views,
      given_up: [],
      disabled_at: null,
      disabled_reason: null,
      last_delivered_at: null,
      last_failed_at: null,
      last_error: null,
      created_at: now(),
    };
    if (!(await store.insert(row))) throw new Error("A webhook's id was taken.");
    return { ...shown(row), secret: row.secret };
  }

  /** Pauses, begins anew (from now on, also after it was disabled), or changes events. @throws ApiError 404 */
  async update(
    accountId: string,
    id: string,
    { status, events }: { status?: "active" | "paused"; events?: WebhookEvent[] },
  ): Promise<Webhook> {
    const { store, now } = this.#tools;
    const before = shown(await this.#find(accountId, id));
    if (events) await store.setEvents(accountId, id, events);
    if (status === "paused" && before.status === "active") await store.pause(accountId, id, now());
    if (status === "active" && before.status !== "active") {
      await store.resume(accountId, id, { ...(await this.#standing(accountId)), at: now() });
    }
    return shown(await this.#find(accountId, id));
  }

  /** Sends a delivery that tells nothing, once, whatever the webhook's status; it counts neither for nor against it. @throws ApiError 404 */
  async test(accountId: string, deliveryId: string, id: string): Promise<WebhookDelivery> {
    const { store, fetcher, now } = this.#tools;
    const hook = await this.#find(accountId, id);
    const created_at = now();
    const body = bodyOf(deliveryId, "test", created_at, { webhook_id: id });
    await store.putDelivery({
      _id: deliveryId,
      account_id: accountId,
      webhook_id: id,
      event: "test",
      status: "queued",
      body,
      created_at,
    });
    const { outcome } = await attempt(hook, { id: deliveryId, event: "test", body }, { fetcher, now });
    await store.attempted(accountId, deliveryId, outcome);
    await store.settle(accountId, deliveryId, outcome.error === null ? "delivered" : "failed");
    const row = await store.delivery(accountId, deliveryId);
    if (!row) throw notFound("The webhook");
    return shownDelivery(row);
  }

  /** The last ones, the newest first. @throws ApiError 404 */
  async deliveries(accountId: string, id: string): Promise<WebhookDelivery[]> {
    await this.#find(accountId, id);
    return (await this.#tools.store.deliveries(accountId, id)).map(shownDelivery);
  }

  async #find(accountId: string, id: string): Promise<WebhookRow> {
    const row = await this.#tools.store.find(accountId, id);
    if (!row) throw notFound("The webhook");
    return row;
  }

  /** Behind which place in the log, and behind which views, it is told from now on. */
  async #standing(accountId: string): Promise<{ seq: number; views: Record<string, number> }> {
    const { sequencer, sources } = this.#tools;
    const links = await sources.views(accountId, null);
    const { head } = await sequencer.upToDate(accountId);
    return {
      seq: head,
      views: Object.fromEntries(links.flatMap(({ id, views }) => (views > 0 ? [[id, views]] : []))),
    };
  }

  /** @throws ApiError 404 */
  async delete(accountId: string, id: string): Promise<void> {
    if (!(await this.#tools.store.delete(accountId, id))) throw notFound("The webhook");
  }

  #requireReachable(url: string): void {
    try {
      this.#tools.fetcher.check(url);
    } catch (error) {
      if (error instanceof FetchError) throw invalid([{ path: "url", message: error.message }]);
      throw error;
    }
  }
}
