/** The whole backend put together: configuration → database → features → jobs → HTTP. The only file that knows all of them. */
import { randomUUIDv7 } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Router } from "@koa/router";
import type { Context } from "koa";
import type { Logger } from "pino";
import { Accounts } from "./account/accounts.ts";
import { Devices } from "./account/devices.ts";
import { ApiKeys } from "./account/keys.ts";
import { createAccountPages } from "./account/pages.ts";
import { accountHandlers } from "./account/routes.ts";
import { Sessions } from "./account/sessions.ts";
import { accountIndexes, AccountStore } from "./account/store.ts";
import type { Config } from "./config.ts";
import { type Database, ensureIndexes, openDatabase } from "./database/connect.ts";
import { createDocumentReader } from "./documents/document-reader.ts";
import { Documents } from "./documents/documents.ts";
import { defineExtraction } from "./documents/extraction.ts";
import { documentHandlers } from "./documents/routes.ts";
import { documentIndexes, DocumentStore } from "./documents/store.ts";
import { createApp } from "./http/app.ts";
import type { Handlers } from "./http/handler.ts";
import { idempotencyIndexes, IdempotencyStore } from "./http/idempotency.ts";
import { limitIndexes, WindowLimiter } from "./http/limits.ts";
import { listen, type Listener } from "./http/listen.ts";
import { createMetrics } from "./http/metrics.ts";
import { readStory } from "./intelligence/local/story/index.ts";
import { createJobs, jobHandlers, jobIndexes } from "./jobs/index.ts";
import { Portraits } from "./portrait/portraits.ts";
import { claimHandlers, profileHandlers } from "./portrait/routes.ts";
import { portraitIndexes, PortraitStore } from "./portrait/store.ts";

const MINUTE = 60_000;

export interface Service {
  /** Null for a process that only works on jobs. */
  url: string | null;
  engine: string;
  awaitsFirstAccount(): Promise<boolean>;
  stop(): Promise<void>;
}

/** How long running jobs may take at a stop, in ms; what is left is taken up by the next process. */
const JOB_PATIENCE_MS = 10_000;

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
async function closeAll(parts: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of parts.toReversed()) await close().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Not every part of the service could be closed.");
}
