/** The self-review over HTTP (specification, Reviews; decisions, section 5). */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const YEAR_2020 = { period_start: "2020-01-01T00:00:00Z", period_end: "2020-12-31T00:00:00Z" };
const DAY = 24 * 60 * 60 * 1000;
const around = (now: number) => ({
  period_start: new Date(now - DAY).toISOString(),
  period_end: new Date(now + DAY).toISOString(),
});

test("is quiet where the period holds no evidence, and else quotes what does", async () => {
  const { client } = await server.account();
  const recent = around(Date.now());
  expect((await client.selfReview({ body: recent })).data).toMatchObject({ status: "quiet", highlights: [] });
  const { data: skill } = await client.createSkill({ body: { label: "Pastry" } });
  await client.createWorkHistory({
    body: { company: "Harbour Inn", title: "Sous Chef", start_date: "2019" },
  });
  const { data } = await client.selfReview({ body: { ...recent, audience: "manager" } });
  expect(data).toMatchObject({
    status: "ready",
    audience: "manager",
    highlights: [{ text: "Pastry", evidence_ids: [skill.evidence[0]?.id] }],
    narrative: "I worked as Sous Chef at Harbour Inn. My work drew on Pastry.",
    narrative_explanation: [
      {
        code: "review_worked_as",
        params: { audience: "manager", titles: ["Sous Chef"], companies: ["Harbour Inn"] },
      },
      { code: "review_drew_on", params: { audience: "manager", skills: ["Pastry"] } },
    ],
  });
  expect((await client.selfReview({ body: YEAR_2020 })).data).toMatchObject({
    status: "ready",
    narrative: "You worked as Sous Chef at Harbour Inn.",
  });
  const before = { period_start: "2018-01-01T00:00:00Z", period_end: "2018-12-31T00:00:00Z" };
  expect((await client.selfReview({ body: before })).data.status).toBe("quiet");
  const { client: stranger } = await server.account();
  expect((await stranger.selfReview({ body: recent })).data.status).toBe("quiet");
});

test.each<[string, object]>([
  ["an end before the start", { period_end: "2019-12-31T00:00:00Z" }],
  ["more than 366 days", { period_end: "2021-01-02T00:00:00Z" }],
  ["an unknown audience", { audience: "everybody" }],
  ["no date", { period_end: "soon" }],
])("refuses %s", async (_, change) => {
  const { client } = await server.account();
  const call = client.selfReview({ body: { ...YEAR_2020, ...change } });
  await expect(call).rejects.toMatchObject({ status: 400, code: "validation_error" });
});

test("dates a claim by its own dates before those of its telling", async () => {
  const { client } = await server.account();
  await client.createEducation({ body: { label: "BSc", start_date: "2018", end_date: "2020-06" } });
  expect((await client.selfReview({ body: around(Date.now()) })).data.status).toBe("quiet");
  const { data } = await client.selfReview({ body: YEAR_2020 });
  expect(data).toMatchObject({ status: "ready", engine: "local", note: null });
});
