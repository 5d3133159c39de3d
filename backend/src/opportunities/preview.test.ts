import { afterAll, beforeAll, expect, test } from "vitest";
import { site } from "../../test/company-sites.ts";
import { postingPage } from "../../test/opportunities.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ FETCH_ALLOW_PRIVATE: "on" });
});
afterAll(() => server.close());

test("an address is read as a save would read it, and nothing is stored", async () => {
  const { client } = await server.account();
  const board = await site({ "/job": postingPage() });
  const url = `${board.url}/job`;
  const { data } = await client.previewPosting({ body: { url } });
  expect(data).toMatchObject({ url, closed: false, problem: null });
  expect((await client.listOpportunities()).data).toEqual([]);
  const { data: saved } = await client.addAndMatch({ body: { url, description: data.description! } });
  const { data: whole } = await client.getOpportunity({ params: { id: saved.opportunity.id } });
  expect(whole.description).toBe(data.description);
  await expect(client.previewPosting({ body: { url: `${url}?utm_source=x` } })).rejects.toMatchObject({
    status: 409,
    code: "duplicate",
    existing: { id: saved.opportunity.id },
  });
  // Another account tracks nothing there.
  const { client: other } = await server.account();
  expect((await other.previewPosting({ body: { url } })).data.description).toBe(data.description);
});

test("a page without a posting, one that is gone and no address are said, with what to do", async () => {
  const { client } = await server.account();
  const board = await site({ "/about": "<title>About us</title><p>We sell boats.</p>" });
  const { data: none } = await client.previewPosting({ body: { url: `${board.url}/about` } });
  expect(none).toMatchObject({
    description: null,
    problem_explanation: { code: expect.stringMatching(/^page_/) },
  });
  expect(none.problem).toMatch(/paste the posting's text/);
  const { data: gone } = await client.previewPosting({ body: { url: `${board.url}/gone` } });
  expect(gone).toMatchObject({ description: null, closed: true });
  expect(gone.problem).toMatch(/404/);
  const { data: away } = await client.previewPosting({ body: { url: "http://127.0.0.1:9/job" } });
  expect(away.problem).toMatch(/paste the posting's text/);
  await expect(client.previewPosting({ body: { url: "htp:/x" } })).rejects.toMatchObject({ status: 400 });
});
