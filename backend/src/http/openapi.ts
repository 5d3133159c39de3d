/** The OpenAPI 3.0.3 document, made from the very route definitions that validate requests (specification, Versioning). */
import {
  API_PREFIX,
  ErrorBody,
  isRequired,
  type RouteDefinition,
  routes,
} from "@career-portrait/shared/contract";
import { z } from "zod";
import { namesJob } from "./job-location.ts";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponsesObject } from "zod-openapi";

const Meta = z.object({ request_id: z.string() }).meta({ id: "Meta" });
const ListMeta = z
  .object({
    request_id: z.string(),
    count: z.int().meta({ description: "items in this response" }),
    has_more: z.boolean(),
    next_cursor: z.string().nullable().meta({ description: "pass as `cursor` to read on; null at the end" }),
  })
  .meta({ id: "ListMeta" });

function header(type: "integer" | "string", description: string) {
  return { schema: { type }, description };
}

/** What answers tell beside their bodies. */
const HEADERS = {
  "X-Request-Id": header("string", "the same as in the body"),
  "X-RateLimit-Limit": header("integer", "requests per minute and account"),
  "X-RateLimit-Remaining": header("integer", "what is left of them"),
  "X-RateLimit-Reset": header("integer", "Unix seconds"),
  ETag: header(
    "string",
    "of `data`, or of the file; sent as `If-None-Match` it is answered 304 while it holds",
  ),
  "Idempotent-Replayed": header(
    "string",
    "`true` where the first answer under an Idempotency-Key is repeated",
  ),
  Location: header("string", "the job to poll"),
  "Retry-After": header("integer", "seconds to wait"),
  "WWW-Authenticate": header("string", "`Bearer`"),
  Allow: header("string", "the methods that the address takes"),
};
type HeaderName = keyof typeof HEADERS;

/** What a refusal tells besides, by status. */
const REFUSAL_HEADERS: Record<number, HeaderName[]> = {
  401: ["WWW-Authenticate"],
  405: ["Allow"],
  409: ["Retry-After"],
  429: ["Retry-After"],
};

