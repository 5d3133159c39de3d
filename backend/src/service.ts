/** The whole backend put together: configuration → database → features → jobs → HTTP. The only file that knows all of them. */
import { randomUUIDv7 } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { postingKeyOf } from "@career-portrait/shared/posting";
import { relevanceOf } from "@career-portrait/shared/relevance";
import { Router } from "@koa/router";
import type { Context } from "koa";
import type { Logger } from "pino";
import { Accounts } from "./account/accounts.ts";
import { Devices } from "./account/devices.ts";
import { ApiKeys } from "./account/keys.ts";
import { Deletions } from "./account/deletion.ts";
import { exportAccount, type ExportSources } from "./account/export.ts";
import { createAccountPages } from "./account/pages.ts";
import { accountHandlers } from "./account/routes.ts";
import { Sessions } from "./account/sessions.ts";
import { accountIndexes, AccountStore } from "./account/store.ts";
import type { Config } from "./config.ts";
import { Contacts } from "./contacts/contacts.ts";
import { contactHandlers } from "./contacts/routes.ts";
import { contactIndexes, ContactStore } from "./contacts/store.ts";
import { type Database, ensureIndexes, openDatabase } from "./database/connect.ts";
import {
  createDiscovery,
  createSources,
  discoveryHandlers,
  Learning,
  learningIndexes,
  runIndexes,
  Settings,
  settingsIndexes,
} from "./discovery/index.ts";
import { createDocumentReader } from "./documents/document-reader.ts";
import { Documents } from "./documents/documents.ts";
import { defineExtraction } from "./documents/extraction.ts";
import { documentHandlers } from "./documents/routes.ts";
import { documentIndexes, DocumentStore } from "./documents/store.ts";
import { notFound } from "./errors.ts";
import { Events } from "./events/events.ts";
import { eventHandlers } from "./events/routes.ts";
import { eventIndexes, EventStore } from "./events/store.ts";
import { createApp } from "./http/app.ts";
import type { Handlers } from "./http/handler.ts";
import { idempotencyIndexes, IdempotencyStore } from "./http/idempotency.ts";
import { limitIndexes, WindowLimiter } from "./http/limits.ts";
import { listen } from "./http/listen.ts";
import { createMetrics } from "./http/metrics.ts";
import { intakeHandlers } from "./intake/routes.ts";
import { createPageReaders } from "./fetching/page-readers.ts";
import { createSafeFetch } from "./fetching/index.ts";
import { createEngineOf, Spending, spendingIndexes } from "./intelligence/index.ts";
import { readStory } from "./intelligence/local/story/index.ts";
import { createJobs, jobHandlers, jobIndexes } from "./jobs/index.ts";
import {
  createOpportunities,
  createVisit,
  opportunityHandlers,
  opportunityIdOf,
  opportunityIndexes,
} from "./opportunities/index.ts";
import { baseResumeIndexes, BaseResumes } from "./portrait/base-resume.ts";
import { ClaimCare } from "./portrait/claim-care.ts";
import { Collections } from "./portrait/collections.ts";
import { Identities, identityIndexes } from "./portrait/identities.ts";
import { jsonResume } from "./portrait/json-resume.ts";
import { Portraits } from "./portrait/portraits.ts";
import { claimHandlers, profileHandlers } from "./portrait/routes.ts";
import { portraitIndexes, PortraitStore } from "./portrait/store.ts";
import { createResumeRenderer } from "./rendering/resume/index.ts";
import { reviewHandlers } from "./reviews/routes.ts";
import { Preferences } from "./preferences/preferences.ts";
import { preferenceHandlers } from "./preferences/routes.ts";
import { preferenceIndexes, PreferencesStore } from "./preferences/store.ts";
import { createQueue, presentPending, type Queue, queueHandlers, queueIndexes } from "./queue/index.ts";
import { createSharedPages, Sharing, sharingHandlers, sharingIndexes, ShareStore } from "./sharing/index.ts";
import { createTailoring, type Tailoring, tailoringHandlers, tailoringIndexes } from "./tailoring/index.ts";

const MINUTE = 60_000;
/** Per account; making a résumé anew more often than that tells nothing new. */
const BASE_RESUMES_PER_HOUR = 20;
/** People named beside an opportunity at their company. */
const CONTACTS_SHOWN = 50;
/** When discovery runs unless an account says otherwise. */
const RUN_HOUR_UTC = 5;
/** How long running jobs may take at a stop, in ms; what is left is taken up by the next process. */
const JOB_PATIENCE_MS = 10_000;
/** Bounds for reading what strangers made: a page or a document beyond them costs one worker, never the process. */
const READING = { timeoutMs: 20_000, heapMb: 512 };

