/** The OpenAPI 3.0.3 document, made from the very route definitions that validate requests (specification, Versioning). */
import { API_PREFIX, ErrorBody, type RouteDefinition, routes } from "@career-portrait/shared/contract";
import { z } from "zod";
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

const RATE_LIMIT_HEADERS = {
  "X-RateLimit-Limit": {
    schema: { type: "integer" as const },
    description: "requests per minute and account",
  },
  "X-RateLimit-Remaining": { schema: { type: "integer" as const } },
  "X-RateLimit-Reset": { schema: { type: "integer" as const }, description: "Unix seconds" },
};

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
  const headers = "public" in route.access ? undefined : RATE_LIMIT_HEADERS;
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
  const isPublic = "public" in route.access;
  if (route.query || route.body) add(400, "validation_error");
  if (!isPublic) for (const code of ["missing_api_key", "invalid_api_key", "revoked_api_key"]) add(401, code);
  if (!("public" in route.access) && route.access.length > 0) add(403, "insufficient_scope");
  if (route.path.includes(":")) add(404, "not_found");
  if (route.body) {
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
  if (route.method === "GET" && !("public" in route.access) && !("stream" in route.success)) {
    responses["304"] = { description: STATUS_TEXT[304] ?? "" };
  }
  for (const [status, codes] of [...refusals(route)].toSorted(([a], [b]) => a - b)) {
    responses[`${status}` as `${1 | 2 | 3 | 4 | 5}${string}`] = {
      description: codes.join(", "),
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
      components: { securitySchemes: { apiKey: { type: "http", scheme: "bearer" } } },
      paths,
    },
    {
      override: ({ jsonSchema }) => {
        // zod's patterns for dates and uuids are pages long and say no more than the format does.
        if (jsonSchema.format === "date-time" || jsonSchema.format === "uuid") delete jsonSchema.pattern;
        // A nullable enum must list null itself: validators of 3.0 reject it otherwise.
        if (jsonSchema.nullable && Array.isArray(jsonSchema.enum) && !jsonSchema.enum.includes(null)) {
          jsonSchema.enum = [...jsonSchema.enum, null];
        }
      },
    },
  );
}
