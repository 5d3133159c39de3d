/** Claims edited, deleted, doubted and merged, over HTTP (specification, Claims; decisions, section 5). */
import { type Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
let stranger: Client;
beforeAll(async () => {
  server = await startTestServer();
  ({ client: stranger } = await server.account());
});
afterAll(() => server.close());

const STORY =
  "At Nordvik Energi I worked as a data engineer. I built the nightly load in Python and Apache Airflow. " +
  "I cut the run time from 9 hours to 40 minutes, and I led a team of 4 people who kept it running through the winter.";
const SECOND =
  "Later I wrote a small billing service in Python for a housing cooperative of two hundred flats. It sends the invoices, " +
  "matches payments and writes reminders, and I have looked after it in my spare time for three years now.";

async function tell(client: Client, text: string) {
  const { data } = await client.submitStory({ body: { text } });
  for (;;) {
    const { status } = (await client.getJob({ params: { id: data.job_id } })).data;
    if (status === "completed") return;
    expect(status).not.toBe("failed");
    await new Promise((done) => setTimeout(done, 20));
  }
}

const all = async (client: Client) => (await client.listClaims({ query: { limit: 200 } })).data;
/** The claim's issues, which the list names as the single read does. */
async function issueTypes(client: Client, id: string) {
  const { issues } = (await client.getClaim({ params: { id } })).data;
  expect((await all(client)).find((claim) => claim.id === id)?.issues).toEqual(issues);
  return issues.map(({ type }) => type);
}

async function storyTeller() {
  const { client } = await server.account();
  await tell(client, STORY);
  const python = (await all(client)).find(({ label }) => label === "Python");
  if (!python) throw new Error("The story's Python was not found.");
  return { client, python };
}

test("an edited claim keeps its new words when another document names it again", async () => {
  const { client, python } = await storyTeller();
  const params = { id: python.id };
  const body = { label: "Python 3", description: "For pipelines" };
  expect((await client.updateClaim({ params, body })).data).toMatchObject(body);
  await tell(client, SECOND);
  const after = (await client.getClaim({ params })).data;
  expect(after).toMatchObject(body);
  expect(new Set(after.evidence.map((piece) => piece.source_document_id)).size).toBe(2);
  expect((await all(client)).filter(({ label }) => label === "Python")).toEqual([]);
  expect((await client.updateClaim({ params, body: { type: "attribute" } })).data.type).toBe("attribute");
});

test("the summary tells what is not rejected", async () => {
  const { client, python } = await storyTeller();
  const before = (await client.summariseClaims()).data.skill;
  expect(before.topLabels).toContain("Python");
  await client.rejectClaim({ params: { id: python.id } });
  const after = (await client.summariseClaims()).data.skill;
  expect(after.count).toBe(before.count - 1);
  expect(after.topLabels).not.toContain("Python");
});

test("a deleted claim is gone; strangers cannot touch it before", async () => {
  const { client, python } = await storyTeller();
  const params = { id: python.id };
  const tries = [
    () => stranger.updateClaim({ params, body: { label: "Mine" } }),
    () => stranger.deleteClaim({ params }),
    () => stranger.dismissIssues({ params }),
    () => stranger.mergeClaim({ params, body: { into: python.id } }),
  ];
  for (const call of tries) expect((await refusal(call())).status).toBe(404);
  expect((await client.deleteClaim({ params })).data).toEqual({ deleted: true, id: python.id });
  expect((await refusal(client.deleteClaim({ params }))).status).toBe(404);
  expect((await refusal(client.getClaim({ params }))).status).toBe(404);
});

describe("issues", () => {
  test("name a number that no evidence holds, stay dismissed, and come back when it changes", async () => {
    const { client, python } = await storyTeller();
    const params = { id: python.id };
    await client.updateClaim({ params, body: { description: "Saved 250000 kroner" } });
    const named = await issueTypes(client, python.id);
    expect(named).toContain("unverified_metric");
    const { data } = await client.dismissIssues({ params });
    expect(data.dismissed).toBe(named.length);
    expect(await issueTypes(client, python.id)).toEqual([]);
    expect((await client.dismissIssues({ params })).data.dismissed).toBe(0);
    await client.updateClaim({ params, body: { description: "Saved 300000 kroner" } });
    expect(await issueTypes(client, python.id)).toEqual(["unverified_metric"]);
  });

  test("say when an edited claim has lost its evidence", async () => {
    const { client, python } = await storyTeller();
    await client.updateClaim({ params: { id: python.id }, body: { description: "Still mine" } });
    const [document] = (await client.listDocuments()).data;
    await client.deleteDocument({ params: { id: document?.id ?? "" } });
    expect(await issueTypes(client, python.id)).toEqual(["no_evidence"]);
  });
});

describe("merging", () => {
  test("moves evidence, removes the other, answers a repetition alike, and later documents follow", async () => {
    const { client, python } = await storyTeller();
    const { data: py } = await client.createSkill({ body: { label: "Py 3" } });
    await client.updateClaim({ params: { id: py.id }, body: { label: "Python" } });
    expect(await issueTypes(client, py.id)).toContain("duplicate");
    const call = { params: { id: python.id }, body: { into: py.id } };
    const merged = (await client.mergeClaim(call)).data;
    expect(merged).toMatchObject({ id: py.id, label: "Python", confidence: 1, review_status: "accepted" });
    expect(merged.evidence).toHaveLength(1 + python.evidence.length);
    expect((await client.mergeClaim(call)).data).toEqual(merged);
    expect((await refusal(client.getClaim({ params: { id: python.id } }))).status).toBe(404);
    expect(await issueTypes(client, py.id)).toEqual([]);
    await tell(client, SECOND);
    const later = (await client.getClaim({ params: { id: py.id } })).data;
    expect(later.evidence.length).toBeGreaterThan(merged.evidence.length);
    expect((await all(client)).filter(({ label }) => label === "Python")).toHaveLength(1);
  });

  test("is refused into itself, into another type, into nothing, and into another account's claim", async () => {
    const { client, python } = await storyTeller();
    const { data: degree } = await client.createEducation({ body: { label: "BSc" } });
    const { data: foreign } = await stranger.createSkill({ body: { label: "Python" } });
    const params = { id: python.id };
    for (const into of [python.id, degree.id, undefined]) {
      expect((await refusal(client.mergeClaim({ params, body: { into } }))).status).toBe(400);
    }
    expect((await refusal(client.mergeClaim({ params, body: { into: foreign.id } }))).status).toBe(404);
    expect((await client.getClaim({ params })).data.evidence).toEqual(python.evidence);
  });
});
