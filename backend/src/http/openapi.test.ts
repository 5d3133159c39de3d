/** The published document, as clients take it: unmodified validators, generated types, documented refusals. */
import { API_PREFIX, type RouteDefinition, type RouteName, routes } from "@career-portrait/shared/contract";
import { describe, expect, test } from "vitest";
import { answerChecker } from "../../test/answers.ts";
import { openApiDocument } from "./openapi.ts";

const document = openApiDocument("http://127.0.0.1:8787") as unknown as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};
interface Operation {
  requestBody?: { required: boolean; content: Record<string, { schema: { required?: string[] } }> };
  responses: Record<string, { headers?: object }>;
  parameters?: { name: string; schema: object }[];
}

function operation(name: RouteName): Operation {
  const route: RouteDefinition = routes[name];
  const path = API_PREFIX + route.path.replace(/:(\w+)/g, "{$1}");
  return document.paths[path]![route.method.toLowerCase()]!;
}

function* nodes(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* nodes(inner);
}

test("null is permitted beside a type only, as OpenAPI 3.0.3 has it", () => {
  const faulty = [...nodes(document)].filter((node) => node.nullable === true && !("type" in node));
  expect(faulty).toEqual([]);
});

test("an unmodified validator compiles the answer of every operation", () => {
  const check = answerChecker("http://127.0.0.1:8787");
  for (const name of Object.keys(routes) as RouteName[]) expect(() => check.compile(name)).not.toThrow();
});

test("a nullable reference takes the thing and null, and nothing else", () => {
  const check = answerChecker("http://127.0.0.1:8787");
  const meta = { request_id: "1" };
  const body = (site: unknown) => ({ data: { site, suggestion: null }, meta });
  expect(check.complaints("getSite", 200, body("neither"))).not.toEqual([]);
  expect(check.complaints("getSite", 200, body({}))).not.toEqual([]);
  expect(
    check.complaints("lookupOpportunity", 200, { data: { opportunity: null, pending: null }, meta }),
  ).toEqual([]);
});

test("an answer may carry more than the document lists; a body may not", () => {
  const check = answerChecker("http://127.0.0.1:8787");
  const key = {
    id: crypto.randomUUID(),
    prefix: "cp_1",
    name: "a",
    scopes: [],
    created_at: "2026-01-01T00:00:00Z",
  };
  const data = { ...key, key: "cp_2", newer: 1 };
  expect(check.complaints("createApiKey", 201, { data, meta: { request_id: "1", newer: true } })).toEqual([]);
  const closed = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).flatMap(({ responses }) => [...nodes(responses)]),
  );
  expect(closed.filter((node) => node.additionalProperties === false)).toEqual([]);
});

describe("what a body must have is shown as required, though an unknown id is told first", () => {
  test.each([
    ["editTailoredProfile", ["field"]],
    ["revertTailoredProfile", ["field"]],
    ["retailorOpportunity", ["instruction"]],
    ["mergeClaim", ["into"]],
    ["editCoverLetter", ["content"]],
    ["correctRequirement", ["text", "as"]],
  ] as const)("%s", (name, fields) => {
    const schema = operation(name).requestBody?.content["application/json"]?.schema;
    expect(schema?.required).toEqual(fields);
  });
});

describe("what a client may meet is documented", () => {
  const all = Object.keys(routes) as RouteName[];

  test.each(all)("%s", (name) => {
    const route: RouteDefinition = routes[name];
    const { responses } = operation(name);
    for (const status of ["400", "405", "429", "500"]) expect(Object.keys(responses)).toContain(status);
    expect(responses["405"]?.headers).toHaveProperty("Allow");
    expect(responses["429"]?.headers).toHaveProperty("Retry-After");
    if (!("public" in route.access)) expect(responses["401"]?.headers).toHaveProperty("WWW-Authenticate");
    if (route.method !== "GET")
      for (const status of ["413", "415"]) expect(Object.keys(responses)).toContain(status);
    const success = responses[`${route.success.status}`];
    expect(success?.headers).toHaveProperty("X-Request-Id");
    if (route.method === "POST") expect(success?.headers).toHaveProperty("Idempotent-Replayed");
    if (route.method === "GET" && ("data" in route.success || "file" in route.success)) {
      expect(success?.headers).toHaveProperty("ETag");
      expect(responses).toHaveProperty("304");
    }
  });

  test("defaults and bounds of a list's size", () => {
    const limit = operation("listClaims").parameters?.find(({ name }) => name === "limit");
    expect(limit?.schema).toEqual({ type: "integer", minimum: 1, maximum: 200, default: 50 });
  });
});
