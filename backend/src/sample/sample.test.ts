/** Sample data over HTTP: read and scored like anything else, marked wherever it stands, and gone to the last row. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pdfOf } from "../../test/pdf.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { unzip } from "../../test/zip.ts";
import { createPaperRenderer, type JsonResume } from "../rendering/paper/index.ts";
import { POSTINGS } from "./postings.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const OWN = pdfOf([
  { text: "Mara Lindqvist", size: 20 },
  { text: "mara.lindqvist@example.org", size: 10 },
  { text: "Experience", size: 14 },
  { text: "Nurse, Uppsala Hospital", size: 11 },
  { text: "January 2019 - Present", size: 10 },
  { text: "Skills", size: 14 },
  { text: "Wound care, Microsoft Excel", size: 10 },
]);

async function finished(client: Client, jobId: string) {
  for (;;) {
    const { data } = await client.getJob({ params: { id: jobId } });
    if (data.status === "completed" || data.status === "failed") return data;
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function uploadOwn(client: Client) {
  const { data } = await client.uploadResume({ body: new Blob([new Uint8Array(OWN)]), filename: "mara.pdf" });
  await finished(client, data.job_id);
}

const tracked = async (client: Client) => (await client.listOpportunities({ query: { limit: 100 } })).data;

/** All that the account's rooms show of a person, and of what they track. */
async function everything(client: Client) {
  const [documents, claims, history, profile, opportunities] = await Promise.all([
    client.listDocuments(),
    client.listClaims({ query: { limit: 200 } }),
    client.listWorkHistory(),
    client.getProfile(),
    tracked(client),
  ]);
  return {
    documents: documents.data,
    claims: claims.data,
    history: history.data,
    profile: profile.data,
    opportunities,
  };
}

/** Every row that an export tells, but the record of work done and the portrait's version, which only rises. */
async function exported(client: Client) {
  const files = unzip((await client.exportAccount()).data);
  const { collections } = JSON.parse(files.get("portrait.json")?.toString() ?? "") as {
    collections: Record<string, Record<string, unknown>[]>;
  };
  const { jobs: _, api_keys: __, profiles = [], ...rows } = collections;
  return { ...rows, contact: profiles.map(({ version: ___, ...row }) => row), files: files.size };
}

test("the résumé that ships is what its source says", async () => {
  const renderer = createPaperRenderer();
  const source = JSON.parse(readFileSync(join(import.meta.dirname, "resume.json"), "utf8")) as JsonResume;
  const made = await renderer.resume(source, { file: "pdf", template: "classic", page: "A4" });
  await renderer.close();
  expect(Buffer.from(made).equals(readFileSync(join(import.meta.dirname, "resume.pdf")))).toBe(true);
});

