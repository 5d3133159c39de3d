/** Single things of the account, kept as last received: shown at once, and when the backend is away. */
import {
  ApiRequestError,
  type Answer,
  type BaseResume,
  type CallOptions,
  type Client,
  type Identity,
  type Insights,
  type Person,
  type Profile,
  type SelfReview,
  type SiteMessage,
  type SiteOverview,
} from "@career-portrait/shared/contract";
import type { Cache } from "./database.ts";

/** What is kept, by name. */
export interface Copies {
  profile: Profile;
  identities: Identity[];
  base_resume: BaseResume;
  insights: Insights;
  self_review: SelfReview;
  people: Person[];
  site: SiteOverview;
  messages: SiteMessage[];
}
export type CopyName = keyof Copies;

export type Fetch<T> = (options: CallOptions) => Promise<Answer<T>>;

/** How each copy is fetched; a self-review is made on demand, never fetched. */
export const SOURCES: { [N in Exclude<CopyName, "self_review">]: (client: Client) => Fetch<Copies[N]> } = {
  profile: (client) => (options) => client.getProfile(options),
  // More snapshots than this nobody looks through.
  identities: (client) => (options) => client.listIdentities({ query: { limit: 200 }, ...options }),
  base_resume: (client) => (options) => client.getBaseResume(options),
  insights: (client) => (options) => client.getInsights(options),
  site: (client) => (options) => client.getSite(options),
  // The first by name; further ones are asked for.
  people: (client) => (options) => client.listPeople({ query: { limit: 200 }, ...options }),
  messages: (client) => async (options) => {
    const first = await client.listSiteMessages({ query: { limit: 200 }, ...options });
    const all = [...first.data];
    let cursor = first.meta.next_cursor ?? null;
    if (cursor === null) return first;
    while (cursor !== null) {
      const { data, meta } = await client.listSiteMessages({ ...options, query: { limit: 200, cursor } });
      all.push(...data);
      cursor = meta.next_cursor ?? null;
    }
    // Several pages have no tag of their own: they are asked for anew each time.
    return { ...first, headers: new Headers(), data: all };
  },
};
export type FetchedCopy = keyof typeof SOURCES;

/** Fetches a copy unless it stands unchanged. Rejects when the backend cannot be asked; the copy stays. */
export async function fetchCopy<T>(
  store: Cache,
  name: string,
  fetch: Fetch<T>,
  options: { signal?: AbortSignal; now: number },
): Promise<void> {
  const known = await store.copies.get(name);
  const headers: Record<string, string> = known?.etag ? { "if-none-match": known.etag } : {};
  try {
    const answer = await fetch({ headers, ...(options.signal ? { signal: options.signal } : {}) });
    // An answer that was overtaken by a change made here must not undo it.
    options.signal?.throwIfAborted();
    await store.copies.put({ name, etag: answer.headers.get("etag"), value: answer.data, at: options.now });
  } catch (error) {
    if (!(error instanceof ApiRequestError && error.status === 304 && known)) throw error;
    await store.copies.update(name, { at: options.now });
  }
}

/** A copy as it stands on this device. */
export async function storedCopy<N extends CopyName>(store: Cache, name: N): Promise<Copies[N] | undefined> {
  return (await store.copies.get(name))?.value as Copies[N] | undefined;
}

/** Changes a copy in place, as the backend is known or expected to have it. Does nothing while there is none. */
export async function changeCopy<N extends CopyName>(
  store: Cache,
  name: N,
  change: (value: Copies[N]) => Copies[N],
): Promise<void> {
  await store.transaction("rw", store.copies, async () => {
    const known = await store.copies.get(name);
    if (known) await store.copies.put({ ...known, etag: null, value: change(known.value as Copies[N]) });
  });
}
