/**
 * What a person does to claims and documents, on its way to the server. It is written down first and shown at once; for ten
 * seconds it can be taken back as if it had never been; then it is sent, in the order in which things were done, and again
 * until the server has answered. Each of these calls may be repeated without harm.
 */
import { ApiRequestError, type Client } from "@career-portrait/shared/contract";
import type { Cache, PortraitAction, PortraitChange } from "./database.ts";
import { backoff, judge } from "./outbox.ts";
import { UNDO_MS } from "./removals.ts";

/** The most claims that one call reviews. */
const MOST_AT_ONCE = 1000;

/** Writes an action down. Answers its id, to take it back by. */
export async function act(
  cache: Cache,
  account: string,
  change: PortraitChange,
  subject: string,
  now: number,
): Promise<number> {
  return cache.actions.add({
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

/** Whether an action can still be taken back as if it had never been. */
export function isUndoable({ state, not_before, attempts }: PortraitAction, now: number): boolean {
  return state === "waiting" && attempts === 0 && now < not_before;
}

/** Takes back the latest action that can be; answers it, or null when there is none. */
export async function undoLatest(cache: Cache, account: string, now: number): Promise<PortraitAction | null> {
  return cache.transaction("rw", cache.actions, async () => {
    const waiting = await cache.actions.where("state").equals("waiting").sortBy("id");
    const latest = waiting.findLast((action) => action.account === account && isUndoable(action, now));
    if (!latest) return null;
    await cache.actions.delete(latest.id);
    return latest;
  });
}

/** Gives up an action that the server refused; what it was about is shown as the server has it. */
export async function letGo(cache: Cache, id: number): Promise<void> {
  await cache.actions.delete(id);
}

/** Sends a refused action again. */
export async function tryAgain(cache: Cache, id: number, now: number): Promise<void> {
  await cache.actions.update(id, {
    state: "waiting",
    attempts: 0,
    next_at: now,
    not_before: 0,
    refusal: null,
  });
}

export interface ActionsContext {
  cache: Cache;
  client: Pick<
    Client,
    "reviewClaims" | "updateClaim" | "mergeClaim" | "dismissIssues" | "deleteClaim" | "deleteDocument"
  >;
  account: string;
  now: () => number;
  /** The person, or the network's return, asks: our own spacing is ignored, the time to think again is not. */
  force: boolean;
}

/** The first of these, with those after it that one call can carry too. */
function together(due: readonly PortraitAction[]): PortraitAction[] {
  const [first] = due;
  if (first?.change.kind !== "review") return due.slice(0, 1);
  const run: PortraitAction[] = [];
  let claims = 0;
  for (const action of due) {
    if (action.change.kind !== "review") break;
    claims += action.change.claim_ids.length;
    if (run.length > 0 && claims > MOST_AT_ONCE) break;
    run.push(action);
  }
  return run;
}

/** The last word on each claim. */
function verdicts(actions: readonly PortraitAction[]): { accept: string[]; reject: string[] } {
  const status = new Map<string, string>();
  for (const { change } of actions) {
    if (change.kind === "review") for (const id of change.claim_ids) status.set(id, change.status);
  }
  const of = (wanted: string) => [...status].flatMap(([id, given]) => (given === wanted ? [id] : []));
  return { accept: of("accepted"), reject: of("rejected") };
}

async function perform(
  client: ActionsContext["client"],
  [first, ...rest]: readonly PortraitAction[],
): Promise<void> {
  const { change } = first!;
  switch (change.kind) {
    case "review": {
      const { accept, reject } = verdicts([first!, ...rest]);
      for (let at = 0; at < Math.max(accept.length, reject.length); at += MOST_AT_ONCE) {
        const part = (ids: string[]) => ids.slice(at, at + MOST_AT_ONCE);
        await client.reviewClaims({ body: { accept: part(accept), reject: part(reject) } });
      }
      return;
    }
    case "edit":
      await client.updateClaim({ params: { id: change.claim_id }, body: change.words });
      return;
    case "merge":
      await client.mergeClaim({ params: { id: change.claim_id }, body: { into: change.into } });
      return;
    case "dismiss":
      await client.dismissIssues({ params: { id: change.claim_id } });
      return;
    case "delete_claim":
      await client.deleteClaim({ params: { id: change.claim_id } });
      return;
    case "delete_document":
      await client.deleteDocument({ params: { id: change.document_id } });
  }
}

/** What is gone already need not be removed, and nothing about it can be doubtful. */
function goneAnyway(change: PortraitChange, error: unknown): boolean {
  const missing = error instanceof ApiRequestError && error.status === 404;
  return missing && ["delete_claim", "delete_document", "dismiss"].includes(change.kind);
}

/** Sends some actions in one call and writes down what came of it. Answers whether the next may be tried. */
async function sendTogether(actions: readonly PortraitAction[], context: ActionsContext): Promise<boolean> {
  const { cache, client, now } = context;
  const ids = actions.map(({ id }) => id);
  const write = (change: Partial<PortraitAction>) => cache.actions.where("id").anyOf(ids).modify(change);
  try {
    await perform(client, actions);
  } catch (error) {
    if (!goneAnyway(actions[0]!.change, error)) {
      const verdict = judge(error);
      if (verdict.kind === "later") {
        const wait = (verdict.retryAfter ?? 0) * 1000;
        const attempts = actions[0]!.attempts + 1;
        const next_at = now() + Math.max(backoff(attempts - 1), wait);
        await write({ state: "waiting", attempts, next_at, not_before: now() + wait });
        return false;
      }
      if (verdict.kind !== "refused") {
        await write({ state: "waiting", attempts: actions[0]!.attempts + 1 });
        return false;
      }
      await write({ state: "refused", refusal: verdict.refusal });
      return true;
    }
  }
  await write({ state: "done", refusal: null });
  return true;
}

function dueAt({ next_at, not_before }: PortraitAction, force: boolean): number {
  return force ? not_before : Math.max(next_at, not_before);
}

/** Those due now, up to the first that is not: what was done later never overtakes. */
function leading(actions: readonly PortraitAction[], { now, force }: ActionsContext): PortraitAction[] {
  const end = actions.findIndex((action) => dueAt(action, force) > now());
  return actions.slice(0, end === -1 ? actions.length : end);
}

/**
 * Sends what is due, in the order in which it was done, and stops where the server cannot take more now. One caller at a
 * time: whatever is found `sending` was cut off, and is sent again. Answers whether anything was sent.
 */
export async function drainActions(context: ActionsContext): Promise<boolean> {
  const { cache, account } = context;
  await cache.actions.where("state").equals("sending").modify({ state: "waiting", attempts: 1 });
  let sent = false;
  for (;;) {
    const batch = await cache.transaction("rw", cache.actions, async () => {
      const waiting = await cache.actions.where("state").equals("waiting").sortBy("id");
      const mine = waiting.filter((action) => action.account === account);
      const next = together(leading(mine, context));
      await cache.actions
        .where("id")
        .anyOf(next.map(({ id }) => id))
        .modify({ state: "sending" });
      return next;
    });
    if (batch.length === 0) return sent;
    sent = true;
    if (!(await sendTogether(batch, context))) return sent;
  }
}

/** The instant (ms) at which the next action of the account is due; null when none waits. */
export async function nextActionDue(cache: Cache, account: string): Promise<number | null> {
  const waiting = await cache.actions.where("state").equals("waiting").sortBy("id");
  const first = waiting.find((action) => action.account === account);
  return first ? dueAt(first, false) : null;
}
