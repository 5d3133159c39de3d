/** Deliveries: made from the log, so that none is missing or double whatever is killed; carried out as jobs. */
import { WEBHOOK_GIVEN_UP_MAX } from "@career-portrait/shared/contract";
import { derivedId } from "../derived-id.ts";
import { FetchError, type SafePost } from "../fetching/index.ts";
import { JobFailure, type Jobs, type RunningJob } from "../jobs/index.ts";
import type { SyncStore } from "../sync/index.ts";
import { attempt, bodyOf } from "./attempt.ts";
import { FINDERS, type Occurrence, type OccurrenceSources } from "./occurrences.ts";
import type { WebhookRow, WebhookStore } from "./store.ts";

/** The kind of job that delivers; the log of changes leaves it out. */
const DELIVERY_JOB = "webhook_delivery";
/** Attempts of one delivery: the last about 25 minutes after the first (docs/webhooks.md tells the pauses). */
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
    const created_at = hook.resumed_at ?? hook.created_at;
    for (let from = hook.told_seq; from < head;) {
      const entries = await log.after(hook.account_id, from, head, types, STRETCH);
      for (const { find } of finders) {
        const found = await find({ ...hook, views, created_at }, entries, sources);
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
    // Paused by the person: nothing is held against the address.
    if (hook.paused_at) return store.settle(accountId, delivery._id, "failed");
    const { _id, event, body } = delivery;
    const { outcome, thrown } = await attempt(hook, { id: _id, event, body }, { fetcher, now, signal });
    await store.attempted(accountId, _id, outcome);
    if (outcome.error === null) {
      await store.settle(accountId, _id, "delivered");
      return store.succeeded(accountId, hook._id, now());
    }
    await store.failed(accountId, hook._id, outcome.error, now());
    if (outcome.response_status === GONE) {
      const reason = "The address answered 410 Gone: it wants no more deliveries.";
      await store.disable(accountId, hook._id, reason, now());
    }
    // An address that may not be reached will not be reached later.
    if (thrown instanceof FetchError && ["bad_address", "forbidden_address"].includes(thrown.code)) {
      throw new JobFailure(outcome.error, { cause: thrown });
    }
    throw new Error(outcome.error, { cause: thrown });
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
