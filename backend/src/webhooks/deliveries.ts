/** Deliveries: made from the log, so that none is missing or double whatever is killed; carried out as jobs. */
import { WEBHOOK_GIVEN_UP_MAX, type WebhookEvent } from "@career-portrait/shared/contract";
import { derivedId } from "../derived-id.ts";
import { FetchError, type SafePost } from "../fetching/index.ts";
import { JobFailure, type Jobs, type RunningJob } from "../jobs/index.ts";
import type { SyncStore } from "../sync/index.ts";
import { FINDERS, type Occurrence, type OccurrenceSources } from "./occurrences.ts";
import { signatureOf } from "./signature.ts";
import type { WebhookRow, WebhookStore } from "./store.ts";

/** The kind of job that delivers; the log of changes leaves it out. */
const DELIVERY_JOB = "webhook_delivery";
/** Attempts of one delivery: the last about 25 minutes after the first (docs/jobs.md tells the pauses). */
const ATTEMPTS = 10;
/** Log entries looked at together. */
const STRETCH = 200;
/** The receiver says that it wants no more (RFC 9110, section 15.5.11). */
const GONE = 410;

export interface DeliveryTools {
  store: WebhookStore;
  log: SyncStore;
  jobs: Jobs;
  sources: OccurrenceSources;
  fetcher: Pick<SafePost, "post">;
  now: () => Date;
}

interface DeliveryInput {
  delivery_id: string;
}

function refusalOf(status: number): string {
  const redirect = status >= 300 && status < 400 ? ", a redirect, which is not followed" : "";
  return `The address answered with status ${status}${redirect}.`;
}

export class Deliveries {
  readonly #tools: DeliveryTools;

  /** Declares the job; before `jobs.start`. */
  constructor(tools: DeliveryTools) {
    this.#tools = tools;
    tools.jobs.define<DeliveryInput>(DELIVERY_JOB, {
      concurrency: 4,
      maxAttempts: ATTEMPTS,
      run: (job) => this.#deliver(job),
      failureSentence: (error) => (error instanceof Error ? error.message : "The delivery failed."),
      onFailed: async ({ account_id, input }) =>
        this.#giveUp(account_id, (input as DeliveryInput).delivery_id),
    });
  }

  /** Whose changes are told. */
  async accounts(): Promise<string[]> {
    return [...new Set((await this.#tools.store.active()).map(({ account_id }) => account_id))];
  }

  /** Tells every webhook what the log has gained since it was last told. Costs one find where there is none. */
  async look(): Promise<void> {
    const { store, log } = this.#tools;
    const hooks = await store.active();
    if (hooks.length === 0) return;
    const heads = await log.heads([...new Set(hooks.map(({ account_id }) => account_id))]);
    for (const hook of hooks) {
      const head = heads.get(hook.account_id) ?? 0;
      if (head > hook.told_seq) await this.#tell(hook, head);
    }
  }

  /** Makes the deliveries of a stretch before it is noted as told: what is cut off in between is found again, under the same ids. */
  async #tell(hook: WebhookRow, head: number): Promise<void> {
    const { store, log, sources } = this.#tools;
    const finders = hook.events.map((event) => FINDERS[event]);
    const types = [...new Set(finders.map(({ type }) => type))];
    const views = { ...hook.views };
    for (let from = hook.told_seq; from < head;) {
      const entries = await log.after(hook.account_id, from, head, types, STRETCH);
      for (const { find } of finders) {
        const found = await find({ ...hook, views }, entries, sources);
        await this.#queue(hook, found);
        for (const { view } of found) if (view) views[view.link] = view.count;
      }
      from = entries.length < STRETCH ? head : (entries.at(-1)?.seq ?? head);
      await store.setTold(hook.account_id, hook._id, from, views);
    }
  }

  async #queue(hook: WebhookRow, found: readonly Occurrence[]): Promise<void> {
    if (found.length === 0) return;
    const { store, jobs, now } = this.#tools;
    const named = found.map((occurrence) => ({
      ...occurrence,
      id: derivedId("webhook", hook._id, occurrence.event, occurrence.name),
    }));
    const accountId = hook.account_id;
    const settled = await store.settled(
      accountId,
      named.map(({ id }) => id),
    );
    for (const { id, event, data } of named) {
      if (settled.has(id)) continue;
      const created_at = now();
      await store.putDelivery({
        _id: id,
        account_id: accountId,
        webhook_id: hook._id,
        event,
        status: "queued",
        body: bodyOf(id, event, created_at, data),
        created_at,
      });
      await jobs.enqueue({ id, kind: DELIVERY_JOB, accountId, input: { delivery_id: id } });
    }
  }

  async #deliver({ accountId, input, signal }: RunningJob<DeliveryInput>): Promise<void> {
    const { store, fetcher, now } = this.#tools;
    const delivery = await store.delivery(accountId, input.delivery_id);
    if (!delivery || delivery.status !== "queued" || delivery.body === null) return;
    const hook = await store.find(accountId, delivery.webhook_id);
    if (!hook) return;
    if (hook.disabled_at) throw new JobFailure("The webhook was disabled before this was delivered.");
    const { _id, event, body } = delivery;
    try {
      const status = await fetcher.post(hook.url, {
        body,
        headers: {
          "Content-Type": "application/json",
          "Career-Portrait-Delivery": _id,
          "Career-Portrait-Event": event,
          "Career-Portrait-Signature": signatureOf(hook.secret, Math.floor(now().getTime() / 1000), body),
        },
        signal,
      });
      if (status === GONE) {
        const reason = "The address answered 410 Gone: it wants no more deliveries.";
        await store.disable(accountId, hook._id, reason, now());
      }
      if (status < 200 || status >= 300) throw new Error(refusalOf(status));
    } catch (error) {
      signal.throwIfAborted();
      const sentence = error instanceof Error ? error.message : String(error);
      await store.failed(accountId, hook._id, sentence, now());
      // An address that may not be reached will not be reached later.
      if (error instanceof FetchError && ["bad_address", "forbidden_address"].includes(error.code)) {
        throw new JobFailure(sentence, { cause: error });
      }
      throw error;
    }
    await store.settle(accountId, _id, "delivered");
    await store.succeeded(accountId, hook._id, now());
  }

  async #giveUp(accountId: string, deliveryId: string): Promise<void> {
    const { store, now } = this.#tools;
    const delivery = await store.delivery(accountId, deliveryId);
    if (!delivery) return;
    await store.settle(accountId, deliveryId, "failed");
    if ((await store.giveUp(accountId, delivery.webhook_id, deliveryId)) < WEBHOOK_GIVEN_UP_MAX) return;
    const hook = await store.find(accountId, delivery.webhook_id);
    const last = hook?.last_error ?? "The address did not take them.";
    const reason = `${WEBHOOK_GIVEN_UP_MAX} deliveries in a row were given up. The last time: ${last}`;
    await store.disable(accountId, delivery.webhook_id, reason, now());
  }
}

function bodyOf(id: string, event: WebhookEvent, at: Date, data: unknown): string {
  return JSON.stringify({ id, event, created_at: at.toISOString(), data });
}
