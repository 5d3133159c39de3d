import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { DESCRIPTION, openBench, type Bench } from "../test-bench.ts";
import { OpportunityStore } from "../store.ts";
import { createSearches, type Searches } from "./searches.ts";

let bench: Bench;
/** What another process sees: an index of its own, on a connection of its own. */
let other: Searches;
let otherStore: OpportunityStore;
let account: string;

beforeAll(async () => {
  bench = await openBench({ limit: 2_000 });
  otherStore = new OpportunityStore(await bench.database.connect());
  other = createSearches(otherStore);
});
beforeEach(() => {
  account = randomUUID();
});
afterAll(() => bench.close());

const titles = async (q: string, searches = other) =>
  (await searches.search(account, q, null, 50)).map(({ row }) => row.title);
const add = async (title: string, company = "Acme") => {
  const { id } = await bench.opportunities.add(account, randomUUID(), {
    url: `https://example.com/${randomUUID()}`,
    description: `Opening ${randomUUID()}\n\n${DESCRIPTION}`,
  });
  await otherStore.update(account, id, { title, company });
  return id;
};

test("every process finds what any has written, at once: added, renamed, described, deleted", async () => {
  expect(await titles("baker")).toEqual([]);
  const id = await add("Baker");
  expect(await titles("baker")).toEqual(["Baker"]);
  await bench.opportunities.search(account, { q: "baker", limit: 10 });

  await otherStore.update(account, id, { title: "Pastry Chef" });
  expect(await titles("baker")).toEqual([]);
  expect(await titles("pastry")).toEqual(["Pastry Chef"]);
  const ours = await bench.opportunities.search(account, { q: "pastry", limit: 10 });
  expect(ours.items.map(({ title }) => title)).toEqual(["Pastry Chef"]);

  await otherStore.updatePosting(account, id, { description: "Croissants every morning" });
  expect(await titles("croissant")).toEqual(["Pastry Chef"]);
  expect(await titles("terraform")).toEqual([]);
  expect((await bench.opportunities.search(account, { q: "croissants", limit: 10 })).items).toHaveLength(1);

  await bench.opportunities.delete(account, id);
  expect(await titles("pastry")).toEqual([]);
  expect(await bench.opportunities.search(account, { q: "pastry", limit: 10 })).toEqual({
    items: [],
    next_cursor: null,
  });
});

test("is of the account alone", async () => {
  await add("Baker");
  account = randomUUID();
  expect(await titles("baker")).toEqual([]);
});

test("rows that were stored before there were dates are found", async () => {
  const id = await add("Baker");
  await bench.database.db
    .collection<{ _id: string }>("opportunities")
    .updateOne({ _id: id }, { $unset: { text_at: 1 } });
  const fresh = createSearches(otherStore);
  expect(await titles("baker", fresh)).toEqual(["Baker"]);
  await add("Baker's Apprentice");
  expect(await titles("baker", fresh)).toEqual(["Baker", "Baker's Apprentice"]);
});

test("while others write, a search misses nothing that was stored before it began", async () => {
  const searching = createSearches(otherStore);
  await Promise.all(
    Array.from({ length: 6 }, async (_, writer) => {
      for (let n = 0; n < 8; n += 1) {
        await add(`Welder ${writer}x${n}`);
        expect(await titles(`${writer}x${n}`, searching)).toEqual([`Welder ${writer}x${n}`]);
      }
    }),
  );
  expect(await titles("welder", searching)).toHaveLength(48);
});

test("is read page by page, with scores as they are now; another query's cursor is refused", async () => {
  for (const title of ["Cook", "Line Cook", "Sous Chef"]) await add(title);
  await vi.waitFor(async () => expect(await bench.opportunities.count(account)).toBe(3));
  const first = await bench.opportunities.search(account, { q: "cook", limit: 1 });
  expect(first.items.map(({ title }) => title)).toEqual(["Cook"]);
  const cursor = first.next_cursor ?? "";
  const second = await bench.opportunities.search(account, { q: "COOK!", limit: 1, cursor });
  expect(second).toMatchObject({ items: [{ title: "Line Cook" }], next_cursor: null });
  await expect(bench.opportunities.search(account, { q: "chef", limit: 1, cursor })).rejects.toMatchObject({
    status: 400,
  });
});
