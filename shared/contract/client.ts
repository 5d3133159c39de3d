/** The typed client of the API, derived from the registry: one method per route, no code generation. */
import type { z } from "zod";
import { ErrorBody } from "./common.ts";
import { ApiRequestError } from "./refusal.ts";
import { API_PREFIX, routes, type RouteName, type Routes } from "./registry.ts";
import type { BodyOf, ParamsOf, RouteDefinition } from "./route.ts";

/** The answer of a call: the payload, and what stood around it. */
export interface Answer<T> {
  data: T;
  meta: { request_id: string; count?: number; has_more?: boolean; next_cursor?: string | null };
  status: number;
  headers: Headers;
}

type AnswerData<R extends RouteDefinition> = R["success"] extends {
  data: infer D extends z.ZodType;
  list: true;
}
  ? z.output<D>[]
  : R["success"] extends { data: infer D extends z.ZodType }
    ? z.output<D>
    : R["success"] extends { raw: infer D extends z.ZodType }
      ? z.output<D>
      : R["success"] extends { file: string }
        ? Uint8Array
        : R["success"] extends { stream: string }
          ? ReadableStream<Uint8Array>
          : null;

type QueryInput<R extends RouteDefinition> = R["query"] extends z.ZodObject
  ? { [K in keyof z.input<R["query"]>]?: string | number | boolean | undefined }
  : undefined;
type BodyInput<R extends RouteDefinition> = R["body"] extends {
  type: "json";
  schema: infer S extends z.ZodType;
}
  ? z.input<S>
  : R["body"] extends { type: "multipart" | "raw" }
    ? Blob
    : undefined;

export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Told as a file comes in: how many bytes there are so far. */
  onBytes?: (received: number) => void;
}

type Arguments<R extends RouteDefinition> = {
  [
    K in "params" | "query" | "body" as K extends "params"
      ? keyof ParamsOf<R> extends never
        ? never
        : K
      : K extends "body"
        ? BodyOf<R> extends undefined
          ? never
          : K
        : never
  ]: K extends "params" ? ParamsOf<R> : BodyInput<R>;
} & { query?: QueryInput<R>; filename?: string } & CallOptions;

export type Client = {
  [K in RouteName]: keyof Omit<Arguments<Routes[K]>, "query" | "filename" | keyof CallOptions> extends never
    ? (input?: Arguments<Routes[K]>) => Promise<Answer<AnswerData<Routes[K]>>>
    : (input: Arguments<Routes[K]>) => Promise<Answer<AnswerData<Routes[K]>>>;
};

export interface ClientOptions {
  baseUrl: string;
  /** Asked before each call; null calls without a key. */
  apiKey?: () => string | null | Promise<string | null>;
  fetch?: typeof fetch;
}

interface CallInput extends CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  filename?: string;
}

function addressOf(baseUrl: string, route: RouteDefinition, input: CallInput): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ""),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const suffix = query.size > 0 ? `?${query}` : "";
  return `${baseUrl.replace(/\/$/, "")}${API_PREFIX}${path}${suffix}`;
}

function bodyOf(route: RouteDefinition, input: CallInput): { body?: BodyInit; contentType?: string } {
  if (input.body === undefined || !route.body) return {};
  if (route.body.type === "json")
    return { body: JSON.stringify(input.body), contentType: "application/json" };
  if (route.body.type === "raw") return { body: input.body as Blob, contentType: route.body.contentType };
  const form = new FormData();
  form.append(route.body.field, input.body as Blob, input.filename ?? "upload");
  return { body: form };
}

async function refusalOf(response: Response): Promise<ApiRequestError> {
  const retryAfter = Number(response.headers.get("retry-after")) || null;
  const parsed = ErrorBody.safeParse(await response.json().catch(() => null));
  if (parsed.success) {
    return new ApiRequestError(response.status, parsed.data.error, {
      existing: parsed.data.data?.existing,
      retryAfter,
    });
  }
  const message = `The server answered ${response.status} in a form this client does not know.`;
  return new ApiRequestError(response.status, { code: "unexpected_answer", message }, { retryAfter });
}

/** The whole body, told of as it comes. */
async function bytesOf(response: Response, onBytes: CallOptions["onBytes"]): Promise<Uint8Array> {
  if (!onBytes || !response.body) return new Uint8Array(await response.arrayBuffer());
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  let received = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    received += next.value.byteLength;
    onBytes(received);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function call(
  options: ClientOptions,
  route: RouteDefinition,
  input: CallInput,
): Promise<Answer<unknown>> {
  const key = (await options.apiKey?.()) ?? null;
  const { body, contentType } = bodyOf(route, input);
  const headers = {
    ...(key ? { authorization: `Bearer ${key}` } : {}),
    ...(contentType ? { "content-type": contentType } : {}),
    ...(input.idempotencyKey ? { "idempotency-key": input.idempotencyKey } : {}),
    ...input.headers,
  };
  const send = options.fetch ?? fetch;
  let response: Response;
  try {
    response = await send(addressOf(options.baseUrl, route, input), {
      method: route.method,
      headers,
      body,
      signal: input.signal,
    });
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    const message = `${options.baseUrl} cannot be reached. Check that the backend is running.`;
    throw new ApiRequestError(0, { code: "unreachable", message }, { cause });
  }
  if (!response.ok) throw await refusalOf(response);
  const around = { status: response.status, headers: response.headers };
  const meta = { request_id: response.headers.get("x-request-id") ?? "" };
  if (response.status === 204) return { data: null, meta, ...around };
  if ("file" in route.success) return { data: await bytesOf(response, input.onBytes), meta, ...around };
  if ("stream" in route.success) return { data: response.body, meta, ...around };
  const payload = (await response.json()) as Answer<unknown>;
  if ("raw" in route.success) return { data: payload, meta, ...around };
  return { data: payload.data, meta: payload.meta, ...around };
}

/**
 * A client with one method per route: `client.getJob({ params: { id } })`. Rejects with ApiRequestError on every refusal.
 */
export function createClient(options: ClientOptions): Client {
  const methods = Object.entries(routes).map(([name, route]) => [
    name,
    (input: CallInput = {}) => call(options, route, input),
  ]);
  return Object.fromEntries(methods) as Client;
}
