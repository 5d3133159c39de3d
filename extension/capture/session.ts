/**
 * What the panel knows of the tab it follows, as a pure state machine: events in, the next state and at most one order to
 * read out. It exists for one promise: a posting is never shown beside an address it was not read at. Every order to read
 * carries a generation; whatever answers an older one is dropped, and the moment the address changes the posting goes.
 */
import { canonicalAddress } from "@career-portrait/shared/posting";
import { fingerprintOf, type CapturedPosting, type CaptureResult, type PageReading } from "./page.ts";

/** Why a tab could not be read. */
export type Unreadable = "no_access" | "restricted" | "failed";

/** A reading that stands, tied to the address and the document it was taken from. */
export interface ShownPage {
  kind: "page";
  address: string | null;
  document: string;
  headline: string;
  fingerprint: string;
  /** Made once for a reading; the idempotency key of saving it grows from it. */
  captureId: string;
  result: CaptureResult;
  /** The entry of a list that is open, or null. */
  chosen: number | null;
  /** `person`: pasted or selected by the user, not read from the page. */
  origin: "page" | "person";
}

export type Shown =
  | { kind: "idle" }
  | { kind: "reading" }
  | { kind: "unreadable"; why: Unreadable }
  /** The address moved on, but the document still shows what it showed before. */
  | { kind: "unsettled" }
  | ShownPage;

export interface Session {
  generation: number;
  tabId: number | null;
  /** Null when the browser does not tell it (no access to the tab yet). */
  address: string | null;
  shown: Shown;
  /** Readings since the address last changed; spaces the retries. */
  attempt: number;
  /** By document, what was last shown of it and where: when its address changes, that content may linger. */
  shownOf: ReadonlyMap<string, { fingerprint: string; address: string }>;
  /** The person asked to read the page as it stands: the next reading is believed. */
  asked: boolean;
  /** After such a change a reading is believed when two in a row agree. */
  candidate: string | null;
}

export type SessionEvent =
  | { type: "followed"; tabId: number; address: string | null }
  | { type: "moved"; tabId: number; address: string | null }
  | { type: "loading"; tabId: number; address: string | null }
  | { type: "loaded"; tabId: number }
  | { type: "changed"; tabId: number; address: string; headline: string }
  | { type: "read"; generation: number; captureId: string; reading: PageReading }
  | { type: "unread"; generation: number; why: Unreadable }
  | { type: "again" }
  | { type: "given"; captureId: string; posting: CapturedPosting }
  | { type: "chosen"; index: number | null };

/** Read this tab after `delay` ms and answer with this generation. */
export interface ReadOrder {
  generation: number;
  tabId: number;
  delay: number;
}

/** Waits between readings of a page that is still becoming what it will be, in ms: about seven seconds in all. */
export const RETRY_DELAYS = [120, 200, 350, 600, 1000, 1500, 1500, 1500] as const;

export const START: Session = {
  generation: 0,
  tabId: null,
  address: null,
  shown: { kind: "idle" },
  attempt: 0,
  shownOf: new Map(),
  asked: false,
  candidate: null,
};

type Next = [Session, ReadOrder | null];

function order(session: Session, delay: number): Next {
  const generation = session.generation + 1;
  const next = { ...session, generation };
  return [next, session.tabId === null ? null : { generation, tabId: session.tabId, delay }];
}

/** Forgets what is shown and reads anew. */
function leave(session: Session, address: string | null): Next {
  const shown: Shown = { kind: "reading" };
  return order({ ...session, address, shown, attempt: 0, asked: false, candidate: null }, 0);
}

/** Anchors within a page do not make another place; a route kept in the fragment does. */
function samePlace(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const route = (address: string) => /#(?:!|\/|.*=).*$/.exec(address)?.[0] ?? "";
  return canonicalAddress(one) === canonicalAddress(other) && route(one) === route(other);
}

function retry(session: Session, candidate: string | null): Next {
  // New content only has to be seen once more; old content is waited out.
  const delay = candidate === null ? RETRY_DELAYS[session.attempt]! : RETRY_DELAYS[0];
  return order({ ...session, attempt: session.attempt + 1, candidate }, delay);
}

/** Finds the open entry of a list again after the list was read anew. */
function chosenAgain(before: Shown, result: CaptureResult): number | null {
  if (before.kind !== "page" || before.chosen === null || result.kind !== "list") return null;
  const name = (p: CapturedPosting | undefined) => p && (p.url ?? `${p.title}\n${p.location}`);
  const wanted = name(before.result.postings[before.chosen]);
  const index = result.postings.findIndex((posting) => name(posting) === wanted);
  return index < 0 ? null : index;
}

/** The page itself says, or shows, that its text is still to come. */
function unfinished({ reason }: CaptureResult): boolean {
  return reason === "loading" || reason === "empty_page";
}

