/** Cards of a results list on their way into the review queue: kept here until the server has said what became of each. */
import type { CapturedPosting, Client, FiledPosting } from "@career-portrait/shared/contract";
import type { Cache, Filing, Refusal } from "./database.ts";
import { failureOf, postponed } from "./failure.ts";

/** The most that one call files (decisions, section 8), and how much of text, below what the route takes. */
const MOST_ITEMS = 100;
const MOST_CHARACTERS = 1_000_000;
/** How long it stays known what became of a card, in ms. */
const REMEMBERED = 24 * 60 * 60_000;

const words = (text: string | null, most: number): string | null => text?.trim().slice(0, most) || null;

/** A captured card in the form in which it is filed. */
export function filedPosting(posting: CapturedPosting): FiledPosting {
  const { url, work_mode, salary, extraction, confidence, closed } = posting;
  return {
    title: words(posting.title, 1_000),
    company: words(posting.company, 1_000),
    location: words(posting.location, 1_000),
    url: url && /^https?:/.test(url) && url.length <= 2_048 ? url : null,
    source_site: words(posting.source_site, 200),
    external_id: words(posting.external_id, 500),
    employment_type: words(posting.employment_type, 200),
    posted_at: words(posting.posted_at, 100),
    valid_through: words(posting.valid_through, 100),
    description_text: words(posting.description_text, 100_000),
    work_mode,
    salary,
    extraction,
    confidence,
    closed,
  };
}

export interface FiledCard {
  /** By what the panel knows the card again. */
  card: string;
  posting: CapturedPosting;
}

/** The cards in calls as large as the server takes. */
function inCalls(cards: readonly FiledCard[]): { card: string; item: FiledPosting }[][] {
  const calls: { card: string; item: FiledPosting }[][] = [];
  let characters = 0;
  for (const { card, posting } of cards) {
    const item = filedPosting(posting);
    const size = JSON.stringify(item).length;
    const last = calls.at(-1);
    if (!last || last.length === MOST_ITEMS || characters + size > MOST_CHARACTERS) {
      calls.push([{ card, item }]);
      characters = size;
    } else {
      last.push({ card, item });
      characters += size;
    }
  }
  return calls;
}

/** Writes cards down, to be filed. A card that was refused before is asked for anew. */
export async function fileCards(
  cache: Cache,
  account: string | null,
  cards: readonly FiledCard[],
  now: number,
): Promise<void> {
  const filings = inCalls(cards).map((call): Filing => ({
    key: crypto.randomUUID(),
    account,
    items: call.map(({ item }) => item),
    cards: call.map(({ card }) => card),
    state: "waiting",
    attempts: 0,
    next_at: now,
    not_before: 0,
    results: null,
    refusal: null,
    created_at: now,
  }));
  await cache.filings.bulkAdd(filings);
}

export interface FilingsContext {
  cache: Cache;
  client: Pick<Client, "filePending">;
  account: string;
  now: () => number;
  /** The person, or the network's return, asks: our own spacing is ignored, the server's wish is not. */
  force: boolean;
}

/** Sends one and writes down what came of it. Answers whether the next may be tried. */
async function sendOne(filing: Filing, context: FilingsContext): Promise<boolean> {
  const { cache, client, account, now } = context;
  const write = (change: Partial<Filing>) => cache.filings.update(filing.key, change);
  try {
    const { data } = await client.filePending({ body: { items: filing.items }, idempotencyKey: filing.key });
    await write({ state: "done", account, items: [], results: data.items, refusal: null });
    return true;
  } catch (error) {
    const failure = failureOf(error);
    switch (failure.kind) {
      case "later":
        await write(postponed(filing, failure.retryAfter, now()));
        return false;
      case "refused":
        await write({ state: "refused", refusal: failure.refusal });
        return true;
      default:
        await write({ attempts: filing.attempts + 1 });
        return false;
    }
  }
}

async function waitingOf(cache: Cache, account: string): Promise<Filing[]> {
  const waiting = await cache.filings.where("state").equals("waiting").sortBy("created_at");
  return waiting.filter((filing) => filing.account === null || filing.account === account);
}

/** Sends what is due, oldest first, and stops where the server cannot take more now. */
export async function drainFilings(context: FilingsContext): Promise<void> {
  const { cache, account, now, force } = context;
  await cache.filings
    .where("created_at")
    .below(now() - REMEMBERED)
    .and(({ state }) => state !== "waiting")
    .delete();
  for (const filing of await waitingOf(cache, account)) {
    const due = (force ? filing.not_before : Math.max(filing.next_at, filing.not_before)) <= now();
    if (due && !(await sendOne(filing, context))) return;
  }
}

/** The instant (ms) at which the next filing of the account is due; null when none waits. */
export async function nextFilingDue(cache: Cache, account: string): Promise<number | null> {
  const waiting = await waitingOf(cache, account);
  return waiting.length === 0
    ? null
    : Math.min(...waiting.map(({ next_at, not_before }) => Math.max(next_at, not_before)));
}

/** What became of a card. */
export type CardStanding =
  | { state: "waiting"; late: boolean }
  | { state: "refused"; refusal: Refusal | null }
  | { state: "done"; result: NonNullable<Filing["results"]>[number] };

/** The last word on each of these cards; cards never filed are not in it. */
export async function standingsOf(
  cache: Cache,
  account: string | null,
  cards: readonly string[],
): Promise<Map<string, CardStanding>> {
  const found = await cache.filings.where("cards").anyOf(cards).distinct().toArray();
  const mine = found.filter((filing) => filing.account === null || filing.account === account);
  const standings = new Map<string, CardStanding>();
  for (const filing of mine.toSorted((a, b) => a.created_at - b.created_at)) {
    for (const [index, card] of filing.cards.entries()) {
      const result = filing.results?.[index];
      if (filing.state === "waiting") standings.set(card, { state: "waiting", late: filing.attempts > 0 });
      else if (filing.state === "refused") standings.set(card, { state: "refused", refusal: filing.refusal });
      else if (result) standings.set(card, { state: "done", result });
    }
  }
  return standings;
}
