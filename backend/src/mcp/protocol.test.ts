/** What the endpoint owes to HTTP and to the protocol, below any client library. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { generateApiKey } from "../account/api-key.ts";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["account"]>>;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.account();
});
afterAll(() => server.close());

const ACCEPT = "application/json, text/event-stream";

function post(body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${server.url}/mcp`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${owner.key}`,
      "content-type": "application/json",
      accept: ACCEPT,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

interface Message {
  jsonrpc: string;
  id: number | string | null;
  result?: Record<string, unknown>;
  error?: { code: number; message: string; data?: { code: string; request_id: string } };
}

/** The messages of an answer, whether it came as one body or as a stream of events. */
async function messagesOf(response: Response): Promise<Message[]> {
  const text = await response.text();
  if (!response.headers.get("content-type")?.startsWith("text/event-stream"))
    return [JSON.parse(text) as Message];
  return [...text.matchAll(/^data: (.+)$/gm)].map(([, data = ""]) => JSON.parse(data) as Message);
}

async function messageOf(response: Response): Promise<Message> {
  const [message, ...more] = await messagesOf(response);
  expect(more).toEqual([]);
  expect(message?.jsonrpc).toBe("2.0");
  return message!;
}

const request = (method: string, params: Record<string, unknown> = {}, id = 1) => ({
  jsonrpc: "2.0",
  id,
  method,
  params,
});
const initialize = (protocolVersion: string) =>
  request("initialize", { protocolVersion, capabilities: {}, clientInfo: { name: "t", version: "1" } });

describe("the handshake", () => {
  test.each(["2025-11-25", "2025-06-18", "2025-03-26"])("agrees on %s", async (version) => {
    const response = await post(initialize(version));
    expect(response.status).toBe(200);
    expect(response.headers.get("mcp-session-id")).toBeNull();
    const { result } = await messageOf(response);
    expect(result).toMatchObject({
      protocolVersion: version,
      capabilities: { tools: {} },
      serverInfo: { name: "career-portrait" },
    });
    expect(result?.instructions).toContain("data");
  });

  test("offers a version it knows to a client from elsewhere", async () => {
    const { result } = await messageOf(await post(initialize("1999-01-01")));
    expect(result?.protocolVersion).toBe("2025-11-25");
  });

  test("a version that nobody agreed on is refused in the header", async () => {
    const response = await post(request("tools/list"), { "mcp-protocol-version": "1999-01-01" });
    expect(response.status).toBe(400);
    expect((await messageOf(response)).error).toMatchObject({
      code: -32_000,
      message: expect.stringContaining("1999-01-01"),
    });
    expect((await post(request("tools/list"), { "mcp-protocol-version": "2025-06-18" })).status).toBe(200);
  });
});

