import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { DESCRIPTION, openBench, type Bench } from "../../test/opportunities.ts";

let server: TestServer;
let bench: Bench;
beforeAll(async () => {
  server = await startTestServer({ OPPORTUNITY_LIMIT: "3" });
  bench = await openBench();
});
afterAll(() => Promise.all([server.close(), bench.close()]));

const POSTING = `Senior Platform Engineer at Ledgerline\n\n${DESCRIPTION}`;
const url = (n: number) => `https://jobs.example.com/openings/${n}`;
const opening = (n: number) => ({ description: `Opening ${n}\n${POSTING}`, url: url(n) });

describe("POST /opportunities", () => {
  test("saves the posting with its requirements and without a score", async () => {
    const { client } = await server.account();
    const { data } = await client.addOpportunity({ body: { description: POSTING, url: url(1) } });
    expect(data).toMatchObject({
      status: "tracking",
      requirements: { must_have_count: 3, nice_to_have_count: 1 },
    });
    const { data: read } = await client.getOpportunity({ params: { id: data.id } });
    expect(read).toMatchObject({ url: url(1), match_score: null, description: POSTING, title: data.title });
    expect(read.requirements).toHaveLength(4);
  });

  test("mends what programs broke in the text, before it is stored", async () => {
    const { client } = await server.account();
    const broken = "Net Mender\\n\\nRequirements:\\nâ€¢ Three years at sea &amp; a head for knots";
    const { data } = await client.addOpportunity({ body: { description: broken, url: url(1) } });
    const { data: read } = await client.getOpportunity({ params: { id: data.id } });
    expect(read.description).toBe("Net Mender\n\nRequirements:\n• Three years at sea & a head for knots");
    expect(read.title).toBe("Net Mender");
  });

  test("answers with the row that stands when the posting is tracked, and refuses at the limit", async () => {
    const { client } = await server.account();
    const { data: first } = await client.addOpportunity({ body: opening(1) });
    const again = client.addOpportunity({ body: { ...opening(2), url: `${url(1)}?utm_source=mail#apply` } });
    await expect(again).rejects.toMatchObject({
      status: 409,
      code: "duplicate",
      existing: { id: first.id, title: first.title, company: first.company },
    });
    await client.addOpportunity({ body: opening(2) });
    await client.addAndMatch({ body: opening(3) });
    for (const save of [client.addOpportunity, client.addAndMatch]) {
      await expect(save({ body: opening(4) })).rejects.toMatchObject({ status: 403, code: "limit_reached" });
    }
    // A duplicate is one at the limit too; and deleting makes room.
    await expect(client.addOpportunity({ body: opening(1) })).rejects.toMatchObject({ status: 409 });
    await client.deleteOpportunity({ params: { id: first.id } });
    await client.addOpportunity({ body: opening(4) });
  });

  test("holds one row of an address that many save at once, and the limit besides", async () => {
    const { client } = await server.account();
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, () => client.addOpportunity({ body: opening(1) })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const many = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => client.addOpportunity({ body: opening(n + 2) })),
    );
    expect(many.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  });

  test("repeated with its key answers as before; another account may track the same posting", async () => {
    const { client } = await server.account();
    const key = { idempotencyKey: "once" };
    const first = await client.addOpportunity({ body: opening(1), ...key });
    const second = await client.addOpportunity({ body: opening(1), ...key });
    expect(second.data).toEqual(first.data);
    const other = await server.account();
    const { data } = await other.client.addOpportunity({ body: opening(1) });
    expect(data.id).not.toBe(first.data.id);
  });

  test("needs both the text and the address", async () => {
    const { key } = await server.account();
    for (const body of [{ url: url(1) }, { description: POSTING }, { ...opening(1), title: "x" }]) {
      const response = await fetch(`${server.url}/api/v1/opportunities`, {
        method: "POST",
        headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(400);
    }
  });
});

test("a save taken up again after a crash finishes the row that stands", async () => {
  const [account, id] = [randomUUID(), randomUUID()];
  const given = { url: url(9), description: POSTING };
  const first = await bench.opportunities.add(account, id, given);
  await bench.database.db
    .collection<{ _id: string }>("postings")
    .updateOne({ _id: first.id }, { $set: { requirements: null } });
  expect(await bench.opportunities.add(account, id, given)).toEqual(first);
  expect(await bench.opportunities.count(account)).toBe(1);
});

describe("POST /opportunities/add-and-match", () => {
  test("answers with the explained score that is kept", async () => {
    const account = randomUUID();
    const given = { url: null, description: POSTING };
    const matched = await bench.opportunities.addAndMatch(account, randomUUID(), given);
    expect(matched.scores.overall).toBeTypeOf("number");
    expect(matched.strengths.map(({ requirement }) => requirement)).toEqual([
      "5+ years of experience with Go",
      "Strong knowledge of PostgreSQL",
    ]);
    expect(matched.gaps.map(({ requirement }) => requirement)).toEqual(
      expect.arrayContaining(["Experience with Kubernetes", "Terraform"]),
    );
    const kept = await bench.opportunities.match(account, matched.opportunity.id);
    expect(kept).toMatchObject(matched);
    await expect(bench.opportunities.addAndMatch(account, randomUUID(), given)).rejects.toMatchObject({
      status: 409,
      existing: { id: matched.opportunity.id },
    });
  });

  test("over HTTP says why there is no score yet", async () => {
    const { client } = await server.account();
    const { data } = await client.addAndMatch({ body: { description: POSTING } });
    expect(data).toMatchObject({ scores: { overall: null }, reason: expect.stringMatching(/portrait/) });
  });

  /** A model that never answers. */
  const silent = {
    hasModel: async () => true,
    readPosting: (_text: string, _known: unknown, signal?: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        const end = () => reject(signal?.reason as Error);
        if (signal?.aborted) end();
        signal?.addEventListener("abort", end);
      }),
  };

  test("does not wait for a model longer than the budget", async () => {
    const slow = await openBench({ readingBudgetMs: 50, engine: silent });
    const account = randomUUID();
    const given = { url: null, description: POSTING };
    const { opportunity } = await slow.opportunities.addAndMatch(account, randomUUID(), given);
    expect(await slow.opportunities.match(account, opportunity.id)).toMatchObject({ engine: "local" });
    await slow.close();
  });

  test("asks the model no further when the client is gone, and leaves nothing half read", async () => {
    const slow = await openBench({ engine: silent });
    const account = randomUUID();
    const client = new AbortController();
    const given = { url: null, description: POSTING };
    const answer = slow.opportunities.addAndMatch(account, randomUUID(), given, client.signal);
    await vi.waitFor(async () => expect(await slow.opportunities.count(account)).toBe(1));
    client.abort();
    const { opportunity, scores } = await answer;
    const local = await bench.opportunities.addAndMatch(account, randomUUID(), given);
    expect(scores).toEqual(local.scores);
    expect(await slow.opportunities.match(account, opportunity.id)).toMatchObject({
      engine: "local",
      scores,
    });
    await slow.close();
  });
});
