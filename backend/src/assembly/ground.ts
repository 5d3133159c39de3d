/** What every feature stands on: jobs, the ways to pages and documents, the engines that read and write. */
import { randomUUIDv7 } from "node:crypto";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { createPageReaders, createSafeFetch } from "../fetching/index.ts";
import type { Metrics } from "../http/index.ts";
import { createEngineOf, createPostingReader, localEngineWith, Spending } from "../intelligence/index.ts";
import { createJobs } from "../jobs/index.ts";
import { createModelWay, ModelSettings, ModelSettingsStore } from "../model-settings/index.ts";
import { createDocumentReader } from "../reading/document-reader.ts";
import { createPaperRenderer } from "../rendering/paper/index.ts";
import type { ChangeLog } from "../sync/index.ts";

/** Bounds for reading what strangers made: a page or a document beyond them costs one worker, never the process. */
const READING = { timeoutMs: 20_000, heapMb: 512 };

/** What the service hands in. */
export interface Site {
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

export type Ground = Awaited<ReturnType<typeof layGround>>;

export async function layGround(site: Site) {
  const { config, changeLog, log, metrics, now, opened } = site;
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
  const local = localEngineWith(postingReader.read);
  const way = createModelWay(fetcher, config.MODEL_LOCAL_ADDRESSES);
  const date = () => new Date(now());
  const models = new ModelSettings({
    config,
    store: new ModelSettingsStore(db),
    spending,
    serverEngineOf: await createEngineOf(config, log, spending, local),
    local,
    way,
    log,
    now: date,
  });
  const renderer = createPaperRenderer();
  opened.push(
    () => fetcher.close(),
    () => way.close(),
    () => pages.close(),
    () => documentReader.close(),
    () => postingReader.close(),
    () => renderer.close(),
  );
  return {
    ...site,
    db,
    date,
    jobs,
    documentReader,
    readPosting: postingReader.read,
    pages,
    fetcher,
    spending,
    models,
    engineOf: models.engineOf,
    renderer,
  };
}
