import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
let mine: Awaited<ReturnType<TestServer["account"]>>;
let other: typeof mine;

beforeAll(async () => {
  server = await startTestServer({ OPPORTUNITY_LIMIT: "3" });
});
beforeEach(async () => {
  [mine, other] = await Promise.all([server.account(), server.account()]);
});
afterAll(() => server.close());

async function add(account: typeof mine, n: number): Promise<string> {
  const body = { description: `Opening ${n}\nRequirements\n- Go`, url: `https://jobs.example.com/${n}` };
  return (await account.client.addOpportunity({ body })).data.id;
}

test("gives each of the account's own the status, once, and skips the rest in silence", async () => {
  const [one, two, theirs] = [await add(mine, 1), await add(mine, 2), await add(other, 3)];
  const ids = [two, theirs, one, two.toUpperCase(), randomUUID()];
  const before = Date.now();
  const { data } = await mine.client.updateOpportunities({ body: { ids, status: "applied" } });
  expect(data).toEqual({ updated: 2, ids: [two, one] });
  const { data: row } = await mine.client.getOpportunity({ params: { id: one } });
  expect(row.status).toBe("applied");
  expect(Date.parse(row.applied_at ?? "")).toBeGreaterThanOrEqual(before);
  expect(Date.parse(row.applied_at ?? "")).toBeLessThanOrEqual(Date.now());
  const { data: untouched } = await other.client.getOpportunity({ params: { id: theirs } });
  expect(untouched.status).toBe("tracking");
  // The day of the application stays when the status comes back.
  for (const status of ["interviewing", "applied"] as const) {
    await mine.client.updateOpportunities({ body: { ids: [one], status } });
  }
  const { data: again } = await mine.client.getOpportunity({ params: { id: one } });
  expect(again.applied_at).toBe(row.applied_at);
});

test("deletes each of the account's own with all that belongs to it, and frees their places", async () => {
  const [one, two, three] = [await add(mine, 1), await add(mine, 2), await add(mine, 3)];
  const theirs = await add(other, 4);
  await expect(add(mine, 5)).rejects.toMatchObject({ code: "limit_reached" });
  const { data } = await mine.client.deleteOpportunities({ body: { ids: [three, theirs, one, one] } });
  expect(data).toEqual({ deleted: 2, ids: [three, one] });
  const again = await mine.client.deleteOpportunities({ body: { ids: [three, one] } });
  expect(again.data).toEqual({ deleted: 0, ids: [] });
  const { data: left } = await mine.client.listOpportunities({});
  expect(left.map(({ id }) => id)).toEqual([two]);
  expect((await other.client.getOpportunity({ params: { id: theirs } })).data.id).toBe(theirs);
  await add(mine, 5);
});

test("takes between 1 and 100 ids", async () => {
  const many = Array.from({ length: 101 }, () => randomUUID());
  for (const ids of [[], many, ["x"]]) {
    for (const call of [
      () => mine.client.updateOpportunities({ body: { ids, status: "offer" } }),
      () => mine.client.deleteOpportunities({ body: { ids } }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 400, code: "validation_error" });
    }
  }
  const full = await mine.client.deleteOpportunities({ body: { ids: many.slice(1) } });
  expect(full.data).toEqual({ deleted: 0, ids: [] });
});
