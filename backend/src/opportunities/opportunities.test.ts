import { sameName } from "@career-portrait/shared/posting";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { DESCRIPTION, openBench, portraitShowing, type Bench } from "../../test/opportunities.ts";
import type { OpportunityRow } from "./row.ts";

let bench: Bench;
let account: string;
let clock = new Date("2026-11-21T12:00:00Z");

beforeAll(async () => {
  bench = await openBench({ limit: 4, now: () => clock });
});
beforeEach(() => {
  account = randomUUID();
});
afterAll(() => bench.close());

/** A tracked row put straight into the collection, with its posting. */
async function put(row: Partial<OpportunityRow> = {}): Promise<string> {
  const title = row.title ?? "Engineer";
  const id = row._id ?? randomUUID();
  await bench.database.db.collection<OpportunityRow>("opportunities").insertOne({
    _id: id,
    account_id: account,
    title,
    company: null,
    url: null,
    same_name: sameName({ title, company: null }),
    status: "tracking",
    match_score: null,
    match_rank: row.match_score ?? -1,
    match_version: "",
    location: null,
    work_mode: null,
    employment_type: null,
    salary: null,
    source: null,
    url_status: "unknown",
    is_starred: false,
    notes: null,
    applied_at: null,
    words: title.toLowerCase().split(" "),
    created_at: clock,
    updated_at: clock,
    ...row,
  });
  return id;
}

const list = (request: Partial<Parameters<Bench["opportunities"]["list"]>[1]> = {}) =>
  bench.opportunities.list(account, { sort: "created_at", limit: 50, ...request });
const titles = async (request: Parameters<typeof list>[0] = {}) =>
  (await list(request)).items.map(({ title }) => title);

