import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { type Bench, DESCRIPTION, openBench, postingPage } from "../../test/opportunities.ts";
import { site } from "../../test/company-sites.ts";

let bench: Bench;
let account: string;
beforeAll(async () => {
  bench = await openBench({ limit: 5 });
});
beforeEach(() => {
  account = randomUUID();
});
afterAll(() => bench.close());

const take = (input: string, effectId = randomUUID()) =>
  bench.opportunities.importBulk(account, effectId, input);
const rows = async () => (await bench.opportunities.list(account, { sort: "created_at", limit: 200 })).items;

describe("a list", () => {
  test("is taken once, each entry counted, and told which were left out and why", async () => {
    await bench.save(account, { url: "http://127.0.0.1:1/known", description: DESCRIPTION });
    const before = Date.now();
    const result = await take(
      [
        "title,company,url,status",
        "Baker,Acme,,applied",
        "Baker,ACME,,",
        "Known,Other,http://127.0.0.1:1/known?utm_source=x,",
        ",=SUM(A1),,",
        "Cook,Bistro,ftp://a.example,",
        "Cook,Bistro,,",
      ].join("\n"),
    );
    expect(result).toEqual({
      imported: 2,
      duplicates_skipped: 2,
      invalid_skipped: 2,
      total_processed: 6,
      details: {
        imported: ["Baker at Acme", "Cook at Bistro"],
        duplicates: ["Baker at ACME", "Known at Other"],
        errors: [
          "'=SUM(A1): has no title, address or description",
          "Cook at Bistro: its address is not an http or https address",
        ],
      },
    });
    const baker = (await rows()).find(({ title }) => title === "Baker");
    expect(baker).toMatchObject({ company: "Acme", status: "applied" });
    expect(Date.parse(baker?.applied_at ?? "")).toBeGreaterThanOrEqual(before);
    expect(Date.parse(baker?.applied_at ?? "")).toBeLessThanOrEqual(Date.now());
    expect((await bench.opportunities.get(account, baker?.id ?? "")).description).toBeNull();
    expect(await take("Baker at Acme")).toMatchObject({ imported: 0, duplicates_skipped: 1 });
  });

  test("is told before it is taken, and nothing comes of that", async () => {
    await bench.save(account, { url: "http://127.0.0.1:1/known", description: DESCRIPTION });
    const input =
      "title,company,url\nBaker,Acme,\nBaker,ACME,\nKnown,Other,http://127.0.0.1:1/known\n,,nonsense:";
    const told = await bench.opportunities.previewBulk(account, input);
    expect(told).toMatchObject({ imported: 1, duplicates_skipped: 2, invalid_skipped: 1 });
    expect(await rows()).toHaveLength(1);
    expect(await take(input)).toEqual(told);
    expect(await bench.opportunities.previewBulk(account, input)).toMatchObject({
      imported: 0,
      duplicates_skipped: 3,
    });
  });

  test("stops at the limit without losing count, and is the same list when repeated", async () => {
    const input = Array.from({ length: 8 }, (_, n) => `Opening ${n} at Acme`).join("\n");
    const id = randomUUID();
    const first = await take(input, id);
    expect(first).toMatchObject({ imported: 5, invalid_skipped: 3, total_processed: 8 });
    expect(first.details.errors[0]).toMatch(/limit/);
    expect(await take(input, id)).toEqual(first);
    expect(await rows()).toHaveLength(5);
  });

  test("has at most 1000 entries", async () => {
    const many = (count: number) => JSON.stringify(Array.from({ length: count }, () => 7));
    await expect(take(many(1001))).rejects.toMatchObject({ status: 400, code: "validation_error" });
    expect(await take(many(1000))).toMatchObject({ invalid_skipped: 1000, total_processed: 1000 });
  });

  test("always adds up", { timeout: 60_000 }, async () => {
    const line = fc.constantFrom(
      "A at B",
      "C at D",
      "https://a.example/1",
      "nonsense",
      "",
      "ftp://x",
      "E, F",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (lines) => {
        account = randomUUID();
        const { imported, duplicates_skipped, invalid_skipped, total_processed } = await take(
          lines.join("\n"),
        );
        expect(imported + duplicates_skipped + invalid_skipped).toBe(total_processed);
        expect(total_processed).toBe(lines.filter(Boolean).length);
        expect(await rows()).toHaveLength(imported);
      }),
      { numRuns: 25 },
    );
  });
});

test("addresses and texts are read and scored in the background; what was given stands", async () => {
  const board = await site({ "/jobs/1": postingPage(), "/jobs/2": postingPage({ title: "Other" }) });
  const result = await take(
    JSON.stringify([
      `${board.url}/jobs/1`,
      { title: "My own name for it", company: "Acme", url: `${board.url}/jobs/2` },
      { title: "Pasted", company: "Acme", description: DESCRIPTION },
      `${board.url}/gone`,
    ]),
  );
  expect(result).toMatchObject({ imported: 4 });
  await vi.waitFor(
    async () => {
      const scored = (await rows()).filter(({ match_score }) => match_score !== null);
      expect(scored.map(({ title }) => title).toSorted()).toEqual([
        "My own name for it",
        "Pasted",
        "Senior Platform Engineer",
      ]);
    },
    { timeout: 15_000 },
  );
  expect(board.asked.filter((path) => path.startsWith("/jobs/"))).toHaveLength(2);
});

describe("POST /opportunities/bulk", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test("imports for the key's account alone, and answers a repetition as before", async () => {
    const [mine, other] = await Promise.all([server.account(), server.account()]);
    const call = { body: { input: "Baker at Acme\nCook at Bistro" }, idempotencyKey: "list" };
    const first = await mine.client.importOpportunities(call);
    expect(first.data).toMatchObject({ imported: 2, total_processed: 2 });
    expect((await mine.client.importOpportunities(call)).data).toEqual(first.data);
    expect((await mine.client.listOpportunities({})).data).toHaveLength(2);
    expect((await other.client.listOpportunities({})).data).toHaveLength(0);
    expect((await other.client.importOpportunities({ body: call.body })).data.imported).toBe(2);
  });

  test("refuses nothing and too much", async () => {
    const { client } = await server.account();
    for (const input of ["", " \n", "é".repeat(600_000)]) {
      await expect(client.importOpportunities({ body: { input } })).rejects.toMatchObject({ status: 400 });
    }
    const input = "x".repeat(4 * 1024 * 1024);
    await expect(client.importOpportunities({ body: { input } })).rejects.toMatchObject({ status: 413 });
  });
});
