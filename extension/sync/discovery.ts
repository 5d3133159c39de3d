/** What discovery knows and is told: kept as last received, changed only by way of the backend. */
import type {
  Client,
  DiscoveryLesson,
  DiscoveryQuery,
  DiscoverySettings,
  DiscoverySource,
  FeedbackEventType,
  PendingOpportunity,
  Preferences,
  PreferenceFeedbackEvent,
} from "@career-portrait/shared/contract";
import type { Fetch } from "./copies.ts";
import type { Cache, FollowedJob } from "./database.ts";

/** Under which each copy is kept; those with a choice in them are one copy a choice. */
export const COPY = {
  preferences: "preferences",
  settings: "discovery_settings",
  lessons: "discovery_lessons",
  health: (days: number, source: DiscoverySource | null) => `discovery_health:${days}:${source ?? "all"}`,
  corrections: (type: FeedbackEventType | null) => `discovery_corrections:${type ?? "all"}`,
  finds: (days: number) => `discovery_finds:${days}`,
} as const;

/** One page of corrections, the newest first. */
export interface Corrections {
  events: PreferenceFeedbackEvent[];
  /** Where the older ones begin; null when there are none. */
  next: string | null;
}

/** Rows of the queue as far back as was asked, the last received first. */
export interface Finds {
  rows: PendingOpportunity[];
  /** False when there were more than were fetched: then the oldest days are missing. */
  whole: boolean;
}

const CORRECTIONS_PAGE = 50;
const FINDS_PAGE = 200;
/** Rows beyond this many pages are of no use to a preview. */
const FINDS_PAGES = 15;

export const preferencesOf =
  (client: Client): Fetch<Preferences> =>
  (options) =>
    client.getPreferences(options);

export const settingsOf =
  (client: Client): Fetch<DiscoverySettings> =>
  (options) =>
    client.getDiscoverySettings(options);

export const lessonsOf =
  (client: Client): Fetch<DiscoveryLesson[]> =>
  (options) =>
    // More lessons than this nobody looks through.
    client.listLessons({ query: { limit: 200 }, ...options });

export type Health = Awaited<ReturnType<Client["getQueryHealth"]>>["data"];

export const healthOf =
  (days: number, source: DiscoverySource | null) =>
  (client: Client): Fetch<Health> =>
  (options) =>
    client.getQueryHealth({
      query: { window_days: days, ...(source === null ? {} : { source }) },
      ...options,
    });

/** The page of corrections that begins at `cursor`; the newest when that is null. */
export async function correctionsPage(
  client: Client,
  type: FeedbackEventType | null,
  cursor: string | null,
): Promise<Corrections> {
  const { data, meta } = await client.listFeedback({
    query: {
      limit: CORRECTIONS_PAGE,
      ...(type === null ? {} : { event_type: type }),
      ...(cursor === null ? {} : { cursor }),
    },
  });
  return { events: data, next: meta.next_cursor ?? null };
}

export const correctionsOf =
  (type: FeedbackEventType | null) =>
  (client: Client): Fetch<Corrections> =>
  async (options) => {
    const answer = await client.listFeedback({
      query: { limit: CORRECTIONS_PAGE, ...(type === null ? {} : { event_type: type }) },
      ...options,
    });
    return { ...answer, data: { events: answer.data, next: answer.meta.next_cursor ?? null } };
  };

/**
 * Rows received since an instant, in whatever state they are now.
 * @param since ISO 8601, UTC
 */
export const findsOf =
  (since: string) =>
  (client: Client): Fetch<Finds> =>
  async ({ signal }) => {
    const rows: PendingOpportunity[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < FINDS_PAGES; page += 1) {
      const answer: Awaited<ReturnType<Client["listPending"]>> = await client.listPending({
        query: { status: "all", limit: FINDS_PAGE, ...(cursor === null ? {} : { cursor }) },
        ...(signal ? { signal } : {}),
      });
      const recent = answer.data.filter(({ received_at }) => received_at !== null && received_at >= since);
      rows.push(...recent);
      cursor = recent.length < answer.data.length ? null : (answer.meta.next_cursor ?? null);
      // Several pages have no tag of their own: they are asked for anew each time.
      if (cursor === null) return { ...answer, headers: new Headers(), data: { rows, whole: true } };
    }
    return {
      data: { rows, whole: false },
      meta: { request_id: "" },
      status: 200,
      headers: new Headers(),
    };
  };

/** Keeps what the backend has just answered to a change made here. */
async function keep(store: Cache, name: string, value: unknown): Promise<void> {
  await store.copies.put({ name, etag: null, value, at: Date.now() });
}

/** Preferences to be stored: a query that is new has no key yet. */
export type NextPreferences = Omit<Preferences, "discovery_queries"> & {
  discovery_queries: (Omit<DiscoveryQuery, "query_key"> & { query_key?: string })[];
};

/** Replacements are made one after the other: each begins with what the one before it left. */
let replacing: Promise<unknown> = Promise.resolve();

/**
 * Replaces the preferences by what `change` makes of those that stand at the backend now, so that nothing is lost that was
 * changed elsewhere or is not shown here. Rejects with the backend's refusal; then nothing has changed.
 */
export async function changePreferences(
  store: Cache,
  client: Client,
  change: (standing: Preferences) => NextPreferences,
): Promise<Preferences> {
  const replaced = replacing.then(async () => {
    const { data: standing } = await client.getPreferences();
    const { data } = await client.replacePreferences({ body: change(standing) });
    await keep(store, COPY.preferences, data);
    return data;
  });
  replacing = replaced.catch(() => undefined);
  return replaced;
}

/** Changes settings. Rejects with the backend's refusal; then nothing has changed. */
export async function changeSettings(
  store: Cache,
  client: Client,
  changes: Partial<DiscoverySettings>,
): Promise<DiscoverySettings> {
  const { data } = await client.updateDiscoverySettings({ body: changes });
  await keep(store, COPY.settings, data);
  return data;
}

/** Switches a lesson off or on again. Rejects with the backend's refusal; then nothing has changed. */
export async function muteLesson(store: Cache, client: Client, id: string, muted: boolean): Promise<void> {
  const { data } = await client.updateLesson({ params: { id }, body: { muted } });
  await store.transaction("rw", store.copies, async () => {
    const known = await store.copies.get(COPY.lessons);
    if (!known) return;
    const lessons = (known.value as DiscoveryLesson[]).map((one) => (one.id === id ? data : one));
    await store.copies.put({ ...known, etag: null, value: lessons });
  });
}

/** Asks for a run and leaves its job to be followed. Rejects when the backend refuses. */
export async function startRun(store: Cache, client: Client, account: string, now: number): Promise<void> {
  const { data } = await client.runDiscovery({ idempotencyKey: crypto.randomUUID() });
  const { data: job } = await client.getJob({ params: { id: data.job_id } });
  await store.jobs.put({ ...job, account, attempt: 0, next_at: now });
}

/** The run asked for last on this device; undefined when there is none. */
export async function lastRun(store: Cache, account: string): Promise<FollowedJob | undefined> {
  const runs = await store.jobs
    .filter((job) => job.account === account && job.job_type === "discovery_run")
    .sortBy("created_at");
  return runs.at(-1);
}
