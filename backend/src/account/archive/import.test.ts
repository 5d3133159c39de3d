/** An archive comes back as the same portrait, or not at all (decisions, section 9), over HTTP. */
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { unzip } from "../../../test/zip.ts";
import { refusal } from "../../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { INDEXES } from "../../indexes.ts";
import { ARCHIVED, LEFT_OUT, TOLD } from "./collections.ts";
import { exported, fill, importInto, type OpenArchive } from "../../../test/archived-account.ts";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["account"]>>;
let archive: OpenArchive;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.account();
  await fill(owner.client);
  archive = await exported(owner.client);
}, 120_000);
afterAll(() => server.close());

/** The same without telling ids apart, for rows that were given new ones. */
function withoutIds({ collections }: OpenArchive, skip: readonly string[]): Record<string, string[]> {
  const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
  const text = (row: Record<string, unknown>) =>
    JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))).replace(id, "#");
  return Object.fromEntries(
    Object.entries(collections)
      .filter(([name]) => !skip.includes(name))
      .map(([name, rows]) => [name, rows.map(text).toSorted()]),
  );
}

describe("the archive", () => {
  test("says what becomes of every collection there is", () => {
    const named = [...ARCHIVED.map(({ name }) => name), ...Object.keys(TOLD), ...LEFT_OUT];
    const unnamed = INDEXES.map(({ collection }) => collection).filter((name) => !named.includes(name));
    expect(unnamed).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  test("of a full account holds rows of every collection that travels", () => {
    const missing = ARCHIVED.map(({ name }) => name).filter((name) => !archive.collections[name]);
    expect(missing).toEqual(["discovery_runs", "site_messages"]);
    expect([...archive.files.keys()].every((name) => /^documents\/[^/]+$/.test(name))).toBe(true);
    expect(archive.files.size).toBe(2);
  });
});

describe("taken into an empty account", () => {
  test("of another server it is the same portrait under the same ids, and exports as the same archive", async () => {
    const other = await startTestServer();
    try {
      const { client, answer } = await importInto(other, archive.bytes);
      const { data } = await answer;
      expect(data.status).toBe("completed");
      expect(data.imported.claims).toBe(archive.collections.claims?.length);
      const back = await exported(client);
      expect(back.collections).toEqual(archive.collections);
      expect(back.files).toEqual(archive.files);
      const [mine, theirs] = await Promise.all([owner.client.getProfile(), client.getProfile()]);
      expect(theirs.data).toEqual(mine.data);
      const lists = [
        "listClaims",
        "listDocuments",
        "listOpportunities",
        "listPeople",
        "listFeedback",
      ] as const;
      for (const name of lists) {
        const [here, there] = await Promise.all([owner.client[name](), client[name]()]);
        expect(there.data, name).toEqual(here.data);
      }
      const { data: found } = await client.searchOpportunities({ query: { q: "payment platform" } });
      expect(found).toHaveLength(1);
      expect((await client.getUsage()).data.counts).toEqual((await owner.client.getUsage()).data.counts);
    } finally {
      await other.close();
    }
  }, 60_000);

  test("of before roles were reviewed it says of each whether the person made it or a document did", async () => {
    const own = await owner.client.listWorkHistory();
    const [first, ...others] = own.data;
    const files = Object.fromEntries(archive.files);
    const old = JSON.parse(unzip(archive.bytes).get("portrait.json")?.toString() ?? "") as OpenArchive;
    for (const row of old.collections.work_history ?? []) {
      delete row.review_status;
      row.edited = row.id === first?.id;
    }
    const zip = new ZipFile();
    for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name);
    zip.addBuffer(Buffer.from(JSON.stringify(old)), "portrait.json");
    zip.end();
    const other = await startTestServer();
    try {
      const { client, answer } = await importInto(other, await buffer(zip.outputStream));
      expect((await answer).data.status).toBe("completed");
      const roles = (await client.listWorkHistory()).data;
      expect(others.length).toBeGreaterThan(0);
      expect(roles.map(({ id, review_status }) => [id, review_status])).toEqual([
        [first?.id, "accepted"],
        ...others.map(({ id }) => [id, "proposed"]),
      ]);
      // Nothing is written for it: the row stands as it came.
      const back = await exported(client);
      expect(back.collections.work_history).toEqual(old.collections.work_history);
    } finally {
      await other.close();
    }
  }, 60_000);

  test("beside the account it came from it gets ids of its own, and that account stays as it is", async () => {
    const { client, answer } = await importInto(server, archive.bytes);
    await answer;
    const back = await exported(client);
    // A link's token is the other account's while that stands.
    expect(withoutIds(back, ["sites"])).toEqual(withoutIds(archive, ["share_links", "sites"]));
    // Nor can two sites have one handle: this one waits under another, with the same look.
    const [mine, theirs] = [archive.collections.sites?.[0], back.collections.sites?.[0]];
    expect(theirs).toMatchObject({
      handle: "marit-2",
      published: false,
      theme: "studio",
      sections: mine?.sections,
    });
    const { preview } = (await client.previewSite()).data;
    expect(preview.sections.career?.skills.some(({ hidden }) => hidden)).toBe(true);
    expect([...back.files.values()].map(String).toSorted()).toEqual(
      [...archive.files.values()].map(String).toSorted(),
    );
    const ids = new Set(Object.values(archive.collections).flatMap((rows) => rows.map(({ id }) => id)));
    for (const row of Object.values(back.collections).flat())
      expect(row.id === undefined || !ids.has(row.id)).toBe(true);
    expect((await exported(owner.client)).collections).toEqual(archive.collections);

    const [opportunity] = (await client.listOpportunities()).data;
    const params = { id: opportunity?.id ?? "" };
    const { data: match } = await client.getMatch({ params });
    const claimIds = new Set((await client.listClaims({ query: { limit: 200 } })).data.map(({ id }) => id));
    const [original] = (await owner.client.listOpportunities()).data;
    const { data: before } = await owner.client.getMatch({ params: { id: original?.id ?? "" } });
    expect(before.strengths).not.toEqual([]);
    expect(match.scores).toEqual(before.scores);
    expect(match.strengths.map(({ requirement, match: met }) => [requirement, met.claim])).toEqual(
      before.strengths.map(({ requirement, match: met }) => [requirement, met.claim]),
    );
    for (const { match: met } of match.strengths) expect(claimIds).toContain(met.claim_id);
    const { data: tailored } = await client.getTailoredProfile({ params });
    expect(tailored.opportunity_id).toBe(params.id);
    const [document] = (await client.listDocuments()).data;
    const { data: detail } = await client.getDocument({ params: { id: document?.id ?? "" } });
    expect(detail.evidence).not.toEqual([]);
    expect(detail.evidence).toHaveLength(document?.evidence_count ?? 0);
    for (const { claim_id } of detail.evidence) expect(claimIds).toContain(claim_id);
    const [here, there] = await Promise.all([owner.client.listLessons(), client.listLessons()]);
    expect(there.data.map(({ muted }) => muted)).toEqual(here.data.map(({ muted }) => muted));
    // It goes on from there: the next row of the queue is decided about as any other.
    const [pending] = (await client.listPending()).data;
    await client.dismissPending({ params: { id: pending?.id ?? "" } });
  }, 60_000);

  test("a letter to a posting that little fits comes with what it said", async () => {
    const baker = await server.account();
    await baker.client.createWorkHistory({
      body: { company: "Crumb", title: "Baker", start_date: "2015", summary: "Baked 300 loaves a night." },
    });
    const description =
      "Paediatric Surgeon\n\nRequirements\n- Licence to practise medicine\n- Experience in laparoscopic surgery";
    const body = { description, url: "https://jobs.example.com/surgeon" };
    const { id } = (await baker.client.addOpportunity({ body })).data;
    const { data: letter } = await baker.client.writeCoverLetter({ params: { id }, body: {} });
    expect(letter.little_fit?.missing).not.toEqual([]);
    const other = await startTestServer();
    try {
      const { client, answer } = await importInto(other, (await exported(baker.client)).bytes);
      expect((await answer).data.status).toBe("completed");
      const { data: there } = await client.getCoverLetter({ params: { id } });
      expect([there.content, there.little_fit]).toEqual([letter.content, letter.little_fit]);
    } finally {
      await other.close();
    }
  }, 60_000);

  test("twice into two accounts at once, both hold it whole", async () => {
    const other = await startTestServer();
    try {
      const both = await Promise.all([importInto(other, archive.bytes), importInto(other, archive.bytes)]);
      for (const { client, answer } of both) {
        await answer;
        expect(withoutIds(await exported(client), ["share_links", "sites"])).toEqual(
          withoutIds(archive, ["share_links", "sites"]),
        );
      }
    } finally {
      await other.close();
    }
  }, 60_000);
});

test("an account that holds something is refused and keeps what it has", async () => {
  const { client } = await server.account();
  await client.createSkill({ body: { label: "Go" } });
  const body = new Blob([Buffer.from(archive.bytes)]);
  const refused = await refusal(client.importAccount({ body, filename: "export.zip" }));
  expect(refused).toMatchObject({ status: 409, code: "account_not_empty" });
  expect((await client.listClaims()).data).toHaveLength(1);
  expect((await client.listDocuments()).data).toHaveLength(0);
});

test("more than the server's limits allow is refused", async () => {
  const small = await startTestServer({ OPPORTUNITY_LIMIT: "1", TAILORED_PROFILE_LIMIT: "1" });
  try {
    const { client } = owner;
    await client.addOpportunity({
      body: { url: "https://example.com/another", description: "Another opening. We need Go." },
    });
    const { answer } = await importInto(small, (await exported(client)).bytes);
    expect(await refusal(answer)).toMatchObject({ status: 403, code: "limit_reached" });
  } finally {
    await small.close();
  }
});
