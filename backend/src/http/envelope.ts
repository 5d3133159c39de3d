/** The one place where an answer or a refusal becomes a body (specification, General rules and Errors). */
import { hash } from "node:crypto";
import type { Context } from "koa";
import type { Logger } from "pino";
import { ApiError } from "../errors.ts";

/** The page of a list that the envelope describes in `meta`. */
export interface ListPosition {
  count: number;
  next_cursor: string | null;
}

function sendJson(ctx: Context, body: string): void {
  ctx.type = "application/json; charset=utf-8";
  ctx.body = body;
}

/** Whether an `If-None-Match` header names this tag; `Cache-Control: no-cache` beside it changes nothing (decisions, section 4). */
function matches(header: string, tag: string): boolean {
  const bare = (candidate: string) => candidate.trim().replace(/^W\//, "");
  return header.split(",").some((candidate) => candidate.trim() === "*" || bare(candidate) === bare(tag));
}

function tagOf(content: string | Uint8Array): string {
  return `W/"${hash("sha1", content, "base64url")}"`;
}

/** True for a client that holds what bears this tag already, which is then told so. */
function holds(ctx: Context, tag: string): boolean {
  ctx.set("ETag", tag);
  ctx.set("Cache-Control", "private, no-cache");
  if (!matches(ctx.get("If-None-Match"), tag)) return false;
  ctx.status = 304;
  ctx.body = null;
  return true;
}

const isRead = ({ method }: Context) => method === "GET" || method === "HEAD";

/** Tags what a GET answers (decisions, section 4); true for a client that holds it already, which is then told so. */
export function isHeld(ctx: Context, content: string | Uint8Array): boolean {
  return isRead(ctx) && holds(ctx, tagOf(content));
}

interface Text {
  json: string;
  /** Made when it is asked for. */
  tag: string | null;
}

/** What is answered again and again as it is: its text and its tag are made once. */
const unchanging = new WeakMap<object, Text | null>();

/** Says of an answer's data that nobody will change it. */
export function markUnchanging(data: object): void {
  if (!unchanging.has(data)) unchanging.set(data, null);
}

function textOf(data: unknown): Text {
  if (typeof data !== "object" || data === null) return { json: JSON.stringify(data), tag: null };
  const known = unchanging.get(data);
  if (known) return known;
  const text = { json: JSON.stringify(data), tag: null };
  if (known === null) unchanging.set(data, text);
  return text;
}

/** Sends a success in the envelope; a GET whose data the client holds already becomes 304. */
export function sendData(
  ctx: Context,
  status: number,
  data: unknown,
  requestId: string,
  list?: ListPosition,
): void {
  const text = textOf(data);
  ctx.status = status;
  if (isRead(ctx)) {
    text.tag ??= tagOf(list ? `${list.next_cursor} ${text.json}` : text.json);
    if (holds(ctx, text.tag)) return;
  }
  const meta = list
    ? {
        request_id: requestId,
        count: list.count,
        has_more: list.next_cursor !== null,
        next_cursor: list.next_cursor,
      }
    : { request_id: requestId };
  sendJson(ctx, `{"data":${text.json},"meta":${JSON.stringify(meta)}}`);
}

/** What the outside may know of a thrown error: refusals as they are, anything else a bare 500. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(500, "server_error", "Something went wrong on our side. Please try again.", {
    cause: error,
  });
}

/** The body of a refusal; nothing of stack, query or file names is in it. */
export function errorBody(error: ApiError, requestId: string): Record<string, unknown> {
  return {
    error: {
      code: error.code,
      message: error.message,
      request_id: requestId,
      ...(error.details ? { details: error.details } : {}),
    },
    ...(error.existing ? { data: { existing: error.existing } } : {}),
  };
}

/** Sends a refusal; a 500 is logged with its cause, under the request's id. */
export function sendError(ctx: Context, thrown: unknown, requestId: string, log: Logger): void {
  const error = asApiError(thrown);
  if (error.status >= 500) log.error({ err: error.cause ?? error, code: error.code }, "request failed");
  ctx.status = error.status;
  ctx.remove("ETag");
  ctx.set(error.headers);
  sendJson(ctx, JSON.stringify(errorBody(error, requestId)));
}
