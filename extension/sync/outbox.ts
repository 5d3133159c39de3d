/**
 * What was saved and is on its way. An item goes in before anything is sent and leaves `waiting` only when the server has
 * answered for it, so that no crash and no missing network loses one; the key it was captured under makes sending it twice
 * the same as once.
 */
import {
  ApiRequestError,
  type CapturedPosting,
  type Client,
  type OpportunityDetail,
  type PostingFacts,
  type RequirementCorrection,
} from "@career-portrait/shared/contract";
import { postingKeyOf } from "@career-portrait/shared/posting";
import { sendLater, unsavedName, wantedOf } from "./corrections.ts";
import type { Cache, FollowedJob, OutboxItem } from "./database.ts";
import { failureOf, postponed } from "./failure.ts";
import { named } from "./names.ts";

const DESCRIPTION_MAX = 100_000;
const NAME_MAX = 300;
const EMPLOYMENT_MAX = 200;

/** The canonical form of an address, or null for what is none. */
export function canonicalOf(url: string | null): string | null {
  return url !== null && URL.canParse(url) ? postingKeyOf(url) : null;
}

/** Keeps an opportunity as read whole, and as the lists have it. */
export async function keepWhole(cache: Cache, whole: OpportunityDetail, now: number): Promise<void> {
  await cache.transaction("rw", [cache.details, cache.opportunities], async () => {
    await cache.details.put({ ...whole, at: now });
    const { description: _, requirements: __, requirements_as_read: ___, contacts: ____, ...own } = whole;
    await cache.opportunities.put({ ...own, canonical: canonicalOf(own.url) });
  });
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
 * open itself. A text that the person gave says everything itself, but for what they typed beside it.
 */
function factsOf(posting: CapturedPosting): PostingFacts | undefined {
  const typed = (field: "title" | "company"): string | null =>
    posting.sources[field]?.source === "user" ? shortened(posting[field], NAME_MAX) : null;
  if (posting.sources.description_text?.source === "user") {
    const [title, company] = [typed("title"), typed("company")];
    return title !== null || company !== null ? { title, company } : undefined;
  }
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
 * @param said what the person has said of the requirements
 */
export function outboxItem(
  posting: CapturedPosting,
  page: string | null,
  key: string,
  account: string | null,
  now: number,
  said: RequirementCorrection[] = [],
): OutboxItem {
  const url = addressOf(posting, page);
  const description = shortened(posting.description_text, DESCRIPTION_MAX) ?? undefined;
  const title = shortened(posting.title, NAME_MAX) ?? undefined;
  return {
    key,
    account,
    body: {
      url,
      description,
      title_hint: title,
      facts: factsOf(posting),
      ...(said.length > 0 ? { requirement_corrections: said } : {}),
    },
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

/**
 * Saves a posting with what was said of its requirements before; see `outboxItem`.
 * @param hold how long it can be taken back before it is sent, in ms
 */
export async function save(
  cache: Cache,
  posting: CapturedPosting,
  page: string | null,
  key: string,
  account: string | null,
  now: number,
  hold = 0,
): Promise<void> {
  const name = unsavedName(posting, canonicalOf(posting.url), key);
  const said = (await cache.unsavedCorrections.get(name))?.said;
  const kept = await named(cache, posting, name);
  await enqueue(cache, { ...outboxItem(kept, page, key, account, now, said), not_before: now + hold });
}

/** Whether it can still be taken back as if it had never been saved. */
export function canTakeBack({ state, attempts, not_before }: OutboxItem, now: number): boolean {
  return state === "waiting" && attempts === 0 && now < not_before;
}

/** Takes back those of these that were not sent yet. */
export async function takeBack(cache: Cache, keys: readonly string[], now: number): Promise<void> {
  await cache.transaction("rw", cache.outbox, async () => {
    const items = await cache.outbox.bulkGet([...keys]);
    const unsent = items.filter((item) => item !== undefined && canTakeBack(item, now));
    await cache.outbox.bulkDelete(unsent.map((item) => item!.key));
  });
}

/** Puts an item in, unless it is there already under this key. */
export async function enqueue(cache: Cache, item: OutboxItem): Promise<void> {
  await cache.transaction("rw", cache.outbox, async () => {
    if (!(await cache.outbox.get(item.key))) await cache.outbox.add(item);
  });
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
    const failure = failureOf(error);
    switch (failure.kind) {
      case "later":
        await cache.outbox.update(item.key, postponed(item, failure.retryAfter, now()));
        return brokenByItem(error);
      case "signed_out":
        return false;
      case "known": {
        const { existingOf } = await import("../connection/calls.ts");
        const existing = existingOf(failure.existing);
        const tables = [cache.outbox, cache.opportunities, cache.opportunityActions];
        await cache.transaction("rw", tables, async () => {
          const saved = { state: "saved", opportunity_id: failure.id, account, refusal: null } as const;
          await cache.outbox.update(item.key, saved);
          if (existing) await cache.opportunities.put({ ...existing, canonical: canonicalOf(existing.url) });
          // The body was not taken, and with it what it says of the requirements.
          const current = await cache.outbox.get(item.key);
          if (current && failure.id !== null) {
            await sendLater(
              cache,
              account,
              failure.id,
              existing?.requirement_corrections ?? [],
              wantedOf(current),
              now(),
            );
          }
        });
        return true;
      }
      default:
        await cache.outbox.update(item.key, { state: "refused", refusal: failure.refusal });
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
    const { said_since: _, ...again } = { ...item, ...fresh, ...changed };
    const said = wantedOf(item).filter((one): one is RequirementCorrection => one.as !== null);
    const requirement_corrections = said.length > 0 ? said : undefined;
    await cache.outbox.add({
      ...again,
      body: { ...again.body, requirement_corrections },
      key: newKey,
      state: "waiting",
    });
  });
}

/** Gives an item up, on the person's word. Answers the way back. */
export async function discard(cache: Cache, key: string): Promise<() => Promise<unknown>> {
  const item = await cache.outbox.get(key);
  await cache.outbox.delete(key);
  return async () => item && cache.outbox.put(item);
}
