/** The whole backend put together: configuration → database → features → jobs → accounts and HTTP. */
import { randomUUIDv7 } from "node:crypto";
import type { Logger } from "pino";
import {
  accountHandlers,
  Accounts,
  AccountStore,
  ApiKeys,
  createMailer,
  Deletions,
  Devices,
  exportAccount,
  PasswordResets,
  Sessions,
} from "./account/index.ts";
import type { Config } from "./config.ts";
import { createCalendarPages } from "./cases/index.ts";
import { type Database, ensureIndexes, openDatabase, upgradeDatabase } from "./database/index.ts";
import { createDoor } from "./door/index.ts";
import { notFound } from "./errors.ts";
import {
  type AnswerObserver,
  createApp,
  createDispatch,
  createMetrics,
  type Handlers,
  IdempotencyStore,
  listen,
  WindowLimiter,
} from "./http/index.ts";
import { createMcpRouter } from "./mcp/index.ts";
import { createSharedPages } from "./sharing/index.ts";
import { createSitePages } from "./site/index.ts";
import { openChangeLog } from "./sync/index.ts";
import { openFeatures } from "./assembly/index.ts";
import { INDEXES } from "./indexes.ts";

const MINUTE = 60_000;
/** How long running jobs may take at a stop, in ms; what is left is taken up by the next process. */
const JOB_PATIENCE_MS = 10_000;

export interface Service {
  /** Null for a process that only works on jobs. */
  url: string | null;
  engine: string;
  awaitsFirstAccount(): Promise<boolean>;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  /** Told of every answer as it is sent (tests). */
  onAnswer?: AnswerObserver;
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
    // What is worked out for a visitor costs more than a page, and what reaches a person more than either.
    work: perMinute("site-work", Math.ceil(config.PUBLIC_RATE_LIMIT_PER_MINUTE / 3)),
    messages: new WindowLimiter(database.db, {
      name: "site-messages",
      points: Math.ceil(config.PUBLIC_RATE_LIMIT_PER_MINUTE / 12),
      windowMs: 60 * MINUTE,
    }),
    resets: new WindowLimiter(database.db, { name: "password-resets", points: 3, windowMs: 60 * MINUTE }),
    failures: new WindowLimiter(database.db, { name: "login-failures", points: 10, windowMs: 15 * MINUTE }),
  };
}

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
  await upgradeDatabase(database.db, log);
  await ensureIndexes(database.db, INDEXES);
  const changeLog = openChangeLog(database.db, log);
  const { db } = changeLog;
  const metrics = createMetrics();
  const accountStore = new AccountStore(db);

  const liveKeys = (keyIds: readonly string[]) => accountStore.liveKeys(keyIds);
  const nameOf = async (accountId: string) => (await accountStore.account(accountId))?.name ?? null;
  const features = await openFeatures({ config, changeLog, liveKeys, nameOf, log, metrics, now, opened });
  const { jobs } = features;

  metrics.showQueue(() => jobs.figures());
  await jobs.start({ run: config.ROLE !== "api" });
  opened.push(() => jobs.stop({ timeoutMs: JOB_PATIENCE_MS }));
  if (config.ROLE !== "api") await features.startBackground();

  features.telling.start();
  opened.push(() => features.telling.stop());

  const limiters = createLimiters(database, config);
  opened.push(async () => {
    for (const limiter of Object.values(limiters)) await limiter.flush();
  });
  const keys = new ApiKeys(accountStore, now, randomUUIDv7);
  const deletions = new Deletions(database.db, log);
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
    return exportAccount(features.exportSources, { id: accountId, email: account.email, name: account.name });
  };
  const { SMTP_URL, MAIL_FROM } = config;
  const resets = new PasswordResets({
    store: accountStore,
    accounts,
    publicUrl: config.PUBLIC_URL,
    mailer: SMTP_URL && MAIL_FROM ? createMailer(SMTP_URL, MAIL_FROM) : null,
    limiter: limiters.resets,
    log,
    now,
  });
  opened.push(() => resets.close());
  const devices = new Devices({ store: accountStore, keys, publicUrl: config.PUBLIC_URL, now });
  const handlers: Handlers = {
    ...accountHandlers({
      accounts,
      keys,
      devices,
      counts: features.countsOf,
      limits: {
        opportunities: config.OPPORTUNITY_LIMIT,
        tailored_profiles: config.TAILORED_PROFILE_LIMIT,
        requests_per_minute: config.RATE_LIMIT_PER_MINUTE,
      },
      spending: features.spendingOf,
      exportAccount: exportOf,
      imports: features.imports,
    }),
    ...features.handlers,
  };
  const app: ReturnType<typeof createApp> = createApp({
    api: {
      handlers,
      findKey: keys.find,
      adminAccounts: config.ADMIN_ACCOUNTS,
      accountLimiter: limiters.account,
      addressLimiters: limiters,
      idempotency: new IdempotencyStore(db),
      newId: randomUUIDv7,
      onAnswer: options.onAnswer ?? null,
    },
    system: {
      publicUrl: config.PUBLIC_URL,
      metrics,
      readiness: () => readiness(database, () => jobs.ready()),
    },
    pages: [
      createSharedPages({ ...features, limiter: limiters.pages }),
      createCalendarPages({ ...features, limiter: limiters.pages }),
      createSitePages({ ...features, limiters, publicUrl: config.PUBLIC_URL }),
      createMcpRouter({
        findKey: keys.find,
        adminAccounts: config.ADMIN_ACCOUNTS,
        accountLimiter: limiters.account,
        publicUrl: config.PUBLIC_URL,
        dispatch: createDispatch(() => app),
      }),
      ...createDoor({
        ...features,
        accounts,
        keys,
        devices,
        sessions: new Sessions(accountStore, now),
        resets,
        limiter: limiters.auth,
        exportAccount: exportOf,
        publicUrl: config.PUBLIC_URL,
        newId: randomUUIDv7,
      }),
    ],
    log,
    trustProxy: config.TRUST_PROXY,
  });
  const listener = await listen(app, config);
  opened.push(
    () => listener.close(),
    // Before connections are waited for: streams would not end by themselves.
    () => features.telling.stop(),
  );
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
