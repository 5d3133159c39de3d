/** The features put together: each knows only what it is handed here. */
import { randomUUIDv7 } from "node:crypto";
import type { accountRoutes, Profile, Usage } from "@career-portrait/shared/contract";
import { postingKeyOf } from "@career-portrait/shared/posting";
import type { Logger } from "pino";
import { adminHandlers, Counting, Reports } from "./admin/index.ts";
import { AccountImports } from "./account/archive/import.ts";
import { ArchiveStore } from "./account/archive/store.ts";
import type { ExportSources } from "./account/export.ts";
import type { Config } from "./config.ts";
import {
  CalendarFeeds,
  type CalendarPageServices,
  caseHandlers,
  SentDocuments,
  Views,
} from "./cases/index.ts";
import { Contacts } from "./contacts/contacts.ts";
import { contactHandlers } from "./contacts/routes.ts";
import { ContactStore } from "./contacts/store.ts";
import { createDiscovery, createSources, discoveryHandlers, Learning, Settings } from "./discovery/index.ts";
import { createDocumentReader } from "./documents/document-reader.ts";
import { Documents } from "./documents/documents.ts";
import { defineExtraction } from "./documents/extraction.ts";
import { documentHandlers } from "./documents/routes.ts";
import { DocumentStore } from "./documents/store.ts";
import { Events } from "./events/events.ts";
import { eventHandlers } from "./events/routes.ts";
import { EventStore } from "./events/store.ts";
import { notFound } from "./errors.ts";
import type { Handlers } from "./http/handler.ts";
import { IdempotencyStore } from "./http/idempotency.ts";
import { WindowLimiter } from "./http/limits.ts";
import type { Metrics } from "./http/metrics.ts";
import { createInsights, insightHandlers } from "./insights/index.ts";
import { intakeHandlers } from "./intake/routes.ts";
import { createPageReaders } from "./fetching/page-readers.ts";
import { createSafeFetch } from "./fetching/index.ts";
import { createEngineOf, createPostingReader, localEngineWith, Spending } from "./intelligence/index.ts";
import { readStory } from "./reading/story/index.ts";
import { createJobs, hourly, jobHandlers, type Jobs } from "./jobs/index.ts";
import {
  type Opportunities,
  createOpportunities,
  createVisit,
  opportunityHandlers,
  opportunityIdOf,
} from "./opportunities/index.ts";
import { cleared, rejectedWords } from "./portrait/accepted.ts";
import { BaseResumes, isEmpty } from "./portrait/base-resume.ts";
import { ClaimCare } from "./portrait/claim-care.ts";
import { Collections } from "./portrait/collections.ts";
import { Identities } from "./portrait/identities.ts";
import { jsonResume } from "./portrait/json-resume.ts";
import { Portraits } from "./portrait/portraits.ts";
import { claimHandlers, profileHandlers } from "./portrait/routes.ts";
import { PortraitStore } from "./portrait/store.ts";
import { createPaperRenderer, type JsonResume, type PaperRenderer } from "./rendering/paper/index.ts";
import { reviewHandlers } from "./reviews/routes.ts";
import { Preferences } from "./preferences/preferences.ts";
import { preferenceHandlers } from "./preferences/routes.ts";
import { PreferencesStore } from "./preferences/store.ts";
import { createJudge, createQueue, presentPending, type Queue, queueHandlers } from "./queue/index.ts";
import { SampleData, sampleHandlers } from "./sample/index.ts";
import { Sharing, sharingHandlers, ShareStore } from "./sharing/index.ts";
import { siteHandlers, Sites, SiteStore, Visitors } from "./site/index.ts";
import { Changes, type ChangeLog, ChangeStreams, syncHandlers } from "./sync/index.ts";
import { createTailoring, type Tailoring, tailoringHandlers } from "./tailoring/index.ts";
import { syncSources, webhookSources } from "./told.ts";
import { Deliveries, webhookHandlers, Webhooks, WebhookStore } from "./webhooks/index.ts";