describe("messages", () => {
  test("a ping is answered, a notification accepted, an unknown method refused", async () => {
    expect((await messageOf(await post(request("ping")))).result).toEqual({});
    for (const method of ["notifications/initialized", "notifications/cancelled"]) {
      const params = method.endsWith("cancelled") ? { requestId: 1, reason: "enough" } : {};
      const accepted = await post({ jsonrpc: "2.0", method, params });
      expect(accepted.status).toBe(202);
      expect(await accepted.text()).toBe("");
    }
    const { error } = await messageOf(await post(request("resources/list")));
    expect(error?.code).toBe(-32_601);
  });

  test("there is nothing to subscribe to, so nobody is kept waiting", async () => {
    const meta = "io.modelcontextprotocol";
    const envelope = {
      [`${meta}/protocolVersion`]: "2026-07-28",
      [`${meta}/clientInfo`]: { name: "t", version: "1" },
      [`${meta}/clientCapabilities`]: {},
    };
    const standing = (method: string, params: Record<string, unknown> = {}) =>
      post(request(method, { ...params, _meta: envelope }), {
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": method,
      });
    const listed = await standing("tools/list");
    expect(listed.headers.get("content-type")).toContain("application/json");
    expect((await messageOf(listed)).result?.tools).toContainEqual(
      expect.objectContaining({ name: "list_claims" }),
    );
    const { error } = await messageOf(await standing("subscriptions/listen", { notifications: {} }));
    expect(error?.message).toContain("limit");
  });

  test("what is no message is an error of JSON-RPC, with the id nobody gave", async () => {
    for (const [body, code] of [
      ['{"jsonrpc":', -32_700],
      ["", -32_700],
      ['{"hello":1}', undefined],
      ["7", undefined],
      ["null", undefined],
    ] as const) {
      const response = await post(body);
      expect(response.status, body).toBe(400);
      const { id, error } = await messageOf(response);
      expect(id ?? null).toBeNull();
      expect(error?.code, body).toBeLessThan(-32_000 + 1);
      if (code !== undefined) expect(error?.code, body).toBe(code);
    }
  });

  test("malformed parameters of a call are the protocol's error", async () => {
    for (const params of [{}, { name: 7 }, { name: "list_claims", arguments: [1] }]) {
      const { error } = await messageOf(await post(request("tools/call", params)));
      expect(error?.code).toBe(-32_602);
    }
    const { error } = await messageOf(await post(request("tools/list", { cursor: "???" })));
    expect(error?.code).toBe(-32_602);
  });

  test("a batch is answered message by message, and has an end", async () => {
    const batch = [request("ping", {}, 1), request("tools/call", { name: "list_claims" }, 2)];
    const messages = await messagesOf(await post(batch));
    expect(new Set(messages.flat().map(({ id }) => id))).toEqual(new Set([1, 2]));
    const long = await post(Array.from({ length: 21 }, (_, id) => request("ping", {}, id)));
    expect(long.status).toBe(400);
  });

  test("names and arguments from a hostile client are no more than that", async () => {
    for (const name of ["__proto__", "constructor", "toString", "../claims"]) {
      const { error } = await messageOf(await post(request("tools/call", { name })));
      expect(error?.code).toBe(-32_602);
    }
    const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_skill","arguments":{"label":"Go","__proto__":{"admin":true}}}}`;
    expect((await messageOf(await post(body))).error?.code).toBe(-32_700);
    const { result } = await messageOf(
      await post(request("tools/call", { name: "get_claim", arguments: { id: "../../auth/verify" } })),
    );
    expect(result).toMatchObject({ isError: true, structuredContent: { error: { code: "not_found" } } });
  });
});

describe("who may ask", () => {
  test("nobody without a key that is good; the challenge says where to read on", async () => {
    const body = request("ping");
    const missing = await post(body, { authorization: "" });
    expect(missing.status).toBe(401);
    expect(missing.headers.get("www-authenticate")).toMatch(
      /^Bearer realm="[^"]+", resource_metadata="[^"]+"$/,
    );
    const { error } = await messageOf(missing);
    expect(error?.data).toMatchObject({
      code: "missing_api_key",
      request_id: missing.headers.get("x-request-id"),
    });
    const { data } = await owner.client.createApiKey({ body: { name: "gone", scopes: [] } });
    await owner.client.revokeApiKey({ params: { id: data.id } });
    for (const key of [generateApiKey(), "x", data.key]) {
      const unknown = await post(body, { authorization: `Bearer ${key}` });
      expect(unknown.status).toBe(401);
      expect(unknown.headers.get("www-authenticate")).toContain('error="invalid_token"');
    }
  });

  test("the resource describes itself where the challenge says", async () => {
    const missing = await post(request("ping"), { authorization: "" });
    const address =
      /resource_metadata="([^"]+)"/.exec(missing.headers.get("www-authenticate") ?? "")?.[1] ?? "";
    const described = await fetch(new URL(new URL(address).pathname, server.url));
    expect(described.status).toBe(200);
    expect(await described.json()).toMatchObject({
      resource: expect.stringMatching(/\/mcp$/) as string,
      bearer_methods_supported: ["header"],
    });
  });

  test("no page of another site, whatever key it has", async () => {
    const rebinding = [
      "https://evil.example",
      "http://127.0.0.1:9999",
      "null",
      `http://evil.example@${server.url}`,
    ];
    for (const origin of rebinding) {
      const refused = await post(request("ping"), { origin });
      expect(refused.status, origin).toBe(403);
      expect((await messageOf(refused)).error?.data?.code).toBe("origin_refused");
    }
    const extension = "chrome-extension://abcdefghijklmnopabcdefghijklmnop";
    const allowed = await post(request("ping"), { origin: extension });
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get("access-control-allow-origin")).toBe(extension);
    const preflight = await fetch(`${server.url}/mcp`, {
      method: "OPTIONS",
      headers: {
        origin: extension,
        "access-control-request-method": "POST",
        "access-control-request-headers":
          "authorization,content-type,mcp-method,mcp-name,mcp-protocol-version",
      },
    });
    expect(preflight.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("mcp-name");
  });
});

