/** `GET /sync` over HTTP: everything there is, then what has changed, as its own GET shows it (decisions, section 9). */
import type { Change, Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["account"]>>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const POSTING = `Backend Engineer
Ferrolux GmbH

You have five years of experience with TypeScript and PostgreSQL. You have worked with Kubernetes.`;

/** A client's copy, by type and id. */
class Copy {
  readonly rows = new Map<string, Change["data"]>();
  readonly #client: Client;
  cursor: string | undefined;
  settled = false;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Reads to the end, and gives what was told. */
  async follow(limit = 500): Promise<Change[]> {
    const told: Change[] = [];
    for (;;) {
      const { data } = await this.#client.sync({ query: { cursor: this.cursor, limit } });
      for (const change of data.changes) {
        if (change.deleted) this.rows.delete(`${change.type} ${change.id}`);
        else this.rows.set(`${change.type} ${change.id}`, change.data);
      }
      told.push(...data.changes);
      this.cursor = data.next_cursor;
      this.settled = data.settled;
      if (!data.has_more) return told;
    }
  }

  /** Until nothing is under way any more. */
  async rest(limit = 500): Promise<void> {
    do await this.follow(limit);
    while (
      !this.settled ||
      [...this.rows.values()].some(
        (data) => data !== null && "job_type" in data && !/completed|failed/.test(data.status),
      )
    );
  }
}

/** The server's state by each resource's own GET. */
async function serverState(client: Client, userId: string, copy: Copy) {
  const state = new Map<string, unknown>();
  state.set(`preferences ${userId}`, (await client.getPreferences()).data);
  // Issues are what a check finds among all claims, not part of one.
  for (const { issues: _, ...claim } of (await client.listClaims({ query: { limit: 200 } })).data) {
    state.set(`claim ${claim.id}`, claim);
  }
  for (const row of (await client.listOpportunities({ query: { limit: 200 } })).data) {
    state.set(`opportunity ${row.id}`, row);
    state.set(`match ${row.id}`, (await client.getMatch({ params: { id: row.id } })).data);
  }
  for (const row of (await client.listPending({ query: { status: "all", limit: 200 } })).data) {
    state.set(`pending_opportunity ${row.id}`, row);
  }
  // There is no list of jobs: each that was told is asked for.
  for (const key of copy.rows.keys()) {
    const [type, id = ""] = key.split(" ");
    if (type === "job") state.set(key, (await client.getJob({ params: { id } })).data);
  }
  return state;
}

describe("an account's life", () => {
  beforeAll(async () => {
    owner = await server.account();
  });

  test("begins with preferences, which everybody has", async () => {
    const copy = new Copy(owner.client);
    expect(await copy.follow()).toMatchObject([{ type: "preferences", id: owner.userId, deleted: false }]);
    expect(await copy.follow()).toEqual([]);
  });

  test("is told as the resources' own GETs tell it, in small pieces and in one", async () => {
    const copy = new Copy(owner.client);
    await copy.follow(1);
    const skill = await owner.client.createSkill({ body: { label: "TypeScript" } });
    await owner.client.createSkill({ body: { label: "PostgreSQL" } });
    const added = await owner.client.addAndMatch({ body: { description: POSTING } });
    const saved = await owner.client.saveOpportunityAsync({
      body: { description: POSTING.replace("Ferrolux", "Aurelia"), title_hint: "Engineer" },
    });
    await owner.client.filePending({
      body: { items: [{ title: "Data Engineer", company: "Noctua", url: "https://noctua.example/jobs/1" }] },
    });
    await owner.client.replacePreferences({ body: { locations: ["Lisbon"] } });
    await copy.rest(3);
    expect(copy.rows.get(`job ${saved.data.job_id}`)).toMatchObject({ status: "completed" });
    expect(Object.fromEntries(copy.rows)).toEqual(
      Object.fromEntries(await serverState(owner.client, owner.userId, copy)),
    );

    // Every score is of another portrait now, and is told anew without anybody looking at lists.
    const before = copy.rows.get(`match ${added.data.opportunity.id}`);
    await owner.client.deleteSkill({ params: { id: skill.data.id } });
    await copy.rest();
    expect(copy.rows.has(`claim ${skill.data.id}`)).toBe(false);
    expect(copy.rows.get(`match ${added.data.opportunity.id}`)).not.toEqual(before);
    await owner.client.deleteOpportunity({ params: { id: added.data.opportunity.id } });
    const told = await copy.follow();
    for (const type of ["opportunity", "match"]) {
      expect(told).toContainEqual({ type, id: added.data.opportunity.id, deleted: true, data: null });
    }
    await copy.rest();
    const fresh = new Copy(owner.client);
    await fresh.rest(2);
    expect(Object.fromEntries(copy.rows)).toEqual(Object.fromEntries(fresh.rows));
    expect(Object.fromEntries(fresh.rows)).toEqual(
      Object.fromEntries(await serverState(owner.client, owner.userId, fresh)),
    );
  }, 60_000);

  test("changes of one row are one, in the place of the last; a write is told at once", async () => {
    const copy = new Copy(owner.client);
    await copy.rest();
    const first = await owner.client.createSkill({ body: { label: "Rust" } });
    const second = await owner.client.createSkill({ body: { label: "Go" } });
    for (const description of ["a", "b", "c"]) {
      await owner.client.updateSkill({ params: { id: first.data.id }, body: { description } });
    }
    const claims = (await copy.follow()).filter(({ type }) => type === "claim");
    expect(claims.map(({ id }) => id)).toEqual([second.data.id, first.data.id]);
    expect(claims[1]?.data).toMatchObject({ description: "c" });
  });
});

describe("cursors", () => {
  test("one that was not given to this account and its key is refused with a sentence", async () => {
    const [one, two] = [await server.account(), await server.account()];
    const { data } = await one.client.sync();
    const own = data.next_cursor;
    const narrow = await one.client.createApiKey({
      body: { name: "narrow", scopes: ["read:opportunities"] },
    });
    const flipped = own.slice(0, 8) + (own[8] === "A" ? "B" : "A") + own.slice(9);
    const tries: [Client, string][] = [
      [two.client, own],
      [server.clientFor(narrow.data.key), own],
      ...[flipped, `${own}=`, `${own}A`, own.slice(0, -2), "x", "ÄÖ", "e30"].map(
        (cursor) => [one.client, cursor] as [Client, string],
      ),
    ];
    for (const [client, cursor] of tries) {
      expect(await refusal(client.sync({ query: { cursor } }))).toMatchObject({
        status: 400,
        code: "validation_error",
        details: [{ path: "cursor", message: expect.stringContaining("begin anew") as string }],
      });
    }
    expect((await one.client.sync({ query: { cursor: own } })).data.changes).toEqual([]);
    for (const limit of [0, 1001])
      expect((await refusal(one.client.sync({ query: { limit } }))).status).toBe(400);
  });

  test("the same one may be used again", async () => {
    const { client } = await server.account();
    const { data } = await client.sync();
    await client.createSkill({ body: { label: "Elixir" } });
    const read = async () => (await client.sync({ query: { cursor: data.next_cursor } })).data.changes;
    expect(await read()).toEqual(await read());
    expect(await read()).toHaveLength(1);
  });
});

describe("what a key may not read elsewhere", () => {
  test("it is not told here", async () => {
    const { client } = await server.account();
    await client.createSkill({ body: { label: "Kotlin" } });
    const keyFor = async (scopes: "read:opportunities"[]) =>
      server.clientFor((await client.createApiKey({ body: { name: "k", scopes } })).data.key);
    const narrow = await keyFor(["read:opportunities"]);
    const { data } = await narrow.sync();
    expect(data.changes).toEqual([]);
    await client.createSkill({ body: { label: "Scala" } });
    expect((await narrow.sync({ query: { cursor: data.next_cursor } })).data.changes).toEqual([]);
    expect((await refusal((await keyFor([])).sync())).code).toBe("insufficient_scope");
  });

  test("nothing of other accounts is", async () => {
    const [one, two] = [await server.account(), await server.account()];
    const { data } = await two.client.sync();
    await one.client.createSkill({ body: { label: "Zig" } });
    expect((await two.client.sync({ query: { cursor: data.next_cursor } })).data.changes).toEqual([]);
    expect((await two.client.sync()).data.changes.map(({ id }) => id)).toEqual([two.userId]);
  });
});
