import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { html, site } from "../../test/company-sites.ts";
import { type Bench, openBench, postingPage } from "../../test/opportunities.ts";

let bench: Bench;
let account: string;

beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const own = () => (account = randomUUID());

describe("the same posting", () => {
  test("behind a redirect is not tracked twice", async () => {
    own();
    const board = await site({
      "/jobs/1": postingPage(),
      "/go/1": (response) => void response.writeHead(301, { Location: "/jobs/1?utm_source=mail" }).end(),
    });
    const first = await bench.save(account, { url: `${board.url}/jobs/1` });
    const second = await bench.save(account, { url: `${board.url}/go/1` });
    expect(second).toMatchObject({
      status: "completed",
      already_tracked: true,
      opportunity_id: first.opportunity_id,
      title: "Senior Platform Engineer",
      match_score: first.match_score,
    });
    expect(await bench.opportunities.count(account)).toBe(1);
    // From now on the short address is known too.
    await expect(
      bench.opportunities.save(account, randomUUID(), { url: `${board.url}/go/1` }),
    ).rejects.toMatchObject({
      status: 409,
      code: "duplicate",
      existing: { id: first.opportunity_id, title: "Senior Platform Engineer", company: "Ledgerline" },
    });
  });

  test("behind a redirect is recognised even when its page can no longer be read", async () => {
    own();
    let there = true;
    const board = await site({
      "/jobs/1": (response) => html(response, there ? postingPage() : "gone", there ? 200 : 404),
      "/go/1": (response) => void response.writeHead(302, { Location: "/jobs/1" }).end(),
    });
    const first = await bench.save(account, { url: `${board.url}/jobs/1` });
    there = false;
    const second = await bench.save(account, { url: `${board.url}/go/1` });
    expect(second).toMatchObject({
      status: "completed",
      already_tracked: true,
      opportunity_id: first.opportunity_id,
    });
  });

  test("saved many times at once is one job and one row", async () => {
    own();
    const board = await site({ "/jobs/1": postingPage() });
    const saved = await Promise.all(
      ["", "?utm_source=a", "#part", "", "?utm_medium=b"].map((tail) =>
        bench.opportunities.save(account, randomUUID(), { url: `${board.url}/jobs/1${tail}` }),
      ),
    );
    expect(new Set(saved.map(({ _id }) => _id)).size).toBe(1);
    await Promise.all(saved.map((job) => bench.finished(job)));
    expect(await bench.opportunities.count(account)).toBe(1);
    expect(board.asked).toHaveLength(1);
  });

  test("pasted or named many times at once is one row", async () => {
    own();
    const { opportunities } = bench;
    const description = "Welder\nAcme GmbH\nWe need a welder who can weld.";
    const pasted = await Promise.allSettled(
      [1, 2, 3, 4].map(() => opportunities.add(account, randomUUID(), { url: null, description })),
    );
    expect(pasted.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of pasted) {
      if (one.status === "rejected") expect(one.reason).toMatchObject({ status: 409, code: "duplicate" });
    }
    const lists = await Promise.all(
      [1, 2, 3].map(() =>
        opportunities.importBulk(account, randomUUID(), "Baker at Bistro\nCook at Bistro\nCook at Bar"),
      ),
    );
    expect(lists.reduce((sum, { imported }) => sum + imported, 0)).toBe(3);
    expect(lists.reduce((sum, { duplicates_skipped }) => sum + duplicates_skipped, 0)).toBe(6);
    expect(await opportunities.count(account)).toBe(4);
    // Deleted, it may be saved again.
    const { items } = await opportunities.list(account, { q: "welder", sort: "created_at", limit: 1 });
    await opportunities.delete(account, items[0]?.id ?? "");
    await opportunities.add(account, randomUUID(), { url: null, description });
    expect(await opportunities.count(account)).toBe(4);
  });

  test("reached over two addresses at once is one row", async () => {
    own();
    const board = await site({
      "/jobs/1": postingPage(),
      "/go/1": (response) => void response.writeHead(301, { Location: "/jobs/1" }).end(),
    });
    const jobs = await Promise.all(
      ["/jobs/1", "/go/1"].map((path) => bench.save(account, { url: board.url + path })),
    );
    expect(jobs.map(({ status }) => status)).toEqual(["completed", "completed"]);
    expect(new Set(jobs.map(({ opportunity_id }) => opportunity_id)).size).toBe(1);
    expect(jobs.filter(({ already_tracked }) => already_tracked)).toHaveLength(1);
    expect(await bench.opportunities.count(account)).toBe(1);
  });

  test("as a text is recognised by company, title and wording; another place or wording is another", async () => {
    own();
    const board = await site({
      "/jobs/1": postingPage(),
      "/jobs/2": postingPage({ jobLocation: { address: { addressLocality: "Lisbon" } } }),
    });
    const mirror = await site({ "*": postingPage() });
    const first = await bench.save(account, { url: `${board.url}/jobs/1` });
    const copy = await bench.save(account, { url: `${mirror.url}/offer` });
    expect(copy).toMatchObject({ already_tracked: true, opportunity_id: first.opportunity_id });
    // One site, two ids: two openings, however alike.
    const other = await bench.save(account, { url: `${board.url}/jobs/2` });
    expect(other.already_tracked).toBe(false);
    const pasted = await bench.save(account, { description: "Welder\nAcme\nWe need a welder who can weld." });
    const again = await bench.save(account, { description: "Welder\nAcme\nWe need a welder  who can weld." });
    expect(again).toMatchObject({ already_tracked: true, opportunity_id: pasted.opportunity_id });
    expect(await bench.opportunities.count(account)).toBe(3);
  });

  test("of another account is none of this one's business", async () => {
    const board = await site({ "/jobs/1": postingPage() });
    const mine = await bench.save(own(), { url: `${board.url}/jobs/1` });
    const theirs = await bench.save(own(), { url: `${board.url}/jobs/1` });
    expect(theirs.already_tracked).toBe(false);
    expect(theirs.opportunity_id).not.toBe(mine.opportunity_id);
    await expect(bench.opportunities.get(account, mine.opportunity_id ?? "")).rejects.toMatchObject({
      status: 404,
    });
  });
});
