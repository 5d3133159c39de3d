/**
 * What a person does to tracked opportunities, on its way to the server: written down first, shown at once, sent in the
 * order in which things were done, and again until the server has answered. Each of these calls may be repeated without
 * harm. A status or a deletion can be taken back for ten seconds as if it had never been.
 */
import { ApiRequestError, type Client } from "@career-portrait/shared/contract";
import type { Cache, OpportunityAction, OpportunityChange } from "./database.ts";
import { backoff, judge } from "./outbox.ts";
import { UNDO_MS } from "./removals.ts";

/** The most opportunities that one call changes (specification, Limits). */
const MOST_AT_ONCE = 100;

/** What is its own way back is sent at once. */
function timeToThinkAgain({ kind }: OpportunityChange): number {
  return kind === "status" || kind === "delete" ? UNDO_MS : 0;
}

/** The same field of the same opportunity: of two that wait, the later is enough. */
function replaces(later: OpportunityChange, earlier: OpportunityChange): boolean {
  return "id" in later && "id" in earlier && later.kind === earlier.kind && later.id === earlier.id;
}

/** Writes a change down. Answers its id. */
export async function actOnOpportunity(
  cache: Cache,
  account: string,
  change: OpportunityChange,
  subject: string,
  now: number,
): Promise<number> {
  return cache.transaction("rw", cache.opportunityActions, async () => {
    const unsent = await cache.opportunityActions.where("state").anyOf("waiting", "refused").toArray();
    const outdated = unsent.filter((row) => row.account === account && replaces(change, row.change));
    await cache.opportunityActions.bulkDelete(outdated.map(({ id }) => id));
    return cache.opportunityActions.add({
      account,
      change,
      subject,
      state: "waiting",
      attempts: 0,
      next_at: now,
      not_before: now + timeToThinkAgain(change),
      refusal: null,
      created_at: now,
    });
  });
}

/** Whether an action can still be taken back as if it had never been. */
export function canBeTakenBack(action: OpportunityAction, now: number): boolean {
  const { state, attempts, not_before, change } = action;
  return state === "waiting" && attempts === 0 && now < not_before && timeToThinkAgain(change) > 0;
}

/** Takes back the latest action that can be; answers it, or null when there is none. */
export async function takeBackLatest(
  cache: Cache,
  account: string,
  now: number,
): Promise<OpportunityAction | null> {
  return cache.transaction("rw", cache.opportunityActions, async () => {
    const waiting = await cache.opportunityActions.where("state").equals("waiting").sortBy("id");
    const latest = waiting.findLast((action) => action.account === account && canBeTakenBack(action, now));
    if (latest) await cache.opportunityActions.delete(latest.id);
    return latest ?? null;
  });
}

/** Gives up an action that the server refused; the opportunity is shown as the server has it. */
export async function giveUpAction(cache: Cache, id: number): Promise<void> {
  await cache.opportunityActions.delete(id);
}

/** Sends a refused action again. */
export async function repeatAction(cache: Cache, id: number, now: number): Promise<void> {
  const again = { state: "waiting", attempts: 0, next_at: now, not_before: 0, refusal: null } as const;
  await cache.opportunityActions.update(id, again);
}

export interface OpportunityActionsContext {
  cache: Cache;
  client: Pick<Client, "updateOpportunity" | "updateOpportunities" | "deleteOpportunities">;
  account: string;
  now: () => number;
  /** The person, or the network's return, asks: our own spacing is ignored, the time to think again is not. */
  force: boolean;
}

async function perform(
  client: OpportunityActionsContext["client"],
  change: OpportunityChange,
): Promise<void> {
  if ("id" in change) {
    const { kind: _, id, ...body } = change;
    await client.updateOpportunity({ params: { id }, body });
    return;
  }
  for (let at = 0; at < change.ids.length; at += MOST_AT_ONCE) {
    const ids = change.ids.slice(at, at + MOST_AT_ONCE);
    if (change.kind === "delete") await client.deleteOpportunities({ body: { ids } });
    else await client.updateOpportunities({ body: { ids, status: change.status } });
  }
}

/** What no longer exists needs neither star nor check. Notes are the person's own words: that they are not kept is said. */
function goneAnyway({ kind }: OpportunityChange, error: unknown): boolean {
  return error instanceof ApiRequestError && error.status === 404 && (kind === "star" || kind === "address");
}

/** Sends one and writes down what came of it. Answers whether the next may be tried. */
async function sendOne(action: OpportunityAction, context: OpportunityActionsContext): Promise<boolean> {
  const { cache, client, now } = context;
  const write = (change: Partial<OpportunityAction>) => cache.opportunityActions.update(action.id, change);
  const attempts = action.attempts + 1;
  try {
    await perform(client, action.change);
  } catch (error) {
    if (!goneAnyway(action.change, error)) {
      const verdict = judge(error);
      if (verdict.kind === "later") {
        const wait = (verdict.retryAfter ?? 0) * 1000;
        const next_at = now() + Math.max(backoff(action.attempts), wait);
        await write({ state: "waiting", attempts, next_at, not_before: now() + wait });
        return false;
      }
      if (verdict.kind !== "refused") {
        await write({ state: "waiting", attempts });
        return false;
      }
      await write({ state: "refused", refusal: verdict.refusal });
      return true;
    }
  }
  await write({ state: "done", refusal: null });
  return true;
}

function dueAt({ next_at, not_before }: OpportunityAction, force: boolean): number {
  return force ? not_before : Math.max(next_at, not_before);
}

const touched = (change: OpportunityChange): string[] => ("id" in change ? [change.id] : change.ids);

/**
 * Those that may go now. One that is not due yet holds back what was done later to the same opportunities, and nothing
 * else: a star need not wait until a deletion elsewhere can no longer be taken back.
 */
function sendable(actions: readonly OpportunityAction[], now: number, force: boolean): OpportunityAction[] {
  const held = new Set<string>();
  return actions.filter((action) => {
    const ids = touched(action.change);
    const free = dueAt(action, force) <= now && !ids.some((id) => held.has(id));
    if (!free) for (const id of ids) held.add(id);
    return free;
  });
}

async function waitingOf(cache: Cache, account: string): Promise<OpportunityAction[]> {
  const waiting = await cache.opportunityActions.where("state").equals("waiting").sortBy("id");
  return waiting.filter((action) => action.account === account);
}

/**
 * Sends what is due, and stops where the server cannot take more now. One caller at a time: whatever is found `sending`
 * was cut off, and is sent again.
 */
export async function drainOpportunityActions(context: OpportunityActionsContext): Promise<void> {
  const { cache, account, now, force } = context;
  const cutOff = cache.opportunityActions.where("state").equals("sending");
  await cutOff.modify({ state: "waiting", attempts: 1 });
  for (;;) {
    const next = await cache.transaction("rw", cache.opportunityActions, async () => {
      const [first] = sendable(await waitingOf(cache, account), now(), force);
      if (first) await cache.opportunityActions.update(first.id, { state: "sending" });
      return first;
    });
    if (!next || !(await sendOne(next, context))) return;
  }
}

/** The instant (ms) at which the next action of the account is due; null when none waits. */
export async function nextOpportunityActionDue(cache: Cache, account: string): Promise<number | null> {
  const waiting = await waitingOf(cache, account);
  return waiting.length === 0 ? null : Math.min(...waiting.map((action) => dueAt(action, false)));
}
