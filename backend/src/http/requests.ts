/** What surrounds every request: its id, its log line, its error body, HTTPS, headers (decisions, sections 1 and 4). */
import { isIP } from "node:net";
import cors from "@koa/cors";
import type { Context, Middleware } from "koa";
import helmet from "koa-helmet";
import type { Logger } from "pino";
import { ApiError } from "../errors.ts";
import type { RequestState } from "./api.ts";
import { sendError } from "./envelope.ts";

const SAFE_REQUEST_ID = /^[A-Za-z0-9._:-]{1,128}$/;

/** Gives the request its id (the client's own when it is safe) and a logger that carries it. */
export function withRequestId(log: Logger, newId: () => string): Middleware {
  return async (ctx, next) => {
    const offered = ctx.get("X-Request-Id");
    const requestId = SAFE_REQUEST_ID.test(offered) ? offered : newId();
    const state: RequestState = { requestId, log: log.child({ request_id: requestId }) };
    Object.assign(ctx.state, state);
    ctx.set("X-Request-Id", requestId);
    await next();
  };
}

/** Turns what is thrown further in into the error body; inside the access log, so that its line has the final status. */
export function withErrorBody(): Middleware {
  return async (ctx, next) => {
    const { requestId, log } = ctx.state as RequestState;
    try {
      await next();
    } catch (error) {
      sendError(ctx, error, requestId, log);
    }
  };
}

/** The route's pattern, never the raw path: ids and tokens do not belong in logs and metric labels. */
function routeLabel(ctx: Context): string {
  const matched = (ctx as { _matchedRoute?: unknown })._matchedRoute;
  return typeof matched === "string" ? matched : "unmatched";
}

/** One log line a request, without query, body, key or address. */
export function withAccessLog(
  observe: (method: string, route: string, status: number, seconds: number) => void,
): Middleware {
  return async (ctx, next) => {
    const started = performance.now();
    await next();
    const milliseconds = performance.now() - started;
    const { log } = ctx.state as RequestState;
    const line = {
      method: ctx.method,
      route: routeLabel(ctx),
      status: ctx.status,
      ms: Math.round(milliseconds),
    };
    log.info(line, "request");
    observe(ctx.method, line.route, ctx.status, milliseconds / 1000);
  };
}

/** Whether a network address is this machine itself. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, "");
  return plain === "::1" || (isIP(plain) === 4 && plain.startsWith("127."));
}

/** Plain HTTP is served to loopback clients only; behind a trusted proxy, what the proxy says counts. */
export function requireHttps(): Middleware {
  return async (ctx, next) => {
    const peer = ctx.req.socket.remoteAddress ?? "";
    const forwarded = ctx.app.proxy && ctx.get("X-Forwarded-Proto") !== "";
    const allowed = forwarded ? ctx.secure : ctx.secure || isLoopback(peer);
    if (!allowed) throw new ApiError(403, "https_required", "Use https:// to reach this service.");
    await next();
  };
}

const EXTENSION_ORIGIN = /^(chrome|moz)-extension:\/\/[a-z0-9-]+$/i;
const EXPOSED = [
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Retry-After",
  "X-Request-Id",
  "ETag",
  "Location",
  "Idempotent-Replayed",
];

/** Whose pages may use this service from a browser: none's (no page asks), its own, and extensions. */
export function trustsOrigin(publicUrl: string): (origin: string) => boolean {
  const own = new URL(publicUrl).origin;
  return (origin) => origin === "" || origin === own || EXTENSION_ORIGIN.test(origin);
}

/** CORS for extensions and the service's own pages; bearer keys only, so no credentials (decisions, section 4). */
export function allowExtensions(publicUrl: string): Middleware {
  const trusts = trustsOrigin(publicUrl);
  return cors({
    origin: (ctx: Context) => {
      const origin = ctx.get("Origin");
      return trusts(origin) ? origin : "";
    },
    allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    allowHeaders: [
      "Authorization",
      "Content-Type",
      "Idempotency-Key",
      "If-None-Match",
      "Cache-Control",
      "Last-Event-ID",
      "MCP-Protocol-Version",
      "Mcp-Method",
      "Mcp-Name",
      "X-Request-Id",
    ],
    exposeHeaders: EXPOSED,
    maxAge: 600,
    keepHeadersOnError: true,
  });
}

/** Security headers; pages of this service run no script but their own and are framed by nobody. */
export function securityHeaders(secure: boolean): Middleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:"],
        scriptSrc: ["'self'"],
        connectSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: "no-referrer" },
    crossOriginResourcePolicy: { policy: "cross-origin" },
  });
}
