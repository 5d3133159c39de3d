/** The contract's routes as tools: derived from it, so that a new route is a tool by being written down (docs/mcp.md). */
import { isRequired, type RouteDefinition, routes } from "@career-portrait/shared/contract";
import type { Tool as ToolDefinition } from "@modelcontextprotocol/server";
import { z } from "zod";

/** A route and how the arguments of its tool are spread over a request. */
export interface Tool {
  route: RouteDefinition;
  /** Names of the arguments that belong in the path, and in the query; all others are the body's. */
  inPath: ReadonlySet<string>;
  inQuery: ReadonlySet<string>;
  /** Whether the body records through what it came. */
  recordsSurface: boolean;
  /** As clients are told of it. */
  definition: ToolDefinition;
}

/** The argument that carries the `Idempotency-Key` of a POST. */
export const IDEMPOTENCY_ARGUMENT = "idempotency_key";
/** The argument that carries a text sent as a file. */
export const CONTENT_ARGUMENT = "content";
/** The argument that carries a JSON body that is no object with fields of its own. */
export const BODY_ARGUMENT = "body";

const TEXT = /^(text|message)\//;
/** What opens something and must not stay in a conversation's transcript. */
const SECRETS = ["key", "secret", "feed_url"];

type Shape = Record<string, z.ZodType>;

function shapeOf(schema: z.ZodType | undefined): Shape {
  return schema instanceof z.ZodObject ? schema.shape : {};
}

/** Why a route is no tool, in the words of docs/mcp.md; null for one that is. */
export function whyLeftOut({ access, body, success }: RouteDefinition): string | null {
  if ("public" in access) return "needs no key";
  if ("stream" in success) return "answers without end";
  if ("file" in success && success.file === "application/zip") return "answers with an archive";
  if (body && body.type !== "json" && !TEXT.test(body.contentType)) return "takes a file that is not text";
  if (body?.type === "json" && "password" in shapeOf(body.schema)) return "asks for the password";
  if (body?.type === "json" && SECRETS.some((name) => name in shapeOf(body.schema))) return "takes a secret";
  const answer = "data" in success ? shapeOf(success.data) : {};
  if (SECRETS.some((name) => name in answer)) return "answers with a secret";
  return null;
}

function pathShape({ path, params }: RouteDefinition): Shape {
  const shape = shapeOf(params);
  return Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, shape[name] ?? z.uuid()]),
  );
}

function bodyShape({ body }: RouteDefinition): Shape {
  if (!body) return {};
  if (body.type !== "json") {
    const description = `the whole text, as ${body.contentType}, up to ${body.maxBytes} bytes`;
    return { [CONTENT_ARGUMENT]: z.string().meta({ description }) };
  }
  const shape = body.schema instanceof z.ZodObject ? shapeOf(body.schema) : { [BODY_ARGUMENT]: body.schema };
  // A body that may be left out requires none of its fields.
  const fields = Object.entries(shape).filter(([name]) => name !== "surface");
  return Object.fromEntries(
    fields.map(([name, field]) => {
      if (body.optional) return [name, field.optional()];
      return [name, isRequired(field) ? field.nonoptional() : field];
    }),
  );
}

function idempotencyShape({ method }: RouteDefinition): Shape {
  if (method !== "POST") return {};
  const description = "any text, the same when the call is repeated: it then does nothing a second time";
  return { [IDEMPOTENCY_ARGUMENT]: z.string().min(1).max(255).optional().meta({ description }) };
}

function inputSchemaOf(shape: Shape): ToolDefinition["inputSchema"] {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(z.strictObject(shape), {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      // zod's patterns for these are pages long and say no more than the format does.
      if (jsonSchema.format === "date-time" || jsonSchema.format === "uuid") delete jsonSchema.pattern;
      delete jsonSchema.requiredOfBody;
    },
  });
  return schema as ToolDefinition["inputSchema"];
}

/** What a client may presume before it asks a person: from the method, and on the careful side. */
function annotationsOf({ method, path }: RouteDefinition): NonNullable<ToolDefinition["annotations"]> {
  if (method === "GET") return { readOnlyHint: true, destructiveHint: false, idempotentHint: true };
  return {
    readOnlyHint: false,
    // A POST below an id acts on what stands there; one without adds to what there is.
    destructiveHint: method !== "POST" || path.includes(":"),
    idempotentHint: method === "PUT" || method === "DELETE",
  };
}

/** `listApiKeys` → `list_api_keys`. */
function toolName(routeName: string): string {
  return routeName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function toolOf(routeName: string, route: RouteDefinition): Tool {
  const path = pathShape(route);
  const query = shapeOf(route.query);
  return {
    route,
    inPath: new Set(Object.keys(path)),
    inQuery: new Set(Object.keys(query)),
    recordsSurface: route.body?.type === "json" && "surface" in shapeOf(route.body.schema),
    definition: {
      name: toolName(routeName),
      description: `${route.summary}.`,
      inputSchema: inputSchemaOf({ ...path, ...query, ...bodyShape(route), ...idempotencyShape(route) }),
      annotations: annotationsOf(route),
    },
  };
}

let derived: ReadonlyMap<string, Tool> | null = null;

/** Every tool by its name, in the contract's order; derived at the first use, for most processes never need them. */
export function allTools(): ReadonlyMap<string, Tool> {
  derived ??= new Map(
    (Object.entries(routes) as [string, RouteDefinition][])
      .filter(([, route]) => whyLeftOut(route) === null)
      .map(([name, route]) => [toolName(name), toolOf(name, route)]),
  );
  return derived;
}
