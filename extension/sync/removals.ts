/**
 * Deleting with time to think again. A removal is written down here first and the row is hidden; only after the time to take
 * it back is the backend asked. So taking it back loses nothing, and closing the page forgets nothing.
 */
import { ApiRequestError, type Client } from "@career-portrait/shared/contract";
import { UNDO_MS } from "./actions.ts";
import { changeCopy } from "./copies.ts";
import type { Cache, Removal } from "./database.ts";
import { backoff, failureOf } from "./failure.ts";

type Collection = Removal["collection"];

const CALLS = {
  skills: "deleteSkill",
  education: "deleteEducation",
  certifications: "deleteCertification",
  projects: "deleteProject",
  ventures: "deleteVenture",
  workHistory: "deleteWorkHistory",
  people: "deletePerson",
  messages: "deleteSiteMessage",
} as const satisfies Record<Collection, keyof Client>;

export interface RemovalContext {
  cache: Cache;
  client: Pick<Client, (typeof CALLS)[Collection]>;
  account: string;
  now: () => number;
  /** The person, or the network's return, asks: our own spacing is ignored, the time to take back is not. */
  force: boolean;
}

/** Writes down that a row is to go. */
export async function removeLater(
  cache: Cache,
  row: Pick<Removal, "id" | "collection" | "label" | "account">,
  now: number,
): Promise<void> {
  const due = now + UNDO_MS;
  await cache.removals.put({ ...row, due, attempts: 0, next_at: due, refusal: null });
}

/** Takes a deletion back, or puts a refused one aside. Answers false when it is too late. */
export async function takeBack(cache: Cache, id: string, now: number): Promise<boolean> {
  return cache.transaction("rw", cache.removals, async () => {
    const removal = await cache.removals.get(id);
    if (!removal || (removal.refusal === null && removal.due <= now)) return false;
    await cache.removals.delete(id);
    return true;
  });
}

/** The newest deletion of some that wait. */
export function newestOf(removals: readonly Removal[]): Removal | undefined {
  return removals
    .filter(({ refusal }) => refusal === null)
    .toSorted((a, b) => a.due - b.due)
    .at(-1);
}

/** Takes the newest deletion back that still can be. */
export async function takeNewestBack(cache: Cache, account: string, now: number): Promise<void> {
  const newest = newestOf(await waiting(cache, account));
  if (newest) await takeBack(cache, newest.id, now);
}

/** The row is gone in the backend: it goes from every copy, so that it does not come back before the next refresh. */
async function conclude(cache: Cache, { id, collection }: Removal): Promise<void> {
  const tables = [cache.removals, cache.copies, cache.claims, cache.workHistory];
  const without = <T extends { id: string }>(rows: T[]): T[] => rows.filter((row) => row.id !== id);
  await cache.transaction("rw", tables, async () => {
    await cache.removals.delete(id);
    if (collection === "people") return changeCopy(cache, "people", without);
    if (collection === "messages") return changeCopy(cache, "messages", without);
    const list = collection === "workHistory" ? "experience" : collection;
    await changeCopy(cache, "profile", (profile) => ({
      ...profile,
      [list]: without(profile[list] as { id: string }[]),
    }));
    return collection === "workHistory" ? cache.workHistory.delete(id) : cache.claims.delete(id);
  });
}

/** Sends one; answers whether the next may be tried. */
async function sendOne(removal: Removal, context: RemovalContext): Promise<boolean> {
  const { cache, client, now } = context;
  try {
    await client[CALLS[removal.collection]]({ params: { id: removal.id } });
  } catch (error) {
    const gone = error instanceof ApiRequestError && error.status === 404;
    const failure = failureOf(error);
    if (!gone && failure.kind === "signed_out") return false;
    if (!gone && failure.kind === "later") {
      const wait = Math.max(backoff(removal.attempts), (failure.retryAfter ?? 0) * 1000);
      const change = { attempts: removal.attempts + 1, next_at: now() + wait };
      await cache.removals.update(removal.id, change);
      return false;
    }
    if (!gone) {
      const { code, message } =
        failure.kind === "refused" ? failure.refusal : { code: "", message: String(error) };
      await cache.removals.update(removal.id, { refusal: message, refusal_code: code });
      return true;
    }
  }
  await conclude(cache, removal);
  return true;
}

async function waiting(cache: Cache, account: string): Promise<Removal[]> {
  return cache.removals.filter((row) => row.account === account && row.refusal === null).toArray();
}

/** Deletes in the backend what can no longer be taken back. */
export async function sendRemovals(context: RemovalContext): Promise<void> {
  const { cache, account, now, force } = context;
  for (const removal of await waiting(cache, account)) {
    const due = (force ? removal.due : Math.max(removal.due, removal.next_at)) <= now();
    if (due && !(await sendOne(removal, context))) return;
  }
}

/** The instant (ms) at which the next one is due; null when none waits. */
export async function nextRemoval(cache: Cache, account: string): Promise<number | null> {
  const rows = await waiting(cache, account);
  return rows.length === 0 ? null : Math.min(...rows.map((row) => Math.max(row.due, row.next_at)));
}