describe("over HTTP", () => {
  test("only POST is taken, without sessions", async () => {
    for (const method of ["GET", "DELETE", "PUT"]) {
      const response = await fetch(`${server.url}/mcp`, {
        method,
        headers: { authorization: `Bearer ${owner.key}`, accept: "text/event-stream" },
      });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("POST");
    }
  });

  test("a client takes both kinds of answer, sends JSON, and within bounds", async () => {
    expect((await post(request("ping"), { accept: "text/html" })).status).toBe(406);
    expect((await post("a=1", { "content-type": "application/x-www-form-urlencoded" })).status).toBe(415);
    const large = await post(request("ping", { padding: "x".repeat(9 * 1024 * 1024) }));
    expect(large.status).toBe(413);
    expect((await messageOf(large)).error?.data?.code).toBe("payload_too_large");
  });

  test("a body beyond what its route takes is the route's refusal", async () => {
    const content = `Subject: Jobs\r\n\r\n${"x".repeat(3 * 1024 * 1024)}`;
    const { result } = await messageOf(
      await post(request("tools/call", { name: "intake_email", arguments: { content } })),
    );
    expect(result).toMatchObject({
      isError: true,
      structuredContent: { error: { code: "payload_too_large" } },
    });
  });

  test("every answer to a known key shows the limit and carries its request's id", async () => {
    const answers = [
      await post(request("ping")),
      await post(request("tools/call", { name: "list_claims" })),
      await post("{"),
    ];
    const left = answers.map(({ headers }) => Number(headers.get("x-ratelimit-remaining")));
    expect(left[0]).toBeLessThan(100_000);
    expect(left[2]).toBe(left[0]! - 2);
    const ids = new Set(answers.map(({ headers }) => headers.get("x-request-id")));
    expect(ids.size).toBe(answers.length);
    for (const id of ids) expect(id).toMatch(/^[\w-]{8,}$/);
    for (const answer of answers) await answer.body?.cancel();
    const named = await post(request("tools/call", { name: "get_claim", arguments: { id: "x" } }), {
      "x-request-id": "trace-9",
    });
    const { result } = await messageOf(named);
    expect(result).toMatchObject({ structuredContent: { error: { request_id: "trace-9" } } });
  });

  test("a stranger cannot claim to come through it", async () => {
    const { data } = await owner.client.recordFeedback({
      body: { event_type: "suppression_disagreement" },
    });
    const headers = { authorization: `Bearer ${owner.key}`, surface: "mcp", "x-surface": "mcp" };
    await fetch(`${server.url}/api/v1/discovery/settings`, {
      method: "PATCH",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ relevance_floor: 13 }),
    });
    const events = (await owner.client.listFeedback({ query: {} })).data;
    expect(events.map(({ surface }) => surface)).toEqual(["api", "api"]);
    expect(events.map(({ id }) => id)).toContain(data.id);
  });
});

test("behind a proxy, calls keep the client's address and its https", async () => {
  const proxied = await startTestServer({ TRUST_PROXY: "true", RATE_LIMIT_PER_MINUTE: "50" });
  try {
    const { key } = await proxied.account();
    const headers = {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      accept: ACCEPT,
      "x-forwarded-for": "203.0.113.9",
    };
    const ask = (proto: string) =>
      fetch(`${proxied.url}/mcp`, {
        method: "POST",
        headers: { ...headers, "x-forwarded-proto": proto },
        body: JSON.stringify(request("tools/call", { name: "list_claims" })),
      });
    expect((await ask("http")).status).toBe(403);
    const { result } = await messageOf(await ask("https"));
    expect(result).toMatchObject({ structuredContent: { data: [] } });
  } finally {
    await proxied.close();
  }
});
