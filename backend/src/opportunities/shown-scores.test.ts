/** Scores and people as the API shows them, whatever has changed in the portrait since (decisions, sections 6 and 9). */
import type { Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { DESCRIPTION } from "../../test/opportunities.ts";

const STORY = `I was Platform Engineer at Ledgerline from 2016 until 2021. There I built payment services in Go and PostgreSQL
and moved forty services to Kubernetes. I cut the cost of hosting by 30 percent. Before that I was Developer at Brightmill
from 2012 until 2015, where I wrote Java and ran Jenkins. I hold a Bachelor of Science in Computer Science from Delft.`;

let server: TestServer;
let client: Client;
let opportunityId: string;

async function readStory(text: string): Promise<string> {
  const { data: job } = await client.submitStory({ body: { text } });
  return vi.waitFor(
    async () => {
      const { data } = await client.getJob({ params: { id: job.job_id } });
      expect(data.status).toBe("completed");
      return data.document_id ?? "";
    },
    { timeout: 20_000 },
  );
}

beforeAll(async () => {
  server = await startTestServer();
  ({ client } = await server.account());
  await readStory(STORY);
  const { data } = await client.addAndMatch({ body: { description: DESCRIPTION } });
  opportunityId = data.opportunity.id;
});
afterAll(() => server.close());

const match = async () => (await client.getMatch({ params: { id: opportunityId } })).data;
const listed = async (sort: "created_at" | "match_score" = "created_at") =>
  (await client.listOpportunities({ query: { sort } })).data.find(({ id }) => id === opportunityId);
const skillId = async (label: string) => {
  const { data } = await client.listClaims({ query: { type: "skill" } });
  return data.find((claim) => claim.label === label)?.id ?? "";
};

/** Each is a change of what is scored. In order: later ones find what earlier ones left. */
const CHANGES: [string, () => Promise<unknown>][] = [
  ["a claim is stated", () => client.createSkill({ body: { label: "Kubernetes" } })],
  ["a claim is accepted", async () => client.acceptClaim({ params: { id: await skillId("Go") } })],
  [
    "claims are reviewed together",
    async () =>
      client.reviewClaims({
        body: { accept: [await skillId("PostgreSQL"), await skillId("Java")], reject: [] },
      }),
  ],
  ["a claim is rejected", async () => client.rejectClaim({ params: { id: await skillId("PostgreSQL") } })],
  [
    "a claim is edited",
    async () => client.updateClaim({ params: { id: await skillId("Java") }, body: { label: "Terraform" } }),
  ],
  [
    "claims are merged",
    async () =>
      client.mergeClaim({ params: { id: await skillId("Go") }, body: { into: await skillId("Kubernetes") } }),
  ],
  ["a claim is deleted", async () => client.deleteClaim({ params: { id: await skillId("Terraform") } })],
  [
    "a role is added",
    () =>
      client.createWorkHistory({
        body: { company: "Acme", title: "Go Engineer", start_date: "2010", end_date: "2011" },
      }),
  ],
  [
    "a role is changed",
    async () => {
      const { data } = await client.listWorkHistory();
      return client.updateWorkHistory({ params: { id: data[0]?.id ?? "" }, body: { start_date: "2001" } });
    },
  ],
  [
    "a role is deleted",
    async () => {
      const { data } = await client.listWorkHistory();
      return client.deleteWorkHistory({ params: { id: data[0]?.id ?? "" } });
    },
  ],
  ["a document is read", () => readStory(`${STORY} In 2022 I taught Terraform to three teams.`)],
  [
    "a document is deleted",
    async () => {
      const { data } = await client.listDocuments();
      return client.deleteDocument({ params: { id: data[0]?.id ?? "" } });
    },
  ],
];

describe("when", () => {
  test.each(CHANGES)("%s, every view shows the score of the portrait as it is", async (_, change) => {
    const before = await match();
    await change();
    const shown = await listed();
    const after = await match();
    expect(Date.parse(after.computed_at)).toBeGreaterThan(Date.parse(before.computed_at));
    const score = after.scores.overall === null ? null : Math.round(after.scores.overall);
    expect(shown).toMatchObject({ match_is_stale: false, match_score: score });
    expect(await listed("match_score")).toMatchObject({ match_score: score });
    const one = await client.getOpportunity({ params: { id: opportunityId } });
    expect(one.data).toMatchObject({ match_is_stale: false, match_score: score });
    const found = await client.searchOpportunities({ query: { q: "payment platform" } });
    expect(found.data[0]).toMatchObject({ id: opportunityId, match_score: score });
    // Nothing has changed since: what stands is shown.
    expect(await match()).toEqual(after);
  });
});

test("an opportunity names the people known at its company, to keys that may read people", async () => {
  const description = `Title: Site Engineer\nCompany: Harbour Works B.V.\n\n${DESCRIPTION}`;
  const { data: added } = await client.addOpportunity({
    body: { url: "https://example.com/harbour", description },
  });
  expect(added.company).toBe("Harbour Works B.V.");
  const company = added.company?.toUpperCase() ?? "";
  await client.createPerson({
    body: { name: "Bo Berg", company, title: "Foreman", notes: "owes me a coffee" },
  });
  await client.createPerson({ body: { name: "Al Ames", company } });
  await client.createPerson({ body: { name: "Cy Coe", company: "Elsewhere" } });
  const { data } = await client.getOpportunity({ params: { id: added.id } });
  expect(data.contacts?.map(({ name }) => name)).toEqual(["Al Ames", "Bo Berg"]);
  expect(JSON.stringify(data.contacts)).not.toContain("coffee");
  const { data: key } = await client.createApiKey({
    body: { name: "narrow", scopes: ["read:opportunities"] },
  });
  const narrow = await server.clientFor(key.key).getOpportunity({ params: { id: added.id } });
  expect(narrow.data.contacts).toBeNull();
});