describe("sample data", { timeout: 60_000 }, () => {
  test("gives a portrait and ten scored postings, marked, once however often it is asked for", async () => {
    const { client } = await server.account();
    expect((await client.getSample()).data).toEqual({ portrait: false, opportunities: 0 });
    expect((await client.addSample()).data).toEqual({ portrait: true, opportunities: 10 });
    const first = await everything(client);
    expect(first.profile.contact).toMatchObject({ name: "Noor Hadley", location: "Leeds, United Kingdom" });
    expect(first.history.map(({ title }) => title)).toContain("Logistics Coordinator");
    expect(first.documents).toMatchObject([{ filename: "Noor Hadley (sample).pdf", sample: true }]);
    expect(first.opportunities.map(({ sample }) => sample)).toEqual(POSTINGS.map(() => true));

    const scores = new Map(first.opportunities.map(({ title, match_score }) => [title, match_score ?? -1]));
    expect(scores.get("Logistics Coordinator, Europe")).toBeGreaterThan(75);
    expect(scores.get("Backend Engineer")).toBeLessThan(20);
    const driver = first.opportunities.find(({ title }) => title.startsWith("HGV"));
    const match = (await client.getMatch({ params: { id: driver?.id ?? "" } })).data;
    expect(match.gaps.map(({ requirement }) => requirement)).toContain(
      "A full driving licence, category C+E",
    );

    expect((await client.addSample()).data).toEqual({ portrait: true, opportunities: 10 });
    const again = await everything(client);
    expect(again.opportunities.map(({ id }) => id)).toEqual(first.opportunities.map(({ id }) => id));
    expect(again.claims).toEqual(first.claims);
  });

  test("is gone to the last row, with what the person changed of it, and leaves what is theirs", async () => {
    const { client } = await server.account();
    const blank = await everything(client);
    const { data: own } = await client.addOpportunity({
      body: { url: "https://jobs.example/1", description: "We look for a baker.\n\nRequirements\n- Baking" },
    });
    await client.updateContact({ body: { phone: "+46 8 123" } });
    const before = await exported(client);
    await client.addSample();
    const claims = (await client.listClaims({ query: { limit: 200 } })).data;
    await client.reviewClaims({ body: { accept: claims.map(({ id }) => id), reject: [] } });
    await client.updateClaim({ params: { id: claims[0]?.id ?? "" }, body: { label: "My own words" } });
    const [role] = (await client.listWorkHistory()).data;
    await client.updateWorkHistory({ params: { id: role?.id ?? "" }, body: { title: "Chief of Logistics" } });
    const [invented] = (await tracked(client)).filter(({ sample }) => sample);
    await client.updateOpportunity({
      params: { id: invented?.id ?? "" },
      body: { notes: "Ask about the shift", status: "offer" },
    });
    await finished(
      client,
      (await client.tailorOpportunity({ params: { id: invented?.id ?? "" }, body: {} })).data.job_id,
    );
    await finished(client, (await client.regenerateIdentity()).data.job_id);

    expect((await client.removeSample()).data).toEqual({ portrait: true, opportunities: 10 });
    const after = await everything(client);
    expect(await exported(client)).toEqual(before);
    expect(after.opportunities.map(({ id }) => id)).toEqual([own.id]);
    expect({ ...after, opportunities: [] }).toEqual({
      ...blank,
      profile: { ...blank.profile, contact: { ...blank.profile.contact, phone: "+46 8 123" } },
      opportunities: [],
    });
    expect((await client.removeSample()).data).toEqual({ portrait: false, opportunities: 0 });
    expect((await client.addSample()).data).toEqual({ portrait: true, opportunities: 10 });
  });

  test("leaves out the invented person where there is a portrait, and gives way to one's own", async () => {
    const { client } = await server.account();
    await uploadOwn(client);
    const alone = await everything(client);
    expect((await client.addSample()).data).toEqual({ portrait: false, opportunities: 10 });
    expect((await everything(client)).claims).toEqual(alone.claims);
    await client.removeSample();
    expect(await everything(client)).toEqual(alone);

    const { client: other } = await server.account();
    await other.addSample();
    await uploadOwn(other);
    expect((await other.getSample()).data).toEqual({ portrait: false, opportunities: 10 });
    const now = await everything(other);
    expect(now.profile.contact).toMatchObject({ name: "Mara Lindqvist", phone: null });
    const labels = (claims: { label: string }[]) => claims.map(({ label }) => label).toSorted();
    expect(labels(now.claims)).toEqual(labels(alone.claims));
    const nurse = now.opportunities.find(({ title }) => title.startsWith("Registered Nurse"));
    const logistics = now.opportunities.find(({ title }) => title.startsWith("Logistics"));
    expect(nurse?.match_score).toBeGreaterThan(logistics?.match_score ?? 100);
  });

  test("is marked in an export", async () => {
    const { client } = await server.account();
    await client.addSample();
    const files = unzip((await client.exportAccount()).data);
    const { sample, collections } = JSON.parse(files.get("portrait.json")?.toString() ?? "") as {
      sample: unknown;
      collections: Record<string, { sample?: true }[]>;
    };
    expect(sample).toEqual({ portrait: true, opportunities: 10 });
    for (const name of ["documents", "opportunities"])
      expect(collections[name]?.every((row) => row.sample)).toBe(true);
  });

  test("is another account's alone, and needs the scope", async () => {
    const { client } = await server.account();
    await client.addSample();
    const { client: stranger } = await server.account();
    expect((await stranger.removeSample()).data).toEqual({ portrait: false, opportunities: 0 });
    const { data: reader } = await client.createApiKey({
      body: { name: "reader", scopes: ["read:opportunities"] },
    });
    await expect(server.clientFor(reader.key).removeSample()).rejects.toMatchObject({ status: 403 });
    const { data: half } = await client.createApiKey({
      body: { name: "half", scopes: ["write:opportunities"] },
    });
    for (const name of ["addSample", "removeSample"] as const)
      await expect(server.clientFor(half.key)[name]()).rejects.toMatchObject({
        status: 403,
        code: "insufficient_scope",
      });
    expect((await server.clientFor(reader.key).getSample()).data.opportunities).toBe(10);
  });
});
