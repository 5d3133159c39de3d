/** What operators see and set going, over HTTP (decisions, sections 3 and 9). */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMIN_SCOPES, type Client, type MaintenanceTask } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabaseOf } from "../../test/backend-process.ts";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { fill } from "../../test/archived-account.ts";

const EMAIL = "operator@example.org";
const PASSWORD = "correct horse battery";
const PRIVATE = ["Ledgerline", "Marit", "Harbour", "payment", "example.org", "Utrecht"];

let directory: string;
let server: TestServer;
let admin: Client;
let person: Awaited<ReturnType<TestServer["account"]>>;
const begun = Date.now();

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "career-portrait-"));
  server = await startTestServer({ ADMIN_ACCOUNTS: EMAIL, DATA_DIR: directory });
  const anyone = server.clientFor(null);
  await anyone.register({ body: { email: EMAIL, password: PASSWORD, name: "Operator" } });
  const { data } = await anyone.login({
    body: { email: EMAIL, password: PASSWORD, scopes: [...ADMIN_SCOPES] },
  });
  admin = server.clientFor(data.api_key.key);
  person = await server.account();
  await fill(person.client);
}, 120_000);
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

describe("who may", () => {
  const calls: [string, (client: Client) => Promise<unknown>][] = [
    ["usage", (client) => client.getUsageReport()],
    ["discovery", (client) => client.getDiscoveryReport()],
    ["jobs", (client) => client.listJobs()],
    ["retry", (client) => client.retryJob({ params: { id: crypto.randomUUID() } })],
    ["maintenance", (client) => client.runMaintenance({ params: { task: "expire_pending" } })],
  ];

  test.each(calls)("%s: not a key without the scope, nor a scope without the list", async (_name, call) => {
    expect(await refusal(call(person.client))).toMatchObject({ status: 403, code: "insufficient_scope" });
    const { email, password } = person;
    const scoped = (
      await server.clientFor(null).login({ body: { email, password, scopes: [...ADMIN_SCOPES] } })
    ).data;
    expect(await refusal(call(server.clientFor(scoped.api_key.key)))).toMatchObject({
      status: 403,
      code: "admin_only",
    });
  });

  test("one scope opens its own routes only", async () => {
    const { data } = await server
      .clientFor(null)
      .login({ body: { email: EMAIL, password: PASSWORD, scopes: ["admin:jobs"] } });
    const client = server.clientFor(data.api_key.key);
    expect((await client.listJobs()).status).toBe(200);
    expect(await refusal(client.getUsageReport())).toMatchObject({ status: 403, code: "insufficient_scope" });
  });
});

describe("reports", () => {
  test("count what there is and quote none of it", async () => {
    const { data } = await admin.getUsageReport({ query: { window_days: 30 } });
    const { counts } = (await person.client.getUsage()).data;
    expect(data.accounts).toMatchObject({ total: 2, created: 2 });
    expect(data.window_days).toBe(30);
    expect(data.documents).toEqual({ ready: counts.documents });
    expect(Object.values(data.opportunities).reduce((sum, count) => sum + count, 0)).toBe(
      counts.opportunities,
    );
    expect(data.opportunities.applied).toBe(1);
    expect(data.pending_opportunities).toMatchObject({ dismissed: 3, added: 3, pending: 1 });
    expect(data).toMatchObject({
      cover_letters: 1,
      contacts: 1,
      share_links: { open: 1, views: 0 },
      sites: { total: 1, published: 1, messages: 0 },
    });
    expect(
      data.jobs.find(({ kind, status }) => kind === "story_extraction" && status === "completed")?.count,
    ).toBe(1);
    expect(data.ai_spending).toMatchObject({ usd: 0, calls: 0 });
    for (const word of PRIVATE) expect(JSON.stringify(data)).not.toContain(word);
  });

  test("tell how discovery goes", async () => {
    const { data } = await admin.getDiscoveryReport();
    expect(data).toMatchObject({ accounts_with_queries: 1, queries: { enabled: 1, disabled: 0 } });
    expect(data.sources.map(({ source }) => source)).toEqual(["linkedin", "google_jobs", "fractionaljobs"]);
    for (const { runs, noise_rate } of data.sources) expect([runs, noise_rate]).toEqual([0, null]);
    expect(data.corrections).toMatchObject({
      query_edit: 1,
      threshold_change: 1,
      suppression_disagreement: 1,
    });
    for (const word of PRIVATE) expect(JSON.stringify(data)).not.toContain(word);
    const { user_id } = (await person.client.verifyKey()).data;
    const run = {
      account_id: user_id,
      run_id: "r",
      query_key: "k",
      source: "linkedin",
      keyword: "secret keyword",
      location: null,
      at: new Date(),
      error: null as string | null,
      fetched: 10,
      deduped: 2,
      queued: 2,
      suppressed: 6,
      failed: 0,
      scored: 8,
      over_threshold: 2,
      score_sum: 400,
      score_min: 10,
      score_max: 90,
    };
    const database = await openDatabaseOf(directory);
    const rows = database.db.collection<typeof run>("discovery_runs");
    await rows.insertMany([{ ...run }, { ...run, error: "no answer" }, { ...run, at: new Date(0) }]);
    await database.close();
    const after = (await admin.getDiscoveryReport()).data;
    expect(after.sources[0]).toEqual({
      source: "linkedin",
      runs: 2,
      errored_runs: 1,
      fetched: 20,
      deduped: 4,
      queued: 4,
      suppressed: 12,
      failed: 0,
      scored: 16,
      noise_rate: 0.75,
    });
    expect(JSON.stringify(after)).not.toContain("secret");
  });

  test("of a window that is none are refused", async () => {
    for (const window_days of [0, 91, "x"])
      expect((await refusal(admin.getUsageReport({ query: { window_days } }))).status).toBe(400);
  });
});

