/** The person's own title and company: kept, found, compared and scored by, whatever is read. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
let mine: Awaited<ReturnType<TestServer["account"]>>;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
});
beforeAll(async () => {
  mine = await server.account();
  const description = "Backend Developer\nCompany: Lantern\n\nRequirements\n- Go\n- PostgreSQL";
  id = (await mine.client.addOpportunity({ body: { description, url: "https://jobs.example.com/7" } })).data
    .id;
});
afterAll(() => server.close());

const stored = async () => (await mine.client.getOpportunity({ params: { id } })).data;

test("title and company are changed, found by, and what was kept of it stays", async () => {
  await mine.client.updateOpportunity({ params: { id }, body: { notes: "mine" } });
  const { data } = await mine.client.updateOpportunity({
    params: { id },
    body: { title: "  Platform Engineer ", company: "Kelso Yard", status: "applied" },
  });
  expect(data).toMatchObject({
    title: "Platform Engineer",
    company: "Kelso Yard",
    status: "applied",
    notes: "mine",
  });
  expect(await stored()).toMatchObject({ title: "Platform Engineer", company: "Kelso Yard" });
  const found = await mine.client.listOpportunities({ query: { q: "kelso platform" } });
  expect(found.data.map((row) => row.id)).toEqual([id]);
  const { data: match } = await mine.client.getMatch({ params: { id } });
  expect(match.opportunity).toMatchObject({ title: "Platform Engineer", company: "Kelso Yard" });
});

test("the company can be taken away, the title cannot, and neither is longer than 300 letters", async () => {
  const { data } = await mine.client.updateOpportunity({ params: { id }, body: { company: null } });
  expect(data).toMatchObject({ title: "Platform Engineer", company: null });
  for (const body of [
    { title: " " },
    { title: "x".repeat(301) },
    { company: "" },
    { company: "x".repeat(301) },
  ])
    await expect(mine.client.updateOpportunity({ params: { id }, body })).rejects.toMatchObject({
      status: 400,
      details: [{ path: Object.keys(body)[0] }],
    });
  expect(await stored()).toMatchObject({ title: "Platform Engineer", company: null });
});

test("another account's is not there", async () => {
  const other = await server.account();
  const change = other.client.updateOpportunity({ params: { id }, body: { title: "Mine now" } });
  await expect(change).rejects.toMatchObject({ status: 404 });
  expect((await stored()).title).toBe("Platform Engineer");
});