/** Headers of an answer of the route: those of all its answers, and these. */
function headersOf(route: RouteDefinition, ...names: HeaderName[]) {
  const limits: HeaderName[] = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"];
  const all: HeaderName[] = ["X-Request-Id", ...(isPublic(route) ? [] : limits), ...names];
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` as const }]));
}

function isPublic({ access }: RouteDefinition): boolean {
  return "public" in access;
}

/** Whether the client may ask for the answer only if it has changed. */
function isConditional({ method, success }: RouteDefinition): boolean {
  return method === "GET" && ("data" in success || "file" in success);
}

const STATUS_TEXT: Record<number, string> = {
  200: "Success",
  201: "Created",
  202: "Accepted; poll the job",
  204: "Done; no body",
  304: "Not changed since the ETag given",
};

function successResponse(route: RouteDefinition) {
  const { success } = route;
  const description = STATUS_TEXT[success.status] ?? "Success";
  const headers = headersOf(
    route,
    ...(isConditional(route) ? (["ETag"] as const) : []),
    ...(route.method === "POST" ? (["Idempotent-Replayed"] as const) : []),
    ...(namesJob(route) ? (["Location"] as const) : []),
  );
  if ("empty" in success) return { description, headers };
  if ("file" in success) {
    return {
      description,
      headers,
      content: { [success.file]: { schema: { type: "string" as const, format: "binary" } } },
    };
  }
  if ("stream" in success) {
    return { description, headers, content: { [success.stream]: { schema: { type: "string" as const } } } };
  }
  if ("raw" in success)
    return { description, headers, content: { "application/json": { schema: success.raw } } };
  const schema = success.list
    ? z.object({ data: z.array(success.data), meta: ListMeta })
    : z.object({ data: success.data, meta: Meta });
  return { description, headers, content: { "application/json": { schema } } };
}

/** Status → the codes a client may meet there: those of every route, then those particular to this one. */
function refusals(route: RouteDefinition): Map<number, string[]> {
  const codes = new Map<number, string[]>();
  const add = (status: number, code: string) => {
    const known = codes.get(status) ?? [];
    if (!known.includes(code)) codes.set(status, [...known, code]);
  };
  add(400, "validation_error");
  if (!isPublic(route))
    for (const code of ["missing_api_key", "invalid_api_key", "revoked_api_key"]) add(401, code);
  if (!("public" in route.access) && route.access.length > 0) add(403, "insufficient_scope");
  if (route.path.includes(":")) add(404, "not_found");
  add(405, "method_not_allowed");
  // A write that takes no body may be sent an empty one.
  if (route.body || route.method !== "GET") {
    add(413, "payload_too_large");
    add(415, "unsupported_media_type");
  }
  if (route.method === "POST") {
    add(409, "idempotency_in_progress");
    add(422, "idempotency_mismatch");
  }
  add(429, "rate_limited");
  add(500, "server_error");
  for (const [status, code] of route.errors ?? []) add(status, code);
  return codes;
}

function responsesOf(route: RouteDefinition): ZodOpenApiResponsesObject {
  const responses: ZodOpenApiResponsesObject = { [`${route.success.status}`]: successResponse(route) };
  if (isConditional(route)) {
    responses["304"] = {
      description: STATUS_TEXT[304] ?? "",
      headers: headersOf(route, "ETag"),
    };
  }
  for (const [status, codes] of [...refusals(route)].toSorted(([a], [b]) => a - b)) {
    responses[`${status}` as `${1 | 2 | 3 | 4 | 5}${string}`] = {
      description: codes.join(", "),
      headers: headersOf(route, ...(REFUSAL_HEADERS[status] ?? [])),
      content: { "application/json": { schema: ErrorBody } },
    };
  }
  return responses;
}

function requestBodyOf(route: RouteDefinition): ZodOpenApiOperationObject["requestBody"] {
  const { body } = route;
  if (!body) return undefined;
  if (body.type === "json") {
    return { required: !body.optional, content: { "application/json": { schema: body.schema } } };
  }
  const file = {
    type: "string" as const,
    format: "binary",
    description: `${body.contentType}, up to ${body.maxBytes} bytes`,
  };
  if (body.type === "raw") return { required: true, content: { [body.contentType]: { schema: file } } };
  return {
    required: true,
    content: {
      "multipart/form-data": {
        schema: { type: "object", required: [body.field], properties: { [body.field]: file } },
      },
    },
  };
}

function parametersOf(route: RouteDefinition): z.ZodObject | undefined {
  if (route.params) return route.params;
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  return names.length > 0 ? z.object(Object.fromEntries(names.map((name) => [name, z.uuid()]))) : undefined;
}

const IdempotencyHeader = z.object({
  "Idempotency-Key": z.string().min(1).max(255).optional().meta({
    description: "the same key with the same body answers with the first response for 24 hours",
  }),
});

function operationOf(name: string, route: RouteDefinition): ZodOpenApiOperationObject {
  const scopes = "public" in route.access ? [] : route.access;
  const path = parametersOf(route);
  return {
    operationId: name,
    tags: [route.tag],
    summary: route.summary,
    ...(scopes.length > 0 ? { description: `Needs the scope ${scopes.join(" or ")}.` } : {}),
    ...("public" in route.access ? { security: [] } : {}),
    requestParams: {
      ...(path ? { path } : {}),
      ...(route.query ? { query: route.query } : {}),
      ...(route.method === "POST" ? { header: IdempotencyHeader } : {}),
    },
    requestBody: requestBodyOf(route),
    responses: responsesOf(route),
  };
}

/** The whole document for the server at `publicUrl`. */
export function openApiDocument(publicUrl: string): ReturnType<typeof createDocument> {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [name, route] of Object.entries(routes) as [string, RouteDefinition][]) {
    const path = API_PREFIX + route.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) };
  }
  return createDocument(
    {
      openapi: "3.0.3",
      info: {
        title: "Career Portrait API",
        version: "1.0.0",
        description:
          "One person's career portrait: evidence, claims, opportunities and what is made of them.",
        license: { name: "MIT", url: "https://opensource.org/license/mit" },
      },
      servers: [{ url: publicUrl }],
      security: [{ apiKey: [] }],
      components: { headers: HEADERS, securitySchemes: { apiKey: { type: "http", scheme: "bearer" } } },
      paths,
    },
    {
      override: ({ zodSchema, jsonSchema, io }) => {
        // zod's patterns for dates and uuids are pages long and say no more than the format does.
        if (jsonSchema.format === "date-time" || jsonSchema.format === "uuid") delete jsonSchema.pattern;
        // A nullable enum must list null itself: validators of 3.0 reject it otherwise.
        if (jsonSchema.nullable && Array.isArray(jsonSchema.enum) && !jsonSchema.enum.includes(null)) {
          jsonSchema.enum = [...jsonSchema.enum, null];
        }
        // `nullable` says nothing without `type` beside it, and a schema that is referred to does not take null.
        if (jsonSchema.nullable && Array.isArray(jsonSchema.allOf)) {
          jsonSchema.anyOf = [...jsonSchema.allOf, { type: "object", nullable: true, enum: [null] }];
          delete jsonSchema.allOf;
          delete jsonSchema.nullable;
        }
        // An answer may come to carry more; a body may not.
        if (io === "output" && jsonSchema.additionalProperties === false)
          delete jsonSchema.additionalProperties;
        delete jsonSchema.requiredOfBody;
        if (zodSchema instanceof z.ZodObject) {
          const shape = zodSchema.shape as Record<string, z.ZodType>;
          const late = Object.keys(shape).filter((name) => isRequired(shape[name]!));
          if (late.length > 0) jsonSchema.required = [...(jsonSchema.required ?? []), ...late];
        }
      },
    },
  );
}
