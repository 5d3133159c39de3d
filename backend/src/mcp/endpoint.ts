/**
 * `/mcp`: the Model Context Protocol over streamable HTTP (decisions, section 9; docs/mcp.md). Here a request is let in or
 * refused and counted; what it says is the library's matter, and what a tool does is the API's.
 */
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { ADMIN_SCOPES, route, SCOPES } from "@career-portrait/shared/contract";
import { Router } from "@koa/router";
import type { Context } from "koa";
import { z } from "zod";
import { ApiError } from "../errors.ts";
import {
  abortedWithClient,
  asApiError,
  authenticate,
  type Dispatch,
  errorBody,
  type FindKey,
  type KnownKey,
  rateLimited,
  readBody,
  refusalOf,
  type RequestState,
  sendError,
  showAllowance,
  trustsOrigin,
  type WindowLimiter,
} from "../http/index.ts";
import { createMcpServer, type Exchange, type Library } from "./server.ts";
import { allTools } from "./tools.ts";

export interface McpServices {
  findKey: FindKey;
  adminAccounts: readonly string[];
  accountLimiter: WindowLimiter;
  publicUrl: string;
  dispatch: Dispatch;
}

/** Room for the largest body that a route takes, written as a text inside a message. */
const MESSAGE_MAX_BYTES = 8 * 1024 * 1024;
/** Messages in one request; the protocol knows batches up to 2025-03-26. */
const BATCH_MAX = 20;
const METADATA_PATH = "/.well-known/oauth-protected-resource/mcp";

const ENDPOINT = route({
  method: "POST",
  path: "/mcp",
  tag: "MCP",
  summary: "Messages of the Model Context Protocol",
  access: [],
  body: { type: "json", schema: z.unknown(), maxBytes: MESSAGE_MAX_BYTES },
  success: { status: 200, raw: z.unknown() },
});

const ToolCall = z.object({ method: z.literal("tools/call"), params: z.object({ name: z.string() }) });

/** Whether the API itself counts this message, as the request that it becomes. */
function isCountedLater(message: unknown): boolean {
  const parsed = ToolCall.safeParse(message);
  return parsed.success && allTools().has(parsed.data.params.name);
}

/** Counts what no tool's request counts, and shows how much is left. @throws ApiError 429. */
async function count(ctx: Context, limiter: WindowLimiter, accountId: string, uses: number): Promise<void> {
  let allowance = await limiter.peek(accountId);
  let isAllowed = true;
  for (let use = 0; use < uses && isAllowed; use += 1) {
    allowance = await limiter.consume(accountId);
    isAllowed = allowance.allowed;
  }
  showAllowance(ctx, allowance);
  if (!isAllowed) throw rateLimited(allowance, Date.now());
}

async function readMessages(ctx: Context, services: McpServices, { accountId }: KnownKey): Promise<unknown> {
  const counted = (uses: number) => count(ctx, services.accountLimiter, accountId, uses);
  let body: unknown;
  try {
    body = await readBody(ENDPOINT, ctx);
  } catch (error) {
    await counted(1);
    throw error;
  }
  const messages: unknown[] = Array.isArray(body) ? body : [body];
  if (messages.length > BATCH_MAX) {
    await counted(1);
    throw new ApiError(400, "validation_error", `Send at most ${BATCH_MAX} messages at once.`);
  }
  await counted(messages.filter((message) => !isCountedLater(message)).length);
  return body;
}

/** The request as the library takes it; without the key, which is none of its business. */
function protocolRequest(ctx: Context, publicUrl: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(ctx.headers)) {
    if (/^(accept|content-type|mcp-.*)$/.test(name) && typeof value === "string") headers.set(name, value);
  }
  return new Request(`${publicUrl}/mcp`, { method: "POST", headers, signal });
}

async function send(ctx: Context, response: Response): Promise<void> {
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  if (response.body === null) ctx.body = null;
  else if (isStream) ctx.body = Readable.fromWeb(response.body as ReadableStream);
  else ctx.body = Buffer.from(await response.arrayBuffer());
  ctx.status = response.status;
  for (const [name, value] of response.headers) ctx.set(name, value);
  // Passed on as it is written, also by a proxy in front.
  if (isStream) ctx.set("X-Accel-Buffering", "no");
}

async function answer(ctx: Context, library: Library, services: McpServices): Promise<void> {
  const { publicUrl, adminAccounts, dispatch } = services;
  const { requestId, log } = ctx.state as RequestState;
  if (!trustsOrigin(publicUrl)(ctx.get("Origin"))) {
    throw new ApiError(403, "origin_refused", "Pages of other sites may not use this address.");
  }
  const authorization = ctx.get("Authorization");
  const known = await authenticate(authorization, services.findKey);
  const parsedBody = await readMessages(ctx, services, known);
  const signal = abortedWithClient(ctx);
  const exchange: Exchange = {
    authorization,
    reaches: (wanted) => refusalOf(wanted, known, adminAccounts) === null,
    requestId,
    origin: { surface: "mcp", address: ctx.ip, secure: ctx.secure },
    publicUrl,
    signal,
    count: () => count(ctx, services.accountLimiter, known.accountId, 1),
    dispatch,
  };
  const handler = library.createMcpHandler(() => createMcpServer(library, exchange), {
    // Nothing is ever announced, so that nobody needs to listen.
    maxSubscriptions: 0,
    // Its message may quote what a client sent; that stays out of the log.
    onerror: ({ name }) => log.debug({ name }, "a message of the protocol was refused"),
  });
  await send(ctx, await handler.fetch(protocolRequest(ctx, publicUrl, signal), { parsedBody }));
}

/** RFC 6750's challenge, and where RFC 9728's description of this resource is. */
function challenge(publicUrl: string, { code, message }: ApiError): string {
  const parts = [`realm="Career Portrait"`, `resource_metadata="${publicUrl}${METADATA_PATH}"`];
  if (code !== "missing_api_key") parts.push(`error="invalid_token"`, `error_description="${message}"`);
  return `Bearer ${parts.join(", ")}`;
}

/** A refusal of the whole request, as JSON-RPC has it: an error that answers no message in particular. */
function refuse(ctx: Context, thrown: unknown, publicUrl: string): void {
  const { requestId, log } = ctx.state as RequestState;
  const error = asApiError(thrown);
  sendError(ctx, thrown, requestId, log);
  if (error.status === 401) ctx.set("WWW-Authenticate", challenge(publicUrl, error));
  const isUnreadable = error.status === 400 && error.cause !== undefined;
  ctx.body = JSON.stringify({
    jsonrpc: "2.0",
    id: null,
    error: {
      code: isUnreadable ? -32_700 : -32_000,
      message: error.message,
      data: errorBody(error, requestId).error,
    },
  });
}

/** The routes of MCP. The library is loaded by the first request with a message; starting costs nothing. */
export function createMcpRouter(services: McpServices): Router {
  const { publicUrl } = services;
  const router = new Router();
  let library: Promise<Library> | null = null;
  router.post("/mcp", async (ctx: Context) => {
    try {
      library ??= import("@modelcontextprotocol/server");
      await answer(ctx, await library, services);
    } catch (error) {
      refuse(ctx, error, publicUrl);
    }
  });
  router.get(METADATA_PATH, (ctx: Context) => {
    ctx.type = "application/json; charset=utf-8";
    ctx.body = JSON.stringify({
      resource: `${publicUrl}/mcp`,
      resource_name: "Career Portrait",
      resource_documentation: `${publicUrl}/docs`,
      bearer_methods_supported: ["header"],
      scopes_supported: [...SCOPES, ...ADMIN_SCOPES],
    });
  });
  return router;
}