export interface Service {
  /** Null for a process that only works on jobs. */
  url: string | null;
  engine: string;
  awaitsFirstAccount(): Promise<boolean>;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  /** Holds every answer to its schema (tests). */
  checkAnswers?: boolean;
}

function stylesheet(): Router {
  const css = readFileSync(join(import.meta.dirname, "rendering", "page.css"), "utf8");
  const router = new Router();
  router.get("/assets/page.css", (ctx: Context) => {
    ctx.type = "text/css";
    ctx.set("Cache-Control", "public, max-age=3600");
    ctx.body = css;
  });
  return router;
}

/** Closes what was opened, last first; every part is closed even when one before it fails. */
async function closeAll(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of parts.toReversed()) await close().catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, "Not every part of the service could be closed.");
}

function createLimiters(database: Database, config: Config) {
  const perMinute = (name: string, points: number) =>
    new WindowLimiter(database.db, { name, points, windowMs: MINUTE });
  return {
    account: perMinute("account", config.RATE_LIMIT_PER_MINUTE),
    auth: perMinute("auth", config.AUTH_RATE_LIMIT_PER_MINUTE),
    // A client that polls as politely as it is told to uses twelve a minute.
    poll: perMinute("poll", 3 * config.AUTH_RATE_LIMIT_PER_MINUTE),
    pages: perMinute("pages", config.PUBLIC_RATE_LIMIT_PER_MINUTE),
    failures: new WindowLimiter(database.db, { name: "login-failures", points: 10, windowMs: 15 * MINUTE }),
  };
}

const INDEXES = [
  ...accountIndexes,
  ...limitIndexes,
  ...idempotencyIndexes,
  ...jobIndexes,
  ...documentIndexes,
  ...portraitIndexes,
  ...identityIndexes,
  ...baseResumeIndexes,
  ...opportunityIndexes,
  ...tailoringIndexes,
  ...sharingIndexes,
  ...queueIndexes,
  ...settingsIndexes,
  ...learningIndexes,
  ...runIndexes,
  ...eventIndexes,
  ...preferenceIndexes,
  ...contactIndexes,
  ...spendingIndexes,
];

/**
 * Starts what the configuration's ROLE asks for.
 * @throws Error with one clear sentence when a part cannot be started.
 */
