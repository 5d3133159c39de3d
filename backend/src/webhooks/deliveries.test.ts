/** One delivery for each event and webhook, whatever is cut off where; and when a webhook is given up. */
import { randomUUID } from "node:crypto";
import type { Opportunity } from "@career-portrait/shared/contract";
import { WEBHOOK_GIVEN_UP_MAX } from "@career-portrait/shared/contract";
import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database.ts";
import { createJobs, jobIndexes, type Jobs } from "../jobs/index.ts";
import { type ChangeLog, openChangeLog, syncIndexes } from "../sync/index.ts";
import { Deliveries } from "./deliveries.ts";
import type { OccurrenceSources } from "./occurrences.ts";
import { type WebhookRow, WebhookStore, webhookIndexes } from "./store.ts";

const log = pino({ level: "silent" });
let database: TestDatabase;
let changeLog: ChangeLog;
let store: WebhookStore;
let jobs: Jobs;
let sent: { url: string; body: string }[] = [];
let answer: (url: string) => number | Error = () => 200;

beforeAll(async () => {
  database = await testDatabase([...jobIndexes, ...syncIndexes, ...webhookIndexes]);
});
afterAll(() => database.close());
beforeEach(() => {
  changeLog = openChangeLog(database.db, log);
  store = new WebhookStore(changeLog.db);
  jobs = createJobs({ db: changeLog.db, log, newId: randomUUID, retryMs: 0.01 });
  sent = [];
  answer = () => 200;
});
afterEach(() => jobs.stop({ timeoutMs: 1_000 }));

interface Row {
  _id: string;
  account_id: string;
  created_at: Date;
}

/** Reads no more of opportunities than the events need. */
const sources: OccurrenceSources = {
  async opportunities(account_id, ids) {
    const rows = await database.db
      .collection<Row>("opportunities")
      .find({ account_id, _id: { $in: [...ids] } })
      .toArray();
    return rows.map(
      ({ _id, created_at }) => ({ id: _id, created_at: created_at.toISOString() }) as Opportunity,
    );
  },
  matches: async () => new Map(),
  jobs: async () => [],
  pending: async () => [],
  views: async () => [],
  tailoringJobs: new Set(),
  countedSince: () => changeLog.tickets.since(),
};

/** As a process of its own would have it; `queue` takes the place of queueing. */
function openDeliveries(queue?: Jobs["enqueue"]): Deliveries {
  return new Deliveries({
    store,
    log: changeLog.store,
    jobs: queue ? { ...jobs, enqueue: queue } : jobs,
    sources,
    fetcher: {
      async post(url, { body }) {
        sent.push({ url, body });
        const given = answer(url);
        if (given instanceof Error) throw given;
        return given;
      },
    },
    now: () => new Date(),
  });
}

async function makeHook(accountId: string): Promise<WebhookRow> {
  const { head } = await changeLog.sequencer.upToDate(accountId);
  const row: WebhookRow = {
    _id: randomUUID(),
    account_id: accountId,
    url: `https://receiver.example/${accountId}`,
    events: ["opportunity.created"],
    secret: "whsec_x",
    from_seq: head,
    told_seq: head,
    views: {},
    given_up: [],
    disabled_at: null,
    disabled_reason: null,
    last_delivered_at: null,
    last_failed_at: null,
    last_error: null,
    created_at: new Date(),
  };
  await store.insert(row);
  return row;
}

/** So many opportunities, placed in the log. */
async function save(accountId: string, count: number): Promise<string[]> {
  await changeLog.tickets.since();
  const rows = Array.from({ length: count }, () => ({
    _id: randomUUID(),
    account_id: accountId,
    created_at: new Date(),
  }));
  await changeLog.db.collection<Row>("opportunities").insertMany(rows);
  await changeLog.sequencer.upToDate(accountId);
  return rows.map(({ _id }) => _id);
}

const deliveriesOf = (account_id: string) =>
  database.db.collection("webhook_deliveries").find({ account_id }).toArray();
const subjectOf = ({ body }: { body: string }) => (JSON.parse(body) as { data: { id: string } }).data.id;