/** What a reading means where the document last showed something else: null when it can be believed. */
function doubt(session: Session, reading: PageReading, fingerprint: string): Next | null {
  const mayRetry = session.attempt < RETRY_DELAYS.length;
  const none = reading.result.kind === "none";
  const last = session.shownOf.get(reading.document);
  if (!session.asked && last !== undefined && !samePlace(last.address, reading.address)) {
    const lingers = fingerprint === last.fingerprint;
    if (mayRetry && (none || lingers)) return retry(session, null);
    if (mayRetry && fingerprint !== session.candidate) return retry(session, fingerprint);
    return lingers && !none ? [{ ...session, shown: { kind: "unsettled" } }, null] : null;
  }
  // What stood here a moment ago at this very address is gone: show that it is being read again.
  const coming = none && mayRetry && (!reading.ready || unfinished(reading.result));
  return coming ? retry({ ...session, shown: { kind: "reading" } }, null) : null;
}

/** Documents whose content is remembered; older ones are hardly ever returned to. */
const REMEMBERED = 40;

function remember(session: Session, reading: PageReading, fingerprint: string): Session["shownOf"] {
  const others = [...session.shownOf]
    .filter(([document]) => document !== reading.document)
    .slice(-REMEMBERED);
  return new Map([...others, [reading.document, { fingerprint, address: reading.address }]]);
}

function onRead(session: Session, captureId: string, reading: PageReading): Next {
  const { address, document, headline, result } = reading;
  if (session.address !== null && session.address !== address) return leave(session, address);
  const here = { ...session, address };
  const fingerprint = fingerprintOf(result);
  const doubted = doubt(here, reading, fingerprint);
  if (doubted) return doubted;

  const shownOf = remember(session, reading, fingerprint);
  const settled = { ...here, attempt: 0, asked: false, candidate: null, shownOf };
  if (session.shown.kind === "page" && session.shown.fingerprint === fingerprint) {
    return [{ ...settled, shown: { ...session.shown, headline, document } }, null];
  }
  const chosen = chosenAgain(session.shown, result);
  const page = { address, document, headline, fingerprint, captureId, result, chosen };
  return [{ ...settled, shown: { kind: "page", origin: "page", ...page } }, null];
}

function onChanged(session: Session, address: string, headline: string): Next {
  const { shown } = session;
  if (address !== session.address) return leave(session, address);
  if (shown.kind === "page" && shown.origin === "person") return [session, null];
  if (shown.kind === "page" && shown.headline !== headline) {
    // The same address now speaks of something else: what was shown is no longer known to be true.
    return order({ ...session, shown: { kind: "reading" }, attempt: 0 }, 0);
  }
  return order(session, 0);
}

/** A posting the person gave belongs to the address it was given at, so that leaving the address removes it. */
function onGiven(session: Session, captureId: string, posting: CapturedPosting): Next {
  const result: CaptureResult = { kind: "posting", reason: null, postings: [posting] };
  const shown: ShownPage = {
    kind: "page",
    address: session.address,
    document: "",
    headline: "",
    fingerprint: fingerprintOf(result),
    captureId,
    result,
    chosen: null,
    origin: "person",
  };
  return [{ ...session, generation: session.generation + 1, shown, candidate: null }, null];
}

function onFollowed(session: Session, tabId: number, address: string | null): Next {
  if (tabId !== session.tabId) return leave({ ...session, tabId }, address);
  const known = address !== null && address === session.address;
  return known && session.shown.kind !== "unreadable" ? [session, null] : leave(session, address);
}

/** The next state, and the reading to order if any. Events of tabs that are not followed change nothing. */
export function advance(session: Session, event: SessionEvent): Next {
  if ("tabId" in event && event.type !== "followed" && event.tabId !== session.tabId) return [session, null];
  if ("generation" in event && event.generation !== session.generation) return [session, null];
  switch (event.type) {
    case "followed":
      return onFollowed(session, event.tabId, event.address);
    case "moved":
      return event.address !== null && event.address === session.address
        ? [session, null]
        : leave(session, event.address);
    case "loading":
      return leave(session, event.address);
    case "loaded": {
      const given = session.shown.kind === "page" && session.shown.origin === "person";
      return given ? [session, null] : order(session, 0);
    }
    case "changed":
      return onChanged(session, event.address, event.headline);
    case "read":
      return onRead(session, event.captureId, event.reading);
    case "unread":
      // A page that was just being replaced under the reader answers the next time.
      if (event.why === "failed" && session.attempt < RETRY_DELAYS.length)
        return retry(session, session.candidate);
      return [{ ...session, shown: { kind: "unreadable", why: event.why } }, null];
    case "again":
      return order({ ...session, shown: { kind: "reading" }, attempt: 0, asked: true, candidate: null }, 0);
    case "given":
      return onGiven(session, event.captureId, event.posting);
    default:
      return session.shown.kind === "page" && session.shown.result.kind === "list"
        ? [{ ...session, shown: { ...session.shown, chosen: event.index } }, null]
        : [session, null];
  }
}

/** The posting that is open, with the key under which saving it is idempotent; null while none is. */
export function openPosting(session: Session): { posting: CapturedPosting; key: string } | null {
  const { shown } = session;
  if (shown.kind !== "page") return null;
  if (shown.result.kind === "posting") {
    const posting = shown.result.postings[0];
    return posting ? { posting, key: shown.captureId } : null;
  }
  const posting = shown.chosen === null ? undefined : shown.result.postings[shown.chosen];
  return posting ? { posting, key: `${shown.captureId}:${shown.chosen}` } : null;
}