export async function startService(
  config: Config,
  log: Logger,
  options: ServiceOptions = {},
): Promise<Service> {
  const opened: (() => Promise<unknown>)[] = [];
  try {
    return await assemble(config, log, options, opened);
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}

async function assemble(
  config: Config,
  log: Logger,
  options: ServiceOptions,
  opened: (() => Promise<unknown>)[],
): Promise<Service> {
  const now = () => Date.now();
  const database = await openDatabase(config, log);
  opened.push(() => database.close());
  await ensureIndexes(database.db, INDEXES);
  const { db } = database;
  const metrics = createMetrics();

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
  const engineOf = createEngineOf(config, log, spending);
  opened.push(
    () => fetcher.close(),
    () => pages.close(),
    () => documentReader.close(),
  );

  const portraitStore = new PortraitStore(db);
  const portraits: Portraits = new Portraits(portraitStore, now, (accountId) => identities.latest(accountId));
  const identities = new Identities(db, {
    jobs,
    engineOf,
    portraitOf: (accountId) => portraits.portraitOf(accountId),
    portraitVersionOf: (accountId) => portraits.versionOf(accountId),
    now,
  });
  const resumeLimiter = new WindowLimiter(db, {
    name: "base-resume",
    points: BASE_RESUMES_PER_HOUR,
    windowMs: 60 * MINUTE,
  });
  opened.push(() => resumeLimiter.flush());
  const renderer = createResumeRenderer();
  opened.push(() => renderer.close());
  const baseResumes = new BaseResumes(db, {
    jobs,
    limiter: resumeLimiter,
    profileOf: (accountId) => portraits.profile(accountId),
    portraitVersionOf: (accountId) => portraits.versionOf(accountId),
    renderer,
    now,
  });
  const collections = new Collections(portraitStore, now);
  const documentStore = new DocumentStore(db);
  const documents = new Documents({ store: documentStore, portraits, jobs, now });
  defineExtraction(jobs, {
    store: documentStore,
    portraits,
    readResume: (bytes) => documentReader.readPdf(bytes),
    readStory,
    enrich: (accountId, reading, signal) => engineOf(accountId).readResume(reading, signal),
  });
  const opportunities = createOpportunities({
    db,
    jobs,
    engineOf,
    fetcher,
    pages,
    portraitOf: (accountId) => portraits.portraitOf(accountId),
    portraitVersionOf: (accountId) => portraits.versionOf(accountId),
    limit: config.OPPORTUNITY_LIMIT,
    afterSave: (...save) => tailoring.afterSave(...save),
    forget: async (...deletion) => {
      await sharing.revokeFor(...deletion);
      await tailoring.forget(...deletion);
      await queue.opportunitiesDeleted(...deletion);
    },
    onSaveFailed: (...failure) => queue.saveFailed(...failure),
  });
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
    relevanceOf: async (accountId) => {
      const [wishes, lessons] = await Promise.all([preferences.read(accountId), learning.inForce(accountId)]);
      return (posting) => relevanceOf(posting, wishes, lessons);
    },
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
  const contacts = new Contacts({
    store: new ContactStore(db),
    isTracked: (accountId, id) => opportunities.isTracked(accountId, id),
    now,
  });

  await jobs.start({ run: config.ROLE !== "api" });
  opened.push(() => jobs.stop({ timeoutMs: JOB_PATIENCE_MS }));
  if (config.ROLE !== "api") {
    await documents.queueUnread();
    await queue.settle();
    opened.push(opportunities.startChecks(log), queue.start(log), discovery.start(log));
  }

  const accountStore = new AccountStore(db);
  const limiters = createLimiters(database, config);
  opened.push(async () => {
    for (const limiter of Object.values(limiters)) await limiter.flush();
  });
  const keys = new ApiKeys(accountStore, now, randomUUIDv7);
  const deletions = new Deletions(db, log);
  await deletions.finish();
  const accounts = new Accounts({
    store: accountStore,
    keys,
    deletions,
    registration: config.REGISTRATION,
    failures: limiters.failures,
    now,
  });
  const service = {
    engine: database.engine,
    awaitsFirstAccount: async () => config.REGISTRATION === "first" && accounts.registrationIsOpen(),
    stop: () => closeAll(opened),
  };
  if (config.ROLE === "worker") return { ...service, url: null };

  const exportOf = async (accountId: string) => {
    const account = await accountStore.account(accountId);
    if (!account) throw notFound("This account");
    const sources: ExportSources = {
      db,
      now,
      portrait: async (id) => {
        const profile = await portraits.profile(id);
        return { profile, resume: jsonResume(profile) };
      },
      documents: (id) => documents.list(id, null, Number.MAX_SAFE_INTEGER),
      file: (id, documentId) => documentStore.file(id, documentId),
    };
    return exportAccount(sources, { id: accountId, email: account.email, name: account.name });
  };
  const devices = new Devices({ store: accountStore, keys, publicUrl: config.PUBLIC_URL, now });
  const handlers: Handlers = {
    ...accountHandlers({
      accounts,
      keys,
      devices,
      counts: async (accountId) => ({
        documents: await documentStore.count(accountId),
        opportunities: await opportunities.count(accountId),
        active_share_links: await sharing.countOpen(accountId),
      }),
      exportAccount: exportOf,
    }),
    ...documentHandlers(documents),
    ...claimHandlers(portraits, collections, new ClaimCare(portraitStore, now)),
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
    ...jobHandlers({ jobs }),
    ...queueHandlers(queue),
    ...intakeHandlers(queue, { fetcher, pages }),
    ...discoveryHandlers({ discovery, settings, learning, rescore: (accountId) => queue.rescore(accountId) }),
    ...preferenceHandlers(preferences),
    ...eventHandlers(events, now),
    ...contactHandlers(contacts),
  };
  const app = createApp({
    api: {
      handlers,
      findKey: keys.find,
      adminAccounts: config.ADMIN_ACCOUNTS,
      accountLimiter: limiters.account,
      addressLimiters: limiters,
      idempotency: new IdempotencyStore(db),
      newId: randomUUIDv7,
      checkAnswers: options.checkAnswers ?? false,
    },
    system: {
      publicUrl: config.PUBLIC_URL,
      metrics,
      readiness: () => readiness(database, () => jobs.ready()),
    },
    pages: [
      stylesheet(),
      createSharedPages({ sharing, renderer, limiter: limiters.pages }),
      createAccountPages({
        accounts,
        keys,
        devices,
        sessions: new Sessions(accountStore, now),
        limiter: limiters.auth,
        exportAccount: exportOf,
        newId: randomUUIDv7,
      }),
    ],
    log,
    trustProxy: config.TRUST_PROXY,
  });
  const listener = await listen(app, config);
  opened.push(() => listener.close());
  const { protocol, hostname } = new URL(config.PUBLIC_URL);
  return {
    ...service,
    url: config.PORT === 0 ? `${protocol}//${hostname}:${listener.port}` : config.PUBLIC_URL,
  };
}

async function readiness(database: Database, jobsAreReady: () => boolean) {
  const answers = await database.ping().then(
    () => true,
    () => false,
  );
  const jobs = jobsAreReady();
  return {
    ready: answers && jobs,
    checks: {
      database: `${answers ? "ok" : "no answer"} (${database.engine})`,
      jobs: jobs ? "ok" : "not running",
    },
  };
}
