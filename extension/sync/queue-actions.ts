/**
 * What a person decides about the review queue, on its way to the server: written down first, shown at once, for ten seconds
 * taken back as if it had never been, then sent under an idempotency key, and again until the server has answered.
 */
import type { Client } from "@career-portrait/shared/contract";
import type { Cache, QueueAction, QueueChange } from "./database.ts";
import { backoff, judge } from "./outbox.ts";
import { idsOf } from "./queue-lanes.ts";
import { UNDO_MS } from "./removals.ts";

/** Writes a decision down. Answers its id. */
export async function decide(
  cache: Cache,
  account: string,
  change: QueueChange,
  subject: string,
  now: number,
): Promise<number> {
  return cache.queueActions.add({
    key: crypto.randomUUID(),
    account,
    change,
    subject,
    state: "waiting",
    attempts: 0,
    next_at: now,
    not_before: now + UNDO_MS,
    refusal: null,
    created_at: now,
  });
}

/** Whether a decision can still be taken back as if it had never been. */
export function isRevocable({ state, attempts, not_before }: QueueAction, now: number): boolean {
  return state === "waiting" && attempts === 0 && now < not_before;
}

/** Takes back the latest decision that can be; answers it, or null when there is none. */
export async function revokeLatest(cache: Cache, account: string, now: number): Promise<QueueAction | null> {
  return cache.transaction("rw", cache.queueActions, async () => {
    const waiting = await cache.queueActions.where("state").equals("waiting").sortBy("id");
    const latest = waiting.findLast((action) => action.account === account && isRevocable(action, now));
    if (latest) await cache.queueActions.delete(latest.id);
    return latest ?? null;
  });
}

/** Gives up a decision that the server refused; the row is shown as the server has it. */
export async function giveUpDecision(cache: Cache, id: number): Promise<void> {
  await cache.queueActions.delete(id);
}

/** Sends a refused decision again, under a new key: the old one answers what it answered before. */
export async function repeatDecision(cache: Cache, id: number, now: number): Promise<void> {
  await cache.queueActions.update(id, {
    key: crypto.randomUUID(),
    state: "waiting",
    attempts: 0,
    next_at: now,
    not_before: 0,
    refusal: null,
  });
}

export interface QueueActionsContext {
  cache: Cache;
  client: Pick<
    Client,
    "addPending" | "dismissPending" | "restorePending" | "rescuePending" | "promotePending"
  >;
  account: string;
  now: () => number;
  /** The person, or the network's return, asks: our own spacing is ignored, the time to think again is not. */
  force: boolean;
}

async function perform(client: QueueActionsContext["client"], { change, key }: QueueAction): Promise<void> {
  const options = { idempotencyKey: key };
  switch (change.kind) {
    case "promote":
      await client.promotePending({ body: { limit: change.ids.length }, ...options });
      return;
    case "rescue":
      await client.rescuePending({ params: { id: change.id }, body: { surface: "web" }, ...options });
      return;
    case "add":
      await client.addPending({ params: { id: change.id }, ...options });
      return;
    case "dismiss":
      await client.dismissPending({ params: { id: change.id }, ...options });
      return;
    case "restore":
      await client.restorePending({ params: { id: change.id }, ...options });
  }
}

/** Sends one and writes down what came of it. Answers whether the next may be tried. */
async function sendOne(action: QueueAction, context: QueueActionsContext): Promise<boolean> {
  const { cache, client, now } = context;
  const write = (change: Partial<QueueAction>) => cache.queueActions.update(action.id, change);
  try {
    await perform(client, action);
  } catch (error) {
    const verdict = judge(error);
    const attempts = action.attempts + 1;
    switch (verdict.kind) {
      case "later": {
        const wait = (verdict.retryAfter ?? 0) * 1000;
        const next_at = now() + Math.max(backoff(action.attempts), wait);
        await write({ state: "waiting", attempts, next_at, not_before: now() + wait });
        return false;
      }
      case "refused":
        await write({ state: "refused", refusal: verdict.refusal });
        return true;
      default:
        await write({ state: "waiting", attempts });
        return false;
    }
  }
  await write({ state: "done" });
  return true;
}

function dueAt({ next_at, not_before }: QueueAction, force: boolean): number {
  return force ? not_before : Math.max(next_at, not_before);
}

/** The first that may go now: one that is not due yet holds back what was decided later about the same rows. */
function sendable(actions: readonly QueueAction[], now: number, force: boolean): QueueAction | undefined {
  const held = new Set<string>();
  return actions.find((action) => {
    const ids = idsOf(action.change);
    if (dueAt(action, force) <= now && !ids.some((id) => held.has(id))) return true;
    for (const id of ids) held.add(id);
    return false;
  });
}

async function waitingOf(cache: Cache, account: string): Promise<QueueAction[]> {
  const waiting = await cache.queueActions.where("state").equals("waiting").sortBy("id");
  return waiting.filter((action) => action.account === account);
}

/**
 * Sends what is due, and stops where the server cannot take more now. One caller at a time: whatever is found `sending`
 * was cut off, and is sent again under the same key.
 */
export async function drainQueueActions(context: QueueActionsContext): Promise<void> {
  const { cache, account, now, force } = context;
  await cache.queueActions.where("state").equals("sending").modify({ state: "waiting", attempts: 1 });
  for (;;) {
    const next = await cache.transaction("rw", cache.queueActions, async () => {
      const first = sendable(await waitingOf(cache, account), now(), force);
      if (first) await cache.queueActions.update(first.id, { state: "sending" });
      return first;
    });
    if (!next || !(await sendOne(next, context))) return;
  }
}

/** The instant (ms) at which the next decision of the account is due; null when none waits. */
export async function nextQueueActionDue(cache: Cache, account: string): Promise<number | null> {
  const waiting = await waitingOf(cache, account);
  return waiting.length === 0 ? null : Math.min(...waiting.map((action) => dueAt(action, false)));
}
