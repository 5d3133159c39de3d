/** What surrounds every route: ids, headers, limits, idempotency, conditional requests, health. */
import { API_PREFIX, type RouteDefinition, routes } from "@career-portrait/shared/contract";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["account"]>>;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.account();
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${owner.key}`, ...headers } });

describe("request ids", () => {
  test("a safe id of the client is taken, an unsafe one replaced", async () => {
    const taken = await get(`${API_PREFIX}/auth/verify`, { "x-request-id": "trace-7.a:b" });
    expect(taken.headers.get("x-request-id")).toBe("trace-7.a:b");
    expect(((await taken.json()) as { meta: { request_id: string } }).meta.request_id).toBe("trace-7.a:b");
    const replaced = await get(`${API_PREFIX}/auth/verify`, { "x-request-id": "a b" });
    expect(replaced.headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
  });
});

describe("conditional requests", () => {
  test("a GET whose data is known answers 304, also beside Cache-Control: no-cache, with the limit shown", async () => {
    const first = await get(`${API_PREFIX}/claims`);
    const tag = first.headers.get("etag") ?? "";
    expect(tag).not.toBe("");
    const second = await get(`${API_PREFIX}/claims`, { "if-none-match": tag, "cache-control": "no-cache" });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe("");
    expect(Number(second.headers.get("x-ratelimit-remaining"))).toBe(
      Number(first.headers.get("x-ratelimit-remaining")) - 1,
    );
    expect((await get(`${API_PREFIX}/claims`, { "if-none-match": '"other"' })).status).toBe(200);
  });
});

describe("CORS", () => {
  const origin = "chrome-extension://abcdefghijklmnopabcdefghijklmnop";

  test("extensions may call and read the headers they need, other sites may not", async () => {
    const preflight = await fetch(`${server.url}${API_PREFIX}/claims`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "GET",
        "access-control-request-headers": "authorization",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe(origin);
    const refused = await fetch(`${server.url}${API_PREFIX}/claims`, { headers: { origin } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("access-control-allow-origin")).toBe(origin);
    expect(refused.headers.get("access-control-expose-headers")).toContain("Retry-After");
    const foreign = await get(`${API_PREFIX}/claims`, { origin: "https://evil.example" });
    expect(foreign.headers.get("access-control-allow-origin") || null).toBeNull();
    expect(foreign.headers.get("access-control-allow-credentials")).toBeNull();
  });
});

describe("idempotency keys", () => {
  const create = (key: string, name: string) =>
    fetch(`${server.url}${API_PREFIX}/account/api-keys`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${owner.key}`,
        "content-type": "application/json",
        "idempotency-key": key,
      },
      body: JSON.stringify({ name, scopes: ["read:claims"] }),
    });

  test("a repeated request answers as the first did and does nothing again", async () => {
    const first = await create("once", "Laptop");
    const text = await first.text();
    const second = await create("once", "Laptop");
    expect(second.status).toBe(201);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(await second.text()).toBe(text);
    const keys = (await owner.client.listApiKeys()).data.filter((key) => key.name === "Laptop");
    expect(keys).toHaveLength(1);
  });

  test("another body under the same key is refused", async () => {
    await create("twice", "A");
    const second = await create("twice", "B");
    expect(second.status).toBe(422);
    expect(((await second.json()) as { error: { code: string } }).error.code).toBe("idempotency_mismatch");
  });

  test("may be any 1 to 255 characters", async () => {
    for (const key of ["order 7, second try", "x".repeat(255)]) {
      expect((await create(key, "Tablet")).status).toBe(201);
      expect((await create(key, "Tablet")).headers.get("idempotent-replayed")).toBe("true");
    }
    expect((await create("x".repeat(256), "Tablet")).status).toBe(400);
  });

  test("of many at once one runs and none doubles", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create("many", "Many")));
    for (const answer of answers) expect([201, 409]).toContain(answer.status);
    const keys = (await owner.client.listApiKeys()).data.filter((key) => key.name === "Many");
    expect(keys).toHaveLength(1);
  });

  test("a file is answered again, byte for byte and under its name", async () => {
    const exported = async (key: string) => {
      const response = await fetch(`${server.url}${API_PREFIX}/account/export`, {
        method: "POST",
        headers: { authorization: `Bearer ${owner.key}`, "idempotency-key": key },
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { response, bytes };
    };
    const first = await exported("archive");
    await create("between", "Phone");
    const second = await exported("archive");
    expect(second.response.status).toBe(200);
    expect(second.response.headers.get("idempotent-replayed")).toBe("true");
    for (const name of ["content-type", "content-disposition"]) {
      expect(second.response.headers.get(name)).toBe(first.response.headers.get(name));
    }
    expect(second.bytes.length).toBeGreaterThan(1000);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect((await exported("another")).bytes.equals(first.bytes)).toBe(false);
  });

  test("of callers without a key are each address's own", async () => {
    const proxied = await startTestServer({ TRUST_PROXY: "true" });
    try {
      const device = async (address: string) => {
        const response = await fetch(`${proxied.url}${API_PREFIX}/auth/device`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "idempotency-key": "1",
            "x-forwarded-for": address,
            "x-forwarded-proto": "https",
          },
          body: JSON.stringify({ client_name: "Laptop", scopes: ["read:claims"] }),
        });
        return ((await response.json()) as { data: { device_code: string } }).data.device_code;
      };
      const own = await device("192.0.2.1");
      expect(await device("192.0.2.2")).not.toBe(own);
      expect(await device("192.0.2.1")).toBe(own);
    } finally {
      await proxied.close();
    }
  });

  test("do not hold a device that waits to its first answer", async () => {
    const anyone = server.clientFor(null);
    const { data } = await anyone.startDevice({
      body: { client_name: "Laptop", scopes: ["read:claims"] },
    });
    const ask = () =>
      fetch(`${server.url}${API_PREFIX}/auth/device/token`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": "poll" },
        body: JSON.stringify({ device_code: data.device_code }),
      });
    const answers = [await ask(), await ask()];
    const codes = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { error: { code: string } }).error.code),
    );
    expect(codes[0]).toBe("authorization_pending");
    // The second came too soon, which only a request that was really asked can know.
    expect(codes[1]).toBe("slow_down");
    expect(answers[1]?.headers.get("idempotent-replayed")).toBeNull();
  });

  test("a refusal for bad input is not kept", async () => {
    expect((await create("fixable", "")).status).toBe(400);
    expect((await create("fixable", "Better")).status).toBe(201);
  });
});