test("a process killed anywhere between the log and the queue leaves one delivery for each event", async () => {
  const account = randomUUID();
  await makeHook(account);
  const ids = await save(account, 5);
  // Cut off before the first, the second … is queued; each time its record stands already.
  for (let room = 0; room < 5; room += 1) {
    let queued = 0;
    const cutOff = openDeliveries(async (job) => {
      if ((queued += 1) > room) throw new Error("killed");
      return jobs.enqueue(job);
    });
    await expect(cutOff.look()).rejects.toThrow("killed");
  }
  const deliveries = openDeliveries();
  await deliveries.look();
  await jobs.start({ run: true });
  await vi.waitFor(() => expect(sent).toHaveLength(5), { timeout: 10_000 });
  expect(new Set(sent.map(subjectOf))).toEqual(new Set(ids));
  await vi.waitFor(async () => {
    const rows = await deliveriesOf(account);
    expect(rows.map(({ status, body }) => [status, body])).toEqual(ids.map(() => ["delivered", null]));
  });
  // A change of what was told is nothing new, and nothing that was there before is.
  await changeLog.db
    .collection<Row>("opportunities")
    .updateMany({ account_id: account }, { $set: { notes: "n" } });
  await makeHook(account);
  await changeLog.sequencer.upToDate(account);
  await deliveries.look();
  expect(await deliveriesOf(account)).toHaveLength(5);
});

test("two processes that look at the same time make each delivery once", async () => {
  const account = randomUUID();
  const one = openDeliveries();
  await jobs.start({ run: true });
  await makeHook(account);
  await makeHook(account);
  await save(account, 40);
  await Promise.all([one.look(), openDeliveries().look(), openDeliveries().look()]);
  await vi.waitFor(() => expect(sent).toHaveLength(80), { timeout: 20_000 });
  expect(await deliveriesOf(account)).toHaveLength(80);
  expect(await database.db.collection("jobs").countDocuments({ account_id: account })).toBe(80);
}, 30_000);

test("after so many deliveries in a row that were given up it is disabled with the reason; one that arrives begins the count anew", async () => {
  const account = randomUUID();
  const deliveries = openDeliveries();
  await jobs.start({ run: true });
  const hook = await makeHook(account);
  const givenUp = async (count: number) =>
    vi.waitFor(async () => expect((await store.find(account, hook._id))?.given_up).toHaveLength(count), {
      timeout: 20_000,
    });
  answer = () => 500;
  await save(account, WEBHOOK_GIVEN_UP_MAX - 1);
  await deliveries.look();
  await givenUp(WEBHOOK_GIVEN_UP_MAX - 1);
  expect((await store.find(account, hook._id))?.disabled_at).toBeNull();
  answer = () => 204;
  await save(account, 1);
  await deliveries.look();
  await givenUp(0);
  answer = () => new Error("The site did not answer, or broke off its answer.");
  await save(account, WEBHOOK_GIVEN_UP_MAX);
  await deliveries.look();
  await vi.waitFor(
    async () => expect((await store.find(account, hook._id))?.disabled_reason).toContain("did not answer"),
    { timeout: 20_000 },
  );
  const before = sent.length;
  await save(account, 3);
  await deliveries.look();
  expect(await store.active()).not.toContainEqual(expect.objectContaining({ _id: hook._id }));
  expect(sent).toHaveLength(before);
}, 60_000);

test("an address in a private network is given up at once", async () => {
  const { FetchError } = await import("../fetching/index.ts");
  const account = randomUUID();
  const deliveries = openDeliveries();
  await jobs.start({ run: true });
  const hook = await makeHook(account);
  answer = () => new FetchError("forbidden_address");
  await save(account, 1);
  await deliveries.look();
  await vi.waitFor(async () => expect((await store.find(account, hook._id))?.given_up).toHaveLength(1));
  expect(sent).toHaveLength(1);
});

test("a webhook that was deleted gets nothing that was still waiting", async () => {
  const account = randomUUID();
  const deliveries = openDeliveries();
  const hook = await makeHook(account);
  await save(account, 2);
  await deliveries.look();
  await store.delete(account, hook._id);
  await jobs.start({ run: true });
  const rows = database.db.collection("jobs");
  await vi.waitFor(async () => {
    expect(await rows.countDocuments({ account_id: account, status: "completed" })).toBe(2);
  });
  expect(sent).toEqual([]);
  expect(await deliveriesOf(account)).toEqual([]);
});