const MINUTE = 60_000;
/** Per account; making a résumé anew more often than that tells nothing new. */
const BASE_RESUMES_PER_HOUR = 20;
/** People named beside an opportunity at their company. */
const CONTACTS_SHOWN = 50;
/** When discovery runs unless an account says otherwise. */
const RUN_HOUR_UTC = 5;
/** Bounds for reading what strangers made: a page or a document beyond them costs one worker, never the process. */
const READING = { timeoutMs: 20_000, heapMb: 512 };

/** What features stand on. */
export interface Ground {
  config: Config;
  changeLog: ChangeLog;
  /** Of these API keys those that are good. */
  liveKeys: (keyIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The name an account was made with. */
  nameOf: (accountId: string) => Promise<string | null>;
  log: Logger;
  metrics: Metrics;
  now: () => number;
  /** Takes what is to be closed at the end, last first. */
  opened: (() => Promise<unknown>)[];
}

export interface Features {
  jobs: Jobs;
  renderer: PaperRenderer;
  documents: Documents;
  opportunities: Opportunities;
  sample: SampleData;
  sharing: Sharing;
  sites: Sites;
  visitors: Visitors;
  calendars: CalendarPageServices["calendars"];
  /** A profile as a résumé; null where there is nothing to set. */
  resumeOf: (profile: Profile) => JsonResume | null;
  /** Every route but those of accounts. */
  handlers: Omit<Handlers, keyof typeof accountRoutes>;
  /** What `GET /usage` counts. */
  countsOf: (
    accountId: string,
  ) => Promise<{ documents: number; opportunities: number; active_share_links: number }>;
  /** What a model cost the account this month. */
  spendingOf: (accountId: string) => Promise<Usage["ai_spending"]>;
  exportSources: ExportSources;
  imports: AccountImports;
  /** What is told of changes: begins with them, and ends before connections are closed. */
  telling: { start(): void; stop(): Promise<void> };
  /** Finishes what a killed process left, and begins what is looked for every hour. */
  startBackground(): Promise<void>;
}

/** Opens every feature and declares its jobs; call before `jobs.start`. */
export async function openFeatures(ground: Ground): Promise<Features> {
  const { config, changeLog, liveKeys, nameOf, log, metrics, now, opened } = ground;
  const { db } = changeLog;
  const jobs = createJobs({
    db,
    log,
    newId: randomUUIDv7,
    metrics,
    // Other processes can queue jobs only where there can be other processes.
    pollMs: config.ROLE === "worker" || config.MONGODB_URI ? 60 : 0,
  });
  const documentReader = createDocumentReader(READING);
  const pages = createPageReaders(2, READING);
  const fetcher = createSafeFetch({ allowPrivate: config.FETCH_ALLOW_PRIVATE });
  const spending = new Spending(db, config.AI_MONTHLY_BUDGET_USD, now);
  const postingReader = createPostingReader({ timeoutMs: 20_000, heapMb: 256 });
  const engineOf = await createEngineOf(config, log, spending, localEngineWith(postingReader.read));
  opened.push(
    () => fetcher.close(),
    () => pages.close(),
    () => documentReader.close(),
    () => postingReader.close(),
  );

  const portraitStore = new PortraitStore(db);
  const documentStore = new DocumentStore(db);
  const portraits: Portraits = new Portraits(portraitStore, now, {
    described: (accountId) => identities.latest(accountId),
    resumes: (accountId) => documentStore.resumes(accountId),
    nameOf,
  });
  const identities = new Identities(db, {
    jobs,
    engineOf,
    portraitOf: (accountId) => portraits.describedBy(accountId),
    portraitVersionOf: (accountId) => portraits.versionOf(accountId),
    now,
  });
  const resumeLimiter = new WindowLimiter(db, {
    name: "base-resume",
    points: BASE_RESUMES_PER_HOUR,
    windowMs: 60 * MINUTE,
  });
  opened.push(() => resumeLimiter.flush());
  const renderer = createPaperRenderer();
  opened.push(() => renderer.close());
  const baseResumes = new BaseResumes(db, {
    jobs,
    limiter: resumeLimiter,
    profileOf: (accountId) => portraits.profile(accountId),
    reviewedOf: (accountId) => portraits.reviewed(accountId),
    portraitVersionOf: (accountId) => portraits.versionOf(accountId),
    renderer,
    now,
  });
  const collections = new Collections(portraitStore, now);
  const care = new ClaimCare(portraitStore, now);
  const documents = new Documents({
    store: documentStore,
    portraits,
    care,
    jobs,
    forgetMade: async (accountId, since) => {
      await identities.forgetSince(accountId, since);
      await baseResumes.forgetSince(accountId, since);
    },
    now,
  });
  defineExtraction(jobs, {
    store: documentStore,
    portraits,
    readResume: (bytes) => documentReader.read(bytes),
    readStory,
    enrich: (accountId, reading, signal) => engineOf(accountId).readResume(reading, signal),
  });
  const opportunities = createOpportunities({
    db,
    jobs,
    engineOf,
    readPosting: postingReader.read,
    fetcher,
    pages,
    portraitOf: (accountId) => portraits.portraitOf(accountId),
    portraitVersionOf: (accountId) => portraits.versionOf(accountId),
    placesOf: async (accountId) => {
      const [contact, { locations }] = await Promise.all([
        portraitStore.contact(accountId),
        preferences.read(accountId),
      ]);
      return { home: contact.location, wished: locations };
    },
    limit: config.OPPORTUNITY_LIMIT,
    afterSave: (...save) => tailoring.afterSave(...save),
    forget: async (...deletion) => {
      await sharing.revokeFor(...deletion);
      await tailoring.forget(...deletion);
      await queue.opportunitiesDeleted(...deletion);
      await sentDocuments.forget(...deletion);
    },
    onSaveFailed: (...failure) => queue.saveFailed(...failure),
    lastTicket: () => changeLog.tickets.last(),
    onSearchTrouble: (error) => log.warn({ err: error }, "an index for searches was not kept"),
  });
  opened.push(() => opportunities.close());
  const tailoring: Tailoring = createTailoring({
    db,
    jobs,
    engineOf,
    renderer,
    sources: {
      opportunity: (accountId, id) => opportunities.get(accountId, id),
      match: (accountId, id) => opportunities.match(accountId, id),
      profile: (accountId) => portraits.profile(accountId),
      claims: (accountId) => portraits.claims(accountId, {}, null, Number.MAX_SAFE_INTEGER),
      portrait: async (accountId) => (await portraits.portraitOf(accountId)).portrait,
      portraitVersion: (accountId) => portraits.versionOf(accountId),
    },
    add: (...posting) => opportunities.add(...posting),
    share: async (accountId, opportunityId, linkId) =>
      (await sharing.open(accountId, linkId, opportunityId)).url,
    limit: config.TAILORED_PROFILE_LIMIT,
    now,
  });
  opened.push(() => tailoring.close());
  const sharing = new Sharing({
    store: new ShareStore(db),
    publicUrl: config.PUBLIC_URL,
    isTracked: (accountId, id) => opportunities.isTracked(accountId, id),
    tailored: (accountId, id) => tailoring.profiles.words(accountId, id),
    unreviewed: (accountId, id) => tailoring.profiles.unreviewed(accountId, id),
    contact: async (accountId) => (await portraits.profile(accountId)).contact,
    now: () => new Date(now()),
  });

  const events = new Events(new EventStore(db));
  const preferences = new Preferences({
    store: new PreferencesStore(db),
    events,
    engineOf,
    now,
    onReplaced: (accountId) => queue.rescore(accountId),
  });
  await preferences.recordEdits();
  const settings = new Settings(
    db,
    events,
    {
      enabled: true,
      relevance_floor: config.DISCOVERY_RELEVANCE_FLOOR,
      daily_cap: config.DISCOVERY_DAILY_CAP,
      run_hour_utc: RUN_HOUR_UTC,
    },
    () => new Date(now()),
  );
  await settings.recordChanges();
  const learning: Learning = new Learning(db, (accountId) => queue.decisions(accountId));
  const queue: Queue = createQueue({
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
      home: async (accountId) => (await portraitStore.contact(accountId)).location,
    }),
    portraitVersionOf: (accountId) => portraits.versionOf(accountId),
    floorOf: async (accountId) => (await settings.read(accountId)).relevance_floor,
    dailyCapOf: async (accountId) => (await settings.read(accountId)).daily_cap,
    createVisit: () => createVisit({ fetcher, pages }),
    highScore: config.HIGH_SCORE_THRESHOLD,
    now: () => new Date(now()),
  });
  const discovery = createDiscovery({
    db,
    jobs,
    settings,
    queue,
    sources: createSources({ fetcher, pages }, config),
    queriesOf: async (accountId) => (await preferences.read(accountId)).discovery_queries,
    accountsWithQueries: () => preferences.accountsWithQueries(),
    pauseMs: config.DISCOVERY_PAUSE_MS,
    now: () => new Date(now()),
  });
  const insights = createInsights({
    opportunities,
    originsOf: (accountId) => queue.origins(accountId),
    queriesOf: async (accountId) => (await preferences.read(accountId)).discovery_queries,
    now: () => new Date(now()),
  });
  const contacts = new Contacts({
    store: new ContactStore(db),
    isTracked: (accountId, id) => opportunities.isTracked(accountId, id),
    now,
  });

  const sentDocuments: SentDocuments = new SentDocuments({
    db,
    opportunities,
    renderer,
    sources: {
      tailored: (...asked) => tailoring.profiles.printed(...asked),
      letter: (...asked) => tailoring.letters.printed(...asked),
      resume: async (accountId) => {
        const profile = await portraits.profile(accountId);
        if (isEmpty(profile)) throw notFound("A résumé");
        return { content: jsonResume(profile), version_at: null };
      },
    },
    now: () => new Date(now()),
  });
  const feeds = new CalendarFeeds(db, config.PUBLIC_URL, () => new Date(now()));
  const views = new Views(db, () => new Date(now()));

  const siteStore = new SiteStore(db);
  const sites = new Sites({
    store: siteStore,
    publicUrl: config.PUBLIC_URL,
    source: async (accountId) => {
      const [profile, reviewed] = await Promise.all([
        portraits.profile(accountId),
        portraits.reviewed(accountId),
      ]);
      const claims = reviewed.claims.filter(({ review_status }) => review_status !== "rejected");
      return { profile: cleared(profile, reviewed), claims, rejected: rejectedWords(reviewed) };
    },
    now: () => new Date(now()),
  });
  const visitors = new Visitors({
    store: siteStore,
    engineOf,
    readPosting: postingReader.read,
    now: () => new Date(now()),
  });

  const imports = new AccountImports({
    store: new ArchiveStore(db),
    jobs,
    limits: { opportunities: config.OPPORTUNITY_LIMIT, tailored_profiles: config.TAILORED_PROFILE_LIMIT },
    arrived: async (accountId, importId) => {
      await opportunities.adopt(accountId, importId);
      await documents.queueUnread();
      await queue.settle();
    },
    now,
  });

  const sample = new SampleData({
    documents,
    opportunities,
    jobs,
    isBlank: async (accountId) =>
      (await documentStore.count(accountId)) === 0 && isEmpty(await portraits.profile(accountId)),
  });

  const told = { opportunities, portraits, jobs, queue, preferences, sharing, views };
  const changes = new Changes({
    ...changeLog,
    sources: syncSources(told),
    async settle(accountId, doneFor) {
      await queue.freshen(accountId);
      return opportunities.freshen(accountId, doneFor);
    },
  });
  const streams = new ChangeStreams({ ...changeLog, changes, liveKeys });
  const hooks = {
    store: new WebhookStore(db),
    sequencer: changeLog.sequencer,
    sources: webhookSources(told, () => changeLog.tickets.since()),
    fetcher,
    now: () => new Date(now()),
  };
  const webhooks = new Webhooks(hooks);
  const deliveries = new Deliveries({ ...hooks, log: changeLog.store, jobs });

  return {
    jobs,
    renderer,
    telling: {
      start: () => changeLog.follower.start([streams, deliveries]),
      async stop() {
        streams.close();
        await changeLog.follower.stop();
      },
    },
    imports,
    documents,
    opportunities,
    sample,
    sharing,
    sites,
    visitors,
    calendars: { feeds, opportunities },
    resumeOf: (profile) => (isEmpty(profile) ? null : jsonResume(profile)),
    handlers: {
      ...sampleHandlers(sample),
      ...documentHandlers(documents),
      ...claimHandlers(portraits, collections, care),
      ...profileHandlers({ portraits, collections, identities, baseResumes }),
      ...reviewHandlers({
        claims: (accountId) => portraits.claims(accountId, {}, null, Number.MAX_SAFE_INTEGER),
        workHistory: (accountId) => portraits.workHistory(accountId),
        engineOf,
      }),
      ...tailoringHandlers(tailoring),
      ...sharingHandlers(sharing, tailoring),
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
      ...caseHandlers({ opportunities, documents: sentDocuments, feeds, views }),
      ...jobHandlers({ jobs }),
      ...queueHandlers(queue),
      ...insightHandlers(insights),
      ...intakeHandlers(queue, opportunities, { fetcher, pages }),
      ...discoveryHandlers({
        discovery,
        settings,
        learning,
        rescore: (accountId) => queue.rescore(accountId),
      }),
      ...preferenceHandlers(preferences),
      ...eventHandlers(events, now),
      ...contactHandlers(contacts),
      ...siteHandlers(sites),
      ...adminHandlers({
        reports: new Reports(new Counting(db), () => new Date(now())),
        jobs,
        maintenance: {
          expirePending: () => queue.expire(),
          checkAddresses: (effectId) => opportunities.checkNow(effectId),
          purgeIdempotencyKeys: () => new IdempotencyStore(db, now).purge(),
          rebuildEmbeddings: (effectId) => opportunities.rebuildEmbeddings(effectId),
        },
      }),
      ...syncHandlers(changes, streams),
      ...webhookHandlers(webhooks),
    },
    countsOf: async (accountId) => ({
      documents: await documentStore.count(accountId),
      opportunities: await opportunities.count(accountId),
      active_share_links: await sharing.countOpen(accountId),
    }),
    spendingOf: async (accountId) => {
      const { month, usd, ceiling_usd } = await spending.thisMonth(accountId);
      // A correction takes back an estimate exactly; what remains of rounding is none.
      return { month, usd: Math.max(0, usd), ceiling_usd };
    },
    exportSources: {
      db,
      now,
      portrait: async (accountId) => {
        const [profile, invented] = await Promise.all([
          portraits.profile(accountId),
          sample.state(accountId),
        ]);
        const marked = invented.portrait || invented.opportunities > 0 ? { sample: invented } : {};
        return { ...marked, profile, resume: jsonResume(profile) };
      },
      file: (accountId, documentId) => documentStore.file(accountId, documentId),
    },
    async startBackground() {
      await documents.queueUnread();
      await queue.settle();
      opened.push(hourly(log, "old changes could not be tidied", () => changeLog.tidy()));
      opened.push(opportunities.startChecks(log), queue.start(log), discovery.start(log));
    },
  };
}
