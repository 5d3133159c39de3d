/** What the person follows: opportunities, what is written for them, and the links to it. */
import { CalendarFeeds, caseHandlers, SentDocuments, Views } from "../cases/index.ts";
import { notFound } from "../errors.ts";
import { eventHandlers, Events, EventStore } from "../events/index.ts";
import { createOpportunities } from "../opportunities/index.ts";
import { isEmpty, jsonResume } from "../portrait/index.ts";
import { Preferences, PreferencesStore } from "../preferences/index.ts";
import { ShareStore, Sharing, sharingHandlers } from "../sharing/index.ts";
import { createTailoring, tailoringHandlers, WrittenProfiles } from "../tailoring/index.ts";
import type { Ground } from "./ground.ts";
import type { Portrait } from "./portrait.ts";

export type Tracking = Awaited<ReturnType<typeof assembleTracking>>;

export async function assembleTracking(ground: Ground, portrait: Portrait) {
  const { config, db, jobs, engineOf, readPosting, fetcher, pages, renderer, changeLog, log } = ground;
  const { now, date, opened } = ground;
  const { portraits, portraitVersionOf, profiles, claimsOf, homeOf } = portrait;

  const events = new Events(new EventStore(db));
  const preferences = new Preferences({ store: new PreferencesStore(db), events, engineOf, now });
  await preferences.recordEdits();

  const opportunities = createOpportunities({
    db,
    jobs,
    engineOf,
    readPosting,
    fetcher,
    pages,
    portraitOf: (accountId) => portraits.portraitOf(accountId),
    portraitVersionOf,
    placesOf: async (accountId) => {
      const [home, { locations }] = await Promise.all([homeOf(accountId), preferences.read(accountId)]);
      return { home, wished: locations };
    },
    limit: config.OPPORTUNITY_LIMIT,
    lastTicket: () => changeLog.tickets.last(),
    onSearchTrouble: (error) => log.warn({ err: error }, "an index for searches was not kept"),
  });
  opened.push(() => opportunities.close());

  const texts = { claims: claimsOf, profile: (accountId: string) => profiles.read(accountId) };
  const written = new WrittenProfiles(db, texts);
  const sharing = new Sharing({
    store: new ShareStore(db),
    publicUrl: config.PUBLIC_URL,
    isTracked: (accountId, id) => opportunities.isTracked(accountId, id),
    tailored: (accountId, id) => written.words(accountId, id),
    unreviewed: (accountId, id) => written.unreviewed(accountId, id),
    contact: async (accountId) => (await profiles.read(accountId)).contact,
    now: date,
  });
  opportunities.followedBy({ deleted: (...deletion) => sharing.revokeFor(...deletion) });

  const tailoring = createTailoring({
    db,
    jobs,
    engineOf,
    renderer,
    sources: {
      ...texts,
      opportunity: (accountId, id) => opportunities.get(accountId, id),
      match: (accountId, id) => opportunities.match(accountId, id),
      portrait: async (accountId) => (await portraits.portraitOf(accountId)).portrait,
      portraitVersion: portraitVersionOf,
    },
    add: (...posting) => opportunities.add(...posting),
    share: async (accountId, opportunityId, linkId) =>
      (await sharing.open(accountId, linkId, opportunityId)).url,
    limit: config.TAILORED_PROFILE_LIMIT,
    now,
  });
  opened.push(() => tailoring.close());
  opportunities.followedBy({
    saved: (...save) => tailoring.afterSave(...save),
    deleted: (...deletion) => tailoring.forget(...deletion),
  });

  const documents = new SentDocuments({
    db,
    opportunities,
    renderer,
    sources: {
      tailored: (...asked) => tailoring.profiles.printed(...asked),
      letter: (...asked) => tailoring.letters.printed(...asked),
      resume: async (accountId) => {
        const profile = await profiles.read(accountId);
        if (isEmpty(profile)) throw notFound("A résumé");
        return { content: jsonResume(profile), version_at: null };
      },
    },
    now: date,
  });
  opportunities.followedBy({ deleted: (...deletion) => documents.forget(...deletion) });
  const feeds = new CalendarFeeds(db, config.PUBLIC_URL, date);
  const views = new Views(db, date);

  return {
    events,
    preferences,
    opportunities,
    sharing,
    views,
    calendars: { feeds, opportunities },
    handlers: {
      ...eventHandlers(events, now),
      ...tailoringHandlers(tailoring),
      ...sharingHandlers(sharing, tailoring),
      ...caseHandlers({ opportunities, documents, feeds, views }),
    },
  };
}