describe("the list", () => {
  test("shows the newest first, and only the account's own", async () => {
    await put({ title: "old", created_at: new Date(1_000) });
    await put({ title: "new", created_at: new Date(2_000) });
    account = randomUUID();
    expect(await titles()).toEqual([]);
    await put({ title: "mine" });
    expect(await titles()).toEqual(["mine"]);
  });

  test.each(["created_at", "updated_at", "match_score"] as const)(
    "by %s is paged without gap or repetition, also when rows tie and are added meanwhile",
    async (sort) => {
      const scores = [null, 10, 10, 90, null, 55, 10, 0];
      for (const [index, match_score] of scores.entries()) {
        const at = new Date(1_000 * Math.floor(index / 3));
        await put({ title: `row ${index}`, match_score, created_at: at, updated_at: at });
      }
      const whole = (await list({ sort, limit: 200 })).items;
      expect(whole).toHaveLength(8);
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ sort, limit: 3, cursor });
        seen.push(...page.items.map(({ id }) => id));
        expect(page.items.length).toBeLessThanOrEqual(3);
        cursor = page.next_cursor ?? undefined;
        await put({
          title: "added",
          match_score: 100,
          created_at: new Date(9e12),
          updated_at: new Date(9e12),
        });
      } while (cursor !== undefined && seen.length < 50);
      expect(seen).toEqual(whole.map(({ id }) => id));
    },
  );

  test("by score ends with those that have none", async () => {
    for (const match_score of [null, 10, 90, null, 0]) await put({ match_score });
    const { items } = await list({ sort: "match_score" });
    expect(items.map(({ match_score }) => match_score)).toEqual([90, 10, 0, null, null]);
  });

  test("is narrowed by status, star and the beginnings of words", async () => {
    await put({
      title: "Senior Platform Engineer",
      status: "applied",
      words: ["senior", "platform", "engineer", "koln"],
    });
    await put({ title: "Platform Lead", is_starred: true, words: ["platform", "lead", "c++"] });
    await put({ title: "Baker", words: ["baker"] });
    expect(await titles({ status: "applied" })).toEqual(["Senior Platform Engineer"]);
    expect(await titles({ starred: true })).toEqual(["Platform Lead"]);
    expect((await titles({ q: "plat" })).toSorted()).toEqual(["Platform Lead", "Senior Platform Engineer"]);
    expect(await titles({ q: "PLATFORM köln" })).toEqual(["Senior Platform Engineer"]);
    expect(await titles({ q: "c++" })).toEqual(["Platform Lead"]);
    expect(await titles({ q: "atform" })).toEqual([]);
    for (const marks of [".*", "!", "🙂"]) expect(await titles({ q: marks })).toEqual([]);
  });

  test.each([
    "nonsense",
    Buffer.from('["created_at"]').toString("base64url"),
    Buffer.from('["x",1,"y"]').toString("base64url"),
  ])("refuses the cursor %j", async (cursor) => {
    await expect(list({ cursor })).rejects.toMatchObject({ status: 400, code: "validation_error" });
  });

  test("refuses a cursor of another order", async () => {
    await put();
    await put();
    const { next_cursor } = await list({ limit: 1 });
    await expect(list({ sort: "match_score", cursor: next_cursor ?? "" })).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe("one opportunity", () => {
  test("changes as asked, and remembers when it was applied for", async () => {
    const id = await put();
    clock = new Date("2026-11-22T08:00:00Z");
    const changed = await bench.opportunities.update(
      account,
      id,
      {
        status: "applied",
        is_starred: true,
        notes: "Call Ada",
        url_status: "closed",
      },
      randomUUID(),
    );
    expect(changed).toMatchObject({
      status: "applied",
      is_starred: true,
      notes: "Call Ada",
      url_status: "closed",
      applied_at: "2026-11-22T08:00:00.000Z",
      updated_at: "2026-11-22T08:00:00.000Z",
    });
    clock = new Date("2026-11-23T08:00:00Z");
    await bench.opportunities.update(account, id, { status: "interviewing", notes: null }, randomUUID());
    const again = await bench.opportunities.update(account, id, { status: "applied" }, randomUUID());
    expect(again).toMatchObject({ applied_at: "2026-11-22T08:00:00.000Z", notes: null });
  });

  test("of another account, or deleted, is not found by any call", async () => {
    const id = await put();
    const owner = account;
    account = randomUUID();
    const calls = (who: string) => [
      async () => bench.opportunities.get(who, id),
      async () => bench.opportunities.update(who, id, { status: "offer" }, randomUUID()),
      async () => bench.opportunities.match(who, id),
      async () => bench.opportunities.delete(who, id),
    ];
    for (const call of calls(account))
      await expect(call()).rejects.toMatchObject({ status: 404, code: "not_found" });
    await bench.opportunities.delete(owner, id);
    for (const call of calls(owner))
      await expect(call()).rejects.toMatchObject({ status: 404, code: "not_found" });
  });

  test("is found by any form of its address", async () => {
    const job = await bench.save(account, {
      url: "http://127.0.0.1:1/Jobs/7?utm_source=x",
      description: DESCRIPTION,
    });
    const found = await bench.opportunities.lookup(account, "https://127.0.0.1:1/Jobs/7/#apply");
    expect(found?.id).toBe(job.opportunity_id);
    expect(await bench.opportunities.lookup(account, "https://127.0.0.1:1/Jobs/8")).toBeNull();
    expect(await bench.opportunities.lookup(randomUUID(), "https://127.0.0.1:1/Jobs/7")).toBeNull();
  });
});

describe("scores", () => {
  test("follow the portrait before they are shown, in every place", async () => {
    const { match_score: before, opportunity_id } = await bench.save(account, { description: DESCRIPTION });
    const id = opportunity_id ?? "";
    const other = await bench.save(account, { description: `Baker\nAcme\n${DESCRIPTION}` });
    bench.portrait.portrait = portraitShowing("Go", "PostgreSQL", "Kubernetes", "Terraform");
    bench.portrait.version = randomUUID();
    const shown = await bench.opportunities.get(account, id);
    expect(shown.match_score).toBeGreaterThan(before ?? 0);
    const match = await bench.opportunities.match(account, id);
    expect(Math.round(match.scores.overall ?? Number.NaN)).toBe(shown.match_score);
    // The rest follows in the background, so that sorting by score is true again.
    await vi.waitFor(
      async () => {
        const rows = bench.database.db.collection<OpportunityRow>("opportunities");
        expect((await rows.findOne({ _id: other.opportunity_id ?? "" }))?.match_version).toContain(
          bench.portrait.version,
        );
      },
      { timeout: 10_000 },
    );
    const listed = (await list()).items.find((item) => item.id === id);
    expect(listed?.match_score).toBe(shown.match_score);
  });

  test("that there is no time for are left out and marked until they have followed", async () => {
    const hurried = await openBench({ scoringBudgetMs: 0 });
    const own = randomUUID();
    const { opportunity_id, match_score: before } = await hurried.save(own, { description: DESCRIPTION });
    hurried.portrait.portrait = portraitShowing("Go", "PostgreSQL", "Kubernetes", "Terraform");
    hurried.portrait.version = randomUUID();
    const lists = () => hurried.opportunities.list(own, { sort: "match_score", limit: 10 });
    const [shown] = (await lists()).items;
    expect(shown).toMatchObject({ id: opportunity_id, match_score: null, match_is_stale: true });
    await vi.waitFor(async () => {
      const [followed] = (await lists()).items;
      expect(followed).toMatchObject({ match_is_stale: false });
      expect(followed?.match_score).toBeGreaterThan(before ?? 0);
    });
    await hurried.close();
  });

  test("are the same bytes for the same facts", async () => {
    const { opportunity_id } = await bench.save(account, { description: DESCRIPTION });
    const first = await bench.opportunities.match(account, opportunity_id ?? "");
    bench.portrait.version = randomUUID();
    const second = await bench.opportunities.match(account, opportunity_id ?? "");
    expect({ ...second, computed_at: "" }).toEqual({ ...first, computed_at: "" });
  });

  test("are null, with the reason, when there is nothing to compare", async () => {
    bench.portrait.portrait = portraitShowing();
    bench.portrait.version = randomUUID();
    const job = await bench.save(account, { description: DESCRIPTION });
    expect(job).toMatchObject({ status: "completed", match_score: null });
    expect(job.notes.at(-1)).toMatch(/portrait holds no claim/);
    const match = await bench.opportunities.match(account, job.opportunity_id ?? "");
    expect(match).toMatchObject({ scores: { overall: null }, strengths: [] });
    expect(match.reason).toMatch(/portrait holds no claim/);
  });
});

describe("the limit", () => {
  const text = (n: number) => `Opening number ${n}\n${DESCRIPTION}`;

  test("holds against saves at the same moment, and frees what is deleted or fails", async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) =>
        bench.opportunities.save(account, randomUUID(), { description: text(n) }),
      ),
    );
    const accepted = tries.filter((tried) => tried.status === "fulfilled").map(({ value }) => value);
    const refused = tries
      .filter((tried) => tried.status === "rejected")
      .map(({ reason }) => reason as unknown);
    expect(accepted).toHaveLength(4);
    for (const reason of refused) expect(reason).toMatchObject({ status: 403, code: "limit_reached" });
    const done = await Promise.all(accepted.map((job) => bench.finished(job)));
    expect(await bench.opportunities.count(account)).toBe(4);

    await bench.opportunities.delete(account, done[0]?.opportunity_id ?? "");
    const failing = await bench.save(account, { url: "http://127.0.0.1:1/gone" });
    expect(failing.status).toBe("failed");
    expect((await bench.save(account, { description: text(50) })).status).toBe("completed");
    await expect(bench.save(account, { description: text(51) })).rejects.toMatchObject({
      code: "limit_reached",
    });
  });

  test("counts again before it refuses, so that slots lost in a crash come back", async () => {
    await bench.save(account, { description: text(1) });
    const slots = bench.database.db.collection<{ _id: string; reserved: object[] }>("opportunity_slots");
    const lost = (at: Date) => ({ holder: randomUUID(), at });
    const recent = lost(clock);
    const long = new Date(clock.getTime() - 3_600_000);
    await slots.updateOne(
      { _id: account },
      { $set: { taken: 4, reserved: [lost(long), lost(long), recent] }, $inc: { version: 1 } },
    );
    expect((await bench.save(account, { description: text(2) })).status).toBe("completed");
    // What was reserved just now may still be about to be used.
    expect(await slots.findOne({ _id: account })).toMatchObject({ taken: 3, reserved: [recent] });
  });

  test("is not charged for the same save repeated, nor for the same posting saved twice", async () => {
    const id = randomUUID();
    const save = (jobId: string) => bench.opportunities.save(account, jobId, { description: text(1) });
    const [first, second, third] = await Promise.all([save(id), save(id), save(randomUUID())]);
    expect([second?._id, third?._id]).toEqual([first?._id, first?._id]);
    await bench.finished(first);
    expect(await save(id)).toMatchObject({ _id: id, status: "completed" });
    const slots = bench.database.db.collection<{ _id: string }>("opportunity_slots");
    expect(await slots.findOne({ _id: account })).toMatchObject({ taken: 1, reserved: [] });
  });
});

test("deleting an account's data leaves nothing of it", async () => {
  await bench.save(account, { description: DESCRIPTION });
  await bench.opportunities.deleteAccountData(account);
  for (const name of ["opportunities", "postings", "matches", "posting_vectors"]) {
    expect(await bench.database.db.collection(name).countDocuments({ account_id: account })).toBe(0);
  }
  expect(await bench.opportunities.count(account)).toBe(0);
});
