/** What is found for the person: the review queue, what fills it, what their decisions teach it. */
import { postingKeyOf } from "@career-portrait/shared/posting";
import { contactHandlers, Contacts, ContactStore } from "../contacts/index.ts";
import { createDiscovery, createSources, discoveryHandlers, Learning, Settings } from "../discovery/index.ts";
import { createInsights, insightHandlers } from "../insights/index.ts";
import { intakeHandlers } from "../intake/index.ts";
import { createVisit, opportunityHandlers, opportunityIdOf } from "../opportunities/index.ts";
import { preferenceHandlers } from "../preferences/index.ts";
import { createDecisions, createJudge, createQueue, presentPending, queueHandlers } from "../queue/index.ts";
import type { Ground } from "./ground.ts";
import type { Portrait } from "./portrait.ts";
import type { Tracking } from "./tracking.ts";

/** People named beside an opportunity at their company. */
const CONTACTS_SHOWN = 50;
/** When discovery runs unless an account says otherwise. */
const RUN_HOUR_UTC = 5;

export type Finding = Awaited<ReturnType<typeof assembleFinding>>;

export async function assembleFinding(ground: Ground, portrait: Portrait, tracking: Tracking) {
  const { config, db, jobs, fetcher, pages, now, date } = ground;
  const { events, preferences, opportunities } = tracking;

  const settings = new Settings(
    db,
    events,
    {
      enabled: true,
      relevance_floor: config.DISCOVERY_RELEVANCE_FLOOR,
      daily_cap: config.DISCOVERY_DAILY_CAP,
      run_hour_utc: RUN_HOUR_UTC,
    },
    date,
  );
  await settings.recordChanges();
  const learning = new Learning(db, createDecisions(db));

  const queue = createQueue({
    db,
    jobs,
    events,
    findTracked: (...sought) => opportunities.findTracked(...sought),
    track: async (accountId, jobId, posting) => {
      const job = await opportunities.saveOrFind(accountId, jobId, posting);
      return { job_id: job._id, opportunity_id: job.opportunity_id ?? opportunityIdOf(job._id) };
    },
    judgeOf: createJudge({
      wishes: (accountId) => preferences.read(accountId),
      lessons: (accountId) => learning.inForce(accountId),
      portrait: (accountId) => opportunities.portrait(accountId),
      home: portrait.homeOf,
    }),
    portraitVersionOf: portrait.portraitVersionOf,
    floorOf: async (accountId) => (await settings.read(accountId)).relevance_floor,
    dailyCapOf: async (accountId) => (await settings.read(accountId)).daily_cap,
    createVisit: () => createVisit({ fetcher, pages }),
    highScore: config.HIGH_SCORE_THRESHOLD,
    now: date,
  });
  opportunities.followedBy({
    saveFailed: (...failure) => queue.saveFailed(...failure),
    deleted: (...deletion) => queue.opportunitiesDeleted(...deletion),
  });
  const rescore = (accountId: string) => queue.rescore(accountId);

  const discovery = createDiscovery({
    db,
    jobs,
    settings,
    queue,
    sources: createSources({ fetcher, pages }, config),
    queriesOf: async (accountId) => (await preferences.read(accountId)).discovery_queries,
    accountsWithQueries: () => preferences.accountsWithQueries(),
    pauseMs: config.DISCOVERY_PAUSE_MS,
    now: date,
  });
  const insights = createInsights({
    opportunities,
    originsOf: (accountId) => queue.origins(accountId),
    queriesOf: async (accountId) => (await preferences.read(accountId)).discovery_queries,
    now: date,
  });
  const contacts = new Contacts({
    store: new ContactStore(db),
    isTracked: (accountId, id) => opportunities.isTracked(accountId, id),
    now,
  });

  return {
    queue,
    discovery,
    handlers: {
      ...queueHandlers(queue),
      ...insightHandlers(insights),
      ...intakeHandlers(queue, opportunities, { fetcher, pages }),
      ...discoveryHandlers({ discovery, settings, learning, rescore }),
      ...preferenceHandlers(preferences, rescore),
      ...contactHandlers(contacts),
      ...opportunityHandlers({
        opportunities,
        contactsAt: async (accountId, company) => {
          if (company === null) return [];
          const known = await contacts.list(accountId, { company, after: null, limit: CONTACTS_SHOWN });
          return known.map(({ person }) => person);
        },
        lookupPending: async (accountId, url) => {
          const row = await queue.findByAddress(accountId, postingKeyOf(url));
          return row && presentPending(row);
        },
      }),
    },
  };
}
