/**
 * Mounting the contract: every route of the registry becomes a Koa route that authenticates, counts, checks, validates, runs
 * its handler and wraps the answer, in that order (specification, Errors; decisions, section 4).
 */
import { hash } from "node:crypto";
import { Readable } from "node:stream";
import {
  API_PREFIX,
  type FileAnswer,
  type Page,
  type PublicAccess,
  type RouteDefinition,
  type RouteName,
  routes,
} from "@career-portrait/shared/contract";
import { Router } from "@koa/router";
import type { Context } from "koa";
import type { Logger } from "pino";
import { derivedId } from "../derived-id.ts";
import { ApiError, invalid } from "../errors.ts";
import { attach } from "./attachment.ts";
import { authenticate, authorise, type FindKey, type KnownKey } from "./authentication.ts";
import { readBody, readParams, readQuery } from "./bodies.ts";
import { isHeld, sendData, sendError } from "./envelope.ts";
import type { Call, Handler, Handlers } from "./handler.ts";
import type { Claimed, IdempotencyStore, Replayed, Response } from "./idempotency.ts";
import { surfaceOf } from "./in-process.ts";
import { showJob } from "./job-location.ts";
import type { Allowance, WindowLimiter } from "./limits.ts";
import { rateLimited } from "./refusals.ts";

export type AnswerObserver = (name: RouteName, status: number, body: string) => void;

export interface ApiServices {
  handlers: Handlers;
  findKey: FindKey;
  adminAccounts: readonly string[];
  accountLimiter: WindowLimiter;
  /** Per network address: public pages, and the sign-in routes. */
  addressLimiters: Record<PublicAccess, WindowLimiter>;
  idempotency: IdempotencyStore;
  newId: () => string;
  /** Told of every answer with a body of JSON as it is sent; tests hold it to the published document. */
  onAnswer: AnswerObserver | null;
}

/** Set by the outer middleware on every request. */
export interface RequestState {
  requestId: string;
  log: Logger;
}

/** Tells a client how much of its account's window is left. */
export function showAllowance(ctx: Context, allowance: Allowance): void {
  ctx.set("X-RateLimit-Limit", String(allowance.limit));
  ctx.set("X-RateLimit-Remaining", String(allowance.remaining));
  ctx.set("X-RateLimit-Reset", String(Math.ceil(allowance.resetsAt / 1000)));
}

async function identify(
  route: RouteDefinition,
  ctx: Context,
  services: ApiServices,
): Promise<KnownKey | null> {
  if ("public" in route.access) {
    const allowance = await services.addressLimiters[route.access.public].consume(ctx.ip);
    if (!allowance.allowed) throw rateLimited(allowance, Date.now());
    return null;
  }
  const known = await authenticate(ctx.get("Authorization"), services.findKey);
  const allowance = await services.accountLimiter.consume(known.accountId);
  showAllowance(ctx, allowance);
  if (!allowance.allowed) throw rateLimited(allowance, Date.now());
  authorise(route, known, services.adminAccounts);
  return known;
}

/** How long a stream may stand still, in ms. */
const STALLED_MS = 60_000;

function sendAnswer(route: RouteDefinition, ctx: Context, answer: unknown, requestId: string): void {
  const { success } = route;
  if ("empty" in success) {
    ctx.status = 204;
    return;
  }
  if ("file" in success) {
    const file = answer as FileAnswer;
    ctx.status = success.status;
    if (file.body instanceof Uint8Array && isHeld(ctx, file.body)) return;
    ctx.type = success.file;
    attach(ctx, file.filename);
    ctx.body = file.body instanceof Uint8Array ? Buffer.from(file.body) : Readable.from(file.body);
    return;
  }
  if ("stream" in success) {
    ctx.status = success.status;
    ctx.type = success.stream;
    ctx.set({ "Cache-Control": "no-store", "X-Accel-Buffering": "no" });
    // A client that takes nothing for so long is cut off; one that reads is sent something more often.
    ctx.res.setTimeout(STALLED_MS, () => ctx.res.destroy());
    ctx.body = Readable.from(answer as AsyncIterable<string>, { objectMode: false });
    return;
  }
  if ("raw" in success) {
    ctx.status = success.status;
    ctx.type = "application/json; charset=utf-8";
    ctx.body = JSON.stringify(answer);
    return;
  }
  if (success.list) {
    const page = answer as Page<unknown>;
    sendData(ctx, success.status, page.items, requestId, {
      count: page.items.length,
      next_cursor: page.next_cursor,
    });
    return;
  }
  sendData(ctx, success.status, answer, requestId);
}

/** Longest Idempotency-Key (decisions, section 4). */
const IDEMPOTENCY_KEY_MAX = 255;

function idempotencyKeyOf(route: RouteDefinition, ctx: Context): string | null {
  const key = ctx.get("Idempotency-Key");
  if (route.method !== "POST" || key === "") return null;
  if (key.length > IDEMPOTENCY_KEY_MAX) {
    throw invalid([{ path: "Idempotency-Key", message: "must be 1 to 255 characters" }]);
  }
  return key;
}

