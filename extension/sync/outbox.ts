/**
 * What was saved and is on its way. An item goes in before anything is sent and leaves `waiting` only when the server has
 * answered for it, so that no crash and no missing network loses one; the key it was captured under makes sending it twice
 * the same as once.
 */
import {
  ApiRequestError,
  type CapturedPosting,
  type Client,
  type PostingFacts,
} from "@career-portrait/shared/contract";
import { postingKeyOf } from "@career-portrait/shared/posting";
import type { Cache, FollowedJob, OutboxItem, Refusal } from "./database.ts";
import { UnknownAnswerError } from "./unknown-answer.ts";

const DESCRIPTION_MAX = 100_000;
const NAME_MAX = 300;
const EMPLOYMENT_MAX = 200;
const FIRST_DELAY = 5_000;
const LONGEST_DELAY = 15 * 60_000;

/** The canonical form of an address, or null for what is none. */
export function canonicalOf(url: string | null): string | null {
  return url !== null && URL.canParse(url) ? postingKeyOf(url) : null;
}

/** The address to save: the page's own when it is the posting's, since it is known to answer; else the posting's. */
function addressOf(posting: CapturedPosting, page: string | null): string | undefined {
  const own = page !== null && posting.url !== null && canonicalOf(page) === canonicalOf(posting.url);
  const address = own ? page.replace(/#(?![!/]).*$/, "") : posting.url;
  return address && /^https?:/.test(address) && address.length <= 2048 ? address : undefined;
}

function shortened(text: string | null, most: number): string | null {
  return text?.trim().slice(0, most).trim() || null;
}

/**
 * What the page said beside the posting's text, so that the backend knows employer and place even of a page that it cannot
 * open itself. A text that the person gave says everything itself.
 */
function factsOf(posting: CapturedPosting): PostingFacts | undefined {
  if (posting.sources.description_text?.source === "user") return undefined;
  return {
    title: shortened(posting.title, NAME_MAX),
    company: shortened(posting.company, NAME_MAX),
    location: shortened(posting.location, NAME_MAX),
    employment_type: shortened(posting.employment_type, EMPLOYMENT_MAX),
    work_mode: posting.work_mode,
    salary: posting.salary,
  };
}

/**
 * A posting as it goes into the outbox.
 * @param page address of the page it was read from; null when it is only named there
 * @param key made when it was captured; becomes the Idempotency-Key
 * @param now ms
 */
export function outboxItem(
  posting: CapturedPosting,
  page: string | null,
  key: string,
  account: string | null,
  now: number,
): OutboxItem {
  const url = addressOf(posting, page);
  const description = shortened(posting.description_text, DESCRIPTION_MAX) ?? undefined;
  const title = shortened(posting.title, NAME_MAX) ?? undefined;
  return {
    key,
    account,
    body: { url, description, title_hint: title, facts: factsOf(posting) },
    title: title ?? url ?? "",
    company: posting.company,
    canonical: canonicalOf(posting.url),
    state: "waiting",
    attempts: 0,
    next_at: now,
    not_before: 0,
    job_id: null,
    opportunity_id: null,
    refusal: null,
    created_at: now,
  };
}

/** Puts an item in, unless it is there already under this key. */
export async function enqueue(cache: Cache, item: OutboxItem): Promise<void> {
  await cache.transaction("rw", cache.outbox, async () => {
    if (!(await cache.outbox.get(item.key))) await cache.outbox.add(item);
  });
}

/** What an answer, or none, means for an item. */
export type Verdict =
  | { kind: "later"; retryAfter: number | null }
  /** What is there already, as the server described it. */
  | { kind: "known"; existing: unknown; id: string | null }
  | { kind: "signed_out" }
  | { kind: "refused"; refusal: Refusal };

/** Judges a failed sending. Only an answer that time cannot change is a refusal. */
export function judge(error: unknown): Verdict {
  if (error instanceof UnknownAnswerError) {
    return {
      kind: "refused",
      refusal: { status: 0, code: "unknown_answer", message: error.message, details: [] },
    };
  }
  if (!(error instanceof ApiRequestError)) return { kind: "later", retryAfter: null };
  const { status, code, message, details, retryAfter } = error;
  const passing = status === 0 || status >= 500 || status === 408 || status === 425 || status === 429;
  if (passing || code === "idempotency_in_progress") return { kind: "later", retryAfter };
  if (status === 401) return { kind: "signed_out" };
  if (status === 409 && code === "duplicate")
    return {
      kind: "known",
      existing: error.existing,
      id: (error.existing?.id as string | undefined) ?? null,
    };
  return { kind: "refused", refusal: { status, code, message, details } };
}

/** Waiting time before attempt `attempts` + 1, in ms: doubling from five seconds to a quarter of an hour. */
export function backoff(attempts: number): number {
  return Math.min(FIRST_DELAY * 2 ** Math.min(attempts, 20), LONGEST_DELAY);
}

/** What becomes of the times of an item that could not be sent now. @param retryAfter the server's wish, in seconds */
export function postponed(
  { attempts }: { attempts: number },
  retryAfter: number | null,
  now: number,
): { attempts: number; next_at: number; not_before: number } {
  const wait = (retryAfter ?? 0) * 1000;
  return {
    attempts: attempts + 1,
    next_at: now + Math.max(backoff(attempts), wait),
    not_before: now + wait,
  };
}

export interface DrainContext {
  cache: Cache;
  client: Pick<Client, "saveOpportunityAsync">;
  account: string;
  now: () => number;
  /** The person, or the network's return, asks: our own spacing is ignored, the server's wish is not. */
  force: boolean;
}

function startedJob(item: OutboxItem, id: string, account: string, now: number): FollowedJob {
  const at = new Date(now).toISOString();
  return {
    id,
    job_type: "opportunity",
    status: "queued",
    phase: null,
    error: null,
    opportunity_id: null,
    document_id: null,
    title: item.title,
    company: item.company,
    match_score: null,
    already_tracked: false,
    share_url: null,
    notes: [],
    created_at: at,
    updated_at: at,
    account,
    attempt: 0,
    next_at: now,
  };
}

/** A fault inside the server may lie in this one item; the next may still be taken. */
function brokenByItem(error: unknown): boolean {
  return error instanceof ApiRequestError && error.status >= 500 && error.status !== 503;
}

/** Sends one item and writes down what came of it. Answers whether the next may be tried. */
async function sendOne(item: OutboxItem, context: DrainContext): Promise<boolean> {
  const { cache, client, account, now } = context;
  try {
    const { data } = await client.saveOpportunityAsync({ body: item.body, idempotencyKey: item.key });
    await cache.transaction("rw", cache.outbox, cache.jobs, async () => {
      await cache.outbox.update(item.key, { state: "accepted", job_id: data.job_id, account, refusal: null });
      await cache.jobs.put(startedJob(item, data.job_id, account, now()));
    });
    return true;
  } catch (error) {
    const verdict = judge(error);
    switch (verdict.kind) {
      case "later":
        await cache.outbox.update(item.key, postponed(item, verdict.retryAfter, now()));
        return brokenByItem(error);
      case "signed_out":
        return false;
      case "known": {
        const { existingOf } = await import("./calls.ts");
        const existing = existingOf(verdict.existing);
        await cache.transaction("rw", cache.outbox, cache.opportunities, async () => {
          const saved = { state: "saved", opportunity_id: verdict.id, account, refusal: null } as const;
          await cache.outbox.update(item.key, saved);
          if (existing) await cache.opportunities.put({ ...existing, canonical: canonicalOf(existing.url) });
        });
        return true;
      }
      default:
        await cache.outbox.update(item.key, { state: "refused", refusal: verdict.refusal });
        return true;
    }
  }
}

/** Sends what is due, oldest first, and stops at the first sign that the server cannot take more now. */
export async function drain(context: DrainContext): Promise<void> {
  const { cache, account, now, force } = context;
  const waiting = await cache.outbox.where("state").equals("waiting").sortBy("created_at");
  for (const item of waiting) {
    const mine = item.account === null || item.account === account;
    const due = (force ? item.not_before : Math.max(item.next_at, item.not_before)) <= now();
    if (mine && due && !(await sendOne(item, context))) return;
  }
}

/** The instant (ms) at which the next item is due; null when none waits. */
export async function nextDue(cache: Cache): Promise<number | null> {
  const waiting = await cache.outbox.where("state").equals("waiting").toArray();
  return waiting.length === 0
    ? null
    : Math.min(...waiting.map((item) => Math.max(item.next_at, item.not_before)));
}

/**
 * Sends a refused or failed item again, changed or not, under a new key: the old one answers what it answered before.
 */
export async function resend(
  cache: Cache,
  key: string,
  newKey: string,
  now: number,
  body?: OutboxItem["body"],
): Promise<void> {
  await cache.transaction("rw", cache.outbox, async () => {
    const item = await cache.outbox.get(key);
    if (!item || (item.state !== "refused" && item.state !== "failed")) return;
    await cache.outbox.delete(key);
    const fresh = { attempts: 0, next_at: now, not_before: 0, job_id: null, refusal: null };
    const changed = body
      ? { body, title: body.title_hint ?? item.title, canonical: canonicalOf(body.url ?? null) }
      : {};
    await cache.outbox.add({ ...item, ...fresh, ...changed, key: newKey, state: "waiting" });
  });
}

/** Gives an item up, on the person's word. */
export async function discard(cache: Cache, key: string): Promise<void> {
  await cache.outbox.delete(key);
}
