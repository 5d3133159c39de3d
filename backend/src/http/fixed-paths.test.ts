import { API_PREFIX } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
let key: string;
beforeAll(async () => {
  server = await startTestServer();
  key = (await server.account()).key;
});
afterAll(() => server.close());

test.each([
  ["GET", "/opportunities/async", "POST"],
  ["PATCH", "/opportunities/search", "GET, HEAD"],
  ["GET", "/opportunities/bulk-update", "DELETE, PATCH"],
])(
  "%s %s asks a known address with another method, not for a row of that id",
  async (method, path, allow) => {
    const headers = { authorization: `Bearer ${key}` };
    const response = await fetch(`${server.url}${API_PREFIX}${path}`, { method, headers });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe(allow);
    expect(await response.json()).toMatchObject({ error: { code: "method_not_allowed" } });
  },
);