describe("jobs", () => {
  test("are listed without what they are about, a page at a time", async () => {
    const first = await admin.listJobs({ query: { limit: 3 } });
    expect(first.data).toHaveLength(3);
    const rest = await admin.listJobs({ query: { limit: 200, cursor: first.meta?.next_cursor ?? "" } });
    const ids = [...first.data, ...rest.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const all = (await admin.listJobs({ query: { limit: 200 } })).data;
    expect(all.map(({ id }) => id)).toEqual(ids);
    for (const { created_at } of all) {
      expect(Date.parse(created_at)).toBeGreaterThanOrEqual(begun);
      expect(Date.parse(created_at)).toBeLessThanOrEqual(Date.now());
    }
    for (const word of ["Ledgerline", "Marit", "Harbour"]) expect(JSON.stringify(all)).not.toContain(word);
    const identities = (await admin.listJobs({ query: { job_type: "identity", status: "completed" } })).data;
    expect(identities).toHaveLength(1);
    expect((await refusal(admin.listJobs({ query: { status: "lost" } }))).status).toBe(400);
  });

  test("that failed are set going again, and no others", async () => {
    const { client } = await server.account();
    const { data } = await client.regenerateIdentity();
    const params = { id: data.job_id };
    const settled = (status: string) =>
      vi.waitFor(async () => expect((await client.getJob({ params })).data.status).toBe(status), {
        timeout: 20_000,
        interval: 40,
      });
    await settled("failed");
    await client.createSkill({ body: { label: "Go" } });
    expect((await client.getJob({ params })).data.status).toBe("failed");
    const again = (await admin.retryJob({ params })).data;
    expect(again).toMatchObject({ id: data.job_id, job_type: "identity", error: null });
    await settled("completed");
    expect((await client.getJob({ params })).data).toMatchObject({ error: null, error_explanation: null });
    expect((await client.getProfile()).data.identity?.bio).toContain("Go");
    expect(await refusal(admin.retryJob({ params }))).toMatchObject({ status: 409, code: "job_not_failed" });
    expect((await refusal(admin.retryJob({ params: { id: crypto.randomUUID() } }))).status).toBe(404);
  });
});

describe("maintenance", () => {
  const run = async (task: MaintenanceTask) => (await admin.runMaintenance({ params: { task } })).data;

  test("expires what has waited too long", async () => {
    expect(await run("expire_pending")).toMatchObject({ task: "expire_pending", affected: 0 });
    const [waiting] = (await person.client.listPending()).data;
    const database = await openDatabaseOf(directory);
    const rows = database.db.collection<{ _id: string }>("pending_opportunities");
    await rows.updateOne({ _id: waiting?.id ?? "" }, { $set: { queued_at: new Date(0) } });
    await database.close();
    expect(await run("expire_pending")).toMatchObject({
      affected: 1,
      message: "1 row of the queue expired.",
    });
    expect(
      (await person.client.listPending({ query: { status: "expired" } })).data.map(({ id }) => id),
    ).toEqual([waiting?.id]);
  });

  test("looks at addresses again, though the day's look is done", async () => {
    const before = (await admin.listJobs({ query: { job_type: "opportunities_check", limit: 200 } })).data
      .length;
    const { affected } = await run("refresh_url_status");
    expect(affected).toBe(1);
    await run("refresh_url_status");
    const jobs = (await admin.listJobs({ query: { job_type: "opportunities_check", limit: 200 } })).data;
    expect(jobs.length).toBe(before + 2);
  });

  test("deletes keys whose day is over and no others", async () => {
    const send = () => person.client.createSkill({ body: { label: "Zig" }, idempotencyKey: "kept" });
    const { data } = await send();
    expect((await run("purge_idempotency_keys")).affected).toBe(0);
    expect((await send()).data).toEqual(data);
    const database = await openDatabaseOf(directory);
    const keys = database.db.collection("idempotency_keys");
    const { modifiedCount } = await keys.updateMany({}, { $set: { expires_at: new Date(0) } });
    expect(modifiedCount).toBeGreaterThan(0);
    await database.close();
    expect((await run("purge_idempotency_keys")).affected).toBe(modifiedCount);
    expect((await run("purge_idempotency_keys")).affected).toBe(0);
  });

  test("makes no vectors where no model is configured, and knows no other task", async () => {
    expect(await run("rebuild_embeddings")).toMatchObject({ affected: 0 });
    const other = admin.runMaintenance({ params: { task: "drop_everything" as "expire_pending" } });
    expect((await refusal(other)).status).toBe(404);
  });
});
