/** Whoever holds an answer is not sent it again: every GET of the contract, files too (decisions, section 4). */
import { setTimeout as sleep } from "node:timers/promises";
import { API_PREFIX, type RouteDefinition, routes } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["account"]>>;
let opportunity = "";
/** What stands for the parameters of a path. */
let ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.account();
  const { client } = owner;
  await client.createSkill({ body: { label: "Welding" } });
  await client.createSite({ body: { handle: "welder" } });
  await client.regenerateBaseResume();
  const description = "Welder wanted in Leeds. You weld steel frames. Requirements: two years of welding.";
  ({ id: opportunity } = (
    await client.addAndTailor({ body: { description, url: "https://a.example/1" } })
  ).data.opportunity);
  await vi.waitUntil(async () => (await client.getBaseResume()).data.status === "ready", 20_000);
  await vi.waitFor(() => client.getTailoredProfile({ params: { id: opportunity } }), 20_000);
  await client.writeCoverLetter({ params: { id: opportunity }, body: {} });
  await client.createShare({ params: { id: opportunity }, body: {} });
  const params = { id: opportunity };
  const { data: interview } = await client.addInterview({
    params,
    body: { kind: "phone", starts_at: "2027-01-08T09:00:00Z" },
  });
  const { data: sent } = await client.recordSentDocument({ params, body: { kind: "letter" } });
  await client.renewCalendarFeed();
  ids = { ":id": opportunity, ":interview_id": interview.id, ":document_id": sent.id };
}, 60_000);
afterAll(() => server.close());

/** What a route must be asked with. */
const QUERIES: Record<string, string> = {
  lookupOpportunity: "?url=https://a.example/1",
  searchOpportunities: "?q=welder",
  checkHandle: "?handle=somebody",
};
const reads = (Object.entries(routes) as [string, RouteDefinition][])
  .filter(([, { method, success, path, access }]) => {
    const ofAnyId = path.includes(":") && !path.startsWith("/opportunities/:id");
    const ofAdmins = !("public" in access) && access.some((scope) => /^admin:(?!keys)/.test(scope));
    return method === "GET" && !("stream" in success) && !("raw" in success) && !ofAnyId && !ofAdmins;
  })
  .map(([name, { path }]) => [name, path] as const);

test.each(reads)("%s", async (name, path) => {
  const address = `${server.url}${API_PREFIX}${path.replaceAll(/:\w+/gu, (name) => ids[name]!)}${QUERIES[name] ?? ""}`;
  const get = (headers = {}) =>
    fetch(address, { headers: { authorization: `Bearer ${owner.key}`, ...headers } });
  const first = await get();
  expect(first.status).toBe(200);
  const tag = first.headers.get("etag");
  expect(tag).not.toBeNull();
  await sleep(5);
  const second = await get({ "if-none-match": tag ?? "", "cache-control": "no-cache" });
  expect([second.status, await second.text(), second.headers.get("etag")]).toEqual([304, "", tag]);
  expect(second.headers.get("x-ratelimit-limit")).not.toBeNull();
});