function bodyForHash(body: unknown): string | Uint8Array {
  if (body === undefined) return "";
  const upload = body as { bytes?: unknown };
  return upload.bytes instanceof Uint8Array ? upload.bytes : JSON.stringify(body);
}

function replay(ctx: Context, response: Replayed): void {
  const { status, headers, body } = response;
  ctx.body = typeof body === "string" ? body || null : Readable.from(body);
  ctx.status = status;
  ctx.set(headers);
  ctx.set("Idempotent-Replayed", "true");
}

const NOT_KEPT = new Set([400, 401, 413, 415, 429]);

/**
 * Whether an answer is kept for who repeats the request. What a caller without a key was refused may change by the hour:
 * a device that waits for approval asks the same again.
 */
function isKept(status: number, code: string | null, isAnonymous: boolean): boolean {
  if (isAnonymous && status >= 400) return false;
  return status < 500 && !(NOT_KEPT.has(status) && (status !== 400 || code === "validation_error"));
}

/** The request id too, so that header and body of a replayed answer agree. */
const KEPT_HEADERS = ["content-type", "content-disposition", "location", "retry-after", "x-request-id"];

function responseOf(ctx: Context): Response {
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = ctx.response.get(name);
      return value === "" ? [] : [[name, value]];
    }),
  );
  return { status: ctx.status, headers, body: typeof ctx.body === "string" ? ctx.body : "" };
}

/** The bytes of an answer that is a file. */
function fileOf(body: unknown): AsyncIterable<Uint8Array> | null {
  if (Buffer.isBuffer(body)) return Readable.from([body]);
  return body instanceof Readable ? body : null;
}

/** Runs an answer under an idempotency claim: what may be repeated is given back, all else is kept. */
async function settle(
  ctx: Context,
  claimed: Claimed,
  state: RequestState,
  isAnonymous: boolean,
  run: () => Promise<void>,
): Promise<void> {
  let code: string | null = null;
  try {
    await run();
  } catch (error) {
    if (error instanceof ApiError) code = error.code;
    sendError(ctx, error, state.requestId, state.log);
  }
  const file = fileOf(ctx.body);
  if (file) ctx.body = Readable.from(claimed.storeFile(responseOf(ctx), file));
  else if (isKept(ctx.status, code, isAnonymous)) await claimed.store(responseOf(ctx));
  else await claimed.release();
}

/** Aborted when the connection ends before the answer is written. */
export function abortedWithClient({ res }: Context): AbortSignal {
  const controller = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}

async function serve(
  name: RouteName,
  route: RouteDefinition,
  ctx: Context,
  services: ApiServices,
): Promise<void> {
  const state = ctx.state as RequestState;
  const known = await identify(route, ctx, services);
  const accountId = known?.accountId ?? "";
  // Who has no key is told from others by address: nobody is answered with what a stranger's request made.
  const asker = known ? accountId : `anonymous ${ctx.ip}`;
  const params = readParams(route, ctx.params as Record<string, string>);
  const query = readQuery(route, ctx.query);
  const body = await readBody(route, ctx);
  const idempotencyKey = idempotencyKeyOf(route, ctx);
  const place = `${route.method} ${ctx.path}`;
  const identity = bodyForHash(body);

  const call: Call<RouteDefinition> = {
    params,
    query: query as Call<RouteDefinition>["query"],
    body: body as Call<RouteDefinition>["body"],
    caller: known as Call<RouteDefinition>["caller"],
    accountId,
    requestId: state.requestId,
    address: ctx.ip,
    surface: surfaceOf(ctx.req),
    log: state.log,
    effectId:
      idempotencyKey === null
        ? services.newId()
        : derivedId(asker, place, idempotencyKey, hash("sha256", identity)),
    signal: abortedWithClient(ctx),
    header: (header) => ctx.get(header),
    setHeader: (header, value) => ctx.set(header, value),
  };
  const run = async () => {
    const answer = await (services.handlers[name] as Handler<RouteDefinition>)(call);
    showJob(ctx, route, answer);
    sendAnswer(route, ctx, answer, state.requestId);
    if (typeof ctx.body === "string") services.onAnswer?.(name, ctx.status, ctx.body);
  };

  if (idempotencyKey === null) return run();
  const claim = await services.idempotency.claim(asker, accountId, place, idempotencyKey, identity);
  if ("store" in claim) return settle(ctx, claim, state, known === null, run);
  replay(ctx, claim);
}

/** The router of `/api/v1`. Refuses to be made when contract and handlers disagree. */
export function createApiRouter(services: ApiServices): Router {
  const router = new Router({ prefix: API_PREFIX, sensitive: true, strict: true });
  for (const [name, route] of Object.entries(routes) as [RouteName, RouteDefinition][]) {
    if (!services.handlers[name]) throw new Error(`The route ${name} has no handler.`);
    router.register(
      route.path,
      [route.method],
      [(ctx: Context) => serve(name, route, ctx, services)] as never,
      { name },
    );
  }
  return router;
}
