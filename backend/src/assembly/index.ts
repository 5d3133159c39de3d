/** The features put together, each on those before it: nothing knows what comes after. */
import type { accountRoutes, Usage } from "@career-portrait/shared/contract";
import { AccountImports, ArchiveStore, type ExportSources } from "../account/index.ts";
import { adminHandlers, Counting, Reports } from "../admin/index.ts";
import { type Handlers, IdempotencyStore } from "../http/index.ts";
import { hourly, jobHandlers } from "../jobs/index.ts";
import { modelHandlers } from "../model-settings/index.ts";
import { isEmpty, jsonResume } from "../portrait/index.ts";
import { SampleData, sampleHandlers } from "../sample/index.ts";
import { assembleFinding } from "./finding.ts";
import { layGround, type Site } from "./ground.ts";
import { assemblePortrait } from "./portrait.ts";
import { assemblePublishing } from "./publishing.ts";
import { assembleTelling } from "./telling.ts";
import { assembleTracking } from "./tracking.ts";

export type Features = Awaited<ReturnType<typeof openFeatures>>;

/** Opens every feature and declares its jobs; call before `jobs.start`. */
export async function openFeatures(site: Site) {
  const ground = await layGround(site);
  const portrait = assemblePortrait(ground);
  const tracking = await assembleTracking(ground, portrait);
  const finding = await assembleFinding(ground, portrait, tracking);
  const publishing = assemblePublishing(ground, portrait);
  const telling = assembleTelling(ground, portrait, tracking, finding);

  const { config, changeLog, db, jobs, log, now, date, renderer, spending, opened } = ground;
  const { documents, profiles } = portrait;
  const { opportunities, sharing } = tracking;
  const { queue, discovery } = finding;
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
      (await portrait.countDocuments(accountId)) === 0 && isEmpty(await profiles.read(accountId)),
  });
  const exportSources: ExportSources = {
    db,
    now,
    portrait: async (accountId) => {
      const [profile, invented] = await Promise.all([profiles.read(accountId), sample.state(accountId)]);
      const marked = invented.portrait || invented.opportunities > 0 ? { sample: invented } : {};
      return { ...marked, profile, resume: jsonResume(profile) };
    },
    file: portrait.fileOf,
  };
  /** Every route but those of accounts. */
  const handlers: Omit<Handlers, keyof typeof accountRoutes> = {
    ...portrait.handlers,
    ...tracking.handlers,
    ...finding.handlers,
    ...publishing.handlers,
    ...telling.handlers,
    ...jobHandlers({ jobs }),
    ...modelHandlers(ground.models),
    ...sampleHandlers(sample),
    ...adminHandlers({
      reports: new Reports(new Counting(db), date),
      jobs,
      maintenance: {
        expirePending: () => queue.expire(),
        checkAddresses: (effectId) => opportunities.checkNow(effectId),
        purgeIdempotencyKeys: () => new IdempotencyStore(db, now).purge(),
        rebuildEmbeddings: (effectId) => opportunities.rebuildEmbeddings(effectId),
      },
    }),
  };

  return {
    jobs,
    renderer,
    documents,
    opportunities,
    sample,
    sharing,
    calendars: tracking.calendars,
    sites: publishing.sites,
    visitors: publishing.visitors,
    resumeOf: portrait.resumeOf,
    handlers,
    exportSources,
    imports,
    /** What is told of changes: begins with them, and ends before connections are closed. */
    telling,
    /** What `GET /usage` counts. */
    countsOf: async (accountId: string) => ({
      documents: await portrait.countDocuments(accountId),
      opportunities: await opportunities.count(accountId),
      active_share_links: await sharing.countOpen(accountId),
    }),
    /** What a model cost the account this month. */
    spendingOf: async (accountId: string): Promise<Usage["ai_spending"]> => {
      const { month, usd, ceiling_usd } = await spending.thisMonth(accountId);
      // A correction takes back an estimate exactly; what remains of rounding is none.
      return { month, usd: Math.max(0, usd), ceiling_usd };
    },
    /** Finishes what a killed process left, and begins what is looked for every hour. */
    async startBackground() {
      await documents.queueUnread();
      await queue.settle();
      opened.push(hourly(log, "old changes could not be tidied", () => changeLog.tidy()));
      opened.push(opportunities.startChecks(log), queue.start(log), discovery.start(log));
    },
  };
}
