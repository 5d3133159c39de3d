/** Every operation of the contract, held to the rules that hold for all (specification, Errors; decisions, section 4). */
import {
  ADMIN_SCOPES,
  API_PREFIX,
  type RouteDefinition,
  type RouteName,
  routes,
} from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { generateApiKey } from "../account/api-key.ts";

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";
const operations = Object.entries(routes) as [RouteName, RouteDefinition][];
const guarded = operations.filter(([, route]) => !("public" in route.access));

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["account"]>>;
/** Of an account on the server's list, with the scopes that need it. */
let adminKey: string;

beforeAll(async () => {
  const email = "admin@example.org";
  const password = "correct horse battery";
  server = await startTestServer({ ADMIN_ACCOUNTS: email });
  owner = await server.account();
  const anyone = server.clientFor(null);
  await anyone.register({ body: { email, password, name: "Admin" } });
  adminKey = (await anyone.login({ body: { email, password, scopes: [...ADMIN_SCOPES] } })).data.api_key.key;
});

/** A key that reaches the route. */
function keyFor({ access }: RouteDefinition): string | null {
  if ("public" in access) return null;
  const admin: readonly string[] = ADMIN_SCOPES;
  return access.some((scope) => admin.includes(scope)) ? adminKey : owner.key;
}
afterAll(() => server.close());

function request(
  route: RouteDefinition,
  key: string | null,
  options: { id?: string; body?: string; type?: string } = {},
) {
  const path = route.path.replace(/:\w+/g, options.id ?? UNKNOWN_ID);
  return fetch(`${server.url}${API_PREFIX}${path}`, {
    method: route.method,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(options.body === undefined ? {} : { "content-type": options.type ?? "application/json" }),
    },
    body: options.body,
  });
}

async function refusal(response: Response) {
  const body = (await response.json()) as { error: { code: string; message: string; request_id: string } };
  expect(Object.keys(body).every((field) => field === "error" || field === "data")).toBe(true);
  expect(body.error.request_id).toBe(response.headers.get("x-request-id"));
  return body.error;
}

describe.each(guarded)("%s", (_name, route) => {
  test("refuses a request without a key", async () => {
    const response = await request(route, null);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect((await refusal(response)).code).toBe("missing_api_key");
  });

  test("refuses a key that was never issued, and one with a typing error", async () => {
    for (const key of [generateApiKey(), `${owner.key.slice(0, -1)}!`, "x"]) {
      const response = await request(route, key);
      expect(response.status).toBe(401);
      expect((await refusal(response)).code).toBe("invalid_api_key");
    }
  });

  test("refuses a key without scopes and names the wanted one", async () => {
    const { data } = await owner.client.createApiKey({ body: { name: "empty", scopes: [] } });
    const response = await request(route, data.key);
    const scopes = "public" in route.access ? [] : route.access;
    if (scopes.length === 0) {
      expect(response.status).toBe(200);
      return;
    }
    expect(response.status).toBe(403);
    const error = await refusal(response);
    expect(error.code).toBe("insufficient_scope");
    for (const scope of scopes) expect(error.message).toContain(scope);
    expect(response.headers.get("x-ratelimit-limit")).toBe("100000");
  });

  test("shows the rate limit on what it answers", async () => {
    const response = await request(route, keyFor(route));
    const [limit, remaining, reset] = ["limit", "remaining", "reset"].map((name) =>
      Number(response.headers.get(`x-ratelimit-${name}`)),
    );
    expect(limit).toBe(100_000);
    expect(remaining).toBeGreaterThan(0);
    expect(remaining).toBeLessThan(limit!);
    // Unix seconds, within the minute that is counted.
    const seconds = reset! - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(61);
    await response.body?.cancel();
  });

  if (route.path.includes(":")) {
    test("answers 404 for an id that is not there and one that is none", async () => {
      for (const id of [UNKNOWN_ID, "not-an-id", "%00", "..%2F..%2Fetc"]) {
        const body = route.body?.type === "json" ? JSON.stringify({}) : undefined;
        const response = await request(route, keyFor(route), { id, body });
        expect([404]).toContain(response.status);
        expect((await refusal(response)).code).toBe("not_found");
      }
    });
  }
});

describe.each(operations.filter(([, route]) => route.body?.type === "json"))("%s body", (_name, route) => {
  const key = () => keyFor(route);

  test("refuses an unknown field by name", async () => {
    const response = await request(route, key(), { body: JSON.stringify({ surprise: 1 }) });
    expect(response.status).toBe(400);
    const error = (await refusal(response)) as { code: string; details?: { path: string }[] };
    expect(error.code).toBe("validation_error");
    expect(error.details?.map((detail) => detail.path)).toContain("surprise");
  });

  test("refuses malformed JSON, another media type and a body beyond the limit", async () => {
    const malformed = await request(route, key(), { body: '{"a":' });
    expect(malformed.status).toBe(400);
    expect((await refusal(malformed)).code).toBe("validation_error");
    const form = await request(route, key(), { body: "a=1", type: "application/x-www-form-urlencoded" });
    expect(form.status).toBe(415);
    await refusal(form);
    const large = await request(route, key(), { body: JSON.stringify({ a: "x".repeat(3 * 1024 * 1024) }) });
    expect(large.status).toBe(413);
    await refusal(large);
  });
});

describe("addresses", () => {
  test("an unknown one is 404", async () => {
    const response = await fetch(`${server.url}${API_PREFIX}/nowhere`);
    expect(response.status).toBe(404);
    expect((await refusal(response)).code).toBe("not_found");
  });

  test("a known one with another method is 405 and says what it takes", async () => {
    const response = await fetch(`${server.url}${API_PREFIX}/auth/verify`, { method: "DELETE" });
    expect(response.status).toBe(405);
    expect((await refusal(response)).code).toBe("method_not_allowed");
    expect(response.headers.get("allow")).toContain("GET");
  });

  test("a query value out of range, repeated or unknown is refused", async () => {
    for (const query of ["limit=0", "limit=201", "limit=x", "limit=1&limit=2", "colour=red", "cursor=abc"]) {
      const response = await fetch(`${server.url}${API_PREFIX}/opportunities?${query}`, {
        headers: { authorization: `Bearer ${owner.key}` },
      });
      expect(response.status, query).toBe(400);
      expect((await refusal(response)).code).toBe("validation_error");
    }
  });
});
