/** Lists are read page by page (decisions, section 4). */
import { API_PREFIX, type RouteDefinition, routes } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each(
  (Object.entries(routes) as [string, RouteDefinition][]).filter(
    ([, { success }]) => "data" in success && success.list,
  ),
)("%s takes limit and cursor", (_, { query }) => {
  expect(Object.keys(query?.shape ?? {})).toEqual(expect.arrayContaining(["limit", "cursor"]));
});

/** Reads a list to its end, two at a time; `between` runs after the first page. */
async function walked(key: string, path: string, between = async () => {}): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query = `limit=2${cursor && `&cursor=${cursor}`}`;
    const response: Response = await fetch(`${server.url}${API_PREFIX}${path}?${query}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const { data, meta } = (await response.json()) as {
      data: { id: string }[];
      meta: { count: number; has_more: boolean; next_cursor: string | null };
    };
    expect(meta).toMatchObject({ count: data.length, has_more: meta.next_cursor !== null });
    expect(data.length).toBeLessThanOrEqual(2);
    if (ids.length === 0) await between();
    ids.push(...data.map(({ id }) => id));
    cursor = meta.next_cursor;
  }
  return ids;
}

test("API keys, the newest first, while further ones are made", async () => {
  const { client, key } = await server.account();
  const make = (name: string) => client.createApiKey({ body: { name, scopes: [] } });
  for (let n = 0; n < 4; n += 1) await make(`key ${n}`);
  const before = (await client.listApiKeys()).data.map(({ id }) => id);
  expect(await walked(key, "/account/api-keys", async () => void (await make("later")))).toEqual(before);
});

test("webhooks", async () => {
  const { client, key } = await server.account();
  for (let n = 0; n < 5; n += 1)
    await client.createWebhook({ body: { url: `https://a.example/${n}`, events: ["share.viewed"] } });
  const all = (await client.listWebhooks()).data.map(({ id }) => id);
  expect(await walked(key, "/webhooks")).toEqual(all);
});

test("lessons", async () => {
  const { client, key } = await server.account();
  await client.updateDiscoverySettings({ body: { relevance_floor: 0 } });
  const filed = Array.from({ length: 14 }, (_, n) => ({
    title: `${["Cook", "Baker", "Miller", "Smith", "Tailor", "Joiner", "Weaver"][n % 7]} ${n}`,
    company: n < 7 ? "Inn" : `Firm ${n}`,
    location: n < 7 ? "Leeds, UK" : "Lyon, France",
    description_text: `Work of the ${n}. kind: you will do it every day with care, and know how.`,
  }));
  const { items } = (await client.filePending({ body: { items: filed } })).data;
  for (const { id } of items.slice(0, 7)) await client.dismissPending({ params: { id } });
  for (const { id } of items.slice(7)) await client.addPending({ params: { id } });
  const all = (await client.listLessons()).data.map(({ id }) => id);
  expect(all.length).toBeGreaterThan(2);
  expect(await walked(key, "/discovery/lessons")).toEqual(all);
});
