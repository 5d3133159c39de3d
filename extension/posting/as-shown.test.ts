/** What the panel shows of a page before saving is what stands after: the same fields, text, reader and scorer. */
import { randomUUID } from "node:crypto";
import type { CapturedPosting, Client } from "@career-portrait/shared/contract";
import { readPage } from "@career-portrait/shared/posting";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { expectedPostings, fixtureDocument } from "../../backend/evaluation/postings.ts";
import { postingPage } from "../../backend/test/opportunities.ts";
import { startTestServer, type TestServer } from "../../backend/test/server.ts";
import { outboxItem } from "../sync/outbox.ts";
import { explain } from "./explained.ts";
import { portraitOf, readHere, scoreHere } from "./scoring.ts";

const STORY = `I was Platform Engineer at Ledgerline from 2016 until 2021. There I built payment services in Go and
PostgreSQL, and a data warehouse in Python and SQL. I led a team of five and spoke English and German with customers.`;

let server: TestServer;
let client: Client;
let portrait: ReturnType<typeof portraitOf>;

async function finished(id: string) {
  return vi.waitFor(
    async () => {
      const { data } = await client.getJob({ params: { id } });
      expect(data.status).toBe("completed");
      return data;
    },
    { timeout: 30_000, interval: 10 },
  );
}

beforeAll(async () => {
  server = await startTestServer();
  ({ client } = await server.account());
  await finished((await client.submitStory({ body: { text: STORY } })).data.job_id);
  const [claims, work] = await Promise.all([client.listClaims({}), client.listWorkHistory({})]);
  portrait = portraitOf(claims.data, work.data, new Date().toISOString().slice(0, 10));
});
afterAll(() => server.close());

/** Saves as the panel does, but without the address: nothing is fetched, so that only what was sent can be known. */
async function saved(posting: CapturedPosting) {
  const { body } = outboxItem({ ...posting, url: null }, null, randomUUID(), null, 0);
  const { data } = await client.saveOpportunityAsync({ body });
  const { opportunity_id } = await finished(data.job_id);
  const id = opportunity_id ?? "";
  const opportunity = (await client.getOpportunity({ params: { id } })).data;
  const match = (await client.getMatch({ params: { id } })).data;
  await client.deleteOpportunity({ params: { id } });
  return { opportunity, match };
}

const recorded = (expectedPostings() ?? []).filter(({ kind }) => kind === "posting");
const pages: [string, () => CapturedPosting][] = [
  ["a page with JSON-LD", () => one(new JSDOM(postingPage()).window.document, "https://example.com/jobs/1")],
  [
    "a page whose title is no word of its text",
    () =>
      one(
        new JSDOM(postingPage({ title: ".NET Developer (C++ welcome)" })).window.document,
        "https://example.com/jobs/2",
      ),
  ],
  ...recorded.map(({ file, page_url }): [string, () => CapturedPosting] => [
    file,
    () => one(fixtureDocument(file), page_url ?? ""),
  ]),
];

function one(document: Document, url: string): CapturedPosting {
  const { postings } = readPage(document, url);
  return postings[0]!;
}

test.each(pages)("%s", async (_, read) => {
  const posting = read();
  const here = readHere(posting);
  // What has no text of its own cannot be saved without its address.
  if (here === null) return expect(posting.description_text).toBeNull();
  const shown = scoreHere(here, [], portrait);
  const { opportunity, match } = await saved(posting);
  const { title, company, location, work_mode, employment_type, salary } = posting;
  const fields = { title, company, location, work_mode, employment_type, salary };
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  expect(opportunity).toMatchObject(known);
  expect(opportunity.description).toBe(posting.description_text);
  const after = explain(match, posting.description_text ?? "");
  expect(after.overall).toBe(shown.overall);
  expect(after.rows).toEqual(shown.rows);
});