describe("limits", () => {
  test("an account's requests are counted over all its keys, and refused with Retry-After", async () => {
    const small = await startTestServer({ RATE_LIMIT_PER_MINUTE: "6" });
    try {
      const { key, client } = await small.account();
      const other = (await client.createApiKey({ body: { name: "second", scopes: ["read:claims"] } })).data
        .key;
      const statuses: number[] = [];
      for (let index = 0; index < 7; index += 1) {
        const response = await fetch(`${small.url}${API_PREFIX}/auth/verify`, {
          headers: { authorization: `Bearer ${index % 2 ? key : other}` },
        });
        statuses.push(response.status);
        if (response.status === 429) {
          expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
          expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(60);
          expect(response.headers.get("x-ratelimit-remaining")).toBe("0");
          expect(((await response.json()) as { error: unknown }).error).toMatchObject({
            code: "rate_limited",
            message: "Too many requests",
          });
        }
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    } finally {
      await small.close();
    }
  });

  test("sign-in is limited by address", async () => {
    const small = await startTestServer({ AUTH_RATE_LIMIT_PER_MINUTE: "3" });
    try {
      const attempt = () =>
        fetch(`${small.url}${API_PREFIX}/auth/login`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email: "nobody@example.org", password: "wrong wrong" }),
        });
      const statuses = [];
      for (let index = 0; index < 4; index += 1) statuses.push((await attempt()).status);
      expect(statuses).toEqual([401, 401, 401, 429]);
    } finally {
      await small.close();
    }
  });
});

