/** Making, showing and deleting webhooks. */
import { randomBytes } from "node:crypto";
import {
  type Webhook,
  type WebhookCreated,
  WEBHOOK_GIVEN_UP_MAX,
  type WebhookEvent,
  WEBHOOKS_MAX,
} from "@career-portrait/shared/contract";
import { ApiError, invalid, notFound } from "../errors.ts";
import { FetchError, type SafePost } from "../fetching/index.ts";
import type { Sequencer } from "../sync/index.ts";
import type { OccurrenceSources } from "./occurrences.ts";
import type { WebhookRow, WebhookStore } from "./store.ts";

export interface WebhookTools {
  store: WebhookStore;
  sequencer: Sequencer;
  sources: Pick<OccurrenceSources, "views">;
  fetcher: Pick<SafePost, "check">;
  now: () => Date;
}

function shown(row: WebhookRow): Webhook {
  return {
    id: row._id,
    url: row.url,
    events: row.events,
    status: row.disabled_at ? "disabled" : "active",
    disabled_reason: row.disabled_reason,
    disabled_at: row.disabled_at?.toISOString() ?? null,
    given_up: Math.min(row.given_up.length, WEBHOOK_GIVEN_UP_MAX),
    last_delivered_at: row.last_delivered_at?.toISOString() ?? null,
    last_failed_at: row.last_failed_at?.toISOString() ?? null,
    last_error: row.last_error,
    created_at: row.created_at.toISOString(),
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
    const { store, sequencer, sources, now } = this.#tools;
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
    const views = await sources.views(accountId, null);
    const { head } = await sequencer.upToDate(accountId);
    const row: WebhookRow = {
      _id: id,
      account_id: accountId,
      url,
      events,
      secret: newSecret(),
      from_seq: head,
      told_seq: head,
      views: Object.fromEntries(views.flatMap((link) => (link.views > 0 ? [[link.id, link.views]] : []))),
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
