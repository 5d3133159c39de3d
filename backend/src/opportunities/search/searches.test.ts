import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { DESCRIPTION, openBench, type Bench } from "../../../test/opportunities.ts";
import type { OpportunityRow, PostingRow } from "../row.ts";
import { OpportunityStore } from "../store.ts";
import { KeptIndexes } from "./kept-indexes.ts";
import { createSearches, type Searches } from "./searches.ts";

let bench: Bench;
/** What another process sees: an index of its own, on a connection of its own. */
let other: Searches;
let otherStore: OpportunityStore;
let kept: KeptIndexes;
let account: string;

const troubles: unknown[] = [];
/** As a process that has just started. */
const freshSearches = (store = otherStore) => createSearches(store, kept, (error) => troubles.push(error));

beforeAll(async () => {
  bench = await openBench({ limit: 2_000 });
  const db = await bench.database.connect();
  otherStore = new OpportunityStore(db);
  kept = new KeptIndexes(db);
  other = freshSearches();
});
beforeEach(() => {
  account = randomUUID();
});
afterAll(async () => {
  await other.close();
  await bench.close();
});

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
  const fresh = freshSearches();
  expect(await titles("baker", fresh)).toEqual(["Baker"]);
  await add("Baker's Apprentice");
  expect(await titles("baker", fresh)).toEqual(["Baker", "Baker's Apprentice"]);
});

test("while others write, a search misses nothing that was stored before it began", async () => {
  const searching = freshSearches();
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

/** Counts the texts that are read through it. */
class CountingStore extends OpportunityStore {
  read = 0;
  override async texts(...args: Parameters<OpportunityStore["texts"]>) {
    this.read += args[1].length;
    return super.texts(...args);
  }
}

/** Many opportunities, written by a process that never searches. */
async function addMany(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    row: {
      _id: randomUUID(),
      account_id: account,
      title: `Painter ${index}`,
      company: "Acme",
      created_at: new Date(),
    } as OpportunityRow,
    description: `Colour number ${index}`,
  }));
  await Promise.all(
    rows.map(({ row, description }) =>
      otherStore.create(row, { _id: row._id, account_id: account, description } as PostingRow),
    ),
  );
  return rows.map(({ row }) => row._id);
}

describe("an index that is kept", () => {
  test("is taken up by a process that starts, which reads only what has changed since", async () => {
    const [changed = "", deleted = ""] = await addMany(150);
    const first = freshSearches();
    expect(await titles("painter", first)).toHaveLength(50);
    await first.close();

    await otherStore.update(account, changed, { title: "Plumber" });
    await otherStore.delete(account, deleted);
    await add("Roofer");
    const store = new CountingStore(await bench.database.connect());
    const second = freshSearches(store);
    expect(await titles("plumber", second)).toEqual(["Plumber"]);
    expect(await titles("roofer", second)).toEqual(["Roofer"]);
    expect(await titles("1 painter", second)).toEqual([]);
    expect(await titles("painter 149 colour", second)).toEqual(["Painter 149"]);
    await second.close();
    // Those of the last seconds are looked at again, and the index was made of rows that were all as young.
    expect(store.read).toBeLessThan(10);
  });

  test("is held to all rows behind the first search: a change that its dates hide is found", async () => {
    const [hidden = ""] = await addMany(120);
    const first = freshSearches();
    await titles("painter", first);
    await first.close();
    // A server clock that was set back dates it before all that is known.
    await bench.database.db
      .collection<{ _id: string }>("opportunities")
      .updateOne({ _id: hidden }, { $set: { title: "Glazier", text_at: new Date(0) } });
    const second = freshSearches();
    await titles("painter", second);
    await vi.waitFor(async () => expect(await titles("glazier", second)).toEqual(["Glazier"]));
    await second.close();
  });

  test("is made anew when it is lost or was made otherwise", async () => {
    await addMany(120);
    const { db } = bench.database;
    for (const lose of [
      () => db.collection("search_pieces").deleteMany({ account_id: account }),
      () => db.collection("search_indexes").updateMany({ account_id: account }, { $set: { form: "old" } }),
    ]) {
      const first = freshSearches();
      await titles("painter", first);
      await first.close();
      expect(await db.collection("search_indexes").countDocuments({ account_id: account })).toBe(1);
      await lose();
      const second = freshSearches();
      expect(await titles("painter 119", second)).toEqual(["Painter 119"]);
      await second.close();
    }
    const head = await db.collection("search_indexes").findOne({ account_id: account });
    expect(await db.collection("search_pieces").distinct("revision", { account_id: account })).toEqual([
      head?.["revision"],
    ]);
  });

  test("is prepared for whoever looks at a list, before they search", async () => {
    await addMany(120);
    const store = new CountingStore(await bench.database.connect());
    const searches = freshSearches(store);
    searches.prepare(account);
    await vi.waitFor(() => expect(store.read).toBe(120));
    expect(await titles("7 painter", searches)).toEqual(["Painter 7"]);
    expect(store.read).toBe(120);
    await searches.close();
  });
});

test("after very many were deleted, what is left is found", async () => {
  const ids = await addMany(1_300);
  const searches = freshSearches();
  await titles("painter", searches);
  await otherStore.deleteMany(account, ids.slice(1));
  expect(await titles("painter", searches)).toEqual(["Painter 0"]);
  await searches.close();
});

test("nothing went wrong where nobody waited for it", () => {
  expect(troubles).toEqual([]);
});
