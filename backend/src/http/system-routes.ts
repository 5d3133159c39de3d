/** Routes outside the contract: health, metrics, the OpenAPI document and its readable page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { API_PREFIX } from "@career-portrait/shared/contract";
import { Router } from "@koa/router";
import type { Context } from "koa";
import { ApiError } from "../errors.ts";
import { html } from "../rendering/html.ts";
import type { Metrics } from "./metrics.ts";
import { openApiDocument } from "./openapi.ts";
import { isLoopback } from "./requests.ts";

export interface SystemServices {
  publicUrl: string;
  metrics: Metrics;
  /** What stands behind this process and whether each part answers. */
  readiness(): Promise<{ ready: boolean; checks: Record<string, string> }>;
}

const assetFolder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const ASSETS: Record<string, { file: string; type: string }> = {
  "swagger-ui.css": { file: "swagger-ui.css", type: "text/css" },
  "swagger-ui-bundle.js": { file: "swagger-ui-bundle.js", type: "text/javascript" },
};
/** Kept apart from the page so that the page needs no inline script. */
const START_SCRIPT = `SwaggerUIBundle({ url: "${API_PREFIX}/openapi.json", dom_id: "#reference", validatorUrl: null, deepLinking: true });`;

const REFERENCE_PAGE = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Career Portrait API</title>
      <link rel="stylesheet" href="/docs/swagger-ui.css" />
    </head>
    <body>
      <main id="reference"></main>
      <script src="/docs/swagger-ui-bundle.js"></script>
      <script src="/docs/start.js"></script>
    </body>
  </html>`.toString();

/** By its name the extension knows the service when it looks for one. */
const HEALTH = { status: "up", service: "career-portrait" };

/** Answers with JSON that has no envelope: probes read the status, people the body. */
function sendPlain(ctx: Context, status: number, body: unknown): void {
  ctx.status = status;
  ctx.type = "application/json; charset=utf-8";
  ctx.body = JSON.stringify(body);
}

export function createSystemRouter(services: SystemServices): Router {
  const router = new Router();
  // Made when first asked for: it takes as long as all of a start beside it.
  let document: string | undefined;

  router.get("/healthz", (ctx: Context) => sendPlain(ctx, 200, HEALTH));
  router.get("/readyz", async (ctx: Context) => {
    const { ready, checks } = await services.readiness();
    sendPlain(ctx, ready ? 200 : 503, { status: ready ? "ready" : "not_ready", checks });
  });
  router.get("/metrics", async (ctx: Context) => {
    // A proxy on this machine speaks for others.
    if (!isLoopback(ctx.req.socket.remoteAddress ?? "") || ctx.get("X-Forwarded-For") !== "")
      throw new ApiError(404, "not_found", "There is nothing at this address.");
    ctx.set("Content-Type", services.metrics.contentType);
    ctx.body = await services.metrics.text();
  });
  router.get(`${API_PREFIX}/openapi.json`, (ctx: Context) => {
    ctx.type = "application/json; charset=utf-8";
    ctx.body = document ??= JSON.stringify(openApiDocument(services.publicUrl));
  });
  router.get("/docs", (ctx: Context) => {
    ctx.type = "html";
    // The reference page draws its icons with inline styles.
    ctx.set(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src " +
        "'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    ctx.body = REFERENCE_PAGE;
  });
  router.get("/docs/start.js", (ctx: Context) => {
    ctx.type = "text/javascript";
    ctx.body = START_SCRIPT;
  });
  router.get("/docs/:asset", (ctx: Context) => {
    const asset = ASSETS[(ctx.params as { asset: string }).asset];
    if (!asset) throw new ApiError(404, "not_found", "There is nothing at this address.");
    ctx.type = asset.type;
    ctx.set("Cache-Control", "public, max-age=86400");
    ctx.body = readFileSync(join(assetFolder, asset.file));
  });
  return router;
}