describe("system routes", () => {
  test("health and readiness answer without a key and name the engine", async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${server.url}/readyz`);
    expect(ready.status).toBe(200);
    const body = (await ready.json()) as { checks: Record<string, string> };
    expect(body.checks.database).toContain(server.service.engine);
    expect(body.checks.jobs).toBe("ok");
  });

  test("metrics name routes by pattern", async () => {
    await get(`${API_PREFIX}/claims/00000000-0000-4000-8000-000000000000`);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toContain(`${API_PREFIX}/claims/:id`);
    expect(text).not.toContain("00000000-0000-4000");
  });

  test("metrics show the queue of all processes", async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(/^jobs_live\{state="waiting"\} \d+$/m);
    expect(text).toMatch(/^jobs_live\{state="running"\} \d+$/m);
    expect(text).toMatch(/^jobs_oldest_due_seconds \d/m);
  });

  test("metrics are not for those whom a proxy on this machine speaks for", async () => {
    const asked = await fetch(`${server.url}/metrics`, { headers: { "X-Forwarded-For": "203.0.113.9" } });
    expect(asked.status).toBe(404);
  });

  test("the OpenAPI document is valid 3.0.3 and covers every route", async () => {
    const document = (await (await fetch(`${server.url}${API_PREFIX}/openapi.json`)).json()) as {
      openapi: string;
      info: { version: string };
      servers: unknown[];
      paths: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toBe("3.0.3");
    expect(document.info.version).toBe("1.0.0");
    expect(document.servers).toHaveLength(1);
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    for (const route of Object.values(routes) as RouteDefinition[]) {
      const path = API_PREFIX + route.path.replace(/:(\w+)/g, "{$1}");
      expect(document.paths[path]?.[route.method.toLowerCase()], `${route.method} ${path}`).toBeTypeOf(
        "object",
      );
    }
  });

  test("its readable page loads under a strict policy", async () => {
    const page = await fetch(`${server.url}/docs`);
    expect(page.headers.get("content-security-policy")).not.toContain("unsafe-eval");
    expect(await page.text()).not.toMatch(/<script>/);
    for (const asset of ["swagger-ui.css", "swagger-ui-bundle.js", "start.js"]) {
      expect((await fetch(`${server.url}/docs/${asset}`)).status).toBe(200);
    }
  });
});

describe("the log", () => {
  test("names request, route and status, and nothing a person wrote or must keep secret", async () => {
    const lines: string[] = [];
    const watched = await startTestServer({ LOG_LEVEL: "debug" }, { write: (line) => void lines.push(line) });
    try {
      const { client, key, email, password } = await watched.account();
      const text =
        "Confidential: I led the Marigold project at Harbour Systems and cut costs by 31 percent. ".repeat(3);
      const { data } = await client.submitStory({ body: { text } });
      await client.saveOpportunityAsync({
        body: { description: `Marigold analyst\n\nRequirements\n- ${text}` },
      });
      await expect
        .poll(async () => (await client.getJob({ params: { id: data.job_id } })).data.status, {
          timeout: 15_000,
        })
        .toBe("completed");
      await watched
        .clientFor(null)
        .login({ body: { email, password: "not the password" } })
        .catch(() => {});
      await fetch(`${watched.url}/account/device?user_code=SECR-CODE`, { redirect: "manual" });
      const log = lines.join("");
      for (const secret of [key, email, password, "Marigold", "SECR-CODE", "not the password"]) {
        expect(log).not.toContain(secret);
      }
      const request = lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .find((line) => line.route === `${API_PREFIX}/documents/story`);
      expect(request).toMatchObject({ method: "POST", status: 200, msg: "request" });
      expect(request?.request_id).toMatch(/^[\w-]{8,}$/);
    } finally {
      await watched.close();
    }
  });
});
